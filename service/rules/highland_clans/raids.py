"""Raids: three combat rounds, the victory points, the spoil, and new cards for both sides (HC-40 to HC-49)."""

from collections.abc import Collection, Iterator, Set
from functools import cache, lru_cache
from itertools import combinations_with_replacement

from cairn.events.decision import Event, Move
from cairn.events.highland_clans.events import CardLaid, CombatFought, RaidDecided, SpoilTaken
from cairn.events.highland_clans.moves import DeclineSpoil, EndTurn, Exchange, LayCard, Raid, TakeSpoil
from cairn.events.highland_clans.pieces import BUILDINGS, CARDS, Building, Card
from cairn.projections.highland_clans.state import Clan, State
from cairn.projections.message import message
from cairn.service.rules.highland_clans.hands import hand_obstacle
from cairn.service.rules.highland_clans.turns import is_opponent
from cairn.service.rules.interface import Refusal

COMBATS = 3  # number of combat rounds of a raid (HC-41)
MAX_EXCHANGED = 3  # maximum number of exchanged cards (HC-40)
_NO_OPPONENT = Refusal("HC-40", "hc-raid-no-opponent")
_HOW_MANY = Refusal("HC-40", "hc-how-many-cards")
_ORDER = Refusal("HC-40", "hc-lowest-first")
_NO_PIPER = Refusal("HC-41", "hc-no-piper")
_NO_SPOIL = {what: Refusal("HC-44", "hc-no-spoil", what=message(f"hc-{what}")) for what in BUILDINGS}
_RAIDS = [Raid(seat) for seat in range(5)]
_EXCHANGES = [
    Exchange(cards)
    for cards in sorted(
        cards for count in range(1, MAX_EXCHANGED + 1) for cards in combinations_with_replacement(CARDS, count)
    )
]
_END_TURN = EndTurn()
_LAYS = [LayCard(piper, card) for card in CARDS for piper in (False, True)]
_SPOILS = [TakeSpoil(what) for what in BUILDINGS]
_DECLINE = DeclineSpoil()


def legal_raids(state: State, seat: int) -> list[Move]:
    """Return raids on every opponent, exchanges of one to three cards of the hand, and neither (HC-40)."""
    raids = [raid for raid in _RAIDS[: len(state.clans)] if raid.opponent != state.turn]
    return [*raids, *_exchanges(_counts(state.clans[seat])), _END_TURN]


def raid_obstacle(state: State, seat: int, move: Move) -> Refusal | None:
    """Return the obstacle to a raid, to an exchange of cards, or to neither (HC-40)."""
    match move:
        case Raid(opponent):
            return None if is_opponent(state, opponent) else _NO_OPPONENT
        case Exchange(cards):
            return _exchange_obstacle(_counts(state.clans[seat]), cards)
    return None


def legal_lays(state: State, seat: int) -> tuple[Move, ...]:
    """Return each card of the hand, without a piper and with one of the court (HC-41)."""
    return _lays(state.clans[seat].pipers > 0, frozenset(state.clans[seat].hand))


def lay_obstacle(state: State, seat: int, move: LayCard) -> Refusal | None:
    """Return the obstacle to laying a card (HC-41)."""
    return _lay_obstacle(state.clans[seat].pipers > 0, state.clans[seat].hand, move)


def legal_spoils(state: State, seat: int) -> list[Move]:
    """Return the spoils that may be taken, and declining them (HC-44)."""
    available = _spoils_of_raid(state)
    return [*(move for move in _SPOILS if _take_obstacle(available, move) is None), _DECLINE]


def spoil_obstacle(state: State, seat: int, move: Move) -> Refusal | None:
    """Return the obstacle to taking or declining a spoil (HC-44)."""
    return _take_obstacle(_spoils_of_raid(state), move) if isinstance(move, TakeSpoil) else None


