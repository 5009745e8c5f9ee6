### Requisições recusadas: títulos dos tipos de problemas, depois detalhes.


## Títulos

# en: aaa27eb5
problem-not-found = Não encontrado
# en: 8a112131
problem-method-not-allowed = Método não permitido
# en: 4b549edd
problem-range-not-satisfiable = Intervalo inexistente
# en: 81e8bd91
problem-unauthorized = Token ausente ou desconhecido
# en: 895c4d95
problem-wrong-recovery-code = Código de recuperação errado
# en: bcb942d8
problem-too-slow = Corpo lento demais
# en: 1b4eca06
problem-too-large = Corpo grande demais
# en: fbbee495
problem-unsupported-media-type = Não é JSON
# en: 0ffb6885
problem-bad-request = HTTP inválido
# en: 7234a92e
problem-malformed = Não é JSON
# en: 80b5f97b
problem-expectation-failed = Expectativa desconhecida
# en: 937cdcb9
problem-not-implemented = Não implementado
# en: 85a2178d
problem-invalid = Forma errada
# en: e0f762bb
problem-idempotency-key-reused = Chave de idempotência reutilizada
# en: 503fd729
problem-forbidden = Não é seu
# en: 435756c9
problem-stale-version = A partida avançou
# en: 6ec3a9bd
problem-illegal-move = Jogada ilegal
# en: cf707131
problem-not-your-turn = Não é a sua vez
# en: 3d083421
problem-list-goes-on = A lista vai longe demais
# en: 027cf2c8
problem-no-open-seat = Nenhum lugar aberto
# en: 527142cb
problem-already-seated = Já está na mesa
# en: 73e00d11
problem-not-started = Não começou
# en: 64c07b8c
problem-undo-off = Sem desfazer nesta partida
# en: 58780c27
problem-hints-off = Sem dicas nesta partida
# en: 0ea76af5
problem-webhook-disabled = O webhook está desativado
# en: 9a3d7995
problem-cannot-undo = Não pode ser desfeito
# en: b4edc6f6
problem-not-finished = Não terminou
# en: 5f3c6bf5
problem-other-game = Outro jogo
# en: e0c0e357
problem-not-proven = Não provado
# en: 762d9594
problem-game-over = Partida terminada
# en: bb2931fd
problem-rules-version-gone = Versão das regras indisponível
# en: 6a45f26c
problem-unreadable-log = Registro ilegível
# en: b3cdaa53
problem-too-many-requests = Requisições demais
# en: b75a1567
problem-too-often = Vezes demais
# en: d1f20810
problem-too-many-games = Partidas demais
# en: 00b0de13
problem-unavailable = Agora não
# en: 0f1bc410
problem-storage-full = Sem espaço
# en: 14bccdb2
problem-storage-unusable = Redis mal configurado
# en: 5df43f36
problem-internal-error = Erro interno

## Detalhes

# en: 8164d766
absent-may-come = Os participantes ausentes ainda podem vir.
# en: defb209b
absent-not-at-table = Os participantes ausentes devem ser desta mesa.
# en: 87caccf8
address-too-many-match-requests =
    Seu endereço já tem { $max_of_client } { $max_of_client ->
        [one] busca de partida
       *[other] buscas de partida
    } em espera.
# en: a4a20c2d
address-too-many-requests = Seu endereço tem requisições demais em andamento.
# en: 6aebadb9
address-too-many-streams = Seu endereço tem fluxos e long polls demais.
# en: 22826ad9
address-too-many-webhooks =
    Seu endereço tem { $most } { $most ->
        [one] webhook
       *[other] webhooks
    }, que é o máximo; apague um primeiro.
