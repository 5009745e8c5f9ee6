/** What the screens give each other. */
declare namespace Cairn {
  /** Draws a part of a table. */
  type Part = (state: State) => Content;

  /** Draws a part of a table that shows moves, names or pieces, with what a board is drawn with. */
  type BoardPart = (state: State, ctx: Context) => Content;

  /** Draws a part of a replay. */
  type ReplayPart = (state: ReplayState) => Content;

  /** What the rulesets are called, by their names. */
  type Titles = Record<string, string>;

  /** What a row says of a game: both a game and a row of the lobby have it. */
  type Listed = Pick<LobbyRow, "id" | "ruleset" | "status" | "seats" | "outcome" | "created_at">;

  /** What is looked for in the lobby: a ruleset, which lists, and a part of a player's name. */
  interface Wish {
    game: string;
    show: string;
    player: string;
  }

  /** What the service says of a form (see `fields.js`): of one field, by its JSON pointer, and of no field. */
  interface Problems {
    at: (pointer: string) => string | undefined;
    rest: () => string;
  }

  /** The values of a form's fields, and of the button that was clicked, by their names. */
  type FormValues = Record<string, string>;

  /** What somebody asks for a seat of a new game. */
  type SeatRequest = Schemas["SeatRequest"];

  /** A decision that the replay can jump to, and what it is called. */
  interface Milestone {
    version: number;
    label: string;
  }

  /** What is told of the end of a game. */
  type EndedGame = Pick<Game, "seats"> & { outcome: Outcome };

  /** What shows a game that is followed (see `live.js`). */
  interface Followed {
    /** Return the game as it is shown. */
    current: () => Game;
    /** Called with each newer game, and the decision that made it if it is known. */
    update: (game: Game, decision: Step | null) => Promise<void>;
    /** Called before a decision is shown. */
    delay: (decision: Step, signal: AbortSignal) => Promise<void>;
    /** Called with the number of decisions that wait to be shown. */
    setWaiting: (count: number) => void;
    /** Called with a newer game while the page is hidden. */
    glance: (game: Game) => void;
    /** Called when the service cannot be reached, and when it can be again. */
    setLost: (isLost: boolean) => void;
    /** Called with what somebody at the table says. */
    say: (said: { seat: number; phrase: string }) => void;
  }

  /** A message of the service, with arguments that may be messages, and lists of these (see `language.js`). */
  type Message = { id: string; arguments?: Record<string, Varying> };

  /** What a message is said with, by name: a number, a text, a list, or another message as a term (see `language.js`). */
  type SaidWith = Record<string, SaidPart>;
  type SaidPart = string | number | { id: string; args?: SaidWith } | SaidPart[];
}
