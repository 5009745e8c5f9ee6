### Glen More. Το $player είναι όνομα, τα $tile, $origin και $target πλακίδια, το $cube πόρος, το $space αριθμός στη διαδρομή.
### Το όνομα ενός πλακιδίου στέκεται μετά τη λέξη «πλακίδιο», οπότε μένει στην ονομαστική και χωρίς άρθρο.


## Πλακίδια. `.one`: ένα από όσα έχουν αυτό το όνομα («ένα πλακίδιο Χωριό») ή το μοναδικό («το πλακίδιο Γέφυρα»)· `.to`: το ίδιο μετά το «σε».

# en: 8d6570f1
gm-tile-quarry = Λατομείο
    .one = ένα πλακίδιο Λατομείο
    .to = σε ένα πλακίδιο Λατομείο
# en: e1048cfb
gm-tile-forest = Δάσος
    .one = ένα πλακίδιο Δάσος
    .to = σε ένα πλακίδιο Δάσος
# en: 91ac3226
gm-tile-meadow = Λιβάδι
    .one = ένα πλακίδιο Λιβάδι
    .to = σε ένα πλακίδιο Λιβάδι
# en: e9040766
gm-tile-village = Χωριό
    .one = ένα πλακίδιο Χωριό
    .to = σε ένα πλακίδιο Χωριό
# en: 9d2361a0
gm-tile-grain-field = Σιταροχώραφο
    .one = ένα πλακίδιο Σιταροχώραφο
    .to = σε ένα πλακίδιο Σιταροχώραφο
# en: 61bb7793
gm-tile-pasture = Βοσκότοπος
    .one = ένα πλακίδιο Βοσκότοπος
    .to = σε ένα πλακίδιο Βοσκότοπος
# en: cf328b80
gm-tile-loch-lochy = Loch Lochy
    .one = το πλακίδιο Loch Lochy
    .to = στο πλακίδιο Loch Lochy
# en: 93923798
gm-tile-butcher-sheep = Χασάπης (πρόβατα)
    .one = το πλακίδιο Χασάπης (πρόβατα)
    .to = στο πλακίδιο Χασάπης (πρόβατα)
# en: e5e75c88
gm-tile-distillery = Αποστακτήριο
    .one = ένα πλακίδιο Αποστακτήριο
    .to = σε ένα πλακίδιο Αποστακτήριο
# en: 4fdb21b1
gm-tile-fair-small = Πανηγύρι (μικρό)
    .one = ένα πλακίδιο Πανηγύρι (μικρό)
    .to = σε ένα πλακίδιο Πανηγύρι (μικρό)
# en: c2fdd2cf
gm-tile-castle-moil = Castle Moil
    .one = το πλακίδιο Castle Moil
    .to = στο πλακίδιο Castle Moil
# en: cfbe58df
gm-tile-castle-stalker = Castle Stalker
    .one = το πλακίδιο Castle Stalker
    .to = στο πλακίδιο Castle Stalker
# en: 0f7dc724
gm-tile-armadale-castle = Armadale Castle
    .one = το πλακίδιο Armadale Castle
    .to = στο πλακίδιο Armadale Castle
# en: 6c5b3e0e
gm-tile-butcher-cattle = Χασάπης (βόδια)
    .one = το πλακίδιο Χασάπης (βόδια)
    .to = στο πλακίδιο Χασάπης (βόδια)
# en: 5e4b33c6
gm-tile-tavern-3-vp = Ταβέρνα (3 ΠΝ)
    .one = ένα πλακίδιο Ταβέρνα (3 ΠΝ)
    .to = σε ένα πλακίδιο Ταβέρνα (3 ΠΝ)
# en: a35fe688
gm-tile-butcher-mixed = Χασάπης (μικτός)
    .one = το πλακίδιο Χασάπης (μικτός)
    .to = στο πλακίδιο Χασάπης (μικτός)
# en: 3c124b63
gm-tile-loch-morar = Loch Morar
    .one = το πλακίδιο Loch Morar
    .to = στο πλακίδιο Loch Morar
# en: 51d727fb
gm-tile-loch-ness = Loch Ness
    .one = το πλακίδιο Loch Ness
    .to = στο πλακίδιο Loch Ness
# en: 08deed63
gm-tile-castle-of-mey = Castle of Mey
    .one = το πλακίδιο Castle of Mey
    .to = στο πλακίδιο Castle of Mey
