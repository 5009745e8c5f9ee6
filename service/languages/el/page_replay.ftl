### Η αναπαραγωγή κάθε παρτίδας.


## Η αναπαραγωγή, η απόδειξη, η ανάλυση και οι υποδείξεις

# en: 0e71f825
replay-replay = Αναπαραγωγή
# en: fefaaee3
replay-first = Πρώτο βήμα
# en: 67c2c5e2
replay-back = Ένα βήμα πίσω
# en: 56c25f57
replay-forward = Ένα βήμα μπροστά
# en: 371dc704
replay-last = Τελευταίο βήμα
# en: 10954619
replay-play-steps = Παίξε τα βήματα
# en: 92c02433
replay-pause-steps = Παύση
# en: 349485a7
replay-slider = Βήμα
# en: a143d20f
replay-step-of = Βήμα { $at } από { $count }
# en: 4e902567
replay-previous-milestone = Πίσω: { $what }
# en: 551e6ab1
replay-next-milestone = Μπροστά: { $what }
# en: 97c96a15
replay-more = Επιλογές αναπαραγωγής
# en: 7bb37477
replay-keys = Πλήκτρα
# en: c03c472e
replay-copy-link = Αντιγραφή συνδέσμου
# en: 2fddd44f
replay-copied = Ο σύνδεσμος για αυτό το βήμα αντιγράφηκε.
# en: 3b03eace
replay-seen-by = Οπτική
# en: 9b1170d7
replay-seen-by-all = όλα τα χέρια
# en: 0b9443bd
replay-seen-by-name = το χέρι του παίκτη { $name }
# en: 4f9a4321
replay-play-on = Συνέχισε από εδώ
# en: 342ac9bd
replay-play-on-before = Συνέχισε από το βήμα { $step }
# en: ab6a4afc
replay-step = Βήμα
# en: b276f433
replay-event = Γεγονός
# en: 56375ece
replay-this-step = Αυτό το βήμα
# en: 2ed0252a
replay-changes =
    { $count ->
        [one] { $count } αλλαγή στο τραπέζι
       *[other] { $count } αλλαγές στο τραπέζι
    }
# en: 6b6afc11
replay-by-service = από την υπηρεσία
# en: 9f334e5a
replay-by = από: { $name }
# en: a2e39dee
replay-draw = Κληρώθηκε ο αριθμός { $number } από { $count }, σε ταξινομημένη σειρά.
# en: ffd974ff
replay-no-draws = Σε αυτό το βήμα δεν κληρώθηκε τίποτα.
# en: e795fcf3
replay-draws-later = Οι κληρώσεις δημοσιεύονται όταν τελειώσει η παρτίδα.
# en: ee196845
replay-proof-lead = Η υπηρεσία ελέγχει ότι τίποτα σε αυτή την παρτίδα δεν άλλαξε, δεν επινοήθηκε και δεν στήθηκε. Όλοι μπορούν να ελέγξουν τα ίδια.
# en: 5e59cbf5
replay-proof-wait = Κινήσεις, κληρώσεις και AI μπορούν να ελεγχθούν όταν τελειώσει η παρτίδα, γιατί τότε δημοσιεύεται το μυστικό της.
# en: 097cbca5
replay-proof-names-chain = Ημερολόγιο
# en: c8849ad0
replay-proof-names-fold = Αναπαραγωγή
# en: 1513d790
replay-proof-names-rules = Κανόνες
# en: 8d1e1fa4
replay-proof-names-draws = Κληρώσεις
# en: 7b284c93
replay-proof-names-choices = AI
# en: 54d50b56
replay-proof-meaning-chain = Το αποτύπωμα κάθε βήματος περιέχει το προηγούμενό του. Κανένα δεν άλλαξε, δεν παραλείφθηκε και δεν προστέθηκε αργότερα.
# en: a17eff7f
replay-proof-meaning-fold = Κάθε απόφαση διαβάζεται. Αν αναπαραχθούν με τη σειρά, οδηγούν ακριβώς σε αυτή την κατάσταση.
# en: 266d2954
replay-proof-meaning-rules = Κάθε κίνηση ήταν επιτρεπτή. Τα γεγονότα της είναι ακριβώς όσα ορίζουν οι κανόνες.
# en: d252c36b
replay-proof-meaning-draws = Το μυστικό της παρτίδας καθορίζει κάθε κλήρωση και ζαριά. Η υπηρεσία δεσμεύτηκε σε αυτό πριν αρχίσει η παρτίδα.
# en: 7bc2f945
replay-proof-meaning-choices = Κάθε κίνηση μιας AI είναι εκείνη που διαλέγει το επίπεδό της από όσα μπορούσε να δει η θέση της. Δεν έχει δει άλλα χέρια.
# en: 954cc46c
replay-proof-status-passed = πέτυχε
# en: 8442d4a6
replay-proof-status-failed = ΑΠΕΤΥΧΕ
# en: 43afef85
replay-proof-status-not_yet = όταν τελειώσει η παρτίδα
# en: 3ba6d170
replay-proof-status-unavailable = αδύνατο εδώ
# en: 794d83f9
replay-proof-status-not_asked = δεν υπολογίστηκε ακόμη
# en: bfff4adf
replay-proof-checked =
    { $count ->
        [one] Ελέγχθηκε { $count } απόφαση.
       *[other] Ελέγχθηκαν { $count } αποφάσεις.
    }
