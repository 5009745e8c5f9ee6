### The table of Glen More. Tiles with their article, resources and numbers of things are in glen_more.ftl: $tile, $cube, $kind have the forms that they have there.

## The board, mostly for screen readers

# $name is the name of a player, $tile is a tile as a title (gm-title).
gm-label-taken = Taken by { $name }: { $tile }
# $name is the name of a player.
gm-label-taken-by = { $name } has taken it.
# For screen readers. $name is the name of a player.
gm-label-hand = What { $name } can pay with
# $number is a number, $kind is a resource (gm-cube) or the kind of a formation.
gm-label-own-cubes = { $number } { $kind }
# $space is a number on the track, $what is what the replay can jump to, such as a scoring.
gm-label-space = Space { $space }: { $what }
gm-label-die = die
gm-label-empty-space = empty
# For screen readers.
gm-label-track = Track
# For screen readers.
gm-label-market = Market
# For screen readers.
gm-label-stacks = Stacks
# $left is a number, $number is a number.
gm-label-stack =
    { $left ->
        [0] Stack { $number }: used up
        [one] Stack { $number }: { $left } tile left
       *[other] Stack { $number }: { $left } tiles left
    }
# For screen readers.
gm-label-others = The other players in short
# For screen readers. $name is the name of a player, $owned is a number of coins.
gm-label-strip = { $name }: { $owned } Show this territory.
# For screen readers. $name is the name of a player.
gm-label-territory = Territory of { $name }
# $name is the name of a player.
gm-label-card = Card: { $name }
# $number is a number, $names is names.
gm-label-locations =
    { $number ->
        [one] { $number } special location: { $names }
       *[other] { $number } special locations: { $names }
    }
gm-label-obstacles-member = None of your clan members stands near this cell (GM-30).
gm-label-obstacles-torn = River or road would not go on here (GM-32).
gm-label-obstacles-river-ends = The river goes on only at its north or south end (GM-31).
gm-label-obstacles-river-sides = Here the river must go on (GM-32).
gm-label-obstacles-road-ends = The road goes on only at its east or west end (GM-31).
gm-label-obstacles-road-sides = Here the road must go on (GM-32).
# For screen readers. $kind is a resource, $price what the next cube costs in coins, $filled what one sells for.
gm-label-market-row-empty = Market, { $kind }: buy for { $price }, cannot be sold
# For screen readers. $kind is a resource, $price what the next cube costs in coins, $filled what one sells for.
gm-label-market-row-some = Market, { $kind }: buy for { $price }, sells for { $filled }
# For screen readers. $kind is a resource, $price what the next cube costs in coins, $filled what one sells for.
gm-label-market-row-full = Market, { $kind }: not for sale, sells for { $filled }
# For screen readers. $cell is one of gm-place.
gm-label-cell = Cell { $cell }
# For screen readers. $cell is one of gm-place, $obstacle a sentence.
gm-label-cell-closed = Cell { $cell }: { $obstacle }
# Where the starting village lies, in a list of facts about it.
gm-label-in-middle = in the middle
# In a list of facts about a tile. $cubes are resources.
gm-label-holds = holds { $cubes }
# In a list of facts about a tile.
gm-label-activated = activated in this turn
# For screen readers. $tile is one of gm-title. $number is a number.
gm-label-members-on =
    { $number ->
        [one] { $number } clan member on { $tile }
       *[other] { $number } clan members on { $tile }
    }
# For screen readers. $tile is one of gm-title, $place one of gm-place. $number is a number.
gm-label-members-on-at =
    { $number ->
        [one] { $number } clan member on { $tile }, { $place }
       *[other] { $number } clan members on { $tile }, { $place }
    }
# For screen readers: a cube on a tile. $kind is a resource, $tile one of gm-title.
gm-label-cube-of = { $kind } of { $tile }
# For screen readers: a cube on a tile. $kind is a resource, $tile one of gm-title, $place one of gm-place.
gm-label-cube-of-at = { $kind } of { $tile }, { $place }
# How many chieftains a player has. $number is a number.
gm-chieftains =
    { $number ->
        [one] { $number } chieftain
       *[other] { $number } chieftains
    }
# How many cards of special locations a player has. $number is a number.
gm-location-cards =
    { $number ->
        [one] { $number } special location
       *[other] { $number } special locations
    }
# For screen readers and in an explanation: what a player has, as a list of numbers of things: 12 points, 5 coins, …
# $things is a list.
gm-label-owned = { $things }.

## Cells of a territory

# A cell of a territory, counted from the starting village.
gm-place = starting village
# A cell of a territory, counted from the starting village. The arguments are numbers of cells.
gm-place-south = { $south } south
# A cell of a territory, counted from the starting village. The arguments are numbers of cells.
gm-place-north = { $north } north
# A cell of a territory, counted from the starting village. The arguments are numbers of cells.
gm-place-east = { $east } east
# A cell of a territory, counted from the starting village. The arguments are numbers of cells.
gm-place-west = { $west } west
# A cell of a territory, counted from the starting village. The arguments are numbers of cells.
gm-place-south-east = { $south } south, { $east } east
# A cell of a territory, counted from the starting village. The arguments are numbers of cells.
gm-place-south-west = { $south } south, { $west } west
# A cell of a territory, counted from the starting village. The arguments are numbers of cells.
gm-place-north-east = { $north } north, { $east } east
# A cell of a territory, counted from the starting village. The arguments are numbers of cells.
gm-place-north-west = { $north } north, { $west } west

