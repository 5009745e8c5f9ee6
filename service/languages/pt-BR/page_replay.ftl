### O replay de qualquer jogo.

# en: 0e71f825
replay-replay = Replay
# en: fefaaee3
replay-first = Primeiro passo
# en: 67c2c5e2
replay-back = Um passo para trás
# en: 56c25f57
replay-forward = Um passo para a frente
# en: 371dc704
replay-last = Último passo
# en: 10954619
replay-play-steps = Reproduzir os passos
# en: 92c02433
replay-pause-steps = Pausar
# en: 349485a7
replay-slider = Passo
# en: a143d20f
replay-step-of = Passo { $at } de { $count }
# en: 4e902567
replay-previous-milestone = { CAPITAL($what) } anterior
# en: 551e6ab1
replay-next-milestone = { CAPITAL($what) } seguinte
# en: 97c96a15
replay-more = Opções do replay
# en: 7bb37477
replay-keys = Teclas
# en: c03c472e
replay-copy-link = Copiar link
# en: 2fddd44f
replay-copied = O link para este passo foi copiado.
# en: 3b03eace
replay-seen-by = Mãos visíveis
# en: 9b1170d7
replay-seen-by-all = todas as mãos
# en: 0b9443bd
replay-seen-by-name = mão de { $name }
# en: 4f9a4321
replay-play-on = Continuar daqui
# en: 342ac9bd
replay-play-on-before = Continuar do passo { $step }
# en: ab6a4afc
replay-step = Passo
# en: b276f433
replay-event = Evento
# en: 56375ece
replay-this-step = Este passo
# en: 2ed0252a
replay-changes =
    { $count ->
        [one] { $count } mudança na mesa
       *[other] { $count } mudanças na mesa
    }
# en: 6b6afc11
replay-by-service = pelo serviço
# en: 9f334e5a
replay-by = por { $name }
# en: a2e39dee
replay-draw = Foi sorteado o número { $number } de { $count } na lista ordenada.
# en: ffd974ff
replay-no-draws = Nada foi sorteado neste passo.
# en: e795fcf3
replay-draws-later = Os sorteios são publicados quando a partida termina.
# en: ee196845
replay-proof-lead = O serviço verifica que nada nesta partida foi mudado, inventado ou manipulado. Qualquer um pode verificar o mesmo.
# en: 5e59cbf5
replay-proof-wait = Jogadas, sorteios e IAs podem ser verificados quando a partida termina, porque então o segredo dela é publicado.
# en: 097cbca5
replay-proof-names-chain = Registro
# en: c8849ad0
replay-proof-names-fold = Replay
# en: 1513d790
replay-proof-names-rules = Regras
# en: 8d1e1fa4
replay-proof-names-draws = Sorteios
# en: 7b284c93
replay-proof-names-choices = IAs
# en: 54d50b56
replay-proof-meaning-chain = A impressão digital de cada passo inclui a anterior. Nenhum passo foi mudado, omitido ou acrescentado depois.
# en: a17eff7f
replay-proof-meaning-fold = Cada decisão pode ser lida. Repetidas em ordem, elas levam exatamente a esta posição.
# en: 266d2954
replay-proof-meaning-rules = Cada jogada foi permitida. Seus eventos são exatamente os que as regras determinam.
# en: d252c36b
replay-proof-meaning-draws = O segredo da partida determina cada sorteio e cada lance de dado. O serviço se comprometeu com ele antes de a partida começar.
# en: 7bc2f945
replay-proof-meaning-choices = Cada jogada de uma IA é a que o seu nível escolhe a partir do que o seu lugar podia ver. Ela não viu outras mãos.
# en: 954cc46c
replay-proof-status-passed = passou
# en: 8442d4a6
replay-proof-status-failed = FALHOU
# en: 43afef85
replay-proof-status-not_yet = quando a partida terminar
# en: 3ba6d170
replay-proof-status-unavailable = impossível aqui
# en: 794d83f9
replay-proof-status-not_asked = ainda não calculada
# en: bfff4adf
replay-proof-checked =
    { $count ->
        [one] { $count } decisão foi verificada.
       *[other] { $count } decisões foram verificadas.
    }
