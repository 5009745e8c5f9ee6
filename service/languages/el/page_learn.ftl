### Τα πρώτα μαθήματα.


## Τα πρώτα μαθήματα· οδηγός είναι η Morag

# en: 5b2eba18
learn-title = Μάθε ένα παιχνίδι
# en: 15decd23
learn-lead = Η Morag σου δείχνει ένα πράγμα κάθε φορά, σε ένα τραπέζι έτοιμο για παιχνίδι. Ένα μάθημα διαρκεί πέντε λεπτά.
# en: 972b6374
learn-begin = Άρχισε το μάθημα
# en: 27f0daff
learn-lesson = Πρώτο μάθημα: { $title }
# en: 4cc7d0c7
learn-guide = Morag, η οδηγός σου
# en: 5ebc08e0
learn-progress = Βήμα { $step } από { $steps }
# en: e39f4d93
learn-next = Συνέχεια
# en: 1245f99c
learn-back = Πίσω
# en: 16217110
learn-leave = Έξοδος από το μάθημα
# en: 05a6a103
learn-other = Δεν ζήτησε αυτό η Morag.
# en: d0790a37
learn-refused = Η υπηρεσία το αρνείται:
# en: 8551af56
learn-won = Κέρδισες!
# en: d2f76995
learn-play = Παίξε την πρώτη σου παρτίδα
# en: 4a8c8085
learn-again = Ξανά το μάθημα
# en: bba6c6fb
learn-more = Μάθε άλλο παιχνίδι
# en: e3415b4d
learn-no-lesson = Αυτό το παιχνίδι δεν έχει μάθημα.
# en: b5a94fbb
learn-sentence = { $sentence }.