## The tiles as titles

# A tile as a title, without an article. A long word may break at a soft hyphen, { "\u00AD" }.
gm-title-quarry = Quarry
# A tile as a title, without an article.
gm-title-forest = Forest
# A tile as a title, without an article.
gm-title-meadow = Meadow
# A tile as a title, without an article.
gm-title-village = Village
# A tile as a title, without an article.
gm-title-grain-field = Grain field
# A tile as a title, without an article.
gm-title-pasture = Pasture
# A tile as a title, without an article.
gm-title-loch-lochy = Loch Lochy
# A tile as a title, without an article.
gm-title-butcher-sheep = Butcher (sheep)
# A tile as a title, without an article.
gm-title-distillery = Distillery
# A tile as a title, without an article.
gm-title-fair-small = Fair (small)
# A tile as a title, without an article.
gm-title-castle-moil = Castle Moil
# A tile as a title, without an article.
gm-title-castle-stalker = Castle Stalker
# A tile as a title, without an article.
gm-title-armadale-castle = Armadale Castle
# A tile as a title, without an article.
gm-title-butcher-cattle = Butcher (cattle)
# A tile as a title, without an article.
gm-title-tavern-3-vp = Tavern (3 VP)
# A tile as a title, without an article.
gm-title-butcher-mixed = Butcher (mixed)
# A tile as a title, without an article.
gm-title-loch-morar = Loch Morar
# A tile as a title, without an article.
gm-title-loch-ness = Loch Ness
# A tile as a title, without an article.
gm-title-castle-of-mey = Castle of Mey
# A tile as a title, without an article.
gm-title-duart-castle = Duart Castle
# A tile as a title, without an article.
gm-title-iona-abbey = Iona Abbey
# A tile as a title, without an article.
gm-title-fair-medium = Fair (medium)
# A tile as a title, without an article.
gm-title-cawdor-castle = Cawdor Castle
# A tile as a title, without an article.
gm-title-loch-shiel = Loch Shiel
# A tile as a title, without an article.
gm-title-fair-large = Fair (large)
# A tile as a title, without an article.
gm-title-grocer = Grocer
# A tile as a title, without an article.
gm-title-loch-oich = Loch Oich
# A tile as a title, without an article.
gm-title-tavern-4-vp = Tavern (4 VP)
# A tile as a title, without an article.
gm-title-donan-castle = Donan Castle
# A tile as a title, without an article.
gm-title-bridge = Bridge
# A tile as a title, without an article.
gm-title-starting-village = Starting village

## What tiles are, cost, bring and do

# What a tile costs, or what is given for it. $number is a number, or several: 1 or 2.
gm-item-wood = { $number } wood
# What a tile costs, or what is given for it. $number is a number, or several: 1 or 2.
gm-item-stone = { $number } stone
# What a tile costs, or what is given for it. $number is a number, or several: 1 or 2.
gm-item-grain = { $number } grain
# What a tile costs, or what is given for it. $number is a number, or several: 1 or 2.
gm-item-sheep = { $number } sheep
# What a tile costs, or what is given for it. $number is a number, or several: 1 or 2.
gm-item-cattle = { $number } cattle
# What a tile costs, or what is given for it. $number is a number, or several: 1 or 2.
gm-item-whisky = { $number } barrel of whisky
# What a tile costs, or what is given for it. $number is a number, or several: 1 or 2.
gm-item-any_distinct = { $number } different resources
# What a tile costs, or what is given for it. $number is a number, or several: 1 or 2.
gm-item-clan_member_or_chieftain = { $number } clan member or chieftain
# What a tile costs: It costs nothing.
gm-cost-nothing = nothing
# What a tile brings when it is placed.
gm-bonus-member = 1 clan member
# What a tile brings when it is placed.
gm-bonus-barrel = 1 barrel
# What a tile brings when it is placed.
gm-bonus-card = its card
# What a tile does when it is activated.
gm-effect-move = 1 movement point
# What a tile does when it is activated.
gm-effect-any-cube = 1 cube of choice
# What a tile does when it is activated. $points is a number, or several: 2 or 4.
gm-effect-points = { $points } points
# What a tile does when it is activated.
gm-effect-barrel = 1 barrel
# What a tile does when it is activated. $given is given for $gained: 1 grain: 1 barrel.
gm-effect-trade = { $given }: { $gained }
# What is given for points. $number is a number.
gm-given-any = any { $number } resources
# What is given for points. $numbers is like 1, 2 or 3.
gm-given-different = { $numbers } different resources
# What crosses a tile, in a list of facts about it.
gm-way-river-and-road = river and road
# What crosses a tile, in a list of facts about it.
gm-way-river = river
# What crosses a tile, in a list of facts about it.
gm-way-road = road
# In a list of facts about a tile. $cost is a list of gm-item.
gm-fact-costs = costs { $cost }
# In a list of facts about a tile. $bonus is a list of gm-bonus.
gm-fact-brings = brings { $bonus }
# In a list of facts about a tile. $effect is one of gm-effect.
gm-fact-effect = when activated: { $effect }
# A tile of one's own, where several are called so. $tile is gm-tile, with the forms that it has; $place one of
# gm-place.
gm-own-tile = { $tile } ({ $place })
# What is given for points: a list of gm-item, such as 1 wood and 1 stone.
gm-given-all = { $items }

