### Results of workers.

# en: 478518bd
said-hint-failed = De hint kon niet worden berekend: { $attempts } pogingen mislukten.
# en: 78dcb672
said-analysis-failed = De versies { $first } tot en met { $last } konden niet worden geanalyseerd: { $attempts } pogingen mislukten.

## Why a webhook is disabled

# en: 87d5e3bf
said-webhook-request = Hij is door een verzoek uitgeschakeld.
# en: dd72cd1c
said-webhook-seat-left = De plaats is verlaten, dus het token waarmee hij is gemaakt, is niet meer geldig.
# en: e620d227
said-webhook-game-ended = De partij is afgelopen, en alles is bezorgd.
# en: 7e06f6b1
said-webhook-token = Het token waarmee hij is gemaakt, is niet meer geldig.
# en: cacaa793
said-webhook-gone = De ontvanger antwoordde dat hij er niet meer is (410).
# en: 0c0549bd
said-webhook-failed = Bezorgingen mislukken al { $hours } uur.

## Why a webhook's message was not delivered

# en: 983e44e8
said-no-thread = Er was hier geen ruimte voor een thread.
# en: 1a4fa968
said-no-answer = Er kwam binnen { $seconds } seconden geen antwoord.
# en: 74ddcb2f
said-too-long = De verbinding duurde te lang.
# en: 392989dc
said-certificate = Het certificaat is niet aanvaard.
# en: 0dc6f39d
said-tls = TLS is mislukt.
# en: 15fc468f
said-refused = De verbinding is geweigerd.
# en: 693b3581
said-connection = De verbinding is mislukt.
# en: 663040a0
said-not-http = Het antwoord was geen HTTP.
