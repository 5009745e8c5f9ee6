/** The texts of How to play Glen More. */

export const how = {
  aim: {
    title: "Aim: most points",
    sentences: [
      "Tiles come from three stacks. When the last one of a stack lies on the track, three things are compared: " +
        "barrels, chieftains with hats, special locations. The third time the game ends.",
      "A player who has 1, 2, 3, 4 or 5 more than the player with fewest scores 1, 2, 3, 5 or 8 points.",
      "At the end each coin is a point. Each tile more than the smallest territory has costs 3 points.",
    ],
  },
  turn: {
    title: "A turn: the last one goes",
    sentences: [
      "The player who is last on the track moves ahead onto any tile, pays what it costs, and takes it.",
      "The farther you go, the longer you wait: everybody behind you goes first. Tiles left behind leave the game.",
      "Can you take none? Move to any tile; it leaves the game. Of two or three players the die is one more: " +
        "when it is last it is rolled, jumps that many tiles on, and its tile leaves the game.",
    ],
  },
  placing: {
    title: "Place the tile",
    sentences: [
      "It lies beside your territory, and near one of your clan members: they must stand on one of its eight neighbours.",
      "The river goes on to the north and south, the road to the east and west. Neither may be interrupted.",
    ],
  },
  activating: {
    title: "Activate it and its neighbours",
    sentences: [
      "The new tile and its up to eight neighbours work once each, in any order: they make cubes, whisky or points. " +
        "A tile holds three cubes at most.",
      "Villages and castles give movement. A point moves a clan member by a tile, or makes them a chieftain.",
    ],
  },
  market: {
    title: "The market",
    sentences: [
      "A cube costs the cheapest free price, and its coins stay there. Buy only what you need at once.",
      "Selling takes the dearest coins away. You may sell cubes at any time in your turn.",
    ],
  },
  symbols: { title: "Symbols", sentences: [] },
  /** By symbol: what it means. */
  meanings: {
    wood: "wood",
    stone: "stone",
    grain: "grain",
    cattle: "cattle",
    sheep: "sheep",
    whisky: "whisky",
    any: "any resource",
    any_distinct: "different resources",
    someone: "clan member",
    move: "movement",
    card: "special location",
    coin: "coin",
  },
  pictures: {
    track: "Your figure jumps over two tiles and another figure, and takes a village.",
    placing: "A starting village with a clan member, a quarry on the road, a meadow on the river, and two open cells.",
    activating: "A forest makes wood, a distillery makes whisky of grain, a village gives movement, a tavern 4 points.",
    market: "Stone: the first space holds its coin, so the next stone costs 2.",
    scoring: "A barrel, a chieftain, a hat, and the card of a special location.",
  },
};
