### Highland Clans. Τα $player και $opponent είναι ονόματα, τα $cubes είναι όπως `2 κίτρινα, 1 κόκκινο`, το $card αξία από 1 έως 6.
### Μορφές: `.one` είναι η αιτιατική με το αόριστο άρθρο («έναν μοναχό»), `.the` η αιτιατική με το οριστικό («τον μοναχό»),
### `.accusative` η αιτιατική ενός αριθμού πραγμάτων, `.bare` η αιτιατική χωρίς άρθρο, `.plural` ο πληθυντικός χρώματος (κυβάκια).


## Κομμάτια

# en: 59cd502e
hc-warrior = πολεμιστής
    .one = έναν πολεμιστή
    .the = τον πολεμιστή
    .bare = πολεμιστή
# en: ddc0eaac
hc-piper = γκαϊντατζής
    .one = έναν γκαϊντατζή
    .the = τον γκαϊντατζή
    .bare = γκαϊντατζή
# en: 89f717d2
hc-monk = μοναχός
    .one = έναν μοναχό
    .the = τον μοναχό
    .bare = μοναχό
# en: d7316a69
hc-cattle = βόδι
    .one = ένα βόδι
# en: 923d9722
hc-castle = κάστρο
    .one = ένα κάστρο
# en: a813f472
hc-monastery = μοναστήρι
    .one = ένα μοναστήρι
# en: e522887b
hc-yellow = κίτρινο
    .plural = κίτρινα
# en: 235fcaa0
hc-blue = μπλε
    .plural = μπλε
# en: 03a1a452
hc-green = πράσινο
    .plural = πράσινα
# en: 4061d37f
hc-red = κόκκινο
    .plural = κόκκινα
# en: bb6b95ca
hc-cubes =
    { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colour_plural }
    }
# en: ec775935
hc-no-cube = κανένα κυβάκι
# en: 1a39fc3f
hc-reserve = εφεδρεία
    .the = την εφεδρεία
# en: 486bd5a9
hc-court = αυλή
    .the = την αυλή
# en: 1967fab0
hc-nobody = κανέναν
# en: e73d4c61
hc-a-card = μια κάρτα
# en: c0000e90
hc-card-value = μια κάρτα αξίας { $card }
# en: ce2b2518
hc-card-values = κάρτες αξίας { $cards }
# en: 535a691b
hc-some-cards = κάρτες

## Αριθμοί πραγμάτων

# en: 60c1b991
hc-warriors =
    { $number ->
        [one] { $number } πολεμιστής
       *[other] { $number } πολεμιστές
    }
    .accusative =
        { $number ->
            [one] { $number } πολεμιστή
           *[other] { $number } πολεμιστές
        }
# en: c1523d34
hc-pipers =
    { $number ->
        [one] { $number } γκαϊντατζής
       *[other] { $number } γκαϊντατζήδες
    }
    .accusative =
        { $number ->
            [one] { $number } γκαϊντατζή
           *[other] { $number } γκαϊντατζήδες
        }
# en: ed62fed4
hc-monks =
    { $number ->
        [one] { $number } μοναχός
       *[other] { $number } μοναχοί
    }
    .accusative =
        { $number ->
            [one] { $number } μοναχό
           *[other] { $number } μοναχούς
        }
# en: 6a31c8f0
hc-free-lands =
    { $number ->
        [one] { $number } ελεύθερο έδαφος
       *[other] { $number } ελεύθερα εδάφη
    }
# en: 407c445e
hc-points =
    { $number ->
        [one] { $number } πόντος
       *[other] { $number } πόντοι
    }
    .accusative =
        { $number ->
            [one] { $number } πόντο
           *[other] { $number } πόντους
        }
# en: 486842df
hc-actions =
    { $number ->
        [one] { $number } ενέργεια
       *[other] { $number } ενέργειες
    }
# en: 7a5b4453
hc-cards =
    { $number ->
        [one] { $number } κάρτα
       *[other] { $number } κάρτες
    }
# en: 995ffc1f
hc-tiles-left =
    { $number ->
        [one] μένει { $number } κτήμα
       *[other] μένουν { $number } κτήματα
    }
# en: 34dfc2e9
hc-number = { $player } { $number }
# en: 071338d7
hc-gain = { $player } { $points }
# en: 3e386822
hc-no-points = κανένας πόντος

## Γεγονότα

# en: e9eb065b
hc-board-set-up =
    Το σακουλάκι έχει { $bag }· έτοιμα: { $deck ->
        [one] { $deck } κάρτα επιδρομής
       *[other] { $deck } κάρτες επιδρομής
    } και { $supply ->
        [one] { $supply } κτήμα
       *[other] { $supply } κτήματα
    }.
