### Το τραπέζι του Glen More. Τα πλακίδια, οι πόροι και οι αριθμοί είναι στο glen_more.ftl, με τις μορφές τους.


## Το ταμπλό, κυρίως για αναγνώστες οθόνης

# en: 58fda26b
gm-label-taken = Το πήρε: { $name }. { $tile }
# en: 95edb549
gm-label-taken-by = Το πήρε: { $name }.
# en: ab9761f3
gm-label-hand = Με τι μπορεί να πληρώσει: { $name }
# en: b9a7e0d4
gm-label-own-cubes = { $kind_many }: { $number }
# en: e0330d7d
gm-label-space = Χώρος { $space }: { $what }
# en: 94500f5e
gm-label-die = ζάρι
# en: 237191ff
gm-label-empty-space = άδειος
# en: 4b106b39
gm-label-track = Διαδρομή
# en: ecb11e78
gm-label-market = Αγορά
# en: 7bf2ea66
gm-label-stacks = Στοίβες
# en: b2b3b2dc
gm-label-stack =
    { $left ->
        [0] Στοίβα { $number }: τελείωσε
        [one] Στοίβα { $number }: μένει { $left } πλακίδιο
       *[other] Στοίβα { $number }: μένουν { $left } πλακίδια
    }
# en: bfe770b4
gm-label-others = Οι άλλοι παίκτες με λίγα λόγια
# en: 7620e8d0
gm-label-strip = { $name }: { $owned } Δείξε αυτή την περιοχή.
# en: dcac5e6a
gm-label-territory = Περιοχή του παίκτη { $name }
# en: 55debc46
gm-label-card = Κάρτα: { $name }
# en: af032f17
gm-label-locations =
    { $number ->
        [one] { $number } ειδική τοποθεσία: { $names }
       *[other] { $number } ειδικές τοποθεσίες: { $names }
    }
# en: 9a721c8c
gm-label-obstacles-member = Κοντά σε αυτό το τετράγωνο δεν υπάρχει μέλος της φυλής σου (GM-30).
# en: ab3890c1
gm-label-obstacles-torn = Εδώ το ποτάμι ή ο δρόμος δεν θα συνέχιζε (GM-32).
# en: 25b801bc
gm-label-obstacles-river-ends = Το ποτάμι συνεχίζει μόνο στο βόρειο ή στο νότιο άκρο του (GM-31).
# en: 528c382a
gm-label-obstacles-river-sides = Εδώ το ποτάμι πρέπει να συνεχίσει (GM-32).
# en: 65c84229
gm-label-obstacles-road-ends = Ο δρόμος συνεχίζει μόνο στο ανατολικό ή στο δυτικό άκρο του (GM-31).
# en: bd1bcf06
gm-label-obstacles-road-sides = Εδώ ο δρόμος πρέπει να συνεχίσει (GM-32).
# en: ca35db60
gm-label-market-row-empty = Αγορά, { $kind_many }: αγοράζεις με { $price }, δεν πουλιέται
# en: 3c31422d
gm-label-market-row-some = Αγορά, { $kind_many }: αγοράζεις με { $price }, πουλάς για { $filled }
# en: db522d9d
gm-label-market-row-full = Αγορά, { $kind_many }: δεν αγοράζεται, πουλάς για { $filled }
# en: 3fb938d5
gm-label-cell = Τετράγωνο: { $cell }
# en: 5ae8cd9d
gm-label-cell-closed = Τετράγωνο: { $cell }. { $obstacle }
# en: e961c86e
gm-label-in-middle = στη μέση
# en: 23a67e0a
gm-label-holds = έχει { $cubes }
# en: 3f40275f
gm-label-activated = ενεργοποιήθηκε σε αυτή τη σειρά
# en: a8199b37
gm-label-members-on =
    { $number ->
        [one] { $number } μέλος της φυλής στο πλακίδιο { $tile }
       *[other] { $number } μέλη της φυλής στο πλακίδιο { $tile }
    }
# en: fb65be68
gm-label-members-on-at =
    { $number ->
        [one] { $number } μέλος της φυλής στο πλακίδιο { $tile }, { $place }
       *[other] { $number } μέλη της φυλής στο πλακίδιο { $tile }, { $place }
    }
# en: f3127584
gm-label-cube-of = { $kind } στο πλακίδιο { $tile }
# en: c37f7f68
gm-label-cube-of-at = { $kind } στο πλακίδιο { $tile }, { $place }
# en: fd95c2f8
gm-chieftains =
    { $number ->
        [one] { $number } αρχηγός
       *[other] { $number } αρχηγοί
    }
# en: d7bb14a2
gm-location-cards =
    { $number ->
        [one] { $number } ειδική τοποθεσία
       *[other] { $number } ειδικές τοποθεσίες
    }
# en: b5958873
gm-label-owned = { $things }.

## Τετράγωνα μιας περιοχής

