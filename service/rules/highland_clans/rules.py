"""The rules of Highland Clans: set-up, rounds and turns, and the end. The parts of a turn are in the other modules."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.highland_clans import events, moves
from cairn.events.highland_clans.pieces import CARDS, TILES, Cubes
from cairn.events.table import Outcome
from cairn.projections.highland_clans.state import State
from cairn.service.rules.highland_clans import hands, raids
from cairn.service.rules.highland_clans.actions import action_event, actions_are_over, legal_actions
from cairn.service.rules.highland_clans.hands import DRAWN_AFTER, legal_discards, seat_to_discard
from cairn.service.rules.highland_clans.scoring import score_round
from cairn.service.rules.highland_clans.turns import DRAWN, legal_redraws
from cairn.service.rules.interface import ToAct

ALL = {3: Cubes(21, 23, 20, 10), 4: Cubes(25, 25, 20, 10), 5: Cubes(29, 27, 20, 10)}
"""The cubes in the game for each number of players (HC-02)."""
START_POINTS = {3: 2, 4: 5, 5: 8}  # the points of each player at the start (HC-05)
WARRIORS, PIPERS, FREE_LANDS, CATTLE = 4, 2, 1, 1
"""The possessions of each clan at the start, apart from a card per warrior (HC-03). The rest is in the bag (HC-04)."""
RED_ZONE = 30  # the number of points from which the end is near (HC-70)

_LEGAL: dict[str, Callable[[State, int], Sequence[Move]]] = {
    "redraw": legal_redraws,
    "action": legal_actions,
    "raid": raids.legal_raids,
    "lay_card": raids.legal_lays,
    "spoil": raids.legal_spoils,
    "discard": legal_discards,
}

_NEVER_FORCED = ("discard", "redraw", "raid")
"""Actions that are never automatic, as a hidden card forces them (HC-80), or they always have several options."""
_WITH_DISCARDS = ("action", "refill")
"""The parts of a turn in which a hand can be too large: actions take warriors (HC-24), raids bring cards (HC-49)."""


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the set-up and the first draw; `first_seat` or chance decides the start player (HC-09)."""
    state = State.new(options, seats)
    for event in _set_up(state, options, seats, chance):
        state.evolve(event)
        yield event


def to_act(state: State) -> ToAct | None:
    """Return the seat to act, and its action: to discard, to defend in a raid, or to move; None after the end."""
    phase = state.phase
    if phase == "combat":
        assert state.raid
        return ToAct(state.raid.opponent if state.raid.laid else state.turn, "lay_card")
    if phase in _WITH_DISCARDS:
        discarding = seat_to_discard(state)
        if discarding is not None:
            return ToAct(discarding, "discard")
    return None if phase == "over" else ToAct(state.turn, phase)


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move a seat may make now, always in the same order; none if it is not to act."""
    act = to_act(state)
    return [] if act is None or act.seat != seat else list(_LEGAL[act.what](state, seat))


def consequences(state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield the consequences of a legal move, and of later moves that are publicly known to be forced."""
    yield from _follow_move(state, seat, move, chance)
    while (act := to_act(state)) and (forced := _forced_move(state, act)):
        yield from _follow_move(state, act.seat, forced, chance)


def determinize(view: State, seat: int, chance: Chance) -> State:
    """Return the view with all cards unknown to its seat dealt at random (HC-80)."""
    return hands.deal_hidden_cards(view, chance)


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return how the game ended; None before. Of those who stayed, all with most points win (HC-73)."""
    if state.phase != "over" or state.reason is None:
        return None
    stayed = [seat for seat in range(len(state.points)) if seat not in left]
    most = max(state.points[seat] for seat in stayed)
    winners = tuple(seat for seat in stayed if state.points[seat] == most)
    return Outcome(state.reason, winners, state.points)


def _set_up(state: State, options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Set up the bag, 67 cards, 25 tiles and the clans (HC-02 to HC-07); no clan has the marker (HC-08)."""
    yield events.BoardSetUp(ALL[seats], sum(CARDS.values()), len(TILES))
    for seat in range(seats):
        yield events.ClanSetUp(seat, WARRIORS, PIPERS, FREE_LANDS, CATTLE, START_POINTS[seats])
    for seat in range(seats):
        yield from hands.draw_cards(state, seat, WARRIORS, chance)
    first = options["first_seat"]
    yield from _begin_round(state, 1, chance.draw(seats) if first is None else first, chance)


def _begin_round(state: State, number: int, start: int, chance: Chance) -> Iterator[Event]:
    """Begin a round of one turn each, clockwise from the start player (HC-10)."""
    yield events.RoundBegan(number, start)
    yield from _begin_turn(state, start, chance)


