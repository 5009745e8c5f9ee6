### Results of workers.

# en: 478518bd
said-hint-failed = Der Tipp ließ sich nicht berechnen: { $attempts } Versuche schlugen fehl.
# en: 78dcb672
said-analysis-failed = Die Versionen { $first } bis { $last } ließen sich nicht analysieren: { $attempts } Versuche schlugen fehl.

## Why a webhook is disabled

# en: 87d5e3bf
said-webhook-request = Er wurde durch eine Anfrage abgeschaltet.
# en: dd72cd1c
said-webhook-seat-left = Sein Platz wurde verlassen, also gilt das Token nicht mehr, mit dem er erstellt wurde.
# en: e620d227
said-webhook-game-ended = Die Partie ist beendet, und alles wurde zugestellt.
# en: 7e06f6b1
said-webhook-token = Das Token, mit dem er erstellt wurde, gilt nicht mehr.
# en: cacaa793
said-webhook-gone = Der Empfänger antwortete, dass es ihn nicht mehr gibt (410).
# en: 0c0549bd
said-webhook-failed = Zustellungen schlagen seit { $hours } Stunden fehl.

## Why a webhook's message was not delivered

# en: 983e44e8
said-no-thread = Hier war kein Platz für einen Thread.
# en: 1a4fa968
said-no-answer = Binnen { $seconds } Sekunden kam keine Antwort.
# en: 74ddcb2f
said-too-long = Die Verbindung dauerte zu lange.
# en: 392989dc
said-certificate = Das Zertifikat wurde nicht angenommen.
# en: 0dc6f39d
said-tls = TLS schlug fehl.
# en: 15fc468f
said-refused = Die Verbindung wurde abgelehnt.
# en: 693b3581
said-connection = Die Verbindung schlug fehl.
# en: 663040a0
said-not-http = Die Antwort war kein HTTP.
