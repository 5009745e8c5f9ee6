"""The rules of Highland Clans: set-up, rounds and turns, and the end; actions, raids and scoring are beside this."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from events.chance import Chance
from events.decision import Event, Move
from events.highland_clans.events import (
    BoardSetUp,
    CardsDiscarded,
    ClanSetUp,
    PeaceKept,
    PlayEnded,
    RaidBegan,
    ReserveDrawn,
    ReserveKept,
    ReserveRedrawn,
    ReserveReturned,
    RoundBegan,
    SpoilDeclined,
    TileRemoved,
    TurnBegan,
)
from events.highland_clans.moves import (
    DeclineSpoil,
    Discard,
    EndActions,
    EndTurn,
    Exchange,
    Keep,
    LayCard,
    Raid,
    Redraw,
    TakeSpoil,
)
from events.highland_clans.pieces import CARDS, TILES, Cubes
from events.table import Outcome
from projections.highland_clans.state import State
from service.rules.highland_clans import actions, draws, raids, refusals, scoring
from service.rules.interface import Refusal, ToAct

ALL = {3: Cubes(21, 23, 20, 10), 4: Cubes(25, 25, 20, 10), 5: Cubes(29, 27, 20, 10)}
"""The cubes in the game for each number of players (HC-02)."""

START_POINTS = {3: 2, 4: 5, 5: 8}
"""What each begins with (HC-05)."""

WARRIORS, PIPERS, FREE_LANDS, CATTLE = 4, 2, 1, 1
"""What each clan begins with, beside as many cards as warriors (HC-03); so the bag begins with the rest (HC-04)."""

RED_ZONE = 30
"""From how many points the end is near (HC-70)."""

_KEEP = Keep()


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the set-up and the first draw; `first_seat` or chance tells who is start player (HC-09)."""
    state = State.new(options, seats)
    for event in _set_up(state, options, seats, chance):
        state.evolve(event)
        yield event


def to_act(state: State) -> ToAct | None:
    """Return who is waited for: who has more cards than he may keep, a defender, or whose turn it is."""
    if state.phase == "over":
        return None
    debtor = _debtor(state)
    if debtor is not None:
        return ToAct(debtor, "discard")
    if state.phase == "combat":
        assert state.raid
        return ToAct(state.raid.opponent if state.raid.laid else state.turn, "lay_card")
    return ToAct(state.turn, state.phase)


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return what a seat that is waited for may do."""
    act = to_act(state)
    if act is None or act.seat != seat:
        return []
    match act.what:
        case "redraw":
            return _redraws(state.reserve)
        case "action":
            return actions.legal(state)
        case "raid":
            return raids.legal(state)
        case "lay_card":
            return raids.lays(state.clans[seat])
        case "spoil":
            assert state.raid
            return raids.takes(state.clans[state.raid.opponent])
    return [Discard(card) for card in sorted(set(filter(None, _discardable(state, seat))))]


def consequences(state: State, seat: int, move: Move, chance: Chance, version: int | None = None) -> Iterator[Event]:
    """Yield what follows from a legal move, and from answers that everyone can see are forced."""
    yield from _made(state, seat, move, chance)
    while (act := to_act(state)) and (forced := _forced(state, act)):
        yield from _made(state, act.seat, forced, chance)


def determinize(view: State, seat: int, chance: Chance) -> State:
    """Return the view with what its seat cannot see dealt at random (HC-80)."""
    return draws.determinize(view, chance)


def refusal(state: State, seat: int, move: Move, names: Sequence[str]) -> Refusal:
    """Return why a move that is not legal is not."""
    return refusals.refusal(state, to_act(state), seat, move, names)


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return who has most points of those who stayed; equal leaders share the victory (HC-73)."""
    if state.phase != "over" or state.reason is None:
        return None
    stayed = [seat for seat in range(len(state.points)) if seat not in left]
    most = max(state.points[seat] for seat in stayed)
    winners = tuple(seat for seat in stayed if state.points[seat] == most)
    return Outcome(state.reason, winners, tuple(state.points))


