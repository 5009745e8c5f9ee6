### Γιατί μια υπόδειξη είναι καλή. Υποκείμενο κάθε πρότασης είναι η κίνηση.

# en: b9698fc9
reason-wins-so-far = Κερδίζει, όσο μπροστά κοίταξε η AI.
# en: 36ff4669
reason-wins = Κερδίζει, ό,τι κι αν κάνουν οι άλλοι παίκτες.

## Schotten Totten. Το $stone είναι ο αριθμός μιας Πέτρας.

# en: 15fa7079
reason-st-completes-side = Συμπληρώνει την πλευρά σου στην Πέτρα { $stone }.
# en: b9420044
reason-st-completes-run = Συμπληρώνει μια Σειρά στην Πέτρα { $stone }.
# en: 9027bac0
reason-st-completes-colour = Συμπληρώνει ένα Χρώμα στην Πέτρα { $stone }.
# en: b3a101d1
reason-st-completes-cards-one-value = Συμπληρώνει κάρτες μίας αξίας στην Πέτρα { $stone }.
# en: 1bc5f2cf
reason-st-completes-colour-run = Συμπληρώνει Χρώμα και σειρά στην Πέτρα { $stone }.
# en: 9fa3bfa6
reason-st-gains = Σου δίνει την Πέτρα { $stone }.
# en: a171c672
reason-st-keeps-opponent = Στερεί από τον αντίπαλο την Πέτρα { $stone }, με την οποία θα κέρδιζε την παρτίδα.
# en: 1889cd0c
reason-st-helps-side = Βοηθάει την πλευρά σου στην Πέτρα { $stone }.
# en: 206edd93
reason-st-keeps-chances = Κρατάει τις πιθανότητές σου στην Πέτρα { $stone }.
# en: 906bdead
reason-st-makes-ask-suits-better = Κάνει την Πέτρα { $stone } να ζητάει ό,τι σου ταιριάζει καλύτερα.
# en: 1b0a8468
reason-st-weakens-opponent-side = Αδυνατίζει την πλευρά του αντιπάλου στην Πέτρα { $stone }.
# en: 4520ec38
reason-st-leaves-better-cards-hand = Σου αφήνει καλύτερες κάρτες στο χέρι.
# en: fa37fa0f
reason-st-leaves-better-tactic-cards = Σου αφήνει καλύτερες κάρτες Τακτικής.

## Highland Clans

# en: ccd043b6
reason-hc-brings-points = Σου φέρνει πόντους.
# en: 08a535e3
reason-hc-keeps-points-others = Στερεί πόντους από τους άλλους.
# en: 799089be
reason-hc-makes-monks-monasteries-count = Κάνει τους μοναχούς και τα μοναστήρια σου να μετρούν περισσότερο.
# en: 55faa7b0
reason-hc-makes-others-monks-monasteries = Κάνει τους μοναχούς και τα μοναστήρια των άλλων να μετρούν λιγότερο.
# en: 1dcf73d6
reason-hc-gives-most-monks-monasteries = Σου δίνει τους περισσότερους μοναχούς και τα περισσότερα μοναστήρια.
# en: d43493a2
reason-hc-makes-pipers-castles-count = Κάνει τους γκαϊντατζήδες και τα κάστρα σου να μετρούν περισσότερο.
# en: 7faa6f34
reason-hc-makes-others-pipers-castles = Κάνει τους γκαϊντατζήδες και τα κάστρα των άλλων να μετρούν λιγότερο.
# en: 69a101d2
reason-hc-makes-pipers-castles-outnumber = Κάνει τους γκαϊντατζήδες και τα κάστρα σου περισσότερα από κάθε άλλο κοπάδι.
# en: de433076
reason-hc-makes-cattle-count-more = Κάνει τα βόδια σου να μετρούν περισσότερο.
# en: 1a0e6a06
reason-hc-makes-others-cattle-count = Κάνει τα βόδια των άλλων να μετρούν λιγότερο.
# en: 3b00306d
reason-hc-gives-largest-herd = Σου δίνει το μεγαλύτερο κοπάδι.
# en: 74d17736
reason-hc-leaves-more-free-land = Σου αφήνει περισσότερα ελεύθερα εδάφη.
# en: 5819142e
reason-hc-leaves-others-less-free = Αφήνει στους άλλους λιγότερα ελεύθερα εδάφη.
# en: f273611b
reason-hc-gives-more-warriors = Σου δίνει περισσότερους πολεμιστές.
# en: d13023ee
reason-hc-leaves-others-fewer-warriors = Αφήνει στους άλλους λιγότερους πολεμιστές.
# en: 6920fbe3
reason-hc-gives-largest-following = Σου δίνει τη μεγαλύτερη ακολουθία.
# en: 834df395
reason-hc-leaves-better-raid-cards = Σου αφήνει καλύτερες κάρτες επιδρομής.

