/** What the page's modules of Glen More speak of. The state, the moves and the events are the API's. */
declare namespace GlenMore {
  type State = Cairn.Schemas["GlenMoreState"];
  type Move = Cairn.Schemas["GlenMoreMove"];
  type Event = Cairn.Schemas["GlenMoreEvent"];
  type Context = Cairn.Context<State, Move>;
  type View = Cairn.GameView<State, Move>;
  type Texts = Cairn.GameTexts<State, Move>;
  type MoveContext = Cairn.MoveContext<State>;

  type Player = Cairn.Schemas["GlenMorePlayer"];
  /** A tile of a territory, with what is on it. */
  type Placed = Cairn.Schemas["GlenMoreLaid"];
  type Cube = Cairn.Schemas["GlenMoreCube"];
  type Place = Cairn.Schemas["GlenMoreCard"];
  type Phase = State["phase"];

  /** The number of a tile. Of no tile nothing is known. */
  type TileNumber = number | null;

  /** Who stands on the track: a seat, or the die. */
  type Figure = number | "die";

  /** What a player has a number of. */
  type Holding = "coins" | "barrels" | "chieftains";

  /** A tile, as the list in the rulebook has it. */
  type Tile = Land & {
    number: TileNumber;
    stack: string;
    colour: string;
    river: boolean;
    road: boolean;
    cost: Item[];
    bringsMember: boolean;
    bringsBarrel: boolean;
    /** Whether it is a special location. */
    isPlace: boolean;
  } & Effect;

  /** What the land of a tile is drawn of. */
  interface Land {
    name: string;
    colour?: string;
    river?: boolean;
    road?: boolean;
  }

  /** So many of something that is given. */
  interface Item {
    name: string;
    count: number;
  }

  /** What a tile does when it is activated. Points stand as they are written on it. */
  type Effect =
    | { kind: "none" | "move" | "distil" }
    | { kind: "produce"; cube: string }
    | { kind: "points" | "different"; points: string[] }
    | { kind: "any"; count: string; points: string[] }
    | { kind: "exchange"; exchanges: { items: Item[]; points: string }[] };

  /** A cell of a territory. */
  interface Cell {
    x: number;
    y: number;
  }

  /** A cell beside the tiles of a territory: what its neighbours ask of a tile, and what keeps every tile from it. */
  interface FreeCell extends Cell {
    river: boolean;
    road: boolean;
    obstacle: string | null;
  }

  /** What may stand in an explanation: a sentence, or nothing. */
  type Sentence = string | false | 0 | null | undefined;

  /** What taking a tile costs: sentences that say what is given, and why it cannot be paid for. */
  interface Cost {
    lines: string[];
    problem: string | null;
  }
}
