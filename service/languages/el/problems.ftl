### Αιτήματα που απορρίφθηκαν: οι τίτλοι των ειδών προβλημάτων, μετά οι λεπτομέρειες.


## Τίτλοι

# en: aaa27eb5
problem-not-found = Δεν βρέθηκε
# en: 8a112131
problem-method-not-allowed = Η μέθοδος δεν επιτρέπεται
# en: 4b549edd
problem-range-not-satisfiable = Δεν υπάρχει τέτοιο εύρος
# en: 81e8bd91
problem-unauthorized = Λείπει το token ή είναι άγνωστο
# en: 895c4d95
problem-wrong-recovery-code = Λάθος κωδικός ανάκτησης
# en: bcb942d8
problem-too-slow = Το σώμα έρχεται πολύ αργά
# en: 1b4eca06
problem-too-large = Το σώμα είναι πολύ μεγάλο
# en: fbbee495
problem-unsupported-media-type = Δεν είναι JSON
# en: 0ffb6885
problem-bad-request = Μη έγκυρο HTTP
# en: 7234a92e
problem-malformed = Δεν είναι JSON
# en: 80b5f97b
problem-expectation-failed = Άγνωστη προσδοκία
# en: 937cdcb9
problem-not-implemented = Δεν έχει υλοποιηθεί
# en: 85a2178d
problem-invalid = Λάθος μορφή
# en: e0f762bb
problem-idempotency-key-reused = Επανάχρηση κλειδιού ταυτοδυναμίας
# en: 503fd729
problem-forbidden = Δεν είναι δικό σου
# en: 435756c9
problem-stale-version = Η παρτίδα έχει προχωρήσει
# en: 6ec3a9bd
problem-illegal-move = Μη επιτρεπτή κίνηση
# en: cf707131
problem-not-your-turn = Δεν έχεις σειρά
# en: 3d083421
problem-list-goes-on = Η λίστα συνεχίζεται πολύ
# en: 027cf2c8
problem-no-open-seat = Καμία ανοιχτή θέση
# en: 527142cb
problem-already-seated = Έχεις ήδη θέση
# en: 73e00d11
problem-not-started = Δεν έχει αρχίσει
# en: 64c07b8c
problem-undo-off = Χωρίς αναίρεση σε αυτή την παρτίδα
# en: 58780c27
problem-hints-off = Χωρίς υποδείξεις σε αυτή την παρτίδα
# en: 0ea76af5
problem-webhook-disabled = Το webhook είναι απενεργοποιημένο
# en: 9a3d7995
problem-cannot-undo = Δεν αναιρείται
# en: b4edc6f6
problem-not-finished = Δεν έχει τελειώσει
# en: 5f3c6bf5
problem-other-game = Άλλη παρτίδα
# en: e0c0e357
problem-not-proven = Δεν αποδείχθηκε
# en: 762d9594
problem-game-over = Τέλος παρτίδας
# en: bb2931fd
problem-rules-version-gone = Η έκδοση των κανόνων δεν υπάρχει πια
# en: 6a45f26c
problem-unreadable-log = Το ημερολόγιο δεν διαβάζεται
# en: b3cdaa53
problem-too-many-requests = Πάρα πολλά αιτήματα
# en: b75a1567
problem-too-often = Πολύ συχνά
# en: d1f20810
problem-too-many-games = Πάρα πολλές παρτίδες
# en: 00b0de13
problem-unavailable = Όχι τώρα
# en: 0f1bc410
problem-storage-full = Δεν έμεινε χώρος
# en: 14bccdb2
problem-storage-unusable = Λάθος ρύθμιση του Redis
# en: 5df43f36
problem-internal-error = Εσωτερικό σφάλμα

## Λεπτομέρειες

# en: 8164d766
absent-may-come = Οι απόντες μπορεί ακόμη να έρθουν.
# en: defb209b
absent-not-at-table = Οι απόντες πρέπει να ανήκουν σε αυτό το τραπέζι.
# en: 87caccf8
address-too-many-match-requests =
    Η διεύθυνσή σου έχει ήδη { $max_of_client ->
        [one] { $max_of_client } αίτημα για παρτίδα
       *[other] { $max_of_client } αιτήματα για παρτίδα
    } σε αναμονή.
# en: a4a20c2d
address-too-many-requests = Η διεύθυνσή σου έχει πάρα πολλά αιτήματα σε εξέλιξη.
# en: 6aebadb9
address-too-many-streams = Η διεύθυνσή σου έχει πάρα πολλές ροές και παρατεταμένα αιτήματα (long poll).
# en: 22826ad9
address-too-many-webhooks =
    Η διεύθυνσή σου έχει { $most ->
        [one] { $most } webhook
       *[other] { $most } webhook
    }, που είναι το μέγιστο· διάγραψε πρώτα ένα.
# en: c7804afb
address-without-slash = Η διεύθυνση πρέπει να είναι διαδρομή που αρχίζει με κάθετο.
# en: ac079075
already-in-game = Έχεις ήδη θέση σε αυτή την παρτίδα.
# en: a44d432f
already-in-series = Συμμετέχεις ήδη σε αυτή τη διοργάνωση.
# en: 4a8630f1
another-can-be-invited = Μπορεί να προσκληθεί άλλος παίκτης: η θέση του είναι `open` μέχρι να την πάρει.
# en: a7dcea68
archive-not-audited =
    Το αρχείο δεν μπόρεσε να ελεγχθεί: { $attempts ->
        [one] { $attempts } προσπάθεια απέτυχε
       *[other] { $attempts } προσπάθειες απέτυχαν
    }.