# en: 6611024a
gm-place = αρχικό χωριό
# en: 98c5d305
gm-place-south = { $south } νότια
# en: 6d737d41
gm-place-north = { $north } βόρεια
# en: b4d3f974
gm-place-east = { $east } ανατολικά
# en: a21dbf5a
gm-place-west = { $west } δυτικά
# en: c8656d86
gm-place-south-east = { $south } νότια, { $east } ανατολικά
# en: b4511a15
gm-place-south-west = { $south } νότια, { $west } δυτικά
# en: 88db54fe
gm-place-north-east = { $north } βόρεια, { $east } ανατολικά
# en: ebba8b53
gm-place-north-west = { $north } βόρεια, { $west } δυτικά

## Τα πλακίδια ως τίτλοι

# en: fa4226ed
gm-title-quarry = Λατομείο
# en: 38cda997
gm-title-forest = Δάσος
# en: 078f1690
gm-title-meadow = Λιβάδι
# en: d3767083
gm-title-village = Χωριό
# en: c8febcda
gm-title-grain-field = Σιταρο{ "\u00AD" }χώραφο
# en: 1a0fc5d4
gm-title-pasture = Βοσκότοπος
# en: d38d18fb
gm-title-loch-lochy = Loch Lochy
# en: a3a6f4c4
gm-title-butcher-sheep = Χασάπης (πρόβατα)
# en: e44287f5
gm-title-distillery = Αποστακ{ "\u00AD" }τήριο
# en: 5fb831f0
gm-title-fair-small = Πανηγύρι (μικρό)
# en: 928b3cc4
gm-title-castle-moil = Castle Moil
# en: 49af3bcb
gm-title-castle-stalker = Castle Stalker
# en: 4c611247
gm-title-armadale-castle = Armadale Castle
# en: dcf650e6
gm-title-butcher-cattle = Χασάπης (βόδια)
# en: 14972cba
gm-title-tavern-3-vp = Ταβέρνα (3 ΠΝ)
# en: 88fdaab4
gm-title-butcher-mixed = Χασάπης (μικτός)
# en: 6fba7a2d
gm-title-loch-morar = Loch Morar
# en: af37ff01
gm-title-loch-ness = Loch Ness
# en: 813b89de
gm-title-castle-of-mey = Castle of Mey
# en: 1d482ee9
gm-title-duart-castle = Duart Castle
# en: cd7ed31a
gm-title-iona-abbey = Iona Abbey
# en: 1188b41b
gm-title-fair-medium = Πανηγύρι (μεσαίο)
# en: 31554475
gm-title-cawdor-castle = Cawdor Castle
# en: ac89a5a0
gm-title-loch-shiel = Loch Shiel
# en: 452698c0
gm-title-fair-large = Πανηγύρι (μεγάλο)
# en: 49cf1600
gm-title-grocer = Μπακάλης
# en: 4ec507eb
gm-title-loch-oich = Loch Oich
# en: ab0fc518
gm-title-tavern-4-vp = Ταβέρνα (4 ΠΝ)
# en: 9486017d
gm-title-donan-castle = Donan Castle
# en: 0275606c
gm-title-bridge = Γέφυρα
# en: cfb7c60e
gm-title-starting-village = Αρχικό χωριό

## Τι είναι, τι κοστίζουν, τι φέρνουν και τι κάνουν τα πλακίδια

# en: 2b7fbfa0
gm-item-wood =
    { $number ->
        [one] { $number } ξύλο
       *[other] { $number } ξύλα
    }
# en: 10ca8922
gm-item-stone =
    { $number ->
        [one] { $number } πέτρα
       *[other] { $number } πέτρες
    }
# en: b77d6c88
gm-item-grain =
    { $number ->
        [one] { $number } σιτάρι
       *[other] { $number } σιτάρια
    }
# en: 3215f23f
gm-item-sheep =
    { $number ->
        [one] { $number } πρόβατο
       *[other] { $number } πρόβατα
    }
# en: 7b0b463c
gm-item-cattle =
    { $number ->
        [one] { $number } βόδι
       *[other] { $number } βόδια
    }
# en: c693b3fd
gm-item-whisky =
    { $number ->
        [one] { $number } βαρέλι ουίσκι
       *[other] { $number } βαρέλια ουίσκι
    }
# en: 1932ab5f
gm-item-any_distinct = { $number } διαφορετικοί πόροι
# en: 3166a46c
gm-item-clan_member_or_chieftain = { $number } μέλος της φυλής ή αρχηγός
# en: c584d88a
gm-cost-nothing = τίποτα
# en: fa190c80
gm-bonus-member = 1 μέλος της φυλής
# en: 4ad1d6bd
gm-bonus-barrel = 1 βαρέλι
# en: 98f92f09
gm-bonus-card = την κάρτα του
# en: 9b8d726d
gm-effect-move = 1 πόντος κίνησης
# en: edd8c85c
gm-effect-any-cube = 1 κυβάκι κατ’ επιλογή
# en: 044ea32f
gm-effect-points = { $points } πόντοι
# en: cb77495c
gm-effect-barrel = 1 βαρέλι
# en: 21b2bef8
gm-effect-trade = { $given }: { $gained }
# en: 44c82e08
gm-given-any = οποιοιδήποτε { $number } πόροι
# en: 3a0ce04e
gm-given-different = { $numbers } διαφορετικοί πόροι
# en: 944bd39c
gm-way-river-and-road = ποτάμι και δρόμος
# en: cd880d13
gm-way-river = ποτάμι
# en: 46673929
gm-way-road = δρόμος
# en: d55070c0
gm-fact-costs = κόστος: { $cost }
# en: 9dc8ce58
gm-fact-brings = φέρνει { $bonus }
# en: 0f76fb5a
gm-fact-effect = με ενεργοποίηση: { $effect }
# en: aea878d7
gm-own-tile = { $tile } ({ $place })
# en: 4b7152dd
gm-given-all = { $items }

