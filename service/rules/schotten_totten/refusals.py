"""Obstacles to moves, as the requesting seat may know them. `legal_moves` uses the same functions."""

from collections.abc import Sequence

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, Pass, PlayCard, ReturnCard
from cairn.projections.schotten_totten.state import State
from cairn.service.rules.interface import SEATS, Refusal
from cairn.service.rules.schotten_totten.cards import may_play_clan_card, obstacle_to_card, obstacle_to_place
from cairn.service.rules.schotten_totten.claims import claimable_stones, is_time_for_claims, obstacle_to_claim
from cairn.service.rules.schotten_totten.decks import obstacle_to_draw, obstacle_to_recruiting, obstacle_to_return
from cairn.service.rules.schotten_totten.ruses import obstacle_to_ruse


def refusal(state: State, seat: int, move: Move, names: Sequence[str] = SEATS) -> Refusal | None:
    """Return the obstacle to a move; None if it is legal."""
    return obstacle_to_acting(state, seat, names) or _obstacle_to_move(state, seat, move, names)


def obstacle_to_acting(state: State, seat: int, names: Sequence[str] = SEATS) -> Refusal | None:
    """Return why a seat cannot act at all: the match is over (ST-20), or the other has the turn (ST-03)."""
    if state.phase == "over":
        return Refusal("ST-20", "The last round is over")
    if seat != state.turn:
        return Refusal("ST-03", f"It is {names[state.turn]}'s turn")
    return None


def _obstacle_to_move(state: State, seat: int, move: Move, names: Sequence[str]) -> Refusal | None:
    match state.phase, move:
        case "recruit", DrawCard(name):
            return obstacle_to_recruiting(state, name)
        case "recruit", _:
            return Refusal("ST-60", "The Recruiter draws first: choose a deck")
        case "return", ReturnCard(card):
            return obstacle_to_return(state, seat, card)
        case "return", _:
            return Refusal("ST-60", "The Recruiter puts cards back first: choose one of your hand")
        case _, ReturnCard():
            return Refusal("ST-60", "Only the Recruiter puts cards back")
        case _, Claim(number):
            return _obstacle_to_claims_now(state, seat) or obstacle_to_claim(state, seat, number, names)
        case "play", _:
            return _obstacle_before_the_draw(state, seat, move, names)
    return _obstacle_after_the_card(state, seat, move)


def _obstacle_to_claims_now(state: State, seat: int) -> Refusal | None:
    """Return why no stone can be claimed at this time of a turn (ST-03, ST-80)."""
    if is_time_for_claims(state):
        return None
    if state.expert:
        return Refusal("ST-80", "In Expert stones are claimed at the start of the turn, before a card is played")
    return Refusal("ST-03", f"{_first_of_a_turn(state, seat)}; claims follow it")


def _obstacle_before_the_draw(state: State, seat: int, move: Move, names: Sequence[str]) -> Refusal | None:
    match move:
        case DrawCard():
            sentence = f"{_first_of_a_turn(state, seat)}; one is drawn at the end of the turn"
            return Refusal("ST-31" if state.tactics else "ST-03", sentence)
        case EndTurn():
            return Refusal("ST-05", f"{_first_of_a_turn(state, seat)}, so that the turn can end")
        case Pass():
            return obstacle_to_pass(state, seat)
        case PlayCard(card, number):
            return obstacle_to_card(state, seat, card, names) or obstacle_to_place(state, seat, card, number)
    ruse = move.type.removeprefix("play_")
    return obstacle_to_card(state, seat, ruse, names) or obstacle_to_ruse(state, seat, move, names)


def _obstacle_after_the_card(state: State, seat: int, move: Move) -> Refusal | None:
    match move:
        case DrawCard():
            return obstacle_to_draw(state, seat)
        case EndTurn():
            return obstacle_to_end(state, seat)
    claims = ["claim stones"] if claimable_stones(state, seat) else []
    ending = "end it" if obstacle_to_end(state, seat) is None else "choose a deck to draw from"
    sentence = f"The time for a card is over in this turn; {' or '.join([*claims, ending])}"
    return Refusal("ST-03" if claims or ending == "end it" else "ST-31", sentence)


def obstacle_to_pass(state: State, seat: int) -> Refusal | None:
    """Return why a seat may not pass: it can play a clan card (ST-05, ST-33)."""
    if may_play_clan_card(state, seat):
        return Refusal("ST-05", "You can play a clan card, so you may not pass")
    return None


def obstacle_to_end(state: State, seat: int) -> Refusal | None:
    """Return why a turn cannot end without naming a deck: there are two to draw from (ST-31)."""
    if obstacle_to_draw(state, seat) is None:
        return Refusal("ST-31", "Choose a deck to draw from; that ends the turn")
    return None


def _first_of_a_turn(state: State, seat: int) -> str:
    """Return the first step of a turn; passing is one only if no clan card can be played (ST-05, ST-33)."""
    return "Play a card first" if may_play_clan_card(state, seat) else "Play a card or pass first"
