### glen_more_how

## gm-how

gm-how-aim-title = Aim: most points
gm-how-turn-title = A turn: the last one goes
gm-how-placing-title = Place the tile
gm-how-activating-title = Activate it and its neighbours
gm-how-market-title = The market
gm-how-symbols-title = Symbols
gm-how-meanings-wood = wood
gm-how-meanings-stone = stone
gm-how-meanings-grain = grain
gm-how-meanings-cattle = cattle
gm-how-meanings-sheep = sheep
gm-how-meanings-whisky = whisky
gm-how-meanings-any = any resource
gm-how-meanings-any_distinct = different resources
gm-how-meanings-someone = clan member
gm-how-meanings-move = movement
gm-how-meanings-card = special location
gm-how-meanings-coin = coin
gm-how-pictures-track = Your figure jumps over two tiles and another figure, and takes a village.
gm-how-pictures-placing = A starting village with a clan member, a quarry on the road, a meadow on the river, and two open cells.
gm-how-pictures-activating = A forest makes wood, a distillery makes whisky of grain, a village gives movement, a tavern 4 points.
gm-how-pictures-market = Stone: the first space holds its coin, so the next stone costs 2.
gm-how-pictures-scoring = A barrel, a chieftain, a hat, and the card of a special location.
