### The replay of any game.

# en: 0e71f825
replay-replay = Replay
# en: fefaaee3
replay-first = Erster Schritt
# en: 67c2c5e2
replay-back = Einen Schritt zurück
# en: 56c25f57
replay-forward = Einen Schritt vor
# en: 371dc704
replay-last = Letzter Schritt
# en: 10954619
replay-play-steps = Schritte abspielen
# en: 92c02433
replay-pause-steps = Pause
# en: 349485a7
replay-slider = Schritt
# en: a143d20f
replay-step-of = Schritt { $at } von { $count }
# en: 4e902567
replay-previous-milestone = Zurück: { $what }
# en: 551e6ab1
replay-next-milestone = Vor: { $what }
# en: 97c96a15
replay-more = Optionen des Replays
# en: 7bb37477
replay-keys = Tasten
# en: c03c472e
replay-copy-link = Link kopieren
# en: 2fddd44f
replay-copied = Der Link zu diesem Schritt ist kopiert.
# en: 3b03eace
replay-seen-by = Gesehen von
# en: 9b1170d7
replay-seen-by-all = alle Handkarten
# en: 0b9443bd
replay-seen-by-name = Hand von { $name }
# en: 4f9a4321
replay-play-on = Von hier weiterspielen
# en: 342ac9bd
replay-play-on-before = Ab Schritt { $step } weiterspielen
# en: ab6a4afc
replay-step = Schritt
# en: b276f433
replay-event = Ereignis
# en: 56375ece
replay-this-step = Dieser Schritt
# en: 2ed0252a
replay-changes =
    { $count ->
        [one] { $count } Änderung auf dem Tisch
       *[other] { $count } Änderungen auf dem Tisch
    }
# en: 6b6afc11
replay-by-service = vom Dienst
# en: 9f334e5a
replay-by = von { $name }
# en: a2e39dee
replay-draw = Nummer { $number } von { $count } in sortierter Folge wurde gezogen.
# en: ffd974ff
replay-no-draws = In diesem Schritt wurde nichts gezogen.
# en: e795fcf3
replay-draws-later = Die Ziehungen werden veröffentlicht, wenn die Partie beendet ist.
# en: ee196845
replay-proof-lead = Der Dienst prüft, dass in dieser Partie nichts geändert, erfunden oder manipuliert wurde. Alle können dasselbe prüfen.
# en: 5e59cbf5
replay-proof-wait = Züge, Ziehungen und KIs lassen sich prüfen, wenn die Partie beendet ist, denn dann wird ihr Geheimnis veröffentlicht.
# en: 097cbca5
replay-proof-names-chain = Protokoll
# en: c8849ad0
replay-proof-names-fold = Replay
# en: 1513d790
replay-proof-names-rules = Regeln
# en: 8d1e1fa4
replay-proof-names-draws = Ziehungen
# en: 7b284c93
replay-proof-names-choices = KIs
# en: 54d50b56
replay-proof-meaning-chain = Der Fingerabdruck jedes Schritts enthält den des Schritts davor. Keiner wurde geändert, ausgelassen oder später hinzugefügt.
# en: a17eff7f
replay-proof-meaning-fold = Jede Entscheidung ist lesbar. Der Reihe nach nachgespielt führen alle genau zu dieser Stellung.
# en: 266d2954
replay-proof-meaning-rules = Jeder Zug war erlaubt. Seine Ereignisse sind genau die, die die Regeln vorschreiben.
# en: d252c36b
replay-proof-meaning-draws = Das Geheimnis der Partie bestimmt jede Ziehung und jeden Wurf. Der Dienst hatte sich darauf festgelegt, bevor die Partie begann.
# en: 7bc2f945
replay-proof-meaning-choices = Jeder Zug einer KI ist der, den ihre Stufe nach dem wählt, was ihr Platz sehen konnte. Andere Handkarten hat sie nicht gesehen.
# en: 954cc46c
replay-proof-status-passed = bestanden
# en: 8442d4a6
replay-proof-status-failed = GESCHEITERT
# en: 43afef85
replay-proof-status-not_yet = wenn die Partie beendet ist
# en: 3ba6d170
replay-proof-status-unavailable = hier nicht möglich
# en: 794d83f9
replay-proof-status-not_asked = noch nicht berechnet
# en: bfff4adf
replay-proof-checked =
    { $count ->
        [one] { $count } Entscheidung wurde geprüft.
       *[other] { $count } Entscheidungen wurden geprüft.
    }