# en: f2887123
gm-tile-duart-castle = Duart Castle
    .one = το πλακίδιο Duart Castle
    .to = στο πλακίδιο Duart Castle
# en: 956fd986
gm-tile-iona-abbey = Iona Abbey
    .one = το πλακίδιο Iona Abbey
    .to = στο πλακίδιο Iona Abbey
# en: 4e4cf799
gm-tile-fair-medium = Πανηγύρι (μεσαίο)
    .one = το πλακίδιο Πανηγύρι (μεσαίο)
    .to = στο πλακίδιο Πανηγύρι (μεσαίο)
# en: 8dbb9f83
gm-tile-cawdor-castle = Cawdor Castle
    .one = το πλακίδιο Cawdor Castle
    .to = στο πλακίδιο Cawdor Castle
# en: 09d591e0
gm-tile-loch-shiel = Loch Shiel
    .one = το πλακίδιο Loch Shiel
    .to = στο πλακίδιο Loch Shiel
# en: e09f77d2
gm-tile-fair-large = Πανηγύρι (μεγάλο)
    .one = το πλακίδιο Πανηγύρι (μεγάλο)
    .to = στο πλακίδιο Πανηγύρι (μεγάλο)
# en: 5a41b3ef
gm-tile-grocer = Μπακάλης
    .one = το πλακίδιο Μπακάλης
    .to = στο πλακίδιο Μπακάλης
# en: f687020e
gm-tile-loch-oich = Loch Oich
    .one = το πλακίδιο Loch Oich
    .to = στο πλακίδιο Loch Oich
# en: fa0aacb1
gm-tile-tavern-4-vp = Ταβέρνα (4 ΠΝ)
    .one = το πλακίδιο Ταβέρνα (4 ΠΝ)
    .to = στο πλακίδιο Ταβέρνα (4 ΠΝ)
# en: 63ea63a4
gm-tile-donan-castle = Donan Castle
    .one = το πλακίδιο Donan Castle
    .to = στο πλακίδιο Donan Castle
# en: 89a22d21
gm-tile-bridge = Γέφυρα
    .one = το πλακίδιο Γέφυρα
    .to = στο πλακίδιο Γέφυρα
# en: 2c178c28
gm-tile-starting-village = Αρχικό χωριό
    .one = το πλακίδιο Αρχικό χωριό
    .to = στο πλακίδιο Αρχικό χωριό
# en: 2ee1b36a
gm-tile-at = { $tile } ({ $place })
# en: c770fc99
gm-cell = του αρχικού χωριού
# en: 9574222d
gm-cell-south = { $south } νότια του αρχικού χωριού
# en: 46c4e632
gm-cell-north = { $north } βόρεια του αρχικού χωριού
# en: a0d0b8bc
gm-cell-east = { $east } ανατολικά του αρχικού χωριού
# en: be47641c
gm-cell-west = { $west } δυτικά του αρχικού χωριού
# en: 8a177313
gm-cell-south-east = { $south } νότια και { $east } ανατολικά του αρχικού χωριού
# en: 20f20b78
gm-cell-south-west = { $south } νότια και { $west } δυτικά του αρχικού χωριού
# en: 5cfca58d
gm-cell-north-east = { $north } βόρεια και { $east } ανατολικά του αρχικού χωριού
# en: 36cb8d7e
gm-cell-north-west = { $north } βόρεια και { $west } δυτικά του αρχικού χωριού

## Πόροι. `.one`: ένα κομμάτι, με το αόριστο άρθρο· `.many`: περισσότερα, ή ο πόρος γενικά, σε αιτιατική χωρίς άρθρο.

# en: 87fe065f
gm-cube-grain = σιτάρι
    .one = ένα κυβάκι σιτάρι
    .many = σιτάρι
# en: ebe887dc
gm-cube-wood = ξύλο
    .one = ένα κυβάκι ξύλο
    .many = ξύλο
# en: c8a75344
gm-cube-stone = πέτρα
    .one = ένα κυβάκι πέτρα
    .many = πέτρα
# en: ba8f057b
gm-cube-sheep = πρόβατο
    .one = ένα πρόβατο
    .many = πρόβατα
# en: bd7f8a03
gm-cube-cattle = βόδι
    .one = ένα βόδι
    .many = βόδια

## Αριθμοί πραγμάτων. `.accusative`: η αιτιατική· `.lack` και `.left`: με το ρήμα «λείπει» ή «μένει» μπροστά.

