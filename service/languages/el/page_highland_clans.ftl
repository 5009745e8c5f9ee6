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

# en: c7cf5ea0
hc-about-clause = Στους κανόνες: { $clause }
# en: ee9ab982
hc-about-redraw = Όποιος έχει τη μεγαλύτερη ακολουθία μπορεί να το επιστρέψει στο σακουλάκι και να τραβήξει άλλο. Ένα κλικ το σημειώνει.
# en: 44b01467
hc-about-track-title = Διαδρομή βαθμολογίας
# en: 7b17c096
hc-about-track-text = Κάθε φυλή έχει έναν δείκτη στην πέτρα των πόντων της. Η κόκκινη ζώνη αρχίζει στο 30: από τότε αποκαλύπτεται ένα κτήμα μετά από κάθε γύρο, και η παρτίδα μπορεί να τελειώσει.
# en: 3eb122f6
hc-about-space-text = Μια πέτρα της διαδρομής βαθμολογίας. Οι πόντοι δεν πέφτουν ποτέ κάτω από 0.
# en: 84895ec8
hc-about-space-red = Μια πέτρα της κόκκινης ζώνης. Αν μετά από βαθμολόγηση μια φυλή είναι εδώ ή πιο πέρα, αποκαλύπτεται ένα κτήμα. Η παρτίδα τελειώνει αν ο αριθμός του δεν ξεπερνάει τους πόντους της πρώτης θέσης.
# en: 1b541249
hc-about-space-shown = Αποκαλύφθηκε ένα κτήμα με αυτόν τον αριθμό.
# en: 1232efbe
hc-about-cube-yellow-title = Κίτρινο κυβάκι: ένας πολεμιστής
# en: 4999f244
hc-about-cube-yellow-text = Ένας πολεμιστής φέρνει μια κάρτα επιδρομής. Οι περισσότεροι πολεμιστές φέρνουν τη μεγαλύτερη ακολουθία.
# en: 67de94e5
hc-about-cube-blue-title = Μπλε κυβάκι: ένας γκαϊντατζής, μισό κάστρο ή ένας βάρδος
# en: ee6aed0e
hc-about-cube-blue-text = Σε κάθε γύρο ένας γκαϊντατζής δίνει 1 και ένα κάστρο 2, μείον το μεγαλύτερο κοπάδι ενός και μόνο αντιπάλου.
# en: b7861da1
hc-about-cube-green-title = Πράσινο κυβάκι: ένας μοναχός ή το ένα τρίτο μοναστηριού
# en: 28ca0f60
hc-about-cube-green-text = Σε κάθε γύρο τα περισσότερα πράσινα δίνουν 3 και τα δεύτερα 2. Ένας μοναχός μετράει 1 και ένα μοναστήρι 3.
# en: dc5e20b2
hc-about-cube-red-title = Κόκκινο κυβάκι: ένα βόδι
# en: d6977f38
hc-about-cube-red-text = Σε κάθε γύρο κάθε βόδι δίνει 1, και το μεγαλύτερο κοπάδι 2 ακόμη.
# en: 9916daa2
hc-about-reserve-title = Εφεδρεία
# en: aca4e5f2
hc-about-reserve-text = Σε κάθε σειρά τραβιούνται έξι κυβάκια. Μία ή δύο διαφορετικές ενέργειες μπορούν να χρησιμοποιήσουν τέσσερα· τα άλλα γυρίζουν στο σακουλάκι.
# en: 44961827
hc-about-bag-title = Σακουλάκι
# en: 74bcd137
hc-about-bag-text = Έχει όλα τα κυβάκια που δεν βρίσκονται κάπου αλλού. Σε κάθε σειρά τραβιούνται έξι. Με λιγότερα από έξι η παρτίδα τελειώνει αμέσως.
# en: 7995878c
hc-about-supply-title =
    { $left ->
        [one] Απόθεμα: { $left } κτήμα
       *[other] Απόθεμα: { $left } κτήματα
    }
# en: e272c2bf
hc-about-supply-text = Ένα κτήμα γίνεται ένα ακόμη έδαφός σου, έως τέσσερα. Κοστίζει 1 κίτρινο και 1 κόκκινο, ή 1 κίτρινο και 2 πράσινα. Μετά από κάθε γύρο ένα κτήμα φεύγει από το παιχνίδι.
# en: 763364f4
hc-about-deck-title =
    { $left ->
        [one] Στοίβα: { $left } κάρτα επιδρομής
       *[other] Στοίβα: { $left } κάρτες επιδρομής
    }