# en: 0ec47ede
arena-duration = Μια αρένα έχει διάρκεια σε δευτερόλεπτα, και καμία άλλη μορφή δεν έχει.
# en: 2beb0697
authorization-not-bearer = Το Authorization πρέπει να είναι `Bearer` και ένα token.
# en: 9d131d43
body-against-schema = Το σώμα του αιτήματος δεν ταιριάζει με το σχήμα.
# en: 187e77d4
body-breaks-off = Το σώμα του αιτήματος διακόπτεται.
# en: 93a8208c
body-not-archive = Το σώμα του αιτήματος δεν είναι αρχείο παρτίδας.
# en: 4484ccbf
body-not-json = Το σώμα του αιτήματος είναι { $error }.
# en: 47e47a07
body-of-other-type = Το σώμα του αιτήματος πρέπει να σταλεί με Content-Type: { $media }.
# en: 5c155297
body-over-limit =
    Το σώμα του αιτήματος ξεπερνάει το όριο { $largest ->
        [one] του { $largest } byte
       *[other] των { $largest } byte
    }.
# en: bea6e779
choice-of-other-move = Η επιλογή δεν είναι εκείνη της κίνησης.
# en: 4d220e2c
choice-too-long =
    Μια επιλογή έχει το πολύ { $max_choice ->
        [one] { $max_choice } χαρακτήρα
       *[other] { $max_choice } χαρακτήρες
    } ως κανονικό JSON.
# en: 47a0dcd7
chosen-already = Έχεις ήδη επιλέξει. Όλες οι επιλογές αποκαλύπτονται όταν επιλέξει και η τελευταία θέση.
# en: 378bf813
commitment-form = Μια δέσμευση είναι 64 δεκαεξαδικά ψηφία στη θέση ενός nonce, σε διοργάνωση που έχει χρόνο για την αποκάλυψή του.
# en: be9270ae
cursor-invalid = Ο δείκτης δεν είναι έγκυρος ή ανήκει σε άλλη λίστα.
# en: 6fadb604
decided-not-replicated = Η έκδοση { $last } έχει αποφασιστεί, αλλά ακόμη πολύ λίγα αντίγραφα του Redis την έχουν, οπότε μια μεταγωγή μπορεί να τη χάσει· στείλε ξανά το ίδιο αίτημα με το ίδιο Idempotency-Key ή κοίταξε την παρτίδα.
# en: dbac0190
elimination-table-size = Μια διοργάνωση νοκ άουτ παίζεται με δύο σε κάθε τραπέζι.
# en: da1e62bd
fork-earlier-version = Αυτή η παρτίδα τελείωσε με την έκδοση { $version }· μπορεί να διακλαδωθεί σε κάθε προηγούμενη έκδοση.
# en: 92bfd47e
formats-with-rounds = Μόνο οι μορφές «όλοι με όλους» και το ελβετικό σύστημα έχουν αριθμό γύρων.
# en: 28c56690
game-at-version = Η παρτίδα είναι στην έκδοση { $version }.
# en: a6e26442
game-ended = Αυτή η παρτίδα έχει τελειώσει.
# en: 02a06fd6
game-ended-analyse-it = Αυτή η παρτίδα έχει τελειώσει· μπορεί να αναλυθεί.
# en: 791465c3
game-ended-before-move = Η παρτίδα τελείωσε με την προηγούμενη κίνηση, οπότε η λίστα πρέπει να τελειώνει με εκείνη.
# en: b3a34e79
game-ended-long-ago = Η παρτίδα τελείωσε πριν από περισσότερα από δέκα λεπτά.
# en: e2e0716f
game-has-versions = Η παρτίδα { $game } έχει τις εκδόσεις 1 έως { $number }, όχι { $at }.
# en: 80181d56
game-no-seat = Αυτή η παρτίδα δεν έχει θέση { $seat }.
# en: d0be683a
game-no-version = Αυτή η παρτίδα δεν έχει έκδοση { $version }.
# en: 8f5c406f
game-not-begun = Η παρτίδα αρχίζει όταν δεν υπάρχει ανοιχτή θέση.
# en: 0f5e663e
game-or-player-gone = Η παρτίδα ή ο παίκτης δεν υπάρχει πια.
# en: 86f5540c
game-rules-gone = Αυτή η παρτίδα παίζεται με την έκδοση { $rules_version } του { $ruleset }, που δεν υπάρχει πια.
# en: 697beb47
game-with-other-chain = Υπάρχει ήδη παρτίδα με αυτό το id, και η αλυσίδα της διαφέρει.
# en: 084b1bf2
header-expect = Η κεφαλίδα Expect μπορεί να λέει 100-continue και τίποτε άλλο.
# en: 4341917c
header-host = Η κεφαλίδα Host πρέπει να ονομάζει έναν διακομιστή.
# en: 75828c69
hints-on-your-turn = Υποδείξεις παίρνει μόνο η θέση που έχει σειρά.
# en: e0c363dd
invitations-need-token = Οι θέσεις παικτών και οι προσκλήσεις χρειάζονται το token ενός παίκτη.
# en: f998c0a5
joining-closed = Οι εγγραφές έκλεισαν.
# en: 068cbe57
key-created-player = Αυτό το Idempotency-Key δημιούργησε παλιότερα έναν παίκτη, με άλλο σώμα αιτήματος ή που διαγράφηκε στο μεταξύ.
# en: 80eb69a9
key-created-token = Αυτό το Idempotency-Key δημιούργησε παλιότερα ένα token, με άλλο σώμα αιτήματος ή που ανακλήθηκε στο μεταξύ.
# en: d110642b
key-of-other-body = Αυτό το Idempotency-Key έχει σταλεί παλιότερα με άλλο σώμα αιτήματος.
# en: 9dec687d
key-of-webhook = Αυτό το Idempotency-Key χρησιμοποιήθηκε για webhook με άλλο σώμα αιτήματος.
# en: e0656121
key-opened-deleted-game = Αυτό το Idempotency-Key άνοιξε μια παρτίδα που διαγράφηκε· χρησιμοποίησε νέο.
# en: 9b9c9aff
key-opened-other-game = Αυτό το Idempotency-Key άνοιξε παλιότερα μια παρτίδα, με άλλο σώμα αιτήματος.
# en: 1976354a
key-opened-ended-game = Αυτό το Idempotency-Key άνοιξε μια παρτίδα που τελείωσε πριν από καιρό· χρησιμοποίησε νέο.
# en: fa88f9c9
key-too-short = Το `Idempotency-Key` είναι { $long_key } όταν ένας επισκέπτης παίρνει θέση.
# en: 5137891b
last-turn-over = Η τελευταία σου σειρά τελείωσε, και σε αυτήν δεν έχεις αποφασίσει ακόμη τίποτα.
# en: e9a708c7
link-makes-no-link = Ένας σύνδεσμος μπορεί να δημιουργήσει token για παιχνίδι ή ανάγνωση, όχι άλλον σύνδεσμο.
# en: 94c4c971
link-token-only-makes-token = Το token ενός συνδέσμου μπορεί μόνο να δημιουργήσει token για άλλη συσκευή.
# en: 9109cefc
log-has-leaves =
    Το ημερολόγιο έχει μόνο { $size ->
        [one] { $size } φύλλο
       *[other] { $size } φύλλα
    }.