# en: f0954e82
gm-coins =
    { $number ->
        [one] { $number } νόμισμα
       *[other] { $number } νομίσματα
    }
    .lack =
        { $number ->
            [one] λείπει { $number } νόμισμα
           *[other] λείπουν { $number } νομίσματα
        }
# en: 57ae15bc
gm-tiles =
    { $number ->
        [one] { $number } πλακίδιο
       *[other] { $number } πλακίδια
    }
    .left =
        { $number ->
            [one] μένει { $number } πλακίδιο
           *[other] μένουν { $number } πλακίδια
        }
# en: 946e406b
gm-cubes =
    { $number ->
        [one] { $number } κυβάκι
       *[other] { $number } κυβάκια
    }
# en: ba6e4ad9
gm-members =
    { $number ->
        [one] { $number } μέλος της φυλής
       *[other] { $number } μέλη της φυλής
    }
# en: 36bf80ea
gm-barrels =
    { $number ->
        [one] { $number } βαρέλι
       *[other] { $number } βαρέλια
    }
# en: 59d81c5d
gm-points =
    { $number ->
        [one] { $number } πόντος
       *[other] { $number } πόντοι
    }
    .accusative =
        { $number ->
            [one] { $number } πόντο
           *[other] { $number } πόντους
        }
# en: dfa0d16a
gm-movement-points =
    { $number ->
        [one] { $number } πόντος κίνησης
       *[other] { $number } πόντοι κίνησης
    }
    .accusative =
        { $number ->
            [one] { $number } πόντο κίνησης
           *[other] { $number } πόντους κίνησης
        }

## Γεγονότα

# en: 7bce11ca
gm-set-up = Το παιχνίδι είναι έτοιμο· αρχίζει { $player }, με { $coins } για κάθε παίκτη.
# en: a59037a6
gm-set-up-die = Το παιχνίδι είναι έτοιμο· αρχίζει { $player }, με { $coins } για κάθε παίκτη. Συμμετέχει και το ζάρι.
# en: c2d493a7
gm-tile-laid = Το πλακίδιο { $tile } μπαίνει στον χώρο { $space }· στη στοίβα { $stack } { $tiles_left }.
# en: b6c62e26
gm-turn-began = Σειρά έχει: { $player }.
# en: c399fe17
gm-turn-ended = Η σειρά του παίκτη { $player } τελειώνει.
# en: a8eea9a9
gm-tile-removed = Το πλακίδιο { $tile } στον χώρο { $space } φεύγει από το παιχνίδι.
# en: a7e1fff8
gm-die-rolled = Το ζάρι δείχνει { $roll } και πηγαίνει στον χώρο { $space }· το πλακίδιο { $tile } φεύγει από το παιχνίδι.
# en: 32708c41
gm-area-scored = Βαθμολόγηση { $scoring }. { $area }: { $numbers }.
# en: b93e5dd3
gm-area-barrels = Βαρέλια
# en: ce9c6e6e
gm-area-chieftains = Αρχηγοί και καπέλα
# en: dc1a86f9
gm-area-cards = Κάρτες
# en: cec29075
gm-final-scored = Τελική βαθμολόγηση. { $what }: { $numbers }.
# en: c357eec2
gm-final-iona-abbey = Iona Abbey
# en: 4888fe30
gm-final-loch-morar = Loch Morar
# en: 75db9c13
gm-final-duart-castle = Duart Castle
# en: a4d1b79a
gm-final-coins = Νομίσματα
# en: d7919aa2
gm-final-tiles = Πλακίδια
# en: 0b9c15c9
gm-number = { $player } έχει { $number } και παίρνει { $points }
# en: 478b67ff
gm-play-ended = Η παρτίδα τελείωσε: { $totals }.
# en: f32b8275
gm-total = { $player } { $points } ({ $cubes })
# en: ee2fcb2a
gm-tile-taken = { $player } πηγαίνει στον χώρο { $space } και παίρνει το πλακίδιο { $tile }.
# en: fbe0609e
gm-tile-discarded = { $player } δεν μπορεί να τοποθετήσει κανένα πλακίδιο· το πλακίδιο { $tile } στον χώρο { $space } φεύγει από το παιχνίδι.
# en: f10d006f
gm-tile-discarded-unpaid = { $player } δεν μπορεί να πληρώσει κανένα πλακίδιο από όσα θα μπορούσε να τοποθετήσει· το πλακίδιο { $tile } στον χώρο { $space } φεύγει από το παιχνίδι.
# en: dc7babf9
gm-cube-paid = { $player } δίνει { $cube_one } από το πλακίδιο { $tile }.
# en: 4690d9e5
gm-cube-bought = { $player } αγοράζει { $cube_one } με { $coins } και δίνει το κυβάκι.
# en: 34b422f8
gm-cube-sold = { $player } πουλάει { $cube_one } από το πλακίδιο { $tile } για { $coins }.
# en: 7655ad8c
gm-barrel-paid = { $player } δίνει ένα βαρέλι ουίσκι.
# en: 24a70fd0
gm-member-paid = { $player } δίνει ένα μέλος της φυλής από το πλακίδιο { $tile }.
# en: 5e016031
gm-chieftain-paid = { $player } δίνει έναν αρχηγό.
# en: f78a4ec8
gm-tile-paid = Το πλακίδιο { $tile } μπορεί να τοποθετηθεί.
# en: a8707e10
gm-tile-placed = { $player } τοποθετεί το πλακίδιο { $tile } στο τετράγωνο { $place }.
# en: 27edfb78
gm-members-gained = { $player } παίρνει { $members } στο πλακίδιο { $tile }.
# en: 0c80e624
gm-card-gained = { $player } παίρνει την κάρτα { $card }.
# en: f5d481d5
gm-cubes-promised =
    Το πλακίδιο { $tile } φέρνει { $number ->
        [one] ένα κυβάκι
       *[other] δύο κυβάκια
    } κατ’ επιλογή του παίκτη { $player }.
