/** A client: it opens, finds and plays games. */
import { Feed, type FeedOptions, type Message } from "./feed.js";
import { Game, type Schemas, Turn } from "./game.js";
import { hex, type Options, type Query, Transport } from "./transport.js";
import type { paths } from "./types.js";

/** A ruleset of the service, or of a package that is installed there. */
export type Ruleset = Loose<Schemas["OpenGameRequest"]["ruleset"]>;
export type Seat = Schemas["SeatRequest"];

type Loose<T> = T | (string & {});
type Method = "get" | "post" | "put" | "patch" | "delete";
type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : never;
type ResponsesOf<T> = T extends { responses: infer All } ? All[keyof All & (200 | 201 | 202)] : never;
type QueryOf<T> = T extends { parameters: { query?: infer Given } } ? NonNullable<Given> : never;
type CallOptions<T> = (T extends { parameters: { path: infer Path } } ? { path: Path } : { path?: never }) & {
  query?: QueryOf<T> | undefined;
} & (T extends { requestBody?: infer Sent } ? { body?: Json<Sent> } : { body?: never });

type Page<P extends keyof paths> = Json<ResponsesOf<paths[P]["get"]>>;
/** The path of a list that has several pages. */
export type ListPath = {
  [P in keyof paths]: Page<P> extends { items: unknown[]; next: unknown } ? ([Page<P>] extends [never] ? never : P) : never;
}[keyof paths];
/** The items of such a list. */
export type Item<P extends ListPath> = Page<P> extends { items: (infer T)[] } ? T : never;
/** The filters of such a list, which a service with packages has more values for. */
export type Filters<P extends ListPath> = {
  [Name in Exclude<keyof QueryOf<paths[P]["get"]>, "cursor" | "limit">]?: Name extends "ruleset" | "group" | "level" | "outcome"
    ? Loose<QueryOf<paths[P]["get"]>[Name]>
    : QueryOf<paths[P]["get"]>[Name];
};

const PAGE = 100;

/** Return a seat for a guest with a name, or for a player with an id; `me` is the client's own. It has a random nonce. */
export function human(name = "", player?: string): Seat {
  return player ? { kind: "human", nonce: hex(), player } : { kind: "human", nonce: hex(), name };
}

/** Return a seat for an AI. */
export function ai(level: Extract<Seat, { kind: "ai" }>["level"] = "medium"): Seat {
  return { kind: "ai", level };
}

/** Return an open seat, which any client can take, or which is reserved for a player. */
export function openSeat(player?: string): Seat {
  return { kind: "open", ...(player && { player }) };
}

/** A client of one service: of a player with their token, or of guests, who have a token for each seat. */
export class Client {
  readonly transport: Transport;

  constructor(url: string, options: Options = {}) {
    this.transport = new Transport(url, options);
  }

  /** Return a client with the same token, whose requests are retried for `deadline` seconds; null for no limit. */
  withDeadline(deadline: number | null): Client {
    const { url, options, token } = this.transport;
    return new Client(url, { ...options, ...(token && { token }), deadline });
  }

  /**
   * Call any operation of the description: `client.call("get", "/v1/series/{series}/table", { path: { series } })`.
   * One that has an idempotency key there can be `keyed`: it is safe to repeat.
   */
  call<P extends keyof paths, M extends keyof paths[P] & Method>(
    method: M,
    path: P,
    options: CallOptions<paths[P][M]> & { keyed?: boolean; version?: number },
  ): Promise<Json<ResponsesOf<paths[P][M]>>> {
    const { body, keyed = false, version } = options;
    const query = { ...options.query } as Query;
    return this.transport.ask(method.toUpperCase(), address(path, options.path), { body, keyed, version, query });
  }

