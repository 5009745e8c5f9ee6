### Decisões de uma série de partidas, como um torneio.

# en: beb837ea
series-opened = A série foi aberta.
# en: 0036f714
series-joined = { $player } participa.
# en: 951a58c6
series-withdrawn-participant = { $player } se retirou.
# en: ea36ad63
series-withdrawn-operator = O operador retirou { $player } da série.
# en: 4b92c9ed
series-withdrawn-organiser = O organizador retirou { $player } da série.
# en: 304e53ef
series-joining-closed = As inscrições estão encerradas. Os participantes revelam seus nonces.
# en: fcf3e55a
series-nonce-opened = { $player } revelou seu nonce.
# en: 43ac0ce7
series-over = A série terminou.
# en: 29386a5b
series-won = A série terminou: { $first } em primeiro lugar.
# en: 64da299a
series-lots-drawn = O sorteio foi feito: { $order }.
# en: 6137848f
series-paired = O emparceiramento da rodada { $round } foi feito: { $tables }.
# en: 7e296c99
series-opposite = { $first } – { $second }
# en: fa9a93f4
series-bye = { $player } recebe bye na rodada { $round }.
# en: 3dbaa81f
series-half-bye = { $player } descansa na rodada { $round }.
# en: a7a4e01f
series-result = A partida { $game } terminou ({ $reason }).
# en: 2e5c9ab3
series-no-show = Ausência na partida { $game }: { $players }.
