### Το τραπέζι του Highland Clans. Τα κομμάτια, τα χρώματα και οι αριθμοί είναι στο highland_clans.ftl, με τις μορφές τους.


## Το ταμπλό, κυρίως για αναγνώστες οθόνης

# en: a8c6ef98
hc-label-reserve = Εφεδρεία του παίκτη { $name }
# en: b6b1f9ce
hc-label-reserve-cube = { $colour } κυβάκι της εφεδρείας
# en: 29de5cd6
hc-label-actions =
    { $most ->
        [one] { $done } από { $most } ενέργεια
       *[other] { $done } από { $most } ενέργειες
    }
# en: 45423d96
hc-label-used = { $used } από { $most } κυβάκια
# en: 69421ee5
hc-label-round-word = Γύρος
# en: 237c1569
hc-label-stacks = Κτήματα και κάρτες επιδρομής
# en: f5f03e3c
hc-label-start = { $name } έχει την πρώτη σειρά
# en: 4491b8fd
hc-label-following = { $name } έχει τη μεγαλύτερη ακολουθία
# en: 57f806a6
hc-label-bag = Σακουλάκι: { $cubes }
# en: 605a3456
hc-label-bag-title = Σακουλάκι
# en: 7ba8a8fd
hc-label-deck-title = Κάρτες
# en: af86d102
hc-label-discards-title = Απόρριψη
# en: db59c81b
hc-label-domains = Κτήματα
# en: fe5a939f
hc-label-deck =
    { $number ->
        [one] { $number } κάρτα επιδρομής στη στοίβα
       *[other] { $number } κάρτες επιδρομής στη στοίβα
    }
# en: 2b93786f
hc-label-discards =
    { $number ->
        [one] { $number } κάρτα απορρίφθηκε
       *[other] { $number } κάρτες απορρίφθηκαν
    }
# en: 48993724
hc-label-supply =
    { $left ->
        [one] Απόθεμα: { $left } κτήμα
       *[other] Απόθεμα: { $left } κτήματα
    }
# en: ae75edb2
hc-label-clan =
    { $points ->
        [one] Φυλή του παίκτη { $name }, { $points } πόντος
       *[other] Φυλή του παίκτη { $name }, { $points } πόντοι
    }
# en: 9c67072a
hc-label-court = Αυλή του παίκτη { $name }: { $warriors }, { $pipers }, { $monks }
# en: 7205d011
hc-label-land = { $what } του παίκτη { $name }
# en: fcee10c7
hc-label-free-land = ελεύθερο έδαφος του παίκτη { $name }
# en: d7de46f0
hc-label-card = κάρτα επιδρομής { $value }
# en: 37f075fa
hc-label-hand-of = Κάρτες επιδρομής του παίκτη { $name }
# en: bd274c95
hc-label-no-raid = Καμία επιδρομή τώρα
# en: 66d06461
hc-label-raid-title = Επιδρομή
# en: 196649d9
hc-label-raid-round = Γύρος { $round } από 3
# en: 1838cdcd
hc-label-raids = επίθεση
# en: 3f277cbd
hc-label-defends = άμυνα
# en: 09a3989a
hc-label-track = Διαδρομή βαθμολογίας: { $clans }. Από το 30 και πέρα είναι η κόκκινη ζώνη.
# en: af3bf056
hc-label-none = κανένα κυβάκι
# en: c24807b8
hc-label-hand =
    { $number ->
        [one] Χέρι του παίκτη { $name }: { $number } κάρτα επιδρομής, { $cards }
       *[other] Χέρι του παίκτη { $name }: { $number } κάρτες επιδρομής, { $cards }
    }
# en: df12e5eb
hc-label-hand-hidden =
    { $number ->
        [one] Χέρι του παίκτη { $name }: { $number } κάρτα επιδρομής, κρυφή
       *[other] Χέρι του παίκτη { $name }: { $number } κάρτες επιδρομής, κρυφές
    }
# en: d617ecbe
hc-label-raid =
    Επιδρομή: { $attacker } εναντίον του παίκτη { $defender }. { $fought ->
        [one] Έγινε { $fought } γύρος μάχης
       *[other] Έγιναν { $fought } γύροι μάχης
    }, νίκες { $first } και { $second }. { $laid ->
        [one] Μπήκε { $laid } κάρτα.
       *[other] Μπήκαν { $laid } κάρτες.
    }

## Εξηγήσεις: τι είναι το καθετί

# en: 44b01467
hc-about-track-title = Διαδρομή βαθμολογίας
# en: 7b17c096
hc-about-track-text = Κάθε φυλή έχει έναν δείκτη στην πέτρα των πόντων της. Η κόκκινη ζώνη αρχίζει στο 30: από τότε αποκαλύπτεται ένα κτήμα μετά από κάθε γύρο, και η παρτίδα μπορεί να τελειώσει.

## Εξηγήσεις: τι σημαίνει κάτι τώρα

# en: 3aacfbec
hc-now-standing = { $name }: { $points }

