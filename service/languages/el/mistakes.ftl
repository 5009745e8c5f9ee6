### Λάθη σε αιτήματα, όπως τα διαβάζουν οι πελάτες στο `errors`. Λέξεις σε `ανάποδα εισαγωγικά` είναι ονόματα στον κώδικα: μένουν ως έχουν.


## Ονόματα παικτών και επισκεπτών

# en: 912621fd
said-name-length =
    Ένα όνομα έχει από 1 έως { $most ->
        [one] { $most } χαρακτήρα
       *[other] { $most } χαρακτήρες
    }.
# en: 1f64dfc0
said-name-spaces = Ένα όνομα δεν έχει κενά στις άκρες του, ούτε δύο στη σειρά.
# en: 69e84cb2
said-name-character = Ένα όνομα δεν μπορεί να έχει εδώ { $character } ({ $called }).
# en: ca795b7d
said-name-marks = Ένα όνομα δεν αρχίζει με συνδυαστικό σημείο, και έχει το πολύ { $most } στη σειρά.
# en: 7125767e
said-name-taken = Αυτό το όνομα μοιάζει με AI, με ανοιχτή θέση, με επισκέπτη χωρίς όνομα ή με πρώην παίκτη.
# en: f05f83ae
said-name-needed = Ένας επισκέπτης χρειάζεται όνομα.
# en: 9add06b4
said-name-known = Ένας παίκτης έχει ήδη όνομα.
# en: 7adbbbd6
said-human-seat = Η θέση ενός ανθρώπου χρειάζεται είτε `name` είτε `player`.
# en: a486c8cc
said-title =
    Ένας τίτλος έχει από 1 έως { $most ->
        [one] { $most } εκτυπώσιμο χαρακτήρα
       *[other] { $most } εκτυπώσιμους χαρακτήρες
    } και κανένα κενό στις άκρες του.

## Παρτίδες και διοργανώσεις

# en: 2dc9e174
said-fork-seats =
    Αυτή η παρτίδα έχει { $seats ->
        [one] { $seats } θέση
       *[other] { $seats } θέσεις
    }, όχι { $number }.
# en: 5eaaceda
said-seats-of-game = Το { $game } παίζεται με { $form } θέσεις, όχι με { $number }.
# en: 51330f3a
said-no-seat = Δεν υπάρχει θέση { $seat }.
# en: 8a0e31e6
said-level-of-game = Το { $game } δεν έχει επίπεδο `{ $level }`. Έχει { $levels }.
# en: e2802153
said-nonce = Ένα nonce έχει έως 64 δεκαεξαδικά ψηφία, 0 έως 9 και a έως f.
# en: b90e9d37
said-label-series = Η ετικέτα `series` είναι δεσμευμένη για διοργανώσεις.
# en: 6fb7156b
said-no-player = Δεν υπάρχει τέτοιος παίκτης.
# en: 0d28b8fa
said-one-seat = Ένας παίκτης μπορεί να έχει μόνο μία θέση σε μια παρτίδα.
# en: c226ac0e
said-first-player = Ο πρώτος παίκτης κληρώνεται· άφησε εδώ null.
# en: 05673856
said-series-bounds = Πρέπει να είναι από { $least } έως { $most } για αυτή τη μορφή και αυτό το σύνολο κανόνων.
# en: 7151eb5e
said-series-places = Ο αριθμός των θέσεων είναι { $places }.
# en: ded8e62e
said-no-change = Το σώμα του αιτήματος δεν έχει πεδίο για αλλαγή.
# en: 57bde61d
said-link-days = Ένας σύνδεσμος λήγει μετά από 10 λεπτά.

## Κωδικοί ανάκτησης

# en: f5c9f449
said-code-word = Η λέξη { $place } δεν ανήκει σε κανέναν κωδικό ανάκτησης.
# en: 4d9b18ce
said-code-length =
    Ένας κωδικός ανάκτησης έχει { $words ->
        [one] { $words } λέξη
       *[other] { $words } λέξεις
    }, και εδώ είναι { $number }.
# en: 9f3c24d7
said-code-misread = Αυτές οι λέξεις δεν είναι κωδικός ανάκτησης: μία διαβάστηκε λάθος ή δύο αντιμετατέθηκαν.

## Λίστες και ροές