# en: ec1bb0cc
hc-about-deck-text = Οι κάρτες έχουν αξίες 1 έως 4. Όταν η στοίβα αδειάσει, ανακατεύονται οι κάρτες που απορρίφθηκαν.
# en: 493f2ff5
hc-about-discards-title =
    { $number ->
        [one] Απόρριψη: { $number } κάρτα
       *[other] Απόρριψη: { $number } κάρτες
    }
# en: dd8f42b6
hc-about-discards-text = Οι κάρτες μιας επιδρομής μένουν εδώ ανοιχτές. Όλες οι άλλες που απορρίφθηκαν είναι κλειστές.
# en: 5af95388
hc-about-raid-title = Επιδρομή
# en: d7bd09fb
hc-about-raid-text = Μετά τις ενέργειες ένας παίκτης μπορεί να κάνει επιδρομή σε έναν αντίπαλο. Υπάρχουν τρεις γύροι μάχης: κάθε πλευρά βάζει μια κάρτα, με ή χωρίς γκαϊντατζή πάνω της, και κερδίζει το μεγαλύτερο σύνολο. Ένας επιτιθέμενος που κερδίζει παίρνει 1 πόντο και ένα λάφυρο, ή 2 πόντους αν δεν υπάρχει κάτι να πάρει. Ένας αμυνόμενος που κερδίζει παίρνει 2 πόντους, και ο επιτιθέμενος χάνει 1. Αν δεν κερδίσει κανείς, ο επιτιθέμενος παίρνει 1.
# en: 502c51a3
hc-about-court-title = Αυλή του παίκτη { $name }
# en: ccf00b03
hc-about-court-own = Οι πολεμιστές ορίζουν το μέγεθος του χεριού, οι γκαϊντατζήδες βοηθούν στις επιδρομές, και οι μοναχοί δίνουν πόντους. Η αυλή πληρώνει και για κτήματα.
# en: e20ca666
hc-about-court-other = Μετά τις ενέργειές του ένας παίκτης μπορεί να κάνει επιδρομή σε αυτή τη φυλή. Ένας βάρδος παίρνει έναν ή δύο ακόλουθους· τρεις πολεμιστές μένουν πάντα.
# en: 69ccc96b
hc-about-cattle-title = Βόδι
# en: 81edc384
hc-about-cattle-text = 1 πόντος σε κάθε γύρο, και 2 ακόμη για το μεγαλύτερο κοπάδι. Το μεγαλύτερο κοπάδι ενός αντιπάλου μειώνει όσα δίνει το μπλε.
# en: 3a711cbb
hc-about-castle-title = Κάστρο
# en: 07e2f70c
hc-about-castle-text = Μετράει 2 μπλε σε κάθε βαθμολόγηση.
# en: 8a581d74
hc-about-monastery-title = Μοναστήρι
# en: 797eabc2
hc-about-monastery-text = Μετράει 3 πράσινα σε κάθε βαθμολόγηση.
# en: 9c1eb819
hc-about-built-stays = Ο ιδιοκτήτης του δεν μπορεί να το βγάλει. Μόνο μια χαμένη επιδρομή μπορεί.
# en: 3f96e837
hc-about-spoil = Ο επιτιθέμενος κέρδισε και μπορεί τώρα να το πάρει: ένα βόδι κλέβεται, ένα κάστρο ή μοναστήρι πηγαίνει στο σακουλάκι.
# en: ce3577e3
hc-about-land-title = Ελεύθερο έδαφος
# en: ef9ca835
hc-about-land-text = Ένα έδαφος έχει ένα βόδι (1 κόκκινο), ένα κάστρο (2 μπλε) ή ένα μοναστήρι (3 πράσινα), όλα από την εφεδρεία.
# en: 1c2634b1
hc-about-card-title = Κάρτα επιδρομής { $value }
# en: 0bc05e89
hc-about-card-text = Σε μια επιδρομή μετράει την αξία της, και 1 ακόμη με γκαϊντατζή. Ένα χέρι έχει όσες κάρτες και πολεμιστές η αυλή του.
# en: e1c7da38
hc-about-hand-title =
    { $number ->
        [one] Χέρι του παίκτη { $name }: { $number } κάρτα
       *[other] Χέρι του παίκτη { $name }: { $number } κάρτες
    }
