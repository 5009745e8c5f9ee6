### What the table of Glen More tells those who ask: explanations, and the table of points at the end.

## Το ταμπλό, κυρίως για αναγνώστες οθόνης

# en: e3b9d06b
gm-label-space-number = Χώρος { $space }
# en: 73856e22
gm-label-the-die = το ζάρι
# en: 61ab259b
gm-label-locations-title = Ειδικές τοποθεσίες
# en: 7a586df3
gm-label-holding-titles-points = Πόντοι
# en: 65cf9c20
gm-label-holding-titles-coins = Νομίσματα
# en: f2e99e22
gm-label-holding-titles-barrels = Βαρέλια ουίσκι
# en: 58314abd
gm-label-holding-titles-chieftains = Αρχηγοί
# en: e1b53514
gm-label-cost-nothing = Δεν κοστίζει τίποτα.
# en: f31b15b7
gm-label-cost-barrel =
    { $barrels ->
        [one] Κοστίζει το { $barrels } βαρέλι σου, που δίνεται χωρίς ερώτηση.
       *[other] Κοστίζει ένα από τα { $barrels } βαρέλια σου, που δίνεται χωρίς ερώτηση.
    }
# en: 2e000806
gm-label-cost-no-barrel = Κοστίζει ένα βαρέλι, και δεν έχεις κανένα (GM-25).
# en: 55142e07
gm-label-cost-member = Κοστίζει ένα μέλος της φυλής από πλακίδιο, ή έναν αρχηγό· διαλέγεις εσύ.
# en: ddb65806
gm-label-cost-no-member = Κοστίζει ένα μέλος της φυλής ή έναν αρχηγό, και δεν έχεις (GM-34).
# en: 6795bcf5
gm-label-cost-distinct =
    { $coins ->
        [0] Κοστίζει { $number } διαφορετικούς πόρους, που τους έχεις.
        [one] Κοστίζει { $number } διαφορετικούς πόρους: τουλάχιστον { $coins } νόμισμα στην αγορά.
       *[other] Κοστίζει { $number } διαφορετικούς πόρους: τουλάχιστον { $coins } νομίσματα στην αγορά.
    }
# en: 79282f25
gm-label-cost-sold-out = Σου λείπει: { $kind }, και η αγορά δεν πουλάει άλλο (GM-20).
# en: b0a278f2
gm-label-cost-short =
    { $missing ->
        [one] Δεν μπορείς να πληρώσεις: λείπει { $missing } νόμισμα (GM-23).
       *[other] Δεν μπορείς να πληρώσεις: λείπουν { $missing } νομίσματα (GM-23).
    }
# en: 802ec1fb
gm-label-cost-given = Κοστίζει από τα κυβάκια σου: { $what }.
# en: 9334dfdc
gm-label-cost-bought =
    { $coins ->
        [one] Σου λείπει: { $what }· στην αγορά { $coins } νόμισμα. Έχεις { $owned }.
       *[other] Σου λείπει: { $what }· στην αγορά { $coins } νομίσματα. Έχεις { $owned }.
    }
# en: e3210e50
gm-label-cost-sell-first =
    { $missing ->
        [one] Πρέπει να πουληθούν κυβάκια για { $missing } νόμισμα ακόμη.
       *[other] Πρέπει να πουληθούν κυβάκια για { $missing } νομίσματα ακόμη.
    }
# en: ebd2ab4c
gm-label-cost-unasked = Ό,τι πληρώνεται μόνο με έναν τρόπο πληρώνεται αμέσως.
# en: d33fb258
gm-label-location = { $name }: { $text }

## Εξηγήσεις των κομματιών

# en: 1cee9554
gm-said-not-your-turn = Σειρά έχει: { $name }.
# en: e922a2e1
gm-said-took-already = Πήρες ήδη πλακίδιο σε αυτή τη σειρά (GM-12).
# en: 758ca14f
gm-said-taking = Ένα κλικ το παίρνει.
# en: 3fc42caf
gm-said-cannot-take = Δεν μπορείς να το πάρεις τώρα.
# en: 9330dcd1
gm-said-discards = Δεν μπορείς να πάρεις κανένα πλακίδιο. Ένα κλικ βγάζει αυτό από το παιχνίδι (GM-14).
# en: e2859d65
gm-said-no-cell = Η περιοχή σου δεν έχει τετράγωνο όπου μπορεί να μπει (GM-30 έως GM-32).
# en: 49426df8
gm-said-cannot-place-once-paid = Δεν μπορεί και να πληρωθεί και να τοποθετηθεί (GM-11).
# en: 02223333
gm-said-way =
    { $steps ->
        [one] Το πιόνι σου πηγαίνει { $steps } χώρο μπροστά.
       *[other] Το πιόνι σου πηγαίνει { $steps } χώρους μπροστά.
    }
