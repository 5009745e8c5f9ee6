### Decizii într-o competiție. $player este un nume.

# en: beb837ea
series-opened = Competiția a fost deschisă.
# en: 0036f714
series-joined = { $player } participă.
# en: 951a58c6
series-withdrawn-participant = { $player } s-a retras.
# en: ea36ad63
series-withdrawn-operator = Operatorul a retras participarea lui { $player }.
# en: 4b92c9ed
series-withdrawn-organiser = Organizatorul a retras participarea lui { $player }.
# en: 304e53ef
series-joining-closed = Înscrierile s-au încheiat. Participanții își dezvăluie nonce-urile.
# en: fcf3e55a
series-nonce-opened = { $player } și-a dezvăluit nonce-ul.
# en: 43ac0ce7
series-over = Competiția s-a încheiat.
# en: 29386a5b
series-won = Competiția s-a încheiat. Pe primul loc: { $first }.
# en: 64da299a
series-lots-drawn = S-au tras sorții: { $order }.
# en: 6137848f
series-paired = Runda { $round } are perechile stabilite: { $tables }.
# en: 7e296c99
series-opposite = { $first } – { $second }
# en: fa9a93f4
series-bye = { $player } nu are adversar în runda { $round }.
# en: 3dbaa81f
series-half-bye = { $player } ia o pauză în runda { $round }.
# en: a7a4e01f
series-result = Partida { $game } s-a încheiat ({ $reason }).
# en: 2e5c9ab3
series-no-show = Absențe la partida { $game }: { $players }.
