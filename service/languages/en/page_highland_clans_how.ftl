### How to play Highland Clans.

## How to play, on one screen

hc-how-aim-title = The aim
hc-how-aim-text = Lead your clan to most points. Followers stand in your court, buildings on your lands, and every round scores them.
hc-how-aim-picture = A warrior, a piper, a monk, cattle, a castle and a monastery
hc-how-turn-title = Your turn
hc-how-turn-picture = Six cubes: 1 yellow, 2 blue, 2 green, 1 red
hc-how-court = A cube goes to court
hc-how-built-cattle = 1 red is cattle
hc-how-built-castle = 2 blue are a castle
hc-how-built-monastery = 3 green are a monastery
hc-how-symbols-title = What cubes become
hc-how-symbols-text = A land holds one building. More land: a domain costs 1 yellow and 1 red, or 1 yellow and 2 green. A bard costs 1 blue, takes followers from another court, and is your only action. You hold as many raid cards as you have warriors.
hc-how-raid-title = A raid
hc-how-raid-picture = A 3 with a piper beats a 3
hc-how-raid-text = Three times both sides lay a card face down; a piper on it adds 1 and is used up. Who wins more rounds wins the raid. The attacker gets 1 point and a spoil, or 2 points if there is none to take. A defender who wins gets 2, and the attacker loses 1. If nobody wins, the attacker gets 1.
hc-how-scoring-title = Scoring, after each round
hc-how-end-title = The end
hc-how-end-text = After each round a domain leaves the game. From 30 points on it is turned over: if its number is not above the leader's points, the game ends. It also ends when no domain is left, and at once when the bag has fewer than six cubes. Most points win; equal leaders share the victory.
# In How to play: a step of a turn.
hc-how-turn-step-1 = Six cubes are drawn from the bag: your reserve.
# In How to play: a step of a turn.
hc-how-turn-step-2 = Take one or two different actions with at most four of them. The last player of a round takes one.
# In How to play: a step of a turn.
hc-how-turn-step-3 = Raid a clan, or exchange one to three cards, or do neither.
# In How to play: how a colour is scored.
hc-how-scoring-green = Most green: 3 points; second: 2. Who share a place have 1 each; if it is the first, nobody is second. A monastery counts 3.
# In How to play: how a colour is scored.
hc-how-scoring-red = 1 point each, and 2 more for the largest herd, but not for a shared one.
# In How to play: how a colour is scored.
hc-how-scoring-blue = 1 point for a piper and 2 for a castle, less the largest herd of any opponent.
# In How to play: how a colour is scored.
hc-how-scoring-yellow = Most warriors: the largest following, which may redraw cubes.
