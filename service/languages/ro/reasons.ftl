### De ce o sugestie este bună. Subiectul fiecărei propoziții este mutarea.

# en: b9698fc9
reason-wins-so-far = Câștigă, cât a putut AI-ul să vadă înainte.
# en: 36ff4669
reason-wins = Câștigă, orice ar face ceilalți jucători.

## Schotten Totten. $stone este numărul unei pietre.

# en: 15fa7079
reason-st-completes-side = Îți completează partea de la piatra { $stone }.
# en: b9420044
reason-st-completes-run = Completează o suită la piatra { $stone }.
# en: 9027bac0
reason-st-completes-colour = Completează o culoare la piatra { $stone }.
# en: b3a101d1
reason-st-completes-cards-one-value = Completează cărți de aceeași valoare la piatra { $stone }.
# en: 1bc5f2cf
reason-st-completes-colour-run = Completează o suită de culoare la piatra { $stone }.
# en: 9fa3bfa6
reason-st-gains = Îți aduce piatra { $stone }.
# en: a171c672
reason-st-keeps-opponent = Nu îi lasă adversarului piatra { $stone }, cu care ar câștiga partida.
# en: 1889cd0c
reason-st-helps-side = Îți ajută partea de la piatra { $stone }.
# en: 206edd93
reason-st-keeps-chances = Îți păstrează șansele la piatra { $stone }.
# en: 906bdead
reason-st-makes-ask-suits-better = Face ca piatra { $stone } să ceară ce ți se potrivește mai bine.
# en: 1b0a8468
reason-st-weakens-opponent-side = Slăbește partea adversarului de la piatra { $stone }.
# en: 4520ec38
reason-st-leaves-better-cards-hand = Îți lasă în mână cărți mai bune.
# en: fa37fa0f
reason-st-leaves-better-tactic-cards = Îți lasă cărți de tactică mai bune.

## Highland Clans

# en: ccd043b6
reason-hc-brings-points = Îți aduce puncte.
# en: 08a535e3
reason-hc-keeps-points-others = Îi împiedică pe ceilalți să ia puncte.
# en: 799089be
reason-hc-makes-monks-monasteries-count = Face călugării și mănăstirile tale să conteze mai mult.
# en: 55faa7b0
reason-hc-makes-others-monks-monasteries = Face călugării și mănăstirile celorlalți să conteze mai puțin.
# en: 1dcf73d6
reason-hc-gives-most-monks-monasteries = Îți dă cei mai mulți călugări și cele mai multe mănăstiri.
# en: d43493a2
reason-hc-makes-pipers-castles-count = Face cimpoierii și castelele tale să conteze mai mult.
# en: 7faa6f34
reason-hc-makes-others-pipers-castles = Face cimpoierii și castelele celorlalți să conteze mai puțin.
# en: 69a101d2
reason-hc-makes-pipers-castles-outnumber = Face cimpoierii și castelele tale să întreacă turma oricărui alt clan.
# en: de433076
reason-hc-makes-cattle-count-more = Face vitele tale să conteze mai mult.
# en: 1a0e6a06
reason-hc-makes-others-cattle-count = Face vitele celorlalți să conteze mai puțin.
# en: 3b00306d
reason-hc-gives-largest-herd = Îți dă cea mai mare turmă.
# en: 74d17736
reason-hc-leaves-more-free-land = Îți lasă mai multe terenuri libere.
# en: 5819142e
reason-hc-leaves-others-less-free = Le lasă celorlalți mai puține terenuri libere.
# en: f273611b
reason-hc-gives-more-warriors = Îți dă mai mulți războinici.
# en: d13023ee
reason-hc-leaves-others-fewer-warriors = Le lasă celorlalți mai puțini războinici.
# en: 6920fbe3
reason-hc-gives-largest-following = Îți dă cel mai mare alai.
# en: 834df395
reason-hc-leaves-better-raid-cards = Îți lasă cărți de raid mai bune.

## Glen More

# en: 6d945e0d
reason-gm-leaves-more-coins = Îți lasă mai multe monede.
# en: a983040c
reason-gm-leaves-more-cubes = Îți lasă mai multe cuburi.
# en: 36c56c3b
reason-gm-makes-whisky-count-more = Face whisky-ul tău să conteze mai mult la rundele de scor.
# en: 8cd47a30
reason-gm-makes-others-whisky-count = Face whisky-ul celorlalți să conteze mai puțin la rundele de scor.
# en: 337b3f7b
reason-gm-gives-most-whisky-scorings = Îți dă cel mai mult whisky pentru rundele de scor.
# en: 4fadeb10
reason-gm-makes-chieftains-count-more = Face căpeteniile tale să conteze mai mult la rundele de scor.
# en: 48ff1f30
reason-gm-makes-others-chieftains-count = Face căpeteniile celorlalți să conteze mai puțin la rundele de scor.
# en: 25eeb0ec
reason-gm-gives-most-chieftains-scorings = Îți dă cele mai multe căpetenii pentru rundele de scor.
# en: 4fd11a13
reason-gm-makes-special-locations-count = Face locațiile tale speciale să conteze mai mult la rundele de scor.
# en: b9084fd2
reason-gm-makes-others-special-locations = Face locațiile speciale ale celorlalți să conteze mai puțin la rundele de scor.
# en: 5c88f0e9
reason-gm-gives-most-special-locations = Îți dă cele mai multe locații speciale pentru rundele de scor.
# en: 0771310d
reason-gm-keeps-territory-small = Îți păstrează teritoriul mic.
# en: 16073998
reason-gm-makes-others-territories-too = Face teritoriile celorlalți prea mari.
# en: 73247d75
reason-gm-gives-next-turn-sooner = Îți dă mai repede tura următoare.
# en: c8a51366
reason-gm-gives-more-clan-members = Îți dă mai mulți membri ai clanului.
# en: fbcab677
reason-gm-leaves-more-room-tiles = Îți lasă mai mult loc pentru piese.
# en: b85dbfd0
reason-gm-lets-tiles-make-more = Lasă piesele tale să facă mai multe cuburi.
# en: 7ea12559
reason-gm-lets-make-more-whisky = Te lasă să faci mai mult whisky.
# en: 7bda20db
reason-gm-makes-taverns-worth-more = Face cârciumile tale mai valoroase.
# en: 3b9798d5
reason-gm-lets-give-cubes-more = Te lasă să dai cuburi pentru mai multe puncte.
# en: 77d33d51
reason-gm-gives-clan-members-more = Le dă membrilor clanului tău mai multă mișcare.
# en: 087d67fa
reason-gm-brings-loch-ness = Îți aduce Loch Ness.
# en: 2a2cf5fb
reason-gm-makes-cards-worth-more = Face cărțile tale mai valoroase la sfârșit.
