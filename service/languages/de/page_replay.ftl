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
# en: 772b8647
replay-history = Was geschehen ist
# en: 2f3a9475
replay-show-step = Schritt { $version } zeigen
# en: ab6a4afc
replay-step = Schritt
# en: b276f433
replay-event = Ereignis
# en: 56375ece
replay-this-step = Dieser Schritt
# en: 808f7385
replay-facts = Ereignisse, Ziehungen und Fingerabdrücke
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
# en: 74627863
replay-proof = Nachweis
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
# en: ca05b063
replay-hint = Tipp
# en: ad3e4104
replay-hint-thinks = Eine KI sucht einen guten Zug.
# en: c72b7109
replay-hint-is = { CAPITAL($move) }.
# en: 3fd46eef
replay-hint-others = Andere Züge
# en: 2659c839
replay-hint-other = { $move }: { $share }
# en: 074b1ce7
replay-hint-failed = Es wurde kein Tipp gefunden.
# en: 03476e9b
replay-close-hint = Tipp schließen
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
# en: 4bc02ffe
replay-hint-expects = Er ist auf dem Spielplan umrahmt. Deine Gewinnchance ist dann { $share }, wenn alle wie schnelle KIs weiterspielen.
# en: 8b880a9e
replay-hint-expects-exactly = Er ist auf dem Spielplan umrahmt. Deine Gewinnchance ist dann genau { $share }: Bis zum Ende ist alles bekannt.
# en: 82eeebf5
replay-fingerprint = Fingerabdruck
# en: 4bee9190
replay-fingerprint-chain = Fingerabdruck aller bisherigen Schritte
