/** What the page's modules of Schotten Totten speak of. The state, the moves and the events are the API's. */
declare namespace SchottenTotten {
  type State = Cairn.Schemas["SchottenTottenState"];
  type Move = Cairn.Schemas["SchottenTottenMove"];
  type Context = Cairn.Context<State, Move>;
  type View = Cairn.GameView<State, Move>;
  type Texts = Cairn.GameTexts<State, Move>;

  type Stone = Cairn.Schemas["SchottenTottenStone"];
  /** A card such as "red-5" or "joker". Those that lie beside stones are troops. */
  type Card = Cairn.Schemas["SchottenTottenCard"];
  type ClanCard = Cairn.Schemas["SchottenTottenClanCard"];
  type TacticCard = Cairn.Schemas["SchottenTottenTacticCard"];
  type Troop = Cairn.Schemas["SchottenTottenTroop"];
  type Elite = Cairn.Schemas["SchottenTottenElite"];
  type Colour = NonNullable<Cairn.Schemas["SchottenTottenStandIn"]["colour"]>;
  type Deck = Cairn.Schemas["SchottenTottenDeckName"];

  /** A kind of formation. How many cards are of a kind is left open. */
  type Kind = "colour_run" | "of_a_kind" | "colour" | "run" | "sum";
  /** What a complete side is worth. The kind is null where only the total counts. */
  interface Formation {
    kind: Kind | null;
    total: number;
  }

  /** Returns the name of a card as a piece: of a Joker by whose it is, a seat or a pile. */
  type NameCard = (card: Card, whose?: number | "discard") => string;

  /** The stones that each seat won in a round, and the event that ended it; null if it was broken off. */
  interface Round {
    stones: number[][];
    end: Cairn.Schemas["SchottenTottenRoundEnded"] | null;
  }
}
