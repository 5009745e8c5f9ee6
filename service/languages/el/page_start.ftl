### Τι λέει η σελίδα από την αρχή: στο λόμπι και σε όλες τις οθόνες.


## Η σελίδα: όσα λένε πολλές οθόνες

# en: 55b89457
page-loading = Φόρτωση…
# en: 61ce23c8
page-sounds = Ήχοι
# en: 155f955a
page-games = Παρτίδες
# en: d5144695
page-series = Διοργανώσεις
# en: 6d092f7b
page-docs = API
# en: 6cf65807
page-close = Κλείσιμο
# en: 95325f98
page-cancel = Άκυρο
# en: a3a25e45
page-unknown-error = Το αίτημα απέτυχε. Προσπάθησε ξανά.
# en: 16472f4a
page-offline = Το Cairn δεν είναι προσβάσιμο. Προσπάθησε ξανά.
# en: f3085cde
page-try-again = Προσπάθησε ξανά
# en: 8e3732ba
page-not-shown = Αυτό δεν μπορεί να εμφανιστεί
# en: e905e552
page-to-games = Στις παρτίδες
# en: 13ea7554
page-no-screen = Το Cairn δεν έχει τέτοια σελίδα.
# en: 9bcc59f4
page-more = Περισσότερα
# en: abd97abe
page-watch = Δες
# en: cefca226
page-play = Παίξε
# en: c592554a
page-open-replay = Αναπαραγωγή
# en: 4d1c2401
page-sit-down = Κάθισε
# en: d8438563
page-sit-down-at = Κάθισε στο { $title }
# en: 70e87584
page-game-of = { $title }: { $names }
# en: 0acd48df
page-open-seat = ανοιχτή θέση
# en: 67abd60e
page-kept-seat = κρατημένη θέση
# en: 1c270e89
page-kept-for = { $name } (με πρόσκληση)
# en: ea332a54
page-you = εσύ
# en: de7648e7
page-won = νίκη: { $names }
# en: a074b5d5
page-nobody-won = χωρίς νικητή
# en: db9ee5ab
page-reasons-resigned = με παραίτηση
# en: 5d9230af
page-reasons-abandoned = εγκαταλείφθηκε
# en: c81d8203
page-reasons-draw = ισοπαλία
# en: 04805c31
page-name-and-level = { $name } ({ $level })
# en: 7f792974
page-your-name = Το όνομά σου
# en: 0a9346ac
page-status-running = Παίζεται
# en: dfa62819
page-turn-of = Σειρά έχει: { $name }.
# en: 7510c2ad
page-rulebook = Βιβλίο κανόνων
# en: 920f0538
page-rulebook-table = Πίνακας: { $columns }
# en: 53149306
page-read-clause = Διάβασε το { $clause } στους κανόνες
# en: d79d561e
page-no-such-move = Δεν μπορείς να το χρησιμοποιήσεις τώρα.
# en: e650e2c5
page-stale-move = Η παρτίδα άλλαξε. Κοίταξέ την ξανά πριν παίξεις.
# en: ce65af0f
page-speeds-2000 = αργά
# en: 9836e984
page-speeds-1000 = κανονικά
# en: 95d0c87a
page-speeds-400 = γρήγορα
# en: e2fbd7d1
page-speeds-120 = πολύ γρήγορα
# en: 4bb81beb
page-milestone = σταθμός
# en: 946dc3cb
page-chart = Οι πόντοι στον χρόνο
# en: 9e1e9417
page-percent = { $percent }%
# en: 454ec976
page-level-random = τυχαίο
# en: 04789d32
page-level-beginner = αρχάριο
# en: e6efbceb
page-level-casual = χαλαρό
# en: 07caf484
page-level-easy = εύκολο
# en: 8222e07e
page-level-medium = μεσαίο
# en: 7ffa753c
page-level-hard = δύσκολο
# en: 22c27180
page-level-expert = έμπειρο
# en: 984ff6c0
page-level-greedy = άπληστο
# en: 4f52804b
page-skip = Πήγαινε στη σελίδα
# en: 10e8de2f
page-group-turn = Η σειρά σου
# en: 958740fb
page-end-turn = Τέλος σειράς
# en: b5cb2a16
page-language = Γλώσσα

## Το λόμπι, η φόρμα νέας παρτίδας, προσκλήσεις

