"""The rules of Schotten Totten: the base game, Tactics, Expert, and matches."""

from collections.abc import Iterator, Sequence
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.schotten_totten.events import HandDealt, Passed, RoundBegan, TurnEnded
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, Pass, PlayCard, ReturnCard
from cairn.events.schotten_totten.pieces import CARDS, RUSES, STONES, TACTICS, DeckName
from cairn.events.table import Outcome
from cairn.projections.schotten_totten.state import State
from cairn.service.rules.interface import ToAct
from cairn.service.rules.schotten_totten import cards, decks, scoring
from cairn.service.rules.schotten_totten.claims import claim, claimable_stones
from cairn.service.rules.schotten_totten.refusals import obstacle_to_acting, obstacle_to_pass
from cairn.service.rules.schotten_totten.ruses import play_ruse, recruit_where_forced, return_moves, ruse_plays

_CLAIMS = {stone: Claim(stone) for stone in STONES}
_DRAWS = {name: DrawCard(name) for name in decks.DECKS}
_TO_ACT = {what: (ToAct(0, what), ToAct(1, what)) for what in ("play_card", "claim", "draw_card", "return_card")}
_END_TURN, _PASS = EndTurn(), Pass()


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the first round's set-up; `first_seat` or chance decides which seat begins (ST-02)."""
    first = options["first_seat"]
    yield from _begin_round(1, chance.draw(2) if first is None else first, options.get("tactics", False), chance)


def to_act(state: State) -> ToAct | None:
    """Return the seat to act, and its action: a card, claims, a deck's name, or a card to put back (ST-03)."""
    match state.phase:
        case "play":
            what = "play_card"
        case "claim":
            what = "claim" if claimable_stones(state, state.turn) else "draw_card"
        case "recruit":
            what = "draw_card"
        case "return":
            what = "return_card"
        case _:
            return None
    return _TO_ACT[what][state.turn]


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every legal move, consistent with `refusal`; none unless it is the seat's turn."""
    if obstacle_to_acting(state, seat):
        return []
    match state.phase:
        case "play":
            rest = _plays(state, seat)
        case "claim":
            rest = [*_DRAWS.values()] if decks.obstacle_to_draw(state, seat) is None else [_END_TURN]
        case "recruit":
            return [_DRAWS[name] for name in decks.DECKS if decks.obstacle_to_recruiting(state, name) is None]
        case _:
            return return_moves(state, seat)
    return [*[_CLAIMS[stone] for stone in claimable_stones(state, seat)], *rest]


def _plays(state: State, seat: int) -> list[Move]:
    """Return the cards the seat may play and where (ST-04, ST-31), or passing instead (ST-05, ST-33)."""
    clan_cards = cards.clan_card_plays(state, seat)
    moves: list[Move] = [*clan_cards]
    for card in sorted(set(filter(None, state.tactic_hands[seat]))):
        if cards.obstacle_to_card(state, seat, card) is None:
            moves.extend((ruse_plays if card in RUSES else cards.tactic_card_plays)(state, seat, card))
    if not clan_cards and obstacle_to_pass(state, seat) is None:
        moves.append(_PASS)
    return moves


def consequences(state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield the consequences of a legal move, and of the forced choices after it."""
    match move:
        case PlayCard(card, number):
            yield from cards.play_card(state, seat, card, number)
        case Pass():
            yield Passed(seat)
        case Claim(number):
            yield claim(state, seat, number)
            reason = scoring.victory(scoring.stones_of(state, seat))
            if reason:
                yield from _end_round(state, reason, seat, chance)
                return
        case DrawCard(name) if state.phase == "recruit":
            yield from decks.draw_card(state, seat, name, chance)
        case DrawCard(name):
            yield from _end_turn(state, name, chance)
        case EndTurn():
            yield from _end_turn(state, None, chance)
        case ReturnCard(str(card)):
            yield from decks.return_card(state, seat, card)
        case _:
            yield from play_ruse(state, seat, move)
    yield from _make_forced_choices(state, chance)


def determinize(view: State, seat: int, chance: Chance) -> State:
    """Return the view with all unknown cards dealt from those the seat has not seen (ST-90)."""
    state = view.copy()
    state.clan_deck, state.hands = decks.deal_unknown_cards(view, "clan", view.hands, chance)
    state.tactic_deck, state.tactic_hands = decks.deal_unknown_cards(view, "tactic", view.tactic_hands, chance)
    return state


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return how the match ended, by points or in a draw; None before its last round has (ST-20)."""
    if state.phase != "over" or state.round < state.rounds:
        return None
    best = tuple(seat for seat in range(2) if state.points[seat] == max(state.points))
    return Outcome("points", best, state.points) if len(best) == 1 else Outcome("draw", (), state.points)


def _begin_round(number: int, first: int, tactics: bool, chance: Chance) -> Iterator[Event]:
    """Set up a round: all cards, all stones, six clan cards each, in Tactics seven (ST-02, ST-21, ST-30)."""
    deck = list(CARDS)
    yield RoundBegan(number, first, len(deck), len(TACTICS) if tactics else 0)
    for seat in (first, 1 - first):
        hand = []
        for _ in range(decks.hand_limit(tactics)):
            hand.append(chance.pick(deck))
            deck.remove(hand[-1])
        yield HandDealt(seat, len(hand), len(deck), tuple(hand))


def _make_forced_choices(state: State, chance: Chance) -> Iterator[Event]:
    """Make the choices that publicly have a single option: no claim, no play, no deck (ST-03, ST-05, ST-60)."""
    if state.phase in ("recruit", "return"):
        yield from recruit_where_forced(state, state.turn, chance)
    while state.phase in ("play", "claim"):
        if claimable_stones(state, state.turn):
            return
        if state.phase == "play":
            seat = state.turn  # by public information only (ST-05, ST-33)
            tactic_card = state.tactic_hands[seat] and cards.obstacle_to_tactic_cards(state, seat) is None
            if tactic_card or cards.may_play_clan_card(state, seat):
                return
            yield Passed(seat)
        elif decks.obstacle_to_draw(state, state.turn) is None:
            return
        else:
            yield from _end_turn(state, None, chance)


def _end_turn(state: State, name: DeckName | None, chance: Chance) -> Iterator[Event]:
    """Draw if the hand is short (ST-03, ST-31); the second consecutive idle turn ends the round (ST-70)."""
    seat = state.turn
    for deck in decks.decks_for_the_draw(state, seat) if name is None else [name]:
        yield from decks.draw_card(state, seat, deck, chance)
    idle = 0 if state.acted else state.idle + 1
    if idle < 2:
        yield TurnEnded(seat, 1 - seat, idle)
    else:
        yield from scoring.award_stones(state)
        yield from _end_round(state, "stuck", scoring.winner_of_stuck_round(state), chance)


def _end_round(state: State, reason: str, winner: int | None, chance: Chance) -> Iterator[Event]:
    """Score the round (ST-20), and set up the next one, if any, which the other seat begins (ST-21)."""
    yield scoring.end_round(state, reason, winner)
    if state.round < state.rounds:
        yield from _begin_round(state.round + 1, 1 - state.first, state.tactics, chance)
