"""Ruses: Recruiter, Strategist, Banshee, Traitor; obstacles to them, and their effects."""

from collections.abc import Iterator, Sequence

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.schotten_totten.events import CardDiscarded, CardMoved, CardTaken, RecruitingEnded, RusePlayed
from cairn.events.schotten_totten.moves import PlayBanshee, PlayRecruiter, PlayStrategist, PlayTraitor, ReturnCard
from cairn.events.schotten_totten.pieces import STONES, WILD, Ruse, Troop
from cairn.projections.message import Argument
from cairn.projections.schotten_totten.say import spell
from cairn.projections.schotten_totten.state import State
from cairn.service.rules.interface import SEATS, Refusal, refuse
from cairn.service.rules.schotten_totten.cards import complete_side, obstacle_to_side, reopen_side
from cairn.service.rules.schotten_totten.claims import is_complete
from cairn.service.rules.schotten_totten.decks import DECKS, draw_card, filled_decks, obstacle_to_return

RECRUITS = 3
RETURNS = 2  # the number of cards the Recruiter draws, and the number it returns (ST-60)


def ruse_plays(state: State, seat: int, ruse: Ruse) -> Iterator[Move]:
    """Yield every way to play a ruse that may be played; none if it has no effect (ST-64)."""
    match ruse:
        case "recruiter":
            if obstacle_to_recruiter(state) is None:
                yield PlayRecruiter()
        case "strategist":
            targets = [number for number in STONES if obstacle_to_side(state, seat, number) is None]
            for stone, card in _cards_to_take(state, seat):
                yield from (PlayStrategist(card, stone, to) for to in targets if obstacle_to_moving(stone, to) is None)
                yield PlayStrategist(card, stone, None)
        case "banshee":
            yield from (PlayBanshee(card, stone) for stone, card in _cards_to_take(state, 1 - seat))
        case "traitor":
            targets = [number for number in STONES if obstacle_to_side(state, seat, number) is None]
            for stone, card in _cards_to_take(state, 1 - seat):
                if obstacle_to_traitor(card) is None:
                    yield from (PlayTraitor(card, stone, to) for to in targets)


def _cards_to_take(state: State, side: int) -> Iterator[tuple[int, Troop]]:
    """Yield the cards a ruse can take from a seat's sides, with their stones (ST-61 to ST-63)."""
    for number in STONES:
        for card in sorted(state.stones[number - 1].sides[side]):
            if obstacle_to_taking(state, side, card, number) is None:
                yield number, card


def obstacle_to_ruse(state: State, seat: int, move: Move, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return why a ruse that may be played cannot be used in this way; None if it can (ST-60 to ST-64)."""
    theirs = names[1 - seat]
    match move:
        case PlayRecruiter():
            return obstacle_to_recruiter(state)
        case PlayStrategist(card, stone, to):
            taking = obstacle_to_taking(state, seat, card, stone, "ST-61")
            if taking or to is None:
                return taking
            return obstacle_to_moving(stone, to) or obstacle_to_side(state, seat, to, "ST-61")
        case PlayBanshee(card, stone):
            return obstacle_to_taking(state, 1 - seat, card, stone, "ST-62", theirs)
        case PlayTraitor(card, stone, to):
            taking = obstacle_to_taking(state, 1 - seat, card, stone, "ST-63", theirs)
            return taking or obstacle_to_traitor(card) or obstacle_to_side(state, seat, to, "ST-63")
    raise ValueError(f"{move.type} is no ruse")


def obstacle_to_recruiter(state: State) -> Refusal | None:
    """Return why the Recruiter has no effect: there is nothing to draw (ST-64)."""
    return None if filled_decks(state) else Refusal("ST-64", "st-empty-decks")


def obstacle_to_taking(
    state: State, side: int, card: Troop, number: int, clause: str = "ST-61", other: Argument = None
) -> Refusal | None:
    """Return why a card cannot be taken from a seat's side of a stone: it is claimed, or the card is not there."""
    stone = state.stones[number - 1]
    if stone.owner is not None:
        return refuse("ST-14", "st-cards-stay", stone=number)
    if card not in stone.sides[side]:
        if other is None:
            return Refusal(clause, "st-not-on-your-side", card=spell(card), stone=number)
        return Refusal(clause, "st-not-on-their-side", card=spell(card), other=other, stone=number)
    return None


def obstacle_to_moving(stone: int, to: int) -> Refusal | None:
    """Return why the Strategist cannot move a card from a stone to another: it is the same one (ST-61)."""
    if to == stone:
        return Refusal("ST-61", "st-same-stone", stone=stone)
    return None


def obstacle_to_traitor(card: Troop) -> Refusal | None:
    """Return why the Traitor cannot take a card: it is an elite troop (ST-63)."""
    if card in WILD:
        return Refusal("ST-63", "st-no-elite-troop", card=spell(card))
    return None


def play_ruse(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Yield the effects of a ruse, which is then on the discard pile (ST-60 to ST-63)."""
    match move:
        case PlayRecruiter():
            yield RusePlayed(seat, "recruiter", min(RECRUITS, sum(state.deck(name).left for name in DECKS)))
        case PlayStrategist(card, stone, to):
            yield RusePlayed(seat, "strategist", 0)
            if to is None:
                yield from _leave_side(state, seat, stone, CardDiscarded(seat, card, stone))
            else:
                yield from _leave_side(state, seat, stone, CardMoved(seat, card, stone, to))
                yield from complete_side(state, seat, to)
        case PlayBanshee(card, stone):
            yield RusePlayed(seat, "banshee", 0)
            yield from _leave_side(state, 1 - seat, stone, CardDiscarded(1 - seat, card, stone))
        case PlayTraitor(card, stone, to):
            yield RusePlayed(seat, "traitor", 0)
            yield from _leave_side(state, 1 - seat, stone, CardTaken(seat, card, stone, to))
            yield from complete_side(state, seat, to)


def _leave_side(state: State, seat: int, number: int, event: Event) -> Iterator[Event]:
    """Yield an event by which a card leaves a side, and the reopening of the side if it was complete."""
    was_complete = is_complete(state.stones[number - 1], seat)
    yield event
    if was_complete:
        yield from reopen_side(state, seat, number)


def return_moves(state: State, seat: int) -> list[Move]:
    """Return the cards of the hand that may be put back for the Recruiter (ST-60)."""
    held = {card for card in (*state.hands[seat], *state.tactic_hands[seat]) if card}
    return [ReturnCard(card) for card in sorted(held) if obstacle_to_return(state, seat, card) is None]


def recruit_where_forced(state: State, seat: int, chance: Chance) -> Iterator[Event]:
    """Draw for the Recruiter if only one deck has cards, and end if no more can be put back (ST-60)."""
    while state.phase == "recruit" and len(decks := filled_decks(state)) == 1:
        yield from draw_card(state, seat, decks[0], chance)
    if state.phase == "return" and (state.returned == RETURNS or not return_moves(state, seat)):
        yield RecruitingEnded(seat, state.returned < RETURNS and bool(state.tactic_hands[seat]))