# en: c7804afb
address-without-slash = O endereço deve ser um caminho que começa com uma barra.
# en: ac079075
already-in-game = Você já tem um lugar nesta partida.
# en: a44d432f
already-in-series = Você já participa desta série.
# en: 4a8630f1
another-can-be-invited = Outra pessoa pode ser convidada: o lugar dela fica `open` até que ela o ocupe.
# en: a7dcea68
archive-not-audited =
    O arquivo não pôde ser auditado: { $attempts ->
        [one] { $attempts } tentativa falhou
       *[other] { $attempts } tentativas falharam
    }.
# en: 0ec47ede
arena-duration = Uma arena tem duração em segundos; nenhum outro formato tem.
# en: 2beb0697
authorization-not-bearer = Authorization deve ser `Bearer` e um token.
# en: 9d131d43
body-against-schema = O corpo não corresponde ao esquema.
# en: 187e77d4
body-breaks-off = O corpo está incompleto.
# en: 93a8208c
body-not-archive = O corpo não é um arquivo exportado.
# en: 4484ccbf
body-not-json = O corpo não é JSON válido: { $error }.
# en: 47e47a07
body-of-other-type = O corpo deve ser enviado com Content-Type: { $media }.
# en: 5c155297
body-over-limit =
    O corpo excede o limite de { $largest } { $largest ->
        [one] byte
       *[other] bytes
    }.
# en: bea6e779
choice-of-other-move = A escolha não é a da jogada.
# en: 4d220e2c
choice-too-long =
    Uma escolha tem no máximo { $max_choice } { $max_choice ->
        [one] caractere
       *[other] caracteres
    } em JSON canônico.
# en: 47a0dcd7
chosen-already = Você já escolheu. Todas as escolhas são reveladas quando o último lugar tiver escolhido.
# en: 378bf813
commitment-form = Um compromisso são 64 dígitos hexadecimais em lugar de um nonce, em uma série que tem um momento para abri-lo.
# en: be9270ae
cursor-invalid = O cursor é inválido ou pertence a outra lista.
# en: 6fadb604
decided-not-replicated = A versão { $last } está decidida, mas as réplicas do Redis que a têm ainda são poucas demais, e um failover poderia perdê-la; envie a mesma requisição de novo com a mesma Idempotency-Key, ou consulte a partida.
# en: dbac0190
elimination-table-size = Uma eliminatória é jogada por dois em cada mesa.
# en: da1e62bd
fork-earlier-version = Esta partida terminou na versão { $version }; ela pode ser bifurcada em qualquer versão anterior.
# en: 92bfd47e
formats-with-rounds = Só uma série todos contra todos e uma suíça têm número de rodadas.
# en: 28c56690
game-at-version = A partida está na versão { $version }.
# en: a6e26442
game-ended = Esta partida terminou.
# en: 02a06fd6
game-ended-analyse-it = Esta partida terminou; ela pode ser analisada.
# en: 791465c3
game-ended-before-move = A partida terminou com a jogada anterior, então a lista deve acabar nela.
# en: b3a34e79
game-ended-long-ago = A partida terminou há mais de dez minutos.
# en: e2e0716f
game-has-versions = A partida { $game } tem as versões 1 a { $number }, não { $at }.
# en: 80181d56
game-no-seat = Esta partida não tem lugar { $seat }.
# en: d0be683a
game-no-version = Esta partida não tem versão { $version }.
# en: 8f5c406f
game-not-begun = A partida começa quando não há mais lugar aberto.
# en: 0f5e663e
game-or-player-gone = A partida ou o jogador não existe mais.
# en: 86f5540c
game-rules-gone = Esta partida é jogada com a versão { $rules_version } de { $ruleset }, que não existe mais.
# en: 697beb47
game-with-other-chain = Já existe uma partida com este id, e sua cadeia é diferente.
# en: 084b1bf2
header-expect = O cabeçalho Expect pode dizer 100-continue, e nada mais.
# en: 4341917c
header-host = O cabeçalho Host deve nomear um host.
# en: 75828c69
hints-on-your-turn = Dicas são só para o lugar que está na vez.
# en: e0c363dd
invitations-need-token = Lugares de jogadores e convites exigem o token de um jogador.
# en: f998c0a5
joining-closed = As inscrições estão encerradas.
# en: 068cbe57
key-created-player = Esta Idempotency-Key já criou um jogador, com outro corpo, ou um que foi excluído depois.
# en: 80eb69a9
key-created-token = Esta Idempotency-Key já criou um token, com outro corpo, ou um que foi revogado depois.
# en: d110642b
key-of-other-body = Esta Idempotency-Key já foi enviada com outro corpo.
# en: 9dec687d
key-of-webhook = Esta Idempotency-Key foi usada para um webhook com outro corpo.
# en: e0656121
key-opened-deleted-game = Esta Idempotency-Key abriu uma partida que foi apagada; use uma nova.
# en: 9b9c9aff
key-opened-other-game = Esta Idempotency-Key já abriu uma partida, com outro corpo.
# en: 1976354a
key-opened-ended-game = Esta Idempotency-Key abriu uma partida que terminou há muito tempo; use uma nova.
# en: fa88f9c9
key-too-short = `Idempotency-Key` é { $long_key } quando um convidado ocupa um lugar.
# en: 5137891b
last-turn-over = Sua última vez acabou, e nesta você ainda não decidiu nada.
# en: e9a708c7
link-makes-no-link = Um link pode criar um token para jogar ou ler, mas não outro link.
# en: 94c4c971
link-token-only-makes-token = Um token de link só pode criar um token para outro dispositivo.
# en: 9109cefc
log-has-leaves =
    O registro tem só { $size } { $size ->
        [one] folha
       *[other] folhas
    }.
