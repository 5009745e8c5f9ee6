"""Obstacles to moves, as the requesting seat may know them. `legal_moves` uses the same functions."""

from collections.abc import Sequence

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, Pass, PlayCard, ReturnCard
from cairn.projections.message import Argument
from cairn.projections.schotten_totten.state import State
from cairn.service.rules.interface import SEATS, Refusal
from cairn.service.rules.schotten_totten.cards import may_play_clan_card, obstacle_to_card, obstacle_to_place
from cairn.service.rules.schotten_totten.claims import claimable_stones, is_time_for_claims, obstacle_to_claim
from cairn.service.rules.schotten_totten.decks import obstacle_to_draw, obstacle_to_recruiting, obstacle_to_return
from cairn.service.rules.schotten_totten.ruses import obstacle_to_ruse


def refusal(state: State, seat: int, move: Move, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the obstacle to a move; None if it is legal."""
    return obstacle_to_acting(state, seat, names) or _obstacle_to_move(state, seat, move, names)


def obstacle_to_acting(state: State, seat: int, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return why a seat cannot act at all: the match is over (ST-20), or the other has the turn (ST-03)."""
    if state.phase == "over":
        return Refusal("ST-20", "st-over")
    if seat != state.turn:
        return Refusal("ST-03", "st-other-turn", player=names[state.turn])
    return None


def _obstacle_to_move(state: State, seat: int, move: Move, names: Sequence[Argument]) -> Refusal | None:
    match state.phase, move:
        case "recruit", DrawCard(name):
            return obstacle_to_recruiting(state, name)
        case "recruit", _:
            return Refusal("ST-60", "st-recruit-first")
        case "return", ReturnCard(card):
            return obstacle_to_return(state, seat, card)
        case "return", _:
            return Refusal("ST-60", "st-return-first")
        case _, ReturnCard():
            return Refusal("ST-60", "st-only-recruiter-returns")
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
        return Refusal("ST-80", "st-expert-claims")
    return Refusal("ST-03", f"st-claims-follow{_or_pass(state, seat)}")


def _obstacle_before_the_draw(state: State, seat: int, move: Move, names: Sequence[Argument]) -> Refusal | None:
    match move:
        case DrawCard():
            return Refusal("ST-31" if state.tactics else "ST-03", f"st-draw-later{_or_pass(state, seat)}")
        case EndTurn():
            return Refusal("ST-05", f"st-end-later{_or_pass(state, seat)}")
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
    claims = "-claim" if claimable_stones(state, seat) else ""
    ending = "end" if obstacle_to_end(state, seat) is None else "deck"
    return Refusal("ST-03" if claims or ending == "end" else "ST-31", f"st-card-over{claims}-{ending}")


def obstacle_to_pass(state: State, seat: int) -> Refusal | None:
    """Return why a seat may not pass: it can play a clan card (ST-05, ST-33)."""
    if may_play_clan_card(state, seat):
        return Refusal("ST-05", "st-can-play")
    return None


def obstacle_to_end(state: State, seat: int) -> Refusal | None:
    """Return why a turn cannot end without naming a deck: there are two to draw from (ST-31)."""
    if obstacle_to_draw(state, seat) is None:
        return Refusal("ST-31", "st-choose-deck")
    return None


def _or_pass(state: State, seat: int) -> str:
    """Return the end of an id: passing is a first step only if no clan card can be played (ST-05, ST-33)."""
    return "" if may_play_clan_card(state, seat) else "-pass"