# en: 0f9b0959
log-of-series = Αυτό είναι το ημερολόγιο μιας διοργάνωσης· κάνε εισαγωγή κάθε παρτίδας της με το δικό της αρχείο.
# en: dd4c0b88
machine-too-slow-to-date = Αυτό το μηχάνημα είναι πολύ αργό για να χρονολογήσει την απόφαση· προσπάθησε ξανά.
# en: bb6c8011
match-request-expired = Αυτό το αίτημα για παρτίδα έληξε ή βρήκε αντιπάλους.
# en: 0a914287
method-unknown = Αυτή η μέθοδος είναι άγνωστη.
# en: a617c49e
move-is-choice = Η κίνηση { $place } είναι επιλογή που άλλοι κάνουν την ίδια στιγμή, οπότε η λίστα πρέπει να τελειώνει με αυτήν.
# en: 90482526
move-reveals = Η κίνηση { $place } τραβάει ή σου δείχνει κάτι νέο, οπότε η λίστα πρέπει να τελειώνει με αυτήν.
# en: b58fdbe9
named-game-no-seat = Η παρτίδα { $game } δεν έχει θέση { $seat }.
# en: 39d50b3b
needs-player-or-seat-token = Χρειάζεται το token ενός παίκτη ή μιας θέσης του `game`.
# en: 1dd007ea
needs-player-token = Χρειάζεται το token ενός παίκτη.
# en: 102041c7
needs-webhook-token = Χρειάζεται το token που έφτιαξε το webhook ή το μυστικό του.
# en: 3f56bc26
no-automatic-step = Αυτή η διοργάνωση δεν έχει τώρα αυτόματο βήμα.
# en: 9c1e1a04
no-file-or-game = Δεν υπάρχει αρχείο ή παρτίδα { $game }.
# en: 1e7b7c86
no-formats-version = Αυτή η υπηρεσία δεν έχει την έκδοση { $formats_version } των μορφών διοργάνωσης.
# en: 74edb4fa
no-game = Δεν υπάρχει παρτίδα { $game }.
# en: a913307d
no-group = Δεν υπάρχει ομάδα '{ $group }'· υπάρχουν { $list }.
# en: 407b8fc7
no-human-holds-seat = Κανένας άνθρωπος δεν έχει πια αυτή τη θέση.
# en: 87b4588a
no-level = Δεν υπάρχει επίπεδο '{ $level }' στο { $ruleset }· υπάρχει { $list }.
# en: 65e81948
no-more-streams = Δεν μπορούν να εξυπηρετηθούν άλλες ροές τώρα· προσπάθησε ξανά ή ρώτα κατά διαστήματα.
# en: 959acb88
no-nonce-to-open = Αυτή η συμμετοχή δεν έχει nonce για αποκάλυψη τώρα.
# en: e3223a2e
no-participant-number = Καμία συμμετοχή δεν έχει αυτόν τον αριθμό, ή έχει ήδη ζητήσει ρεπό.
# en: a959261e
no-participant-or-bye = Καμία συμμετοχή δεν έχει αυτόν τον αριθμό.
# en: 827ae357
no-render-mode-ansi = Δεν υπάρχει τρόπος προβολής '{ $render_mode }'· υπάρχει 'ansi'.
# en: 97b47364
no-rules-to-learn = Δεν υπάρχει σύνολο κανόνων '{ $ruleset }'.
# en: d87173e6
no-rules-version = Αυτή η υπηρεσία δεν έχει την έκδοση { $version } των κανόνων του { $name }.
# en: 04139f2a
no-rules-version-of = Αυτή η υπηρεσία δεν έχει την έκδοση { $rules_version } των κανόνων του { $ruleset }.
# en: b090e7f7
no-ruleset = Δεν υπάρχει σύνολο κανόνων '{ $name }'.
# en: 45ac1b2a
no-running-clock = Αυτή η παρτίδα δεν έχει ρολόι που τρέχει.
# en: 6f34f6d9
no-seat = Δεν υπάρχει θέση { $known }.
# en: 02625d96
no-seat-counted-from =
    Δεν υπάρχει θέση { $seat }· { $number ->
        [one] υπάρχει { $number }, με αρίθμηση
       *[other] υπάρχουν { $number }, με αρίθμηση
    } από το 0.
