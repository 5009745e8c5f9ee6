### Οι σελίδες ενός παίκτη: όνομα, συσκευές, αξιολογήσεις, κατάταξη, κωδικός ανάκτησης.


## Η σελίδα: όσα λένε πολλές οθόνες

# en: dd1badc6
page-which-game = Ποιο παιχνίδι;

## Παίκτες: ποιος διαβάζει, οι παρτίδες του, αξιολογήσεις, συσκευές, ρεβάνς

# en: 9b922675
players-standings = Κατάταξη
# en: 37c01dea
players-standings-of = Κατάταξη: { $title }
# en: 8d43d6ef
players-no-player = Δεν υπάρχει τέτοιος παίκτης, ή διαγράφηκε.
# en: 5872eb04
players-since = Εδώ από { $date }.
# en: 20e46ca4
players-settings = Όνομα, συσκευές και δεδομένα
# en: 1ae6419c
players-invite = Πρόσκληση σε παρτίδα
# en: ea15a5bd
players-ratings = Αξιολογήσεις
# en: c9a573e0
players-no-ratings = Καμία παρτίδα αυτού του παίκτη δεν έχει μετρήσει ακόμη.
# en: 1d7d9892
players-no-ratings-of-yours = Καμία παρτίδα σου δεν έχει μετρήσει ακόμη.
# en: daeef9d2
players-which-ratings = Ποιες αξιολογήσεις;
# en: 2487bdc9
players-rating-of = { $title }, { $group }
# en: 067d3c5a
players-rating = Αξιολόγηση
# en: c030bb08
players-plus-minus = { $rating } ± { $deviation }
# en: e12d452b
players-plus-minus-meaning = Κάθε αξιολόγηση αρχίζει στο 1500. Ο αριθμός μετά το ± λέει πόσο αβέβαιη είναι ακόμη.
# en: 2bfecbe3
players-counted =
    { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }
# en: 5ccef38a
players-provisional = προσωρινή
# en: ba0674e4
players-chart-title = Η αξιολόγηση στον χρόνο
# en: d22cca2b
players-chart-words =
    { $count ->
        [one] Η αξιολόγηση στον χρόνο: από { $first } σε { $last } σε { $count } παρτίδα.
       *[other] Η αξιολόγηση στον χρόνο: από { $first } σε { $last } σε { $count } παρτίδες.
    }
