### What a table tells those who ask: the keys, what leaving costs, who is on a seat.

# en: ecbcbdd8
page-leave-question = Möchtest du gehen?
# en: 343e9354
page-stay = Bleiben
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
# en: 5b6c8eec
keys-keys-lead = Jede Taste gilt überall am Tisch, nur nicht, während du tippst.
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