# en: 72c7a75f
replay-proof-failed = Βήμα { $version }: { $why }
# en: 0d2f91fe
replay-check-again = Έλεγξε ξανά
# en: 3cddd8a1
replay-prove-choices = Απόδειξε τις επιλογές των AI
# en: 7aa1fdb7
replay-proving = Κάθε επιλογή AI γίνεται ξανά: { $done } από { $of }.
# en: aa7a73c2
replay-points-of = { $name } { $points }
# en: 947f093a
replay-chart-table = Οι πόντοι ως πίνακας
# en: 3fc376bf
replay-analyse = Ανάλυση
# en: 8ae1c399
replay-analysis = Ανάλυση
# en: 88ea3f2e
replay-analysing = Κινήσεις που κρίθηκαν: { $done } από { $of }.
# en: 0f229e6f
replay-waits = Η ανάλυση αρχίζει σύντομα.
# en: 402515b3
replay-words-meaning = Μια καλή κίνηση χαρίζει το πολύ 4% της πιθανότητας νίκης, αν όλοι συνεχίσουν να παίζουν όπως οι γρήγορες AI.
# en: 7902b691
replay-stop-analysing = Τέλος ανάλυσης
# en: 4d384203
replay-analysis-failed = Η ανάλυση απέτυχε. { $problem }
# en: 3ed215ba
replay-graph = Πιθανότητα νίκης, βήμα βήμα
# en: 4c375a83
replay-chance = { $name } { $share }
# en: 3c556f4e
replay-no-chance = δεν κρίθηκε
# en: 9bcb2720
replay-not-yet = Αυτή η κίνηση δεν έχει κριθεί ακόμη.
# en: a5cff44d
replay-show-mistake = Δείξε την κατάσταση πριν από το βήμα { $version }
# en: 6384df2a
replay-worst = Οι κινήσεις που χάρισαν τα περισσότερα
# en: 4674267a
replay-no-mistakes = Καμία κίνηση δεν ήταν λάθος.
# en: f18c08a1
replay-words-forced = η μοναδική κίνηση
# en: 0658cad0
replay-words-best = η καλύτερη κίνηση
# en: 881fdae9
replay-words-good = μια καλή κίνηση
# en: 0b1b6aeb
replay-words-inaccuracy = μια ανακρίβεια
# en: 0fe08f04
replay-words-mistake = ένα λάθος
# en: fc44110d
replay-words-blunder = μια γκάφα
# en: 517fdc69
replay-signs-inaccuracy = ?!
# en: 214a02cd
replay-signs-mistake = ?
# en: dab0638a
replay-signs-blunder = ??
# en: aa9dab73
replay-in-place-of = μια AI για: { $name }
# en: 80bc2011
replay-gave-away = χάρισε { $share }
# en: 027a0c0e
replay-played = Παίχτηκε
# en: 80fa057c
replay-better = Καλύτερα
# en: fbad4c2e
replay-next = Επόμενο, { $name }: { $move }, { $word }.
# en: a87be55e
replay-better-is = Καλύτερα: { $move }, με πλαίσιο στο ταμπλό.
# en: 4f9e6071
replay-see-better = Δες την καλύτερη κίνηση
# en: 523859c2
replay-previous-mistake = Προηγούμενο λάθος
# en: c3b33027
replay-next-mistake = Επόμενο λάθος
# en: 6cfa6b89
replay-accuracy = Ακρίβεια ανά παίκτη
# en: d051f257
replay-chances = Οι πιθανότητες ως πίνακας
# en: 53b6dd70
replay-this-gave-away = Αυτό το βήμα είναι { $word }: χάρισε { $share }.
# en: f5fef466
replay-this-gave-away-exactly = Αυτό το βήμα είναι { $word }: χάρισε ακριβώς { $share }.
# en: fe6f7ea8
replay-accuracy-of = { $name }: { $share }
# en: 0cf3b0ac
replay-accuracy-none = { $name }: χωρίς δική του επιλογή
# en: a34cc7f6
replay-keys-step = ένα βήμα πίσω, ένα βήμα μπροστά
# en: 371948f4
replay-keys-ends = το πρώτο βήμα, το τελευταίο βήμα
# en: 6128d228
replay-keys-milestones = πίσω: { $what }, μπροστά: { $what }
# en: 60c3f9ef
replay-keys-play = παίξε τα βήματα, παύση
# en: f5fb896a
replay-keys-mistakes = προηγούμενο λάθος, επόμενο λάθος
# en: 82eeebf5
replay-fingerprint = αποτύπωμα
# en: 4bee9190
replay-fingerprint-chain = αποτύπωμα όλων των βημάτων ως εδώ

