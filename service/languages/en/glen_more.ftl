### Glen More. $player is a name, $tile, $origin and $target are tiles, $cube is a resource, $space a number on the track.

## Tiles, with their article. A tile of which there are several has two more forms: `one` with an indefinite article, and
## `name` without any. CAPITAL(…) makes the first letter a capital one.

gm-tile-quarry = the Quarry
    .one = a Quarry
    .name = Quarry
gm-tile-forest = the Forest
    .one = a Forest
    .name = Forest
gm-tile-meadow = the Meadow
    .one = a Meadow
    .name = Meadow
gm-tile-village = the Village
    .one = a Village
    .name = Village
gm-tile-grain-field = the Grain field
    .one = a Grain field
    .name = Grain field
gm-tile-pasture = the Pasture
    .one = a Pasture
    .name = Pasture
gm-tile-loch-lochy = Loch Lochy
gm-tile-butcher-sheep = the Butcher (sheep)
gm-tile-distillery = the Distillery
    .one = a Distillery
    .name = Distillery
gm-tile-fair-small = the Fair (small)
    .one = a Fair (small)
    .name = Fair (small)
gm-tile-castle-moil = Castle Moil
gm-tile-castle-stalker = Castle Stalker
gm-tile-armadale-castle = Armadale Castle
gm-tile-butcher-cattle = the Butcher (cattle)
gm-tile-tavern-3-vp = the Tavern (3 VP)
    .one = a Tavern (3 VP)
    .name = Tavern (3 VP)
gm-tile-butcher-mixed = the Butcher (mixed)
gm-tile-loch-morar = Loch Morar
gm-tile-loch-ness = Loch Ness
gm-tile-castle-of-mey = Castle of Mey
gm-tile-duart-castle = Duart Castle
gm-tile-iona-abbey = Iona Abbey
gm-tile-fair-medium = the Fair (medium)
gm-tile-cawdor-castle = Cawdor Castle
gm-tile-loch-shiel = Loch Shiel
gm-tile-fair-large = the Fair (large)
gm-tile-grocer = the Grocer
gm-tile-loch-oich = Loch Oich
gm-tile-tavern-4-vp = the Tavern (4 VP)
gm-tile-donan-castle = Donan Castle
gm-tile-bridge = the Bridge
gm-tile-starting-village = the Starting village
# A tile with its cell: the Pasture 2 south and 1 west of the starting village. $place is one of gm-cell.
gm-tile-at = { $tile } { $place }
gm-cell = of the starting village
gm-cell-south = { $south } south of the starting village
gm-cell-north = { $north } north of the starting village
gm-cell-east = { $east } east of the starting village
gm-cell-west = { $west } west of the starting village
gm-cell-south-east = { $south } south and { $east } east of the starting village
gm-cell-south-west = { $south } south and { $west } west of the starting village
gm-cell-north-east = { $north } north and { $east } east of the starting village
gm-cell-north-west = { $north } north and { $west } west of the starting village

## Resources, without an article: a wood, no grain, the row of cattle

gm-cube-grain = grain
gm-cube-wood = wood
gm-cube-stone = stone
gm-cube-sheep = sheep
gm-cube-cattle = cattle

## Numbers of things

