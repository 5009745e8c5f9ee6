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
# en: ecbcbdd8
page-leave-question = Θέλεις να φύγεις;
# en: 343e9354
page-stay = Μείνε
# en: bfe9dbfd
page-rules = Κανόνες
# en: f9dae31b
page-sending = Αποστολή…
# en: 7c343309
page-look-back = Κοίταξε πίσω
# en: dddaeb71
page-back-to-now = Πίσω στο τώρα
# en: a92d5c67
page-speed = Ταχύτητα
# en: 1f6490cd
page-download = Κατέβασε την παρτίδα
# en: 1d0e2291
page-play-on-from = Συνέχισε από το βήμα { $step }
# en: 9f7d4b67
page-play-on-lead = Σε αυτό το βήμα αρχίζει νέα παρτίδα, με νέες κληρώσεις. Όλοι μπορούν να δουν τι είχε κάθε χέρι σε αυτό το βήμα.

## Παίκτες: ποιος διαβάζει, οι παρτίδες του, αξιολογήσεις, συσκευές, ρεβάνς

# en: 83a7440b
players-is-remembered = Οι παρτίδες σου φυλάσσονται με το όνομα { $name }.
# en: 22283886
players-keep-under = Κράτησε την παρτίδα με το όνομα { $name }
# en: dbc27625
players-ask-rematch = Ζήτησε ρεβάνς
# en: 09142d79
players-rematch-lead = Ξανά οι ίδιες θέσεις. Αρχίζει η επόμενη θέση.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } περιμένει στη ρεβάνς.
       *[other] { $names } περιμένουν στη ρεβάνς.
    }
# en: f820b29f
players-rematch-opened = Άνοιξε μια ρεβάνς.
# en: c2a29b22
players-join-rematch = Μπες στη ρεβάνς
# en: 309a4389
players-go-to-rematch = Στη ρεβάνς
# en: 5363addf
players-watch-rematch = Δες τη ρεβάνς
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
# en: 68972982
frame-who-is-you = Αυτή είναι η θέση σου.
# en: 4d375b7d
frame-who-is-open = Εδώ δεν κάθεται ακόμη κανείς.
# en: abec4c5d
frame-who-is-human = Σε αυτή τη θέση παίζει άνθρωπος.
# en: 67307d4f
frame-who-is-beginner = Σε αυτή τη θέση παίζει μια AI. Παίζει όπως το «εύκολο», αλλά τρεις στις δέκα κινήσεις είναι τυχαίες· για πρώτη παρτίδα.
# en: 8f724837
frame-who-is-casual = Σε αυτή τη θέση παίζει μια AI. Παίζει όπως το «εύκολο», αλλά μία στις οκτώ κινήσεις είναι τυχαία· για δεύτερη παρτίδα.
# en: 6c215458
frame-who-is-easy = Σε αυτή τη θέση παίζει μια AI. Παίζει γρήγορα, με απλούς στόχους· για όσους ξέρουν τους κανόνες.
# en: 61bee6ed
frame-who-is-medium = Σε αυτή τη θέση παίζει μια AI. Κοιτάζει πιο μπροστά· για όσους νικούν το «εύκολο».
# en: 8d38da91
frame-who-is-hard = Σε αυτή τη θέση παίζει μια AI. Σκέφτεται περισσότερο από όλες· για όσους κερδίζουν συχνά.
# en: 8a02ef20
frame-who-is-expert = Σε αυτή τη θέση παίζει μια AI. Έμαθε παίζοντας με τον εαυτό της· για όσους νικούν το «δύσκολο».
# en: a42ac44f
frame-who-is-greedy = Σε αυτή τη θέση παίζει μια AI. Κάνει την καλύτερη από τις επόμενες κινήσεις και δεν σκέφτεται πιο πέρα· περίπου τόσο δυνατή όσο το «εύκολο».
# en: c73fb9ed
frame-who-is-random = Σε αυτή τη θέση παίζει μια AI. Κάνει οποιαδήποτε επιτρεπτή κίνηση· για να δοκιμάσεις τους κανόνες.
# en: 5681afc4
frame-for-guest = για τον επισκέπτη της προηγούμενης παρτίδας
# en: 89f1baab
frame-points-of =
    { $points ->
        [one] { $points } πόντος ως τώρα.
       *[other] { $points } πόντοι ως τώρα.
    }