## Glen More

# en: 6d945e0d
reason-gm-leaves-more-coins = Σου αφήνει περισσότερα νομίσματα.
# en: a983040c
reason-gm-leaves-more-cubes = Σου αφήνει περισσότερα κυβάκια.
# en: 36c56c3b
reason-gm-makes-whisky-count-more = Κάνει το ουίσκι σου να μετράει περισσότερο στις βαθμολογήσεις.
# en: 8cd47a30
reason-gm-makes-others-whisky-count = Κάνει το ουίσκι των άλλων να μετράει λιγότερο στις βαθμολογήσεις.
# en: 337b3f7b
reason-gm-gives-most-whisky-scorings = Σου δίνει το περισσότερο ουίσκι για τις βαθμολογήσεις.
# en: 4fadeb10
reason-gm-makes-chieftains-count-more = Κάνει τους αρχηγούς σου να μετρούν περισσότερο στις βαθμολογήσεις.
# en: 48ff1f30
reason-gm-makes-others-chieftains-count = Κάνει τους αρχηγούς των άλλων να μετρούν λιγότερο στις βαθμολογήσεις.
# en: 25eeb0ec
reason-gm-gives-most-chieftains-scorings = Σου δίνει τους περισσότερους αρχηγούς για τις βαθμολογήσεις.
# en: 4fd11a13
reason-gm-makes-special-locations-count = Κάνει τις ειδικές τοποθεσίες σου να μετρούν περισσότερο στις βαθμολογήσεις.
# en: b9084fd2
reason-gm-makes-others-special-locations = Κάνει τις ειδικές τοποθεσίες των άλλων να μετρούν λιγότερο στις βαθμολογήσεις.
# en: 5c88f0e9
reason-gm-gives-most-special-locations = Σου δίνει τις περισσότερες ειδικές τοποθεσίες για τις βαθμολογήσεις.
# en: 0771310d
reason-gm-keeps-territory-small = Κρατάει μικρή την περιοχή σου.
# en: 16073998
reason-gm-makes-others-territories-too = Κάνει τις περιοχές των άλλων υπερβολικά μεγάλες.
# en: 73247d75
reason-gm-gives-next-turn-sooner = Σου δίνει νωρίτερα την επόμενη σειρά.
# en: c8a51366
reason-gm-gives-more-clan-members = Σου δίνει περισσότερα μέλη της φυλής.
# en: fbcab677
reason-gm-leaves-more-room-tiles = Σου αφήνει περισσότερο χώρο για πλακίδια.
# en: b85dbfd0
reason-gm-lets-tiles-make-more = Αφήνει τα πλακίδιά σου να παράγουν περισσότερα κυβάκια.
# en: 7ea12559
reason-gm-lets-make-more-whisky = Σε αφήνει να φτιάξεις περισσότερο ουίσκι.
# en: 7bda20db
reason-gm-makes-taverns-worth-more = Κάνει τις ταβέρνες σου να αξίζουν περισσότερο.
# en: 3b9798d5
reason-gm-lets-give-cubes-more = Σε αφήνει να δώσεις κυβάκια για περισσότερους πόντους.
# en: 77d33d51
reason-gm-gives-clan-members-more = Δίνει στα μέλη της φυλής σου περισσότερη κίνηση.
# en: 087d67fa
reason-gm-brings-loch-ness = Σου φέρνει το Loch Ness.
# en: 2a2cf5fb
reason-gm-makes-cards-worth-more = Κάνει τις κάρτες σου να αξίζουν περισσότερο στο τέλος.