# en: 68d8d40e
no-seats =
    Το { $title } δεν παίζεται με { $seats ->
        [one] { $seats } θέση
       *[other] { $seats } θέσεις
    }.
# en: 40b85149
no-such-analysis = Αυτή η παρτίδα δεν έχει τέτοια ανάλυση, ή η ανάλυση δεν ζητήθηκε για 30 ημέρες.
# en: 67aa9026
no-such-archive = Δεν υπάρχει τέτοιο αρχείο, ή στάλθηκε πριν από πολύ καιρό.
# en: ba2b857a
no-such-clause = Οι κανόνες του { $name } δεν έχουν άρθρο '{ $clause }'· έχουν { $numbers } έως { $numbers2 }.
# en: e728a7ba
no-such-game = Δεν υπάρχει τέτοια παρτίδα.
# en: 154a283c
no-such-games = Δεν υπάρχουν τέτοιες παρτίδες.
# en: ff0e4454
no-such-hint = Δεν υπάρχει τέτοια υπόδειξη, ή ζητήθηκε πριν από πολύ καιρό.
# en: 08bcb1eb
no-such-participant = Αυτή η διοργάνωση δεν έχει τέτοια συμμετοχή.
# en: e57d94d2
no-such-player = Δεν υπάρχει τέτοιος παίκτης.
# en: 99728f4d
no-such-series = Δεν υπάρχει τέτοια διοργάνωση.
# en: e2569ce3
no-such-series-version = Δεν υπάρχει τέτοια διοργάνωση ή τέτοια έκδοσή της.
# en: 0edba8f0
no-such-token = Δεν έχεις token με αυτό το id.
# en: ffd5bbb0
no-such-webhook = Δεν υπάρχει τέτοιο webhook.
# en: ffa0ce87
no-table-expects-result = Κανένα τραπέζι αυτής της διοργάνωσης δεν περιμένει το αποτέλεσμα αυτής της παρτίδας.
# en: 0b8a6a34
nonce-not-committed = Αυτό το nonce δεν είναι εκείνο της δέσμευσης.
# en: 14dc68e0
nonce-of-choice-before = Η προηγούμενη επιλογή σου είχε το ίδιο nonce, οπότε άλλοι θα μπορούσαν να μαντέψουν αυτή την επιλογή· χρησιμοποίησε νέο.
# en: e695bb37
nonce-of-choice-form = Το nonce μιας επιλογής πρέπει να έχει { $min_nonce } έως 64 δεκαεξαδικά ψηφία.
# en: cfb6d80f
nonce-of-human-seat = Ένα nonce ανήκει σε θέση ανθρώπου και έχει έως 64 δεκαεξαδικά ψηφία.
# en: dda5f988
nonce-or-organiser-invalid = Το nonce ή το id του διοργανωτή δεν είναι έγκυρο.
# en: 62a9aa18
not-in-segment = Αυτή η παρτίδα δεν είναι σε κανένα τμήμα: είναι στο Redis, διαγράφηκε ή δεν υπήρξε ποτέ.
# en: 5988186a
not-series = Αυτό δεν είναι διοργάνωση.
# en: 3f058524
not-your-seat-to-leave = Μπορείς να αφήσεις μόνο τη δική σου θέση.
# en: c58c96cc
not-yourself-blocked = Δεν μπορείς να αποκλείσεις τον εαυτό σου.
# en: 7acf9d50
nothing-at-address = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
# en: e4a7524f
nothing-decided = Δεν έχεις αποφασίσει τίποτα από τότε που αποφάσισε άλλη θέση, οπότε δεν υπάρχει κάτι να αναιρέσεις.
# en: 385c2eff
one-seat-a-player = Ένας παίκτης έχει μία θέση σε μια παρτίδα.
# en: 3985187e
only-finished-analysed = Μόνο μια τελειωμένη παρτίδα μπορεί να αναλυθεί, και αυτή δεν έχει τελειώσει.
# en: faac92aa
only-finished-forked = Μόνο μια τελειωμένη παρτίδα μπορεί να διακλαδωθεί, και αυτή δεν έχει τελειώσει.
# en: df4f48f9
only-finished-played-again = Μόνο μια τελειωμένη παρτίδα μπορεί να παιχτεί ξανά, και αυτή δεν έχει τελειώσει.
# en: d99933fc
only-operator-deletes = Μόνο ο διαχειριστής μπορεί να διαγράψει μια παρτίδα.
# en: 08c39efa
only-organiser = Μόνο ο διοργανωτής αυτής της διοργάνωσης μπορεί να το κάνει αυτό.
# en: 5cac56c3
only-participant-withdraws = Μια συμμετοχή αποσύρεται μόνο από τον ίδιο τον παίκτη ή από τον διοργανωτή.
# en: 08f0fec6
only-participants-rest = Ρεπό ζητάει μόνο όποιος συμμετέχει, για τον εαυτό του.
# en: c268152d
only-players-rematch = Μόνο οι παίκτες της παρτίδας μπορούν να ζητήσουν ρεβάνς.
# en: a2a8441f
only-seated-send-phrases = Μόνο όσοι κάθονται στο τραπέζι μπορούν να στείλουν φράσεις.
# en: 0adf2405
only-swiss-half-bye = Μόνο μια διοργάνωση με ελβετικό σύστημα που έχει αρχίσει δίνει ρεπό μισού βαθμού, και όχι στον τελευταίο γύρο της.
# en: 2fe26ce1
opened-without-hints = Αυτή η παρτίδα άνοιξε χωρίς υποδείξεις.
# en: 4e06a044
operator-plays-no-seat = Ο διαχειριστής δεν παίζει σε καμία θέση.
# en: 1145f9cb
options-invalid = Οι επιλογές ρυθμίσεων δεν είναι έγκυρες.
# en: 87c6770e
options-of-other-game = Οι επιλογές ρυθμίσεων δεν είναι του { $title }: { $error }.
# en: d0f79924
organiser-withdraws-none-now = Ο διοργανωτής δεν αποσύρει κανέναν όσο αποκαλύπτονται τα nonce: αυτό θα άλλαζε την κλήρωση.
# en: 62be2cd0
other-audits-running = Τρέχουν άλλοι έλεγχοι· ρώτα ξανά όταν τελειώσουν.
# en: f923edc0
other-seat-waited-for = Αναμένεται: { $called }. Δεν μπορείς να αναιρέσεις τίποτα τώρα.
# en: 76cbef6f
own-games-need-token = Οι δικές σου παρτίδες χρειάζονται το token ενός παίκτη.
# en: 18011dc0
participant-form = Συμμετέχει ένας παίκτης ή μια AI κάποιου επιπέδου.
# en: c3f8d70f
participant-or-nonce-invalid = Η συμμετοχή ή το nonce δεν είναι έγκυρο.
# en: 3ccd4e35
player-erased = Ο παίκτης αυτού του token διαγράφηκε.
# en: 1a11ce59
player-erased-or-link-used = Ο παίκτης αυτού του token διαγράφηκε, ή ο σύνδεσμός του έχει ήδη χρησιμοποιηθεί.
# en: 04f9dc2a
player-gone = Αυτός ο παίκτης δεν υπάρχει πια.
# en: 32f99522
player-me-without-token = Το `player=me` χρειάζεται το token ενός παίκτη.
# en: f430e2d3
player-or-nonce-invalid = Το id του παίκτη ή το nonce δεν είναι έγκυρο.
# en: 4138f098
ranks-with-gaps = Πρέπει να υπάρχει μία κατάταξη ανά θέση, από το 0 χωρίς κενά.
# en: bb778dc3
rate-limit-exceeded =
    Ξεπέρασες το όριο αιτημάτων· προσπάθησε ξανά σε { $reset ->
        [one] { $reset } δευτερόλεπτο
       *[other] { $reset } δευτερόλεπτα
    }.