# en: 0b1ac682
frame-is-to-move = Η παρτίδα περιμένει αυτή τη θέση.
# en: 3700dc04
frame-clock-kinds-turn = Κάθε σειρά έχει { $time }.
# en: 2fb77f17
frame-clock-then-easy = Όταν τελειώσει ο χρόνος, τη σειρά παίζει μια AI.
# en: 873b4352
frame-clock-then-forfeit = Παίκτης που του τελειώνει ο χρόνος χάνει.
# en: 56951feb
frame-is-kept = Αυτή η θέση είναι κρατημένη, με πρόσκληση για: { $name }.
# en: a1cbcf41
frame-is-kept-for-guest = Αυτή η θέση είναι κρατημένη για τον επισκέπτη που την είχε στην προηγούμενη παρτίδα.
# en: 97656bd9
frame-clock-kinds-bank = Όλες οι σειρές μαζί έχουν { $time }.
# en: 9480f2d7
frame-clock-kinds-bank-back = Όλες οι σειρές μαζί έχουν { $time }, και κάθε σειρά δίνει πίσω { $back }.

## Το τέλος μιας παρτίδας

# en: c3a8e29b
end-title = Το αποτέλεσμα
# en: 7aa5c3b2
end-you = Εσύ
# en: bf6796b8
end-you-among = εσύ
# en: 05c66581
end-shared =
    { $points ->
        [one] Κοινή νίκη: { $together }, με { $points } πόντο σε κάθε θέση.
       *[other] Κοινή νίκη: { $together }, με { $points } πόντους σε κάθε θέση.
    }
# en: 5acb41ca
end-nobody-draw = Η παρτίδα είναι ισόπαλη.
# en: 8faed71e
end-nobody-abandoned = Η παρτίδα εγκαταλείφθηκε: κανείς δεν κέρδισε.
# en: 301d6530
end-nobody-other = Κανείς δεν κέρδισε.
# en: 2b9312e7
end-place = Στην κατάταξη είσαι στη θέση { $place } από { $of }.
# en: 39d93fe4
end-table-title = Οι πόντοι ανά κατηγορία
# en: 0e523f37
end-category = Για
# en: c189b278
end-total = Σύνολο
# en: 74e62df1
end-winner = νίκη
# en: 585a29f2
end-rating = Η αξιολόγησή σου είναι τώρα { $now } ({ $change }).
# en: 3c2ace52
end-replay = Αναπαραγωγή
# en: 02a723a9
end-analyse = Ανάλυση
# en: 1e6dfdc1
end-new-game = Νέα παρτίδα
# en: 49cd5c07
end-download = Λήψη
# en: 4d55d4da
end-rematch-ai = Ρεβάνς
# en: e69e3ce4
end-won =
    { $who ->
        [you] Κέρδισες.
       *[other] { $name } κέρδισε.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Κέρδισες { $how }.
       *[other] { $name } κέρδισε { $how }.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Κέρδισες λόγω χρόνου.
       *[other] { $name } κέρδισε λόγω χρόνου.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Κέρδισες στην ισοβαθμία, με περισσότερα { $what }.
       *[other] { $name } κέρδισε στην ισοβαθμία, με περισσότερα { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = κυβάκια σε πλακίδια
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Κέρδισες με διαφορά { $difference } πόντου.
               *[other] Κέρδισες με διαφορά { $difference } πόντων.
            }
       *[other]
            { $difference ->
                [one] { $name } κέρδισε με διαφορά { $difference } πόντου.
               *[other] { $name } κέρδισε με διαφορά { $difference } πόντων.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Κέρδισες επειδή οι άλλοι έφυγαν.
               *[other] Κέρδισες επειδή έφυγε: { $other }.
            }
       *[other]
            { $left ->
                [you] { $name } κέρδισε επειδή έφυγες.
                [others] { $name } κέρδισε επειδή οι άλλοι έφυγαν.
               *[other] { $name } κέρδισε επειδή έφυγε: { $other }.
            }
    }

## Ο διάλογος στον οποίο ένας παίκτης αφήνει τη θέση του, και τι κοστίζει αυτό

