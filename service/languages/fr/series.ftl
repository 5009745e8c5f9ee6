### Décisions d’une série de parties, comme un tournoi.

# en: beb837ea
series-opened = La série a été ouverte.
# en: 0036f714
series-joined = { $player } participe.
# en: 951a58c6
series-withdrawn-participant = { $player } se retire.
# en: ea36ad63
series-withdrawn-operator = L’opérateur a retiré { $player } de la série.
# en: 4b92c9ed
series-withdrawn-organiser = L’organisateur a retiré { $player } de la série.
# en: 304e53ef
series-joining-closed = Les inscriptions sont closes. Les participants dévoilent leur nonce.
# en: fcf3e55a
series-nonce-opened = { $player } a dévoilé son nonce.
# en: 43ac0ce7
series-over = La série est terminée.
# en: 29386a5b
series-won = La série est terminée : première place pour { $first }.
# en: 64da299a
series-lots-drawn = Le tirage au sort a eu lieu : { $order }.
# en: 6137848f
series-paired = Les appariements de la ronde { $round } sont faits : { $tables }.
# en: 7e296c99
series-opposite = { $first } – { $second }
# en: fa9a93f4
series-bye = Exemption pour { $player } à la ronde { $round }.
# en: 3dbaa81f
series-half-bye = { $player } se repose à la ronde { $round }.
# en: a7a4e01f
series-result = La partie { $game } est terminée ({ $reason }).
# en: 2e5c9ab3
series-no-show = Absence à la partie { $game } : { $players }.