# en: 360e5a73
gm-activation-began = { $player } μπορεί να ενεργοποιήσει { $tiles }.
# en: d28d7af6
gm-barrels-gained = { $player } παίρνει { $barrels } από το πλακίδιο { $tile }.
# en: 2d9f378c
gm-coins-gained = { $player } παίρνει { $coins } από το πλακίδιο { $tile }.
# en: b5920d17
gm-cube-gained = { $player } παίρνει { $cube_one } στο πλακίδιο { $tile }.
# en: e7673b7e
gm-tile-activated = { $player } ενεργοποιεί το πλακίδιο { $tile }.
# en: 29a3aa8b
gm-tile-activated-loch-ness = { $player } ενεργοποιεί το πλακίδιο { $tile } μέσω του Loch Ness.
# en: 575c98c9
gm-exchange-made = { $player } έδωσε στο πλακίδιο { $tile }: { $cubes }.
# en: c985b590
gm-points-scored = { $player } κερδίζει { $points_accusative } με το πλακίδιο { $tile }.
# en: 8700d833
gm-movement-gained = { $player } έχει { $points_accusative }.
# en: 359d188f
gm-member-moved = { $player } μετακινεί ένα μέλος της φυλής από το πλακίδιο { $origin } στο πλακίδιο { $target }.
# en: 9ab854df
gm-member-promoted = { $player } κάνει αρχηγό ένα μέλος της φυλής στο πλακίδιο { $tile }.

## Κινήσεις, ως προτροπές

# en: 9bc79bbb
gm-sell-cube = Πούλησε { $cube_one } από { $tile_one }.
# en: af7754d2
gm-take-tile = Πάρε το πλακίδιο στον χώρο { $space }.
# en: 2f907db1
gm-discard-tile = Απόρριψε το πλακίδιο στον χώρο { $space }.
# en: 5880ce5f
gm-pay-cube = Δώσε { $cube_one } από { $tile_one }.
# en: 8d704376
gm-buy-cube = Αγόρασε { $cube_one }.
# en: 16d486eb
gm-pay-member = Δώσε ένα μέλος της φυλής από { $tile_one }.
# en: 9b4ee649
gm-pay-chieftain = Δώσε έναν αρχηγό.
# en: 26a3e3bf
gm-place-tile = Τοποθέτησε το πλακίδιο στο τετράγωνο { $place }.
# en: 1560936d
gm-choose-cube = Διάλεξε { $cube_one }.
# en: 977e4187
gm-activate-tile = Ενεργοποίησε { $tile_one }.
# en: 4144cd19
gm-close-exchange = Μη δώσεις άλλα κυβάκια και κλείσε την ανταλλαγή.
# en: 6dbc1382
gm-move-member = Μετακίνησε ένα μέλος της φυλής από { $origin_one } { $target_to }.
# en: 3aa18d5d
gm-move-member-alike = Μετακίνησε ένα μέλος της φυλής από { $origin_one } σε άλλο πλακίδιο { $target }.
# en: 6e6c6f00
gm-promote-member = Κάνε αρχηγό ένα μέλος της φυλής { $tile_to }.
# en: 855f53a8
gm-end-turn = Τελείωσε τη σειρά σου.

