### Decisions of a series of games, such as a tournament. $player is a name.

# en: beb837ea
series-opened = Die Serie wurde eröffnet.
# en: 0036f714
series-joined = { $player } nimmt teil.
# en: 951a58c6
series-withdrawn-participant = { $player } hat sich abgemeldet.
# en: ea36ad63
series-withdrawn-operator = { $player } wurde vom Betreiber abgemeldet.
# en: 4b92c9ed
series-withdrawn-organiser = { $player } wurde von der Serienleitung abgemeldet.
# en: 304e53ef
series-joining-closed = Die Anmeldung ist geschlossen. Die Teilnehmenden legen ihre Nonces offen.
# en: fcf3e55a
series-nonce-opened = { $player } hat die eigene Nonce offengelegt.
# en: 43ac0ce7
series-over = Die Serie ist beendet.
# en: 29386a5b
series-won = Die Serie ist beendet. Erster Platz: { $first }.
# en: 64da299a
series-lots-drawn = Die Auslosung ergab: { $order }.
# en: 6137848f
series-paired = Runde { $round } wurde gepaart: { $tables }.
# en: 7e296c99
series-opposite = { $first } – { $second }
# en: fa9a93f4
series-bye = { $player } ist in Runde { $round } spielfrei.
# en: 3dbaa81f
series-half-bye = { $player } setzt in Runde { $round } aus.
# en: a7a4e01f
series-result = Die Partie { $game } ist beendet ({ $reason }).
# en: 2e5c9ab3
series-no-show = Zur Partie { $game } nicht erschienen: { $players }.
