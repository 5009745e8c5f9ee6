### A página em que se verifica um arquivo com uma partida.

# en: 64406b36
archive-lead = Um arquivo exportado contém uma partida terminada inteira (.jsonl). O Cairn prova cada um dos seus passos, e você pode revê-la aqui. Nada dela é guardado, a não ser que você queira ficar com ela.
# en: 229d313e
archive-drop = Solte um arquivo em qualquer parte desta página, ou escolha um.
# en: 84bc74af
archive-choose = Escolher um arquivo
# en: 03d0491e
archive-another = Verificar outro arquivo
# en: fde359b2
archive-verifying = Cada passo de { $name } está sendo provado.
# en: 9223009c
archive-verified = { $name } está provado.
# en: f8a1c0d8
archive-refused = { $name } foi recusado.
# en: 993e798e
archive-game = { $title }: { $names }
# en: 04c874f2
archive-only-here = Isto é um arquivo. O Cairn não o guarda.
# en: 239bf84a
archive-choices-later = Guarde a partida no Cairn para obter esta prova.
# en: 462a933e
archive-replay = Rever
# en: 99d19d61
archive-proofs = As provas
# en: 0714d8ee
archive-keep = Guardar no Cairn
# en: 0e238804
archive-keeping = A partida está sendo importada.