# en: 17aa7738
lobby-title = Παρτίδες στο Cairn
# en: 2f911f34
lobby-lead = Ένα πανδοχείο σε μια σκωτσέζικη κοιλάδα, με τρία παιχνίδια στα τραπέζια του. Πέρασε μέσα.
# en: 01f2248e
lobby-doors-play = Παίξε τώρα
# en: 8c62496b
lobby-doors-friend = Με φίλους
# en: 26363469
lobby-doors-learn = Μάθε
# en: 88ea35de
lobby-played-now = Παίζονται τώρα
# en: 73b428b1
lobby-play-lead = Ποιο παιχνίδι θέλεις να παίξεις με ισάξιο αντίπαλο;
# en: 1283b3a4
lobby-searching-at = Αναζήτηση αντιπάλου στο { $title }.
# en: dd6506b9
lobby-then-ai = Αν δεν έρθει παίκτης μέσα σε 20 δευτερόλεπτα, παίζει μια AI παρόμοιου επιπέδου.
# en: 1d1c0af4
lobby-guest-lead = Ποιο παιχνίδι; Οι AI κάθονται αμέσως μαζί σου. Αν δώσεις όνομα, παίζεις με ανθρώπους.
# en: 0d7e59eb
lobby-friend-lead = Ποιο παιχνίδι; Είναι ιδιωτικό: μπαίνουν μόνο παίκτες με τον σύνδεσμό του.
# en: 5fcf9fb4
lobby-new-game = Νέα παρτίδα
# en: ebfba59c
lobby-kept-here = Παρτίδες που μπορεί να αναπαράγει αυτή η συσκευή
# en: cb5702f5
lobby-games-on-shelf = Τα παιχνίδια
# en: 518db5de
lobby-tables = Τραπέζια
# en: 4b80933e
lobby-of = { $action }: { $title }
# en: 9623feba
lobby-minutes =
    { $minutes ->
        [one] περίπου { $minutes } λεπτό
       *[other] περίπου { $minutes } λεπτά
    }
# en: 88dc911e
lobby-more-choices = Περισσότερες επιλογές
# en: 1f8e5603
lobby-how-to-play = Πώς παίζεται
# en: f43578d3
lobby-watch-ais = Δες τις AI να παίζουν
# en: 65a275d5
lobby-standings = Κατάταξη
# en: 55368d1b
lobby-sections-open = Περιμένουν παίκτες
# en: 74319765
lobby-sections-running = Παίζονται
# en: fded5a2d
lobby-sections-finished = Τελειωμένες
# en: 5ef81473
lobby-empty-open = Καμία παρτίδα δεν περιμένει παίκτες.
# en: 2ab48cc7
lobby-empty-running = Καμία παρτίδα δεν παίζεται.
# en: d2191156
lobby-empty-finished = Καμία παρτίδα δεν έχει τελειώσει ακόμη.
# en: 8c4d3132
lobby-empty-filtered = Καμία παρτίδα δεν ταιριάζει με αυτό που ψάχνεις.
# en: 3c7ea81e
lobby-filters = Ποιες παρτίδες εμφανίζονται
# en: 276c260a
lobby-any-game = Όλα τα παιχνίδια
# en: 69a266fc
lobby-which-game = Παιχνίδι
# en: 83619004
lobby-show-all = Όλες
# en: dbbb3896
lobby-show-open = Ανοιχτές θέσεις
# en: 384c6819
lobby-show-mine = Δικές μου
# en: 08873cd6
lobby-show-running = Παίζονται
# en: b1450b73
lobby-show-finished = Τελειωμένες
# en: 8649bcff
lobby-search = Όνομα παίκτη
# en: db905201
lobby-search-lead =
    { $most ->
        [one] Η αναζήτηση γίνεται μόνο στη { $most } νεότερη παρτίδα κάθε λίστας.
       *[other] Η αναζήτηση γίνεται μόνο στις { $most } νεότερες παρτίδες κάθε λίστας.
    }