## Moves in words

# The title of a group of moves in the list of all moves.
gm-group-sell = Sell
# The title of a group of moves in the list of all moves.
gm-group-take = Take a tile
# The title of a group of moves in the list of all moves.
gm-group-discard = No tile can be placed
# The title of a group of moves in the list of all moves.
gm-group-pay = Pay
# The title of a group of moves in the list of all moves.
gm-group-place = Place the tile
# The title of a group of moves in the list of all moves.
gm-group-choose = Choose a cube
# The title of a group of moves in the list of all moves.
gm-group-activate = Activate
# The title of a group of moves in the list of all moves.
gm-group-move = Move a clan member
# The title of a group of moves in the list of all moves.
gm-group-promote = Make a chieftain
# A move, on a button. $cube is a resource. $tile is a tile of one's own: gm-tile, or gm-own-tile if several are
# called so.
gm-move-sell-from = Sell { $cube } from { $tile }
# A move, on a button. $tile is one of gm-title, $space a number on the track.
gm-move-tile-on-space = { $tile }, space { $space }
# A move, on a button. $cube is a resource. $tile is a tile of one's own: gm-tile, or gm-own-tile if several are
# called so.
gm-move-give-cube = Give { $cube } from { $tile }
# A move, on a button. $cube is a resource, $price a number.
gm-move-buy-cube =
    { $price ->
        [one] Buy { $cube } for { $price } coin
       *[other] Buy { $cube } for { $price } coins
    }
# A move, on a button. $tile is a tile of one's own: gm-tile, or gm-own-tile if several are called so.
gm-move-give-member = Give a clan member from { $tile }
# A move, on a button.
gm-move-give-chieftain = Give a chieftain
# A move, on a button. $cube is a resource.
gm-move-take-cube = Take { $cube }
# A move, on a button. $tile is a tile of one's own: gm-tile, or gm-own-tile if several are called so.
gm-move-activate-tile = Activate { $tile }
# A move, on a button.
gm-move-no-more = Give no more cubes
# A move, on a button. $origin and $target are tiles of one's own, like $tile above.
gm-move-from-to = From { $origin } to { $target }
# A move, on a button. $tile is a tile of one's own: gm-tile, or gm-own-tile if several are called so.
gm-move-promote = The clan member on { $tile }

## What is to be done now, and what the replay jumps to

# Tells the player what to do now.
gm-prompt-cube = Give this cube, or click its row of the market to sell it.
# Tells the player what to do now.
gm-prompt-member = Choose where the clan member goes: to an adjacent tile, or to your chieftains.
# Tells the player what to do now.
gm-prompt-sells = Cubes may be sold at any time.
# Tells the player what to do now.
gm-prompt-discard = You cannot place a tile. Choose one to remove from the game.
# Tells the player what to do now.
gm-prompt-take = Take a tile from the track.
# Tells the player what to do now.
gm-prompt-choose = Choose a cube.
# Tells the player what to do now.
gm-prompt-activate = Activate your tiles, then end the turn.
# Tells the player what to do now.
gm-prompt-end = End the turn.
# Tells the player what to do now. $tile is a tile (gm-tile).
gm-prompt-pay = Pay for { $tile }. Click a cube of yours, or a row of the market to buy a cube.
# Tells the player what to do now. $tile is a tile (gm-tile).
gm-prompt-place = Choose a cell for { $tile }.
# Tells the player what to do now. $tile is a tile (gm-tile).
gm-prompt-exchange = Give cubes for { $tile }. Click a cube of yours, or a row of the market to buy a cube.
# Tells the player what to do now. $points is a number.
gm-prompt-movement =
    { $points ->
        [one] You have { $points } movement point.
       *[other] You have { $points } movement points.
    }
# Tells the player what to do now. $points are movement points.
gm-prompt-move = Move clan members ({ $points } left), or end the turn.
# What the replay can jump to, in the middle of a sentence.
gm-milestone-name = scoring
# What the replay can jump to, in the middle of a sentence. $scoring is 1, 2 or 3.
gm-milestone-scoring = scoring { $scoring }
# What the replay can jump to, in the middle of a sentence.
gm-milestone-final = final scoring
