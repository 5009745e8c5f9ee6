### What the table of Glen More tells those who ask: explanations, and the table of points at the end.

## The board, mostly for screen readers

# $space is a number on the track.
gm-label-space-number = Space { $space }
gm-label-the-die = the die
gm-label-locations-title = Special locations
gm-label-holding-titles-points = Points
gm-label-holding-titles-coins = Coins
gm-label-holding-titles-barrels = Barrels of whisky
gm-label-holding-titles-chieftains = Chieftains
gm-label-cost-nothing = It costs nothing.
# $barrels is a number.
gm-label-cost-barrel =
    { $barrels ->
        [one] It costs one of your { $barrels } barrel, given unasked.
       *[other] It costs one of your { $barrels } barrels, given unasked.
    }
gm-label-cost-no-barrel = It costs a barrel, and you have none (GM-25).
gm-label-cost-member = It costs a clan member from a tile, or a chieftain; you choose.
gm-label-cost-no-member = It costs a clan member or a chieftain, and you have none (GM-34).
# $coins is a number, $number is a number.
gm-label-cost-distinct =
    { $coins ->
        [0] It costs { $number } different resources, which you have.
        [one] It costs { $number } different resources: at least { $coins } coin at the market.
       *[other] It costs { $number } different resources: at least { $coins } coins at the market.
    }
# $kind is a resource (gm-cube) or the kind of a formation.
gm-label-cost-sold-out = You lack { $kind }, and the market sells no more (GM-20).
# $missing is a number.
gm-label-cost-short =
    { $missing ->
        [one] You cannot pay: { $missing } coin short (GM-23).
       *[other] You cannot pay: { $missing } coins short (GM-23).
    }
# $what is what the replay can jump to, such as a scoring.
gm-label-cost-given = It costs { $what } of yours.
# $coins is a number, $what is what the replay can jump to, such as a scoring, $owned is a number of coins.
gm-label-cost-bought =
    { $coins ->
        [one] You lack { $what }: { $coins } coin at the market. You have { $owned }.
       *[other] You lack { $what }: { $coins } coins at the market. You have { $owned }.
    }
# $missing is a number.
gm-label-cost-sell-first =
    { $missing ->
        [one] Cubes must be sold for { $missing } coin more.
       *[other] Cubes must be sold for { $missing } coins more.
    }
gm-label-cost-unasked = What can be paid in one way only is paid at once.
# In a list of special locations: its name, and what it does (gm-location). $name is the name of a player.
gm-label-location = { $name }: { $text }

## Explanations of pieces

# $name is the name of a player.
gm-said-not-your-turn = It is { $name }'s turn.
gm-said-took-already = You have taken a tile in this turn (GM-12).
gm-said-taking = A click takes it.
gm-said-cannot-take = You cannot take it now.
gm-said-discards = You can take no tile. A click removes this one from the game (GM-14).
gm-said-no-cell = Your territory has no cell where it may lie (GM-30 to GM-32).
gm-said-cannot-place-once-paid = It cannot be both paid for and placed (GM-11).
# $steps is a number.
gm-said-way =
    { $steps ->
        [one] Your figure goes { $steps } space ahead.
       *[other] Your figure goes { $steps } spaces ahead.
    }
# $number is a number, $names is names.
gm-said-others-first =
    { $number ->
        [one] { CAPITAL($names) } is behind you then, and go first.
       *[other] { CAPITAL($names) } are behind you then, and go first.
    }
gm-said-again-you = You are still the last one then, and have the next turn, too.
# $number is a number.
gm-said-leave =
    { $number ->
        [one] { $number } tile left behind leaves the game.
       *[other] { $number } tiles left behind leave the game.
    }
# $cubes is resources, or cubes like 2 blue, 1 red.
gm-said-holds = It holds { $cubes }.
# $number is a number.
gm-said-members =
    { $number ->
        [one] { $number } clan member on it.
       *[other] { $number } clan members on it.
    }
gm-said-activate-later-take = Tiles are activated when you have taken and placed one.
gm-said-activate-later-pay = First pay for the tile you took.
gm-said-activate-later-place = First place the tile you took.
gm-said-activate-later-move = Activation is over in this turn (GM-12).
gm-said-activate-later-discarded = Nothing is activated after a discarded tile (GM-14).
gm-said-was-activated = It was activated in this turn (GM-50).
gm-said-loch-does-nothing = A loch does nothing when it is activated (GM-59).
gm-said-not-near = It is neither the new tile nor a neighbour of it (GM-50).
gm-said-full = It holds three cubes already (GM-52).
gm-said-cannot-exchange = You lack what it takes, and cannot buy it (GM-27).
# $name is the name of a player.
gm-said-cell-closed = { $name } may not lie here
# $name is the name of a player.
gm-said-cell-open = { $name } may lie here
# $names is names.
gm-said-would-activate = Here you could then activate { $names }, beside the new tile.
gm-said-member-comes = A new clan member comes with it.
gm-said-cube-pays = It pays for tiles and exchanges, wherever it lies (GM-53).
# $price is a number.
gm-said-sells-for =
    { $price ->
        [one] It sells for { $price } coin now.
       *[other] It sells for { $price } coins now.
    }
