### As páginas de um jogador: nome, dispositivos, ratings, classificação, código de recuperação.

# en: dd1badc6
page-which-game = Qual jogo?
# en: 9b922675
players-standings = Classificação
# en: 37c01dea
players-standings-of = Classificação: { $title }
# en: 8d43d6ef
players-no-player = Esse jogador não existe, ou foi excluído.
# en: 5872eb04
players-since = Aqui desde { $date }.
# en: 20e46ca4
players-settings = Nome, dispositivos e dados
# en: 1ae6419c
players-invite = Convidar para uma partida
# en: ea15a5bd
players-ratings = Ratings
# en: c9a573e0
players-no-ratings = Nenhuma partida deste jogador contou ainda.
# en: 1d7d9892
players-no-ratings-of-yours = Nenhuma partida sua contou ainda.
# en: daeef9d2
players-which-ratings = Quais ratings?
# en: 2487bdc9
players-rating-of = { $title }, { $group }
# en: 067d3c5a
players-rating = Rating
# en: c030bb08
players-plus-minus = { $rating } ± { $deviation }
# en: e12d452b
players-plus-minus-meaning = Todo rating começa em 1500. O número depois de ± diz quanto ele ainda é incerto.
# en: 2bfecbe3
players-counted =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
# en: 5ccef38a
players-provisional = provisório
# en: ba0674e4
players-chart-title = Rating ao longo do tempo
# en: d22cca2b
players-chart-words =
    { $count ->
        [one] Rating ao longo do tempo: de { $first } a { $last } em { $count } partida.
       *[other] Rating ao longo do tempo: de { $first } a { $last } em { $count } partidas.
    }
# en: f06f3cfa
players-chart-table = Os ratings em tabela
# en: d019d865
players-when = Quando
# en: cf1e80dd
players-game = Partida
# en: 61b6930e
players-show-game = Mostrar a partida
# en: 3bb5d2a9
players-unlisted = não listada
# en: eade2ccb
players-games = Partidas
# en: c238e8eb
players-no-games-of-theirs = Não há partidas para mostrar.
# en: ac52a72a
players-games-count = { $open } à espera, { $running } em andamento, { $finished } terminadas
# en: c27b1bc1
players-group = Grupo de opções
# en: 82e19a27
players-with-bots = { $group }, com bots
# en: 01ee67ae
players-who-is-in = Quem está na classificação
# en: c23abcb6
players-without-ais = Jogadores
# en: 6e58ec23
players-with-ais = Jogadores, bots e IAs
# en: db1fa01e
players-rank = Posição
# en: ed9fdb15
players-who = Quem
# en: 2c06cca0
players-levels = Os níveis das IAs
# en: 85216284
players-levels-meaning = Eles foram medidos em partidas entre si. Nenhuma partida sua os altera.
# en: d0c36856
players-level = Nível
# en: 279d64c8
players-interval = Provavelmente entre
# en: 0c9aaeeb
players-between = { $low } e { $high }
# en: af3876f8
players-no-standings = Ninguém está nesta classificação ainda. Ela começa com a primeira partida que contar.
# en: ad1050b2
players-provisional-meaning = Um rating é provisório até que dez partidas tenham contado. Partidas repetidas dos mesmos dois jogadores em um dia contam menos.
# en: 3743cd73
players-not-you = O Cairn não conhece você neste dispositivo.
# en: 15e76ed5
players-link-how = Já joga em outro dispositivo? Escolha “Usar em outro dispositivo” na página “Você” dele.
# en: 0b09036c
players-change-name = Mudar o nome
# en: 00798d1f
players-name-changed = O nome foi mudado, em todas as suas partidas.
# en: 0f3a3851
players-devices = Dispositivos
# en: f45cf2d1
players-devices-lead = Cada dispositivo, e cada programa, que age em seu nome tem uma chave própria. Uma chave que você remove não funciona mais.
# en: d1ae30ed
players-first-device = o primeiro dispositivo
# en: 0b5936ef
players-this-device = este dispositivo
# en: e4cb3f1f
players-scopes-play = pode jogar
# en: 9d6df871
players-scopes-read = só pode ler
# en: 57fa3463
players-scopes-link = um link para outro dispositivo
# en: 4e6ffb33
players-token-until = até { $date }
# en: 8092a1e9
players-remove = Remover
# en: 274f2c1c
players-remove-of = Remover { $label }
# en: b47a8a51
players-remove-this = Este dispositivo então esquece você. Sem outro dispositivo você não pode voltar. Quer removê-lo?
# en: ab9b8b3a
players-remove-other = { $label } então não pode mais agir em seu nome. Quer removê-lo?
# en: a1941117
players-keep = Manter
# en: 4447a417
players-link-device = Usar em outro dispositivo
# en: 379a9a5a
players-link-lead = Leia este código com o outro dispositivo, ou abra o link nele. Funciona uma vez. Não o mostre a mais ninguém.
# en: 37306435
players-link-code = Código QR com o link
# en: c55bd942
players-link-address = Link
# en: 65c1db22
players-link-left =
    { $minutes ->
        [0] O link expirou.
        [one] O link funciona por { $minutes } minuto.
       *[other] O link funciona por { $minutes } minutos.
    }
