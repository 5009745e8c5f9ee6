### The table of any game.

# en: 5570c7f4
page-connection-lost = Die Verbindung zu Cairn ist unterbrochen. Die Seite versucht es weiter.
# en: 242024af
page-no-game = Diese Partie gibt es nicht, oder sie wurde gelöscht.
# en: 6c4fe8e3
page-says = „{ $words }“
# en: 18f6f390
page-ai = KI, { $level }
# en: f0a54428
page-human = Mensch
# en: 76a444b2
page-status-open = Wartet auf Mitspielende
# en: 233368ba
page-status-finished = Beendet
# en: 50b9288e
page-seats = Mitspielende und Punkte
# en: 3eb32cf9
page-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
# en: dff3f2be
page-to-move = am Zug
# en: d43c577d
page-winner = Sieg
# en: 14029421
page-forked = Diese Partie ist von einer anderen abgezweigt.
# en: 69d009a0
page-play-as = Du spielst
# en: ba49fccf
page-hand-over = { $name } ist an diesem Gerät am Zug. Seite von { $name } zeigen.
# en: 924122aa
page-spectating = Du schaust zu. Handkarten bleiben verborgen, bis die Partie beendet ist.
# en: 74e6ac24
page-waiting-for-seats = Die Partie beginnt, wenn alle Plätze besetzt sind. Schicke die Adresse dieser Seite an die anderen.
# en: c76041d6
page-your-turn = Du bist am Zug.
# en: 1707b235
page-seats-choose = Alle wählen gleichzeitig.
# en: 5f32917c
page-have-chosen = { $count } von { $all } haben gewählt.
# en: fe0d5b7b
page-you-chose = Du hast gewählt:
# en: 94f67738
page-over = Die Partie ist vorbei.
# en: 864b7740
page-actions = Was du tun kannst
# en: abb46f7a
page-all-moves = Alle { $count } möglichen Züge in Worten
# en: da865129
page-one-move = Der einzige mögliche Zug in Worten
# en: b5e95745
page-start-again = Neu wählen
# en: 13b89e47
page-undo = Zurücknehmen
# en: 5bf2c960
page-resign = Partie verlassen
# en: ecbcbdd8
page-leave-question = Möchtest du gehen?
# en: 343e9354
page-stay = Bleiben
# en: bfe9dbfd
page-rules = Regeln
# en: f9dae31b
page-sending = Sendet…
# en: 7c343309
page-look-back = Zurückblicken
# en: dddaeb71
page-back-to-now = Zurück zum Jetzt
# en: a92d5c67
page-speed = Tempo
# en: 1f6490cd
page-download = Partie herunterladen
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
# en: 3aad4133
players-rematch-of = Diese Partie ist eine Revanche.
# en: 46d14cc5
frame-menu = Mehr
# en: 6284c119
frame-fork-short = Abzweigung
# en: 79bdfe47
frame-rematch-short = Revanche
# en: c3d0e0ec
frame-last-move = Letzter Zug
# en: 648fae7d
frame-pace = Tempo der KIs
# en: 26e31410
frame-paces-slow = langsam
# en: feb71a69
frame-paces-normal = normal
# en: 4b469830
frame-paces-fast = schnell
# en: 614cc092
frame-paces-once = sofort
# en: 031f729e
frame-pause = Pause
# en: 6fd289e9
frame-go-on = Weiter
# en: 2ead6eb5
frame-skip =
    { $count ->
        [0] Überspringen
       *[other] Überspringen ({ $count })
    }
# en: 2dd7266a
frame-waiting-to-be-shown =
    { $count ->
        [one] { $count } Entscheidung ist noch zu zeigen.
       *[other] { $count } Entscheidungen sind noch zu zeigen.
    }
