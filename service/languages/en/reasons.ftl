### Why a hint's move is good, in a sentence. The workers say it in English, and Cairn finds these messages by their English
### sentences: so each has text and variables only.

reason-wins-so-far = It wins, as far as the AI looked ahead.
reason-wins = It wins, whatever the other players do.

## Schotten Totten. $stone is the number of a stone.

reason-st-completes-side = It completes your side of stone { $stone }.
reason-st-completes-run = It completes a run at stone { $stone }.
reason-st-completes-colour = It completes a colour at stone { $stone }.
reason-st-completes-cards-one-value = It completes cards of one value at stone { $stone }.
reason-st-completes-colour-run = It completes a colour run at stone { $stone }.
reason-st-gains = It gains you stone { $stone }.
reason-st-keeps-opponent = It keeps stone { $stone } from your opponent, who would win the game with it.
reason-st-helps-side = It helps your side of stone { $stone }.
reason-st-keeps-chances = It keeps your chances at stone { $stone }.
reason-st-makes-ask-suits-better = It makes stone { $stone } ask for what suits you better.
reason-st-weakens-opponent-side = It weakens your opponent's side of stone { $stone }.
reason-st-leaves-better-cards-hand = It leaves you better cards in hand.
reason-st-leaves-better-tactic-cards = It leaves you better tactic cards.

## Highland Clans

reason-hc-brings-points = It brings you points.
reason-hc-keeps-points-others = It keeps points from the others.
reason-hc-makes-monks-monasteries-count = It makes your monks and monasteries count more.
reason-hc-makes-others-monks-monasteries = It makes the others' monks and monasteries count less.
reason-hc-gives-most-monks-monasteries = It gives you the most monks and monasteries.
reason-hc-makes-pipers-castles-count = It makes your pipers and castles count more.
reason-hc-makes-others-pipers-castles = It makes the others' pipers and castles count less.
reason-hc-makes-pipers-castles-outnumber = It makes your pipers and castles outnumber every other herd.
reason-hc-makes-cattle-count-more = It makes your cattle count more.
reason-hc-makes-others-cattle-count = It makes the others' cattle count less.
reason-hc-gives-largest-herd = It gives you the largest herd.
reason-hc-leaves-more-free-land = It leaves you more free land.
reason-hc-leaves-others-less-free = It leaves the others less free land.
reason-hc-gives-more-warriors = It gives you more warriors.
reason-hc-leaves-others-fewer-warriors = It leaves the others fewer warriors.
reason-hc-gives-largest-following = It gives you the largest following.
reason-hc-leaves-better-raid-cards = It leaves you better raid cards.

## Glen More

reason-gm-leaves-more-coins = It leaves you more coins.
reason-gm-leaves-more-cubes = It leaves you more cubes.
reason-gm-makes-whisky-count-more = It makes your whisky count more in the scorings.
reason-gm-makes-others-whisky-count = It makes the others' whisky count less in the scorings.
reason-gm-gives-most-whisky-scorings = It gives you the most whisky for the scorings.
reason-gm-makes-chieftains-count-more = It makes your chieftains count more in the scorings.
reason-gm-makes-others-chieftains-count = It makes the others' chieftains count less in the scorings.
reason-gm-gives-most-chieftains-scorings = It gives you the most chieftains for the scorings.
reason-gm-makes-special-locations-count = It makes your special locations count more in the scorings.
reason-gm-makes-others-special-locations = It makes the others' special locations count less in the scorings.
reason-gm-gives-most-special-locations = It gives you the most special locations for the scorings.
reason-gm-keeps-territory-small = It keeps your territory small.
reason-gm-makes-others-territories-too = It makes the others' territories too large.
reason-gm-gives-next-turn-sooner = It gives you the next turn sooner.
reason-gm-gives-more-clan-members = It gives you more clan members.
reason-gm-leaves-more-room-tiles = It leaves you more room for tiles.
reason-gm-lets-tiles-make-more = It lets your tiles make more cubes.
reason-gm-lets-make-more-whisky = It lets you make more whisky.
reason-gm-makes-taverns-worth-more = It makes your taverns worth more.
reason-gm-lets-give-cubes-more = It lets you give cubes for more points.
reason-gm-gives-clan-members-more = It gives your clan members more movement.
reason-gm-brings-loch-ness = It brings you Loch Ness.
reason-gm-makes-cards-worth-more = It makes your cards worth more in the end.
