### Por que a jogada de uma dica é boa.

# en: b9698fc9
reason-wins-so-far = Vence, até onde a IA previu.
# en: 36ff4669
reason-wins = Vence, façam os outros jogadores o que fizerem.
# en: 15fa7079
reason-st-completes-side = Completa o seu lado da pedra { $stone }.
# en: b9420044
reason-st-completes-run = Completa uma sequência na pedra { $stone }.
# en: 9027bac0
reason-st-completes-colour = Completa uma cor na pedra { $stone }.
# en: b3a101d1
reason-st-completes-cards-one-value = Completa cartas de um mesmo valor na pedra { $stone }.
# en: 1bc5f2cf
reason-st-completes-colour-run = Completa uma sequência de cor na pedra { $stone }.
# en: 9fa3bfa6
reason-st-gains = Faz você ganhar a pedra { $stone }.
# en: a171c672
reason-st-keeps-opponent = Impede que o oponente fique com a pedra { $stone }, com a qual venceria a partida.
# en: 1889cd0c
reason-st-helps-side = Ajuda o seu lado da pedra { $stone }.
# en: 206edd93
reason-st-keeps-chances = Mantém as suas chances na pedra { $stone }.
# en: 906bdead
reason-st-makes-ask-suits-better = Faz a pedra { $stone } exigir o que é melhor para você.
# en: 1b0a8468
reason-st-weakens-opponent-side = Enfraquece o lado do oponente na pedra { $stone }.
# en: 4520ec38
reason-st-leaves-better-cards-hand = Deixa você com cartas melhores na mão.
# en: fa37fa0f
reason-st-leaves-better-tactic-cards = Deixa você com cartas de Tática melhores.
# en: ccd043b6
reason-hc-brings-points = Traz pontos para você.
# en: 08a535e3
reason-hc-keeps-points-others = Impede que os outros marquem pontos.
# en: 799089be
reason-hc-makes-monks-monasteries-count = Faz seus monges e mosteiros contarem mais.
# en: 55faa7b0
reason-hc-makes-others-monks-monasteries = Faz os monges e mosteiros dos outros contarem menos.
# en: 1dcf73d6
reason-hc-gives-most-monks-monasteries = Dá a você o maior número de monges e mosteiros.
# en: d43493a2
reason-hc-makes-pipers-castles-count = Faz seus gaiteiros e castelos contarem mais.
# en: 7faa6f34
reason-hc-makes-others-pipers-castles = Faz os gaiteiros e castelos dos outros contarem menos.
# en: 69a101d2
reason-hc-makes-pipers-castles-outnumber = Faz seus gaiteiros e castelos superarem qualquer outro rebanho.
# en: de433076
reason-hc-makes-cattle-count-more = Faz seu gado contar mais.
# en: 1a0e6a06
reason-hc-makes-others-cattle-count = Faz o gado dos outros contar menos.
# en: 3b00306d
reason-hc-gives-largest-herd = Dá a você o maior rebanho.
# en: 74d17736
reason-hc-leaves-more-free-land = Deixa você com mais terras livres.
# en: 5819142e
reason-hc-leaves-others-less-free = Deixa os outros com menos terras livres.
# en: f273611b
reason-hc-gives-more-warriors = Dá a você mais guerreiros.
# en: d13023ee
reason-hc-leaves-others-fewer-warriors = Deixa os outros com menos guerreiros.
# en: 6920fbe3
reason-hc-gives-largest-following = Dá a você o maior séquito.
# en: 834df395
reason-hc-leaves-better-raid-cards = Deixa você com cartas de incursão melhores.
# en: 6d945e0d
reason-gm-leaves-more-coins = Deixa você com mais moedas.
# en: a983040c
reason-gm-leaves-more-cubes = Deixa você com mais recursos.
# en: 36c56c3b
reason-gm-makes-whisky-count-more = Faz seu whisky contar mais nas contagens.
# en: 8cd47a30
reason-gm-makes-others-whisky-count = Faz o whisky dos outros contar menos nas contagens.
# en: 337b3f7b
reason-gm-gives-most-whisky-scorings = Dá a você a maior quantidade de whisky para as contagens.
# en: 4fadeb10
reason-gm-makes-chieftains-count-more = Faz seus chieftains contarem mais nas contagens.
# en: 48ff1f30
reason-gm-makes-others-chieftains-count = Faz os chieftains dos outros contarem menos nas contagens.
# en: 25eeb0ec
reason-gm-gives-most-chieftains-scorings = Dá a você o maior número de chieftains para as contagens.
# en: 4fd11a13
reason-gm-makes-special-locations-count = Faz seus locais especiais contarem mais nas contagens.
# en: b9084fd2
reason-gm-makes-others-special-locations = Faz os locais especiais dos outros contarem menos nas contagens.
# en: 5c88f0e9
reason-gm-gives-most-special-locations = Dá a você o maior número de locais especiais para as contagens.
# en: 0771310d
reason-gm-keeps-territory-small = Mantém sua região pequena.
# en: 16073998
reason-gm-makes-others-territories-too = Torna as regiões dos outros grandes demais.
# en: 73247d75
reason-gm-gives-next-turn-sooner = Dá a você a próxima jogada mais cedo.
# en: c8a51366
reason-gm-gives-more-clan-members = Dá a você mais membros de clã.
# en: fbcab677
reason-gm-leaves-more-room-tiles = Deixa você com mais espaço para placas.
# en: b85dbfd0
reason-gm-lets-tiles-make-more = Permite que suas placas produzam mais recursos.
# en: 7ea12559
reason-gm-lets-make-more-whisky = Permite que você faça mais whisky.
# en: 7bda20db
reason-gm-makes-taverns-worth-more = Faz suas tavernas valerem mais.
# en: 3b9798d5
reason-gm-lets-give-cubes-more = Permite que você entregue recursos por mais pontos.
# en: 77d33d51
reason-gm-gives-clan-members-more = Dá mais movimento aos seus membros de clã.
# en: 087d67fa
reason-gm-brings-loch-ness = Traz o Loch Ness para você.
# en: 2a2cf5fb
reason-gm-makes-cards-worth-more = Faz suas cartas valerem mais no fim.
