### What the table of Schotten Totten tells those who ask: explanations, and the table of points at the end.

## Το ταμπλό, κυρίως για αναγνώστες οθόνης

# en: ebc4fdd4
st-label-means-colour_run = Διαδοχικές αξίες ενός χρώματος. Κανένας άλλος συνδυασμός δεν είναι ισχυρότερος (ST-11).
# en: 425741db
st-label-means-of_a_kind = Κάρτες μίας αξίας. Ισχυρότερος είναι μόνο ο συνδυασμός «Χρώμα και σειρά» (ST-11).
# en: 47e2632c
st-label-means-colour = Κάρτες ενός χρώματος. Είναι ισχυρότερος από Σειρά και Άθροισμα (ST-11).
# en: 903fd330
st-label-means-run = Διαδοχικές αξίες διαφορετικών χρωμάτων. Είναι ισχυρότερος μόνο από Άθροισμα (ST-11).
# en: 385763e1
st-label-means-sum = Οποιεσδήποτε άλλες κάρτες. Κάθε άλλος συνδυασμός είναι ισχυρότερος (ST-11).
# en: bc0ee7f0
st-label-hidden-count =
    { $clan ->
        [one] { $clan } κάρτα Φυλής.
       *[other] { $clan } κάρτες Φυλής.
    }
# en: 9155bee1
st-label-hidden-count-tactic =
    { $clan ->
        [one] { $clan } κάρτα Φυλής
       *[other] { $clan } κάρτες Φυλής
    } και { $tactic ->
        [one] { $tactic } κάρτα Τακτικής.
       *[other] { $tactic } κάρτες Τακτικής.
    }

## Ο πίνακας πόντων στο τέλος

# en: 51caf61e
st-result-round = Γύρος { $round }
# en: 18507391
st-result-broken-off = Ο γύρος δεν έφτασε στο τέλος του.
# en: e87d25ca
st-result-stones = Πέτρες
# en: 8aa815f9
st-result-stones-mean = Πέτρες που διεκδικήθηκαν, ή απονεμήθηκαν όταν ο γύρος κόλλησε.
# en: d8e2284d
st-result-adjacent = τρεις διπλανές
# en: 6144b6b3
st-result-adjacent-mean = Τρεις διπλανές Πέτρες κερδίζουν αμέσως τον γύρο (ST-15).
# en: 00cd5709
st-result-five = πέντε Πέτρες
# en: 1b8047b5
st-result-five-mean = Οποιεσδήποτε πέντε Πέτρες κερδίζουν αμέσως τον γύρο (ST-15).
# en: 4897fdfe
st-result-yes = ναι
# en: 7ffb5626
st-result-points = πόντοι
# en: cdabf618
st-result-points-mean = Ο νικητής ενός γύρου παίρνει 5 πόντους, ο άλλος 1 για κάθε Πέτρα του (ST-20).
# en: a92258c3
st-result-won-three_adjacent = { $name } κερδίζει τον γύρο με τρεις διπλανές Πέτρες.
# en: 60a967c1
st-result-won-five = { $name } κερδίζει τον γύρο με πέντε Πέτρες.
# en: 04fa3628
st-result-won-stuck = { $name } κερδίζει τον γύρο, καθώς και οι δύο πλευρές μπορούσαν μόνο να πάνε πάσο, με { $stones } Πέτρες.
# en: 9d857c1c
st-result-drawn = Ο γύρος είναι ισόπαλος, καθώς και οι δύο πλευρές μπορούσαν μόνο να πάνε πάσο, με { $stones } Πέτρες.
# en: 4345d106
st-result-stones-to = { $first } προς { $second }

## Εξηγήσεις των κομματιών

