### Erros em requisições, como os clientes os leem em `errors`.

# en: 912621fd
said-name-length = Um nome tem de 1 a { $most } caracteres.
# en: 1f64dfc0
said-name-spaces = Um nome não tem espaço no começo nem no fim, nem dois seguidos.
# en: 69e84cb2
said-name-character = Um nome não pode ter { $character } aqui ({ $called }).
# en: ca795b7d
said-name-marks = Um nome não começa com uma marca combinante, e tem no máximo { $most } delas seguidas.
# en: 7125767e
said-name-taken = Este nome parece o de uma IA, de um lugar aberto, de um convidado sem nome ou de um ex-jogador.
# en: f05f83ae
said-name-needed = Um convidado precisa de um nome.
# en: 9add06b4
said-name-known = Um jogador já tem um nome.
# en: 7adbbbd6
said-human-seat = Um lugar humano precisa de um `name` ou de um `player`.
# en: a486c8cc
said-title = Um título tem de 1 a { $most } caracteres imprimíveis, e nenhum espaço no começo nem no fim.
# en: 2dc9e174
said-fork-seats =
    Esta partida tem { $seats } { $seats ->
        [one] lugar
       *[other] lugares
    }, não { $number }.
# en: 5eaaceda
said-seats-of-game = { $game } tem { $form } lugares, não { $number }.
# en: 51330f3a
said-no-seat = Não há lugar { $seat }.
# en: 8a0e31e6
said-level-of-game = { $game } não tem nível `{ $level }`. Tem { $levels }.
# en: e2802153
said-nonce = Um nonce tem até 64 dígitos hexadecimais, de 0 a 9 e de a a f.
# en: b90e9d37
said-label-series = O rótulo `series` é reservado para séries.
# en: 6fb7156b
said-no-player = Esse jogador não existe.
# en: 0d28b8fa
said-one-seat = Um jogador só pode ter um lugar em uma partida.
# en: c226ac0e
said-first-player = O primeiro jogador é sorteado; deixe isto como null.
# en: 05673856
said-series-bounds = Deve ser de { $least } a { $most } para este formato e estas regras.
# en: 7151eb5e
said-series-places =
    Há { $places } { $places ->
        [one] vaga
       *[other] vagas
    }.
# en: ded8e62e
said-no-change = O corpo não tem campo para mudar.
# en: 57bde61d
said-link-days = Um link expira depois de 10 minutos.
# en: f5c9f449
said-code-word = A palavra { $place } não é de um código de recuperação.
# en: 4d9b18ce
said-code-length = Um código de recuperação tem { $words } palavras, e aqui há { $number }.
# en: 9f3c24d7
said-code-misread = Estas palavras não são um código de recuperação: uma delas foi lida errado, ou duas estão trocadas.
# en: 03c81cae
said-day = Um dia tem o formato 2026-11-21.
# en: 1034313c
said-opponent = `opponent` exige `player`.
# en: f9e015e1
said-organiser = `organiser` exclui `player`.
# en: 63cf2b30
said-day-and-times = `day` exclui `ended_from` e `ended_until`.
# en: e1f27c37
said-archives-order = Os arquivos estão sempre na ordem em que as partidas terminaram.
# en: a90f5f6e
said-only-finished = Esta lista só tem partidas terminadas.
# en: 20ec1700
said-only-archives = Isto é para `format=archives`.
# en: a31694cd
said-position = Isto não é uma posição de um feed.
# en: becbd39f
said-position-old = Esta posição tem mais de um dia: abra o feed sem `after`.
# en: 3ef5184c
said-webhook-whose = Um webhook precisa de `player` (`me`) ou de `game`.
# en: 41a54bef
said-redelivery = Um reenvio precisa de `message` ou de `since`.
# en: 4b40eba8
said-no-delivery = Nenhuma das últimas entregas tem este `webhook-id`.
# en: c8199aa8
said-url-form = Uma URL tem até { $most } caracteres ASCII imprimíveis, sem espaços.
# en: 61e91108
said-url-unreadable = A URL não pode ser lida.
# en: abbba732
said-url-https = A URL deve começar com https. O operador deste serviço pode permitir redes próprias (CAIRN_WEBHOOK_NETWORKS).
# en: 6d04d00d
said-url-parts = A URL precisa de um host, e não tem usuário, nem senha, nem fragmento.
# en: 094486c0
said-url-port = A porta deve ser 443, ou { $least } ou mais.
# en: 984a0177
said-url-not-public = O host não tem endereço, ou tem um que não é público. O operador deste serviço pode permitir redes próprias (CAIRN_WEBHOOK_NETWORKS).
# en: c1ae0779
said-line = linha { $line }: { $form }.
# en: 2892ce08
form-archive-breaks-off = o fluxo se interrompe neste arquivo
# en: adda5a0d
form-line-length =
    ela tem mais de { $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    }