# en: 7459b8e2
rated-without-hints = Αυτή η παρτίδα μπορεί να μετράει για την αξιολόγηση (`rated`), οπότε δεν έχει υποδείξεις.
# en: 11c810bb
rated-without-undo = Αυτή η παρτίδα μπορεί να μετράει για την αξιολόγηση (`rated`), οπότε τίποτα σε αυτήν δεν αναιρείται.
# en: 5676b2aa
recovery-code-unknown = Αυτός δεν είναι κωδικός ανάκτησης κανενός παίκτη, ή έχει αντικατασταθεί από νεότερο.
# en: bd335683
replay-too-large = Η αναπαραγωγή αυτού του αρχείου ξεπερνάει τα { $largest_replay } MiB.
# en: 2687462a
round-being-paired = Σχηματίζονται τα ζευγάρια του επόμενου γύρου: γράψου ξανά όταν αρχίσει.
# en: 044dea7c
seat-form = Μια θέση είναι παίκτη, επισκέπτη, AI κάποιου επιπέδου, ή ανοιχτή.
# en: 874e356e
seat-no-longer-reserved = Αυτή η θέση δεν είναι πια κρατημένη για σένα.
# en: 2bcf3216
seat-not-reserved = Αυτή η θέση δεν είναι κρατημένη για σένα.
# en: 39b9d4ed
seat-of-another = Σε αυτή τη θέση παίζει άλλος παίκτης ή μια AI.
# en: 70a7d436
seat-says-too-often =
    Μια θέση λέει ένα πράγμα κάθε { $pause_seconds ->
        [one] { $pause_seconds } δευτερόλεπτο
       *[other] { $pause_seconds } δευτερόλεπτα
    }.
# en: 1bc742f7
seat-too-many-hints =
    Η θέση σου έχει ήδη { $max_pending ->
        [one] { $max_pending } υπόδειξη
       *[other] { $max_pending } υποδείξεις
    } σε αναμονή· προσπάθησε ξανά όταν ετοιμαστεί μία.