def _begin_turn(state: State, seat: int, chance: Chance) -> Iterator[Event]:
    """Draw the reserve (HC-12); the last player of the round has one action (HC-14)."""
    if state.bag.total < DRAWN:
        yield events.PlayEnded("empty_bag")  # HC-71
        return
    yield events.TurnBegan(seat, 1 if _left_of(state, seat) == state.start else 2)
    cubes = hands.draw_cubes(state.bag, DRAWN, chance)
    yield events.ReserveDrawn(seat, cubes, redraw=state.following == seat)  # HC-13


def _follow_move(state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield the consequences of a move until a seat is to act, in the order of a turn (HC-11)."""
    match move:
        case moves.LayCard(piper, card):
            yield from _go_on_with_raid(state, raids.fight(state, seat, card, piper), chance)
        case moves.Discard(card):
            owed = len(state.clans[seat].hand) - state.clans[seat].warriors - 1
            yield events.CardsDiscarded(seat, 1, owed, None if card is None else (card,))
            yield from _go_on_when_hands_fit(state, chance)
        case moves.Keep():
            yield events.ReserveKept(seat)
        case moves.Redraw(yellow, blue, green, red):
            back = Cubes(yellow, blue, green, red)
            yield events.ReserveRedrawn(seat, back, hands.draw_cubes(state.bag + back, back.total, chance))  # HC-13
        case moves.EndActions():
            yield events.ReserveReturned(seat, state.reserve)  # HC-17
        case moves.Raid(opponent):
            yield events.RaidBegan(seat, opponent)
        case moves.Exchange(cards):
            cards = cards or ()
            yield events.CardsDiscarded(seat, len(cards), 0, cards)
            yield from hands.draw_cards(state, seat, len(cards), chance)  # HC-40
            yield from _end_turn(state, chance)
        case moves.EndTurn():
            yield events.PeaceKept(seat)
            yield from _end_turn(state, chance)
        case moves.TakeSpoil(what):
            yield from _go_on_with_raid(state, iter([raids.spoil_taken(state, what)]), chance)
        case moves.DeclineSpoil():
            yield from _go_on_with_raid(state, iter([events.SpoilDeclined(seat)]), chance)
        case _:
            yield action_event(state, move)
            yield from _go_on_when_hands_fit(state, chance)


def _go_on_with_raid(state: State, events: Iterator[Event], chance: Chance) -> Iterator[Event]:
    """Continue a raid; when it is decided and the spoil is settled, both sides draw (HC-49)."""
    assert state.raid
    defender = state.raid.opponent
    yield from events
    if state.phase == "refill":
        for seat in (state.turn, defender):
            yield from hands.draw_cards(state, seat, DRAWN_AFTER, chance)


def _go_on_when_hands_fit(state: State, chance: Chance) -> Iterator[Event]:
    """Continue once no seat must discard: after a raid with the next turn, else with the draw for a warrior (HC-24)."""
    if seat_to_discard(state) is not None:
        return
    if state.phase == "refill":
        yield from _end_turn(state, chance)
        return
    clan = state.clans[state.turn]
    yield from hands.draw_cards(state, state.turn, clan.warriors - len(clan.hand), chance)
    if actions_are_over(state):
        yield events.ReserveReturned(state.turn, state.reserve)  # HC-17


def _forced_move(state: State, act: ToAct) -> Move | None:
    """Return the only legal move, if that is public: a move forced by a hidden card is not automatic (HC-80)."""
    what = act.what
    if what in _NEVER_FORCED or (what == "lay_card" and len(state.clans[act.seat].hand) > 1):
        return None
    moves = _LEGAL[act.what](state, act.seat)
    return moves[0] if len(moves) == 1 else None


def _left_of(state: State, seat: int) -> int:
    return (seat + 1) % len(state.clans)


def _end_turn(state: State, chance: Chance) -> Iterator[Event]:
    """Continue with the next turn, or with scoring after the last turn of the round (HC-10)."""
    following = _left_of(state, state.turn)
    if following == state.start:
        yield from _end_round(state, chance)
    else:
        yield from _begin_turn(state, following, chance)


def _end_round(state: State, chance: Chance) -> Iterator[Event]:
    """Score; then a tile leaves the game, and may end it (HC-70, HC-72); else the marker passes left (HC-10)."""
    yield from score_round(state)
    if not state.supply:
        yield events.PlayEnded("empty_supply")
        return
    leader = max(state.points)
    number = hands.draw_tile(state, chance) if leader >= RED_ZONE else None
    yield events.TileRemoved(state.supply - 1, number)
    if number is not None and number <= leader:
        yield events.PlayEnded("red_zone")
        return
    yield from _begin_round(state, state.round + 1, _left_of(state, state.start), chance)
