// boardgame.io, in memory, with a game of cards beside stones: `serve PORT`, or `load PORT GAMES MOVES`, which prints JSON.
const { PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");
const { io } = require("socket.io-client");

const STONES = 9;
const DEEPEST = 3;
const HAND = 6;

const stones = {
  name: "stones",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(54).keys()]);
    const players = Object.fromEntries(["0", "1"].map((seat) => [seat, { hand: deck.splice(0, HAND) }]));
    return { players, secret: { deck }, stones: Array.from({ length: STONES }, () => ({ 0: [], 1: [] })) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Put a card beside a stone and draw one; the oldest card beside a full stone goes below the deck.
    playCard: ({ G, playerID }, place, stone) => {
      const side = G.stones[stone][playerID];
      const hand = G.players[playerID].hand;
      side.push(hand.splice(place, 1)[0]);
      if (side.length > DEEPEST) G.secret.deck.unshift(side.shift());
      hand.push(G.secret.deck.pop());
    },
  },
};

// Open a match, without credentials. One socket plays both seats, so that each move gets one update, like a response of Cairn.
async function open(port, matchID) {
  const socket = io(`http://127.0.0.1:${port}/stones`, { transports: ["websocket"], forceNew: true });
  await new Promise((resolve) => {
    socket.once("sync", resolve);
    socket.emit("sync", matchID, "0", undefined, 2);
  });
  return { socket, matchID };
}

// Make the move with this number in its match, and return the milliseconds until its outcome is known.
function move({ socket, matchID }, number) {
  const playerID = String(number % 2);
  const payload = { type: "playCard", args: [number % HAND, number % STONES], playerID };
  const start = performance.now();
  return new Promise((resolve) => {
    const hear = (_match, state) => {
      if (state._stateID <= number) return;
      socket.off("update", hear);
      resolve(performance.now() - start);
    };
    socket.on("update", hear);
    socket.emit("update", { type: "MAKE_MOVE", payload }, number, matchID, playerID);
  });
}

async function load(port, games, moves) {
  const matches = await Promise.all(Array.from({ length: games }, (_, number) => open(port, `${process.pid}-${number}`)));
  process.stdout.write("ready\n");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const times = [];
  const begun = performance.now();
  const used = process.cpuUsage();
  await Promise.all(
    matches.map(async (match) => {
      for (let number = 0; number < moves; number++) times.push(await move(match, number));
    }),
  );
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - begun) / 1e3;
  const found = { times: times.map((time) => time / 1e3), seconds, clients: (user + system) / 1e6 };
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit());
}

const [, , task, port, games, moves] = process.argv;
if (task === "serve") Server({ games: [stones], origins: [] }).run(Number(port));
else load(port, Number(games), Number(moves));