# en: c777ca8c
leaving-title = Τι κοστίζει η αποχώρηση
# en: dc55e92f
leaving-you = Εσύ
# en: b01d7447
leaving-others = Οι άλλοι
# en: 89a7cc9f
leaving-rating = Αξιολόγηση
# en: 1ed8971c
leaving-after = Μετά
# en: 8c606e58
leaving-does-opens_seat-you = Η θέση σου είναι πάλι ανοιχτή. Η παρτίδα δεν έχει αρχίσει.
# en: cb54e231
leaving-does-opens_seat-button = Άφησε τη θέση
# en: c1bcbbc2
leaving-does-loses-you = Χάνεις αυτή την παρτίδα.
# en: 2e2eba56
leaving-does-loses-others = { $names } κερδίζει αμέσως.
# en: 1298d041
leaving-does-loses-button = Φύγε και χάσε
# en: 562d0c2d
leaving-does-ai_plays_on-you = Μια AI παίζει τη θέση σου ως το τέλος. Κατατάσσεσαι στην τελευταία θέση, ό,τι κι αν πετύχει.
# en: b806c348
leaving-does-ai_plays_on-others = Η παρτίδα συνεχίζεται για: { $names }, και ένας τους κερδίζει.
# en: c8e4f7ac
leaving-does-ai_plays_on-button = Φύγε ως τελευταία θέση
# en: 7df1c824
leaving-does-abandons-you = Η παρτίδα τελειώνει, και κανείς δεν κερδίζει.
# en: ae77e141
leaving-does-abandons-others = Κανένας άλλος άνθρωπος δεν παίζει σε αυτή την παρτίδα.
# en: 8414058b
leaving-does-abandons-button = Φύγε και τελείωσέ την
# en: 205c54a1
leaving-rated = Αυτή η παρτίδα μετράει. Χάνεις αξιολόγηση όπως σε ήττα.
# en: 987bafe4
leaving-unrated = Η αξιολόγησή σου μένει όπως είναι.
# en: eb2ce729
leaving-for-good = Δεν αναιρείται: η θέση δεν είναι πια δική σου.
# en: 8dc25de5
leaving-may-return = Μπορείς να ξανακαθίσεις όσο η θέση είναι ανοιχτή.
# en: 501551db
leaving-does-opens_seat-others = { $names }: αναμονή μέχρι να καθίσει κάποιος.
# en: c5683c9f
leaving-nobody-else = Εδώ δεν κάθεται ακόμη άλλος.

## Τα πλήκτρα ενός τραπεζιού, κινήσεις που πληκτρολογούνται, διακόπτες

