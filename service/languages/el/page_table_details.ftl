### What a table tells those who ask: the keys, what leaving costs, who is on a seat.

## Η σελίδα: όσα λένε πολλές οθόνες

# en: ecbcbdd8
page-leave-question = Θέλεις να φύγεις;
# en: 343e9354
page-stay = Μείνε

## Το πλαίσιο ενός τραπεζιού: μενού, παίκτες, ρυθμός, ρολόγια

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

# en: 5b6c8eec
keys-keys-lead = Κάθε πλήκτρο λειτουργεί όπου κι αν βρίσκεσαι στο τραπέζι, αλλά όχι όσο πληκτρολογείς.
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