## Η σελίδα: όσα λένε πολλές οθόνες

# en: dddaeb71
page-back-to-now = Πίσω στο τώρα
# en: a92d5c67
page-speed = Ταχύτητα
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

## Τι λένε οι χαρακτήρες των AI: μια αγελάδα, μια γριά, μια υφάντρα, ένας αρχηγός, κάποιος που τα έχει δει όλα, ένας έμπορος

# en: d361fe42
character-random-farewell-won = Μουου! Δεν ξέρω πώς κέρδισα.
# en: 959c53a2
character-random-farewell-lost = Μουου. Μπορώ τώρα να φάω τις κάρτες;
# en: e18b327f
character-beginner-farewell-won = Κέρδισα! Πρέπει να το πω στον παππού.
# en: e0bce29b
character-beginner-farewell-lost = Πάλι μπέρδεψα τους κανόνες. Άλλη μία;
# en: effae71b
character-casual-farewell-won = Τι, τελείωσε κιόλας; Και κέρδισα;
# en: 8f7df406
character-casual-farewell-lost = Το τραγούδι ήταν τόσο ωραίο, που ξέχασα την παρτίδα.
# en: f170ad1c
character-easy-farewell-won = Κέρδισα; Μου φέρθηκες καλά.
# en: 27df973f
character-easy-farewell-lost = Έπαιξες ωραία! Τα σχέδιά μου είναι αργά σαν τα γόνατά μου.
# en: 77dcc694
character-medium-farewell-won = Κλωστή με κλωστή. Έτσι κέρδισα.
# en: 8b12eb3e
character-medium-farewell-lost = Βρήκες τη χαλαρή μου κλωστή. Έπαιξες ωραία.
# en: 1e8722b8
character-hard-farewell-won = Πολέμησες καλά. Η κοιλάδα είναι ακόμη δική μου.
# en: a39a70eb
character-hard-farewell-lost = Η κοιλάδα είναι σήμερα δική σου. Θα ξανάρθω.
# en: 32f53921
character-expert-farewell-won = Αυτή την είχα ξαναδεί.
# en: 70cb41e0
character-expert-farewell-lost = Αυτή ήταν καινούρια. Σε ευχαριστώ.
# en: 6d3a39ed
character-greedy-farewell-won = Τι μέρα! Το πουγκί μου γέμισε.
# en: 2ce2faaa
character-greedy-farewell-lost = Πήρα ό,τι μπορούσα να δω. Εσύ είδες περισσότερα.