# en: d555c940
gm-said-others-first =
    { $number ->
        [one] Τότε πίσω σου είναι και παίζει πρώτα: { $names }.
       *[other] Τότε πίσω σου είναι και παίζουν πρώτα: { $names }.
    }
# en: ba8000f8
gm-said-again-you = Και τότε μένεις στην τελευταία θέση και έχεις και την επόμενη σειρά.
# en: ced3e1c3
gm-said-leave =
    { $number ->
        [one] { $number } πλακίδιο που μένει πίσω φεύγει από το παιχνίδι.
       *[other] { $number } πλακίδια που μένουν πίσω φεύγουν από το παιχνίδι.
    }
# en: d9d7b474
gm-said-holds = Έχει { $cubes }.
# en: 9faadf33
gm-said-members =
    { $number ->
        [one] { $number } μέλος της φυλής πάνω του.
       *[other] { $number } μέλη της φυλής πάνω του.
    }
# en: b479c7ca
gm-said-activate-later-take = Τα πλακίδια ενεργοποιούνται αφού πάρεις και τοποθετήσεις ένα.
# en: 90e6b31d
gm-said-activate-later-pay = Πλήρωσε πρώτα το πλακίδιο που πήρες.
# en: 492886b2
gm-said-activate-later-place = Τοποθέτησε πρώτα το πλακίδιο που πήρες.
# en: 84591e3a
gm-said-activate-later-move = Η ενεργοποίηση τελείωσε σε αυτή τη σειρά (GM-12).
# en: bbeea64f
gm-said-activate-later-discarded = Μετά από πλακίδιο που απορρίφθηκε δεν ενεργοποιείται τίποτα (GM-14).
# en: f2639abb
gm-said-was-activated = Ενεργοποιήθηκε σε αυτή τη σειρά (GM-50).
# en: 3fc36038
gm-said-loch-does-nothing = Μια λίμνη δεν κάνει τίποτα όταν ενεργοποιείται (GM-59).
# en: 7dc0102a
gm-said-not-near = Δεν είναι ούτε το νέο πλακίδιο ούτε γειτονικό του (GM-50).
# en: 02db5f09
gm-said-full = Έχει ήδη τρία κυβάκια (GM-52).
# en: b858337f
gm-said-cannot-exchange = Σου λείπουν όσα ζητάει, και δεν μπορείς να τα αγοράσεις (GM-27).
# en: b906fb6a
gm-said-cell-closed = { $name }: δεν μπορεί να μπει εδώ
# en: 9bae8fab
gm-said-cell-open = { $name }: μπορεί να μπει εδώ
# en: 235bede2
gm-said-would-activate = Εδώ θα μπορούσες μετά, εκτός από το νέο πλακίδιο, να ενεργοποιήσεις: { $names }.
# en: bd46daf1
gm-said-member-comes = Μαζί του έρχεται ένα νέο μέλος της φυλής.
# en: ac82eda8
gm-said-cube-pays = Πληρώνει για πλακίδια και ανταλλαγές, όπου κι αν βρίσκεται (GM-53).
# en: c8c340bd
gm-said-sells-for =
    { $price ->
        [one] Πουλιέται τώρα για { $price } νόμισμα.
       *[other] Πουλιέται τώρα για { $price } νομίσματα.
    }
# en: df24d556
gm-said-cannot-sell = Δεν μπορεί να πουληθεί: η αγορά δεν έχει νόμισμα για { $kind_many } (GM-22).
# en: 92a8482a
gm-said-click-sells =
    { $price ->
        [one] Κάνε κλικ πάνω του, και μετά στη στήλη του στην αγορά, για να το πουλήσεις για { $price } νόμισμα.
       *[other] Κάνε κλικ πάνω του, και μετά στη στήλη του στην αγορά, για να το πουλήσεις για { $price } νομίσματα.
    }
# en: 42c2c0c7
gm-said-members-on =
    { $number ->
        [one] { $number } μέλος της φυλής στο πλακίδιο { $tile }
       *[other] { $number } μέλη της φυλής στο πλακίδιο { $tile }
    }
