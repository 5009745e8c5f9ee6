### Why a proof of an audit did not pass, or what it says besides. Each stands after a colon or in brackets, without a full
### stop. Cairn finds these messages by their English sentences: so each has text and variables only.


## The chain of digests, which a secret opens

# en: d8cc099e
why-secret-invalid = o segredo revelado é inválido
# en: d172b7e4
why-no-beginning = não diz qual partida começa
# en: 6d5fb398
why-undecodable = não pode ser decodificada
# en: ac6f8593
why-undecodable-as = não pode ser decodificada: { $error }
# en: 8822af7f
why-opens-none = o segredo não abre nenhuma das impressões digitais
# en: 83cea067
why-links-intact = os elos estão intactos; as impressões digitais podem ser abertas quando a partida terminar
# en: 01ade10f
why-version-in-place = em seu lugar está a versão { $version }
# en: bfee9e52
why-digest = a impressão digital não é a dos bytes armazenados
# en: 71cefbe4
why-chain = a cadeia não decorre da anterior
# en: 5d4a3b8c
why-other-game = é da partida { $game }, não de { $named }
# en: ecb6d21a
why-no-id = { $named } não é o id de uma partida
# en: 1d8d6425
why-commitment = o segredo não é aquele com que a partida se comprometeu

## The replay of the decisions, and their draws

# en: a6e8ea6a
why-unopened = nenhum segredo revelado poderia provar as decisões anteriores
# en: ec45da86
why-not-ended = a partida não terminou
# en: b2935d17
why-unreadable = não pode ser lida
# en: dad30531
why-unfoldable = não pode ser aplicada
# en: a2f9d618
why-not-fitting = não condiz com as decisões anteriores ({ $error })
# en: 8370fdcb
why-not-canonical = seus bytes não são canônicos
# en: 8fc15d9b
why-no-time = { $time } não é um horário no formato das decisões
# en: 95c02ddb
why-earlier = foi tomada em { $at }, antes da anterior ({ $before })
# en: 4f5b586c
why-draw = seu sorteio { $place } entre { $among } é { $result }, mas o segredo determina { $dictated }

## The rules

# en: 4b0b5f6e
why-no-formats = este serviço não tem a versão { $version } dos formatos de séries
# en: a1b0a0c8
why-no-rules = este serviço não tem a versão { $version } das regras de { $ruleset }
# en: 1fc9085b
why-draw-among = as regras sorteiam entre { $number }, mas está registrado um sorteio entre { $among }
# en: 3330993f
why-no-decision = não é uma decisão a que alguma requisição pudesse ter levado
# en: 37de1986
why-event = seu evento { $place } é { $said }, mas o que decorre é { $follows }
# en: 376c1a00
why-events = tem { $number } eventos, mas decorrem { $follow }

## The choices of AIs. $level, $level2 are names in code.

# en: 689ba6be
why-on-request = workers o calculam quando é pedido
# en: 5794c962
why-resorts-many = o último recurso escolheu { $resorts } vezes, e ninguém pode provar que mais de { $most } dessas vezes foram falhas
# en: f3e1ee26
why-resort-once = o último recurso escolheu uma vez
# en: b0d4a8ca
why-resorts = o último recurso escolheu { $resorts } vezes
# en: ae806624
why-unfoldable-version = a versão { $version } não pode ser aplicada: { $form }
# en: b3af1647
why-no-seat = não é de nenhum lugar
# en: af589785
why-of-human = { $level } escolheu para um lugar em que joga uma pessoa
# en: 2ff67669
why-of-level = { $level } escolheu para um lugar em que joga { $level2 }
# en: 0bad4771
why-level-gone = a versão { $version } de { $level } não existe mais
# en: 49d5d1f8
why-no-level = este serviço não tem a versão { $version } de { $level }
# en: 764b785a
why-budget = seu orçamento é { $budget }, mas { $level } tem { $budget2 }
# en: 600b7e10
why-no-seed = nenhum segredo revelado poderia determinar sua semente
# en: cf3c1158
why-seed = sua semente é { $seed }, mas o segredo determina { $seed2 }
# en: aefb7e65
why-move = sua jogada é { $move }, mas { $level }, pelo que o lugar podia ver, escolhe { $move2 }

## Series: who withdrew whom, who could not choose the lots, and the results of games. $withdrawals are a list of the next.

# en: b5979be7
withdrawals = { $withdrawals }
# en: 9a25a3dd
why-withdrawn-organiser = participante { $place } (versão { $version }) pelo organizador { $player }
# en: 09a83492
why-withdrawn-participant = participante { $place } (versão { $version }) pelo participante { $player }
# en: f1734f53
why-withdrawn-service = participante { $place } (versão { $version }) pelo serviço
# en: 4f3b22d5
why-withdrawn-unknown = participante { $place } (versão { $version }) sem registro de por quem
# en: 41ece7fa
why-wrong-actor = foi { $actor }, mas esse papel tem { $actor2 }
# en: b1153933
why-no-commitment = nenhum compromisso foi aberto: um participante que conhecia o segredo e entrou por último podia escolher o sorteio
# en: bcda5a6a
why-protected = quem conhecia o segredo não podia escolher o sorteio sem os participantes { $opened }, que se comprometeram com nonces ao entrar e os revelaram depois do fim das inscrições
# en: 182222fc
why-protected-missing = { $form }; os participantes { $missing } não revelaram nenhum e não participam
# en: 24dce101
why-no-game = sua partida { $game } não existe ou não pode ser lida
# en: e25bedeb
why-not-of-series = sua partida { $game } não foi aberta para uma mesa desta série
# en: 8cd9c18d
why-game-runs = sua partida { $game } não terminou
# en: 7a5635c5
why-result = é { $result }, mas a partida diz { $result2 }
