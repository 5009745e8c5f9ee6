### The page on which a file with a game is checked.

# en: 64406b36
archive-lead = Ein Archiv ist eine Datei mit einer ganzen beendeten Partie (.jsonl). Cairn prüft jeden ihrer Schritte nach, und du kannst sie hier nachspielen. Nichts davon wird gespeichert, wenn du sie nicht aufbewahren willst.
# en: 229d313e
archive-drop = Lege irgendwo auf dieser Seite eine Datei ab, oder wähle eine.
# en: 84bc74af
archive-choose = Archiv wählen
# en: 03d0491e
archive-another = Anderes Archiv prüfen
# en: fde359b2
archive-verifying = Jeder Schritt von { $name } wird nachgewiesen.
# en: 9223009c
archive-verified = { $name } ist nachgewiesen.
# en: f8a1c0d8
archive-refused = { $name } wird abgelehnt.
# en: 993e798e
archive-game = { $title }: { $names }
# en: 04c874f2
archive-only-here = Das ist eine Datei. Cairn bewahrt sie nicht auf.
# en: 239bf84a
archive-choices-later = Bewahre die Partie bei Cairn auf, um das nachweisen zu lassen.
# en: 462a933e
archive-replay = Nachspielen
# en: 99d19d61
archive-proofs = Die Nachweise
# en: 0714d8ee
archive-keep = Bei Cairn aufbewahren
# en: 0e238804
archive-keeping = Die Partie wird importiert.