# en: 64011e77
form-line-after-names = ela segue os nomes, que são a última linha
# en: 3c11db9d
form-line-members = ela não tem uma decisão, uma impressão digital e uma cadeia
# en: fcb55caa
form-line-other = ela não é JSON canônico de uma decisão, uma impressão digital e uma cadeia, e nada mais
# en: 280fc1d5
form-line-not-canonical = ela não é JSON canônico: { $error }
# en: 6ef34643
form-none = não há nenhuma
# en: f01c34a0
said-required = Falta o dado de um campo obrigatório.
# en: 5e88356a
said-missing = Falta um campo.
# en: f03d09ab
said-unknown = Campo desconhecido.
# en: 8a32eae1
said-no-such-field = { $form }: não tem esse campo.
# en: c7a4f6b0
form-guest-seat = O lugar de um convidado
# en: bcbaf6d1
form-own-seat = O lugar de quem envia
# en: 8c9fe597
form-ai-seat = O lugar de uma IA
# en: 2a6f4a08
form-open-seat = Um lugar aberto
# en: 12852046
form-turn-clock = Um tempo por vez
# en: 4f039c33
form-bank-clock = Um tempo para todas as vezes
# en: 67c71401
form-days-clock = Dias por vez
# en: 638215a6
form-choices-proof = A prova das escolhas das IAs
# en: 4ef27ee6
form-one-message = Uma mensagem
# en: 65e07274
form-messages-since = Todas as mensagens desde um momento
# en: e9fb2167
form-quality = A qualidade de cada decisão
# en: 034a90a4
form-webhook-of-game = Um webhook para uma partida, como vista pelo lugar cujo token é enviado; sem token, como espectador
# en: 69ad566d
form-webhook-of-player = Um webhook para todas as partidas do jogador cujo token é enviado
# en: 3674dab4
said-null = O campo não pode ser null.
# en: 24a67022
said-value = Valor inválido.
# en: 21f0d6f5
said-string = Não é uma string válida.
# en: ba6e5327
said-utf8 = Não é uma string utf-8 válida.
# en: 8aafdd2c
said-integer = Não é um inteiro válido.
# en: 783c176e
said-number = Não é um número válido.
# en: 20bcbb97
said-number-large = Número grande demais.
# en: 4db1e08d
said-number-special = Valores numéricos especiais (nan ou infinito) não são permitidos.
# en: 3a3262cd
said-boolean = Não é um booleano válido.
# en: 586386f3
said-list = Não é uma lista válida.
# en: 9bd7efb2
said-mapping = Não é um tipo de objeto válido.
# en: 466ed481
said-type = Tipo inválido.
# en: 4e9bf2ea
said-input = Tipo de entrada inválido.
# en: 93e3d987
said-pattern = A string não corresponde ao padrão esperado.
# en: 7dfdb6d8
said-shorter = Mais curto que o comprimento mínimo { $least }.
# en: 0d260f50
said-longer = Mais longo que o comprimento máximo { $most }.
# en: 58df1f71
said-length = O comprimento deve estar entre { $least } e { $most }.
# en: c0203cc8
said-length-equal = O comprimento deve ser { $length }.
# en: cc7a2b3f
said-choices = Deve ser um de: { $choices }.
# en: 12cf8568
said-range = Deve ser maior ou igual a { $least } e menor ou igual a { $most }.
# en: 7fe0f509
said-least = Deve ser maior ou igual a { $least }.
# en: b63022e2
said-most = Deve ser menor ou igual a { $most }.
# en: 45d57053
said-not-known = { $value } não é conhecido aqui.
# en: ae377e4e
said-not-allowed = { $value } não é um dos valores permitidos aqui.
# en: e019ddaf
said-integer-least = Esperado: um inteiro de no mínimo { $least }.
# en: 6942f993
said-integer-most = Esperado: um inteiro de no máximo { $most }.
# en: 3db7965c
said-items-least =
    Esperado: um array de no mínimo { $least } { $least ->
        [one] item
       *[other] itens
    }.