gm-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
gm-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
gm-cubes =
    { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
gm-members =
    { $number ->
        [one] { $number } clan member
       *[other] { $number } clan members
    }
gm-barrels =
    { $number ->
        [one] { $number } barrel
       *[other] { $number } barrels
    }
gm-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
gm-movement-points =
    { $number ->
        [one] { $number } movement point
       *[other] { $number } movement points
    }

## Events

gm-set-up = The game is set up; { $player } begins, and each has { $coins }.
gm-set-up-die = The game is set up; { $player } begins, and each has { $coins }. The die joins in.
gm-tile-laid = { CAPITAL($tile) } is laid on space { $space }; { $tiles } left in stack { $stack }.
gm-turn-began = It is { $player }'s turn.
gm-turn-ended = { $player }'s turn ends.
gm-tile-removed = { CAPITAL($tile) } on space { $space } leaves the game.
gm-die-rolled = The die shows { $roll } and moves to space { $space }; { $tile } leaves the game.
# $area is one of gm-area, $numbers a list of gm-number with commas only.
gm-area-scored = Scoring { $scoring }. { $area }: { $numbers }.
gm-area-barrels = Barrels
gm-area-chieftains = Chieftains and hats
gm-area-cards = Cards
# $what is one of gm-final.
gm-final-scored = Final scoring. { $what }: { $numbers }.
gm-final-iona-abbey = Iona Abbey
gm-final-loch-morar = Loch Morar
gm-final-duart-castle = Duart Castle
gm-final-coins = Coins
gm-final-tiles = Tiles
gm-number = { $player } has { $number } and scores { $points }
# $totals is a list of gm-total with commas only.
gm-play-ended = The game is over: { $totals }.
gm-total = { $player } { $points } ({ $cubes })
gm-tile-taken = { $player } moves to space { $space } and takes { $tile }.
gm-tile-discarded = { $player } can place no tile; { $tile } on space { $space } leaves the game.
gm-tile-discarded-unpaid =
    { $player } can pay for no tile that they could place; { $tile } on space { $space } leaves the game.
gm-cube-paid = { $player } gives a { $cube } from { $tile }.
gm-cube-bought = { $player } buys and gives a { $cube } for { $coins }.
gm-cube-sold = { $player } sells a { $cube } from { $tile } for { $coins }.
gm-barrel-paid = { $player } gives a barrel of whisky.
gm-member-paid = { $player } gives a clan member from { $tile }.
gm-chieftain-paid = { $player } gives a chieftain.
gm-tile-paid = { CAPITAL($tile) } may be placed.
gm-tile-placed = { $player } places { $tile } { $place }.
gm-members-gained = { $player } gets { $members } on { $tile }.
# $card is a tile.
gm-card-gained = { $player } gets the card { $card }.
gm-cubes-promised =
    { CAPITAL($tile) } brings { $number ->
        [one] one cube
       *[other] two cubes
    } for { $player } to choose.
gm-activation-began = { $player } may activate { $tiles }.
gm-barrels-gained = { $player } gets { $barrels } from { $tile }.
gm-coins-gained = { $player } gets { $coins } from { $tile }.
gm-cube-gained = { $player } gets a { $cube } on { $tile }.
gm-tile-activated = { $player } activates { $tile }.
gm-tile-activated-loch-ness = { $player } activates { $tile } by Loch Ness.
# $cubes is a list of resources with commas only.
gm-exchange-made = { $player } has given { $cubes } at { $tile }.
gm-points-scored = { $player } scores { $points } with { $tile }.
gm-movement-gained = { $player } has { $points }.
gm-member-moved = { $player } moves a clan member from { $origin } to { $target }.
gm-member-promoted = { $player } makes a clan member on { $tile } a chieftain.

## Moves, as orders

gm-sell-cube = Sell a { $cube } from { $tile_one }.
gm-take-tile = Take the tile on space { $space }.
gm-discard-tile = Discard the tile on space { $space }.
gm-pay-cube = Give a { $cube } from { $tile_one }.
gm-buy-cube = Buy a { $cube }.
gm-pay-member = Give a clan member from { $tile_one }.
gm-pay-chieftain = Give a chieftain.
gm-place-tile = Place the tile { $place }.
gm-choose-cube = Choose a { $cube }.
gm-activate-tile = Activate { $tile_one }.
gm-close-exchange = Give no more cubes and close the exchange.
gm-move-member = Move a clan member from { $origin_one } to { $target_one }.
# Both tiles have the same name: from a Village to another Village.
gm-move-member-alike = Move a clan member from { $origin_one } to another { $target_name }.
gm-promote-member = Make a clan member on { $tile_one } a chieftain.
gm-end-turn = End the turn.

## Refusals: sentences to the player without their full stop. A clause of the rulebook follows in brackets.

gm-over = The game is over
gm-other-turn = It is { $player }'s turn
gm-first-take = First move your figure onto a tile
gm-first-pay = First pay for the tile you took
gm-first-place = First place the tile you took
gm-first-exchange = First complete the exchange you began
# $options is one of gm-options.
gm-then-activate = Your tile is placed; you may { $options }
gm-then-move = Activation ends with the first movement point; you may { $options }
gm-then-discarded = After a discarded tile you may only { $options }
gm-options-end = end your turn
gm-options-sell-end = sell or end your turn
gm-options-move-end = move or end your turn
gm-options-move-sell-end = move, sell, or end your turn
gm-options-activate-end = activate or end your turn
gm-options-activate-sell-end = activate, sell, or end your turn
gm-options-activate-move-end = activate, move, or end your turn
gm-options-activate-move-sell-end = activate, move, sell, or end your turn
gm-nothing-to-buy-for = A cube is bought only for the cost or the exchange at hand, and there is none
gm-loch-ness-used = Loch Ness activates one more tile a turn, and it has
gm-loch = Lochs do nothing when they are activated
gm-no-such-tile = You have no such tile
gm-closed-early = An exchange is closed when a number of cubes was given that it takes
gm-no-movement-point = You have no movement point
gm-no-member-there = None of your clan members stands there
gm-too-far = A movement point leads to one of the eight neighbouring tiles
gm-activated = { CAPITAL($tile) } was activated this turn
gm-far-away = { CAPITAL($tile) } is neither the new tile nor a neighbour of it
# $missing is gm-coins-short, gm-rows-full or gm-rows-too-full.
gm-exchange-unpaid = You cannot pay what { $tile } takes: { $missing }
gm-full = { CAPITAL($tile) } holds three cubes already
gm-row-empty = The market's row of { $cube } is empty, so it cannot be sold to
gm-row-full = The market's row of { $cube } is full, so it cannot be bought from
gm-too-few-coins = A { $cube } costs { $coins }, and you have { $has }
gm-rest-unpaid = After that { $cube } you cannot pay the rest: { $missing }
gm-takes-none = { CAPITAL($tile) } takes no { $cube }
gm-takes-no-more = { CAPITAL($tile) } takes no more { $cube }
gm-loch-ness-no-cubes = Loch Ness costs a clan member or a chieftain, and no cubes
gm-cube-not-needed = No { $cube } is asked for here
gm-no-cube-there = No { $cube } lies on { $tile }
gm-coins-short = { $coins } short
# $cubes is a list of $number resources.
gm-rows-full =
    { $number ->
        [one] the row of { $cubes } is full
       *[other] the rows of { $cubes } are full
    }
gm-rows-too-full =
    { $number ->
        [one] the row of { $cubes } is too full
       *[other] the rows of { $cubes } are too full
    }
gm-cell-held = Another tile lies there
gm-cell-apart = No side of that cell is shared with a tile of your territory
gm-no-member-near = None of your clan members stands on a neighbour of that cell
gm-river-ends = A river tile extends the river at its north or south end
gm-road-ends = A road tile extends the road at its east or west end
gm-river-sides = Sides that touch must match: river to river, plain to plain
gm-road-sides = Sides that touch must match: road to road, plain to plain
gm-choose-first =
    Choose the { $number ->
        [one] cube
       *[other] cubes
    } for { $tile } first
gm-not-loch-ness = Only Loch Ness costs a clan member or a chieftain
gm-no-cell-without = Without that clan member Loch Ness would have no legal cell
gm-no-member-to-give = You can give no clan member or chieftain that leaves Loch Ness a legal cell
gm-no-chieftain = You have no chieftain
gm-takable =
    A tile is discarded only if no tile of the track can be both placed and paid for; you can take { $tile } on space { $space }
gm-too-dear = You cannot pay for { $tile }: { $missing }
gm-no-barrel = { CAPITAL($tile) } costs a barrel of whisky, and you have none
gm-no-cell = Your territory has no cell where { $tile } may lie
gm-no-tile = No tile lies on space { $space }
