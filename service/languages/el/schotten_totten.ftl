### Schotten Totten. Τα $player και $other είναι ονόματα παικτών, τα $stone και $target αριθμοί Πετρών, το $card μια κάρτα.
### Μορφές των καρτών: `.nominative` και `.accusative` έχουν το οριστικό άρθρο («ο Τζόκερ», «τον Τζόκερ»).
### Τα ονόματα των παικτών μένουν στην ονομαστική, μετά το «του παίκτη» ή χωρίς άρθρο.


## Κάρτες, στοίβες και συνδυασμοί

# en: 15e970ea
st-clan-blue = μπλε { $value }
    .nominative = το μπλε { $value }
    .accusative = το μπλε { $value }
# en: a3d6241f
st-clan-brown = καφέ { $value }
    .nominative = το καφέ { $value }
    .accusative = το καφέ { $value }
# en: efd53d28
st-clan-green = πράσινο { $value }
    .nominative = το πράσινο { $value }
    .accusative = το πράσινο { $value }
# en: 49a03339
st-clan-purple = μοβ { $value }
    .nominative = το μοβ { $value }
    .accusative = το μοβ { $value }
# en: a5c3848c
st-clan-red = κόκκινο { $value }
    .nominative = το κόκκινο { $value }
    .accusative = το κόκκινο { $value }
# en: 16ea15c6
st-clan-yellow = κίτρινο { $value }
    .nominative = το κίτρινο { $value }
    .accusative = το κίτρινο { $value }
# en: 40794eea
st-banshee = Θηλυκός δαίμονας
    .nominative = ο Θηλυκός δαίμονας
    .accusative = τον Θηλυκό δαίμονα
# en: cc0c9cbf
st-blind-mans-bluff = Τυφλόμυγα
    .nominative = η Τυφλόμυγα
    .accusative = την Τυφλόμυγα
# en: 45998a35
st-joker = Τζόκερ
    .nominative = ο Τζόκερ
    .accusative = τον Τζόκερ
# en: 9f0eda7c
st-mud-fight = Λασπομαχία
    .nominative = η Λασπομαχία
    .accusative = τη Λασπομαχία
# en: d82a694a
st-recruiter = Στρατολόγος
    .nominative = ο Στρατολόγος
    .accusative = τον Στρατολόγο
# en: d18b306d
st-shield-bearer = Ασπιδοφόρος
    .nominative = ο Ασπιδοφόρος
    .accusative = τον Ασπιδοφόρο
# en: bf35ac93
st-spy = Κατάσκοπος
    .nominative = ο Κατάσκοπος
    .accusative = τον Κατάσκοπο
# en: bf58489a
st-strategist = Υπεύθυνος στρατηγικής
    .nominative = ο Υπεύθυνος στρατηγικής
    .accusative = τον Υπεύθυνο στρατηγικής
# en: e3f0c59c
st-traitor = Προδότης
    .nominative = ο Προδότης
    .accusative = τον Προδότη
# en: b72b54c8
st-deck-clan = Φυλής
# en: 85651753
st-deck-tactic = Τακτικής
# en: 6bd67419
st-formation-sum = Άθροισμα
# en: 62d46149
st-formation-run = Σειρά
# en: c31a5b07
st-formation-colour = Χρώμα
# en: aebe0b33
st-formation-three-of-a-kind = Τρεις ίδιες
# en: 7bc14b78
st-formation-four-of-a-kind = Τέσσερις ίδιες
# en: a0e429d0
st-formation-colour-run = Χρώμα και σειρά

## Γεγονότα

# en: f533db51
st-round-began = Αρχίζει ο γύρος { $round }· πρώτη σειρά έχει: { $player }.
# en: 734ba1f4
st-hand-dealt = { $player } παίρνει { $cards_accusative }.
# en: e5e32c31
st-cards-dealt =
    { $player } παίρνει { $number ->
        [one] { $number } κάρτα
       *[other] { $number } κάρτες
    }.