def _set_up(state: State, options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Set up the bag, 67 cards, 25 tiles and the clans (HC-02 to HC-07); nobody has the marker (HC-08)."""
    yield BoardSetUp(ALL[seats], sum(CARDS.values()), len(TILES))
    for seat in range(seats):
        yield ClanSetUp(seat, WARRIORS, PIPERS, FREE_LANDS, CATTLE, START_POINTS[seats])
    for seat in range(seats):
        yield from draws.cards(state, seat, WARRIORS, chance)
    first = options["first_seat"]
    yield from _begin_round(state, 1, chance.draw(seats) if first is None else first, chance)


def _begin_round(state: State, number: int, start: int, chance: Chance) -> Iterator[Event]:
    """Begin a round of one turn each, clockwise from the start player (HC-10)."""
    yield RoundBegan(number, start)
    yield from _begin_turn(state, start, chance)


def _begin_turn(state: State, seat: int, chance: Chance) -> Iterator[Event]:
    """Draw the reserve (HC-12); the last player of the round has one action (HC-14)."""
    if state.bag.total < actions.DRAWN:
        yield PlayEnded("empty_bag")  # HC-71
        return
    yield TurnBegan(seat, 1 if _next(state, seat) == state.start else 2)
    cubes = draws.cubes(state.bag, actions.DRAWN, chance)
    yield ReserveDrawn(seat, cubes, redraw=state.following == seat)  # HC-13


def _made(state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield what follows from a move until somebody is waited for, in the order of a turn (HC-11)."""
    match move:
        case Keep():
            yield ReserveKept(seat)
        case Redraw(yellow, blue, green, red):
            back = Cubes(yellow, blue, green, red)
            yield ReserveRedrawn(seat, back, draws.cubes(state.bag + back, back.total, chance))  # HC-13
        case EndActions():
            yield ReserveReturned(seat, state.reserve)  # HC-17
        case Raid(opponent):
            yield RaidBegan(seat, opponent)
        case Exchange(cards):
            cards = cards or ()
            yield CardsDiscarded(seat, len(cards), 0, cards)
            yield from draws.cards(state, seat, len(cards), chance)  # HC-40
            yield from _end_turn(state, chance)
        case EndTurn():
            yield PeaceKept(seat)
            yield from _end_turn(state, chance)
        case LayCard(piper, card):
            yield from _in_raid(state, raids.fight(state, seat, card, piper), chance)
        case TakeSpoil(what):
            yield from _in_raid(state, iter([raids.spoil(state, what)]), chance)
        case DeclineSpoil():
            yield from _in_raid(state, iter([SpoilDeclined(seat)]), chance)
        case Discard(card):
            owed = len(state.clans[seat].hand) - state.clans[seat].warriors - 1
            yield CardsDiscarded(seat, 1, owed, None if card is None else (card,))
            yield from _settle(state, chance)
        case _:
            yield actions.event(state, move)
            yield from _settle(state, chance)


def _in_raid(state: State, events: Iterator[Event], chance: Chance) -> Iterator[Event]:
    """Go on with a raid; when it is decided and the spoil is settled, both draw (HC-49)."""
    assert state.raid
    defender = state.raid.opponent
    yield from events
    if state.phase == "refill":
        yield from raids.refill(state, state.turn, defender, chance)


def _settle(state: State, chance: Chance) -> Iterator[Event]:
    """Go on once nobody owes a discard: after a raid with the next turn, else with the draw for a warrior (HC-24)."""
    if _debtor(state) is not None:
        return
    if state.phase == "refill":
        yield from _end_turn(state, chance)
        return
    clan = state.clans[state.turn]
    yield from draws.cards(state, state.turn, clan.warriors - len(clan.hand), chance)
    if actions.over(state):
        yield ReserveReturned(state.turn, state.reserve)  # HC-17


def _debtor(state: State) -> int | None:
    """Return who must discard, as he has more cards than warriors (HC-24); who has the turn does it first (HC-49)."""
    larger = [seat for seat, clan in enumerate(state.clans) if len(clan.hand) > clan.warriors]
    return state.turn if state.turn in larger else next(iter(larger), None)


def _discardable(state: State, seat: int) -> list[int | None]:
    """Return the cards of which a seat may discard one: the hand, or of it the five just drawn (HC-49)."""
    hand = state.clans[seat].hand
    if state.phase != "refill" or state.raid_refill == "hand":
        return hand
    gone = raids.DISCARDED_AFTER - (len(hand) - state.clans[seat].warriors)
    return hand[gone - raids.DRAWN_AFTER :]


def _forced(state: State, act: ToAct) -> Move | None:
    """Return the only answer there is, if everyone can see that: one forced by a hidden card is asked (HC-80)."""
    if act.what == "discard" or (act.what == "lay_card" and len(state.clans[act.seat].hand) > 1):
        return None
    moves = legal_moves(state, act.seat)
    return moves[0] if len(moves) == 1 else None


def _redraws(reserve: Cubes) -> list[Move]:
    """Return keeping the cubes, and every other number of them to put back (HC-13)."""
    numbers = product(*(range(n + 1) for n in (reserve.yellow, reserve.blue, reserve.green, reserve.red)))
    return [_KEEP, *(Redraw(*back) for back in numbers if any(back))]


def _next(state: State, seat: int) -> int:
    return (seat + 1) % len(state.clans)


def _end_turn(state: State, chance: Chance) -> Iterator[Event]:
    """Go on with the next turn, or after everyone's with scoring (HC-10)."""
    following = _next(state, state.turn)
    if following == state.start:
        yield from _end_round(state, chance)
    else:
        yield from _begin_turn(state, following, chance)


def _end_round(state: State, chance: Chance) -> Iterator[Event]:
    """Score; then a tile leaves the game, and may end it (HC-70, HC-72); else the marker passes left (HC-10)."""
    yield from scoring.scored(state)
    if not state.supply:
        yield PlayEnded("empty_supply")
        return
    leader = max(state.points)
    number = draws.tile(state, chance) if leader >= RED_ZONE else None
    yield TileRemoved(state.supply - 1, number)
    if number is not None and number <= leader:
        yield PlayEnded("red_zone")
        return
    yield from _begin_round(state, state.round + 1, _next(state, state.start), chance)
