### Το τραπέζι του Schotten Totten. Οι κάρτες, οι στοίβες και οι συνδυασμοί είναι στο schotten_totten.ftl, με τις μορφές τους.


## Το ταμπλό, κυρίως για αναγνώστες οθόνης

# en: 81aa87e2
st-label-stone = Πέτρα { $number }
# en: 4bddf263
st-label-troop = Πέτρα { $number }, { $name }: { $card }
# en: 37d2111f
st-label-your-side = Πέτρα { $number }, η πλευρά σου
# en: 4794f619
st-label-hand = Το χέρι του παίκτη { $name }
# en: 15683e61
st-label-decks-clan = Στοίβα Φυλής
# en: a3adb4d3
st-label-decks-tactic = Στοίβα Τακτικής
# en: 00ecc133
st-label-short-decks-clan = Φυλή
# en: 8d7017d6
st-label-short-decks-tactic = Τακτική
# en: 0c22502f
st-label-cards-left =
    { $left ->
        [one] { $deck }, { $left } κάρτα
       *[other] { $deck }, { $left } κάρτες
    }
# en: 29c76d6b
st-label-round = Γύρος { $round } από { $rounds }
# en: 3deac0c0
st-label-discard = Απόρριψη
# en: 05abd5ca
st-label-played-words =
    { $played ->
        [one] κάρτα Τακτικής παίχτηκε
       *[other] κάρτες Τακτικής παίχτηκαν
    }
# en: b4701027
st-label-cards-of = { $cards } από { $needs } κάρτες
# en: ce5ef130
st-label-total = σύνολο
# en: aec4fb2e
st-label-turn-of = Σειρά έχει: { $name }.
# en: ca4a53ca
st-label-formations = Οι πέντε συνδυασμοί, ο ισχυρότερος πρώτος
# en: 560b7465
st-label-brief-colour_run = αξίες στη σειρά, ένα χρώμα
# en: 76725ca4
st-label-brief-of_a_kind = μία αξία
# en: 37327c9e
st-label-brief-colour = ένα χρώμα
# en: e9c300ea
st-label-brief-run = αξίες στη σειρά
# en: 433f13d5
st-label-brief-sum = οτιδήποτε άλλο
# en: b5b28d00
st-label-kinds-colour_run = Χρώμα και σειρά
# en: 114c8544
st-label-kinds-3 = Τρεις ίδιες
# en: 5d4c96a4
st-label-kinds-4 = Τέσσερις ίδιες
# en: 868e866a
st-label-kinds-colour = Χρώμα
# en: 8c255920
st-label-kinds-run = Σειρά
# en: 01c1d2b4
st-label-kinds-sum = Άθροισμα
# en: 8a140dcf
st-label-claimed = Πέτρα { $number }, τη διεκδίκησε: { $owner }
# en: 817d7e56
st-label-held = Χέρι: { $card }
# en: 50adfac3
st-label-held-of = Χέρι του παίκτη { $name }: { $card }
# en: 141cdaa8
st-label-empty-discard = Στοίβα απόρριψης: άδεια
# en: a75d541b
st-label-discarded = Στοίβα απόρριψης: { $cards }
# en: de554edc
st-label-hidden-cards =
    { $clan ->
        [one] Χέρι του παίκτη { $name }: { $clan } κρυφή κάρτα Φυλής
       *[other] Χέρι του παίκτη { $name }: { $clan } κρυφές κάρτες Φυλής
    }
# en: 85df21c1
st-label-hidden-cards-tactic =
    { $clan ->
        [one] Χέρι του παίκτη { $name }: { $clan } κρυφή κάρτα Φυλής
       *[other] Χέρι του παίκτη { $name }: { $clan } κρυφές κάρτες Φυλής
    } και { $tactic ->
        [one] { $tactic } κρυφή κάρτα Τακτικής
       *[other] { $tactic } κρυφές κάρτες Τακτικής
    }
# en: b2b1f5c1
st-label-formation = { $kind } { $total }

## Επιλογές νέας παρτίδας, και πού πηδάει η αναπαραγωγή

# en: 57964b3c
st-option-rounds = Γύροι
# en: 5b5f9767
st-option-tactics = Με κάρτες Τακτικής
# en: 8e63f506
st-option-expert = Για προχωρημένους: διεκδικείς μόνο στην αρχή της σειράς
# en: 25821768
st-chart-title = Πόντοι, και Πέτρες του γύρου
# en: f09b3621
st-milestone-name = διεκδίκηση
# en: 8ee2b40c
st-milestone-claimed = διεκδικείται η Πέτρα { $stone }
# en: b85ba052
st-milestone-awarded = απονέμεται η Πέτρα { $stone }
# en: b252d122
st-milestone-round = ο γύρος τελειώνει