# en: 0f9b0959
log-of-series = Este é o registro de uma série; importe cada uma das suas partidas pelo próprio arquivo.
# en: dd4c0b88
machine-too-slow-to-date = Esta máquina está lenta demais para datar a decisão; tente de novo.
# en: bb6c8011
match-request-expired = Esta busca de partida expirou ou já foi atendida.
# en: 0a914287
method-unknown = Este método é desconhecido.
# en: a617c49e
move-is-choice = A jogada { $place } é uma escolha que outros fazem ao mesmo tempo, então a lista deve acabar nela.
# en: 90482526
move-reveals = A jogada { $place } compra ou mostra a você algo novo, então a lista deve acabar nela.
# en: b58fdbe9
named-game-no-seat = A partida { $game } não tem lugar { $seat }.
# en: 39d50b3b
needs-player-or-seat-token = Isto exige o token de um jogador, ou de um lugar de `game`.
# en: 1dd007ea
needs-player-token = Isto exige o token de um jogador.
# en: 102041c7
needs-webhook-token = Isto exige o token que criou o webhook, ou seu segredo.
# en: 3f56bc26
no-automatic-step = Esta série não tem passo automático agora.
# en: 9c1e1a04
no-file-or-game = Não há arquivo nem partida { $game }.
# en: 1e7b7c86
no-formats-version = Este serviço não tem a versão { $formats_version } dos formatos de séries.
# en: 74edb4fa
no-game = Não há partida { $game }.
# en: a913307d
no-group = Não há grupo '{ $group }'; há { $list }.
# en: 407b8fc7
no-human-holds-seat = Nenhuma pessoa ocupa mais este lugar.
# en: 87b4588a
no-level = Não há nível '{ $level }' em { $ruleset }; há { $list }.
# en: 65e81948
no-more-streams = Não é possível servir mais fluxos agora; tente de novo, ou consulte periodicamente.
# en: 959acb88
no-nonce-to-open = Nenhum nonce deste participante deve ser aberto agora.
# en: e3223a2e
no-participant-number = Nenhum participante tem este número, ou ele já pediu um bye.
# en: a959261e
no-participant-or-bye = Nenhum participante tem este número.
# en: 827ae357
no-render-mode-ansi = Não há modo de exibição '{ $render_mode }'; há 'ansi'.
# en: 97b47364
no-rules-to-learn = Não há regras '{ $ruleset }'.
# en: d87173e6
no-rules-version = Este serviço não tem a versão { $version } das regras de { $name }.
# en: 04139f2a
no-rules-version-of = Este serviço não tem a versão { $rules_version } das regras de { $ruleset }.
# en: b090e7f7
no-ruleset = Não há regras '{ $name }'.
# en: 45ac1b2a
no-running-clock = Esta partida não tem relógio em andamento.
# en: 6f34f6d9
no-seat = Não há lugar { $known }.
# en: 02625d96
no-seat-counted-from =
    Não há lugar { $seat }; { $number ->
        [one] há { $number }, contado
       *[other] há { $number }, contados
    } a partir de 0.
