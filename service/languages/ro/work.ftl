### Rezultate ale proceselor de lucru.

# en: 478518bd
said-hint-failed =
    Nu s-a putut calcula: { $attempts ->
        [one] { $attempts } încercare a eșuat
        [few] { $attempts } încercări au eșuat
       *[other] { $attempts } de încercări au eșuat
    }.
# en: 78dcb672
said-analysis-failed =
    Versiunile de la { $first } la { $last } nu au putut fi analizate: { $attempts ->
        [one] { $attempts } încercare a eșuat
        [few] { $attempts } încercări au eșuat
       *[other] { $attempts } de încercări au eșuat
    }.

## De ce este dezactivat un webhook

# en: 87d5e3bf
said-webhook-request = A fost dezactivat printr-o cerere.
# en: dd72cd1c
said-webhook-seat-left = Locul lui a fost părăsit, așa că tokenul care l-a creat nu mai este valabil.
# en: e620d227
said-webhook-game-ended = Partida s-a terminat și totul a fost livrat.
# en: 7e06f6b1
said-webhook-token = Tokenul care l-a creat nu mai este valabil.
# en: cacaa793
said-webhook-gone = Destinatarul a răspuns că nu mai există (410).
# en: 0c0549bd
said-webhook-failed =
    Livrările eșuează de { $hours ->
        [one] { $hours } oră
        [few] { $hours } ore
       *[other] { $hours } de ore
    }.

## De ce nu a fost livrat un mesaj al unui webhook

# en: 983e44e8
said-no-thread = Nu a fost loc aici pentru un fir de execuție.
# en: 1a4fa968
said-no-answer =
    Nu a venit niciun răspuns în { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
# en: 74ddcb2f
said-too-long = Conexiunea a durat prea mult.
# en: 392989dc
said-certificate = Certificatul nu a fost acceptat.
# en: 0dc6f39d
said-tls = TLS a eșuat.
# en: 15fc468f
said-refused = Conexiunea a fost refuzată.
# en: 693b3581
said-connection = Conexiunea a eșuat.
# en: 663040a0
said-not-http = Răspunsul nu a fost HTTP.