  /** Yield the items of a list, page after page: `client.list("/v1/series/{series}/rounds", { path: { series } })`. */
  async *list<P extends ListPath>(
    path: P,
    options: { path?: Record<string, string | number>; query?: Filters<P>; token?: string | undefined; pageSize?: number } = {},
  ): AsyncGenerator<Item<P>> {
    const query: Query = { ...(options.query as Query), limit: options.pageSize ?? PAGE };
    for (;;) {
      const page: { items: Item<P>[]; next: string | number | null } = await this.transport.ask("GET", address(path, options.path), {
        query,
        token: options.token,
      });
      yield* page.items;
      if (page.next === null) return;
      query[typeof page.next === "number" ? "after" : "cursor"] = page.next;
    }
  }

  /** Create a player, or a bot; the client sends their token from now on. */
  async createPlayer(name: string, bot = false): Promise<Schemas["CreatedPlayer"]> {
    const created: Schemas["CreatedPlayer"] = await this.transport.ask("POST", "/v1/players", { body: { name, bot }, keyed: true });
    this.transport.token = created.token;
    return created;
  }

  /** Open a game; return it once for each guest's seat, or once if it has none. */
  async open(ruleset: Ruleset, seats: readonly Seat[], options: object = {}, more: object = {}): Promise<[Game, ...Game[]]> {
    const body = { ruleset, seats, options, ...more };
    const opened: Schemas["OpenedGame"] = await this.transport.ask("POST", "/v1/games", { body, keyed: true });
    const [first, ...others] = opened.tokens.map(({ token, seat }) => this.game(opened.id, token, seat));
    return [first ?? this.game(opened.id), ...others];
  }

  /** Return a game by its id, as the holder of a seat's token sees it, or else of the client's own token. */
  game(id: string, token?: string, seat?: number): Game {
    return new Game(this, id, token, seat);
  }

  /** Yield games, newest first, or as `order` says. */
  games(query: Filters<"/v1/games"> = {}): AsyncGenerator<Schemas["LobbyRow"]> {
    return this.list("/v1/games", { query });
  }

  /** Yield series, newest first. */
  series(query: Filters<"/v1/series"> = {}): AsyncGenerator<Schemas["SeriesRow"]> {
    return this.list("/v1/series", { query });
  }

  /** Yield the rounds of a series: tables, games and results. */
  rounds(series: string): AsyncGenerator<Item<"/v1/series/{series}/rounds">> {
    return this.list("/v1/series/{series}/rounds", { path: { series } });
  }

  /** Yield the ratings of players for a ruleset, best first. */
  standings(ruleset: Ruleset, query: Filters<"/v1/standings/{ruleset}"> = {}): AsyncGenerator<Item<"/v1/standings/{ruleset}">> {
    return this.list("/v1/standings/{ruleset}", { path: { ruleset }, query });
  }

  /** Yield a player's ratings after each game, oldest first. */
  ratedGames(
    player: string,
    query: Filters<"/v1/players/{player}/ratings"> = {},
  ): AsyncGenerator<Item<"/v1/players/{player}/ratings">> {
    return this.list("/v1/players/{player}/ratings", { path: { player }, query });
  }

  /** Yield the rows of an analysis that are available now. */
  analysis(game: string, analysis: string): AsyncGenerator<Item<"/v1/games/{game}/analyses/{analysis}">> {
    return this.list("/v1/games/{game}/analyses/{analysis}", { path: { game, analysis } });
  }

  /** Yield the turns of these seats as they come, until all games have ended; without games those of a player. */
  async *turns(...games: Game[]): AsyncGenerator<Turn> {
    for await (const message of this.messages(games)) if (message instanceof Turn) yield message;
  }

  /**
   * Yield the messages about these seats, or without games about all games of a player. It begins with the turns that wait
   * now, and goes on for ever, or until all of these games have ended. A lost connection is opened again, without gaps,
   * however long the service is away.
   */
  messages(games: readonly Game[] = [], options: FeedOptions = {}): AsyncGenerator<Message> {
    return new Feed(this, games, options).messages(options.deadline);
  }
}

function address(path: string, given: object = {}): string {
  const values = given as Record<string, unknown>;
  return path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