# en: f06f3cfa
players-chart-table = Οι αξιολογήσεις ως πίνακας
# en: d019d865
players-when = Πότε
# en: cf1e80dd
players-game = Παρτίδα
# en: 61b6930e
players-show-game = Δείξε την παρτίδα
# en: 3bb5d2a9
players-unlisted = εκτός λίστας
# en: eade2ccb
players-games = Παρτίδες
# en: c238e8eb
players-no-games-of-theirs = Δεν υπάρχουν παρτίδες να εμφανιστούν.
# en: ac52a72a
players-games-count = ανοιχτές: { $open }, παίζονται: { $running }, τελειωμένες: { $finished }
# en: c27b1bc1
players-group = Ομάδα επιλογών
# en: 82e19a27
players-with-bots = { $group }, με bot
# en: 01ee67ae
players-who-is-in = Ποιοι είναι στην κατάταξη
# en: c23abcb6
players-without-ais = Παίκτες
# en: 6e58ec23
players-with-ais = Παίκτες, bot και AI
# en: db1fa01e
players-rank = Θέση
# en: ed9fdb15
players-who = Ποιος
# en: 2c06cca0
players-levels = Τα επίπεδα των AI
# en: 85216284
players-levels-meaning = Μετρήθηκαν σε παρτίδες μεταξύ τους. Καμία παρτίδα σου δεν τα αλλάζει.
# en: d0c36856
players-level = Επίπεδο
# en: 279d64c8
players-interval = Πιθανώς μεταξύ
# en: 0c9aaeeb
players-between = { $low } και { $high }
# en: af3876f8
players-no-standings = Δεν είναι ακόμη κανείς σε αυτή την κατάταξη. Αρχίζει με την πρώτη παρτίδα που μετράει.
# en: ad1050b2
players-provisional-meaning = Μια αξιολόγηση είναι προσωρινή μέχρι να μετρήσουν δέκα παρτίδες. Επαναλαμβανόμενες παρτίδες των ίδιων δύο παικτών μέσα σε μία ημέρα μετρούν λιγότερο.
# en: 3743cd73
players-not-you = Το Cairn δεν σε γνωρίζει σε αυτή τη συσκευή.
# en: 15e76ed5
players-link-how = Παίζεις ήδη σε άλλη συσκευή; Διάλεξε «Χρήση σε άλλη συσκευή» στη σελίδα της «Εσύ».
# en: 0b09036c
players-change-name = Άλλαξε το όνομα
# en: 00798d1f
players-name-changed = Το όνομα άλλαξε, σε όλες τις παρτίδες σου.
# en: 0f3a3851
players-devices = Συσκευές
# en: f45cf2d1
players-devices-lead = Κάθε συσκευή και κάθε πρόγραμμα που ενεργεί στο όνομά σου έχει δικό του κλειδί. Ένα κλειδί που αφαιρείς δεν ισχύει πια.
# en: d1ae30ed
players-first-device = η πρώτη συσκευή
# en: 0b5936ef
players-this-device = αυτή η συσκευή
# en: e4cb3f1f
players-scopes-play = μπορεί να παίζει
# en: 9d6df871
players-scopes-read = μπορεί μόνο να διαβάζει
# en: 57fa3463
players-scopes-link = σύνδεσμος για άλλη συσκευή
# en: 4e6ffb33
players-token-until = έως { $date }
# en: 8092a1e9
players-remove = Αφαίρεση
# en: 274f2c1c
players-remove-of = Αφαίρεση: { $label }
# en: b47a8a51
players-remove-this = Αυτή η συσκευή θα σε ξεχάσει. Χωρίς άλλη συσκευή δεν μπορείς να επιστρέψεις. Θέλεις να την αφαιρέσεις;
# en: ab9b8b3a
players-remove-other = { $label }: δεν θα μπορεί πια να ενεργεί στο όνομά σου. Θέλεις την αφαίρεση;
# en: a1941117
players-keep = Κράτησέ την
# en: 4447a417
players-link-device = Χρήση σε άλλη συσκευή
# en: 379a9a5a
players-link-lead = Σάρωσε αυτόν τον κωδικό με την άλλη συσκευή ή άνοιξε εκεί τον σύνδεσμο. Λειτουργεί μία φορά. Μην τον δείξεις σε κανέναν άλλο.
# en: 37306435
players-link-code = Κωδικός QR με τον σύνδεσμο
# en: c55bd942
players-link-address = Σύνδεσμος
# en: 65c1db22
players-link-left =
    { $minutes ->
        [0] Ο σύνδεσμος έληξε.
        [one] Ο σύνδεσμος λειτουργεί για { $minutes } λεπτό.
       *[other] Ο σύνδεσμος λειτουργεί για { $minutes } λεπτά.
    }
# en: ea4cefb8
players-linked = Η άλλη συσκευή χρησιμοποίησε τον σύνδεσμο.
# en: 786263a8
players-copy-link = Αντιγραφή συνδέσμου
# en: e2f803fd
players-copied = Ο σύνδεσμος αντιγράφηκε.
# en: 6a160ab6
players-use-here = Χρησιμοποίησε το Cairn ως ο εαυτός σου σε αυτή τη συσκευή
# en: 67f5b014
players-use-here-lead = Αυτή η συσκευή αποκτά δική της πρόσβαση. Μπορείς να την αφαιρέσεις όποτε θέλεις.
# en: 5d285ec8
players-use-here-instead = Αυτή η συσκευή γνωρίζει τώρα τον παίκτη { $name }, και θα τον ξεχάσει. Αν δεν είναι σε άλλη συσκευή, δεν θα μπορεί να επιστρέψει.
# en: cc698264
players-known-here = Αυτή η συσκευή σε γνωρίζει ήδη.
# en: 5d1a2d08
players-device-name = Όνομα αυτής της συσκευής
# en: 8c760ebc
players-device-default = η άλλη μου συσκευή
# en: c497f2c3
players-no-link = Αυτή η διεύθυνση δεν έχει πια σύνδεσμο. Φτιάξε νέο στη συσκευή που σε γνωρίζει.
# en: 83b3d44f
players-use-it = Χρήση αυτής της συσκευής
# en: a8f1b314
players-data = Τα δεδομένα σου
# en: f423d813
players-download = Κατέβασέ τα όλα
# en: 9d656fdc
players-download-lead = Ένα αρχείο έχει όλα τα αποθηκευμένα δεδομένα για σένα: όνομα, συσκευές, αξιολογήσεις, παρτίδες και τις αποφάσεις σου σε αυτές.
# en: dc31bc35
players-downloading = Το αρχείο φτιάχνεται…
# en: a855a852
players-downloaded =
    { $count ->
        [one] Το αρχείο με { $count } παρτίδα είναι έτοιμο.
       *[other] Το αρχείο με { $count } παρτίδες είναι έτοιμο.
    }