# en: a3c3b808
lobby-clear = Δείξε τα όλα
# en: 431030af
lobby-which-ruleset = Ποιο παιχνίδι;
# en: af8e111e
lobby-players-legend = Παίκτες
# en: dd798bc7
lobby-seat-number = Θέση { $place }
# en: c089b220
lobby-open-game = Άνοιξε την παρτίδα
# en: 7bc5db89
lobby-invite = Πρόσκληση
# en: 6c28b27f
lobby-invite-to = Πρόσκληση στο { $title }
# en: 0e536340
lobby-invite-lead = Στείλε αυτόν τον σύνδεσμο σε όσους θέλεις να παίξετε μαζί. Τον ανοίγουν και διαλέγουν «Κάθισε».
# en: 34b50d22
lobby-invite-code = Κωδικός QR με τον σύνδεσμο της παρτίδας
# en: b690a36a
lobby-invite-link = Σύνδεσμος της παρτίδας
# en: 52beaa8c
lobby-copy = Αντιγραφή συνδέσμου
# en: 8310d15a
lobby-copied = Ο σύνδεσμος αντιγράφηκε.
# en: 24aaa4e3
lobby-share = Κοινοποίηση
# en: 5703136c
lobby-beside = Κάθεται κάποιος άλλος από αυτή τη συσκευή
# en: 43e2cce3
lobby-how-title = Πώς παίζεται το { $title }
# en: 7b878c28
lobby-no-how = Αυτό το παιχνίδι το εξηγεί το βιβλίο κανόνων.
# en: 7200590b
lobby-whole-rulebook = Όλο το βιβλίο κανόνων
# en: 35150c9e
lobby-players =
    { $number ->
        [one] { $number } παίκτης
       *[other] { $number } παίκτες
    }
# en: f40b7794
lobby-players-from = { $least }–{ $most } παίκτες

## Παίκτες: ποιος διαβάζει, οι παρτίδες του, αξιολογήσεις, συσκευές, ρεβάνς

# en: e23a025e
players-you = Εσύ
# en: ef5e7e11
players-your-name = Το όνομά σου
# en: c1f0d364
players-remember = Να με θυμάσαι
# en: 7055df01
players-remember-lead = Δώσε ένα όνομα, και το Cairn φυλάει τις παρτίδες σου, σε ειδοποιεί όταν έχεις σειρά και αξιολογεί πώς παίζεις.
# en: 46c58bc8
players-guest-name = Όνομα του επισκέπτη
# en: 2a3f756b
players-guest-lead = Έχεις θέση σε αυτή την παρτίδα. Κάποιος άλλος σε αυτή τη συσκευή μπορεί να καθίσει ως επισκέπτης.
# en: fcb554cb
players-forgotten = Αυτή η συσκευή δεν σε γνωρίζει πια: η πρόσβασή της αφαιρέθηκε ή ο παίκτης διαγράφηκε.
# en: 69bf615c
players-your-games = Οι παρτίδες σου
# en: 7f6c703c
players-no-games = Δεν έχεις ατελείωτες παρτίδες.
# en: 0a411b5d
players-all-your-games = Όλες οι παρτίδες και οι αξιολογήσεις σου
# en: d17c5bae
players-is-your-turn = έχεις σειρά
# en: 5cdd728b
players-invited = πρόσκληση
# en: caa7373c
players-waiting-count =
    { $count ->
        [one] { $count } παρτίδα σε περιμένει.
       *[other] { $count } παρτίδες σε περιμένουν.
    }
# en: 459b61a2
players-accept = Αποδοχή
# en: 2ac086da
players-decline = Απόρριψη
# en: 72ce9325
players-accept-of = Αποδοχή της πρόσκλησης στο { $game }
# en: b83004e5
players-decline-of = Απόρριψη της πρόσκλησης στο { $game }
# en: d472d5c8
players-block = Αποκλεισμός
# en: c781addd
players-block-of = Αποκλεισμός: { $name }
# en: cc7c42b8
players-block-lead = Δεν θα βλέπεις πια προσκλήσεις από: { $name }. Δεν στέλνεται ειδοποίηση. Μπορείς να άρεις τον αποκλεισμό στη σελίδα σου «Εσύ».
# en: 508f664d
players-block-not = Χωρίς αποκλεισμό

## Ο κωδικός ανάκτησης: δώδεκα λέξεις

# en: d9517b16
code-write = Σημείωσε τον κωδικό ανάκτησής σου
# en: 915140fa
code-lead = Δώδεκα λέξεις σε χαρτί σού επιτρέπουν να επιστρέψεις όταν καμία συσκευή δεν σε γνωρίζει πια.
# en: 58deae60
code-later = Αργότερα
# en: 79f89158
code-have = Έχω κωδικό ανάκτησης

## Το πλαίσιο ενός τραπεζιού: μενού, παίκτες, ρυθμός, ρολόγια

# en: 53e97fe8
frame-your-turn = Έχεις σειρά
# en: de285376
frame-links = Πάτησε το κάτω βέλος για τους συνδέσμους.
# en: 9ae7eb1c
frame-explanation = Εξήγηση

## Αρχεία με μια ολόκληρη παρτίδα

# en: 8c6aa4d0
archive-title = Έλεγχος αρχείου