# en: bea5146b
gm-said-members-allow = Ένα νέο πλακίδιο πρέπει να μπει δίπλα στην περιοχή σου, και ένα μέλος της φυλής πρέπει να στέκεται σε έναν από τους οκτώ γείτονές του.
# en: bf231aeb
gm-said-open-cells =
    { $number ->
        [one] { $number } τετράγωνο αυτής της περιοχής είναι τώρα ανοιχτό.
       *[other] { $number } τετράγωνα αυτής της περιοχής είναι τώρα ανοιχτά.
    }
# en: 72b429fa
gm-said-click-gives-member = Ένα κλικ δίνει ένα μέλος της φυλής για το Loch Ness.
# en: 7f5b85e7
gm-said-click-moves =
    { $points ->
        [one] Κάνε κλικ πάνω του, και μετά σε διπλανό πλακίδιο ή στους αρχηγούς σου: ένας από { $points } πόντο κίνησης.
       *[other] Κάνε κλικ πάνω του, και μετά σε διπλανό πλακίδιο ή στους αρχηγούς σου: ένας από { $points } πόντους κίνησης.
    }
# en: 910db6ee
gm-said-no-movement = Δεν έχεις πόντο κίνησης. Χωριά και κάστρα δίνουν από έναν.
# en: 3691763c
gm-said-your-figure = { $name }, το πιόνι σου
# en: eeccbba2
gm-said-hindmost = Σειρά έχει ο παίκτης που είναι τελευταίος στη διαδρομή, και μπορεί να πάει όσο μπροστά θέλει (GM-10).
# en: ef76905f
gm-said-die = Με δύο ή τρεις παίκτες πηγαίνει κι αυτό. Όταν είναι τελευταίο, ρίχνεται· το πλακίδιο όπου πηγαίνει φεύγει από το παιχνίδι.
# en: dab190dd
gm-said-empty-space = Το τέλος της διαδρομής. Από εδώ πιόνια και πλακίδια συνεχίζουν με τη φορά του ρολογιού· νέα πλακίδια μπαίνουν από εδώ.
# en: c8ffc16b
gm-said-free-space = Κάποιος μόλις έφυγε από εδώ. Γεμίζει όταν τελειώσει η σειρά.
# en: 6a8fa94d
gm-said-market-title = Αγορά: { $kind_many }
# en: 3b75bef1
gm-said-next-price =
    { $price ->
        [one] Το επόμενο κυβάκι κοστίζει { $price } νόμισμα, που μένει εδώ.
       *[other] Το επόμενο κυβάκι κοστίζει { $price } νομίσματα, που μένουν εδώ.
    }
# en: a7a55e34
gm-said-sold-out = Κανείς δεν μπορεί να αγοράσει άλλο: και οι τρεις χώροι έχουν τα νομίσματά τους (GM-20).
# en: 8035abef
gm-said-click-buys =
    { $price ->
        [one] Ένα κλικ αγοράζει ένα για { $price } νόμισμα και το δίνει αμέσως. Έχεις { $coins }.
       *[other] Ένα κλικ αγοράζει ένα για { $price } νομίσματα και το δίνει αμέσως. Έχεις { $coins }.
    }
# en: 4f329e4a
gm-said-buy-only-for = Αγοράζεις μόνο ό,τι χρειάζεται αμέσως ένα κόστος ή μια ανταλλαγή (GM-21).
# en: e447adad
gm-said-stack-title = Στοίβα { $number }
# en: f6e16827
gm-said-stack =
    { $left ->
        [0] Τελείωσε: η βαθμολόγηση { $number } έγινε.
        [one] Της μένει { $left } πλακίδιο.
       *[other] Της μένουν { $left } πλακίδια.
    }