# en: ac06876e
frame-sound = Ein Ton, wenn ich am Zug bin und diese Seite im Hintergrund ist
# en: 745a67fd
frame-notification = Eine Benachrichtigung, wenn ich am Zug bin und diese Seite im Hintergrund ist
# en: 753d93a6
frame-notification-refused = Dieser Browser lässt keine Benachrichtigungen zu.
# en: 02db8958
frame-your-turn-at = Du bist bei { $title } am Zug.
# en: 2f77509c
frame-example = Ein Beispiel des Tischs, bis die Partie beginnt.
# en: bfa7a01f
frame-size = Größe des Spielplans
# en: b14c70a6
frame-larger = Spielplan vergrößern
# en: 158e85fd
frame-smaller = Spielplan verkleinern
# en: 07932b5a
frame-show-board = Spielplan zeigen
# en: fdcb9c8a
frame-show-result = Ergebnis zeigen
# en: a177adae
frame-time-left = noch { $time }
# en: 40182864
frame-time-low = Du hast weniger als ein Fünftel deiner Zeit übrig.
# en: f0fa9c77
frame-days = { $days } T { $hours } h
# en: 68972982
frame-who-is-you = Das bist du.
# en: 4d375b7d
frame-who-is-open = Hier sitzt noch niemand.
# en: abec4c5d
frame-who-is-human = Ein Mensch spielt diesen Platz.
# en: 67307d4f
frame-who-is-beginner = Eine KI spielt diesen Platz. Sie spielt wie „leicht“, aber drei von zehn Zügen sind zufällig; für eine erste Partie.
# en: 8f724837
frame-who-is-casual = Eine KI spielt diesen Platz. Sie spielt wie „leicht“, aber einer von acht Zügen ist zufällig; für eine zweite Partie.
# en: 6c215458
frame-who-is-easy = Eine KI spielt diesen Platz. Sie spielt schnell und nach einfachen Zielen; für alle, die die Regeln kennen.
# en: 61bee6ed
frame-who-is-medium = Eine KI spielt diesen Platz. Sie denkt weiter voraus; für alle, die „leicht“ schlagen.
# en: 8d38da91
frame-who-is-hard = Eine KI spielt diesen Platz. Sie denkt am längsten; für alle, die oft gewinnen.
# en: 8a02ef20
frame-who-is-expert = Eine KI spielt diesen Platz. Sie hat aus Partien gegen sich selbst gelernt; für alle, die „schwer“ schlagen.
# en: a42ac44f
frame-who-is-greedy = Eine KI spielt diesen Platz. Sie nimmt den besten der nächsten Züge und denkt nicht weiter; etwa so stark wie „leicht“.
# en: c73fb9ed
frame-who-is-random = Eine KI spielt diesen Platz. Sie macht irgendeinen erlaubten Zug; zum Ausprobieren der Regeln.
# en: 5681afc4
frame-for-guest = für den Gast der vorigen Partie
# en: 89f1baab
frame-points-of =
    { $points ->
        [one] Bisher { $points } Punkt.
       *[other] Bisher { $points } Punkte.
    }
# en: 0b1ac682
frame-is-to-move = Die Partie wartet auf diesen Platz.
# en: 3700dc04
frame-clock-kinds-turn = Jeder Zug hat { $time }.
# en: 2fb77f17
frame-clock-then-easy = Ist die Zeit abgelaufen, spielt eine KI den Zug.
# en: 873b4352
frame-clock-then-forfeit = Wessen Zeit abgelaufen ist, hat verloren.
# en: 56951feb
frame-is-kept = Dieser Platz ist für { $name } reserviert (eingeladen).
# en: a1cbcf41
frame-is-kept-for-guest = Dieser Platz ist für den Gast reserviert, der ihn in der vorigen Partie hatte.
# en: 97656bd9
frame-clock-kinds-bank = Alle Züge zusammen haben { $time }.
# en: 9480f2d7
frame-clock-kinds-bank-back = Alle Züge zusammen haben { $time }, und jeder Zug gibt { $back } zurück.
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
# en: c777ca8c
leaving-title = Was das Verlassen kostet
# en: dc55e92f
leaving-you = Du
# en: b01d7447
leaving-others = Die anderen
# en: 89a7cc9f
leaving-rating = Rating
# en: 1ed8971c
leaving-after = Danach
# en: 8c606e58
leaving-does-opens_seat-you = Dein Platz ist wieder offen. Die Partie hat nicht begonnen.
# en: cb54e231
leaving-does-opens_seat-button = Platz verlassen
# en: c1bcbbc2
leaving-does-loses-you = Du verlierst diese Partie.
# en: 2e2eba56
leaving-does-loses-others = { $names } gewinnt sofort.
# en: 1298d041
leaving-does-loses-button = Gehen und verlieren
# en: 562d0c2d
leaving-does-ai_plays_on-you = Eine KI spielt deinen Platz zu Ende. Du stehst an letzter Stelle, was immer sie erreicht.
# en: b806c348
leaving-does-ai_plays_on-others = Für { $names } geht die Partie weiter, und jemand von ihnen gewinnt.
# en: c8e4f7ac
leaving-does-ai_plays_on-button = Gehen, letzte Stelle
# en: 7df1c824
leaving-does-abandons-you = Die Partie endet, und niemand gewinnt.
# en: ae77e141
leaving-does-abandons-others = Kein anderer Mensch spielt in dieser Partie.
# en: 8414058b
leaving-does-abandons-button = Gehen und Partie beenden
# en: 205c54a1
leaving-rated = Diese Partie zählt für Ratings. Du verlierst Rating wie bei einer verlorenen Partie.
# en: 987bafe4
leaving-unrated = Dein Rating bleibt, wie es ist.
# en: eb2ce729
leaving-for-good = Das lässt sich nicht zurücknehmen: Dein Platz gehört dir dann nicht mehr.
# en: 8dc25de5
leaving-may-return = Du kannst dich wieder setzen, solange der Platz offen ist.
# en: 501551db
leaving-does-opens_seat-others = Für { $names } heißt es warten, bis sich jemand setzt.
# en: c5683c9f
leaving-nobody-else = Sonst sitzt hier noch niemand.
# en: 1b1f5d42
keys-keys = Tasten
# en: 5b6c8eec
keys-keys-lead = Jede Taste gilt überall am Tisch, nur nicht, während du tippst.
# en: 66843738
keys-type-move = Zug eintippen
# en: 93b60789
keys-type-how = Schreibe einen Zug, wie er in dieser Liste steht, und drücke Enter.
# en: 5b77432f
keys-fitting =
    { $count ->
        [one] Ein Zug passt. Enter spielt ihn.
       *[other] { $count } Züge passen.
    }
