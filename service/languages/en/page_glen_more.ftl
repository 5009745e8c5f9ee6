### glen_more

## gm-label

# $name is the name of a player.
gm-label-taken = Taken by { $name }: { $tile }
# $name is the name of a player.
gm-label-taken-by = { $name } has taken it.
# For screen readers. $name is the name of a player.
gm-label-hand = What { $name } can pay with
# $number is a number.
gm-label-own-cubes = { $number } { $kind }
# $what is what the replay can jump to, such as a scoring.
gm-label-space = Space { $space }: { $what }
gm-label-space-number = Space { $space }
gm-label-die = die
gm-label-the-die = the die
gm-label-empty-space = empty
# For screen readers.
gm-label-track = Track
# For screen readers.
gm-label-market = Market
# For screen readers.
gm-label-stacks = Stacks
# $number is a number.
gm-label-stack =
    { $left ->
        [0] Stack { $number }: used up
        [one] Stack { $number }: { $left } tile left
       *[other] Stack { $number }: { $left } tiles left
    }
# For screen readers.
gm-label-others = The other players in short
# For screen readers. $name is the name of a player.
gm-label-strip = { $name }: { $owned } Show this territory.
# For screen readers. $name is the name of a player.
gm-label-territory = Territory of { $name }
# $name is the name of a player.
gm-label-card = Card: { $name }
gm-label-locations-title = Special locations
# $number is a number, $names is names.
gm-label-locations =
    { $number ->
        [one] { $number } special location: { $names }
       *[other] { $number } special locations: { $names }
    }
gm-label-holding-titles-points = Points
gm-label-holding-titles-coins = Coins
gm-label-holding-titles-barrels = Barrels of whisky
gm-label-holding-titles-chieftains = Chieftains
gm-label-obstacles-member = None of your clan members stands near this cell (GM-30).
gm-label-obstacles-torn = River or road would not go on here (GM-32).
gm-label-obstacles-river-ends = The river goes on only at its north or south end (GM-31).
gm-label-obstacles-river-sides = Here the river must go on (GM-32).
gm-label-obstacles-road-ends = The road goes on only at its east or west end (GM-31).
gm-label-obstacles-road-sides = Here the road must go on (GM-32).
gm-label-cost-nothing = It costs nothing.
gm-label-cost-barrel =
    { $barrels ->
        [one] It costs one of your { $barrels } barrel, given unasked.
       *[other] It costs one of your { $barrels } barrels, given unasked.
    }
gm-label-cost-no-barrel = It costs a barrel, and you have none (GM-25).
gm-label-cost-member = It costs a clan member from a tile, or a chieftain; you choose.
gm-label-cost-no-member = It costs a clan member or a chieftain, and you have none (GM-34).
# $number is a number.
gm-label-cost-distinct =
    { $coins ->
        [0] It costs { $number } different resources, which you have.
        [one] It costs { $number } different resources: at least { $coins } coin at the market.
       *[other] It costs { $number } different resources: at least { $coins } coins at the market.
    }
gm-label-cost-sold-out = You lack { $kind }, and the market sells no more (GM-20).
gm-label-cost-short =
    { $missing ->
        [one] You cannot pay: { $missing } coin short (GM-23).
       *[other] You cannot pay: { $missing } coins short (GM-23).
    }
# $what is what the replay can jump to, such as a scoring.
gm-label-cost-given = It costs { $what } of yours.
# $what is what the replay can jump to, such as a scoring.
gm-label-cost-bought =
    { $coins ->
        [one] You lack { $what }: { $coins } coin at the market. You have { $owned }.
       *[other] You lack { $what }: { $coins } coins at the market. You have { $owned }.
    }
gm-label-cost-sell-first =
    { $missing ->
        [one] Cubes must be sold for { $missing } coin more.
       *[other] Cubes must be sold for { $missing } coins more.
    }
gm-label-cost-unasked = What can be paid in one way only is paid at once.

## gm-said

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
gm-said-sells-for =
    { $price ->
        [one] It sells for { $price } coin now.
       *[other] It sells for { $price } coins now.
    }
gm-said-cannot-sell = It cannot be sold: the market has no coin for { $kind } (GM-22).
gm-said-click-sells =
    { $price ->
        [one] Click it, and then its column of the market, to sell it for { $price } coin.
       *[other] Click it, and then its column of the market, to sell it for { $price } coins.
    }
# $number is a number.
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
gm-said-market-title = { CAPITAL($kind) } at the market
gm-said-next-price =
    { $price ->
        [one] The next cube costs { $price } coin, which stay here.
       *[other] The next cube costs { $price } coins, which stay here.
    }
gm-said-sold-out = Nobody can buy more: all three spaces hold their coins (GM-20).
gm-said-click-buys =
    { $price ->
        [one] A click buys one for { $price } coin and gives it at once. You have { $coins }.
       *[other] A click buys one for { $price } coins and gives it at once. You have { $coins }.
    }
gm-said-buy-only-for = You buy only what a cost or an exchange needs at once (GM-21).
# $number is a number.
gm-said-stack-title = Stack { $number }
# $number is a number.
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

## gm-result

gm-result-turns = In the turns: tiles
gm-result-turns-explained = Brown tiles that were activated: taverns, fairs, butchers, the grocer and the bridge.
gm-result-compared = Compared with who has fewest: 1, 2, 3, 4 or 5 and more bring 1, 2, 3, 5 or 8 points (GM-71).
gm-result-final-explained--iona -abbey = 2 points for each yellow tile of its owner (GM-74).
gm-result-final-explained--loch -morar = 2 points for each green tile of its owner (GM-74).
gm-result-final-explained--duart -castle = 3 points for each village of its owner (GM-74).
gm-result-final-explained-coins = 1 point for each coin (GM-74).
gm-result-final-explained-tiles = 3 points less for each tile more than the smallest territory has (GM-74).
