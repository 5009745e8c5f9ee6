### Αποφάσεις για το τραπέζι κάθε παιχνιδιού και ό,τι χρησιμοποιούν όλα τα κείμενα. Το $player είναι όνομα, το $level επίπεδο
### μιας AI (θηλυκό: η AI, η τεχνητή νοημοσύνη).

# en: b458332a
refusal = { $sentence } ({ $clause }).
# en: dd9ee641
text = { $text }
# en: bb3adf1e
table-a-seat = Μια θέση

## Θέσεις χωρίς όνομα

# en: 8b730c3b
name-guest = Επισκέπτης { $number }
# en: cb5fecac
name-seat = Θέση { $number }
# en: 708dfc5d
name-former = Πρώην παίκτης

## Events

# en: 8b043fc3
table-ai-after-time-out = (Ο χρόνος του παίκτη { $player } τελείωσε: έπαιξε η AI, επίπεδο { $level }.)
# en: 0001c20e
table-ai-after-leaving = (Έφυγε: { $player }. Συνεχίζει η AI, επίπεδο { $level }.)
# en: 39e8f533
table-ai-after-failures = (Η AI επιπέδου «{ $failed }» απέτυχε τρεις φορές: έπαιξε εκείνη επιπέδου «{ $level }».)
# en: 2705d283
table-game-opened =
    Άνοιξε μια παρτίδα { $game } για { $seats ->
        [one] { $seats } θέση
       *[other] { $seats } θέσεις
    }.
# en: f62518c5
table-seat-taken = { $player } κάθεται στο τραπέζι.
# en: 2b9e2efb
table-seat-declined = { $player } δεν δέχεται. Η θέση είναι ανοιχτή σε όλους.
# en: 26f13999
table-seat-left = { $player } φεύγει.
# en: f0049e4e
table-seat-left-to-ai = { $player } φεύγει. Συνεχίζει μια AI (επίπεδο { $level }).
# en: 351a27dd
table-time-forfeits = Ο χρόνος του παίκτη { $player } τελείωσε. Η θέση έχασε.
# en: e48f86b8
table-time-ran-out = Ο χρόνος του παίκτη { $player } τελείωσε. Τη σειρά παίζει μια AI (επίπεδο { $level }).
# en: b26a8a14
table-time-given =
    Η υπηρεσία ήταν εκτός λειτουργίας για { $seconds ->
        [one] { $seconds } δευτερόλεπτο, που δεν μετράει
       *[other] { $seconds } δευτερόλεπτα, που δεν μετρούν
    } για κανέναν.
# en: 59a8dae3
table-forked = Από εδώ συνεχίζει μια νέα παρτίδα, με νέους παίκτες και νέα τύχη.
# en: b073b55b
table-undone = { $player } επιστρέφει στην έκδοση { $version }.
# en: 16515128
table-chosen = { $player } έκανε την επιλογή.
# en: bb563860
table-choice-withdrawn = { $player } παίρνει πίσω την επιλογή.
# en: cbba0580
table-choices-revealed = Όλες οι θέσεις επέλεξαν, και οι επιλογές αποκαλύπτονται.

## Το τέλος μιας παρτίδας

# en: cd92b387
table-ended-abandoned = Η παρτίδα τελείωσε, εγκαταλείφθηκε.
# en: 31e6280a
table-ended-abandoned-by = Η παρτίδα τελείωσε, με εγκατάλειψη από: { $leavers }.
# en: fdc2f618
table-ended-drawn = Η παρτίδα τελείωσε, χωρίς νικητή, { $points }.
# en: c4e7e8e5
table-ended-drawn-left =
    Η παρτίδα τελείωσε, χωρίς νικητή, { $points }. { $leavers } { $left ->
        [one] έφυγε και κατατάσσεται
       *[other] έφυγαν και κατατάσσονται
    } στην τελευταία θέση.
# en: 84ed451b
table-ended-drawn-resigned = Η παρτίδα τελείωσε, χωρίς νικητή, με παραίτηση.
# en: c7601b8b
table-ended-drawn-resigned-by = Η παρτίδα τελείωσε, χωρίς νικητή, με παραίτηση από: { $leavers }.
# en: 0d87c1f0
table-ended-drawn-timeout = Η παρτίδα τελείωσε, χωρίς νικητή, λόγω χρόνου.
# en: d4b4c995
table-ended-drawn-timeout-by = Η παρτίδα τελείωσε, χωρίς νικητή, λόγω χρόνου εις βάρος: { $leavers }.
# en: dca86c6d
table-ended-won =
    Η παρτίδα τελείωσε: { $winners } { $number ->
        [one] κερδίζει
       *[other] μοιράζονται τη νίκη
    }, { $points }.
