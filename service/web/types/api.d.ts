/**
 * What the page and the service say to each other. All of it is the API's description: `.ci/sdk` makes these types of
 * `openapi.yaml`, and none is written here by hand. A game may come from a package of its own, and the description that
 * is checked in does not know it. So what differs by game is left open here: its state, its options, the fields of its
 * moves and events. A game's own modules name theirs: `Cairn.Context<Cairn.Schemas["GlenMoreState"]>`.
 */
declare namespace Cairn {
  /** All types of the API by their names: `Cairn.Schemas["GlenMoreState"]`. */
  type Schemas = import("../../sdk/typescript/src/types").components["schemas"];

  /** What only the game itself knows: its state, its options, the fields of its moves and events. */
  // biome-ignore lint/suspicious/noExplicitAny: the page works with games that it does not know
  type Varying = any;

  /** What is asked of the API beside a path; `version` is that of what is to be changed. */
  interface Request {
    method?: string;
    body?: object;
    token?: string | null;
    version?: number;
    signal?: AbortSignal;
    /** The language of the answer, if it is not the page's. */
    accept?: string;
  }

  /** A move of some game. */
  interface Move {
    type: string;
    [field: string]: Varying;
  }

  /** What happened, in some game; `type` is such as "table.seat_taken". */
  interface GameEvent {
    type: string;
    [field: string]: Varying;
  }

  /** What differs by game in a game, a row of the lobby, and what comes of them. */
  interface OfRuleset {
    ruleset: string;
    options: Record<string, Varying>;
  }

  /** A game's position, as who asks may know it. */
  interface Game<S = Varying> extends OfRuleset, CommonGame {
    /** The position; null until it is dealt. */
    state: S | null;
  }
  type CommonGame = Schemas["CommonGame"];

  /** A game, as the lobby lists it. */
  interface LobbyRow extends OfRuleset, CommonLobbyRow {}
  type CommonLobbyRow = Schemas["CommonLobbyRow"];

  /** One decision: who made it, when, the move, and the events that followed. */
  interface Decision extends CommonDecision {
    move: Move | null;
    events: GameEvent[];
  }
  type CommonDecision = Schemas["CommonDecision"];

  /** A decision, with what it changed of the game. */
  type Step = Decision & { changes: Change[] };

  /** A decision, as the page keeps it: what is told of it. Of a finished game it is a whole `Step`. */
  type Line = Pick<Decision, "version" | "by" | "ai" | "text" | "messages" | "events"> & Partial<Step>;

  /** What a request for moves or an undo is answered with: the game after it, and the decisions that led there. */
  type PlayedGame = Game & { decisions: Decision[] };

  /** What a request for a new game is answered with: the game, and the tokens of the seats that were taken. */
  type OpenedGame = Game & { tokens: { seat: number; token: string }[] };

  /** A ruleset on the shelf. `options` is the JSON Schema of its options. */
  type Ruleset = Omit<Schemas["Ruleset"], "name" | "options" | "moves"> & {
    name: string;
    options: Varying;
    moves: Varying;
  };

  /** An operation of a JSON Patch (RFC 6902). */
  type Change = Schemas["Change"];

  type Seat = Schemas["Seat"];
  type Outcome = Schemas["Outcome"];
  type Clock = Schemas["Clock"];
  type Me = Schemas["Me"];
  type Problem = Schemas["Problem"];
  type Proof = Schemas["Proof"];
  type AnalysedDecision = Schemas["AnalysedDecision"];
  type Series = Schemas["SeriesResource"];
  type SeriesRow = Schemas["SeriesRow"];
  type Participant = Schemas["ParticipantResource"];
  type Round = Schemas["RoundResource"];
}
