### Η σελίδα όπου ελέγχεται ένα αρχείο με μια παρτίδα.


## Αρχεία με μια ολόκληρη παρτίδα

# en: 64406b36
archive-lead = Ένα τέτοιο αρχείο περιέχει μια ολόκληρη τελειωμένη παρτίδα (.jsonl). Το Cairn αποδεικνύει κάθε βήμα της, και μπορείς να την αναπαράγεις εδώ. Τίποτα δεν αποθηκεύεται, εκτός αν το θέλεις.
# en: 229d313e
archive-drop = Ρίξε ένα αρχείο οπουδήποτε σε αυτή τη σελίδα ή διάλεξε ένα.
# en: 84bc74af
archive-choose = Διάλεξε αρχείο
# en: 03d0491e
archive-another = Έλεγξε άλλο αρχείο
# en: fde359b2
archive-verifying = Αποδεικνύεται κάθε βήμα: { $name }.
# en: 9223009c
archive-verified = { $name }: αποδείχθηκε.
# en: f8a1c0d8
archive-refused = { $name }: απορρίφθηκε.
# en: 993e798e
archive-game = { $title }: { $names }
# en: 04c874f2
archive-only-here = Αυτό είναι αρχείο. Το Cairn δεν το κρατάει.
# en: 239bf84a
archive-choices-later = Κράτησε την παρτίδα στο Cairn για να αποδειχθεί αυτό.
# en: 462a933e
archive-replay = Αναπαραγωγή
# en: 99d19d61
archive-proofs = Οι αποδείξεις
# en: 0714d8ee
archive-keep = Κράτησέ την στο Cairn
# en: 0e238804
archive-keeping = Γίνεται εισαγωγή της παρτίδας.