## Κινήσεις με λόγια

# en: 3197b44a
st-group-play = Παίξε μια κάρτα
# en: 145ce2f5
st-group-ruse = Παίξε ένα Τέχνασμα
# en: e4ff9dcd
st-group-return = Επίστρεψε μια κάρτα
# en: 0076a2e0
st-group-claim = Διεκδίκησε μια Πέτρα
# en: dd3b882b
st-group-draw = Τράβηξε
# en: 3f0c24b8
st-move-play = { $card } στην Πέτρα { $stone }
# en: 32c8ff97
st-move-play-mode = { $card } πάνω στην Πέτρα { $stone }
# en: 0a9a8ab0
st-move-recruiter = Παίξε τον Στρατολόγο
# en: fb97ccb3
st-move-strategist = { $card } από την Πέτρα { $stone } στην Πέτρα { $target }
# en: f7ef02be
st-move-strategist-discard = { $card } από την Πέτρα { $stone } στη στοίβα απόρριψης
# en: 5890ef14
st-move-banshee = Απόρριψε { $card_accusative } από την Πέτρα { $stone }
# en: f54ddaa9
st-move-traitor = Πάρε { $card_accusative } από την Πέτρα { $stone } στην Πέτρα { $target }
# en: b6039892
st-move-return = Βάλε { $card_accusative } κάτω από τη στοίβα
# en: 96f02c16
st-move-return-unseen = Βάλε μια κάρτα κάτω από τη στοίβα της
# en: e4286c50
st-move-pass = Μην παίξεις κάρτα και πήγαινε πάσο
# en: 966a4323
st-move-claim = Διεκδίκησε την Πέτρα { $stone }
# en: 476db859
st-move-draw = Τράβηξε κάρτα { $deck }

## Τι πρέπει να γίνει τώρα

# en: 2de8bf98
st-prompt-claim-or-play = Διεκδίκησε μια Πέτρα, ή διάλεξε μια κάρτα και μετά μια Πέτρα.
# en: 90dac772
st-prompt-play = Διάλεξε μια κάρτα, μετά μια Πέτρα.
# en: ac80ec3a
st-prompt-claim-or-draw = Μπορείς να διεκδικήσεις μια Πέτρα. Τράβηξε κάρτα για να τελειώσεις τη σειρά σου.
# en: 787bff68
st-prompt-draw = Τράβηξε κάρτα για να τελειώσεις τη σειρά σου.
# en: 705168a3
st-prompt-return = Διάλεξε κάρτα για να μπει κάτω από τη στοίβα της.
# en: 6d91de52
st-prompt-target = Διάλεξε πού πηγαίνει η κάρτα.
# en: 9ec1594e
st-prompt-recruiter = Παίζεις τον Στρατολόγο;
# en: 71455b21
st-prompt-recruit =
    { $number ->
        [one] Τράβηξε ακόμη { $number } κάρτα για τον Στρατολόγο.
       *[other] Τράβηξε ακόμη { $number } κάρτες για τον Στρατολόγο.
    }
# en: fae111aa
st-prompt-stone = Διάλεξε την Πέτρα για { $card_accusative }.
# en: 456965aa
st-prompt-card = { $card }: διάλεξε μια κάρτα σε μια Πέτρα.

## Εξηγήσεις των κομματιών

# en: f0499214
st-colour-red = κόκκινο
# en: 298a6618
st-colour-green = πράσινο
# en: 60a1e541
st-colour-blue = μπλε
# en: 3ff20294
st-colour-yellow = κίτρινο
# en: 0be3e69a
st-colour-purple = μοβ
# en: 23ef9492
st-colour-brown = καφέ
# en: cca59c97
st-explain-side = { $name }: { $side }.

## Τα ονόματα στις εικόνες των καρτών Τακτικής: το πολύ δέκα γράμματα

# en: 0186bcfe
st-short-joker = Τζόκερ
# en: bfb3e07e
st-short-spy = Κατάσκοπος
# en: 8b9173e2
st-short-shield-bearer = Ασπίδα
# en: 46733083
st-short-blind-mans-bluff = Τυφλόμυγα
# en: 8dec6511
st-short-mud-fight = Λάσπη
# en: 18c7d571
st-short-banshee = Δαίμονας
# en: 7c9c8591
st-short-recruiter = Στρατολ.
# en: ef0cf699
st-short-strategist = Στρατηγική
# en: 661e1565
st-short-traitor = Προδότης