# en: 68d8d40e
no-seats =
    { $title } não tem { $seats } { $seats ->
        [one] lugar
       *[other] lugares
    }.
# en: 40b85149
no-such-analysis = Esta partida não tem essa análise, ou ela não foi pedida nos últimos 30 dias.
# en: 67aa9026
no-such-archive = Esse arquivo não existe, ou foi enviado há tempo demais.
# en: ba2b857a
no-such-clause = O livro de regras de { $name } não tem cláusula '{ $clause }'; tem { $numbers } a { $numbers2 }.
# en: e728a7ba
no-such-game = Essa partida não existe.
# en: 154a283c
no-such-games = Essas partidas não existem.
# en: ff0e4454
no-such-hint = Essa dica não existe, ou foi pedida há tempo demais.
# en: 08bcb1eb
no-such-participant = Esta série não tem esse participante.
# en: e57d94d2
no-such-player = Esse jogador não existe.
# en: 99728f4d
no-such-series = Essa série não existe.
# en: e2569ce3
no-such-series-version = Essa série não existe, ou não tem essa versão.
# en: 0edba8f0
no-such-token = Você não tem token com este id.
# en: ffd5bbb0
no-such-webhook = Esse webhook não existe.
# en: ffa0ce87
no-table-expects-result = Nenhuma mesa desta série espera o resultado desta partida.
# en: 0b8a6a34
nonce-not-committed = Este nonce não é o do compromisso.
# en: 14dc68e0
nonce-of-choice-before = Sua escolha anterior tinha o mesmo nonce, então outros poderiam adivinhar esta escolha; use um novo.
# en: e695bb37
nonce-of-choice-form = O nonce de uma escolha deve ter de { $min_nonce } a 64 dígitos hexadecimais.
# en: cfb6d80f
nonce-of-human-seat = Um nonce pertence a um lugar humano, e tem até 64 dígitos hexadecimais.
# en: dda5f988
nonce-or-organiser-invalid = O nonce ou o id do organizador é inválido.
# en: 62a9aa18
not-in-segment = Esta partida não está em nenhum segmento: está no Redis, foi apagada ou nunca existiu.
# en: 5988186a
not-series = Isto não é uma série.
# en: 3f058524
not-your-seat-to-leave = Você só pode deixar o seu próprio lugar.
# en: c58c96cc
not-yourself-blocked = Você não pode bloquear a si mesmo.
# en: 7acf9d50
nothing-at-address = Não há nada neste endereço.
# en: e4a7524f
nothing-decided = Você não decidiu nada desde que outro lugar decidiu, então não há nada para desfazer.
# en: 385c2eff
one-seat-a-player = Um jogador tem um só lugar em uma partida.
# en: 3985187e
only-finished-analysed = Só uma partida terminada pode ser analisada, e esta não terminou.
# en: faac92aa
only-finished-forked = Só uma partida terminada pode ser bifurcada, e esta não terminou.
# en: df4f48f9
only-finished-played-again = Só uma partida terminada pode ser jogada de novo, e esta não terminou.
# en: d99933fc
only-operator-deletes = Só o operador pode apagar uma partida.
# en: 08c39efa
only-organiser = Só o organizador desta série pode fazer isso.
# en: 5cac56c3
only-participant-withdraws = Só o próprio participante, ou o organizador, pode retirá-lo.
# en: 08f0fec6
only-participants-rest = Só os próprios participantes pedem um bye.
# en: c268152d
only-players-rematch = Só quem jogou a partida pode pedir uma revanche.
# en: a2a8441f
only-seated-send-phrases = Só quem está na mesa pode enviar frases.
# en: 0adf2405
only-swiss-half-bye = Só uma série suíça que já começou tem bye de meio ponto, e não na sua última rodada.
# en: 2fe26ce1
opened-without-hints = Esta partida foi aberta sem dicas.
# en: 4e06a044
operator-plays-no-seat = O operador não joga em nenhum lugar.
# en: 1145f9cb
options-invalid = As opções são inválidas.
# en: 87c6770e
options-of-other-game = As opções não são as de { $title }: { $error }.
# en: d0f79924
organiser-withdraws-none-now = O organizador não retira participantes enquanto os nonces são abertos: isso mudaria o sorteio.
# en: 62be2cd0
other-audits-running = Há outras auditorias em andamento; peça de novo quando terminarem.
# en: f923edc0
other-seat-waited-for = É a vez de { $called }, então você não pode desfazer nada agora.
# en: 76cbef6f
own-games-need-token = Suas próprias partidas exigem o token de um jogador.
# en: 18011dc0
participant-form = Um participante é um jogador, ou uma IA de um nível.
# en: c3f8d70f
participant-or-nonce-invalid = O participante ou o nonce é inválido.
# en: 3ccd4e35
player-erased = O jogador deste token foi excluído.
# en: 1a11ce59
player-erased-or-link-used = O jogador deste token foi excluído, ou seu link já foi usado.
# en: 04f9dc2a
player-gone = Este jogador não existe mais.
# en: 32f99522
player-me-without-token = `player=me` exige o token de um jogador.
# en: f430e2d3
player-or-nonce-invalid = O id do jogador ou o nonce é inválido.
# en: 4138f098
ranks-with-gaps = Deve haver uma posição por lugar, a partir de 0 e sem lacunas.
# en: bb778dc3
rate-limit-exceeded =
    Limite de frequência excedido; tente de novo em { $reset } { $reset ->
        [one] segundo
       *[other] segundos
    }.