## Τι πρέπει να γίνει τώρα

# en: 86066777
hc-prompt-keep = Κράτησε τα έξι κυβάκια, ή κάνε κλικ σε όσα θα επιστρέψεις.
# en: 361c998a
hc-prompt-piper = Παίξε την κάρτα με ή χωρίς γκαϊντατζή.
# en: 3f44a335
hc-prompt-lay = Βάλε μια κάρτα κλειστή.
# en: 1437ed4d
hc-prompt-discard = Διάλεξε μια κάρτα για απόρριψη.
# en: d3dd4682
hc-prompt-spoil = Πάρε ένα λάφυρο, ή τίποτα.
# en: fed22463
hc-prompt-raid = Κάνε επιδρομή σε μια αυλή, άλλαξε μία έως τρεις κάρτες, ή τίποτα από τα δύο.
# en: 60fcf8a0
hc-prompt-domain = Διάλεξε πώς πληρώνεις το κτήμα.
# en: ffd71c7a
hc-prompt-where = Διάλεξε πού πηγαίνει το κυβάκι: σε μια αυλή ή σε ελεύθερο έδαφος.
# en: fdbae72b
hc-prompt-which = Διάλεξε μία από αυτές τις κινήσεις.
# en: c4b16ab1
hc-prompt-action = Διάλεξε ένα κυβάκι και πού πηγαίνει, ή διάλεξε το απόθεμα για να αγοράσεις κτήμα.

## Επιλογές νέας παρτίδας, και πού πηδάει η αναπαραγωγή

# en: d6c2b5c1
hc-milestone-name = βαθμολόγηση
# en: d40ad8c5
hc-milestone-scored = ο γύρος βαθμολογείται
# en: 216a0ddc
hc-option-raid_refill = Μετά από επιδρομή απορρίπτονται
# en: 6915b489
hc-option-hand = οποιεσδήποτε δύο του χεριού
# en: e1dce9a9
hc-option-drawn = δύο από όσες μόλις τραβήχτηκαν

## Κινήσεις με λόγια

# en: efa6a322
hc-group-six = Τα έξι κυβάκια
# en: 0c5afc75
hc-group-redraw = Επίστρεψε και ξανατράβηξε
# en: 74be9deb
hc-group-build = Χτίσε
# en: 0309ca06
hc-group-court = Στην αυλή
# en: 61ab8861
hc-group-domain = Αγόρασε κτήμα
# en: d2a738ae
hc-group-bard = Στείλε βάρδο
# en: e3965714
hc-group-exchange = Άλλαξε κάρτες
# en: 50bfc138
hc-group-lay = Βάλε κάρτα
# en: 92e8c4ea
hc-group-spoils = Λάφυρα
# en: 5b2727cb
hc-group-discard = Απόρριψε
# en: ef7a6fd1
hc-move-keep = Κράτησε τα κυβάκια
# en: a1f2ff83
hc-move-redraw = Επίστρεψε { $cubes }
# en: 3189ac2a
hc-move-build = Βάλε { $what_one } σε ελεύθερο έδαφος
# en: 4769a263
hc-move-warrior = Πάρε έναν πολεμιστή στην αυλή
# en: 627e4ae5
hc-move-piper = Πάρε έναν γκαϊντατζή στην αυλή
# en: 7ce4cc43
hc-move-monks =
    { $count ->
        [one] Πάρε { $count } μοναχό στην αυλή
       *[other] Πάρε { $count } μοναχούς στην αυλή
    }
# en: e14b32e5
hc-move-domain-red = Κτήμα με 1 κίτρινο από { $place_the } και 1 κόκκινο
# en: 79e35176
hc-move-domain-green =
    { $number ->
        [0] Κτήμα με 1 κίτρινο από { $place_the } και 2 πράσινα από την εφεδρεία
       *[other] Κτήμα με 1 κίτρινο από { $place_the } και 2 πράσινα, { $number } από την αυλή
    }
# en: bf9546e2
hc-move-bard = Βάρδος σε { $opponent }: { $takes_one } στο σακουλάκι
# en: f7bea8d9
hc-move-bard-keep = Βάρδος σε { $opponent }: { $takes_one } (κρατάς { $kept_the })
# en: 2b68816f
hc-move-end-actions = Μην κάνεις άλλη ενέργεια
# en: 0e6da47f
hc-move-raid = Επιδρομή: { $opponent }
# en: 5ee736e1
hc-move-exchange = Άλλαξε { $cards }
# en: df616028
hc-move-end-turn = Ούτε επιδρομή ούτε αλλαγή
# en: 93fac663
hc-move-lay = Βάλε ένα { $card }
# en: ca7a6230
hc-move-lay-piper = Βάλε ένα { $card } με γκαϊντατζή
# en: 6382495e
hc-move-spoil = Πάρε { $what_one }
# en: daadae6d
hc-move-no-spoil = Μην πάρεις τίποτα
# en: 5fb6eb2f
hc-move-discard = Απόρριψε ένα { $card }