# en: ceb91130
table-ended-won-left =
    Η παρτίδα τελείωσε: { $winners } { $number ->
        [one] κερδίζει
       *[other] μοιράζονται τη νίκη
    }, { $points }. { $leavers } { $left ->
        [one] έφυγε και κατατάσσεται
       *[other] έφυγαν και κατατάσσονται
    } στην τελευταία θέση.
# en: c8f137be
table-ended-won-resigned =
    Η παρτίδα τελείωσε: { $winners } { $number ->
        [one] κερδίζει
       *[other] μοιράζονται τη νίκη
    }, με παραίτηση.
# en: 1495094d
table-ended-won-resigned-by =
    Η παρτίδα τελείωσε: { $winners } { $number ->
        [one] κερδίζει
       *[other] μοιράζονται τη νίκη
    }, με παραίτηση από: { $leavers }.
# en: 65e075d7
table-ended-won-timeout =
    Η παρτίδα τελείωσε: { $winners } { $number ->
        [one] κερδίζει
       *[other] μοιράζονται τη νίκη
    }, λόγω χρόνου.
# en: f09a1b23
table-ended-won-timeout-by =
    Η παρτίδα τελείωσε: { $winners } { $number ->
        [one] κερδίζει
       *[other] μοιράζονται τη νίκη
    }, λόγω χρόνου εις βάρος: { $leavers }.
# en: 1ca7371d
table-ended-won-tie-break =
    Η παρτίδα τελείωσε: { $winners } { $number ->
        [one] κερδίζει
       *[other] μοιράζονται τη νίκη
    }, { $points }, με { $number ->
        [one] περισσότερα
       *[other] ίσα
    } { $counted } ({ $numbers }).
# en: e8d14f53
table-ended-won-tie-break-left =
    Η παρτίδα τελείωσε: { $winners } { $number ->
        [one] κερδίζει
       *[other] μοιράζονται τη νίκη
    }, { $points }, με { $number ->
        [one] περισσότερα
       *[other] ίσα
    } { $counted } ({ $numbers }). { $leavers } { $left ->
        [one] έφυγε και κατατάσσεται
       *[other] έφυγαν και κατατάσσονται
    } στην τελευταία θέση.
# en: 9fc22e56
tie-break-cubes-on-tiles = κυβάκια σε πλακίδια

## Επίπεδα της AI (το επίπεδο)

# en: 309e7409
level-random = τυχαίο
# en: d71a22b8
level-beginner = αρχάριο
# en: 671ab549
level-casual = χαλαρό
# en: 30e3c915
level-easy = εύκολο
# en: a3610ea9
level-medium = μεσαίο
# en: ff78bbd7
level-hard = δύσκολο
# en: 488b29cb
level-expert = έμπειρο
# en: 71b76f1f
level-greedy = άπληστο

## What each game is, in the lobby

# en: 14a7a528
blurb-glen-more = Δύο έως πέντε άτομα παίρνουν πλακίδια από μια διαδρομή, χτίζουν μια περιοχή και φτιάχνουν ουίσκι στα Χάιλαντς της Σκωτίας.
# en: c62a0a18
blurb-highland-clans = Τρεις έως πέντε φυλές συγκεντρώνουν ακολούθους, χτίζουν στα εδάφη τους και κάνουν επιδρομές η μία εναντίον της άλλης για πόντους.
# en: 20c5263a
blurb-schotten-totten = Δύο φυλές παίζουν κάρτες δίπλα σε εννέα Πέτρες· τρεις κάρτες δίπλα σε μια Πέτρα φτιάχνουν έναν συνδυασμό που μπορεί να τη διεκδικήσει.

## What happens if a player leaves: first what it does, then whether the game counts for ratings

# en: df971a64
leave-opens-seat = Αν φύγεις, η θέση σου είναι πάλι ελεύθερη.
# en: 6c0857d7
leave-loses = Αν φύγεις, κερδίζει ο άλλος παίκτης.
# en: afb996c7
leave-ai-plays-on = Αν φύγεις, μια AI ({ $level }) παίζει στη θέση σου, και κατατάσσεσαι στην τελευταία θέση.
# en: d3e51346
leave-abandons = Αν φύγεις, η παρτίδα τελειώνει, γιατί κανένας άλλος άνθρωπος δεν παίζει.
# en: c49a341b
leave-unrated = Η παρτίδα δεν μετράει για την αξιολόγηση.
# en: 9b747da2
leave-few-moves = Η παρτίδα δεν μετράει για την αξιολόγηση, γιατί δεν έχουν κάνει όλες οι θέσεις { $moves } κινήσεις.
# en: c5ccc36c
leave-rated = Η παρτίδα μετράει για την αξιολόγηση: κατατάσσεσαι στην τελευταία θέση.
