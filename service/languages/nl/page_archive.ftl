### The page on which a file with a game is checked.

# en: 64406b36
archive-lead = Een archief is een bestand met een hele afgelopen partij (.jsonl). Cairn bewijst elke stap ervan, en je kunt die hier naspelen. Niets ervan wordt opgeslagen, tenzij je het wilt bewaren.
# en: 229d313e
archive-drop = Laat ergens op deze pagina een bestand vallen, of kies er een.
# en: 84bc74af
archive-choose = Archief kiezen
# en: 03d0491e
archive-another = Ander archief controleren
# en: fde359b2
archive-verifying = Elke stap van { $name } wordt bewezen.
# en: 9223009c
archive-verified = { $name } is bewezen.
# en: f8a1c0d8
archive-refused = { $name } is geweigerd.
# en: 993e798e
archive-game = { $title }: { $names }
# en: 04c874f2
archive-only-here = Dit is een bestand. Cairn bewaart het niet.
# en: 239bf84a
archive-choices-later = Bewaar de partij bij Cairn om dit te laten bewijzen.
# en: 462a933e
archive-replay = Naspelen
# en: 99d19d61
archive-proofs = De bewijzen
# en: 0714d8ee
archive-keep = Bij Cairn bewaren
# en: 0e238804
archive-keeping = De partij wordt geïmporteerd.
