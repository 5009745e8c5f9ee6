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
# en: 772b8647
replay-history = Τι έγινε
# en: 2f3a9475
replay-show-step = Δείξε το βήμα { $version }
# en: ab6a4afc
replay-step = Βήμα
# en: b276f433
replay-event = Γεγονός
# en: 56375ece
replay-this-step = Αυτό το βήμα
# en: 808f7385
replay-facts = Γεγονότα, κληρώσεις και αποτυπώματα
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
# en: 74627863
replay-proof = Απόδειξη
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
# en: 4bc02ffe
replay-hint-expects = Έχει πλαίσιο στο ταμπλό. Η πιθανότητα νίκης σου είναι τότε { $share }, αν όλοι συνεχίσουν να παίζουν όπως οι γρήγορες AI.
# en: 8b880a9e
replay-hint-expects-exactly = Έχει πλαίσιο στο ταμπλό. Η πιθανότητα νίκης σου είναι τότε ακριβώς { $share }: όλα είναι γνωστά ως το τέλος.
# en: 82eeebf5
replay-fingerprint = αποτύπωμα
# en: 4bee9190
replay-fingerprint-chain = αποτύπωμα όλων των βημάτων ως εδώ