# en: 72c7a75f
replay-proof-failed = Schritt { $version }: { $why }
# en: 0d2f91fe
replay-check-again = Erneut prüfen
# en: 3cddd8a1
replay-prove-choices = Wahl der KIs nachweisen
# en: 7aa1fdb7
replay-proving = Jede Wahl einer KI wird noch einmal getroffen: { $done } von { $of }.
# en: aa7a73c2
replay-points-of = { $name } { $points }
# en: 947f093a
replay-chart-table = Die Punkte als Tabelle
# en: 3fc376bf
replay-analyse = Analysieren
# en: 8ae1c399
replay-analysis = Analyse
# en: 88ea3f2e
replay-analysing = { $done } von { $of } Zügen sind beurteilt.
# en: 0f229e6f
replay-waits = Die Analyse beginnt bald.
# en: 402515b3
replay-words-meaning = Ein guter Zug verschenkt höchstens 4 % der Gewinnchance, wenn alle wie schnelle KIs weiterspielen.
# en: 7902b691
replay-stop-analysing = Analyse beenden
# en: 4d384203
replay-analysis-failed = Die Analyse ist fehlgeschlagen. { $problem }
# en: 3ed215ba
replay-graph = Gewinnchance, Schritt für Schritt
# en: 4c375a83
replay-chance = { $name } { $share }
# en: 3c556f4e
replay-no-chance = nicht beurteilt
# en: 9bcb2720
replay-not-yet = Dieser Zug ist noch nicht beurteilt.
# en: a5cff44d
replay-show-mistake = Stellung vor Schritt { $version } zeigen
# en: 6384df2a
replay-worst = Die Züge, die am meisten verschenkten
# en: 4674267a
replay-no-mistakes = Kein Zug war ein Fehler.
# en: f18c08a1
replay-words-forced = der einzige Zug
# en: 0658cad0
replay-words-best = der beste Zug
# en: 881fdae9
replay-words-good = ein guter Zug
# en: 0b1b6aeb
replay-words-inaccuracy = eine Ungenauigkeit
# en: 0fe08f04
replay-words-mistake = ein Fehler
# en: fc44110d
replay-words-blunder = ein grober Fehler
# en: 517fdc69
replay-signs-inaccuracy = ?!
# en: 214a02cd
replay-signs-mistake = ?
# en: dab0638a
replay-signs-blunder = ??
# en: aa9dab73
replay-in-place-of = eine KI für { $name }
# en: 80bc2011
replay-gave-away = verschenkte { $share }
# en: 027a0c0e
replay-played = Gespielt
# en: 80fa057c
replay-better = Besser
# en: fbad4c2e
replay-next = Als Nächstes { $name }: { $move }, { $word }.
# en: a87be55e
replay-better-is = Besser: { $move }, auf dem Spielplan umrahmt.
# en: 4f9e6071
replay-see-better = Besseren Zug ansehen
# en: 523859c2
replay-previous-mistake = Voriger Fehler
# en: c3b33027
replay-next-mistake = Nächster Fehler
# en: 6cfa6b89
replay-accuracy = Genauigkeit
# en: d051f257
replay-chances = Die Chancen als Tabelle
# en: 53b6dd70
replay-this-gave-away = Dieser Schritt ist { $word }: Er verschenkte { $share }.
# en: f5fef466
replay-this-gave-away-exactly = Dieser Schritt ist { $word }: Er verschenkte genau { $share }.
# en: fe6f7ea8
replay-accuracy-of = { $name }: { $share }
# en: 0cf3b0ac
replay-accuracy-none = { $name }: nie eine Wahl
# en: a34cc7f6
replay-keys-step = ein Schritt zurück, ein Schritt vor
# en: 371948f4
replay-keys-ends = der erste Schritt, der letzte Schritt
# en: 6128d228
replay-keys-milestones = zurück: { $what }, vor: { $what }
# en: 60c3f9ef
replay-keys-play = Schritte abspielen, Pause
# en: f5fb896a
replay-keys-mistakes = voriger Fehler, nächster Fehler
# en: 82eeebf5
replay-fingerprint = Fingerabdruck
# en: 4bee9190
replay-fingerprint-chain = Fingerabdruck aller bisherigen Schritte
# en: dddaeb71
page-back-to-now = Zurück zum Jetzt
# en: a92d5c67
page-speed = Tempo
# en: 1d0e2291
page-play-on-from = Ab Schritt { $step } weiterspielen
# en: 9f7d4b67
page-play-on-lead = Bei diesem Schritt beginnt eine neue Partie mit neuen Ziehungen. Alle können nachsehen, was bei diesem Schritt auf jeder Hand war.
# en: 83a7440b
players-is-remembered = Deine Partien werden unter dem Namen { $name } aufbewahrt.
# en: 22283886
players-keep-under = Diese Partie unter dem Namen { $name } aufbewahren
# en: dbc27625
players-ask-rematch = Um Revanche bitten
# en: 09142d79
players-rematch-lead = Dieselben Plätze noch einmal. Der nächste Platz beginnt.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } wartet in der Revanche.
       *[other] { $names } warten in der Revanche.
    }