# en: 7459b8e2
rated-without-hints = Esta partida pode contar para o rating (`rated`), então não tem dicas.
# en: 11c810bb
rated-without-undo = Esta partida pode contar para o rating (`rated`), então nada nela pode ser desfeito.
# en: 5676b2aa
recovery-code-unknown = Este não é o código de recuperação de ninguém, ou um mais novo tomou o seu lugar.
# en: bd335683
replay-too-large = O replay deste arquivo tem mais de { $largest_replay } MiB.
# en: 2687462a
round-being-paired = A próxima rodada está sendo emparceirada: entre de novo quando ela tiver começado.
# en: 044dea7c
seat-form = Um lugar é de um jogador, de um convidado, de uma IA de um nível, ou aberto.
# en: 874e356e
seat-no-longer-reserved = Este lugar não está mais reservado para você.
# en: 2bcf3216
seat-not-reserved = Este lugar não está reservado para você.
# en: 39b9d4ed
seat-of-another = Outro jogador ou uma IA joga neste lugar.
# en: 70a7d436
seat-says-too-often =
    Um lugar diz uma coisa a cada { $pause_seconds } { $pause_seconds ->
        [one] segundo
       *[other] segundos
    }.
# en: 1bc742f7
seat-too-many-hints =
    Seu lugar já tem { $max_pending } { $max_pending ->
        [one] dica
       *[other] dicas
    } em espera; tente de novo quando uma estiver pronta.
