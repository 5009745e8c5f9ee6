/** A client: games opened, found and played, and turns as they come. */
import { CairnError, Unreachable } from "./errors.js";
import { patched } from "./patch.js";
import { BUSY, hex, type Query, Transport, type Wanted } from "./transport.js";
import type { components, paths } from "./types.js";

export type Schemas = components["schemas"];
export type Ruleset = Schemas["OpenGameRequest"]["ruleset"];
export type Move = Schemas["Move"];
type Seat = Schemas["SeatRequest"];

type Method = "get" | "post" | "put" | "patch" | "delete";
type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : never;
type Answers<T> = T extends { responses: infer All } ? All[keyof All & (200 | 201 | 202)] : never;
type Asked<T> = (T extends { parameters: { path: infer Path } } ? { path: Path } : { path?: never }) &
  (T extends { parameters: { query?: infer Given } } ? { query?: Given | undefined } : { query?: never }) &
  (T extends { requestBody?: infer Sent } ? { body?: Json<Sent> } : { body?: never });

const PAGE = 100;
const INCLUDE = "state,moves";

/** A seat for a person: a guest by name; a player by id, `me` is who asks. Their chance is added. */
export function human(name?: string, player?: string): Seat {
  return { kind: "human", nonce: hex(), ...(name && { name }), ...(player && { player }) };
}

/** A seat for an AI. */
export function ai(level: NonNullable<Seat["level"]> = "medium"): Seat {
  return { kind: "ai", level };
}

/** A seat that anybody may take, or that is kept for a player. */
export function openSeat(player?: string): Seat {
  return { kind: "open", ...(player && { player }) };
}

/** A seat of yours is waited for: the game as the seat may know it, and all that it may do. */
export class Turn {
  readonly type = "turn";

  constructor(
    readonly game: Game,
    readonly seat: number,
    readonly version: number,
    readonly state: Schemas["Game"],
    readonly moves: readonly Move[],
    readonly position: string,
  ) {}

  /** Make moves; throws `stale-version` if the game has moved on meanwhile. */
  play(...moves: Move[]): Promise<Schemas["PlayedGame"]> {
    return this.game.play(moves, this.version);
  }
}

export type Message = Turn | Exclude<Schemas["FeedMessage"], { type: "turn" }>;

/** A game, as the holder of one of its seats sees it, or a spectator. */
export class Game {
  constructor(
    readonly client: Client,
    readonly id: string,
    readonly token?: string | undefined,
    readonly seat?: number | undefined,
  ) {}

  /** The game now, or `at` an earlier version, or as soon as it has a version above `after`, waiting so many seconds. */
  read(query: { at?: number; wait?: number; after?: number } = {}): Promise<Schemas["Game"]> {
    return this.#ask("GET", "", { query: { ...query } });
  }

  /** All that the seat may do now. */
  async legalMoves(): Promise<readonly Move[]> {
    return (await this.#ask<Schemas["LegalMoves"]>("GET", "/legal-moves")).moves;
  }

  /** Make moves, all or none; `version` is the one that they are meant for. */
  play(moves: readonly Move[], version?: number): Promise<Schemas["PlayedGame"]> {
    return this.#ask("POST", "/moves", { body: { moves }, keyed: true, version });
  }

  /** Go back to an earlier version of this turn. */
  undo(to: number): Promise<Schemas["PlayedGame"]> {
    return this.#ask("POST", "/undo", { body: { to }, keyed: true });
  }

  /** Give the seat up. */
  leave(): Promise<Schemas["Game"]> {
    return this.#ask("DELETE", `/seats/${this.seat}`);
  }

  /** Sit down at an open seat; return the game as its holder sees it. */
  async takeSeat(name?: string): Promise<Game> {
    const body = { nonce: hex(), ...(name && { name }) };
    const taken = await this.#ask<Schemas["TakenSeat"]>("POST", "/seats", { body, keyed: true });
    return new Game(this.client, this.id, taken.token ?? undefined, taken.seat);
  }

  /** Say one of the set phrases to all who watch. */
  async say(phrase: Schemas["StreamedPhrase"]["phrase"]): Promise<void> {
    await this.#ask("POST", "/phrases", { body: { phrase } });
  }

  /** What the game's stream tells, as it happens: the game, decisions, and what people say if wanted. */
  async *watch(phrases = false): AsyncGenerator<Schemas["StreamMessage"]> {
    const wanted: Wanted = { token: this.token, query: { phrases: phrases || undefined } };
    for await (const line of this.client.transport.lines("GET", `/v1/games/${this.id}/stream`, wanted)) yield JSON.parse(line);
  }

  /** The turns of the seat as they come, to the end of the game. */
  turns(): AsyncGenerator<Turn> {
    return this.client.turns(this);
  }

  /** The decisions above a version. */
  async *decisions(after = 0): AsyncGenerator<Schemas["Decision"]> {
    for (let position: number | null = after; position !== null; ) {
      const page: Schemas["Decisions"] = await this.#ask("GET", "/decisions", { query: { after: position, limit: PAGE } });
      yield* page.items;
      position = page.next;
    }
  }

  /** Each decision so far, with the game that it led to, as it may be known now. */
  async *replay(): AsyncGenerator<{ decision: Schemas["Step"]; game: Schemas["Game"] }> {
    const { version: last } = await this.read();
    let game = null;
    for (let version = 1; version <= last; version++) {
      const decision: Schemas["Step"] = await this.#ask("GET", `/decisions/${version}`);
      game = patched(game, decision.changes);
      yield { decision, game };
    }
  }

  /** What the proofs of the game say. */
  audit(): Promise<Schemas["Audit"]> {
    return this.#ask("GET", "/audit");
  }

  #ask<T>(method: string, path: string, wanted: Wanted = {}): Promise<T> {
    return this.client.transport.ask(method, `/v1/games/${this.id}${path}`, { token: this.token, ...wanted });
  }
}

