/** What the store holds (see `page/store.js`): everything the page shows now. */
declare namespace Cairn {
  /** What the store holds at any time. Only some of it is there before a table is shown, and after it was left. */
  type Store = Partial<Omit<State, "game" | "view">> & { game?: Game | null; view?: View | null };

  /** What the store holds while a table is shown: what screens of tables are drawn with. */
  interface State extends Table, Replay, Panels, Site {}

  /** What draws proofs. */
  type Proofs = typeof import("../page/screens/replay/proof.js");

  /** The game at the table, and how it goes on. */
  interface Table {
    /** The game's id; null for what is not a game of the service: a lesson, an archive. */
    id: string | null;
    /** Load the table anew, as seen from a seat that this browser holds. */
    load: (seat?: number | null) => Promise<void>;
    /** Show the step that the parameters of an address name. */
    show: (query: URLSearchParams) => unknown;
    game: Game;
    view: View;
    /** What the ruleset is called. */
    title: string;
    /** The seats that this browser holds, and the one of them that is played now. */
    mySeats: HeldSeat[];
    me: HeldSeat | null;
    /** The legal moves of that seat, and the targets that were clicked for one. */
    moves: Move[];
    clicked: string[];
    /** By which pieces they were clicked, the last one last; still those of the last move until the next click. */
    touched?: Touched[];
    /** What was typed for a move. */
    typed?: string;
    /** The decisions, from the first one. */
    log: Line[];
    /** A table that is laid out as an example before anything is dealt: its state. */
    laidOut?: Varying;
    notice: Notice | null;
    connectionLost: boolean;
    /** Whether something is on its way to the service; nothing can be clicked meanwhile. */
    sending: boolean;
    /** The game after the move that is on its way, as far as it is known, and the game in which that is made. */
    foreseen?: { of: Game; game: Game } | null;
    /** The position that the player has seen last, and the pointers to what has changed since. */
    seen: Game | null;
    changed: string[];
    /** For how many milliseconds each decision is shown at least, and when the last one was shown. */
    pace: number;
    shownAt: number;
    /** Whether newer decisions are held back, how many there are, and whether they are shown at once. */
    paused: boolean;
    waiting: number;
    catchingUp: boolean;
    /** The game in which this one is played again. */
    rematch: Game | null;
    /** What seats have just said. */
    said?: Record<number, { phrase: string; until: number } | null>;
    hasJustSpoken?: boolean;
    /** Whether the phrases were offered: their pictures are not loaded before. */
    hasOffered?: boolean;
    hint?: Hint | null;
    lesson?: Lesson | null;
    archive?: Archive | null;
  }

  /** The step of the game that is shown; no step is shown of how the game stands now. */
  interface ShownStep {
    /** Its version; null for the present. */
    at: number | null;
    /** The step that was asked for, until it is shown. */
    target?: number | null;
    step: Step | null;
    position: Game | null;
    /** The seat whose view it is; null for all hands open. */
    viewer: number | null;
    /** What is drawn of a step or of a finished game; null at a running one. */
    /** What draws the proofs, once they were opened. */
    proofs?: Proofs;
    parts?: typeof import("../page/screens/replay/replay.js") | null;
  }

  /** A replay: the step that is shown, and how one goes on. */
  interface Replay extends ShownStep {
    /** Whether the steps are played, and for how many milliseconds each is shown. */
    playingSteps: boolean;
    stepDelay: number;
    /** Where the story of a long game begins that is in the page, since a step is shown. */
    story: { at: number; start: number } | null;
  }

  /** A piece that was clicked or taken up, by its name, as a target: several pieces may have the same target. */
  interface Touched {
    target: string;
    piece: string;
  }

  /** What a board is drawn of: a table's state, or what the lobby knows of a game that it shows in miniature. */
  type BoardState = Pick<
    State,
    "game" | "view" | "me" | "mySeats" | "moves" | "clicked" | "log" | "changed" | keyof ShownStep
  > &
    Partial<State>;

  /** What a table shows in a replay, where a step has been reached. */
  type ReplayState = State & { at: number };

  /** What stands beside the board. */
  interface Panels {
    /** The names of the details that are open. */
    openDetails: Set<string>;
    resultHidden: boolean;
    results?: ShownResults | null;
    analysis?: Analysis | null;
    /** The proofs of a game, and how far the proof of its AIs' choices is. */
    audit: { of: string; proofs?: Proof[]; message?: string } | null;
    choices?: { of: string; done?: number; count?: number; message?: string | null } | null;
    /** How large the board is drawn; 1 is as large as its frame. */
    zoom?: number;
    /** The territory of another player that is shown large, at a table of Glen More. */
    opened?: { id: string | null; seat: number } | null;
  }

  /** What the whole page knows. */
  interface Site {
    /** Who uses this browser; before the service has answered, only their id and name. */
    player?: Player | null;
    /** The games that wait for them. */
    waitingGames?: LobbyRow[];
    /** A file that was dropped to be replayed. */
    dropped?: File | null;
  }

  type Player = Pick<Me, "id" | "name"> & Partial<Me>;

  /** A seat that this browser holds, with its token; null in a lesson, where nothing is sent. */
  interface HeldSeat {
    seat: number;
    token: string | null;
  }

  /** A message over the controls, with the clause of the rulebook that it is about. */
  interface Notice {
    message: string;
    rule?: string | null;
  }

  /** A hint that was asked for: its moves when they are there, or why there is none. */
  interface Hint {
    game: string;
    version: number;
    seat: number;
    moves?: Schemas["Hinted"][];
    message?: string;
  }

  /** The analysis of a game, as far as it is known. */
  interface Analysis {
    /** The id of the game. */
    game: string;
    /** One for each decision that was looked at. */
    rows: AnalysedDecision[];
    status: Schemas["Analysis"]["status"];
    /** How many decisions were looked at, of how many. */
    done?: number;
    count?: number;
    players?: Schemas["AnalysedPlayer"][] | null;
    /** Why there is none. */
    message?: string | null;
  }

  /** The results of the game with this id, and what it made of the reader's rating. */
  interface ShownResults extends Results {
    id: string;
    rating: { now: number; change: number } | null;
  }

  /** What has become of a file that was dropped. */
  type Archive = { status: "none" } | { status: "pending"; name: string } | RefusedArchive | VerifiedArchive;
  interface RefusedArchive {
    status: "refused";
    name: string;
    problem: Pick<Problem, "detail" | "errors">;
    audit: Schemas["Audit"] | null;
  }
  interface VerifiedArchive {
    status: "verified";
    name: string;
    audit: Schemas["Audit"];
    steps: Step[];
    /** Store it as a game of the service; `keeping` while that is being done. */
    keep: () => Promise<void>;
    keeping?: boolean;
  }

  /** The step of a lesson that is shown, and what leads on. */
  interface Lesson extends LessonStep {
    ruleset: string;
    index: number;
    count: number;
    pointed: Set<string>;
    /** Whether what the guide asked for is done. */
    isDone: boolean;
    isLast: boolean;
    /** What happens after the move, while that is shown. */
    told?: string;
    next: () => void;
    back: (() => void) | null;
    again: () => void;
    take: (move: Move) => Promise<void>;
  }
}
