### Το τραπέζι κάθε παιχνιδιού.


## Η σελίδα: όσα λένε πολλές οθόνες

# en: 5570c7f4
page-connection-lost = Η σύνδεση με το Cairn χάθηκε. Η σελίδα προσπαθεί ξανά.
# en: 242024af
page-no-game = Δεν υπάρχει τέτοια παρτίδα, ή διαγράφηκε.
# en: 6c4fe8e3
page-says = «{ $words }»
# en: 18f6f390
page-ai = AI, { $level }
# en: f0a54428
page-human = παίκτης
# en: 76a444b2
page-status-open = Περιμένει παίκτες
# en: 233368ba
page-status-finished = Τελείωσε
# en: 50b9288e
page-seats = Παίκτες και πόντοι
# en: 3eb32cf9
page-points =
    { $count ->
        [one] { $count } πόντος
       *[other] { $count } πόντοι
    }
# en: dff3f2be
page-to-move = παίζει τώρα
# en: d43c577d
page-winner = νίκη
# en: 14029421
page-forked = Αυτή η παρτίδα είναι διακλάδωση άλλης παρτίδας.
# en: 69d009a0
page-play-as = Παίζεις ως
# en: ba49fccf
page-hand-over = Σειρά σε αυτή τη συσκευή έχει: { $name }. Δείξε την πλευρά του παίκτη { $name }.
# en: 924122aa
page-spectating = Παρακολουθείς. Τα χέρια μένουν κρυφά μέχρι να τελειώσει η παρτίδα.
# en: 74e6ac24
page-waiting-for-seats = Η παρτίδα αρχίζει όταν πιαστούν όλες οι θέσεις. Στείλε τη διεύθυνση αυτής της σελίδας στους άλλους παίκτες.
# en: c76041d6
page-your-turn = Έχεις σειρά.
# en: 1707b235
page-seats-choose = Οι παίκτες επιλέγουν ταυτόχρονα.
# en: 5f32917c
page-have-chosen = Έχουν επιλέξει { $count } από { $all }.
# en: fe0d5b7b
page-you-chose = Επέλεξες:
# en: 94f67738
page-over = Η παρτίδα τελείωσε.
# en: 864b7740
page-actions = Τι μπορείς να κάνεις
# en: abb46f7a
page-all-moves =
    { $count ->
        [one] Η { $count } δυνατή κίνηση, με λόγια
       *[other] Και οι { $count } δυνατές κινήσεις, με λόγια
    }
# en: da865129
page-one-move = Η μοναδική δυνατή κίνηση, με λόγια
# en: b5e95745
page-start-again = Διάλεξε ξανά
# en: 13b89e47
page-undo = Αναίρεση
# en: 5bf2c960
page-resign = Φύγε από την παρτίδα
# en: bfe9dbfd
page-rules = Κανόνες
# en: f9dae31b
page-sending = Αποστολή…
# en: 7c343309
page-look-back = Κοίταξε πίσω
# en: 1f6490cd
page-download = Κατέβασε την παρτίδα

## Παίκτες: ποιος διαβάζει, οι παρτίδες του, αξιολογήσεις, συσκευές, ρεβάνς

# en: 3aad4133
players-rematch-of = Αυτή η παρτίδα είναι ρεβάνς.

## Το πλαίσιο ενός τραπεζιού: μενού, παίκτες, ρυθμός, ρολόγια

# en: 46d14cc5
frame-menu = Περισσότερα
# en: 6284c119
frame-fork-short = Διακλάδωση
# en: 79bdfe47
frame-rematch-short = Ρεβάνς
# en: c3d0e0ec
frame-last-move = Τελευταία κίνηση
# en: 648fae7d
frame-pace = Ταχύτητα των AI
# en: 26e31410
frame-paces-slow = αργά
# en: feb71a69
frame-paces-normal = κανονικά
# en: 4b469830
frame-paces-fast = γρήγορα
# en: 614cc092
frame-paces-once = αμέσως
# en: 031f729e
frame-pause = Παύση
# en: 6fd289e9
frame-go-on = Συνέχεια
# en: 2ead6eb5
frame-skip =
    { $count ->
        [0] Παράλειψη
       *[other] Παράλειψη ({ $count })
    }
# en: 2dd7266a
frame-waiting-to-be-shown =
    { $count ->
        [one] { $count } απόφαση περιμένει να εμφανιστεί.
       *[other] { $count } αποφάσεις περιμένουν να εμφανιστούν.
    }
# en: ac06876e
frame-sound = Ήχος όταν έχω σειρά και αυτή η σελίδα δεν φαίνεται
# en: 745a67fd
frame-notification = Ειδοποίηση όταν έχω σειρά και αυτή η σελίδα δεν φαίνεται
# en: 753d93a6
frame-notification-refused = Αυτός ο browser δεν αφήνει τη σελίδα να σε ειδοποιεί.
# en: 02db8958
frame-your-turn-at = Έχεις σειρά στο { $title }.
# en: 2f77509c
frame-example = Ένα παράδειγμα του τραπεζιού, μέχρι να αρχίσει η παρτίδα.
# en: bfa7a01f
frame-size = Μέγεθος του ταμπλό
# en: b14c70a6
frame-larger = Μεγάλωσε το ταμπλό
# en: 158e85fd
frame-smaller = Μίκρυνε το ταμπλό
# en: 07932b5a
frame-show-board = Δείξε το ταμπλό
# en: fdcb9c8a
frame-show-result = Δείξε το αποτέλεσμα
# en: a177adae
frame-time-left = απομένουν { $time }
# en: 40182864
frame-time-low = Μένει λιγότερο από το ένα πέμπτο του χρόνου σου.
# en: f0fa9c77
frame-days = { $days } ημ. { $hours } ώ.
# en: 5681afc4
frame-for-guest = για τον επισκέπτη της προηγούμενης παρτίδας