# en: 1f815f0e
keys-none-fits = So wird kein Zug geschrieben. Die ähnlichsten stehen unten.
# en: c6cdddf3
keys-not-clear = { $count } Züge passen. Schreibe mehr, oder wähle einen.
# en: 1a7fb7ae
keys-motion = Bewegung
# en: c0fe9786
keys-sounds = Töne
# en: ac09e08b
keys-explanations = Erklärungen zu dem, worauf Maus oder Fokus ruht
# en: 08f8fd16
key-arrow = Pfeil
# en: 4bdca191
keys-group-board = Am Spielplan
# en: 4bc84e8b
keys-group-buttons = Knöpfe unter dem Spielplan
# en: f95d17e5
keys-group-words = Züge in Worten
# en: 118ba9cc
keys-group-replay = In einem Replay
# en: c8c691be
keys-group-everywhere = Überall am Tisch
# en: f04febf4
keys-does-nearest = Zum nächstgelegenen Teil gehen, das sich anklicken lässt.
# en: 6aa317bc
keys-does-nearest_of_all = Zum nächstgelegenen Teil gehen, ob anklickbar oder nicht.
# en: cfc47d9d
keys-does-choose = Ein Teil deiner Hand wählen. Ist eines gewählt: die Stelle mit dieser Nummer wählen.
# en: 4aec8f56
keys-does-choose_place = Die Stelle mit dieser Nummer sofort wählen.
# en: dc85c4f4
keys-does-click = Das Teil anklicken, bei dem du bist.
# en: cfbef617
keys-does-let_go = Das Gewählte loslassen.
# en: 1e5d5e46
keys-does-first = Den ersten Knopf drücken, etwa „Zug beenden“.
# en: 477515d0
keys-does-second = Den zweiten Knopf drücken.
# en: 8621541e
keys-does-third = Den dritten Knopf drücken.
# en: 4f665012
keys-does-undo = Zurücknehmen.
# en: 692e18ca
keys-does-hint = Um einen Tipp bitten.
# en: 1028e5ba
keys-does-skip = Zur Gegenwart springen.
# en: 090047b0
keys-does-type = Einen Zug eintippen.
# en: 543e2685
keys-does-all_moves = Die Liste aller Züge öffnen oder schließen.
# en: 46f89c78
keys-does-step = Einen Schritt vor oder zurück.
# en: 68ac2aa7
keys-does-milestone = Zum Meilenstein davor oder danach.
# en: 6c76b25f
keys-does-mistake = Zum Fehler davor oder danach, in einer Analyse.
# en: fa8de940
keys-does-ends = Zum ersten oder letzten Schritt.
# en: eb41d13d
keys-does-play = Die Schritte abspielen, oder anhalten.
# en: 450468f4
keys-does-keys = Diese Tasten zeigen.
# en: c5f3cde5
phrases-say = Etwas sagen
# en: 95e295f3
phrases-phrases-hello = Hallo!
# en: b0356d0d
phrases-phrases-good_luck = Viel Glück!
# en: 22638217
phrases-phrases-well_played = Gut gespielt!
# en: b6d285a3
phrases-phrases-thanks = Danke!
# en: 3a51834c
phrases-phrases-oops = Hoppla!
# en: 96655625
phrases-phrases-thinking = Ich überlege…
# en: d24e1e45
phrases-phrases-bagpipes = Dudelsäcke!
# en: ab7ab976
phrases-phrases-again = Noch mal?
# en: edd954b8
phrases-says = { $name } sagt: { $words }
# en: 780ce84f
phrases-mute-here = Sätze an diesem Tisch ausblenden
# en: 377a34bc
phrases-mute-always = An allen Tischen ausblenden
# en: 6c58872e
character-random-greeting = Muh. Ich setze meinen Huf, wohin ich mag.
# en: d361fe42
character-random-farewell-won = Muh! Ich weiß nicht, wie ich gewonnen habe.
# en: 959c53a2
character-random-farewell-lost = Muh. Darf ich jetzt die Karten fressen?
# en: 9b89c330
character-beginner-greeting = Heute früh habe ich die Regeln gelernt. Opa sagt, ich darf mitspielen.
# en: e18b327f
character-beginner-farewell-won = Ich habe gewonnen! Das muss ich Opa erzählen.
# en: e0bce29b
character-beginner-farewell-lost = Ich habe wieder die Regeln verwechselt. Noch mal?
# en: 13fb6b9c
character-casual-greeting = Ich komme wegen der Musik. Lass dich nicht stören, wenn ich summe.
# en: effae71b
character-casual-farewell-won = Was, schon vorbei? Und ich habe gewonnen?
# en: 8f7df406
character-casual-farewell-lost = Das Lied war so schön, dass ich das Spiel vergaß.
# en: c3193978
character-easy-greeting = Setz dich, setz dich. Ich spiele der Gesellschaft wegen.
# en: f170ad1c
character-easy-farewell-won = Ich habe gewonnen? Du warst nett zu mir.
# en: 27df973f
character-easy-farewell-lost = Gut gespielt! Meine Pläne sind so langsam wie meine Knie.
# en: 394b9ce5
character-medium-greeting = Ich webe den ganzen Tag, da erkenne ich jedes Muster.
# en: 77dcc694
character-medium-farewell-won = Ein Faden nach dem anderen. So habe ich gewonnen.
# en: 8b12eb3e
character-medium-farewell-lost = Du hast meinen losen Faden gefunden. Gut gespielt.
# en: 807ab612
character-hard-greeting = Mein Clan hält dieses Glen seit dreihundert Jahren. Fang an.
# en: 1e8722b8
character-hard-farewell-won = Du hast gut gekämpft. Das Glen ist noch immer mein.
# en: a39a70eb
character-hard-farewell-lost = Heute gehört das Glen dir. Ich komme wieder.
# en: 2d6ca346
character-expert-greeting = Ich habe eine Million solcher Partien gesehen. Zeig mir eine neue.
# en: 32f53921
character-expert-farewell-won = Die hatte ich schon gesehen.
# en: 70cb41e0
character-expert-farewell-lost = Die war neu. Danke.
# en: 5ffef297
character-greedy-greeting = Ich nehme das Beste, das ich sehe. Weiter schaue ich nie.
# en: 6d3a39ed
character-greedy-farewell-won = Was für ein Tag! Mein Beutel ist voll.
# en: 2ce2faaa
character-greedy-farewell-lost = Ich nahm alles, was ich sah. Du hast mehr gesehen.
# en: 891e8379
key-Shift = Umschalt
# en: cff58457
key-Home = Pos1
# en: 860e1923
key-End = Ende
# en: 4df44f3d
key-Space = Leertaste
# en: 434d1dad
key-Enter = Enter
# en: f6b9dc36
key-Esc = Esc
