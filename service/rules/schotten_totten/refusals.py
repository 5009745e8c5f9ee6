"""Why a move of Schotten Totten is not legal, as the seat that asks may know it."""

from collections.abc import Sequence

from events.decision import Move
from events.schotten_totten.moves import (
    Claim,
    DrawCard,
    EndTurn,
    Pass,
    PlayBanshee,
    PlayCard,
    PlayRecruiter,
    PlayStrategist,
    PlayTraitor,
    ReturnCard,
)
from events.schotten_totten.pieces import MODES, TACTICS, WILD
from projections.schotten_totten.say import spell
from projections.schotten_totten.state import State
from service.rules.interface import Refusal
from service.rules.schotten_totten.claims import claims, complete, open_to, terms, unseen
from service.rules.schotten_totten.formations import KINDS, OF_A_KIND, refutation, strength
from service.rules.schotten_totten.tactics import may_play_tactics


def refusal(state: State, seat: int, move: Move, names: Sequence[str]) -> Refusal:
    """Return why a move that is not legal is not."""
    if state.phase == "over":
        return Refusal("ST-20", "The last round is over")
    if seat != state.turn:
        return Refusal("ST-03", f"It is {names[state.turn]}'s turn")
    if state.phase == "recruit":
        return Refusal("ST-60", "The Recruiter draws first: choose a deck")
    if state.phase == "return":
        return _returning(state, seat, move)
    match move:
        case Claim(number):
            return _no_claim(state, seat, number, names)
        case DrawCard():
            return _no_draw(state, seat)
        case EndTurn():
            return _no_end(state, seat)
        case ReturnCard():
            return Refusal("ST-60", "Only the Recruiter puts cards back")
    if state.phase == "claim":
        return _after_the_card(state, seat)
    match move:
        case Pass():
            return Refusal("ST-05", "You can play a clan card, so you may not pass")
        case PlayCard(card, number):
            return _no_play(state, seat, card, number, names)
    return _no_ruse(state, seat, move, names)


def _returning(state: State, seat: int, move: Move) -> Refusal:
    match move:
        case ReturnCard("joker") if "joker" in state.tactic_hands[seat]:
            return Refusal("ST-44", "You have played a Joker in this round, so your other stays in your hand")
        case ReturnCard(str(card)):
            return Refusal("ST-60", f"The {spell(card)} is not in your hand")
        case ReturnCard():
            return Refusal("ST-60", "Name the card that you put back")
    return Refusal("ST-60", "The Recruiter puts cards back first: choose one of your hand")


def _after_the_card(state: State, seat: int) -> Refusal:
    if state.expert or not any(claims(state, seat)):
        return Refusal("ST-31", "The time for a card is over in this turn; choose a deck to draw from")
    return Refusal("ST-03", "The time for a card is over in this turn; claim stones or end it")


def _first(state: State, seat: int) -> str:
    """Say what comes first in a turn; a pass does only where no clan card can be played (ST-05, ST-33)."""
    return "Play a card first" if state.hands[seat] and open_to(state, seat) else "Play a card or pass first"


def _no_draw(state: State, seat: int) -> Refusal:
    clause = "ST-31" if state.tactics else "ST-03"
    if state.phase == "play":
        return Refusal(clause, f"{_first(state, seat)}; one is drawn at the end of the turn")
    return Refusal(clause, "There is no deck to choose: end the turn, and what is to be drawn is drawn")


def _no_end(state: State, seat: int) -> Refusal:
    if state.phase == "claim":
        return Refusal("ST-31", "Choose a deck to draw from; that ends the turn")
    return Refusal("ST-05", f"{_first(state, seat)}, so that the turn can end")


def _no_play(state: State, seat: int, card: str, number: int, names: Sequence[str]) -> Refusal:
    hand: Sequence[str | None] = state.hands[seat] if card not in TACTICS else state.tactic_hands[seat]
    if card not in hand:
        return _not_held(state, card)
    if card in TACTICS and not may_play_tactics(state, seat):
        return _one_more(seat, names)
    if card == "joker" and state.jokers[seat]:
        return Refusal("ST-44", "You have played a Joker in this round, so you may not play the other")
    if state.stones[number - 1].owner is not None:
        clause = "ST-53" if card in MODES else "ST-14"
        return Refusal(clause, f"Stone {number} has been claimed and takes no more cards")
    return Refusal("ST-04", f"Your side of stone {number} has no room")


def _not_held(state: State, card: str) -> Refusal:
    if card not in TACTICS:
        return Refusal("ST-04", f"The {spell(card)} is not in your hand")
    if not state.tactics:
        return Refusal("ST-30", "This game is played without tactic cards")
    return Refusal("ST-31", f"The {spell(card)} is not in your hand")