# en: df241722
gm-said-scoring = Όταν το τελευταίο πλακίδιό της μπει στη διαδρομή, συγκρίνονται βαρέλια, αρχηγοί και τοποθεσίες (GM-70).
# en: c61574c6
gm-said-last-scoring = Εκείνη η βαθμολόγηση τελειώνει την παρτίδα.
# en: 3f2220c2
gm-said-click-promotes = Κάνε κλικ σε ένα μέλος της φυλής και μετά εδώ, για να γίνει αρχηγός.
# en: bd19c99b
gm-said-holdings-points = Κερδίζουν οι περισσότεροι πόντοι. Σε ισοβαθμία, τα περισσότερα κυβάκια σε πλακίδια (GM-75).
# en: 05394ed9
gm-said-holdings-coins = Αγοράζουν κυβάκια που σου λείπουν. Στο τέλος το καθένα είναι ένας πόντος (GM-74).
# en: b005054d
gm-said-holdings-barrels = Συγκρίνονται σε κάθε βαθμολόγηση με όποιον έχει τα λιγότερα. Πληρώνουν και για ταβέρνες (GM-71).
# en: 2e613194
gm-said-holdings-chieftains = Μέλη της φυλής που βγήκαν από την περιοχή. Συγκρίνονται σε κάθε βαθμολόγηση, μαζί με τα καπέλα (GM-71).
# en: 6b9afbca
gm-said-location-card = Οι ειδικές τοποθεσίες συγκρίνονται σε κάθε βαθμολόγηση (GM-71).
# en: cb575b94
gm-said-cards = Ειδικές τοποθεσίες: { $names }.
# en: 8b670fcf
gm-said-opens = Ένα κλικ δείχνει αυτή την περιοχή μεγάλη.
# en: 3de4c627
gm-said-has-turn = Έχει σειρά.
# en: 3d3b94c0
gm-said-would-activate-none = Δεν υπάρχει άλλο πλακίδιο κοντά.
# en: e27744f8
gm-said-click-pays = Ένα κλικ το δίνει.
# en: b06266ef
gm-said-click-pays-or-sells = Ένα κλικ το δίνει, ή διάλεξε μετά τη στήλη του στην αγορά για να το πουλήσεις.
# en: 00e11f75
gm-said-activates = Ένα κλικ το ενεργοποιεί: { $effect }.
# en: 22e78b71
gm-said-activates-by-loch-ness = Ένα κλικ το ενεργοποιεί και χρησιμοποιεί το Loch Ness: { $effect }.
# en: 1cdafefa
gm-said-costs-cubes = Δίνονται κυβάκια σου· ό,τι σου λείπει μπορεί να αγοραστεί. Ό,τι πληρώνεται μόνο με έναν τρόπο πληρώνεται αμέσως.
# en: b067abeb
gm-said-costs-nothing = Δεν κοστίζει τίποτα.
# en: 0192f7ea
gm-said-in-line = Όπως έχουν τα πράγματα, είναι το { $place }ο στη σειρά για να παίξει.

## Ο πίνακας πόντων στο τέλος

# en: fe26c0e4
gm-result-turns = Στις σειρές: πλακίδια
# en: 8f77d044
gm-result-turns-explained = Καφέ πλακίδια που ενεργοποιήθηκαν: ταβέρνες, πανηγύρια, χασάπηδες, ο μπακάλης και η γέφυρα.
# en: e4fdfcd6
gm-result-compared = Σε σύγκριση με όποιον έχει τα λιγότερα: 1, 2, 3, 4 ή 5 και περισσότερα φέρνουν 1, 2, 3, 5 ή 8 πόντους (GM-71).
# en: f71d7a0f
gm-result-final-explained-coins = 1 πόντος για κάθε νόμισμα (GM-74).
# en: 5a13daa2
gm-result-final-explained-tiles = 3 πόντοι λιγότεροι για κάθε πλακίδιο περισσότερο από όσα έχει η μικρότερη περιοχή (GM-74).
# en: f1fdda84
gm-result-number = { $name }: { $number }
# en: 191fcddc
gm-result-numbers = { $numbers }.
# en: 867fc9c1
gm-result-area-barrels = Βαθμολόγηση { $scoring }: βαρέλια
# en: ea3418bc
gm-result-area-chieftains = Βαθμολόγηση { $scoring }: αρχηγοί και καπέλα
# en: c53319a6
gm-result-area-cards = Βαθμολόγηση { $scoring }: ειδικές τοποθεσίες
# en: 46810064
gm-result-final-iona-abbey = Τέλος: Iona Abbey
# en: 82e21b74
gm-result-final-loch-morar = Τέλος: Loch Morar
# en: 9ab549c2
gm-result-final-duart-castle = Τέλος: Duart Castle
# en: 5f20aab9
gm-result-final-coins = Τέλος: νομίσματα
# en: 305492d0
gm-result-final-tiles = Τέλος: μέγεθος της περιοχής
# en: 3c183f3d
gm-result-final-explained-iona-abbey = 2 πόντοι για κάθε κίτρινο πλακίδιο του ιδιοκτήτη του (GM-74).
# en: 6522c79e
gm-result-final-explained-loch-morar = 2 πόντοι για κάθε πράσινο πλακίδιο του ιδιοκτήτη του (GM-74).
# en: 46e2bbb3
gm-result-final-explained-duart-castle = 3 πόντοι για κάθε χωριό του ιδιοκτήτη του (GM-74).