# en: 61e8a6fe
st-card-played = { $player } παίζει { $card_accusative } στην Πέτρα { $stone }.
# en: 4287c919
st-mode-played = { $player } παίζει { $card_accusative } πάνω στην Πέτρα { $stone }.
# en: 60f719c6
st-ruse-played =
    { $player } παίζει { $card_accusative }{ $draws ->
        [0] { "" }
        [one] { " " }και θα τραβήξει μία κάρτα
       *[other] { " " }και θα τραβήξει { $draws } κάρτες
    }.
# en: 82ad6e88
st-card-moved = { $player } μεταφέρει { $card_accusative } από την Πέτρα { $stone } στην Πέτρα { $target }.
# en: cbdcfee4
st-card-discarded = { CAPITAL($card_nominative) } στην πλευρά του παίκτη { $player } στην Πέτρα { $stone } απορρίπτεται.
# en: 0311415b
st-card-taken = { $player } παίρνει { $card_accusative } από την πλευρά του παίκτη { $other } στην Πέτρα { $stone } και βάζει την κάρτα στην Πέτρα { $target }.
# en: 9d4e9bc2
st-completed-first = Η πλευρά του παίκτη { $player } στην Πέτρα { $stone } συμπληρώθηκε, πριν από εκείνη του παίκτη { $other }.
# en: b6e72c5d
st-completed-second = Η πλευρά του παίκτη { $player } στην Πέτρα { $stone } συμπληρώθηκε, μετά από εκείνη του παίκτη { $other }.
# en: f75c303e
st-side-reopened = Η πλευρά του παίκτη { $player } στην Πέτρα { $stone } δεν είναι πια συμπληρωμένη.
# en: ea419b4a
st-card-returned = { $player } βάζει { $card_accusative } κάτω από τη στοίβα { $deck }.
# en: eb97de67
st-card-returned-unseen = { $player } βάζει μια κάρτα κάτω από τη στοίβα { $deck }.
# en: 65d6a2f1
st-recruiting-ended = { $player } τελείωσε με τον Στρατολόγο.
# en: 21edf0bb
st-recruiting-ended-joker = { $player } τελείωσε με τον Στρατολόγο· μένει μόνο ένας Τζόκερ, που δεν επιτρέπεται να επιστραφεί.
# en: bbb44b6e
st-passed = { $player } δεν παίζει κάρτα και πάει πάσο.
# en: f5aaf945
st-stone-claimed = { $player } διεκδικεί την Πέτρα { $stone } με { $formation }.
# en: 7501ad89
st-formation = { $formation }, σύνολο { $total }
# en: 45095775
st-formation-with-troop = { $formation }· { $troop }
# en: b4671a32
st-stand-in = { $troop_nominative } μετράει ως { $card }
# en: 4beec02d
st-stand-in-any = { $troop_nominative } μετράει ως { $value }
# en: 4be16d3e
st-stone-awarded = Η Πέτρα { $stone } πηγαίνει στον παίκτη { $player }.
# en: e940452d
st-card-drawn = { $player } τραβάει { $card_accusative }.
# en: b95d60a6
st-card-drawn-unseen = { $player } τραβάει μια κάρτα { $deck }.
# en: 7b26b867
st-turn-ended = Σειρά έχει: { $player }.
# en: 43476bed
st-round-won = { $player } κερδίζει τον γύρο, { $reason } ({ $score }).
# en: 829330df
st-round-drawn = Ο γύρος λήγει ισόπαλος, { $reason } ({ $score }).
# en: 63c83862
st-round-ends-three-adjacent = με τρεις διπλανές Πέτρες
# en: 156b0178
st-round-ends-five = με πέντε Πέτρες
# en: f8067912
st-round-ends-stuck = καθώς και οι δύο πλευρές μπορούσαν μόνο να πάνε πάσο

## Κινήσεις, ως προτροπές