## Τα πλήκτρα ενός τραπεζιού, κινήσεις που πληκτρολογούνται, διακόπτες

# en: 1b1f5d42
keys-keys = Πλήκτρα
# en: 66843738
keys-type-move = Πληκτρολόγησε κίνηση
# en: 93b60789
keys-type-how = Γράψε μια κίνηση όπως είναι σε αυτή τη λίστα και πάτησε Enter.
# en: 5b77432f
keys-fitting =
    { $count ->
        [one] Ταιριάζει μία κίνηση. Το Enter την παίζει.
       *[other] Ταιριάζουν { $count } κινήσεις.
    }
# en: 1f815f0e
keys-none-fits = Καμία κίνηση δεν γράφεται έτσι. Οι πιο κοντινές είναι παρακάτω.
# en: c6cdddf3
keys-not-clear =
    { $count ->
        [one] Ταιριάζει { $count } κίνηση. Γράψε περισσότερα ή διάλεξε μία.
       *[other] Ταιριάζουν { $count } κινήσεις. Γράψε περισσότερα ή διάλεξε μία.
    }
# en: 1a7fb7ae
keys-motion = Κίνηση εικόνων
# en: c0fe9786
keys-sounds = Ήχοι
# en: ac09e08b
keys-explanations = Εξηγήσεις για ό,τι δείχνει το ποντίκι ή η εστίαση

## Τι μπορεί να ειπωθεί σε ένα τραπέζι

# en: c5f3cde5
phrases-say = Πες κάτι
# en: 95e295f3
phrases-phrases-hello = Γεια!
# en: b0356d0d
phrases-phrases-good_luck = Καλή τύχη!
# en: 22638217
phrases-phrases-well_played = Έπαιξες ωραία!
# en: b6d285a3
phrases-phrases-thanks = Ευχαριστώ!
# en: 3a51834c
phrases-phrases-oops = Ουπς!
# en: 96655625
phrases-phrases-thinking = Σκέφτομαι…
# en: d24e1e45
phrases-phrases-bagpipes = Γκάιντες!
# en: ab7ab976
phrases-phrases-again = Ξανά;
# en: edd954b8
phrases-says = { $name }: { $words }
# en: 780ce84f
phrases-mute-here = Σίγαση όσων λένε σε αυτό το τραπέζι
# en: 377a34bc
phrases-mute-always = Σίγαση σε όλα τα τραπέζια

## Τι λένε οι χαρακτήρες των AI: μια αγελάδα, μια γριά, μια υφάντρα, ένας αρχηγός, κάποιος που τα έχει δει όλα, ένας έμπορος

# en: 6c58872e
character-random-greeting = Μουου. Βάζω την οπλή μου όπου μου αρέσει.
# en: 9b89c330
character-beginner-greeting = Έμαθα τους κανόνες σήμερα το πρωί. Ο παππούς λέει ότι μπορώ να παίξω.
# en: 13fb6b9c
character-casual-greeting = Έρχομαι για τη μουσική. Μη σε πειράζει που σιγοτραγουδάω.
# en: c3193978
character-easy-greeting = Κάθισε, κάθισε. Εγώ παίζω για την παρέα.
# en: 394b9ce5
character-medium-greeting = Υφαίνω όλη μέρα, γι’ αυτό αναγνωρίζω ένα σχέδιο όταν το βλέπω.
# en: 807ab612
character-hard-greeting = Η φυλή μου κρατάει αυτή την κοιλάδα τριακόσια χρόνια. Ξεκίνα.
# en: 2d6ca346
character-expert-greeting = Έχω δει ένα εκατομμύριο τέτοιες παρτίδες. Δείξε μου μία καινούρια.
# en: 5ffef297
character-greedy-greeting = Παίρνω το καλύτερο που βλέπω. Ποτέ δεν κοιτάζω πιο πέρα.

## Η αναπαραγωγή, η απόδειξη, η ανάλυση και οι υποδείξεις

# en: 772b8647
replay-history = Τι έγινε
# en: 2f3a9475
replay-show-step = Δείξε το βήμα { $version }
# en: 808f7385
replay-facts = Γεγονότα, κληρώσεις και αποτυπώματα
# en: 74627863
replay-proof = Απόδειξη
# en: ca05b063
replay-hint = Υπόδειξη
# en: ad3e4104
replay-hint-thinks = Μια AI ψάχνει μια καλή κίνηση.
# en: c72b7109
replay-hint-is = { CAPITAL($move) }.
# en: 3fd46eef
replay-hint-others = Άλλες κινήσεις
# en: 2659c839
replay-hint-other = { $move }: { $share }
# en: 074b1ce7
replay-hint-failed = Δεν βρέθηκε υπόδειξη.
# en: 03476e9b
replay-close-hint = Κλείσε την υπόδειξη
# en: 4bc02ffe
replay-hint-expects = Έχει πλαίσιο στο ταμπλό. Η πιθανότητα νίκης σου είναι τότε { $share }, αν όλοι συνεχίσουν να παίζουν όπως οι γρήγορες AI.
# en: 8b880a9e
replay-hint-expects-exactly = Έχει πλαίσιο στο ταμπλό. Η πιθανότητα νίκης σου είναι τότε ακριβώς { $share }: όλα είναι γνωστά ως το τέλος.
# en: 08f8fd16
key-arrow = βέλος
# en: 891e8379
key-Shift = Shift
# en: cff58457
key-Home = Home
# en: 860e1923
key-End = End
# en: 4df44f3d
key-Space = Διάστημα
# en: 434d1dad
key-Enter = Enter
# en: f6b9dc36
key-Esc = Esc