# en: 1fd5d435
hc-about-hand-text = Έχει όσες κάρτες και πολεμιστές η αυλή. Τις βλέπει μόνο ο ιδιοκτήτης του.
# en: 56ff5384
hc-about-start-title = Πρώτη σειρά
# en: 921c0cc5
hc-about-start-text = { $name } αρχίζει αυτόν τον γύρο. Ο τελευταίος παίκτης ενός γύρου έχει μόνο μία ενέργεια. Ο δείκτης περνάει στα αριστερά.
# en: abb82d09
hc-about-following-title = Μεγαλύτερη ακολουθία
# en: 11fb1590
hc-about-following-text = { $name } είχε τους περισσότερους πολεμιστές στην τελευταία βαθμολόγηση, και μπορεί μία φορά σε κάθε σειρά να ξανατραβήξει κυβάκια της εφεδρείας.
# en: 1252978e
hc-about-clauses = { $first } έως { $last }

## Εξηγήσεις: τι σημαίνει κάτι τώρα

# en: 96c04d7b
hc-now-more =
    { $number ->
        [one] και { $number } τρόπος ακόμη
       *[other] και { $number } τρόποι ακόμη
    }
# en: 4a3ab248
hc-now-action-warrior = Πολεμιστής: 1 κίτρινο της εφεδρείας, και τραβιέται μια κάρτα επιδρομής.
# en: 1ac88da4
hc-now-action-piper = Γκαϊντατζής: 1 μπλε της εφεδρείας.
# en: 0ebc4cb8
hc-now-action-monk = Μοναχοί: 1 ή 2 πράσινα της εφεδρείας.
# en: ed726af2
hc-now-action-cattle = Βόδι: 1 κόκκινο της εφεδρείας, σε ελεύθερο έδαφος.
# en: 35c5f162
hc-now-action-castle = Κάστρο: 2 μπλε της εφεδρείας, σε ελεύθερο έδαφος.
# en: 091d38ea
hc-now-action-monastery = Μοναστήρι: 3 πράσινα της εφεδρείας, σε ελεύθερο έδαφος.
# en: 5e212e91
hc-now-action-domain = Κτήμα: 1 κίτρινο και 1 κόκκινο, ή 1 κίτρινο και 2 πράσινα. Διαλέγεις τι πληρώνει η αυλή.
# en: 974efa48
hc-now-action-bard = Βάρδος: 1 μπλε πηγαίνει στο σακουλάκι. Είναι η μόνη ενέργεια της σειράς.
# en: 3aacfbec
hc-now-standing = { $name }: { $points }
# en: 1f2502ee
hc-now-here = Εδώ: { $clans }.
# en: 05f08179
hc-now-used = Σε αυτή τη σειρά χρησιμοποιήθηκαν { $used } από { $most } κυβάκια.
# en: 79ac7e97
hc-now-shown = Αποκαλύφθηκαν ως τώρα: { $numbers }.
# en: 5f6ed5d8
hc-now-action-not = { $action }: { $reason }
# en: db2a3529
hc-now-move-for = { $move }, με { $cost }
# en: 2ea35ce8
hc-now-raid = { $attacker } εναντίον του παίκτη { $defender }: έγιναν { $fought } από 3 γύρους· νίκες: { $attacker } { $first }, { $defender } { $second }.

## Πώς λέγονται οι ενέργειες

# en: 4bfff669
hc-action-warrior = Πολεμιστής
# en: 49370600
hc-action-piper = Γκαϊντατζής
# en: 4a4a2d5d
hc-action-monk = Μοναχοί
# en: eef43f7c
hc-action-cattle = Βόδι
# en: 89f6bb81
hc-action-castle = Κάστρο
# en: 8a83690f
hc-action-monastery = Μοναστήρι
# en: fd3070b2
hc-action-domain = Κτήμα
# en: 239f72cd
hc-action-bard = Βάρδος

## Γιατί κάτι δεν γίνεται τώρα