# en: 5eae2c3b
st-play-card = Παίξε { $card_accusative } στην Πέτρα { $stone }.
# en: c5967765
st-play-mode = Παίξε { $card_accusative } πάνω στην Πέτρα { $stone }.
# en: 197960a5
st-play-recruiter = Παίξε τον Στρατολόγο.
# en: 54ff6936
st-play-strategist = Παίξε τον Υπεύθυνο στρατηγικής: πάρε { $card_accusative } από την Πέτρα { $stone } και βάλε την κάρτα στην Πέτρα { $target }.
# en: 09e1cee7
st-play-strategist-discard = Παίξε τον Υπεύθυνο στρατηγικής: πάρε { $card_accusative } από την Πέτρα { $stone } και απόρριψε την κάρτα.
# en: d2ad822d
st-play-banshee = Παίξε τον Θηλυκό δαίμονα: απόρριψε { $card_accusative } της αντίπαλης πλευράς από την Πέτρα { $stone }.
# en: a7a0036e
st-play-traitor = Παίξε τον Προδότη: πάρε { $card_accusative } της αντίπαλης πλευράς από την Πέτρα { $stone } και βάλε την κάρτα στην Πέτρα { $target }.
# en: 249d09f4
st-return-card = Βάλε { $card_accusative } κάτω από τη στοίβα της κάρτας.
# en: 78ce47a6
st-return-card-unseen = Βάλε μια κάρτα κάτω από τη στοίβα της.
# en: 4894aa58
st-pass = Μην παίξεις κάρτα και πήγαινε πάσο.
# en: 7b6368e6
st-claim = Διεκδίκησε την Πέτρα { $stone }.
# en: c57e6932
st-draw-card = Τράβηξε από τη στοίβα { $deck }.
# en: 657e2f5f
st-end-turn = Μη διεκδικήσεις άλλη Πέτρα και τελείωσε τη σειρά σου.

## Αρνήσεις, χωρίς τελεία στο τέλος

# en: 950ecf52
st-over = Ο τελευταίος γύρος τελείωσε
# en: 59c5e2ad
st-other-turn = Σειρά έχει: { $player }
# en: 309afc97
st-recruit-first = Με τον Στρατολόγο πρώτα τραβάς: διάλεξε στοίβα
# en: 0427603a
st-return-first = Με τον Στρατολόγο πρώτα επιστρέφεις κάρτες: διάλεξε μία από το χέρι σου
# en: 3a3a7075
st-only-recruiter-returns = Μόνο με τον Στρατολόγο επιστρέφονται κάρτες
# en: 2ddfb8f9
st-expert-claims = Στην Παραλλαγή για προχωρημένους οι Πέτρες διεκδικούνται στην αρχή της σειράς, πριν παιχτεί κάρτα
# en: 1748eb64
st-claims-follow = Παίξε πρώτα μια κάρτα· οι διεκδικήσεις ακολουθούν
# en: 44f73b0a
st-claims-follow-pass = Παίξε πρώτα μια κάρτα ή πήγαινε πάσο· οι διεκδικήσεις ακολουθούν
# en: 4902f884
st-draw-later = Παίξε πρώτα μια κάρτα· τραβάς μία στο τέλος της σειράς
# en: 919ef35d
st-draw-later-pass = Παίξε πρώτα μια κάρτα ή πήγαινε πάσο· τραβάς μία στο τέλος της σειράς
# en: 209d9c92
st-end-later = Παίξε πρώτα μια κάρτα, για να μπορεί να τελειώσει η σειρά
# en: 1d4802e4
st-end-later-pass = Παίξε πρώτα μια κάρτα ή πήγαινε πάσο, για να μπορεί να τελειώσει η σειρά
# en: 6e08056d
st-card-over-end = Δεν μπορείς πια να παίξεις κάρτα σε αυτή τη σειρά· τελείωσέ την
# en: 237f5161
st-card-over-claim-end = Δεν μπορείς πια να παίξεις κάρτα σε αυτή τη σειρά· διεκδίκησε Πέτρες ή τελείωσέ την
# en: cfe959d2
st-card-over-deck = Δεν μπορείς πια να παίξεις κάρτα σε αυτή τη σειρά· διάλεξε στοίβα για να τραβήξεις
# en: b08a2fd7
st-card-over-claim-deck = Δεν μπορείς πια να παίξεις κάρτα σε αυτή τη σειρά· διεκδίκησε Πέτρες ή διάλεξε στοίβα για να τραβήξεις
# en: 9d1eb1b3
st-can-play = Μπορείς να παίξεις κάρτα Φυλής, οπότε δεν επιτρέπεται να πας πάσο
# en: b7985810
st-choose-deck = Διάλεξε στοίβα για να τραβήξεις· έτσι τελειώνει η σειρά
# en: adf8f9dc
st-not-in-hand = Δεν έχεις στο χέρι σου { $card_accusative }
# en: 53a12dad
st-no-tactic-cards = Αυτή η παρτίδα παίζεται χωρίς κάρτες Τακτικής
# en: da432757
st-second-joker = Έχεις ήδη παίξει Τζόκερ σε αυτόν τον γύρο, οπότε δεν μπορείς να παίξεις τον άλλο
# en: 9d841ccb
st-too-many-tactic-cards = Έχεις ήδη παίξει μία κάρτα Τακτικής παραπάνω από τον παίκτη { $other }
# en: 48c5f902
st-claimed = Η Πέτρα { $stone } έχει διεκδικηθεί και δεν δέχεται άλλες κάρτες
# en: e00faa5c
st-no-room = Η πλευρά σου στην Πέτρα { $stone } δεν έχει χώρο
# en: 58e4e617
st-claimed-for-good = Η Πέτρα { $stone } έχει διεκδικηθεί οριστικά
# en: 0cb63a7a
st-incomplete-mud-fight = Η πλευρά σου στην Πέτρα { $stone } δεν είναι συμπληρωμένη: η Λασπομαχία ζητάει τέσσερις κάρτες
# en: 00a731ad
st-incomplete = Η πλευρά σου στην Πέτρα { $stone } δεν είναι συμπληρωμένη
# en: 9110f820
st-not-proven =
    Η Πέτρα { $stone } δεν έχει αποδειχθεί: με { $cards_accusative }, { $number ->
        [one] που δεν φαίνεται
       *[other] που δεν φαίνονται
    } στο τραπέζι, η πλευρά του παίκτη { $other } θα νικούσε τη δική σου