# en: f57dc3b2
series-begun = Αυτή η διοργάνωση έχει αρχίσει.
# en: 8289f6e1
series-begun-not-joined = Αυτή η διοργάνωση έχει αρχίσει: εγγραφές δέχονται μόνο μια αρένα και, πριν από τον τελευταίο γύρο, ένα ελβετικό σύστημα.
# en: 370ee36e
series-ended = Αυτή η διοργάνωση έχει τελειώσει.
# en: b9a23afd
series-full = Όλες οι θέσεις αυτής της διοργάνωσης έχουν καλυφθεί.
# en: 83d6687b
series-start = Μια διοργάνωση αρχίζει μέσα σε έναν χρόνο, και όχι στο παρελθόν.
# en: 2e554d54
service-failed = Η υπηρεσία απέτυχε.
# en: 907eb367
some-tokens-of-no-seat = Κάποια token δεν ανήκουν σε καμία θέση της παρτίδας τους.
# en: 4dd5d023
table-too-large =
    Ένα τραπέζι έχει { $seats ->
        [one] { $seats } θέση
       *[other] { $seats } θέσεις
    }, και μπορούν να συμμετέχουν { $places }.
# en: 0ce1dbb3
time-not-over = Ο χρόνος της θέσης που παίζει δεν έχει τελειώσει.
# en: 9009644a
token-no-longer-valid = Αυτό το token δεν ισχύει πια.
# en: 54d33438
token-of-neither = Αυτό το token δεν είναι ούτε παίκτη ούτε του διαχειριστή· το token μιας θέσης ισχύει μόνο για τις διαδρομές της παρτίδας του.
# en: d2b74e0c
token-of-no-seat = Αυτό το token δεν ανήκει σε καμία θέση αυτής της παρτίδας.
# en: 3bf07d1b
token-only-reads = Αυτό το token επιτρέπει μόνο ανάγνωση.
# en: 6a75675e
token-unknown = Αυτό το token είναι άγνωστο, έχει ανακληθεί ή έχει λήξει.
# en: 3dd3202c
too-few-participants =
    Συμμετέχουν { $number }, και ένα τραπέζι έχει { $seats ->
        [one] { $seats } θέση
       *[other] { $seats } θέσεις
    }.
# en: 28f8312f
too-few-would-play = Θα έπαιζαν πολύ λίγοι.
# en: 0c194609
too-many-blocked =
    Έχεις ήδη αποκλείσει { $max_blocked ->
        [one] { $max_blocked } παίκτη
       *[other] { $max_blocked } παίκτες
    }· ξεμπλόκαρε πρώτα έναν.
# en: cefbe70d
too-many-choices-back =
    Έχεις πάρει πίσω { $max_withdrawn ->
        [one] { $max_withdrawn } επιλογή
       *[other] { $max_withdrawn } επιλογές
    }, και δεν επιτρέπονται άλλες.
# en: e6c7ea21
too-many-concurrent-requests = Πάρα πολλά ταυτόχρονα αιτήματα σε αυτή την παρτίδα· προσπάθησε ξανά.
# en: 0d36e1cc
too-many-invitations =
    Μπορείς να προσκαλείς { $max_sent ->
        [one] { $max_sent } φορά
       *[other] { $max_sent } φορές
    } την ημέρα, και τον ίδιο παίκτη { $max_to_one ->
        [one] { $max_to_one } φορά
       *[other] { $max_to_one } φορές
    }· άφησε τη θέση ανοιχτή.
# en: a8c5dea5
too-many-match-requests = Πάρα πολλά αιτήματα για παρτίδα περιμένουν· προσπάθησε ξανά.
# en: db0331c9
too-many-redeliveries = Πάρα πολλές επαναποστολές σε αυτό το webhook εκκρεμούν.
# en: baa79c9c
too-many-requests-at-once = Πάρα πολλά αιτήματα είναι σε εξέλιξη· προσπάθησε ξανά.
# en: 976564f5
too-many-tokens =
    Ένας παίκτης έχει το πολύ { $max_tokens ->
        [one] { $max_tokens } token
       *[other] { $max_tokens } token
    }· ανακάλεσε πρώτα ένα.
# en: 3702148c
too-many-undos =
    Έχεις κάνει αναίρεση { $max_undos ->
        [one] { $max_undos } φορά
       *[other] { $max_undos } φορές
    } από την τελευταία απόφαση άλλης θέσης, και δεν επιτρέπεται άλλη.
# en: 46f8095f
too-many-unfinished-games =
    Έφτασες το όριο { $most ->
        [one] της { $most } ατελείωτης παρτίδας
       *[other] των { $most } ατελείωτων παρτίδων
    }: τελείωσε ή άφησε μία για να ανοίξεις άλλη.
# en: 433268b5
too-many-webhooks =
    Έχεις ήδη { $max_webhooks ->
        [one] { $max_webhooks } webhook
       *[other] { $max_webhooks } webhook
    }· διάγραψε πρώτα ένα.