# en: 03c81cae
said-day = Μια ημέρα έχει τη μορφή 2026-11-21.
# en: 1034313c
said-opponent = Το `opponent` χρειάζεται το `player`.
# en: f9e015e1
said-organiser = Το `organiser` αποκλείει το `player`.
# en: 63cf2b30
said-day-and-times = Το `day` αποκλείει τα `ended_from` και `ended_until`.
# en: e1f27c37
said-archives-order = Τα αρχεία είναι πάντα με τη σειρά που τελείωσαν οι παρτίδες.
# en: a90f5f6e
said-only-finished = Αυτή η λίστα έχει μόνο τελειωμένες παρτίδες.
# en: 20ec1700
said-only-archives = Αυτό είναι για το `format=archives`.
# en: a31694cd
said-position = Αυτή δεν είναι θέση μιας ροής.
# en: becbd39f
said-position-old = Αυτή η θέση είναι παλιότερη από μία ημέρα: άνοιξε τη ροή χωρίς `after`.

## Webhook

# en: 3ef5184c
said-webhook-whose = Ένα webhook χρειάζεται είτε `player` (`me`) είτε `game`.
# en: 41a54bef
said-redelivery = Μια επαναποστολή χρειάζεται είτε `message` είτε `since`.
# en: 4b40eba8
said-no-delivery = Καμία από τις τελευταίες παραδόσεις δεν έχει αυτό το `webhook-id`.
# en: c8199aa8
said-url-form =
    Ένα URL έχει έως { $most ->
        [one] { $most } εκτυπώσιμο χαρακτήρα ASCII
       *[other] { $most } εκτυπώσιμους χαρακτήρες ASCII
    }, χωρίς κενά.
# en: 61e91108
said-url-unreadable = Το URL δεν διαβάζεται.
# en: abbba732
said-url-https = Το URL πρέπει να αρχίζει με https. Ο διαχειριστής αυτής της υπηρεσίας μπορεί να επιτρέψει δικά του δίκτυα (CAIRN_WEBHOOK_NETWORKS).
# en: 6d04d00d
said-url-parts = Το URL χρειάζεται διακομιστή, και δεν έχει χρήστη, κωδικό πρόσβασης ή τμήμα (fragment).
# en: 094486c0
said-url-port = Η θύρα πρέπει να είναι 443, ή { $least } και πάνω.
# en: 984a0177
said-url-not-public = Ο διακομιστής δεν έχει διεύθυνση, ή έχει μία που δεν είναι δημόσια. Ο διαχειριστής αυτής της υπηρεσίας μπορεί να επιτρέψει δικά του δίκτυα (CAIRN_WEBHOOK_NETWORKS).

## Αρχεία παρτίδων. Το $line είναι ο αριθμός μιας γραμμής.

# en: c1ae0779
said-line = γραμμή { $line }: { $form }.
# en: 2892ce08
form-archive-breaks-off = η ροή διακόπτεται σε αυτό το αρχείο
# en: adda5a0d
form-line-length =
    έχει πάνω από { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } byte
    }
# en: 64011e77
form-line-after-names = έρχεται μετά τα ονόματα, που είναι η τελευταία γραμμή
# en: 3c11db9d
form-line-members = δεν έχει μια απόφαση, ένα αποτύπωμα και μια αλυσίδα
# en: fcb55caa
form-line-other = δεν είναι κανονικό JSON μιας απόφασης, ενός αποτυπώματος και μιας αλυσίδας, και τίποτε άλλο
# en: 280fc1d5
form-line-not-canonical = δεν είναι κανονικό JSON: { $error }
# en: 6ef34643
form-none = δεν υπάρχει καμία

## Πεδία