# en: 592419c8
st-beaten-by-kind = Η πλευρά του παίκτη { $other } στην Πέτρα { $stone } είναι ισχυρότερη: «{ $stronger }» έναντι «{ $weaker }»
# en: ef282cb3
st-beaten-by-total = Η πλευρά του παίκτη { $other } στην Πέτρα { $stone } είναι ισχυρότερη: { $more } έναντι { $less }
# en: 641d4de4
st-beaten-by-order = Η πλευρά του παίκτη { $other } στην Πέτρα { $stone } είναι το ίδιο ισχυρή και συμπληρώθηκε πρώτη
# en: 8795de6f
st-full-hand = Το χέρι σου είναι γεμάτο, οπότε δεν τραβάς κάρτα· τελείωσε τη σειρά σου
# en: ff94422d
st-nothing-to-draw = Δεν έχουν μείνει κάρτες για τράβηγμα· τελείωσε τη σειρά σου
# en: 5b4440e1
st-one-deck = Μόνο μία στοίβα έχει κάρτες· τελείωσε τη σειρά σου και τραβάς από αυτήν
# en: 2d9eae42
st-empty-deck = Η στοίβα με κάρτες { $deck } είναι άδεια· διάλεξε την άλλη
# en: f2e0a937
st-name-card = Πες ποια κάρτα επιστρέφεις
# en: bf0bfc04
st-joker-stays = Έχεις παίξει Τζόκερ σε αυτόν τον γύρο, οπότε ο άλλος μένει στο χέρι σου
# en: 9ec6f828
st-empty-decks = Και οι δύο στοίβες είναι άδειες, οπότε ο Στρατολόγος δεν έχει αποτέλεσμα
# en: 0508d07b
st-not-on-your-side = Η πλευρά σου στην Πέτρα { $stone } δεν έχει { $card_accusative }
# en: c580558f
st-not-on-their-side = Η πλευρά του παίκτη { $other } στην Πέτρα { $stone } δεν έχει { $card_accusative }
# en: 8e202afe
st-cards-stay = Η Πέτρα { $stone } έχει διεκδικηθεί και οι κάρτες της μένουν στη θέση τους
# en: 7e1ccd7c
st-same-stone = Η κάρτα βρίσκεται ήδη στην Πέτρα { $stone }· πρέπει να πάει σε άλλη
# en: dcfb1fac
st-no-elite-troop = Ο Προδότης παίρνει μόνο κάρτες Φυλής, και { $card_nominative } ανήκει στους Επίλεκτους στρατιώτες