# en: e34bd119
transfer-coding-unknown = Ένα σώμα αιτήματος μπορεί να έχει την κωδικοποίηση μεταφοράς chunked, μία φορά, και καμία άλλη.
# en: 66e732e2
turn-over = Η σειρά σου τελείωσε, οπότε τίποτα από αυτήν δεν αναιρείται.
# en: 39add50f
undo-began-later = Ό,τι αναιρείται άρχισε με την έκδοση { $version }· η έκδοση { $version2 } είναι πριν από αυτήν.
# en: 66a2c73c
undo-not-before = Η παρτίδα είναι στην έκδοση { $version }, οπότε δεν μπορεί να γυρίσει στην έκδοση { $version2 }.
# en: 2afc1c5f
undo-own-choice-only = Οι θέσεις επιλέγουν τώρα ταυτόχρονα, οπότε μπορείς να αναιρέσεις μόνο τη δική σου επιλογή.
# en: d2a7dd23
undo-to-choice = Επέλεξες με την έκδοση { $version }, οπότε μπορείς να γυρίσεις μόνο στην έκδοση { $version2 }.
# en: 5e2b96bb
version-unknown-in-failover = Κατά τη μεταγωγή του Redis δεν είναι γνωστό αν αυτή η παρτίδα έχει έκδοση { $version }.
# en: 87efd4ea
waiting-without-player = Το `waiting` χρειάζεται το `player=me`.
# en: 3b6c249a
webhook-gone = Το webhook δεν υπάρχει πια: στείλε ξανά το ίδιο αίτημα.
# en: d110ed19
webhook-is-disabled = Αυτό το webhook είναι απενεργοποιημένο· ενεργοποίησέ το πρώτα.
# en: 7e5fd45f
wrong-number-of-seats =
    Αυτή η παρτίδα έχει { $number ->
        [one] { $number } θέση
       *[other] { $number } θέσεις
    }, όχι { $number2 }.