# en: f01c34a0
said-required = Λείπουν τα δεδομένα ενός υποχρεωτικού πεδίου.
# en: 5e88356a
said-missing = Λείπει ένα πεδίο.
# en: f03d09ab
said-unknown = Άγνωστο πεδίο.
# en: 8a32eae1
said-no-such-field = { $form }: δεν υπάρχει τέτοιο πεδίο.
# en: c7a4f6b0
form-guest-seat = Η θέση ενός επισκέπτη
# en: bcbaf6d1
form-own-seat = Η θέση του αποστολέα
# en: 8c9fe597
form-ai-seat = Η θέση μιας AI
# en: 2a6f4a08
form-open-seat = Μια ανοιχτή θέση
# en: 12852046
form-turn-clock = Χρόνος ανά σειρά
# en: 4f039c33
form-bank-clock = Χρόνος για όλες τις σειρές
# en: 67c71401
form-days-clock = Ημέρες ανά σειρά
# en: 638215a6
form-choices-proof = Η απόδειξη των επιλογών των AI
# en: 4ef27ee6
form-one-message = Ένα μήνυμα
# en: 65e07274
form-messages-since = Όλα τα μηνύματα από μια στιγμή και μετά
# en: e9fb2167
form-quality = Η ποιότητα κάθε απόφασης
# en: 034a90a4
form-webhook-of-game = Ένα webhook για μία παρτίδα, όπως τη βλέπει η θέση της οποίας στέλνεται το token· χωρίς token, ως θεατής
# en: 69ad566d
form-webhook-of-player = Ένα webhook για όλες τις παρτίδες του παίκτη του οποίου στέλνεται το token
# en: 3674dab4
said-null = Το πεδίο δεν μπορεί να είναι null.
# en: 24a67022
said-value = Μη έγκυρη τιμή.
# en: 21f0d6f5
said-string = Δεν είναι έγκυρη συμβολοσειρά.
# en: ba6e5327
said-utf8 = Δεν είναι έγκυρη συμβολοσειρά utf-8.
# en: 8aafdd2c
said-integer = Δεν είναι έγκυρος ακέραιος.
# en: 783c176e
said-number = Δεν είναι έγκυρος αριθμός.
# en: 20bcbb97
said-number-large = Ο αριθμός είναι πολύ μεγάλος.
# en: 4db1e08d
said-number-special = Ειδικές αριθμητικές τιμές (nan ή άπειρο) δεν επιτρέπονται.
# en: 3a3262cd
said-boolean = Δεν είναι έγκυρη λογική τιμή.
# en: 586386f3
said-list = Δεν είναι έγκυρη λίστα.
# en: 9bd7efb2
said-mapping = Δεν είναι έγκυρο αντικείμενο.
# en: 466ed481
said-type = Μη έγκυρος τύπος.
# en: 4e9bf2ea
said-input = Μη έγκυρος τύπος εισόδου.
# en: 93e3d987
said-pattern = Η συμβολοσειρά δεν ταιριάζει με το αναμενόμενο πρότυπο.
# en: 7dfdb6d8
said-shorter = Μικρότερο από το ελάχιστο μήκος { $least }.
# en: 0d260f50
said-longer = Μεγαλύτερο από το μέγιστο μήκος { $most }.
# en: 58df1f71
said-length = Το μήκος πρέπει να είναι από { $least } έως { $most }.
# en: c0203cc8
said-length-equal = Το μήκος πρέπει να είναι { $length }.
# en: cc7a2b3f
said-choices = Πρέπει να είναι ένα από: { $choices }.
# en: 12cf8568
said-range = Πρέπει να είναι τουλάχιστον { $least } και το πολύ { $most }.
# en: 7fe0f509
said-least = Πρέπει να είναι τουλάχιστον { $least }.
# en: b63022e2
said-most = Πρέπει να είναι το πολύ { $most }.
# en: 45d57053
said-not-known = Το { $value } δεν είναι γνωστό εδώ.
# en: ae377e4e
said-not-allowed = Το { $value } δεν είναι από τις τιμές που επιτρέπονται εδώ.
# en: e019ddaf
said-integer-least = Αναμενόταν ακέραιος τουλάχιστον { $least }.
# en: 6942f993
said-integer-most = Αναμενόταν ακέραιος το πολύ { $most }.
# en: 3db7965c
said-items-least =
    Αναμενόταν πίνακας με τουλάχιστον { $least ->
        [one] { $least } στοιχείο
       *[other] { $least } στοιχεία
    }.
# en: 0f05d479
said-items-most =
    Αναμενόταν πίνακας με το πολύ { $most ->
        [one] { $most } στοιχείο
       *[other] { $most } στοιχεία
    }.
# en: 1cbc1e19
said-items =
    Αναμενόταν πίνακας με { $number ->
        [one] { $number } στοιχείο
       *[other] { $number } στοιχεία
    }.
# en: 768f81e2
said-members-least =
    Αναμενόταν αντικείμενο με τουλάχιστον { $least ->
        [one] { $least } στοιχείο
       *[other] { $least } στοιχεία
    }.
# en: 2bb12430
said-members-most =
    Αναμενόταν αντικείμενο με το πολύ { $most ->
        [one] { $most } στοιχείο
       *[other] { $most } στοιχεία
    }.