# en: 0f05d479
said-items-most =
    Esperado: um array de no máximo { $most } { $most ->
        [one] item
       *[other] itens
    }.
# en: 1cbc1e19
said-items =
    Esperado: um array de { $number } { $number ->
        [one] item
       *[other] itens
    }.
# en: 768f81e2
said-members-least =
    Esperado: um objeto de no mínimo { $least } { $least ->
        [one] item
       *[other] itens
    }.
# en: 2bb12430
said-members-most =
    Esperado: um objeto de no máximo { $most } { $most ->
        [one] item
       *[other] itens
    }.
# en: 4de52146
said-characters-most =
    Esperado: uma string de no máximo { $most } { $most ->
        [one] caractere
       *[other] caracteres
    }.
# en: d65b5759
said-expected = Esperado: { $form }, não { $form2 }.
# en: e105d73f
said-must-be = Deve ser { $form }.
# en: 7d3918fc
said-no-parameter = Não há parâmetro `{ $parameter }` aqui, só { $known }.
# en: 3f97d61f
said-repeated = `{ $parameter }` ocorre mais de uma vez.
# en: c5cb4cf9
said-parameter = `{ $parameter }` é { $form }.
# en: edfdd10b
form-integer = um inteiro
# en: 225e56a6
form-number = um número
# en: 30da439a
form-string = uma string
# en: 3a9a3ba1
form-boolean = true ou false
# en: 262099f0
form-array = um array
# en: 49787228
form-object = um objeto
# en: 90d2628c
form-null = null
# en: a267a28c
form-either-word = `true` ou `false`
# en: 6e57ac48
form-in-range = um número de { $least } a { $most }, como { $example }
# en: 4566bb11
form-id = 20 letras de a a z ou dígitos de 2 a 7
# en: a9f0b4e2
form-player-id = o id de um jogador, 20 letras de a a z ou dígitos de 2 a 7; um lugar não pode ser reservado para você mesmo
# en: ee2b585c
form-me-or-id = `me` ou o id de um jogador
# en: f370f791
form-hex =
    { $digits } { $digits ->
        [one] dígito hexadecimal
       *[other] dígitos hexadecimais
    }
# en: 19cfb099
form-hex-dry = 64 dígitos hexadecimais, ou estes e -dry
# en: 41441b39
form-ruleset = um nome em minúsculas, como schotten_totten
# en: 450a607d
form-group = um nome em minúsculas, como tactics
# en: 0b7cc936
form-clause = letras e um número, como ST-04
# en: ed99b2ba
form-ascii = de { $least } a { $most } caracteres ASCII imprimíveis
# en: a284e7ad
form-etags = uma lista de entity tags, como "7-0", ou *
# en: d09854e0
form-time = um horário da RFC 3339, como 2026-11-21T09:00:01.250Z
# en: 0557df31
form-day = um dia, como 2026-11-21
# en: bbe6b6fb
form-cursor = um texto de até { $most } caracteres, como MQ
# en: 337ce1a1
form-name-start = 2 ou mais caracteres, como Ann
# en: 925352ea
form-url = uma URL https de caracteres ASCII imprimíveis, sem espaços
# en: 023a73ba
form-feed-position = a `position` de uma mensagem, como 1795880000000
# en: face519e
form-version = uma versão em dígitos, como 7
# en: b4e1e2fa
form-label = o nome e o valor de um rótulo, como `cup:2026`
# en: 02d5760f
form-label-name = o nome de um rótulo, como `cup` ou `round.1`
# en: 266a6d08
form-label-value = de 1 a 40 letras, dígitos ou `_.:-`, como 2026
# en: e508cc38
form-or = { $form } ou { $form2 }
# en: 065a9fcf
said-method = O método não é permitido para a URL pedida.