# en: 02d42153
hc-clan-set-up =
    { $player } αρχίζει με { $warriors_accusative }, { $pipers_accusative }, { $cattle ->
        [one] { $cattle } βόδι
       *[other] { $cattle } βόδια
    }, { $lands } και { $points_accusative }.
# en: 2acd9a57
hc-round-began = Αρχίζει ο γύρος { $round }· πρώτη σειρά έχει: { $player }.
# en: 5b108ce3
hc-turn-began = Σειρά έχει: { $player }, με { $actions } το πολύ.
# en: e45272c5
hc-reserve-drawn = { $player } τραβάει { $cubes }.
# en: 120b7f16
hc-reserve-kept = { $player } τα κρατάει.
# en: 9c480392
hc-reserve-redrawn = { $player } επιστρέφει { $back } και τραβάει { $drawn }.
# en: ca4c4a3d
hc-built = { $player } βάζει { $what_one } σε ελεύθερο έδαφος.
# en: b305e05e
hc-followers-gained = { $player } παίρνει { $followers_accusative } στην αυλή.
# en: f2e914d9
hc-domain-bought = { $player } αγοράζει ένα κτήμα με { $paid }· { $tiles }.
# en: 831b20c8
hc-paid = { $cubes } από { $place_the }
# en: d5ad7500
hc-bard-sent = { $player } στέλνει έναν βάρδο να πάρει { $takes_one } από τον παίκτη { $opponent }.
# en: b822fe15
hc-bard-sent-keep = { $player } στέλνει έναν βάρδο να πάρει { $takes_one } από τον παίκτη { $opponent } και να κρατήσει { $follower_the }.
# en: 080b2b77
hc-reserve-returned = { $player } επιστρέφει { $cubes } στο σακουλάκι.
# en: abf785ed
hc-cards-drawn = { $player } τραβάει { $cards }.
# en: 4b22d725
hc-discards-shuffled =
    Η στοίβα απόρριψης ανακατεύεται σε νέα στοίβα με { $deck ->
        [one] { $deck } κάρτα
       *[other] { $deck } κάρτες
    }.
# en: e5e68ed6
hc-cards-discarded = { $player } απορρίπτει { $cards }.
# en: 6aaa07ad
hc-peace-kept = { $player } δεν κάνει επιδρομή ούτε αλλάζει κάρτες.
# en: 89a8525d
hc-raid-began = { $player } κάνει επιδρομή στον παίκτη { $opponent }.
# en: bc268e7c
hc-card-laid = { $player } βάζει { $card } κλειστή.
# en: c6eda65f
hc-card-laid-piper = { $player } βάζει { $card } κλειστή, με έναν γκαϊντατζή.
# en: 8269c578
hc-combat-won = Γύρος μάχης { $round }: { $first } προς { $second }. Νίκη για: { $player }.
# en: 5a069d7c
hc-combat-drawn = Γύρος μάχης { $round }: { $first } προς { $second }. Δεν τον κερδίζει κανείς.
# en: b73e04af
hc-raid-won = { $player } κερδίζει την επιδρομή, { $wins } ({ $points }).
# en: b5b165b9
hc-raid-drawn = Κανείς δεν κερδίζει την επιδρομή, { $wins } ({ $points }).
# en: f10b3a32
hc-cattle-driven = { $player } οδηγεί ένα βόδι του παίκτη { $opponent } σε ελεύθερο έδαφος.
# en: 0434cbc9
hc-spoil-taken = { $player } παίρνει { $what_one } από τον παίκτη { $opponent }· πηγαίνει στο σακουλάκι.
# en: 6ed28942
hc-spoil-declined = { $player } δεν παίρνει λάφυρο.
# en: 68a3b849
hc-following = { $player } έχει τη μεγαλύτερη ακολουθία (πολεμιστές: { $warriors }).
# en: f6a523f3
hc-following-by-court = { $player } έχει τη μεγαλύτερη ακολουθία (πολεμιστές: { $warriors }· κυβάκια στην αυλή: { $courts }).
# en: 9f794559
hc-no-following = Κανείς δεν έχει τη μεγαλύτερη ακολουθία (πολεμιστές: { $warriors }).
# en: 3b4c9157
hc-no-following-by-court = Κανείς δεν έχει τη μεγαλύτερη ακολουθία (πολεμιστές: { $warriors }· κυβάκια στην αυλή: { $courts }).
# en: 346fe549
hc-colour-scored = { CAPITAL($colour) } ({ $counts }): { $points }.
# en: af6ec3bf
hc-colour-scored-against = { CAPITAL($colour) } ({ $counts }, έναντι { $herds }): { $points }.
# en: 5737d40a
hc-tile-removed = Ένα κτήμα με αριθμό { $number } φεύγει από το παιχνίδι· { $tiles }.
# en: c4520b9b
hc-tile-removed-unseen = Ένα κτήμα φεύγει από το παιχνίδι, χωρίς να φανεί· { $tiles }.
# en: 6520f701
hc-play-ended-red-zone = Η παρτίδα τελειώνει: ο αριθμός του κτήματος δεν ξεπερνάει τους πόντους της πρώτης θέσης.
# en: 03129620
hc-play-ended-empty-bag = Η παρτίδα τελειώνει: στο σακουλάκι υπάρχουν λιγότερα από έξι κυβάκια.
# en: b989da4e
hc-play-ended-empty-supply = Η παρτίδα τελειώνει: δεν έχει μείνει κανένα κτήμα.

