/** A game: its position, its moves, its log and its stream. */
import type { Client } from "./client.js";
import { patched } from "./patch.js";
import { hex, type RequestOptions } from "./transport.js";
import type { components } from "./types.js";

export type Schemas = components["schemas"];
export type Move = Schemas["Move"];

/** The types of a stream's messages. A newer service may send others, which are skipped. */
const STREAMED = ["game", "decision", "phrase"];

/** A seat of yours must act: the game as the seat may see it, and its legal moves. */
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

  /** Make moves. Throws StaleVersion if the game has moved on. */
  play(...moves: Move[]): Promise<Schemas["PlayedGame"]> {
    return this.game.play(moves, this.version);
  }
}

/** A game, as the holder of one of its seats sees it, or a spectator. */
export class Game {
  constructor(
    readonly client: Client,
    readonly id: string,
    readonly token?: string | undefined,
    readonly seat?: number | undefined,
  ) {}

  /** Return the game now, or `at` an earlier version, or as soon as it has a version above `after`, within `wait` seconds. */
  read(query: { at?: number; wait?: number; after?: number } = {}): Promise<Schemas["Game"]> {
    return this.#ask("GET", "", { query });
  }

  /** Return the legal moves of the seat. */
  async legalMoves(): Promise<readonly Move[]> {
    return (await this.#ask<Schemas["LegalMoves"]>("GET", "/legal-moves")).moves;
  }

  /**
   * Make moves, all or none, at a version of the game. A lost connection is retried for `deadline` seconds (by default
   * the client's). The moves are made once.
   */
  play(moves: readonly Move[], version?: number, options: { deadline?: number | null } = {}): Promise<Schemas["PlayedGame"]> {
    return this.#ask("POST", "/moves", { body: { moves }, keyed: true, version, ...options });
  }

  /** Undo to an earlier version of this turn. */
  undo(to: number): Promise<Schemas["PlayedGame"]> {
    return this.#ask("POST", "/undo", { body: { to }, keyed: true });
  }

  /** Leave the seat. */
  leave(): Promise<Schemas["Game"]> {
    return this.#ask("DELETE", `/seats/${this.seat}`);
  }

  /** Take an open seat; return the game as its holder sees it. */
  async takeSeat(name?: string): Promise<Game> {
    const body = { nonce: hex(), ...(name && { name }) };
    const taken = await this.#ask<Schemas["TakenSeat"]>("POST", "/seats", { body, keyed: true });
    return new Game(this.client, this.id, taken.token ?? undefined, taken.seat);
  }

  /** Send one of eight phrases to all viewers. */
  async say(phrase: Schemas["StreamedPhrase"]["phrase"]): Promise<void> {
    await this.#ask("POST", "/phrases", { body: { phrase } });
  }

  /**
   * Yield the game, then each decision as it happens, and phrases of players if requested, until the game ends. A lost stream
   * continues after the last decision, without gaps, however long the service is away; `deadline` limits the seconds
   * without it.
   */
  async *watch(options: { phrases?: boolean; deadline?: number | null } = {}): AsyncGenerator<Schemas["StreamMessage"]> {
    let version = 0;
    let isOver = false;
    const request = (): RequestOptions => ({
      token: this.token,
      query: { phrases: options.phrases || undefined },
      headers: version ? { "Last-Event-ID": String(version) } : {},
    });
    for await (const line of this.client.transport.stream("GET", `/v1/games/${this.id}/stream`, request, options)) {
      if (line === null && isOver) return;
      if (!line) continue;
      const message = JSON.parse(line) as Schemas["StreamMessage"];
      if (!STREAMED.includes(message.type)) continue;
      if ("version" in message) version = message.version;
      if (message.type === "game") {
        if (isOver) continue; // sent once more on a new connection
        isOver = message.data.status === "finished";
      }
      yield message;
      if (isOver && !options.phrases) return;
    }
  }

  /** Yield the turns of the seat as they come, until the game ends. */
  async *turns(options: { deadline?: number | null } = {}): AsyncGenerator<Turn> {
    for await (const message of this.client.messages([this], options)) if (message instanceof Turn) yield message;
  }

  /** Yield the decisions above a version. */
  decisions(after = 0): AsyncGenerator<Schemas["Decision"]> {
    return this.client.list("/v1/games/{game}/decisions", { path: { game: this.id }, query: { after }, token: this.token });
  }

  /** Yield each decision so far, with the game after it, as the seat may see them now. */
  async *replay(): AsyncGenerator<{ decision: Schemas["Step"]; game: Schemas["Game"] }> {
    const { version: last } = await this.read();
    let game = null;
    for (let version = 1; version <= last; version++) {
      const decision: Schemas["Step"] = await this.#ask("GET", `/decisions/${version}`);
      game = patched(game, decision.changes);
      yield { decision, game };
    }
  }

  /** Return the results of the game's proofs. */
  audit(): Promise<Schemas["Audit"]> {
    return this.#ask("GET", "/audit");
  }

  /** Return the whole log, which `cairn verify` checks. */
  archive(): Promise<string> {
    return this.client.transport.text(`/v1/games/${this.id}/archive`, { token: this.token });
  }

  #ask<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
    return this.client.transport.ask(method, `/v1/games/${this.id}${path}`, { token: this.token, ...options });
  }
}