def _one_more(seat: int, names: Sequence[str]) -> Refusal:
    return Refusal("ST-32", f"You have already played one tactic card more than {names[1 - seat]}")


def _no_ruse(state: State, seat: int, move: Move, names: Sequence[str]) -> Refusal:
    ruse = move.type.removeprefix("play_")
    if ruse not in state.tactic_hands[seat]:
        return _not_held(state, ruse)
    if not may_play_tactics(state, seat):
        return _one_more(seat, names)
    match move:
        case PlayStrategist(card, stone, to):
            return _not_there(state, seat, card, stone, "ST-61", "your") or _no_target(state, seat, stone, to, "ST-61")
        case PlayBanshee(card, stone):
            missing = _not_there(state, 1 - seat, card, stone, "ST-62", f"{names[1 - seat]}'s")
            return missing or Refusal("ST-64", "The Banshee has no effect there")
        case PlayTraitor(card, stone, to):
            missing = _not_there(state, 1 - seat, card, stone, "ST-63", f"{names[1 - seat]}'s")
            if not missing and card in WILD:
                return Refusal("ST-63", f"The Traitor takes clan cards only, and the {spell(card)} is an elite troop")
            return missing or _no_target(state, seat, None, to, "ST-63")
        case PlayRecruiter():
            return Refusal("ST-64", "Both decks are empty, so the Recruiter has no effect")
    raise ValueError(f"{move.type} is no ruse")


def _not_there(state: State, seat: int, card: str, number: int, clause: str, whose: str) -> Refusal | None:
    stone = state.stones[number - 1]
    if stone.owner is not None:
        return Refusal("ST-14", f"Stone {number} has been claimed, and its cards stay where they are")
    if card not in stone.sides[seat]:
        return Refusal(clause, f"The {spell(card)} is not on {whose} side of stone {number}")
    return None


def _no_target(state: State, seat: int, source: int | None, to: int | None, clause: str) -> Refusal:
    if to == source:
        return Refusal(clause, f"The card lies beside stone {source} already; it must go to another")
    if to is not None and state.stones[to - 1].owner is not None:
        return Refusal("ST-14", f"Stone {to} has been claimed and takes no more cards")
    return Refusal(clause, f"Your side of stone {to} has no room")


def _no_claim(state: State, seat: int, number: int, names: Sequence[str]) -> Refusal:
    if state.expert and state.phase == "claim":
        return Refusal("ST-80", "In Expert stones are claimed at the start of the turn, before a card is played")
    if not state.expert and state.phase == "play":
        return Refusal("ST-03", f"{_first(state, seat)}; claims follow it")
    stone, other = state.stones[number - 1], names[1 - seat]
    if stone.owner is not None:
        return Refusal("ST-14", f"Stone {number} has been claimed for good")
    if not complete(stone, seat):
        if "mud_fight" in stone.modes:
            return Refusal("ST-51", f"Your side of stone {number} is not complete, as Mud Fight asks for four cards")
        return Refusal("ST-07", f"Your side of stone {number} is not complete")
    if not complete(stone, 1 - seat):
        beaten_by = refutation(stone.sides[seat], stone.sides[1 - seat], unseen(state), terms(stone)) or ()
        cards = " and ".join(", ".join(map(spell, beaten_by)).rsplit(", ", 1))
        do = "do" if len(beaten_by) > 1 else "does"
        why = f"{cards}, which {do} not lie face up, would make {other}'s side beat yours"
        return Refusal("ST-10", f"Stone {number} is not proven: {why}")
    return _beaten(state, seat, number, other)


def _beaten(state: State, seat: int, number: int, other: str) -> Refusal:
    stone = state.stones[number - 1]
    need, totals_only = terms(stone)
    (kind, total), (other_kind, other_total) = (strength(stone.sides[who], totals_only) for who in (seat, 1 - seat))
    if kind != other_kind:
        words = f"a {_kind(other_kind, need)} beats your {_kind(kind, need)}"
        return Refusal("ST-11", f"{other}'s side of stone {number} is stronger: {words}")
    if total != other_total:
        clause = "ST-50" if totals_only else "ST-12"
        return Refusal(clause, f"{other}'s side of stone {number} is stronger: {other_total} against your {total}")
    return Refusal("ST-13", f"{other}'s side of stone {number} is as strong and was complete first")


def _kind(kind: int, need: int) -> str:
    return f"{'four' if need > 3 else 'three'} of a kind" if kind == OF_A_KIND else KINDS[kind]