## Κινήσεις, ως προτροπές

# en: 81cb1c28
hc-keep = Κράτησε τα κυβάκια που τράβηξες.
# en: 3aab75d1
hc-redraw = Επίστρεψε { $cubes } και τράβηξε άλλα τόσα.
# en: 46298826
hc-build = Βάλε { $what_one } σε ελεύθερο έδαφος.
# en: d85b3e17
hc-take-follower = Πάρε { $follower_one } στην αυλή.
# en: f4c398a7
hc-take-monks = Πάρε { $monks_accusative } στην αυλή.
# en: c5c9e911
hc-buy-domain-red = Αγόρασε ένα κτήμα με 1 κόκκινο και 1 κίτρινο από { $place_the }.
# en: a8016e9e
hc-buy-domain-red-monks =
    Αγόρασε ένα κτήμα με 1 κόκκινο και 1 κίτρινο από { $place_the }, { $monks ->
        [one] { $monks } πράσινο
       *[other] { $monks } πράσινα
    } από την αυλή.
# en: 3cfe7c15
hc-buy-domain-green = Αγόρασε ένα κτήμα με 2 πράσινα και 1 κίτρινο από { $place_the }.
# en: dddefbb8
hc-buy-domain-green-monks =
    Αγόρασε ένα κτήμα με 2 πράσινα και 1 κίτρινο από { $place_the }, { $monks ->
        [one] { $monks } πράσινο
       *[other] { $monks } πράσινα
    } από την αυλή.
# en: 17fd4dc9
hc-bard = Στείλε έναν βάρδο να πάρει { $takes_one } από τον παίκτη { $opponent }.
# en: 0021c69a
hc-bard-keep = Στείλε έναν βάρδο να πάρει { $takes_one } από τον παίκτη { $opponent } και κράτησε { $follower_the }.
# en: 57ec6a62
hc-end-actions = Μην κάνεις άλλη ενέργεια.
# en: 18a2eafb
hc-raid = Κάνε επιδρομή στον παίκτη { $opponent }.
# en: e2a1cb13
hc-exchange = Άλλαξε { $cards } με άλλες τόσες νέες.
# en: 18cbb79a
hc-end-turn = Ούτε επιδρομή ούτε αλλαγή καρτών.
# en: fd4b2820
hc-lay-card = Βάλε { $card } κλειστή.
# en: 9f950561
hc-lay-card-piper = Βάλε { $card } κλειστή, με έναν γκαϊντατζή.
# en: e1a5e7b9
hc-take-spoil = Πάρε { $what_one } ως λάφυρο.
# en: c04f29bb
hc-decline-spoil = Μην πάρεις λάφυρο από την επιδρομή.
# en: 9a3631ff
hc-discard = Απόρριψε { $card }.

## Αρνήσεις, χωρίς τελεία στο τέλος

# en: e7e46886
hc-over = Η παρτίδα τελείωσε
# en: 7bc09b78
hc-other-turn = Δεν παίζεις εσύ τώρα· αναμένεται: { $player }
# en: 759eea3c
hc-first-redraw = Πρώτα κράτησε τα κυβάκια που τράβηξες ή ξανατράβηξε κάποια από αυτά
# en: 8d90e2c5
hc-now-actions = Τώρα κάνεις τις ενέργειές σου
# en: 085be161
hc-now-actions-or-end = Τώρα κάνεις τις ενέργειές σου ή τις τελειώνεις
# en: 73132687
hc-actions-over = Οι ενέργειές σου τελείωσαν· κάνε επιδρομή, άλλαξε κάρτες ή μην κάνεις τίποτα
# en: ac58d2bb
hc-first-lay = Μια επιδρομή έχει τρεις γύρους μάχης· βάλε μια κάρτα
# en: 5fbb5acb
hc-first-spoil = Κέρδισες την επιδρομή· πάρε ένα λάφυρο ή κανένα
# en: c8854875
hc-first-discard = Έχεις περισσότερες κάρτες στο χέρι από όσες μπορείς να κρατήσεις· απόρριψε πρώτα μία
# en: 15050242
hc-first-refill = Μετά από επιδρομή απορρίπτεις δύο κάρτες· απόρριψε πρώτα μία
# en: e7b92c73
hc-one-action = Παίζεις την τελευταία σειρά του γύρου, οπότε έχεις μία ενέργεια
# en: 44652715
hc-nothing-back = Για να μην επιστρέψεις τίποτα, κράτησε τα κυβάκια
# en: e525ecd1
hc-reserve-short =
    Για αυτό χρειάζεσαι { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colour_plural }
    } από την εφεδρεία, που { $has ->
        [0] δεν έχει κανένα
       *[other] έχει { $has }
    }
