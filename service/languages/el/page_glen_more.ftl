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
# en: e3b9d06b
gm-label-space-number = Χώρος { $space }
# en: 94500f5e
gm-label-die = ζάρι
# en: 73856e22
gm-label-the-die = το ζάρι
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
# en: 61ab259b
gm-label-locations-title = Ειδικές τοποθεσίες
# en: af032f17
gm-label-locations =
    { $number ->
        [one] { $number } ειδική τοποθεσία: { $names }
       *[other] { $number } ειδικές τοποθεσίες: { $names }
    }
# en: 7a586df3
gm-label-holding-titles-points = Πόντοι
# en: 65cf9c20
gm-label-holding-titles-coins = Νομίσματα
# en: f2e99e22
gm-label-holding-titles-barrels = Βαρέλια ουίσκι
# en: 58314abd
gm-label-holding-titles-chieftains = Αρχηγοί
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