## Αρνήσεις, χωρίς τελεία στο τέλος

# en: 0a93e134
gm-over = Η παρτίδα τελείωσε
# en: ff38f32a
gm-other-turn = Σειρά έχει: { $player }
# en: c9835f7c
gm-first-take = Πήγαινε πρώτα το πιόνι σου σε ένα πλακίδιο
# en: ec3c282d
gm-first-pay = Πλήρωσε πρώτα το πλακίδιο που πήρες
# en: f2204ebd
gm-first-place = Τοποθέτησε πρώτα το πλακίδιο που πήρες
# en: 635389c3
gm-first-exchange = Ολοκλήρωσε πρώτα την ανταλλαγή που άρχισες
# en: 3b7c4776
gm-then-activate = Το πλακίδιό σου τοποθετήθηκε· μπορείς { $options }
# en: 8d7c8a89
gm-then-move = Η ενεργοποίηση τελειώνει με τον πρώτο πόντο κίνησης· μπορείς { $options }
# en: f1fd1dca
gm-then-discarded = Μετά από πλακίδιο που απορρίφθηκε μπορείς μόνο { $options }
# en: fa659671
gm-options-end = να τελειώσεις τη σειρά σου
# en: 82aeaade
gm-options-sell-end = να πουλήσεις ή να τελειώσεις τη σειρά σου
# en: f69936fb
gm-options-move-end = να κινηθείς ή να τελειώσεις τη σειρά σου
# en: f7c10a64
gm-options-move-sell-end = να κινηθείς, να πουλήσεις ή να τελειώσεις τη σειρά σου
# en: c84ec161
gm-options-activate-end = να ενεργοποιήσεις ή να τελειώσεις τη σειρά σου
# en: c8644b85
gm-options-activate-sell-end = να ενεργοποιήσεις, να πουλήσεις ή να τελειώσεις τη σειρά σου
# en: dd2dc113
gm-options-activate-move-end = να ενεργοποιήσεις, να κινηθείς ή να τελειώσεις τη σειρά σου
# en: 007625ba
gm-options-activate-move-sell-end = να ενεργοποιήσεις, να κινηθείς, να πουλήσεις ή να τελειώσεις τη σειρά σου
# en: cf4040fa
gm-nothing-to-buy-for = Ένα κυβάκι αγοράζεται μόνο για το κόστος ή την ανταλλαγή που εκκρεμεί, και δεν υπάρχει κάτι τέτοιο
# en: 0bc5ccd2
gm-loch-ness-used = Το Loch Ness ενεργοποιεί ένα επιπλέον πλακίδιο ανά σειρά, και το έχει ήδη κάνει
# en: ab4d5c4c
gm-loch = Οι λίμνες δεν κάνουν τίποτα όταν ενεργοποιούνται
# en: 83042c2d
gm-no-such-tile = Δεν έχεις τέτοιο πλακίδιο
# en: d0264675
gm-closed-early = Μια ανταλλαγή κλείνει όταν δοθεί αριθμός κυβακίων που αυτή δέχεται
# en: cb5fc8d2
gm-no-movement-point = Δεν έχεις πόντο κίνησης
# en: 2f3009bc
gm-no-member-there = Εκεί δεν υπάρχει μέλος της φυλής σου
# en: 30776d71
gm-too-far = Ένας πόντος κίνησης οδηγεί σε ένα από τα οκτώ γειτονικά πλακίδια
# en: 336945c8
gm-activated = Το πλακίδιο { $tile } έχει ενεργοποιηθεί σε αυτή τη σειρά
# en: 1f0800ed
gm-far-away = Το πλακίδιο { $tile } δεν είναι ούτε το νέο ούτε γειτονικό του
# en: cc336fde
gm-exchange-unpaid = Δεν μπορείς να πληρώσεις όσα ζητάει το πλακίδιο { $tile }: { $missing }
# en: c92cb0bd
gm-full = Το πλακίδιο { $tile } έχει ήδη τρία κυβάκια
# en: 76edbd72
gm-row-empty = Η γραμμή της αγοράς για { $cube_many } είναι άδεια, οπότε δεν μπορείς να πουλήσεις εκεί
# en: 2d79ec92
gm-row-full = Η γραμμή της αγοράς για { $cube_many } είναι γεμάτη, οπότε δεν μπορείς να αγοράσεις από εκεί
# en: a448b825
gm-too-few-coins = { CAPITAL($cube_one) } κοστίζει { $coins }, και εσύ έχεις { $has }
# en: 8acca645
gm-rest-unpaid = Μετά από αυτό το κυβάκι ({ $cube }) δεν μπορείς να πληρώσεις τα υπόλοιπα: { $missing }
# en: cc29ebec
gm-takes-none = Το πλακίδιο { $tile } δεν δέχεται { $cube_many }
# en: 2933ee38
gm-takes-no-more = Το πλακίδιο { $tile } δεν δέχεται άλλο κυβάκι { $cube }
# en: 0f538328
gm-loch-ness-no-cubes = Το Loch Ness κοστίζει ένα μέλος της φυλής ή έναν αρχηγό, όχι κυβάκια
# en: b2808c94
gm-cube-not-needed = Εδώ δεν ζητείται { $cube }
# en: 9d896bc5
gm-no-cube-there = Στο πλακίδιο { $tile } δεν υπάρχει { $cube }
# en: 566f03f3
gm-coins-short = { $coins_lack }
# en: 9319cf28
gm-rows-full =
    { $number ->
        [one] η γραμμή για { $cubes_many } είναι γεμάτη
       *[other] οι γραμμές για { $cubes_many } είναι γεμάτες
    }
