// The program of all generated clients: a whole game of each ruleset against AIs. `Client` is the part of each of them.
import { randomBytes } from "node:crypto";

type Seat = { kind: "human"; name: string; nonce: string } | { kind: "ai"; level: "random" };

/** The parts of requests and positions that the program uses. The types of each generator must agree. */
export type Request =
  | { ruleset: "schotten_totten"; options: { tactics: boolean }; seats: [Seat, Seat] }
  | { ruleset: "highland_clans"; options: { raid_refill: "hand" }; seats: Seat[] }
  | { ruleset: "glen_more"; seats: Seat[] };
export type Game = {
  id: string;
  version: number;
  status: "open" | "running" | "finished";
  outcome: { reason: string; winners: number[] } | null;
  seats: { name?: string | null }[];
} & (
  | { ruleset: "schotten_totten"; options: { tactics: boolean }; state: { stones: { owner: number | null }[] } | null }
  | { ruleset: "highland_clans"; options: { raid_refill: string } }
  | { ruleset: "glen_more" }
);

/** A seat of a game, with the moves of its generator. */
export interface Player<Move> {
  legal(): Promise<{ version: number; moves: Move[] }>;
  move(move: Move, version: number): Promise<Game>;
  /** Return the position after `version`, or the current one if it is finished or nothing happens for a while. */
  wait(version: number): Promise<Game>;
}

export interface Client<Move> {
  open(request: Request): Promise<Game & { tokens: { token: string }[] }>;
  sit(game: string, token: string): Promise<Player<Move>>;
}

const ann: Seat = { kind: "human", name: "Ann", nonce: randomBytes(16).toString("hex") };
const bot: Seat = { kind: "ai", level: "random" };
const requests: Request[] = [
  { ruleset: "schotten_totten", options: { tactics: true }, seats: [ann, bot] },
  { ruleset: "highland_clans", options: { raid_refill: "hand" }, seats: [ann, bot, bot] },
  { ruleset: "glen_more", seats: [ann, bot] },
];

/** Return the address of the service. */
export const url = process.argv[2] ?? "http://127.0.0.1:8000";

/** Return a field that only one ruleset has. */
function describe(game: Game): string {
  switch (game.ruleset) {
    case "schotten_totten":
      return `tactics: ${game.options.tactics}, stones: ${game.state?.stones.map((stone) => stone.owner)}`;
    case "highland_clans":
      return `raid refill: ${game.options.raid_refill}`;
    case "glen_more":
      return `players: ${game.seats.length}`;
  }
}

/** Play a game of each ruleset to its end. */
export async function play<Move>(client: Client<Move>): Promise<void> {
  for (const request of requests) {
    const opened = await client.open(request);
    const [seat] = opened.tokens;
    if (!seat) throw new Error("a human seat has a token");
    const player = await client.sit(opened.id, seat.token);
    let game: Game = opened;
    while (game.status !== "finished") {
      const { version, moves } = await player.legal();
      const move = moves[(version * 7) % moves.length];
      game = await (move ? player.move(move, version) : player.wait(version));
    }
    console.log(game.id, game.version, game.outcome?.reason, game.outcome?.winners, describe(game));
  }
}