## Κινήσεις με λόγια

# en: b92f36d6
gm-group-sell = Πούλησε
# en: 14a031c3
gm-group-take = Πάρε πλακίδιο
# en: da5a2e5e
gm-group-discard = Κανένα πλακίδιο δεν μπορεί να τοποθετηθεί
# en: 85878d4c
gm-group-pay = Πλήρωσε
# en: 8a3deb05
gm-group-place = Τοποθέτησε το πλακίδιο
# en: ae6ec8e2
gm-group-choose = Διάλεξε κυβάκι
# en: 291e8cc6
gm-group-activate = Ενεργοποίησε
# en: dec60117
gm-group-move = Κίνησε μέλος της φυλής
# en: fab75422
gm-group-promote = Κάνε αρχηγό
# en: 33a91c40
gm-move-sell-from = Πούλησε { $cube_one } από το πλακίδιο { $tile }
# en: f47c6863
gm-move-tile-on-space = { $tile }, χώρος { $space }
# en: 5b68fbf3
gm-move-give-cube = Δώσε { $cube_one } από το πλακίδιο { $tile }
# en: 00391dde
gm-move-buy-cube =
    { $price ->
        [one] Αγόρασε { $cube_one } για { $price } νόμισμα
       *[other] Αγόρασε { $cube_one } για { $price } νομίσματα
    }
# en: bfb19d9f
gm-move-give-member = Δώσε ένα μέλος της φυλής από το πλακίδιο { $tile }
# en: 53fa0e6a
gm-move-give-chieftain = Δώσε έναν αρχηγό
# en: f53f5bc5
gm-move-take-cube = Πάρε { $cube_one }
# en: 2990881c
gm-move-activate-tile = Ενεργοποίησε το πλακίδιο { $tile }
# en: e0e33763
gm-move-no-more = Μη δώσεις άλλα κυβάκια
# en: eae6d186
gm-move-from-to = Από το πλακίδιο { $origin } στο { $target }
# en: 25676518
gm-move-promote = Το μέλος της φυλής στο πλακίδιο { $tile }

## Τι πρέπει να γίνει τώρα, και πού πηδάει η αναπαραγωγή

# en: 91804832
gm-prompt-cube = Δώσε αυτό το κυβάκι, ή κάνε κλικ στη γραμμή του στην αγορά για να το πουλήσεις.
# en: 255492eb
gm-prompt-member = Διάλεξε πού πηγαίνει το μέλος της φυλής: σε διπλανό πλακίδιο ή στους αρχηγούς σου.
# en: 46a6f97d
gm-prompt-sells = Κυβάκια πουλιούνται οποτεδήποτε.
# en: b6089e41
gm-prompt-discard = Δεν μπορείς να τοποθετήσεις πλακίδιο. Διάλεξε ένα να φύγει από το παιχνίδι.
# en: f2e220a5
gm-prompt-take = Πάρε ένα πλακίδιο από τη διαδρομή.
# en: 382cd6e2
gm-prompt-choose = Διάλεξε ένα κυβάκι.
# en: 1fa282c2
gm-prompt-activate = Ενεργοποίησε τα πλακίδιά σου, μετά τελείωσε τη σειρά σου.
# en: 32c743f5
gm-prompt-end = Τελείωσε τη σειρά σου.
# en: 1c62926e
gm-prompt-pay = Πλήρωσε το πλακίδιο { $tile }. Κάνε κλικ σε κυβάκι σου, ή σε γραμμή της αγοράς για να αγοράσεις κυβάκι.
# en: 48c41a55
gm-prompt-place = Διάλεξε τετράγωνο για το πλακίδιο { $tile }.
# en: c375419f
gm-prompt-exchange = Δώσε κυβάκια για το πλακίδιο { $tile }. Κάνε κλικ σε κυβάκι σου, ή σε γραμμή της αγοράς για να αγοράσεις κυβάκι.
# en: 8ed3a62a
gm-prompt-movement =
    { $points ->
        [one] Έχεις { $points } πόντο κίνησης.
       *[other] Έχεις { $points } πόντους κίνησης.
    }
# en: a3e8c85e
gm-prompt-move = Κίνησε μέλη της φυλής (πόντοι: { $points }) ή τελείωσε τη σειρά σου.
# en: 73ad2149
gm-milestone-name = βαθμολόγηση
# en: cfd97668
gm-milestone-scoring = βαθμολόγηση { $scoring }
# en: 61bd4776
gm-milestone-final = τελική βαθμολόγηση
