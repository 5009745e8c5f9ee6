### How to play Glen More.

## How to play, on one screen

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
# In How to play.
gm-how-aim-1 = Tiles come from three stacks. When the last one of a stack lies on the track, three things are compared: barrels, chieftains with hats, special locations. The third time the game ends.
# In How to play.
gm-how-aim-2 = A player who has 1, 2, 3, 4 or 5 more than the player with fewest scores 1, 2, 3, 5 or 8 points.
# In How to play.
gm-how-aim-3 = At the end each coin is a point. Each tile more than the smallest territory has costs 3 points.
# In How to play.
gm-how-turn-1 = The player who is last on the track moves ahead onto any tile, pays what it costs, and takes it.
# In How to play.
gm-how-turn-2 = The farther you go, the longer you wait: everybody behind you goes first. Tiles left behind leave the game.
# In How to play.
gm-how-turn-3 = Can you take none? Move to any tile; it leaves the game. Of two or three players the die is one more: when it is last it is rolled, jumps that many tiles on, and its tile leaves the game.
# In How to play.
gm-how-placing-1 = It lies beside your territory, and near one of your clan members: they must stand on one of its eight neighbours.
# In How to play.
gm-how-placing-2 = The river goes on to the north and south, the road to the east and west. Neither may be interrupted.
# In How to play.
gm-how-activating-1 = The new tile and its up to eight neighbours work once each, in any order: they make cubes, whisky or points. A tile holds three cubes at most.
# In How to play.
gm-how-activating-2 = Villages and castles give movement. A point moves a clan member by a tile, or makes them a chieftain.
# In How to play.
gm-how-market-1 = A cube costs the cheapest free price, and its coins stay there. Buy only what you need at once.
# In How to play.
gm-how-market-2 = Selling takes the dearest coins away. You may sell cubes at any time in your turn.