# $kind is a resource (gm-cube) or the kind of a formation.
gm-said-cannot-sell = It cannot be sold: the market has no coin for { $kind } (GM-22).
# $price is a number.
gm-said-click-sells =
    { $price ->
        [one] Click it, and then its column of the market, to sell it for { $price } coin.
       *[other] Click it, and then its column of the market, to sell it for { $price } coins.
    }
# $number is a number, $tile is a tile as a title (gm-title).
gm-said-members-on =
    { $number ->
        [one] { $number } clan member on { $tile }
       *[other] { $number } clan members on { $tile }
    }
gm-said-members-allow = A new tile must lie beside your territory, and a clan member must stand on one of its eight neighbours.
# $number is a number.
gm-said-open-cells =
    { $number ->
        [one] { $number } cell of this territory is open now.
       *[other] { $number } cells of this territory are open now.
    }
gm-said-click-gives-member = A click gives a clan member for Loch Ness.
# $points is a number.
gm-said-click-moves =
    { $points ->
        [one] Click it, and then a tile beside it or your chieftains: one of { $points } movement point.
       *[other] Click it, and then a tile beside it or your chieftains: one of { $points } movement points.
    }
gm-said-no-movement = You have no movement point. Villages and castles give one each.
# $name is the name of a player.
gm-said-your-figure = { $name }, your figure
gm-said-hindmost = The player who is last on the track has the turn, and may go ahead as far as they wish (GM-10).
gm-said-die = With two or three players it goes along. When it is the last, it is rolled; the tile it moves to leaves the game.
gm-said-empty-space = The end of the track. Figures and tiles go on clockwise from here; new tiles are laid from here on.
gm-said-free-space = Somebody has just left it. It is filled when the turn ends.
# $kind is a resource (gm-cube) or the kind of a formation.
gm-said-market-title = { CAPITAL($kind) } at the market
# $price is a number.
gm-said-next-price =
    { $price ->
        [one] The next cube costs { $price } coin, which stay here.
       *[other] The next cube costs { $price } coins, which stay here.
    }
gm-said-sold-out = Nobody can buy more: all three spaces hold their coins (GM-20).
# $price is a number, $coins is a number.
gm-said-click-buys =
    { $price ->
        [one] A click buys one for { $price } coin and gives it at once. You have { $coins }.
       *[other] A click buys one for { $price } coins and gives it at once. You have { $coins }.
    }
gm-said-buy-only-for = You buy only what a cost or an exchange needs at once (GM-21).
# $number is a number.
gm-said-stack-title = Stack { $number }
# $left is a number, $number is a number.
gm-said-stack =
    { $left ->
        [0] It is used up: scoring { $number } took place.
        [one] { $left } tile left in it.
       *[other] { $left } tiles left in it.
    }
gm-said-scoring = When its last tile is laid on the track, barrels, chieftains and locations are compared (GM-70).
gm-said-last-scoring = That scoring ends the game.
gm-said-click-promotes = Click a clan member and then this, to make them a chieftain.
gm-said-holdings-points = Most points win. If tied, most cubes on tiles do (GM-75).
gm-said-holdings-coins = They buy cubes that you lack. At the end each is a point (GM-74).
gm-said-holdings-barrels = Compared in each scoring with who has fewest. They also pay for taverns (GM-71).
gm-said-holdings-chieftains = Clan members taken off the territory. Compared in each scoring, together with hats (GM-71).
gm-said-location-card = Special locations are compared in each scoring (GM-71).
# $names is names.
gm-said-cards = Special locations: { $names }.
gm-said-opens = A click shows this territory large.
# Explains a figure.
gm-said-has-turn = Has the turn.
# Explains a cell where the tile may lie.
gm-said-would-activate-none = No other tile lies near.
# Explains a cube.
gm-said-click-pays = A click gives it.
# Explains a cube.
gm-said-click-pays-or-sells = A click gives it, or choose its column of the market then to sell it.
# Explains a tile of one's own. $effect is one of gm-effect.
gm-said-activates = A click activates it: { $effect }.
# Explains a tile of one's own. $effect is one of gm-effect.
gm-said-activates-by-loch-ness = A click activates it, and uses Loch Ness: { $effect }.
# Follows gm-said-activates.
gm-said-costs-cubes = Cubes of yours are given; what you lack can be bought. What can be paid in one way only is paid at once.
# Follows gm-said-activates.
gm-said-costs-nothing = It costs nothing.
# Explains a figure. $place is a number.
gm-said-in-line = Number { $place } in line for a turn, as things stand.

## The table of points at the end

