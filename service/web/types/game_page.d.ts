/**
 * What a game gives the page to be shown and played: the modules of its folder `page` (see `service/web/guide/games.md`),
 * and what the page gives them to draw with. `S` is the game's state, `M` its moves.
 */
declare namespace Cairn {
  /** What `index.js` exports by default. All that it leaves out has a default (see `games/index.js`). */
  interface GameView<S = Varying, M extends Move = Move> {
    /** Return the board. */
    board: (ctx: Context<S, M>) => Content;
    /** Return what stays in the window below the board when that scrolls, such as one's hand; null if nothing does. */
    hand: (ctx: Context<S, M>) => Content;
    /** Return what stands among the panels beside the board. */
    aside?: (ctx: Context<S, M>) => Content;
    /** Return the targets that are clicked for a move, in order (see `clicks.js`). */
    targets: (move: M, state: S) => string[];
    /** Return the targets clicked so far in the order in which `targets` has them, if their order is free. */
    sortTargets: (clicked: string[]) => string[];
    /** Return the move that some clicks probably mean, if they mean no legal move, so that the service can refuse it. */
    guessMove: (clicked: string[], state: S) => Move | null | undefined;
    /** For each type of move what it does to a copy of the state; a type may be missing, or what is hidden (see `foresee.js`). */
    outcomes: Record<string, (move: Varying, state: S, seat: number) => void>;
    /** The types of the moves that have a button below the board. */
    buttonMoves: Set<string>;
    /** For each type of event the name of its sound; null or nothing if none is heard. */
    sounds: Record<string, SoundName | null>;
    /** Return what counts the points of so many seats, event by event. */
    pointsCounter: (seats: number) => PointsCounter;
    /** Load what the board needs, such as drawings. It is called once before the board is drawn. */
    prepare?: () => Promise<unknown>;
  }

  /** How a game is drawn and clicked: its view, with a default for each part that it leaves out, and its texts. */
  interface View<S = Varying, M extends Move = Move> extends GameView<S, M> {
    texts: GameTexts<S, M>;
  }

  /** What `texts.js` exports. All that it leaves out has a default. */
  interface GameTexts<S = Varying, M extends Move = Move> {
    /** For each type of move: the title of its group, and the move in words. */
    moves: MoveTexts<S, M>;
    /** Tell a player what to do now. */
    prompt: (state: S, clicked: string[], moves: M[]) => string;
    /** Name an event that the replay can jump to; null for other events. */
    milestone: (event: GameEvent) => string | null | undefined;
    /** What such events are called in general. */
    milestoneName: string;
    /** The title of the chart of a finished game. */
    chartTitle: string;
    /** The names of the options of a new game, and of their values. */
    optionNames: Record<string, string>;
    optionValues: Record<string, string>;
  }

  /** For each type of move what returns the title of its group, and the move in words. */
  type MoveTexts<S = Varying, M extends Move = Move> = Record<
    string,
    (move: Varying, ctx: MoveContext<S>) => [string, string]
  >;

  /** For each type of move what takes such a move and more (`A`), and returns something of it. */
  type PerMove<M extends Move, A extends unknown[], R> = {
    [T in M["type"]]: (move: Extract<M, { type: T }>, ...more: A) => R;
  };

  /** What a move is put into words with: a context, or only this of one. */
  type MoveContext<S = Varying> = Pick<Context<S>, "names" | "state">;

  /** What a board is drawn with (see `screens/table/context.js`). */
  interface Context<S = Varying, M extends Move = Move> {
    /** Make a piece of the board. It is a button if it can be clicked. */
    piece: (classes: string, props: Piece, ...children: Content[]) => Template;
    /** Return the legal moves that a click on a target can begin or go on with; none if it is not a target now. */
    movesOf: (target: string) => M[];
    /** Whether the reader plays, and may click. */
    playing: boolean;
    /** The position; before the first deal that of a table which is laid out as an example. */
    state: S;
    /** The events of the decision that led to what is shown. */
    events: GameEvent[];
    /** The targets that were clicked so far. */
    clicked: string[];
    /** The names of the pieces by which a move was begun, and by which the last one was made until the next click. */
    touched: string[];
    /** Tell whether a target can be clicked next. */
    isNext: (target: string) => boolean;
    /** By seat, what the players are called. */
    names: string[];
    /** The reader's own seat; where a move is suggested for another one, that seat. Null for spectators. */
    me: number | null;
    /** The seat that is drawn nearest to the reader. */
    nearSeat: number;
    /** All seats in playing order, the nearest one first. */
    seatOrder: number[];
    /** Tell whether the reader may see the hand of a seat. */
    sees: (seat: number) => boolean;
    /** Tell whether what a JSON pointer leads to has just changed. */
    changed: (pointer: string) => boolean;
  }

  /** Which piece of the board something is; other attributes are those of its element. */
  interface Piece extends Attributes {
    /** Its name, so that it can be seen to move (see `motion.js`). */
    id?: string;
    /** What a screen reader calls it. */
    label?: string | null;
    /** What a click on it may mean, the most likely first (see `clicks.js`). */
    targets?: string[];
    /** The JSON pointer to what it shows, so that it is marked when that changes. */
    pointer?: string;
    /** What explains it. */
    explain?: Explain;
    /** Of a piece that only has to be put somewhere: the kind of the targets for it, such as "cell" (see `drag.js`). */
    carriedTo?: string | null;
  }

  /** The name of one of the page's sounds (see `sound_table.js`). */
  type SoundName = keyof typeof import("../page/sound_table.js").SOUNDS;

  /** Counts points. `restore` goes back to what `current` returned earlier, as an undo does. */
  interface PointsCounter<C extends Counted = Varying> {
    count: (event: GameEvent) => void;
    current: () => C;
    restore: (earlier: C | undefined) => void;
  }

  /** What is counted: the points by seat, and what else a game's counter needs. */
  interface Counted {
    points: number[];
    [name: string]: Varying;
  }

  /** What `results` of `results.js` returns for a finished game and its log. */
  interface Results {
    /** The points by category. */
    rows: ResultRow[];
    /** By seat. */
    total: number[];
    /** Sentences that say who won, and by what. */
    why?: string[];
    /** By what the game was won, such as "with five stones"; nothing is said of it if that is empty. */
    by?: string;
  }

  /** A category of points: what it is called, what explains it, and a value for each seat. */
  interface ResultRow {
    name: string;
    explain?: Content | Explain;
    values: Content[];
  }

  /** A section of `how.js`, which returns all of them. Those that are long are closed at first. */
  interface HowSection {
    title: string;
    content: Content;
    long?: boolean;
  }

  /** `lesson.json`: a first lesson. All that it shows was recorded. */
  interface LessonFile {
    /** The learner's seat. */
    seat: number;
    /** The positions that are shown, as the learner sees them, by their versions. */
    positions: Record<number, Game>;
    steps: LessonStep[];
  }

  /** A step of a lesson. */
  interface LessonStep {
    /** What the guide says. */
    say: string;
    /** The version of the position. */
    at: number;
    /** The targets that the guide points at. */
    point: string[];
    /** The move that the guide asks for, if any. */
    move?: Move | null;
    /** Why the service refused it, where it is an illegal one. */
    refusal?: { sentence: Message; clause: string } | null;
    /** What followed, decision by decision. */
    then: { version: number; messages: Message[] }[];
  }
}