# en: ea4cefb8
players-linked = O outro dispositivo usou o link.
# en: 786263a8
players-copy-link = Copiar o link
# en: e2f803fd
players-copied = O link foi copiado.
# en: 6a160ab6
players-use-here = Usar o Cairn em seu nome neste dispositivo
# en: 67f5b014
players-use-here-lead = Este dispositivo recebe um acesso próprio. Você pode removê-lo a qualquer momento.
# en: 5d285ec8
players-use-here-instead = Este dispositivo conhece { $name } agora, e então esquece esse nome. Sem outro dispositivo, esse jogador não pode voltar.
# en: cc698264
players-known-here = Este dispositivo já conhece você.
# en: 5d1a2d08
players-device-name = Nome deste dispositivo
# en: 8c760ebc
players-device-default = meu outro dispositivo
# en: c497f2c3
players-no-link = Este endereço não tem mais link. Crie um novo no dispositivo que conhece você.
# en: 83b3d44f
players-use-it = Usar este dispositivo
# en: a8f1b314
players-data = Seus dados
# en: f423d813
players-download = Baixar tudo
# en: 9d656fdc
players-download-lead = Um arquivo tem todos os dados guardados sobre você: nome, dispositivos, ratings, partidas e suas decisões nelas.
# en: dc31bc35
players-downloading = O arquivo está sendo criado…
# en: a855a852
players-downloaded =
    { $count ->
        [one] O arquivo com { $count } partida está pronto.
       *[other] O arquivo com { $count } partidas está pronto.
    }
# en: 89dd60b5
players-erase = Excluir-me
# en: bd981f9c
players-erase-goes = O que é excluído, na hora e para sempre: seu nome, o acesso de todos os seus dispositivos e seus ratings.
# en: a7366f58
players-erase-leaves = Você sai de todas as partidas que não terminaram. Em uma partida de dois, o outro jogador vence.
# en: 3fc58ec8
players-erase-stays = O que fica: as partidas, com “um ex-jogador” no seu lugar. Elas ainda podem ser revistas e provadas.
# en: 198e9e51
players-erase-type = Escreva seu nome, { $name }, para confirmar
# en: b98ebdb3
players-erase-wrong = Esse não é o seu nome. Nada foi excluído.
# en: 9ba6ef6c
players-erase-yes = Excluir-me para sempre
# en: 33068cce
players-erased = A exclusão foi feita. O Cairn não conhece mais você.
# en: a3ed19ea
code-come-back = Voltar
# en: 538c2616
code-come-back-lead = Escreva as doze palavras do seu código de recuperação na ordem. As quatro primeiras letras de cada palavra bastam.
# en: 2b6755b1
code-words = Suas doze palavras
# en: ae77896a
code-counted =
    { $count ->
        [12] As doze palavras estão aí.
        [one] { $count } palavra de 12
       *[other] { $count } palavras de 12
    }

## The recovery code, blocked players, and groups of ratings

# en: 651d3f7c
players-blocked = Jogadores bloqueados
# en: b19a149a
players-blocked-lead = Você não vê nenhum convite deles. Eles não recebem aviso.
# en: de99e131
players-unblock = Desbloquear
# en: 97131493
players-unblock-of = Desbloquear { $name }
# en: 50f71810
players-former = um ex-jogador
# en: cefb5a42
players-groups-base = opções usuais
# en: 71610e60
players-groups-tactics = cartas de Tática
# en: 75f77342
players-groups-expert = Especialista
# en: a81deeac
players-groups-tactics_expert = cartas de Tática e Especialista
# en: 09d0225b
players-groups-drawn = cartas compradas após uma incursão
# en: d89dccd7
players-token-since = desde { $date }
# en: c120bdf3
code-title = Código de recuperação
# en: 7da22b78
code-none = Você não tem código de recuperação. Sem um, você não pode voltar depois de limpar este navegador.
# en: 183bcc1a
code-since = Você tem um código de recuperação desde { $date }. Ninguém pode mostrá-lo de novo, mas você pode criar um novo.
# en: edc9c645
code-another = Criar um novo código
# en: ade47db4
code-another-lead = O novo código substitui o antigo. Com isso, as palavras que você anotou deixam de funcionar.
# en: ed7e8663
code-keep-old = Manter o código antigo
# en: 055e88bd
code-shown-once = Anote estas palavras na ordem e guarde bem o papel. Elas são mostradas só desta vez.
# en: cfac5d6d
code-who-has = Quem tem estas palavras pode agir em seu nome.
# en: 35eecaa1
code-copy = Copiar
# en: 8ea5f59b
code-copied = As palavras foram copiadas.
# en: cc8ca317
code-not-copied = Este navegador não deixa a página copiar. Selecione as palavras, ou anote-as.
# en: 1f6ad27a
code-print = Imprimir
# en: d80cd1aa
code-printed-for = O código de recuperação de { $name } em { $origin }
# en: 9afa1727
code-written = Já anotei