# en: 72c7a75f
replay-proof-failed = Passo { $version }: { $why }
# en: 0d2f91fe
replay-check-again = Verificar de novo
# en: 3cddd8a1
replay-prove-choices = Provar as escolhas das IAs
# en: 7aa1fdb7
replay-proving = Cada escolha de uma IA é refeita: { $done } de { $of }.
# en: aa7a73c2
replay-points-of = { $name } { $points }
# en: 947f093a
replay-chart-table = Os pontos em tabela
# en: 3fc376bf
replay-analyse = Analisar
# en: 8ae1c399
replay-analysis = Análise
# en: 88ea3f2e
replay-analysing =
    { $done ->
        [one] { $done } jogada de { $of } foi avaliada.
       *[other] { $done } jogadas de { $of } foram avaliadas.
    }
# en: 0f229e6f
replay-waits = A análise começa em breve.
# en: 402515b3
replay-words-meaning = Uma boa jogada perde no máximo 4% de chance de vencer, se todos continuarem jogando como IAs rápidas.
# en: 7902b691
replay-stop-analysing = Encerrar a análise
# en: 4d384203
replay-analysis-failed = A análise falhou. { $problem }
# en: 3ed215ba
replay-graph = Chance de vencer, passo a passo
# en: 4c375a83
replay-chance = { $name } { $share }
# en: 3c556f4e
replay-no-chance = não avaliada
# en: 9bcb2720
replay-not-yet = Esta jogada ainda não foi avaliada.
# en: a5cff44d
replay-show-mistake = Mostrar a posição antes do passo { $version }
# en: 6384df2a
replay-worst = As jogadas que mais perderam
# en: 4674267a
replay-no-mistakes = Nenhuma jogada foi um erro.
# en: f18c08a1
replay-words-forced = a única jogada
# en: 0658cad0
replay-words-best = a melhor jogada
# en: 881fdae9
replay-words-good = uma boa jogada
# en: 0b1b6aeb
replay-words-inaccuracy = uma imprecisão
# en: 0fe08f04
replay-words-mistake = um erro
# en: fc44110d
replay-words-blunder = um erro grave
# en: 517fdc69
replay-signs-inaccuracy = ?!
# en: 214a02cd
replay-signs-mistake = ?
# en: dab0638a
replay-signs-blunder = ??
# en: aa9dab73
replay-in-place-of = uma IA por { $name }
# en: 80bc2011
replay-gave-away = perdeu { $share }
# en: 027a0c0e
replay-played = Jogado
# en: 80fa057c
replay-better = Melhor
# en: fbad4c2e
replay-next = A seguir, { $name }: { $move }, { $word }.
# en: a87be55e
replay-better-is = Melhor: { $move }, em destaque no tabuleiro.
# en: 4f9e6071
replay-see-better = Ver a melhor jogada
# en: 523859c2
replay-previous-mistake = Erro anterior
# en: c3b33027
replay-next-mistake = Erro seguinte
# en: 6cfa6b89
replay-accuracy = Precisão por jogador
# en: d051f257
replay-chances = As chances em tabela
# en: 53b6dd70
replay-this-gave-away = Este passo é { $word }: perdeu { $share }.
# en: f5fef466
replay-this-gave-away-exactly = Este passo é { $word }: perdeu exatamente { $share }.
# en: fe6f7ea8
replay-accuracy-of = { $name }: { $share }
# en: 0cf3b0ac
replay-accuracy-none = { $name }: sem escolha própria
# en: a34cc7f6
replay-keys-step = um passo para trás, um passo para a frente
# en: 371948f4
replay-keys-ends = o primeiro passo, o último passo
# en: 6128d228
replay-keys-milestones = { $what } anterior, { $what } seguinte
# en: 60c3f9ef
replay-keys-play = reproduzir os passos, pausar
# en: f5fb896a
replay-keys-mistakes = erro anterior, erro seguinte
# en: 82eeebf5
replay-fingerprint = impressão digital
# en: 4bee9190
replay-fingerprint-chain = impressão digital de todos os passos até aqui
# en: dddaeb71
page-back-to-now = Voltar ao presente
# en: a92d5c67
page-speed = Velocidade
# en: 1d0e2291
page-play-on-from = Continuar do passo { $step }
# en: 9f7d4b67
page-play-on-lead = Uma nova partida começa neste passo, com novos sorteios. Todos podem consultar o que cada mão tinha neste passo.
# en: 83a7440b
players-is-remembered = Suas partidas são guardadas com o nome { $name }.
# en: 22283886
players-keep-under = Guardar esta partida com o nome { $name }
# en: dbc27625
players-ask-rematch = Pedir revanche
# en: 09142d79
players-rematch-lead = Os mesmos lugares de novo. O lugar seguinte começa.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } espera na revanche.
       *[other] { $names } esperam na revanche.
    }
