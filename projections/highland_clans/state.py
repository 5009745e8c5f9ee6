"""The state of Highland Clans: the clans, the reserve, the bag, the current raid and the points.

Values in a state are immutable: they are replaced, never changed.
"""

from collections.abc import Sequence
from copy import copy
from operator import add
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from cairn.events.decision import Event
from cairn.events.highland_clans.events import (
    BardSent,
    BoardSetUp,
    Built,
    CardLaid,
    CardsDiscarded,
    CardsDrawn,
    ClanSetUp,
    ColourScored,
    CombatFought,
    DiscardsShuffled,
    DomainBought,
    FollowersGained,
    FollowingCounted,
    PeaceKept,
    PlayEnded,
    RaidBegan,
    RaidDecided,
    ReserveDrawn,
    ReserveKept,
    ReserveRedrawn,
    ReserveReturned,
    RoundBegan,
    SpoilDeclined,
    SpoilTaken,
    TileRemoved,
    TurnBegan,
)
from cairn.events.highland_clans.pieces import BUILDINGS, CARDS, FOLLOWERS, TILES, BySeat, Card, Cubes, Seat
from cairn.projections.tuples import put

_NO_CUBES = Cubes()

MAX_CARDS = sum(CARDS.values())
"""The number of raid cards, which bounds every hand and pile."""

if TYPE_CHECKING:
    Action = str
else:
    Action = Literal[(*FOLLOWERS, *BUILDINGS, "domain", "bard")]


class Clan(Struct, frozen=True, gc=False):
    """A player's court, lands and hand."""

    warriors: Annotated[int, Meta(description="Yellow cubes in court.")]
    pipers: Annotated[int, Meta(description="Blue cubes in court.")]
    monks: Annotated[int, Meta(description="Green cubes in court.")]
    free_lands: Annotated[int, Meta(description="Lands with nothing on them.")]
    cattle: Annotated[int, Meta(description="Lands with cattle.")]
    castles: Annotated[int, Meta(description="Lands with a castle.")]
    monasteries: Annotated[int, Meta(description="Lands with a monastery.")]
    hand: Annotated[
        tuple[Card | None, ...],
        Meta(max_length=MAX_CARDS, description="Raid cards, the newest last; null: unknown to the viewer."),
    ]

    @property
    def court(self) -> int:
        """The number of cubes in court."""
        return self.warriors + self.pipers + self.monks

    @property
    def lands(self) -> int:
        """The number of lands, including free ones."""
        return self.free_lands + self.cattle + self.castles + self.monasteries

    def with_more(self, what: str, by: int) -> "Clan":
        """Return the clan with `by` free lands, buildings or followers of a kind added; `by` may be negative."""
        name = _FIELDS[what]
        clan = copy(self)
        force_setattr(clan, name, getattr(self, name) + by)
        return clan

    def with_hand(self, hand: tuple[Card | None, ...]) -> "Clan":
        """Return the clan with another hand."""
        return Clan(
            self.warriors,
            self.pipers,
            self.monks,
            self.free_lands,
            self.cattle,
            self.castles,
            self.monasteries,
            hand,
        )


_FIELDS = {
    "free land": "free_lands",
    "warrior": "warriors",
    "piper": "pipers",
    "monk": "monks",
    "cattle": "cattle",
    "castle": "castles",
    "monastery": "monasteries",
}


class Laid(Struct, frozen=True, gc=False):
    """A card that lies face down in a combat round."""

    piper: Annotated[bool, Meta(description="Whether a piper is on it.")]
    card: Annotated[Card | None, Meta(description="Its value; null if unknown to the viewer.")]


class RaidUnderWay(Struct, frozen=True, gc=False):
    """The current raid; the player whose turn it is attacks."""

    opponent: Annotated[Seat, Meta(description="The defender's seat; the attacker is `turn`.")]
    fought: Annotated[int, Meta(description="Combat rounds fought, 0 to 3.")]
    wins: Annotated[tuple[int, ...], Meta(max_length=2, description="Combat rounds won, the attacker's first.")]
    laid: Annotated[tuple[Laid, ...], Meta(max_length=2, description="Cards that lie face down, the attacker's first.")]


