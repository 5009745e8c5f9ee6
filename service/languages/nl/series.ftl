### Decisions of a series of games, such as a tournament. $player is a name.

# en: beb837ea
series-opened = De reeks is geopend.
# en: 0036f714
series-joined = { $player } doet mee.
# en: 951a58c6
series-withdrawn-participant = { $player } heeft zich teruggetrokken.
# en: ea36ad63
series-withdrawn-operator = { $player } is door de beheerder teruggetrokken.
# en: 4b92c9ed
series-withdrawn-organiser = { $player } is door de organisator teruggetrokken.
# en: 304e53ef
series-joining-closed = De inschrijving is gesloten. De deelnemers onthullen hun nonces.
# en: fcf3e55a
series-nonce-opened = { $player } heeft de eigen nonce onthuld.
# en: 43ac0ce7
series-over = De reeks is afgelopen.
# en: 29386a5b
series-won = De reeks is afgelopen. Eerste plaats: { $first }.
# en: 64da299a
series-lots-drawn = De loting gaf: { $order }.
# en: 6137848f
series-paired = Ronde { $round } is ingedeeld: { $tables }.
# en: 7e296c99
series-opposite = { $first } – { $second }
# en: fa9a93f4
series-bye = { $player } is in ronde { $round } vrijgeloot.
# en: 3dbaa81f
series-half-bye = { $player } slaat ronde { $round } over.
# en: a7a4e01f
series-result = De partij { $game } is afgelopen ({ $reason }).
# en: 2e5c9ab3
series-no-show = Niet verschenen bij partij { $game }: { $players }.
