/** What the page's modules of Highland Clans speak of. The state, the moves and the events are the API's. */
declare namespace HighlandClans {
  type State = Cairn.Schemas["HighlandClansState"];
  type Move = Cairn.Schemas["HighlandClansMove"];
  type Context = Cairn.Context<State, Move>;
  type View = Cairn.GameView<State, Move>;
  type Texts = Cairn.GameTexts<State, Move>;

  type Clan = Cairn.Schemas["HighlandClansClan"];
  type Cubes = Cairn.Schemas["HighlandClansCubes"];
  type Raid = Cairn.Schemas["HighlandClansRaidUnderWay"];
  type Colour = keyof Cubes;
  type Follower = Cairn.Schemas["HighlandClansFollower"];
  type Building = Cairn.Schemas["HighlandClansBuilding"];
  type Action = State["actions"][number];

  /** The value of a raid card; null where it may not be seen. */
  type Card = number | null;

  /** Returns the names of the pieces of a kind at a place: `names("blue", "court 2")`. */
  type PieceNames = (kind: string, place: string) => string[];

  /** Draws what belongs to a side of a raid, the attacker's (0) or the defender's (1). */
  type OfSide = (ctx: Context, names: PieceNames, raid: Raid, side: number) => Cairn.Content;

  /** What explains each thing on the board (see `explain.js`). */
  interface Explanations
    extends Record<"track" | "reserve" | "bag" | "supply" | "deck" | "discards" | "raid", OfTable> {
    /** `here` are the seats whose markers stand on that stone of the track. */
    space: (ctx: Context, points: number, here: number[]) => Cairn.Template;
    cube: (ctx: Context, colour: Colour) => Cairn.Template;
    court: OfClan;
    land: (ctx: Context, seat: number, building: Building) => Cairn.Template;
    freeLand: OfClan;
    card: (ctx: Context, value: number) => Cairn.Template;
    hand: OfClan;
    start: OfClan;
    following: OfClan;
  }
  type OfTable = (ctx: Context) => Cairn.Template;
  type OfClan = (ctx: Context, seat: number) => Cairn.Template;
}