class State(Struct, gc=False):
    """The state of a game: the cubes, the clans, the current raid, and the progress of the turn."""

    raid_refill: Annotated[Literal["hand", "drawn"], Meta(description="The option of that name.")]
    round: Annotated[int, Meta(description="Which round it is, counted from 1.")]
    start: Annotated[Seat, Meta(description="The seat that has the start-player marker.")]
    turn: Annotated[Seat, Meta(description="The seat whose turn it is; another seat may have to act.")]
    phase: Annotated[
        Literal["redraw", "action", "raid", "combat", "spoil", "refill", "over"],
        Meta(
            description="The part of the turn; `raid`: a raid or an exchange may follow; "
            "`refill`: both sides of a raid discard."
        ),
    ]
    actions: Annotated[
        tuple[Action, ...],
        Meta(max_length=2, description="The actions taken this turn: a follower, a building, `domain` or `bard`."),
    ]
    most_actions: Annotated[int, Meta(description="Number of actions of the turn, 1 or 2 (HC-14).")]
    reserve: Annotated[Cubes, Meta(description="Cubes drawn this turn and not used yet.")]
    bag: Annotated[Cubes, Meta(description="Cubes in the bag.")]
    following: Annotated[
        Seat | None, Meta(description="The seat that has the largest-following marker; null if no seat.")
    ]
    clans: Annotated[tuple[Clan, ...], Meta(max_length=5, description="The clans, by seat.")]
    raid: Annotated[RaidUnderWay | None, Meta(description="The current raid; null if there is none.")]
    deck: Annotated[int, Meta(description="Raid cards left in the deck.")]
    discards: Annotated[
        tuple[Card | None, ...],
        Meta(max_length=MAX_CARDS, description="The discard pile, the newest last; null: unknown to the viewer."),
    ]
    supply: Annotated[int, Meta(description="Domain tiles left in the supply.")]
    removed: Annotated[int, Meta(description="Domain tiles that left the game (HC-70).")]
    shown: Annotated[
        tuple[int, ...],
        Meta(max_length=len(TILES), description="Numbers of the tiles that were turned over, in order."),
    ]
    points: Annotated[BySeat, Meta(description="By seat: victory points.")]
    reason: Annotated[
        Literal["red_zone", "empty_bag", "empty_supply"] | None,
        Meta(description="Why the game is over: `red_zone`, `empty_bag` or `empty_supply`; null before."),
    ]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the empty table before anything is set up."""
        return cls(
            raid_refill=options["raid_refill"],
            round=0,
            start=0,
            turn=0,
            phase="over",
            actions=(),
            most_actions=0,
            reserve=_NO_CUBES,
            bag=_NO_CUBES,
            following=None,
            clans=(Clan(0, 0, 0, 0, 0, 0, 0, ()),) * seats,
            raid=None,
            deck=0,
            discards=(),
            supply=0,
            removed=0,
            shown=(),
            points=(0,) * seats,
            reason=None,
        )

    def copy(self) -> "State":
        """Return a copy that can be evolved independently; both share their immutable values."""
        return copy(self)

    def evolve(self, event: Event) -> None:
        """Apply an event. Raise ValueError if it is unknown."""
        fold = _FOLD.get(type(event))
        if fold is None:
            raise ValueError(f"Highland Clans cannot fold {event.type}")
        fold(self, event)

    def _board_set_up(self, event: BoardSetUp) -> None:
        self.bag, self.deck, self.supply = event.bag, event.deck, event.supply

    def _clan_set_up(self, event: ClanSetUp) -> None:
        clan = Clan(event.warriors, event.pipers, 0, event.free_lands, event.cattle, 0, 0, ())
        self._put_clan(event.seat, clan)
        self.bag -= Cubes(yellow=event.warriors, blue=event.pipers, red=event.cattle)
        self._score(event.seat, event.points)

    def _round_began(self, event: RoundBegan) -> None:
        self.round, self.start = event.round, event.start

    def _turn_began(self, event: TurnBegan) -> None:
        self.turn, self.most_actions, self.actions = event.seat, event.actions, ()

    def _reserve_drawn(self, event: ReserveDrawn) -> None:
        self.reserve = event.cubes
        self.bag -= event.cubes
        self.phase = "redraw" if event.redraw else "action"

    def _reserve_kept(self, event: ReserveKept) -> None:
        self.phase = "action"

    def _reserve_redrawn(self, event: ReserveRedrawn) -> None:
        self.reserve += event.drawn - event.back
        self.bag += event.back - event.drawn
        self.phase = "action"

    def _built(self, event: Built) -> None:
        self._add(event.seat, event.what, 1)
        self._add(event.seat, "free land", -1)
        self.reserve -= event.paid
        self.actions += (event.what,)

    def _followers_gained(self, event: FollowersGained) -> None:
        self._add(event.seat, event.what, event.count)
        self.reserve -= Cubes(**{FOLLOWERS[event.what]: event.count})
        self.actions += (event.what,)

    def _domain_bought(self, event: DomainBought) -> None:
        self._add(event.seat, "warrior", -event.court.yellow)
        self._add(event.seat, "monk", -event.court.green)
        self._add(event.seat, "free land", 1)
        self.reserve -= event.reserve
        self.bag += event.reserve + event.court
        self.supply = event.supply
        self.actions += ("domain",)

    def _bard_sent(self, event: BardSent) -> None:
        self.reserve -= Cubes(blue=1)
        self.bag += Cubes(blue=1)
        for follower in event.takes:
            self._add(event.opponent, follower, -1)
            if follower == event.keeps:
                self._add(event.seat, follower, 1)
            else:
                self.bag += Cubes(**{FOLLOWERS[follower]: 1})
        self.actions += ("bard",)

    def _reserve_returned(self, event: ReserveReturned) -> None:
        self.bag += event.cubes
        self.reserve, self.phase = _NO_CUBES, "raid"

    def _cards_drawn(self, event: CardsDrawn) -> None:
        clan = self.clans[event.seat]
        self._put_clan(event.seat, clan.with_hand(clan.hand + (event.cards or (None,) * event.count)))
        self.deck = event.deck

    def _discards_shuffled(self, event: DiscardsShuffled) -> None:
        self.deck, self.discards = event.deck, ()

    def _cards_discarded(self, event: CardsDiscarded) -> None:
        clan, cards = self.clans[event.seat], event.cards or (None,) * event.count
        self._put_clan(event.seat, clan.with_hand(_without_cards(clan.hand, cards)))
        self.discards += cards

    def _peace_kept(self, event: PeaceKept) -> None:
        pass

    def _raid_began(self, event: RaidBegan) -> None:
        self.raid, self.phase = RaidUnderWay(event.opponent, 0, (0, 0), ()), "combat"

    def _card_laid(self, event: CardLaid) -> None:
        clan, raid = self.clans[event.seat], self._raid
        clan = clan.with_hand(_without_cards(clan.hand, (event.card,)))
        self._put_clan(event.seat, clan.with_more("piper", -1) if event.piper else clan)
        self.raid = RaidUnderWay(raid.opponent, raid.fought, raid.wins, (*raid.laid, Laid(event.piper, event.card)))

    def _combat_fought(self, event: CombatFought) -> None:
        raid = self._raid
        self.bag += Cubes(blue=raid.laid[0].piper + raid.laid[1].piper)
        self.discards += event.cards
        self.raid = RaidUnderWay(raid.opponent, event.combat, event.wins, ())

    def _raid_decided(self, event: RaidDecided) -> None:
        self._score(event.attacker, event.attacker_points)
        self._score(event.defender, event.defender_points)
        if event.spoils:
            self.phase = "spoil"
        else:
            self._end_raid()

    def _spoil_taken(self, event: SpoilTaken) -> None:
        self._add(event.opponent, event.what, -1)
        self._add(event.opponent, "free land", 1)
        if event.to == "land":
            self._add(event.seat, event.what, 1)
            self._add(event.seat, "free land", -1)
        else:
            self.bag += BUILDINGS[event.what]
        self._end_raid()

    def _spoil_declined(self, event: SpoilDeclined) -> None:
        self._end_raid()

    def _end_raid(self) -> None:
        self.phase, self.raid = "refill", None

    def _following_counted(self, event: FollowingCounted) -> None:
        self.following = event.holder

    def _colour_scored(self, event: ColourScored) -> None:
        self.points = tuple(map(add, self.points, event.points))

    def _tile_removed(self, event: TileRemoved) -> None:
        self.supply = event.supply
        self.removed += 1
        if event.number is not None:
            self.shown += (event.number,)

    def _play_ended(self, event: PlayEnded) -> None:
        self.phase, self.reason = "over", event.reason

    def _put_clan(self, seat: Seat, clan: Clan) -> None:
        clans = [*self.clans]
        clans[seat] = clan
        self.clans = tuple(clans)

    def _add(self, seat: Seat, what: str, by: int) -> None:
        self._put_clan(seat, self.clans[seat].with_more(what, by))

    def _score(self, seat: Seat, points: int) -> None:
        self.points = put(self.points, seat, self.points[seat] + points)

    @property
    def _raid(self) -> RaidUnderWay:
        if self.raid is None:
            raise ValueError("no raid is under way")
        return self.raid


_FOLD: dict[type, Any] = {
    BoardSetUp: State._board_set_up,
    ClanSetUp: State._clan_set_up,
    RoundBegan: State._round_began,
    TurnBegan: State._turn_began,
    ReserveDrawn: State._reserve_drawn,
    ReserveKept: State._reserve_kept,
    ReserveRedrawn: State._reserve_redrawn,
    Built: State._built,
    FollowersGained: State._followers_gained,
    DomainBought: State._domain_bought,
    BardSent: State._bard_sent,
    ReserveReturned: State._reserve_returned,
    CardsDrawn: State._cards_drawn,
    DiscardsShuffled: State._discards_shuffled,
    CardsDiscarded: State._cards_discarded,
    PeaceKept: State._peace_kept,
    RaidBegan: State._raid_began,
    CardLaid: State._card_laid,
    CombatFought: State._combat_fought,
    RaidDecided: State._raid_decided,
    SpoilTaken: State._spoil_taken,
    SpoilDeclined: State._spoil_declined,
    FollowingCounted: State._following_counted,
    ColourScored: State._colour_scored,
    TileRemoved: State._tile_removed,
    PlayEnded: State._play_ended,
}


def _without_cards(hand: tuple[Card | None, ...], cards: Sequence[Card | None]) -> tuple[Card | None, ...]:
    """Return a hand without cards. Remove the newest of equal cards, so that newly drawn ones stay last (HC-49)."""
    cards_left = list(hand[::-1])
    for card in cards:
        cards_left.remove(card)
    return tuple(cards_left[::-1])