# en: f820b29f
players-rematch-opened = Eine Revanche wurde eröffnet.
# en: c2a29b22
players-join-rematch = Zur Revanche hinsetzen
# en: 309a4389
players-go-to-rematch = Zur Revanche
# en: 5363addf
players-watch-rematch = Bei der Revanche zuschauen
# en: c3a8e29b
end-title = Das Ergebnis
# en: 7aa5c3b2
end-you = Du
# en: bf6796b8
end-you-among = du
# en: 05c66581
end-shared =
    { $points ->
        [one] Gemeinsamer Sieg: { $together }, mit je { $points } Punkt.
       *[other] Gemeinsamer Sieg: { $together }, mit je { $points } Punkten.
    }
# en: 5acb41ca
end-nobody-draw = Die Partie ist unentschieden.
# en: 8faed71e
end-nobody-abandoned = Die Partie wurde abgebrochen: Niemand hat gewonnen.
# en: 301d6530
end-nobody-other = Niemand hat gewonnen.
# en: 2b9312e7
end-place = Du bist { $place }. von { $of }.
# en: 39d93fe4
end-table-title = Die Punkte nach Art
# en: 0e523f37
end-category = Für
# en: c189b278
end-total = Summe
# en: 74e62df1
end-winner = Sieg
# en: 585a29f2
end-rating = Dein Rating ist jetzt { $now } ({ $change }).
# en: 3c2ace52
end-replay = Replay
# en: 02a723a9
end-analyse = Analysieren
# en: 1e6dfdc1
end-new-game = Neue Partie
# en: 49cd5c07
end-download = Herunterladen
# en: 4d55d4da
end-rematch-ai = Revanche
# en: e69e3ce4
end-won =
    { $who ->
        [you] Du hast gewonnen.
       *[other] { $name } hat gewonnen.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Du hast { $how } gewonnen.
       *[other] { $name } hat { $how } gewonnen.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Du hast durch Zeitüberschreitung gewonnen.
       *[other] { $name } hat durch Zeitüberschreitung gewonnen.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Du hast bei Gleichstand gewonnen, mit mehr { $what }.
       *[other] { $name } hat bei Gleichstand gewonnen, mit mehr { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = Rohstoffen auf Plättchen
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Du hast mit { $difference } Punkt Vorsprung gewonnen.
               *[other] Du hast mit { $difference } Punkten Vorsprung gewonnen.
            }
       *[other]
            { $difference ->
                [one] { $name } hat mit { $difference } Punkt Vorsprung gewonnen.
               *[other] { $name } hat mit { $difference } Punkten Vorsprung gewonnen.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Du hast gewonnen, weil die anderen gegangen sind.
               *[other] Du hast gewonnen, weil { $other } gegangen ist.
            }
       *[other]
            { $left ->
                [you] { $name } hat gewonnen, weil du gegangen bist.
                [others] { $name } hat gewonnen, weil die anderen gegangen sind.
               *[other] { $name } hat gewonnen, weil { $other } gegangen ist.
            }
    }
# en: d361fe42
character-random-farewell-won = Muh! Ich weiß nicht, wie ich gewonnen habe.
# en: 959c53a2
character-random-farewell-lost = Muh. Darf ich jetzt die Karten fressen?
# en: e18b327f
character-beginner-farewell-won = Ich habe gewonnen! Das muss ich Opa erzählen.
# en: e0bce29b
character-beginner-farewell-lost = Ich habe wieder die Regeln verwechselt. Noch mal?
# en: effae71b
character-casual-farewell-won = Was, schon vorbei? Und ich habe gewonnen?
# en: 8f7df406
character-casual-farewell-lost = Das Lied war so schön, dass ich das Spiel vergaß.
# en: f170ad1c
character-easy-farewell-won = Ich habe gewonnen? Du warst nett zu mir.
# en: 27df973f
character-easy-farewell-lost = Gut gespielt! Meine Pläne sind so langsam wie meine Knie.
# en: 77dcc694
character-medium-farewell-won = Ein Faden nach dem anderen. So habe ich gewonnen.
# en: 8b12eb3e
character-medium-farewell-lost = Du hast meinen losen Faden gefunden. Gut gespielt.
# en: 1e8722b8
character-hard-farewell-won = Du hast gut gekämpft. Das Glen ist noch immer mein.
# en: a39a70eb
character-hard-farewell-lost = Heute gehört das Glen dir. Ich komme wieder.
# en: 32f53921
character-expert-farewell-won = Die hatte ich schon gesehen.
# en: 70cb41e0
character-expert-farewell-lost = Die war neu. Danke.
# en: 6d3a39ed
character-greedy-farewell-won = Was für ein Tag! Mein Beutel ist voll.
# en: 2ce2faaa
character-greedy-farewell-lost = Ich nahm alles, was ich sah. Du hast mehr gesehen.