# en: f57dc3b2
series-begun = Esta série começou.
# en: 8289f6e1
series-begun-not-joined = Esta série começou: só se entra em uma arena, ou em uma suíça antes da última rodada.
# en: 370ee36e
series-ended = Esta série terminou.
# en: b9a23afd
series-full = Todas as vagas desta série estão ocupadas.
# en: 83d6687b
series-start = Uma série começa dentro de um ano, e não no passado.
# en: 2e554d54
service-failed = O serviço falhou.
# en: 907eb367
some-tokens-of-no-seat = Alguns tokens não pertencem a nenhum lugar da sua partida.
# en: 4dd5d023
table-too-large =
    Uma mesa tem { $seats } { $seats ->
        [one] lugar
       *[other] lugares
    }, e { $places } { $places ->
        [one] pessoa pode
       *[other] pessoas podem
    } participar.
# en: 0ce1dbb3
time-not-over = O tempo do lugar que deve jogar não acabou.
# en: 9009644a
token-no-longer-valid = Este token não é mais válido.
# en: 54d33438
token-of-neither = Este token não é de um jogador nem do operador; o de um lugar só vale para os caminhos da sua partida.
# en: d2b74e0c
token-of-no-seat = Este token não pertence a nenhum lugar desta partida.
# en: 3bf07d1b
token-only-reads = Este token só permite ler.
# en: 6a75675e
token-unknown = Este token é desconhecido, foi revogado ou expirou.
# en: 3dd3202c
too-few-participants =
    { $number ->
        [one] { $number } pessoa participa
       *[other] { $number } pessoas participam
    }, e uma mesa tem { $seats } { $seats ->
        [one] lugar
       *[other] lugares
    }.
# en: 28f8312f
too-few-would-play = Haveria jogadores de menos.
# en: 0c194609
too-many-blocked =
    Você já bloqueou { $max_blocked } { $max_blocked ->
        [one] jogador
       *[other] jogadores
    }; desbloqueie um primeiro.
# en: cefbe70d
too-many-choices-back =
    Você retirou { $max_withdrawn } { $max_withdrawn ->
        [one] escolha
       *[other] escolhas
    }, e não são permitidas mais.
# en: e6c7ea21
too-many-concurrent-requests = Requisições simultâneas demais nesta partida; tente de novo.
# en: 0d36e1cc
too-many-invitations =
    Você pode convidar { $max_sent } { $max_sent ->
        [one] vez
       *[other] vezes
    } por dia, e um mesmo jogador { $max_to_one } { $max_to_one ->
        [one] vez
       *[other] vezes
    }; deixe o lugar aberto.
# en: a8c5dea5
too-many-match-requests = Há buscas de partida demais em espera; tente de novo.
# en: db0331c9
too-many-redeliveries = Há reenvios demais pendentes para este webhook.
# en: baa79c9c
too-many-requests-at-once = Há requisições demais em andamento; tente de novo.
# en: 976564f5
too-many-tokens =
    Um jogador tem no máximo { $max_tokens } { $max_tokens ->
        [one] token
       *[other] tokens
    }; revogue um primeiro.
# en: 3702148c
too-many-undos =
    Você desfez { $max_undos } { $max_undos ->
        [one] vez
       *[other] vezes
    } desde que outro lugar decidiu, e não é permitido mais.
# en: 46f8095f
too-many-unfinished-games = O limite de { $most } para suas partidas não terminadas foi atingido: termine ou deixe uma para abrir outra.
# en: 433268b5
too-many-webhooks =
    Você já tem { $max_webhooks } { $max_webhooks ->
        [one] webhook
       *[other] webhooks
    }; apague um primeiro.
