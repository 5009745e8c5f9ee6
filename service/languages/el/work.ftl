### Αποτελέσματα των εργασιών.

# en: 478518bd
said-hint-failed =
    Δεν μπόρεσε να υπολογιστεί: { $attempts ->
        [one] { $attempts } προσπάθεια απέτυχε
       *[other] { $attempts } προσπάθειες απέτυχαν
    }.
# en: 78dcb672
said-analysis-failed =
    Οι εκδόσεις { $first } έως { $last } δεν μπόρεσαν να αναλυθούν: { $attempts ->
        [one] { $attempts } προσπάθεια απέτυχε
       *[other] { $attempts } προσπάθειες απέτυχαν
    }.

## Γιατί ένα webhook είναι απενεργοποιημένο

# en: 87d5e3bf
said-webhook-request = Απενεργοποιήθηκε με αίτημα.
# en: dd72cd1c
said-webhook-seat-left = Η θέση του αφέθηκε, οπότε το token που το έφτιαξε δεν ισχύει πια.
# en: e620d227
said-webhook-game-ended = Η παρτίδα τελείωσε, και όλα παραδόθηκαν.
# en: 7e06f6b1
said-webhook-token = Το token που το έφτιαξε δεν ισχύει πια.
# en: cacaa793
said-webhook-gone = Ο παραλήπτης απάντησε ότι δεν υπάρχει πια (410).
# en: 0c0549bd
said-webhook-failed =
    Οι παραδόσεις αποτυγχάνουν εδώ και { $hours ->
        [one] { $hours } ώρα
       *[other] { $hours } ώρες
    }.

## Γιατί δεν παραδόθηκε ένα μήνυμα webhook

# en: 983e44e8
said-no-thread = Δεν υπήρχε εδώ χώρος για νήμα εκτέλεσης.
# en: 1a4fa968
said-no-answer =
    Δεν ήρθε απάντηση μέσα σε { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.
# en: 74ddcb2f
said-too-long = Η σύνδεση άργησε πάρα πολύ.
# en: 392989dc
said-certificate = Το πιστοποιητικό δεν έγινε δεκτό.
# en: 0dc6f39d
said-tls = Το TLS απέτυχε.
# en: 15fc468f
said-refused = Η σύνδεση απορρίφθηκε.
# en: 693b3581
said-connection = Η σύνδεση απέτυχε.
# en: 663040a0
said-not-http = Η απάντηση δεν ήταν HTTP.
