/** A feed: the turns and other messages of many games on one connection, which is opened again after each loss. */
import type { Client } from "./client.js";
import { CairnError } from "./errors.js";
import { type Game, type Schemas, Turn } from "./game.js";
import type { RequestOptions } from "./transport.js";

/** The types of a feed's messages. A newer service may send others, which are skipped. */
const KNOWN = ["turn", "open", "invited", "decision", "over", "gone", "series.paired", "series.ended"];
const OF_SEATS = ["turn", "decision", "over", "gone"];

/** A message of a feed. */
export type Message = Turn | Exclude<Schemas["FeedMessage"], { type: "turn" }>;

export interface FeedOptions {
  /** Whether it has the games of the lobby with an open seat. */
  isOpen?: boolean;
  /** The `position` of the message after which it begins. */
  after?: string;
  /** The seconds without the service after which it fails; without it the feed goes on for ever. */
  deadline?: number | null;
}

/** The seats that a feed still follows, and its position. Without games it follows all games of the player. */
export class Feed {
  readonly #client: Client;
  readonly #isOpen: boolean;
  readonly #isForSeats: boolean;
  readonly #asPlayer: boolean;
  readonly #seats: Map<string, Game>;
  readonly #versions = new Map<string, number>();
  #after: string | undefined;
  #finished = new Set<string>();
  #gone: Schemas["FeedGone"][] = [];
  #wasOpen = false;
  #isChecked = false;

  constructor(client: Client, games: readonly Game[], options: FeedOptions) {
    this.#client = client;
    this.#isOpen = options.isOpen ?? false;
    this.#after = options.after;
    const followed = games.filter((game) => game.token ?? client.transport.token);
    this.#seats = new Map(followed.map((game) => [key(game.id, game.seat), game]));
    this.#isForSeats = games.length > 0;
    this.#asPlayer = !this.#isForSeats || games.some((game) => !game.token);
  }

  /** Yield messages until nothing is left to follow. */
  async *messages(deadline?: number | null): AsyncGenerator<Message> {
    if (this.#after === undefined) {
      await this.#check(false); // a player's feed has no message about a game that is over already
      this.#end(this.#finished);
    }
    if (!this.#goesOn) return;
    const options = { deadline, isExpected: (refused: CairnError) => this.#isExpected(refused) };
    for await (const line of this.#client.transport.stream("POST", "/v1/stream", () => this.#request(), options)) {
      this.#wasOpen = true;
      yield* this.#gone.splice(0);
      if (line) {
        const message = this.#read(line);
        if (message) yield message;
      } else if (line === null || !this.#isChecked) {
        const before = this.#finished;
        await this.#check(line === null);
        this.#end([...before].filter((each) => this.#finished.has(each)));
        this.#isChecked = true;
      }
      if (!this.#goesOn) return;
    }
  }

  get #goesOn(): boolean {
    const isPlayer = !this.#isForSeats && Boolean(this.#client.transport.token);
    return this.#seats.size > 0 || this.#isOpen || isPlayer || this.#gone.length > 0;
  }

  /** Return the request for the seats that are left, from the last position on. */
  #request(): RequestOptions {
    this.#isChecked = false;
    const tokens = [...this.#seats.values()]
      .filter((game) => game.token)
      .map(({ id, token }) => ({ game: id, token, ...(this.#after === undefined && { after: this.#versions.get(id) }) }));
    return {
      token: this.#asPlayer ? undefined : "",
      body: { tokens, open: this.#isOpen },
      query: { include: "state,moves", after: this.#after },
    };
  }

  /**
   * Prepare for a refusal of what was accepted before; return whether the feed can continue. A seat can be left, or a
   * game be deleted, while the connection is lost. The service accepts a position for a day; after that the feed
   * continues after the last version of each game.
   */
  #isExpected(refused: CairnError): boolean {
    const isPosition = refused.errors.map(({ parameter }) => parameter).join() === "after";
    if (this.#wasOpen && this.#after !== undefined && isPosition) {
      this.#client.transport.log("The position of the feed has expired; it continues after the last version of each game.");
      this.#after = undefined;
      return true;
    }
    const withToken = [...this.#seats].filter(([, game]) => game.token);
    const places = new Set(refused.errors.flatMap(({ pointer }) => /^\/tokens\/(\d+)\//.exec(pointer ?? "")?.[1] ?? []));
    if (![401, 404].includes(refused.status) || !this.#wasOpen || places.size === 0) return false;
    for (const place of places) {
      const [name, game] = withToken[Number(place)]!;
      this.#seats.delete(name);
      this.#gone.push({ type: "gone", game: game.id, seat: game.seat ?? null });
    }
    return true;
  }

  /** Find out which games have ended. */
  async #check(withTokens: boolean): Promise<void> {
    const finished = new Set<string>();
    for (const [name, game] of this.#seats) if ((withTokens || !game.token) && (await isFinished(game))) finished.add(name);
    this.#finished = finished;
  }

  #end(names: Iterable<string>): void {
    for (const name of names) this.#seats.delete(name);
  }

  /** Return a message that is new and about what the feed follows. */
  #read(line: string): Message | undefined {
    const message = JSON.parse(line) as Schemas["FeedMessage"];
    if (!KNOWN.includes(message.type)) return undefined;
    this.#after = message.position;
    if (!("game" in message)) return message;
    const exact = key(message.game, "seat" in message ? message.seat : undefined);
    const name = this.#seats.has(exact) ? exact : key(message.game);
    const found = this.#seats.get(name);
    if (OF_SEATS.includes(message.type)) {
      if (this.#isForSeats && !found) return undefined;
      if ("version" in message) this.#versions.set(message.game, message.version);
    }
    if (message.type === "over" || message.type === "gone") this.#seats.delete(name);
    if (message.type !== "turn") return message;
    const game = found ?? this.#client.game(message.game, undefined, message.seat);
    return new Turn(game, message.seat, message.version, message.state!, message.moves!, message.position!);
  }
}

function key(game: string, seat?: number | null): string {
  return `${game} ${seat ?? ""}`;
}

async function isFinished(game: Game): Promise<boolean> {
  try {
    return (await game.read()).status === "finished";
  } catch (error) {
    if (error instanceof CairnError) return false;
    throw error;
  }
}