/** A client of one service: as a player with their token, or as guests, whose games have a token each. */
export class Client {
  readonly transport: Transport;

  constructor(url: string, options: { token?: string; attempts?: number } = {}) {
    this.transport = new Transport(url, options.token, options.attempts);
  }

  /**
   * Ask for anything that the service's description has: `client.call("get", "/v1/series/{series}/table", { path: { series } })`.
   * What changes something, and has an idempotency key there, may be `keyed`: it may be repeated then.
   */
  call<P extends keyof paths, M extends keyof paths[P] & Method>(
    method: M,
    path: P,
    asked: Asked<paths[P][M]> & { keyed?: boolean; version?: number },
  ): Promise<Json<Answers<paths[P][M]>>> {
    const given: Record<string, unknown> = asked.path ?? {};
    const address = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(given[name])));
    const { body, keyed = false, version } = asked;
    return this.transport.ask(method.toUpperCase(), address, { body, keyed, version, query: { ...asked.query } as Query });
  }

  /** Become a player: from now on the client asks with their token. */
  async createPlayer(name: string, bot = false): Promise<Schemas["CreatedPlayer"]> {
    const created: Schemas["CreatedPlayer"] = await this.transport.ask("POST", "/v1/players", { body: { name, bot }, keyed: true });
    this.transport.token = created.token;
    return created;
  }

  /** Open a game; return it once as the holder of each guest's seat, or once as who the client is. */
  async open(ruleset: Ruleset, seats: readonly Seat[], options: object = {}, more: object = {}): Promise<[Game, ...Game[]]> {
    const body = { ruleset, seats, options, ...more };
    const opened: Schemas["OpenedGame"] = await this.transport.ask("POST", "/v1/games", { body, keyed: true });
    const [first, ...others] = opened.tokens.map(({ token, seat }) => this.game(opened.id, token, seat));
    return [first ?? this.game(opened.id), ...others];
  }

  /** A game by its id, as the holder of a seat's token, or else as the client's own token has it. */
  game(id: string, token?: string, seat?: number): Game {
    return new Game(this, id, token, seat);
  }

  /** The games of the lobby, or those that fit filters: `ruleset`, `status`, `player`, `level` and more. */
  async *games(filters: Query = {}): AsyncGenerator<Schemas["LobbyRow"]> {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query: Query = { limit: PAGE, ...filters, cursor };
      const page: Schemas["Lobby"] = await this.transport.ask("GET", "/v1/games", { query });
      yield* page.items;
      cursor = page.next;
    }
  }

  /** The turns of these seats as they come, to the end of all games; of a player, those of all of theirs. */
  async *turns(...games: Game[]): AsyncGenerator<Turn> {
    for await (const message of this.messages(games)) if (message instanceof Turn) yield message;
  }

  /**
   * What a feed tells of these seats, or of all games of a player, and of open games if `isOpen`. A lost connection goes
   * on where it was. It ends when there is nothing left to tell of. `after` is the `position` of a message, to go on
   * from there; without one it begins with the turns that are waited for.
   */
  async *messages(games: readonly Game[], isOpen = false, after?: string): AsyncGenerator<Message> {
    const seats = new Map(games.map((game) => [`${game.id} ${game.seat}`, game]));
    const tokens = games.filter((game) => game.token).map((game) => ({ game: game.id, token: game.token }));
    for (let attempt = 0; ; ) {
      try {
        const wanted = { body: { tokens, open: isOpen }, query: { include: INCLUDE, after } };
        for await (const line of this.transport.lines("POST", "/v1/stream", wanted)) {
          const message = JSON.parse(line) as Schemas["FeedMessage"];
          attempt = 0;
          after = message.position ?? after;
          if (message.type === "turn") {
            const of = seats.get(`${message.game} ${message.seat}`) ?? seats.get(`${message.game} undefined`);
            const game = of ?? this.game(message.game, undefined, message.seat);
            yield new Turn(game, message.seat, message.version, message.state!, message.moves!, message.position!);
          } else {
            yield message;
          }
        }
        return;
      } catch (error) {
        attempt++;
        if (error instanceof CairnError && (!BUSY.includes(error.status) || attempt === this.transport.attempts)) throw error;
        if (attempt === this.transport.attempts) throw new Unreachable(error);
      }
      await this.transport.pause(attempt);
    }
  }
}