# en: f820b29f
players-rematch-opened = Uma revanche foi aberta.
# en: c2a29b22
players-join-rematch = Entrar na revanche
# en: 309a4389
players-go-to-rematch = Ir para a revanche
# en: 5363addf
players-watch-rematch = Assistir à revanche
# en: c3a8e29b
end-title = O resultado
# en: 7aa5c3b2
end-you = Você
# en: bf6796b8
end-you-among = você
# en: 05c66581
end-shared =
    { CAPITAL($together) } venceram juntos, com { $points } { $points ->
        [one] ponto
       *[other] pontos
    } cada.
# en: 5acb41ca
end-nobody-draw = A partida terminou empatada.
# en: 8faed71e
end-nobody-abandoned = A partida foi abandonada: ninguém venceu.
# en: 301d6530
end-nobody-other = Ninguém venceu.
# en: 2b9312e7
end-place = Você ficou em { $place }º lugar entre { $of }.
# en: 39d93fe4
end-table-title = Os pontos por categoria
# en: 0e523f37
end-category = Por
# en: c189b278
end-total = Total
# en: 74e62df1
end-winner = vitória
# en: 585a29f2
end-rating = Seu rating agora é { $now } ({ $change }).
# en: 3c2ace52
end-replay = Rever
# en: 02a723a9
end-analyse = Analisar
# en: 1e6dfdc1
end-new-game = Nova partida
# en: 49cd5c07
end-download = Baixar
# en: 4d55d4da
end-rematch-ai = Revanche
# en: e69e3ce4
end-won =
    { $who ->
        [you] Você venceu.
       *[other] { $name } venceu.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Você venceu { $how }.
       *[other] { $name } venceu { $how }.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Você venceu por tempo.
       *[other] { $name } venceu por tempo.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Você venceu no desempate, com mais { $what }.
       *[other] { $name } venceu no desempate, com mais { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = recursos nas placas
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Você venceu por { $difference } ponto.
               *[other] Você venceu por { $difference } pontos.
            }
       *[other]
            { $difference ->
                [one] { $name } venceu por { $difference } ponto.
               *[other] { $name } venceu por { $difference } pontos.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Você venceu porque os outros saíram.
               *[other] Você venceu porque { $other } saiu.
            }
       *[other]
            { $left ->
                [you] { $name } venceu porque você saiu.
                [others] { $name } venceu porque os outros saíram.
               *[other] { $name } venceu porque { $other } saiu.
            }
    }
# en: d361fe42
character-random-farewell-won = Muu! Não sei como eu venci.
# en: 959c53a2
character-random-farewell-lost = Muu. Posso comer as cartas agora?
# en: e18b327f
character-beginner-farewell-won = Venci! Preciso contar para o vovô.
# en: e0bce29b
character-beginner-farewell-lost = Confundi as regras de novo. Mais uma?
# en: effae71b
character-casual-farewell-won = Como, já acabou? E eu venci?
# en: 8f7df406
character-casual-farewell-lost = A canção era tão boa que esqueci a partida.
# en: f170ad1c
character-easy-farewell-won = Eu venci? Você foi gentil comigo.
# en: 27df973f
character-easy-farewell-lost = Bem jogado! Meus planos são tão lentos quanto meus joelhos.
# en: 77dcc694
character-medium-farewell-won = Um fio depois do outro. Foi assim que venci.
# en: 8b12eb3e
character-medium-farewell-lost = Você achou meu fio solto. Bem jogado.
# en: 1e8722b8
character-hard-farewell-won = Você lutou bem. O vale ainda é meu.
# en: a39a70eb
character-hard-farewell-lost = O vale é seu hoje. Eu voltarei.
# en: 32f53921
character-expert-farewell-won = Essa eu já tinha visto.
# en: 70cb41e0
character-expert-farewell-lost = Essa era nova. Agradeço.
# en: 6d3a39ed
character-greedy-farewell-won = Que dia! Minha bolsa está cheia.
# en: 2ce2faaa
character-greedy-farewell-lost = Peguei tudo o que eu via. Você viu mais.