# en: bef9d1ab
hc-reason-redraw = Πρώτα κρατιούνται τα έξι κυβάκια, ή επιστρέφονται κάποια (HC-13).
# en: b9ade3ed
hc-reason-no-actions = Τώρα δεν είναι η ώρα για ενέργειες (HC-11).
# en: 3a183d11
hc-reason-taken = Έγινε ήδη σε αυτή τη σειρά· η δεύτερη ενέργεια πρέπει να είναι διαφορετική (HC-14).
# en: 125ae693
hc-reason-over = Οι ενέργειες αυτής της σειράς τελείωσαν (HC-14).
# en: 3ada8d5d
hc-reason-bard-alone = Ο βάρδος πρέπει να είναι η μόνη ενέργεια μιας σειράς (HC-14).
# en: fc177360
hc-reason-too-many = Θα χρησιμοποιούσε πάνω από { $most } κυβάκια· χρησιμοποιήθηκαν { $used } (HC-15).
# en: 2146e07c
hc-reason-too-few =
    { $count ->
        [one] Χρειάζεται { $count } { $colour }
       *[other] Χρειάζονται { $count } { $colour_plural }
    }, και η εφεδρεία { $has ->
        [0] δεν έχει κανένα.
       *[other] έχει { $has }.
    }
# en: 2694fa37
hc-reason-no-free-land = Κανένα έδαφος δεν είναι ελεύθερο (HC-30).
# en: 94c8e848
hc-reason-nothing-to-take = Δεν υπάρχει ακόλουθος που μπορεί να πάρει ένας βάρδος (HC-25, HC-29).
# en: cd2d89e4
hc-reason-no-supply = Το απόθεμα είναι άδειο (HC-28).
# en: 4c199d0e
hc-reason-no-room = Η φυλή έχει ήδη τέσσερα κτήματα (HC-28).
# en: 598427e3
hc-reason-no-yellow = Δεν υπάρχει κίτρινο: κανένα στην εφεδρεία, και τρεις πολεμιστές μένουν στην αυλή (HC-25).
# en: 8ea6475f
hc-reason-no-second-price = Δεν υπάρχει για αυτό ούτε 1 κόκκινο ούτε 2 πράσινα (HC-28).
# en: 15421799
hc-reason-game-over = Η παρτίδα τελείωσε.
# en: cb1c6925
hc-reason-turn-of = Σειρά έχει: { $name }.
# en: efab18a7
hc-reason-wait-to-lay = Πρώτα βάζει την κάρτα της η άλλη πλευρά.
# en: dcec3ca9
hc-reason-not-in-raid = Δεν συμμετέχεις σε αυτή την επιδρομή.
# en: bda4d775
hc-reason-act-first = Πρώτα έρχονται οι ενέργειες· μετά μπορείς να αλλάξεις κάρτες ή να κάνεις επιδρομή.
# en: c1a1ed02
hc-reason-bard-first = Για βάρδο διάλεξε πρώτα ένα μπλε κυβάκι. Η επιδρομή έρχεται μετά τις ενέργειες.
# en: bd433eb3
hc-reason-raid-later = Επιδρομή ή βάρδος δεν γίνεται τώρα.

## Ο πίνακας πόντων στο τέλος

# en: 69cbb8d5
hc-result-start-name = Στην αρχή
# en: 3b106d1d
hc-result-start-explain = 2, 5 ή 8 πόντοι σε παρτίδα 3, 4 ή 5 παικτών (HC-05).
# en: 5b24c753
hc-result-green-name = Πράσινο: μοναχοί, μοναστήρια
# en: 773a3cd1
hc-result-green-explain = Πρώτη και δεύτερη θέση στο πράσινο σε κάθε γύρο (HC-61).
# en: 0221ba2b
hc-result-red-name = Κόκκινο: βόδια
# en: 8ef72794
hc-result-red-explain = 1 για κάθε βόδι σε κάθε γύρο, και 2 για το μεγαλύτερο κοπάδι (HC-62).
# en: d5feb4ff
hc-result-blue-name = Μπλε: γκαϊντατζήδες, κάστρα
# en: 8c72648b
hc-result-blue-explain = Το μπλε κάθε γύρου, μείον το μεγαλύτερο κοπάδι ενός αντιπάλου (HC-63).
# en: b8d3ab5e
hc-result-attacks-name = Επιδρομές σε άλλους
# en: 86845890
hc-result-attacks-explain = 1 ή 2 για επιδρομή που δεν χάθηκε, και 1 λιγότερο για μία που χάθηκε (HC-44 έως HC-47).
# en: 953e62fc
hc-result-defences-name = Άμυνα
# en: cf9a312f
hc-result-defences-explain = 2 για κάθε επιδρομή που αποκρούστηκε (HC-46).

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