# en: d8cedeed
st-explain-clan-card = Μια κάρτα Φυλής: { $colour }, αξία { $value }. Κάθε ένα από τα έξι χρώματα έχει τις αξίες 1 έως 9, μία φορά την καθεμία (ST-01).
# en: 340f9e32
st-explain-click-mode = Ένα κλικ τη διαλέγει· μετά κάνε κλικ σε μια Πέτρα.
# en: 076f519f
st-explain-click-card = Ένα κλικ τη διαλέγει· μετά κάνε κλικ στην πλευρά σου μιας Πέτρας.
# en: a3d642a2
st-explain-known-under = Ξέρεις τι μπήκε από κάτω: { $cards } (ST-65).
# en: 75590be6
st-explain-click-discards = Ένα κλικ απορρίπτει την κάρτα που διάλεξες.
# en: 0b7a1912
st-explain-click-plays-ruse = Ένα κλικ παίζει το Τέχνασμα.
# en: 0714f988
st-explain-only-owner = Μόνο ο παίκτης { $name } ξέρει ποιες, μέχρι να τελειώσει ο αγώνας (ST-90).
# en: 2a7253a8
st-explain-played =
    { $played ->
        [one] { $name }: { $played } κάρτα Τακτικής παίχτηκε
       *[other] { $name }: { $played } κάρτες Τακτικής παίχτηκαν
    }
# en: 273a2f7c
st-explain-played-other = { $name } έχει παίξει { $played }.
# en: e06b3626
st-explain-may-not-play = { $name } δεν μπορεί να παίξει άλλη πριν ο παίκτης { $other } παίξει ακόμη μία (ST-32).
# en: dd078c0a
st-explain-may-play = { $name } μπορεί να παίξει ακόμη μία (ST-32).
# en: 4682854d
st-explain-lies = Βρίσκεται στην πλευρά του παίκτη { $name } στην Πέτρα { $number }: { $side }.
# en: a203bd45
st-explain-has = Έχει { $has } από { $needs } κάρτες.
# en: c2d6e9e0
st-explain-has-mud-fight = Έχει { $has } από { $needs } κάρτες. Η Λασπομαχία ζητάει τέσσερις (ST-51).
# en: 5659c327
st-explain-click-plays = Ένα κλικ παίζει εδώ { $card_accusative }.
# en: 00cd1d47
st-explain-click-brings = Ένα κλικ φέρνει εδώ { $card_accusative }.
# en: e2df2862
st-explain-no-card = καμία κάρτα ακόμη
# en: b138c894
st-explain-side-first = { $name }: { $side }, συμπληρώθηκε πρώτη.
# en: 93b500f1
st-explain-mode = { CAPITAL($card_nominative) } βρίσκεται πάνω της. { $rule }
# en: 67894de7
st-explain-claimed = { $name } τη διεκδίκησε οριστικά. Δεν δέχεται άλλες κάρτες (ST-14).
# en: 7706c994
st-explain-how-claimed = Ένας παίκτης τη διεκδικεί με { $needs } κάρτες στην πλευρά του, που η άλλη πλευρά σίγουρα δεν μπορεί να νικήσει (ST-07).
# en: fdf75728
st-explain-claim-needs = Για να τη διεκδικήσεις χρειάζεσαι { $needs } κάρτες στην πλευρά σου. Έχει { $has } (ST-07).
# en: 80a04e4a
st-explain-claim-unbeaten = Για να τη διεκδικήσεις, καμία κάρτα που μπορεί ακόμη να πάρει ο παίκτης { $name } δεν πρέπει να νικάει την πλευρά σου. Το υπολογίζει η υπηρεσία (ST-07).
# en: 194c6025
st-explain-first = Η πλευρά του παίκτη { $name } συμπληρώθηκε πρώτη, οπότε κερδίζει στην ισοπαλία (ST-13).
# en: 9f925743
st-explain-played-place-clan-card = Παίζεται στη θέση μιας κάρτας Φυλής.
# en: b3e7db4c
st-explain-may-never-played-more = Δεν επιτρέπεται ποτέ να έχεις παίξει πάνω από μία κάρτα Τακτικής περισσότερη από τον άλλο παίκτη (ST-32).
# en: e4018cac
st-explain-chosen-click-lets-go = Είναι επιλεγμένη. Ένα κλικ την αφήνει.
# en: 3b087d8b
st-explain-click-puts-under-deck = Ένα κλικ τη βάζει κάτω από τη στοίβα της.
# en: f4391392
st-explain-click-chooses-button-plays = Ένα κλικ τη διαλέγει· μετά ένα κουμπί την παίζει.
# en: dc43b48f
st-explain-click-chooses-click-card = Ένα κλικ τη διαλέγει· μετά κάνε κλικ σε μια κάρτα δίπλα σε Πέτρα.
# en: 05416d04
st-explain-clan-cards-six-colours = Κάρτες Φυλής σε έξι χρώματα, με αξίες 1 έως 9. Τραβάς μία κάρτα στο τέλος της σειράς σου (ST-03).
# en: 44afbdc1
st-explain-ten-tactic-cards-end = Δέκα κάρτες Τακτικής. Στο τέλος της σειράς σου διαλέγεις από ποια στοίβα τραβάς (ST-31).
# en: 8bb508c0
st-explain-click-draws-card-recruiter = Ένα κλικ τραβάει μια κάρτα για τον Στρατολόγο.
# en: e2473c77
st-explain-click-draws-card-ends = Ένα κλικ τραβάει μια κάρτα και τελειώνει τη σειρά σου.
# en: c2e27cb4
st-explain-no-card-left = Δεν έχει μείνει κάρτα.
# en: d469463c
st-explain-draw-when-played-card = Τραβάς όταν έχεις παίξει μια κάρτα.
# en: 5e8291f4
st-explain-first-put-two-cards = Πρώτα επίστρεψε δύο κάρτες κάτω από τις στοίβες τους (ST-60).
# en: 9c8cf44c
st-explain-need-not-choose-now = Δεν χρειάζεται να τη διαλέξεις τώρα: το κουμπί από κάτω τελειώνει τη σειρά σου, και τραβάς αν το χέρι σου έχει χώρο.
# en: c5bbec58
st-explain-ruses-lie-here-when = Εδώ μπαίνουν τα Τεχνάσματα που παίζονται, και οι κάρτες που πήραν από μια Πέτρα. Τίποτα δεν επιστρέφει (ST-65).
# en: 75f3e851
st-explain-click-chooses-ruse = Ένα κλικ τη διαλέγει για το Τέχνασμα.
# en: 970baba6
st-explain-click-claims-stone = Ένα κλικ διεκδικεί την Πέτρα.
# en: 4ee2cb69
st-explain-both-sides-are-complete = Και οι δύο πλευρές είναι συμπληρωμένες: για να τη διεκδικήσεις, η δική σου πρέπει να είναι η ισχυρότερη (ST-07).
# en: bd0b4a02
st-explain-under-blind-mans-bluff = Με την Τυφλόμυγα μετράει μόνο το σύνολο των αξιών, και κανένας συνδυασμός (ST-50).
# en: 65b7eed6
st-explain-tactic-cards-this-side = Οι κάρτες Τακτικής αυτής της πλευράς μετρούν ως ό,τι την κάνει ισχυρότερη (ST-43).