# en: f28991a7
you-hold-no-seat = Δεν έχεις θέση σε αυτή την παρτίδα.
# en: 335f6aa3
you-not-blocked-player = Δεν έχεις αποκλείσει αυτόν τον παίκτη.
# en: a4301975
your-time-over = Ο χρόνος σου τελείωσε.
# en: 89e72156
body-too-slow =
    Ένα σώμα αιτήματος πρέπει να φτάνει με τουλάχιστον { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } byte
    } σε { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.
# en: 8e268086
data-of-another-version = Άλλη έκδοση της υπηρεσίας έγραψε δεδομένα που αυτή η έκδοση δεν μπορεί να διαβάσει· δοκίμασε νεότερη έκδοση.
# en: 7070c791
log-unreadable = Αυτή η υπηρεσία δεν μπορεί να διαβάσει την έκδοση { $version } του ημερολογίου της παρτίδας.
# en: 932e8209
after-upgrade = Αυτό γίνεται όταν δεν τρέχει πια κανένα μέρος παλιότερης έκδοσης του Cairn και η αναβάθμιση έχει τελειώσει.
# en: a5b228b8
audit-over-memory = Ο έλεγχος αυτού του αρχείου ξεπερνάει το όριο μνήμης.
# en: 64e393ef
audit-over-time = Ο έλεγχος αυτού του αρχείου ξεπερνάει το όριο χρόνου.
# en: 9f3be958
if-match-names-none = Η παρτίδα είναι στην έκδοση { $version }, και το If-Match δεν ονομάζει καμία.
# en: a691c4b2
game-not-at-version = Η παρτίδα είναι στην έκδοση { $version }, όχι στην { $expected }.
# en: 8f29aeab
game-full = Όλες οι θέσεις αυτής της παρτίδας είναι πιασμένες.
# en: 30c29787
game-full-or-reserved = Όλες οι θέσεις αυτής της παρτίδας είναι πιασμένες ή κρατημένες.
# en: 5d838617
needs-operator-token = Χρειάζεται το token του διαχειριστή.
# en: dacb05a3
needs-seat-token = Χρειάζεται το token μιας θέσης.
# en: 7e42d3dd
proof-not-passed = Η απόδειξη για { $name } δεν πέτυχε: { $why }.
# en: b78b3635
proof-not-passed-at = Η απόδειξη για { $name } δεν πέτυχε στην έκδοση { $version }: { $why }.
# en: e3aa6327
done-not-replicated = Έγινε, αλλά ακόμη πολύ λίγα αντίγραφα του Redis το έχουν, οπότε μια μεταγωγή μπορεί να το χάσει· στείλε ξανά το ίδιο αίτημα ή κοίταξε αν ισχύει.
# en: 1b84847b
segment-unreadable = { $what }: { $reason }.
# en: 9009396e
segment-lost = χάθηκε ή έχει βλάβη
# en: 5ebde014
segment-store-missing = ο χώρος των τελειωμένων παρτίδων λείπει ή δεν μπορεί να χρησιμοποιηθεί
# en: 4935bc6b
game-in-segment = Η παρτίδα { $game } βρίσκεται στο { $name } και δεν διαβάζεται εκεί
# en: f0f305da
segment-not-read = Το { $name } δεν διαβάζεται
# en: 07a20452
undo-blocked-by-draw = Η έκδοση { $version } τράβηξε κάτι, και αυτό που τραβήχτηκε είναι γνωστό.
# en: ccfa6da9
undo-blocked-by-reveal = Η έκδοση { $version } αποκάλυψε κάτι.
# en: 19fe370e
too-many-games-of-ais =
    Έφτασες το όριο { $most ->
        [one] της { $most } παρτίδας
       *[other] των { $most } παρτίδων
    } που παίζουν μόνο AI: άνοιξε άλλη όταν τελειώσει μία.
# en: dd3478e2
too-many-hints = Πάρα πολλές υποδείξεις είναι σε εξέλιξη ή περιμένουν· προσπάθησε ξανά.
# en: 29d4808e
address-too-many-hints =
    Η διεύθυνσή σου έχει { $number ->
        [one] { $number } υπόδειξη
       *[other] { $number } υποδείξεις
    } σε εξέλιξη ή αναμονή, που είναι το μέγιστο· προσπάθησε ξανά όταν ετοιμαστεί μία.
# en: 1bd5fe5c
too-many-analyses = Πάρα πολλές αναλύσεις είναι σε εξέλιξη ή περιμένουν· προσπάθησε ξανά.
# en: c445d05a
address-too-many-analyses =
    Η διεύθυνσή σου έχει { $number ->
        [one] { $number } ανάλυση
       *[other] { $number } αναλύσεις
    } σε εξέλιξη ή αναμονή, που είναι το μέγιστο· προσπάθησε ξανά όταν ετοιμαστεί μία.
# en: c67b00c6
too-many-imports = Πάρα πολλές εισαγωγές είναι σε εξέλιξη ή περιμένουν· προσπάθησε ξανά.
# en: 83507dd9
address-too-many-imports =
    Η διεύθυνσή σου έχει { $number ->
        [one] { $number } εισαγωγή
       *[other] { $number } εισαγωγές
    } σε εξέλιξη ή αναμονή, που είναι το μέγιστο· προσπάθησε ξανά όταν τελειώσει μία.
# en: 5080e803
only-finished-adopted = Μόνο μια θέση τελειωμένης παρτίδας μπορεί να αναληφθεί, και αυτή δεν έχει τελειώσει.
# en: c5ede8cd
seat-without-guest = Κανένας επισκέπτης δεν έχει αυτή τη θέση, οπότε κανένας παίκτης δεν μπορεί να την αναλάβει.
# en: 18f42331
seat-has-player = Αυτή η θέση έχει ήδη παίκτη.
# en: 20020340
token-of-other-guest = Αυτό δεν είναι το token της θέσης { $seat } ενός επισκέπτη.
# en: 0e3af93a
program-adopts-no-seat = Ένα πρόγραμμα δεν μπορεί να αναλάβει τη θέση επισκέπτη.
# en: 2c01ad70
seat-adopted-just-now = Άλλος παίκτης ανέλαβε μόλις τώρα αυτή τη θέση, ή η παρτίδα μεταφέρθηκε σε τμήμα.
# en: 0fae4045
game-without-level = Το { $game } δεν έχει επίπεδο `{ $level }`.

## Τι αρνείται το Redis

# en: f11e4333
redis-too-old = Το Redis είναι παλιότερο από όσο χρειάζεται η υπηρεσία.
# en: 019b9efa
redis-of-other-kind = Το Redis είναι άλλου είδους από εκείνο για το οποίο είναι ρυθμισμένη η υπηρεσία.
# en: 11be993c
redis-other-format = Ό,τι υπάρχει στο Redis έχει άλλη μορφή από εκείνη που γνωρίζει αυτή η έκδοση της υπηρεσίας.
# en: 54deccc6
redis-other-key = Οι παρτίδες άνοιξαν με άλλο CAIRN_KEY από εκείνο της υπηρεσίας.
# en: 5ddf8f75
redis-no-memory = Το Redis δεν έχει άλλο χώρο, οπότε τίποτα δεν μπορεί να γραφτεί.
# en: 578b4868
redis-wrong-password = Το Redis δεν δέχεται το όνομα ή τον κωδικό της υπηρεσίας.
# en: 28e57cc3
redis-no-permission = Το Redis δεν επιτρέπει στην υπηρεσία μια εντολή που χρειάζεται.
# en: 1cbe1bbc
redis-read-only = Το Redis είναι τώρα αντίγραφο μόνο για ανάγνωση, οπότε τίποτα δεν μπορεί να γραφτεί.
# en: 006a62e4
redis-loading = Το Redis φορτώνει ακόμη τα δεδομένα του.
# en: 0fbf8382
redis-lost-primary = Το Redis είναι αντίγραφο που έχασε τον κύριο κόμβο του.
# en: 523b0c05
redis-cluster-down = Το Redis Cluster είναι εκτός λειτουργίας.
# en: 183590ea
redis-cluster-moving = Το Redis Cluster μετακινεί τα κλειδιά του.
# en: 646e5131
redis-other-node = Αυτό το κλειδί το κρατάει άλλος κόμβος ενός Redis Cluster.
# en: f531de09
redis-unreachable = Το Redis δεν είναι προσβάσιμο· προσπάθησε ξανά.
# en: 42e05d81
redis-other-program = Στη διεύθυνση του Redis απαντάει άλλο πρόγραμμα.
# en: 3c2d5e2f
redis-refused = Το Redis αρνήθηκε μια εντολή της υπηρεσίας.
# en: 45eb240c
redis-disk = Το Redis δεν μπορεί να γράψει στον δίσκο του, οπότε τίποτα δεν μπορεί να γραφτεί.
# en: 4bd78a53
redis-too-few-replicas = Το Redis έχει τώρα πολύ λίγα αντίγραφα, οπότε τίποτα δεν μπορεί να γραφτεί.
# en: 1c26ae9c
redis-became-replica = Το Redis μόλις έγινε αντίγραφο.
# en: b41c5ad3
redis-busy = Το Redis είναι απασχολημένο με ένα σενάριο.