# en: 4de52146
said-characters-most =
    Αναμενόταν συμβολοσειρά με το πολύ { $most ->
        [one] { $most } χαρακτήρα
       *[other] { $most } χαρακτήρες
    }.
# en: d65b5759
said-expected = Αναμενόταν { $form }, όχι { $form2 }.
# en: e105d73f
said-must-be = Πρέπει να είναι { $form }.

## Παράμετροι. Το $parameter είναι το όνομα.

# en: 7d3918fc
said-no-parameter = Εδώ δεν υπάρχει παράμετρος `{ $parameter }`, μόνο { $known }.
# en: 3f97d61f
said-repeated = Το `{ $parameter }` εμφανίζεται πάνω από μία φορά.
# en: c5cb4cf9
said-parameter = Το `{ $parameter }` είναι { $form }.

## Είδη τιμών, και μορφές παραμέτρων

# en: edfdd10b
form-integer = ένας ακέραιος
# en: 225e56a6
form-number = ένας αριθμός
# en: 30da439a
form-string = μια συμβολοσειρά
# en: 3a9a3ba1
form-boolean = true ή false
# en: 262099f0
form-array = ένας πίνακας
# en: 49787228
form-object = ένα αντικείμενο
# en: 90d2628c
form-null = null
# en: a267a28c
form-either-word = `true` ή `false`
# en: 6e57ac48
form-in-range = ένας αριθμός από { $least } έως { $most }, όπως { $example }
# en: 4566bb11
form-id = 20 γράμματα a έως z ή ψηφία 2 έως 7
# en: a9f0b4e2
form-player-id = το id ενός παίκτη, 20 γράμματα a έως z ή ψηφία 2 έως 7· δεν μπορεί να κρατηθεί θέση για τον εαυτό σου
# en: ee2b585c
form-me-or-id = `me` ή το id ενός παίκτη
# en: f370f791
form-hex =
    { $digits ->
        [one] { $digits } δεκαεξαδικό ψηφίο
       *[other] { $digits } δεκαεξαδικά ψηφία
    }
# en: 19cfb099
form-hex-dry = 64 δεκαεξαδικά ψηφία, ή αυτά και -dry
# en: 41441b39
form-ruleset = ένα όνομα με μικρά γράμματα, όπως schotten_totten
# en: 450a607d
form-group = ένα όνομα με μικρά γράμματα, όπως tactics
# en: 0b7cc936
form-clause = γράμματα και ένας αριθμός, όπως ST-04
# en: ed99b2ba
form-ascii =
    από { $least } έως { $most ->
        [one] { $most } εκτυπώσιμος χαρακτήρας ASCII
       *[other] { $most } εκτυπώσιμοι χαρακτήρες ASCII
    }
# en: a284e7ad
form-etags = μια λίστα από entity tag, όπως "7-0", ή *
# en: d09854e0
form-time = μια χρονική στιγμή κατά το RFC 3339, όπως 2026-11-21T09:00:01.250Z
# en: 0557df31
form-day = μια ημέρα, όπως 2026-11-21
# en: bbe6b6fb
form-cursor =
    ένα κείμενο με έως { $most ->
        [one] { $most } χαρακτήρα
       *[other] { $most } χαρακτήρες
    }, όπως MQ
# en: 337ce1a1
form-name-start = 2 ή περισσότεροι χαρακτήρες, όπως Ann
# en: 925352ea
form-url = ένα URL https με εκτυπώσιμους χαρακτήρες ASCII, χωρίς κενά
# en: 023a73ba
form-feed-position = το `position` ενός μηνύματος, όπως 1795880000000
# en: face519e
form-version = μια έκδοση σε ψηφία, όπως 7
# en: b4e1e2fa
form-label = το όνομα μιας ετικέτας και η τιμή της, όπως `cup:2026`
# en: 02d5760f
form-label-name = το όνομα μιας ετικέτας, όπως `cup` ή `round.1`
# en: 266a6d08
form-label-value = 1 έως 40 γράμματα, ψηφία ή `_.:-`, όπως 2026
# en: e508cc38
form-or = { $form } ή { $form2 }

## Προτάσεις βιβλιοθηκών

# en: 065a9fcf
said-method = Η μέθοδος δεν επιτρέπεται για το URL που ζητήθηκε.