## Γιατί κάτι δεν γίνεται τώρα

# en: 5762ac94
st-why-one-more = Έχεις παίξει μία κάρτα Τακτικής παραπάνω από τον παίκτη { $name }, οπότε δεν μπορείς να παίξεις άλλη (ST-32).
# en: 79962008
st-why-first-draw-cards-recruiter = Πρώτα τράβηξε τις κάρτες για τον Στρατολόγο (ST-60).
# en: f3f5104b
st-why-other-joker-stays-hand = Ο άλλος Τζόκερ μένει στο χέρι σου (ST-44).
# en: 31b860bd
st-why-first-put-two-cards = Πρώτα επίστρεψε δύο κάρτες (ST-60).
# en: c798db4a
st-why-had-card-this-turn = Έχεις παίξει την κάρτα αυτής της σειράς. Διεκδίκησε Πέτρες ή τελείωσε τη σειρά σου (ST-03).
# en: d2b49dda
st-why-first-choose-card-hand = Πρώτα διάλεξε μια κάρτα από το χέρι σου.
# en: 398c370b
st-why-none-sides-room-card = Καμία πλευρά σου δεν έχει χώρο για κάρτα (ST-04).
# en: d49a2fa2
st-why-expert-claim-start-turn = Στην Παραλλαγή για προχωρημένους διεκδικείς στην αρχή της σειράς, πριν παίξεις κάρτα (ST-80).
# en: e539c147
st-why-claims-follow-card-play = Οι διεκδικήσεις ακολουθούν την κάρτα που παίζεις (ST-03).
# en: 9e676cc5
st-why-service-does-not-hold = Η υπηρεσία δεν τη θεωρεί τώρα αποδεδειγμένη. Κάνε κλικ για να δεις γιατί.
# en: f23de65d
st-why-played-joker-this-round = Έχεις παίξει Τζόκερ σε αυτόν τον γύρο (ST-44).
# en: 358de3e3
st-why-there-nothing-could-do = Δεν υπάρχει κάτι που θα μπορούσε να κάνει, ή δεν έχει χώρο (ST-64).

