### Pagina pe care se verifică un fișier cu o partidă.


## Arhive: fișiere cu o partidă întreagă

# en: 64406b36
archive-lead = O arhivă este un fișier cu o partidă întreagă, terminată (.jsonl). Cairn dovedește fiecare pas al ei, iar tu o poți relua aici. Nimic din ea nu se păstrează decât dacă vrei.
# en: 229d313e
archive-drop = Trage un fișier oriunde pe această pagină sau alege unul.
# en: 84bc74af
archive-choose = Alege o arhivă
# en: 03d0491e
archive-another = Verifică altă arhivă
# en: fde359b2
archive-verifying = Se dovedește fiecare pas din { $name }.
# en: 9223009c
archive-verified = { $name }: dovada a reușit.
# en: f8a1c0d8
archive-refused = { $name }: arhivă respinsă.
# en: 993e798e
archive-game = { $title }: { $names }
# en: 04c874f2
archive-only-here = Acesta este un fișier. Cairn nu îl păstrează.
# en: 239bf84a
archive-choices-later = Păstrează partida la Cairn ca să dovedești și asta.
# en: 462a933e
archive-replay = Reia partida
# en: 99d19d61
archive-proofs = Dovezile
# en: 0714d8ee
archive-keep = Păstrează partida la Cairn
# en: 0e238804
archive-keeping = Partida este adusă.