# en: e34bd119
transfer-coding-unknown = Um corpo pode ter a codificação de transferência chunked, uma vez, e nenhuma outra.
# en: 66e732e2
turn-over = Sua vez acabou, então nada dela pode ser desfeito.
# en: 39add50f
undo-began-later = O que pode ser desfeito começou com a versão { $version }; a versão { $version2 } é anterior.
# en: 66a2c73c
undo-not-before = A partida está na versão { $version }, então não pode voltar à versão { $version2 }.
# en: 2afc1c5f
undo-own-choice-only = Os lugares escolhem ao mesmo tempo agora, então você só pode desfazer a sua própria escolha.
# en: d2a7dd23
undo-to-choice = Você escolheu na versão { $version }, então só pode voltar à versão { $version2 }.
# en: 5e2b96bb
version-unknown-in-failover = Durante um failover do Redis não se sabe se esta partida tem uma versão { $version }.
# en: 87efd4ea
waiting-without-player = `waiting` exige `player=me`.
# en: 3b6c249a
webhook-gone = O webhook não existe mais: envie a mesma requisição de novo.
# en: d110ed19
webhook-is-disabled = Este webhook está desativado; ative-o primeiro.
# en: 7e5fd45f
wrong-number-of-seats =
    Esta partida tem { $number } { $number ->
        [one] lugar
       *[other] lugares
    }, não { $number2 }.
# en: f28991a7
you-hold-no-seat = Você não tem lugar nesta partida.
# en: 335f6aa3
you-not-blocked-player = Você não bloqueou este jogador.
# en: a4301975
your-time-over = Seu tempo acabou.
# en: 89e72156
body-too-slow =
    Um corpo deve chegar a { $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    } em { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    } ou mais rápido.
# en: 8e268086
data-of-another-version = Outra versão do serviço gravou dados que esta versão não sabe ler; tente uma versão mais nova.
# en: 7070c791
log-unreadable = Este serviço não consegue ler a versão { $version } do registro da partida.
# en: 932e8209
after-upgrade = Isto será possível quando nenhuma parte de uma versão anterior do Cairn estiver mais rodando e a atualização tiver terminado.
# en: a5b228b8
audit-over-memory = A auditoria deste arquivo excede seu limite de memória.
# en: 64e393ef
audit-over-time = A auditoria deste arquivo excede seu limite de tempo.
# en: 9f3be958
if-match-names-none = A partida está na versão { $version }, e If-Match não nomeia nenhuma.
# en: a691c4b2
game-not-at-version = A partida está na versão { $version }, não { $expected }.
# en: 8f29aeab
game-full = Todos os lugares desta partida estão ocupados.
# en: 30c29787
game-full-or-reserved = Todos os lugares desta partida estão ocupados ou reservados.
# en: 5d838617
needs-operator-token = Isto exige o token do operador.
# en: dacb05a3
needs-seat-token = Isto exige o token de um lugar.
# en: 7e42d3dd
proof-not-passed = A prova '{ $name }' não passou: { $why }.
# en: b78b3635
proof-not-passed-at = A prova '{ $name }' não passou na versão { $version }: { $why }.
# en: e3aa6327
done-not-replicated = Está feito, mas as réplicas do Redis que o têm ainda são poucas demais, e um failover poderia perdê-lo; envie a mesma requisição de novo, ou veja se ficou valendo.
# en: 1b84847b
segment-unreadable = { $what }: { $reason }.
# en: 9009396e
segment-lost = está perdido ou danificado
# en: 5ebde014
segment-store-missing = o depósito de partidas terminadas não existe, ou não pode ser usado
# en: 4935bc6b
game-in-segment = A partida { $game } está em { $name } e não pode ser lida ali
# en: f0f305da
segment-not-read = { $name } não pode ser lido
# en: 07a20452
undo-blocked-by-draw = A versão { $version } comprou, e o que foi comprado é conhecido.
# en: ccfa6da9
undo-blocked-by-reveal = A versão { $version } revelou algo.
# en: 19fe370e
too-many-games-of-ais = O limite de { $most } para partidas jogadas só por IAs foi atingido: abra outra quando uma tiver terminado.
# en: dd3478e2
too-many-hints = Há dicas demais em andamento ou em espera; tente de novo.
# en: 29d4808e
address-too-many-hints =
    Seu endereço tem { $number } { $number ->
        [one] dica
       *[other] dicas
    } em andamento ou em espera, o seu máximo; tente de novo quando uma estiver pronta.