## Τι κάνουν οι κάρτες Τακτικής

# en: 79942524
st-rule-joker-1 = Επίλεκτος στρατιώτης: έχει όποια αξία και όποιο χρώμα κάνει την πλευρά του ισχυρότερη (ST-40, ST-43).
# en: a693cc21
st-rule-joker-2 = Πηγαίνει στην πλευρά σου μιας Πέτρας. Μπορείς να παίξεις μόνο έναν Τζόκερ σε κάθε γύρο (ST-44).
# en: 2a4be8f2
st-rule-spy-1 = Επίλεκτος στρατιώτης: έχει αξία 7 και οποιοδήποτε χρώμα (ST-41).
# en: 10133f28
st-rule-spy-2 = Πηγαίνει στην πλευρά σου μιας Πέτρας.
# en: 5554e4d2
st-rule-shield-bearer-1 = Επίλεκτος στρατιώτης: έχει αξία 1, 2 ή 3 και όποιο χρώμα κάνει την πλευρά του ισχυρότερη (ST-42, ST-43).
# en: e088b305
st-rule-shield-bearer-2 = Πηγαίνει στην πλευρά σου μιας Πέτρας.
# en: 04438f98
st-rule-blind-mans-bluff-1 = Κατάσταση μάχης: σε αυτή την Πέτρα μετρούν μόνο τα σύνολα των αξιών, και κανένας συνδυασμός (ST-50).
# en: 3ccf9424
st-rule-blind-mans-bluff-2 = Πηγαίνει πάνω σε Πέτρα που δεν έχει διεκδικήσει κανείς (ST-53).
# en: 87d9b387
st-rule-mud-fight-1 = Κατάσταση μάχης: κάθε πλευρά αυτής της Πέτρας χρειάζεται τέσσερις κάρτες, και οι συνδυασμοί γίνονται και από τις τέσσερις (ST-51).
# en: af7ce783
st-rule-mud-fight-2 = Πηγαίνει πάνω σε Πέτρα που δεν έχει διεκδικήσει κανείς (ST-53).
# en: b313728e
st-rule-recruiter-1 = Τέχνασμα: τράβηξε τρεις κάρτες από τις στοίβες που διαλέγεις, μετά βάλε δύο κάρτες του χεριού σου κάτω από τις στοίβες τους (ST-60).
# en: d30cc68b
st-rule-recruiter-2 = Μετά μπαίνει στη στοίβα απόρριψης.
# en: d8f0f244
st-rule-strategist-1 = Τέχνασμα: μετακίνησε μια κάρτα από την πλευρά σου μιας Πέτρας στην πλευρά σου μιας άλλης, ή απόρριψέ την (ST-61).
# en: f2b7936d
st-rule-strategist-2 = Καμία από τις Πέτρες δεν πρέπει να έχει διεκδικηθεί. Μετά το Τέχνασμα μπαίνει στη στοίβα απόρριψης.
# en: 10276079
st-rule-banshee-1 = Τέχνασμα: απόρριψε μια κάρτα από την άλλη πλευρά μιας Πέτρας που δεν έχει διεκδικήσει κανείς (ST-62).
# en: b7ad73b1
st-rule-banshee-2 = Μετά μπαίνει στη στοίβα απόρριψης.
# en: fc4bd94a
st-rule-traitor-1 = Τέχνασμα: πάρε μια κάρτα Φυλής από την άλλη πλευρά μιας Πέτρας στη δική σου πλευρά μιας Πέτρας (ST-63).
# en: 33b18309
st-rule-traitor-2 = Καμία από τις Πέτρες δεν πρέπει να έχει διεκδικηθεί. Μετά το Τέχνασμα μπαίνει στη στοίβα απόρριψης.