# en: 1b1f5d42
keys-keys = Πλήκτρα
# en: 5b6c8eec
keys-keys-lead = Κάθε πλήκτρο λειτουργεί όπου κι αν βρίσκεσαι στο τραπέζι, αλλά όχι όσο πληκτρολογείς.
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
# en: 08f8fd16
key-arrow = βέλος
# en: 4bdca191
keys-group-board = Στο ταμπλό
# en: 4bc84e8b
keys-group-buttons = Κουμπιά κάτω από το ταμπλό
# en: f95d17e5
keys-group-words = Κινήσεις με λόγια
# en: 118ba9cc
keys-group-replay = Σε αναπαραγωγή
# en: c8c691be
keys-group-everywhere = Παντού στο τραπέζι
# en: f04febf4
keys-does-nearest = Πήγαινε στο πλησιέστερο κομμάτι που δέχεται κλικ.
# en: 6aa317bc
keys-does-nearest_of_all = Πήγαινε στο πλησιέστερο κομμάτι από όλα.
# en: cfc47d9d
keys-does-choose = Διάλεξε κομμάτι από το χέρι σου. Αν έχεις διαλέξει ένα: διάλεξε το σημείο με αυτόν τον αριθμό.
# en: 4aec8f56
keys-does-choose_place = Διάλεξε αμέσως το σημείο με αυτόν τον αριθμό.
# en: dc85c4f4
keys-does-click = Κάνε κλικ στο κομμάτι όπου βρίσκεσαι.
# en: cfbef617
keys-does-let_go = Άφησε ό,τι διάλεξες.
# en: 1e5d5e46
keys-does-first = Πάτησε το πρώτο κουμπί, όπως «Τέλος σειράς».
# en: 477515d0
keys-does-second = Πάτησε το δεύτερο κουμπί.
# en: 8621541e
keys-does-third = Πάτησε το τρίτο κουμπί.
# en: 4f665012
keys-does-undo = Αναίρεση.
# en: 692e18ca
keys-does-hint = Ζήτησε υπόδειξη.
# en: 1028e5ba
keys-does-skip = Πήγαινε στο παρόν.
# en: 090047b0
keys-does-type = Πληκτρολόγησε κίνηση.
# en: 543e2685
keys-does-all_moves = Άνοιξε ή κλείσε τη λίστα με όλες τις κινήσεις.
# en: 46f89c78
keys-does-step = Πήγαινε ένα βήμα πίσω ή μπροστά.
# en: 68ac2aa7
keys-does-milestone = Πήγαινε στον προηγούμενο ή στον επόμενο σταθμό.
# en: 6c76b25f
keys-does-mistake = Πήγαινε στο προηγούμενο ή στο επόμενο λάθος, σε ανάλυση.
# en: fa8de940
keys-does-ends = Πήγαινε στο πρώτο ή στο τελευταίο βήμα.
# en: eb41d13d
keys-does-play = Παίξε τα βήματα ή κάνε παύση.
# en: 450468f4
keys-does-keys = Δείξε αυτά τα πλήκτρα.

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
# en: d361fe42
character-random-farewell-won = Μουου! Δεν ξέρω πώς κέρδισα.
# en: 959c53a2
character-random-farewell-lost = Μουου. Μπορώ τώρα να φάω τις κάρτες;
# en: 9b89c330
character-beginner-greeting = Έμαθα τους κανόνες σήμερα το πρωί. Ο παππούς λέει ότι μπορώ να παίξω.
# en: e18b327f
character-beginner-farewell-won = Κέρδισα! Πρέπει να το πω στον παππού.
# en: e0bce29b
character-beginner-farewell-lost = Πάλι μπέρδεψα τους κανόνες. Άλλη μία;
# en: 13fb6b9c
character-casual-greeting = Έρχομαι για τη μουσική. Μη σε πειράζει που σιγοτραγουδάω.
# en: effae71b
character-casual-farewell-won = Τι, τελείωσε κιόλας; Και κέρδισα;
# en: 8f7df406
character-casual-farewell-lost = Το τραγούδι ήταν τόσο ωραίο, που ξέχασα την παρτίδα.
# en: c3193978
character-easy-greeting = Κάθισε, κάθισε. Εγώ παίζω για την παρέα.
# en: f170ad1c
character-easy-farewell-won = Κέρδισα; Μου φέρθηκες καλά.
# en: 27df973f
character-easy-farewell-lost = Έπαιξες ωραία! Τα σχέδιά μου είναι αργά σαν τα γόνατά μου.
# en: 394b9ce5
character-medium-greeting = Υφαίνω όλη μέρα, γι’ αυτό αναγνωρίζω ένα σχέδιο όταν το βλέπω.
# en: 77dcc694
character-medium-farewell-won = Κλωστή με κλωστή. Έτσι κέρδισα.
# en: 8b12eb3e
character-medium-farewell-lost = Βρήκες τη χαλαρή μου κλωστή. Έπαιξες ωραία.
# en: 807ab612
character-hard-greeting = Η φυλή μου κρατάει αυτή την κοιλάδα τριακόσια χρόνια. Ξεκίνα.
# en: 1e8722b8
character-hard-farewell-won = Πολέμησες καλά. Η κοιλάδα είναι ακόμη δική μου.
# en: a39a70eb
character-hard-farewell-lost = Η κοιλάδα είναι σήμερα δική σου. Θα ξανάρθω.
# en: 2d6ca346
character-expert-greeting = Έχω δει ένα εκατομμύριο τέτοιες παρτίδες. Δείξε μου μία καινούρια.
# en: 32f53921
character-expert-farewell-won = Αυτή την είχα ξαναδεί.
# en: 70cb41e0
character-expert-farewell-lost = Αυτή ήταν καινούρια. Σε ευχαριστώ.
# en: 5ffef297
character-greedy-greeting = Παίρνω το καλύτερο που βλέπω. Ποτέ δεν κοιτάζω πιο πέρα.
# en: 6d3a39ed
character-greedy-farewell-won = Τι μέρα! Το πουγκί μου γέμισε.
# en: 2ce2faaa
character-greedy-farewell-lost = Πήρα ό,τι μπορούσα να δω. Εσύ είδες περισσότερα.
# en: 891e8379
key-Shift = Shift
# en: cff58457
key-Home = Home
# en: 860e1923
key-End = End
# en: 4df44f3d
key-Space = Κενό
# en: 434d1dad
key-Enter = Enter
# en: f6b9dc36
key-Esc = Esc
