/** The texts of Highland Clans that are read beside a game: how to play, and the table of points at the end. */

/** The rows of the table of points: what each is called, and what brought the points. */
export const results = {
  start: { name: "At the start", explain: "2, 5 or 8 points in a game of 3, 4 or 5 players (HC-05)." },
  green: { name: "Green: monks, monasteries", explain: "Most and second most green of each round (HC-61)." },
  red: { name: "Red: cattle", explain: "1 for each cattle in each round, and 2 for the largest herd (HC-62)." },
  blue: { name: "Blue: pipers, castles", explain: "Blue of each round, less an opponent's largest herd (HC-63)." },
  attacks: {
    name: "Raids on others",
    explain: "1 or 2 for a raid that is not lost, and 1 less for a lost one (HC-44 to HC-47).",
  },
  defences: { name: "Defence", explain: "2 for each raid that was beaten off (HC-46)." },
};

/** How to play: the sections of one screen. */
export const how = {
  aim: {
    title: "The aim",
    text:
      "Lead your clan to most points. Followers stand in your court, buildings on your lands, and every round " +
      "scores them.",
    picture: "A warrior, a piper, a monk, cattle, a castle and a monastery",
  },
  turn: {
    title: "Your turn",
    picture: "Six cubes: 1 yellow, 2 blue, 2 green, 1 red",
    steps: [
      "Six cubes are drawn from the bag: your reserve.",
      "Take one or two different actions with at most four of them. The last player of a round takes one.",
      "Raid a clan, or exchange one to three cards, or do neither.",
    ],
  },
  court: "A cube goes to court",
  built: { cattle: "1 red is cattle", castle: "2 blue are a castle", monastery: "3 green are a monastery" },
  symbols: {
    title: "What cubes become",
    text:
      "A land holds one building. More land: a domain costs 1 yellow and 1 red, or 1 yellow and 2 green. " +
      "A bard costs 1 blue, takes followers from another court, and is your only action. " +
      "You hold as many raid cards as you have warriors.",
  },
  raid: {
    title: "A raid",
    picture: "A 3 with a piper beats a 3",
    text:
      "Three times both sides lay a card face down; a piper on it adds 1 and is used up. " +
      "Who wins more rounds wins the raid. " +
      "The attacker gets 1 point and a spoil, or 2 points if there is none to take. " +
      "A defender who wins gets 2, and the attacker loses 1. If nobody wins, the attacker gets 1.",
  },
  scoring: {
    title: "Scoring, after each round",
    /** @type {[pieces: string[], text: string][]} */
    rows: [
      [
        ["monk", "monastery"],
        "Most green: 3 points; second: 2. Who share a place have 1 each; if it is the first, nobody is second. A monastery counts 3.",
      ],
      [["cattle"], "1 point each, and 2 more for the largest herd, but not for a shared one."],
      [["piper", "castle"], "1 point for a piper and 2 for a castle, less the largest herd of any opponent."],
      [["warrior"], "Most warriors: the largest following, which may redraw cubes."],
    ],
  },
  end: {
    title: "The end",
    text:
      "After each round a domain leaves the game. From 30 points on it is turned over: " +
      "if its number is not above the leader's points, the game ends. " +
      "It also ends when no domain is left, and at once when the bag has fewer than six cubes. " +
      "Most points win; equal leaders share the victory.",
  },
};
