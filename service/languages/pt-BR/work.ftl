### Resultados dos workers.

# en: 478518bd
said-hint-failed =
    Não foi possível calcular: { $attempts ->
        [one] { $attempts } tentativa falhou
       *[other] { $attempts } tentativas falharam
    }.
# en: 78dcb672
said-analysis-failed =
    As versões { $first } a { $last } não puderam ser analisadas: { $attempts ->
        [one] { $attempts } tentativa falhou
       *[other] { $attempts } tentativas falharam
    }.
# en: 87d5e3bf
said-webhook-request = Foi desativado por uma requisição.
# en: dd72cd1c
said-webhook-seat-left = Seu lugar foi deixado, então o token que o criou não vale mais.
# en: e620d227
said-webhook-game-ended = A partida terminou, e tudo dela foi entregue.
# en: 7e06f6b1
said-webhook-token = O token que o criou não vale mais.
# en: cacaa793
said-webhook-gone = O destinatário respondeu que não existe mais (410).
# en: 0c0549bd
said-webhook-failed =
    As entregas falham há { $hours } { $hours ->
        [one] hora
       *[other] horas
    }.
# en: 983e44e8
said-no-thread = Não houve espaço para uma thread aqui.
# en: 1a4fa968
said-no-answer =
    Não houve resposta em { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    }.
# en: 74ddcb2f
said-too-long = A conexão demorou demais.
# en: 392989dc
said-certificate = O certificado não foi aceito.
# en: 0dc6f39d
said-tls = O TLS falhou.
# en: 15fc468f
said-refused = A conexão foi recusada.
# en: 693b3581
said-connection = A conexão falhou.
# en: 663040a0
said-not-http = A resposta não era HTTP.
