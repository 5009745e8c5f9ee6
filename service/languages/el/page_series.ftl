### Διοργανώσεις: σειρές από παρτίδες.

## Διοργανώσεις: τουρνουά που τρέχουν μόνα τους

# en: 563c16ef
tournament-title = Διοργανώσεις
# en: f71c9267
tournament-lead = Τουρνουά που τρέχουν μόνα τους: σχηματίζονται ζευγάρια, ανοίγουν παρτίδες, μετριούνται αποτελέσματα. Κλήρωση και ζευγάρια μπορούν να αποδειχθούν.
# en: c6ef55a3
tournament-none = Δεν υπάρχει ακόμη διοργάνωση.
# en: 6ca78852
tournament-open-first = Δώσε ένα όνομα και άνοιξε την πρώτη.
# en: a7c284ae
tournament-statuses-open = Ανοιχτές
# en: bd7b7467
tournament-statuses-running = Σε εξέλιξη
# en: 27aff362
tournament-statuses-finished = Τελειωμένες
# en: bc94a20b
tournament-formats-round_robin = Όλοι με όλους
# en: 8c9db759
tournament-formats-swiss = Ελβετικό σύστημα
# en: f1f3d8cb
tournament-formats-single_elimination = Νοκ άουτ
# en: 7408d942
tournament-formats-double_elimination = Διπλό νοκ άουτ
# en: 6fb63550
tournament-formats-arena = Αρένα
# en: 69f33a1b
tournament-format-meanings-round_robin = κάθε παίκτης συναντά όλους τους άλλους
# en: 300addf8
tournament-format-meanings-swiss = συναντιούνται παίκτες με ίσους βαθμούς, ποτέ δύο φορές
# en: 324c6432
tournament-format-meanings-single_elimination = με μία ήττα ο παίκτης αποκλείεται
# en: d0428886
tournament-format-meanings-double_elimination = με δύο ήττες ο παίκτης αποκλείεται
# en: 1783bfa3
tournament-format-meanings-arena = ελεύθεροι παίκτες ζευγαρώνουν, για ορισμένο χρόνο
# en: 05e4c22b
tournament-taken = πιασμένες θέσεις: { $taken } από { $places }
# en: 2f9e822a
tournament-organiser = από: { $name }
# en: 6a372dfe
tournament-join = Συμμετοχή
# en: ac396ebf
tournament-commit = Συμμετοχή με προστασία της κλήρωσης
# en: 1db7cb17
tournament-commit-help = Αυτός ο browser κρατάει έναν τυχαίο αριθμό, ώστε η κλήρωση να μην μπορεί να επιλεγεί. Κράτα τη σελίδα ανοιχτή δύο λεπτά όταν κλείσουν οι εγγραφές, αλλιώς μένεις έξω.
# en: f8779c79
tournament-opening = Οι εγγραφές έκλεισαν. Η κλήρωση γίνεται όταν όλοι αποκαλύψουν τους τυχαίους αριθμούς τους.
# en: 960869b3
tournament-leave = Απόσυρση
# en: 334fa0bf
tournament-start = Έναρξη τώρα
# en: 5b92092f
tournament-end = Τελείωσέ την τώρα
# en: 9e4c39f9
tournament-your-table = Η παρτίδα σου
# en: 2104dde8
tournament-come-until = Κάθισε έως { $at }, αλλιώς χάνεις την παρτίδα.
# en: 46ac7d59
tournament-yours = Αντίπαλος: { $names }.
# en: 91e8396d
tournament-bye = { $name } δεν έχει αντίπαλο
# en: 9697723d
tournament-no-table-yet = Η επόμενη παρτίδα σου έρχεται με τον επόμενο γύρο.
# en: 21b8d237
tournament-standings = Βαθμολογία
# en: ca68a919
tournament-columns-rank = Θέση
# en: 4948d933
tournament-columns-who = Ποιος
# en: a8f57c12
tournament-columns-points = Βαθμοί
# en: 2e4881f9
tournament-columns-won = Ν
# en: 6e2d142b
tournament-columns-drawn = Ι
# en: 44c74152
tournament-columns-lost = Η
# en: 484a89b0
tournament-whole-columns-won = Νίκες
# en: 23780097
tournament-whole-columns-drawn = Ισοπαλίες
# en: 1958c7fe
tournament-whole-columns-lost = Ήττες
# en: d37154f2
tournament-tie-breaks-direct_encounter = Μεταξύ τους
# en: 1daec082
tournament-tie-breaks-buchholz = Μπούχολτς
# en: 1fc1b7f2
tournament-tie-breaks-sonneborn_berger = S-B
# en: 8e778547
tournament-tie-breaks-wins = Νίκες
# en: 2eb2f3aa
tournament-rounds = Γύροι
# en: 9e18fe23
tournament-round = Γύρος { $number }
# en: 6a1ead11
tournament-bracket = Ταμπλό αγώνων
# en: af42351c
tournament-no-show = απουσία
# en: 3139d532
tournament-history = Παρτίδες του παίκτη { $name }
# en: 2be50295
tournament-close = Κλείσιμο
# en: 885445fa
tournament-points-help = Η νίκη μετράει 2, η ισοπαλία 1. Διάλεξε όνομα για να δεις τις παρτίδες του.
# en: 99e4ce89
tournament-withdrawn = αποσύρθηκε
# en: 0dce37e4
tournament-bot = bot
# en: af33ad41
tournament-proof = Απόδειξη
# en: b4b5bd64
tournament-proof-help = Η κλήρωση και τα id όλων των παρτίδων προκύπτουν από ένα μυστικό, για το οποίο η διοργάνωση δεσμεύτηκε πριν γραφτεί κανείς.
# en: 7958a299
tournament-check = Έλεγξε τις αποδείξεις
# en: f785a084
tournament-proofs-passed = πέτυχε
# en: 502a9005
tournament-proofs-failed = απέτυχε
# en: 79b50408
tournament-proofs-not_yet = μετά το τέλος
# en: f4ab5896
tournament-proofs-unavailable = δεν γίνεται εδώ
# en: e51fbc07
tournament-proof-names-chain = Τίποτα δεν ξαναγράφτηκε
# en: f4cb5c05
tournament-proof-names-fold = Μπορεί να αναπαραχθεί
# en: 2bb568eb
tournament-proof-names-rules = Τα ζευγάρια κάθε γύρου ακολουθούν τη μορφή
# en: fd1de71e
tournament-proof-names-draws = Η κλήρωση είναι εκείνη του μυστικού
# en: 04def941
tournament-proof-names-actors = Ποιος απέσυρε συμμετοχές
# en: 89db6d3f
tournament-proof-names-results = Κάθε αποτέλεσμα είναι εκείνο της παρτίδας του
# en: b77ca90a
tournament-archive = Κατέβασε το ημερολόγιο
# en: 64e1e247
tournament-new-series = Νέα διοργάνωση
# en: 21f127ea
tournament-name = Όνομα της διοργάνωσης
# en: 05adf625
tournament-format = Μορφή
# en: dfe36338
tournament-places = Θέσεις
# en: 34962a0a
tournament-ais = AI που συμμετέχουν
# en: 461bf177
tournament-listed = Εμφάνιση της διοργάνωσης σε όλους
# en: ea0654a1
tournament-open = Άνοιξε τη διοργάνωση
# en: ac8bae7b
tournament-seconds = Λεπτά που διαρκεί η αρένα
# en: 7676a140
tournament-ended-because-played = Παίχτηκε ως το τέλος.
# en: d355c415
tournament-ended-because-too_few = Συμμετείχαν πολύ λίγοι.
# en: c05de275
tournament-ended-because-called_off = Την τελείωσε ο διοργανωτής.
# en: a7a920d0
tournament-no-series = Δεν υπάρχει τέτοια διοργάνωση.
# en: f17cec75
tournament-round-of = Γύρος { $round } από { $rounds }