# en: 3bf76639
hc-reserve-short-back =
    Έτσι θα επέστρεφες { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colour_plural }
    } από την εφεδρεία, που { $has ->
        [0] δεν έχει κανένα
       *[other] έχει { $has }
    }
# en: 3ea883a6
hc-action-taken = Έχεις κάνει ήδη αυτή την ενέργεια· η δεύτερη πρέπει να είναι διαφορετική
# en: 884e420d
hc-bard-alone = Ο βάρδος πρέπει να είναι η μόνη ενέργεια μιας σειράς
# en: 4ddf5755
hc-must-act = Μπορείς να κάνεις ενέργεια, οπότε πρέπει να κάνεις τουλάχιστον μία
# en: a23da8a4
hc-no-free-land = Κανένα από τα εδάφη σου δεν είναι ελεύθερο
# en: 7e85c35c
hc-no-supply = Το απόθεμα κτημάτων είναι άδειο
# en: bb06a574
hc-four-domains = Έχεις ήδη τέσσερα κτήματα
# en: ba423dda
hc-own-warriors =
    Στην αυλή σου πρέπει να μένουν τουλάχιστον { $number ->
        [one] { $number } πολεμιστής
       *[other] { $number } πολεμιστές
    }
# en: 816b56b3
hc-their-warriors =
    Σε εκείνη την αυλή πρέπει να μένουν τουλάχιστον { $number ->
        [one] { $number } πολεμιστής
       *[other] { $number } πολεμιστές
    }
# en: aaae7624
hc-no-green = Ένα κτήμα με 1 κόκκινο δεν παίρνει πράσινα
# en: bd292816
hc-bard-no-opponent = Ο βάρδος πηγαίνει σε αντίπαλο
# en: cc828b99
hc-bard-form = Ο βάρδος παίρνει έναν ακόλουθο, ή δύο διαφορετικούς από τους οποίους μπορείς να κρατήσεις έναν, με τα ονόματα warrior, piper, monk
# en: ab91f21d
hc-court-without = Εκείνη η αυλή δεν έχει { $follower_bare }
# en: ccdcb103
hc-too-many-used =
    Για αυτό χρειάζεσαι { $number ->
        [one] { $number } κυβάκι
       *[other] { $number } κυβάκια
    } της εφεδρείας, και έχεις χρησιμοποιήσει { $used } από { $most } το πολύ
# en: b530f86a
hc-too-few-monks =
    Η αυλή σου { $has ->
        [0] δεν έχει πράσινα
        [one] έχει { $has } πράσινο
       *[other] έχει { $has } πράσινα
    }· για αυτό χρειάζεσαι { $number }
# en: db1f5bc4
hc-not-just-drawn = Δεν τράβηξες τώρα κάρτα αξίας { $card }
# en: 314bf1c7
hc-which-card = Πες ποια κάρτα
# en: 536d46d5
hc-not-in-hand = Δεν έχεις στο χέρι σου κάρτα αξίας { $card }
# en: 2ecc64e7
hc-raid-no-opponent = Η επιδρομή γίνεται σε αντίπαλο
# en: bdf6f824
hc-how-many-cards = Μπορούν να αλλαχτούν μία, δύο ή τρεις κάρτες
# en: 40d189c3
hc-lowest-first = Γράψε τις κάρτες με τη χαμηλότερη πρώτη
# en: e5dd3462
hc-no-piper = Η αυλή σου δεν έχει γκαϊντατζή
# en: 0dcb3fa4
hc-no-spoil = Η άμυνα δεν έχει { $what }
# en: 9610ead6
hc-too-few-in-hand =
    Έχεις στο χέρι σου { $has ->
        [one] { $has } κάρτα
       *[other] { $has } κάρτες
    } αξίας { $card }· για αυτό χρειάζεσαι { $number }