## Τι κάνουν οι ειδικές τοποθεσίες

# en: eb2e93a1
gm-location-loch-lochy = Όταν τοποθετηθεί, φέρνει πάνω του δύο κυβάκια κατ’ επιλογή σου (GM-42).
# en: 08012097
gm-location-castle-moil = Η κάρτα του φέρνει ένα βαρέλι ουίσκι, και έχει ένα καπέλο (GM-45, GM-46).
# en: ac7f6306
gm-location-castle-stalker = Η κάρτα του φέρνει ένα ακόμη μέλος της φυλής, και έχει ένα καπέλο (GM-45, GM-46).
# en: b0d63eb6
gm-location-armadale-castle = Η κάρτα του φέρνει 3 νομίσματα, και έχει ένα καπέλο (GM-45, GM-46).
# en: d84f1916
gm-location-loch-morar = Στο τέλος δίνει 2 πόντους για κάθε πράσινο πλακίδιό σου (GM-74).
# en: 63c4ccde
gm-location-loch-ness = Σε κάθε σειρά σου μπορείς να ενεργοποιήσεις ένα ακόμη πλακίδιό σου, όπου κι αν βρίσκεται (GM-51).
# en: 10c0a7f2
gm-location-castle-of-mey = Στις βαθμολογήσεις οι αρχηγοί σου μετρούν διπλά. Η κάρτα του έχει ένα καπέλο (GM-46, GM-72).
# en: 7dfa7777
gm-location-duart-castle = Στο τέλος δίνει 3 πόντους για κάθε χωριό σου. Τα κάστρα δεν είναι χωριά (GM-74).
# en: 32e51093
gm-location-iona-abbey = Στο τέλος δίνει 2 πόντους για κάθε κίτρινο πλακίδιό σου, και για το ίδιο (GM-74).
# en: 57fe8111
gm-location-cawdor-castle = Η κάρτα του έχει τρία καπέλα, που μετρούν όπως οι αρχηγοί (GM-46).
# en: 59ae8036
gm-location-loch-shiel = Όταν τοποθετηθεί, βάζει ένα κυβάκι σε κάθε άδειο πλακίδιό σου που παράγει κυβάκια (GM-43).
# en: b6b62a0e
gm-location-loch-oich = Στη σειρά που τοποθετείται μπορείς να ενεργοποιήσεις όλα τα πλακίδιά σου (GM-44).
# en: 754e3683
gm-location-donan-castle = Η κάρτα του φέρνει δύο βαρέλια ουίσκι, και έχει ένα καπέλο (GM-45, GM-46).

## Τι είναι, τι κοστίζουν, τι φέρνουν και τι κάνουν τα πλακίδια

# en: bb51b142
gm-tile-is =
    { $colour ->
        [yellow] Κίτρινο πλακίδιο
        [green] Πράσινο πλακίδιο
        [brown] Καφέ πλακίδιο
        [blue] Μπλε πλακίδιο
       *[grey] Γκρι πλακίδιο
    }{ $ways ->
        [river] { " " }με το ποτάμι
        [road] { " " }με τον δρόμο
        [both] { " " }με το ποτάμι και τον δρόμο
       *[none] { "" }
    }.
# en: 7ea36144
gm-tile-costs = Κόστος: { $cost }.
# en: 9e95b0da
gm-tile-brings = Όταν τοποθετηθεί, φέρνει { $bonus }.
# en: eda9e39b
gm-tile-none = Όταν ενεργοποιηθεί, δεν κάνει τίποτα.
# en: b1e3b019
gm-tile-produces = Όταν ενεργοποιηθεί, παίρνει { $cube }. Έχει το πολύ τρία.
# en: c76a3e5a
gm-tile-moves = Όταν ενεργοποιηθεί, δίνει έναν πόντο κίνησης για ένα μέλος της φυλής.
# en: f2b16133
gm-tile-scores = Όταν ενεργοποιηθεί: { $points }.
# en: a4f42c94
gm-tile-trades = Όταν ενεργοποιηθεί, ανταλλάσσει. Δίνεις: { $given }. Παίρνεις: { $gained }.
# en: 39af01d1
gm-tile-cube = ένα κυβάκι: { $cube }
# en: 028bcd98
gm-cube-on = { CAPITAL($kind) } στο πλακίδιο { $tile }