def spoils(clan: Clan) -> tuple[Building, ...]:
    """Return the buildings that an attacker may take from a defender (HC-44)."""
    owned = {"cattle": clan.cattle, "castle": clan.castles, "monastery": clan.monasteries}
    return tuple(what for what in BUILDINGS if owned[what])


def fight(state: State, seat: int, card: Card | None, piper: bool) -> Iterator[Event]:
    """Lay a card; after both are laid, reveal them, and after the third combat round decide the raid (HC-41, HC-42)."""
    yield CardLaid(seat, piper, card)
    raid = state.raid
    assert raid
    if len(raid.laid) < 2:
        return
    fighters, wins, combat = (state.turn, raid.opponent), list(raid.wins), raid.fought + 1
    shown = [laid.card or 0 for laid in raid.laid]
    totals = [value + laid.piper for value, laid in zip(shown, raid.laid, strict=True)]
    ahead = None if totals[0] == totals[1] else int(totals[1] > totals[0])
    if ahead is not None:
        wins[ahead] += 1
    winner = None if ahead is None else fighters[ahead]
    yield CombatFought(combat, (shown[0], shown[1]), (totals[0], totals[1]), winner, (wins[0], wins[1]))
    if combat == COMBATS:
        yield _raid_decided(state, *fighters, (wins[0], wins[1]))


def spoil_taken(state: State, what: Building) -> SpoilTaken:
    """Return the taking of a spoil: cattle goes to a free own land, if available, all else to the bag (HC-44)."""
    assert state.raid
    stolen = what == "cattle" and state.clans[state.turn].free_lands > 0
    return SpoilTaken(state.turn, state.raid.opponent, what, "land" if stolen else "bag")


def _counts(clan: Clan) -> tuple[int, ...]:
    return tuple(map(clan.hand.count, CARDS))


@lru_cache(maxsize=4096)
def _exchanges(counts: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(move for move in _EXCHANGES if _exchange_obstacle(counts, move.cards) is None)


def _exchange_obstacle(counts: tuple[int, ...], cards: tuple[Card, ...] | None) -> Refusal | None:
    if not cards or len(cards) > MAX_EXCHANGED:
        return _HOW_MANY
    if list(cards) != sorted(cards):
        return _ORDER
    for card in cards:
        wanted, has = cards.count(card), counts[card - 1]
        if wanted > has:
            if not has:
                return Refusal("HC-40", "hc-not-in-hand", card=card)
            return Refusal("HC-40", "hc-too-few-in-hand", has=has, card=card, number=wanted)
    return None


def _spoils_of_raid(state: State) -> tuple[Building, ...]:
    assert state.raid
    return spoils(state.clans[state.raid.opponent])


def _take_obstacle(available: tuple[Building, ...], move: TakeSpoil) -> Refusal | None:
    return None if move.what in available else _NO_SPOIL[move.what]


@cache
def _lays(pipers: bool, hand: Set[Card | None]) -> tuple[Move, ...]:
    return tuple([move for move in _LAYS if _lay_obstacle(pipers, hand, move) is None])


def _lay_obstacle(pipers: bool, hand: Collection[Card | None], move: LayCard) -> Refusal | None:
    if move.piper and not pipers:
        return _NO_PIPER
    return hand_obstacle("HC-41", hand, move.card)


def _raid_decided(state: State, attacker: int, defender: int, wins: tuple[int, int]) -> RaidDecided:
    """Return the side that won more combat rounds (HC-43), and its points."""
    if wins[0] > wins[1]:
        available = spoils(state.clans[defender])
        return RaidDecided(attacker, defender, wins, attacker, 1 if available else 2, 0, available)  # HC-44, HC-45
    if wins[0] < wins[1]:
        loss = min(1, state.points[attacker])  # HC-48
        return RaidDecided(attacker, defender, wins, defender, -loss, 2, ())  # HC-46
    return RaidDecided(attacker, defender, wins, None, 1, 0, ())  # HC-47