# en: 89dd60b5
players-erase = Διάγραψέ με
# en: bd981f9c
players-erase-goes = Τι διαγράφεται, αμέσως και για πάντα: το όνομά σου, η πρόσβαση όλων των συσκευών σου και οι αξιολογήσεις σου.
# en: a7366f58
players-erase-leaves = Φεύγεις από όλες τις παρτίδες που δεν έχουν τελειώσει. Σε παρτίδα δύο παικτών κερδίζει ο άλλος.
# en: 3fc58ec8
players-erase-stays = Τι μένει: οι παρτίδες, με «πρώην παίκτης» στη θέση σου. Μπορούν ακόμη να αναπαραχθούν και να αποδειχθούν.
# en: 198e9e51
players-erase-type = Γράψε το όνομά σου, { $name }, για επιβεβαίωση
# en: b98ebdb3
players-erase-wrong = Αυτό δεν είναι το όνομά σου. Τίποτα δεν διαγράφηκε.
# en: 9ba6ef6c
players-erase-yes = Διάγραψέ με για πάντα
# en: 33068cce
players-erased = Η διαγραφή έγινε. Το Cairn δεν σε γνωρίζει πια.

## Ο κωδικός ανάκτησης: δώδεκα λέξεις

# en: a3ed19ea
code-come-back = Επιστροφή
# en: 538c2616
code-come-back-lead = Γράψε με τη σειρά τις δώδεκα λέξεις του κωδικού ανάκτησής σου. Αρκούν τα πρώτα τέσσερα γράμματα κάθε λέξης.
# en: 2b6755b1
code-words = Οι δώδεκα λέξεις σου
# en: ae77896a
code-counted =
    { $count ->
        [12] Είναι και οι δώδεκα λέξεις.
        [one] { $count } από 12 λέξεις
       *[other] { $count } από 12 λέξεις
    }

## The recovery code, blocked players, and groups of ratings

# en: 651d3f7c
players-blocked = Αποκλεισμένοι παίκτες
# en: b19a149a
players-blocked-lead = Δεν βλέπεις καμία πρόσκλησή τους. Δεν ειδοποιούνται.
# en: de99e131
players-unblock = Άρση αποκλεισμού
# en: 97131493
players-unblock-of = Άρση αποκλεισμού: { $name }
# en: 50f71810
players-former = πρώην παίκτης
# en: cefb5a42
players-groups-base = συνηθισμένες επιλογές
# en: 71610e60
players-groups-tactics = κάρτες Τακτικής
# en: 75f77342
players-groups-expert = Προχωρημένοι
# en: a81deeac
players-groups-tactics_expert = κάρτες Τακτικής και Προχωρημένοι
# en: 09d0225b
players-groups-drawn = κάρτες που τραβιούνται μετά από επιδρομή
# en: d89dccd7
players-token-since = από { $date }
# en: c120bdf3
code-title = Κωδικός ανάκτησης
# en: 7da22b78
code-none = Δεν έχεις κωδικό ανάκτησης. Χωρίς αυτόν δεν μπορείς να επιστρέψεις αφού καθαρίσεις αυτόν τον browser.
# en: 183bcc1a
code-since = Έχεις κωδικό ανάκτησης από { $date }. Κανείς δεν μπορεί να τον ξαναδείξει, αλλά μπορείς να φτιάξεις νέο.
# en: edc9c645
code-another = Φτιάξε νέο κωδικό
# en: ade47db4
code-another-lead = Ο νέος κωδικός αντικαθιστά τον παλιό. Οι λέξεις που έχεις σημειώσει δεν θα ισχύουν πια.
# en: ed7e8663
code-keep-old = Κράτησε τον παλιό κωδικό
# en: 055e88bd
code-shown-once = Σημείωσε αυτές τις λέξεις με τη σειρά τους και φύλαξε το χαρτί. Εμφανίζονται μόνο αυτή τη φορά.
# en: cfac5d6d
code-who-has = Όποιος έχει αυτές τις λέξεις μπορεί να ενεργεί στο όνομά σου.
# en: 35eecaa1
code-copy = Αντιγραφή
# en: 8ea5f59b
code-copied = Οι λέξεις αντιγράφηκαν.
# en: cc8ca317
code-not-copied = Αυτός ο browser δεν αφήνει τη σελίδα να αντιγράψει. Επίλεξε τις λέξεις ή σημείωσέ τες.
# en: 1f6ad27a
code-print = Εκτύπωση
# en: d80cd1aa
code-printed-for = Ο κωδικός ανάκτησης του παίκτη { $name } στο { $origin }
# en: 9afa1727
code-written = Τον σημείωσα