gm-result-turns = In the turns: tiles
gm-result-turns-explained = Brown tiles that were activated: taverns, fairs, butchers, the grocer and the bridge.
gm-result-compared = Compared with who has fewest: 1, 2, 3, 4 or 5 and more bring 1, 2, 3, 5 or 8 points (GM-71).
gm-result-final-explained-coins = 1 point for each coin (GM-74).
gm-result-final-explained-tiles = 3 points less for each tile more than the smallest territory has (GM-74).
# One player's number in gm-result-numbers. $name is the name of a player, $number is a number.
gm-result-number = { $name }: { $number }
# A list of players with their numbers. $numbers is numbers.
gm-result-numbers = { $numbers }.
# In the table of points. $scoring is 1, 2 or 3.
gm-result-area-barrels = Scoring { $scoring }: barrels
# In the table of points. $scoring is 1, 2 or 3.
gm-result-area-chieftains = Scoring { $scoring }: chieftains and hats
# In the table of points. $scoring is 1, 2 or 3.
gm-result-area-cards = Scoring { $scoring }: special locations
# In the table of points: what scored at the end.
gm-result-final-iona-abbey = End: Iona Abbey
# In the table of points: what scored at the end.
gm-result-final-loch-morar = End: Loch Morar
# In the table of points: what scored at the end.
gm-result-final-duart-castle = End: Duart Castle
# In the table of points: what scored at the end.
gm-result-final-coins = End: coins
# In the table of points: what scored at the end.
gm-result-final-tiles = End: size of the territory
# Explains a row of the table of points.
gm-result-final-explained-iona-abbey = 2 points for each yellow tile of its owner (GM-74).
# Explains a row of the table of points.
gm-result-final-explained-loch-morar = 2 points for each green tile of its owner (GM-74).
# Explains a row of the table of points.
gm-result-final-explained-duart-castle = 3 points for each village of its owner (GM-74).

## What the special locations do

# Explains a special location.
gm-location-loch-lochy = Placed, it brings two cubes of your choice, laid on it (GM-42).
# Explains a special location.
gm-location-castle-moil = Its card brings a barrel of whisky, and has one hat (GM-45, GM-46).
# Explains a special location.
gm-location-castle-stalker = Its card brings one more clan member, and has one hat (GM-45, GM-46).
# Explains a special location.
gm-location-armadale-castle = Its card brings 3 coins, and has one hat (GM-45, GM-46).
# Explains a special location.
gm-location-loch-morar = At the end it scores 2 points for each green tile of yours (GM-74).
# Explains a special location.
gm-location-loch-ness = In each turn of yours you may activate one more of your tiles, wherever it lies (GM-51).
# Explains a special location.
gm-location-castle-of-mey = In scorings your chieftains count twice. Its card has one hat (GM-46, GM-72).
# Explains a special location.
gm-location-duart-castle = At the end it scores 3 points for each village of yours. Castles are none (GM-74).
# Explains a special location.
gm-location-iona-abbey = At the end it scores 2 points for each yellow tile of yours, itself too (GM-74).
# Explains a special location.
gm-location-cawdor-castle = Its card has three hats, which count like chieftains (GM-46).
# Explains a special location.
gm-location-loch-shiel = Placed, it lays a cube on each empty tile of yours that makes cubes (GM-43).
# Explains a special location.
gm-location-loch-oich = In the turn it is placed you may activate all of your tiles (GM-44).
# Explains a special location.
gm-location-donan-castle = Its card brings two barrels of whisky, and has one hat (GM-45, GM-46).

## What tiles are, cost, bring and do

# Explains a tile. $colour and $ways are as here.
gm-tile-is =
    { $colour ->
        [yellow] Yellow tile
        [green] Green tile
        [brown] Brown tile
        [blue] Blue tile
       *[grey] Grey tile
    }{ $ways ->
        [river] { " " }with the river
        [road] { " " }with the road
        [both] { " " }with the river and the road
       *[none] { "" }
    }.
# Explains a tile. $cost is gm-cost-nothing or a list of gm-item.
gm-tile-costs = It costs { $cost }.
# Explains a tile. $bonus is a list of gm-bonus.
gm-tile-brings = Placed, it brings { $bonus }.
# Explains a tile.
gm-tile-none = Activated, it does nothing.
# Explains a tile. $cube is like 1 wood.
gm-tile-produces = Activated, it takes { $cube }. It holds three at most.
# Explains a tile.
gm-tile-moves = Activated, it gives a movement point for a clan member.
# Explains a tile. $points is like 3 points.
gm-tile-scores = Activated, it scores { $points }.
# Explains a tile.
gm-tile-trades = Activated, it trades: { $given } for { $gained }.
# What a click brings, in gm-said-activates. $cube is like 1 wood.
gm-tile-cube = a cube: { $cube }
# The title of an explanation. $kind is a resource, $tile one of gm-title.
gm-cube-on = { CAPITAL($kind) } on { $tile }