# en: 1bd5fe5c
too-many-analyses = Há análises demais em andamento ou em espera; tente de novo.
# en: c445d05a
address-too-many-analyses =
    Seu endereço tem { $number } { $number ->
        [one] análise
       *[other] análises
    } em andamento ou em espera, o seu máximo; tente de novo quando uma estiver pronta.
# en: c67b00c6
too-many-imports = Há importações demais em andamento ou em espera; tente de novo.
# en: 83507dd9
address-too-many-imports =
    Seu endereço tem { $number } { $number ->
        [one] importação
       *[other] importações
    } em andamento ou em espera, o seu máximo; tente de novo quando uma estiver pronta.
# en: 5080e803
only-finished-adopted = Só um lugar de uma partida terminada pode ser adotado, e esta não terminou.
# en: c5ede8cd
seat-without-guest = Nenhum convidado tem este lugar, então nenhum jogador pode adotá-lo.
# en: 18f42331
seat-has-player = Este lugar já tem um jogador.
# en: 20020340
token-of-other-guest = Este não é o token do lugar { $seat } de um convidado.
# en: 0e3af93a
program-adopts-no-seat = Um programa não pode adotar o lugar de um convidado.
# en: 2c01ad70
seat-adopted-just-now = Outro jogador acabou de adotar este lugar, ou a partida foi movida para um segmento.
# en: 0fae4045
game-without-level = { $game } não tem o nível `{ $level }`.

## O que o Redis recusa

# en: f11e4333
redis-too-old = O Redis é mais antigo do que o serviço precisa.
# en: 019b9efa
redis-of-other-kind = O Redis é de outro tipo que o configurado no serviço.
# en: 11be993c
redis-other-format = O que está no Redis tem outro formato que o conhecido por esta versão do serviço.
# en: 54deccc6
redis-other-key = As partidas foram abertas com outra CAIRN_KEY que a do serviço.
# en: 5ddf8f75
redis-no-memory = O Redis não tem mais espaço, então nada pode ser gravado.
# en: 578b4868
redis-wrong-password = O Redis não aceita o nome ou a senha do serviço.
# en: 28e57cc3
redis-no-permission = O Redis não permite ao serviço um comando de que ele precisa.
# en: 1cbe1bbc
redis-read-only = O Redis agora é uma réplica só de leitura, então nada pode ser gravado.
# en: 006a62e4
redis-loading = O Redis ainda está carregando seus dados.
# en: 0fbf8382
redis-lost-primary = O Redis é uma réplica que perdeu seu primário.
# en: 523b0c05
redis-cluster-down = O Redis Cluster está fora do ar.
# en: 183590ea
redis-cluster-moving = O Redis Cluster está movendo suas chaves.
# en: 646e5131
redis-other-node = Esta chave é mantida por outro nó de um Redis Cluster.
# en: f531de09
redis-unreachable = Não é possível acessar o Redis; tente de novo.
# en: 42e05d81
redis-other-program = Outro programa que não o Redis responde no seu endereço.
# en: 3c2d5e2f
redis-refused = O Redis recusou um comando do serviço.
# en: 45eb240c
redis-disk = O Redis não consegue gravar no seu disco, então nada pode ser gravado.
# en: 4bd78a53
redis-too-few-replicas = O Redis tem réplicas de menos agora, então nada pode ser gravado.
# en: 1c26ae9c
redis-became-replica = O Redis acabou de virar uma réplica.
# en: b41c5ad3
redis-busy = O Redis está ocupado com um script.