# en: c018b6ab
gm-rows-too-full =
    { $number ->
        [one] η γραμμή για { $cubes_many } είναι πολύ γεμάτη
       *[other] οι γραμμές για { $cubes_many } είναι πολύ γεμάτες
    }
# en: fbe2761a
gm-cell-held = Εκεί βρίσκεται άλλο πλακίδιο
# en: bf493a5b
gm-cell-apart = Εκείνο το τετράγωνο δεν έχει κοινή πλευρά με πλακίδιο της περιοχής σου
# en: 35874123
gm-no-member-near = Κανένα πλακίδιο γειτονικό σε εκείνο το τετράγωνο δεν έχει μέλος της φυλής σου
# en: a7ddee50
gm-river-ends = Ένα πλακίδιο με ποτάμι προεκτείνει το ποτάμι στο βόρειο ή στο νότιο άκρο του
# en: 709588fc
gm-road-ends = Ένα πλακίδιο με δρόμο προεκτείνει τον δρόμο στο ανατολικό ή στο δυτικό άκρο του
# en: 99e492b7
gm-river-sides = Οι πλευρές που ακουμπούν πρέπει να ταιριάζουν: ποτάμι με ποτάμι, πεδιάδα με πεδιάδα
# en: 4ded1638
gm-road-sides = Οι πλευρές που ακουμπούν πρέπει να ταιριάζουν: δρόμος με δρόμο, πεδιάδα με πεδιάδα
# en: 51b21bbc
gm-choose-first =
    Διάλεξε πρώτα { $number ->
        [one] το κυβάκι
       *[other] τα κυβάκια
    } για το πλακίδιο { $tile }
# en: c7f46852
gm-not-loch-ness = Μόνο το Loch Ness κοστίζει ένα μέλος της φυλής ή έναν αρχηγό
# en: 810d06b1
gm-no-cell-without = Χωρίς εκείνο το μέλος της φυλής το Loch Ness δεν θα είχε επιτρεπτό τετράγωνο
# en: ea1e2ed1
gm-no-member-to-give = Δεν μπορείς να δώσεις μέλος της φυλής ή αρχηγό ώστε να μείνει επιτρεπτό τετράγωνο για το Loch Ness
# en: 9c335617
gm-no-chieftain = Δεν έχεις αρχηγό
# en: d0bd3f72
gm-takable = Ένα πλακίδιο απορρίπτεται μόνο αν κανένα πλακίδιο της διαδρομής δεν μπορεί και να τοποθετηθεί και να πληρωθεί· μπορείς να πάρεις το πλακίδιο { $tile } στον χώρο { $space }
# en: eacffb8a
gm-too-dear = Δεν μπορείς να πληρώσεις το πλακίδιο { $tile }: { $missing }
# en: 3ae28c4a
gm-no-barrel = Το πλακίδιο { $tile } κοστίζει ένα βαρέλι ουίσκι, και δεν έχεις κανένα
# en: c1567aa8
gm-no-cell = Η περιοχή σου δεν έχει τετράγωνο όπου μπορεί να μπει το πλακίδιο { $tile }
# en: 8bf32228
gm-no-tile = Δεν υπάρχει πλακίδιο στον χώρο { $space }
