"""Schotten Totten in plain words, and drawn as text."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from events.event import Event, Move
from events.schotten_totten import (
    Card,
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardPlayed,
    CardReturned,
    CardTaken,
    Claim,
    DrawCard,
    EndTurn,
    HandDealt,
    ModePlayed,
    Pass,
    Passed,
    PlayBanshee,
    PlayCard,
    PlayRecruiter,
    PlayStrategist,
    PlayTraitor,
    RecruitingEnded,
    ReturnCard,
    RoundBegan,
    RoundEnded,
    RusePlayed,
    SideCompleted,
    SideReopened,
    StoneAwarded,
    StoneClaimed,
    TurnEnded,
)

if TYPE_CHECKING:
    from projections.schotten_totten import State, Stone


def say(item: Event | Move, names: Sequence[str]) -> str:
    """Return an event, or a move as a wish, in plain words; raise ValueError for one it does not know."""
    return _say_event(item, names) if isinstance(item, Event) else _say_move(item)


def _say_event(event: Event, names: Sequence[str]) -> str:
    match event:
        case RoundBegan():
            return f"Round {event.round} begins; {names[event.first]} plays first."
        case HandDealt():
            return f"{names[event.seat]} is dealt {_cards(event.cards) if event.cards else f'{event.count} cards'}."
        case CardPlayed():
            return f"{names[event.seat]} plays the {spell(event.card)} beside stone {event.stone}."
        case ModePlayed():
            return f"{names[event.seat]} plays {spell(event.card)} onto stone {event.stone}."
        case RusePlayed():
            draws = f", to draw {event.draws} cards" if event.draws > 1 else ", to draw one card" if event.draws else ""
            return f"{names[event.seat]} plays the {spell(event.card)}{draws}."
        case CardMoved():
            return f"{names[event.seat]} moves the {spell(event.card)} from stone {event.stone} to stone {event.to}."
        case CardDiscarded():
            return f"The {spell(event.card)} of {names[event.seat]}'s side of stone {event.stone} is discarded."
        case CardTaken():
            other, card = names[1 - event.seat], spell(event.card)
            return f"{names[event.seat]} takes the {card} of {other}'s side of stone {event.stone} to stone {event.to}."
        case SideCompleted():
            order = "first" if event.first else "second"
            return f"{names[event.seat]}'s side of stone {event.stone} is complete, {order}."
        case SideReopened():
            return f"{names[event.seat]}'s side of stone {event.stone} is no longer complete."
        case CardReturned():
            card = f"the {spell(event.card)}" if event.card else "a card"
            return f"{names[event.seat]} puts {card} under the {event.deck} deck."
        case RecruitingEnded():
            kept = "; only the Joker is left, which may not be put back" if event.joker_kept else ""
            return f"{names[event.seat]} has recruited{kept}."
        case Passed():
            return f"{names[event.seat]} plays no card and passes."
        case StoneClaimed():
            return f"{names[event.seat]} claims stone {event.stone}."
        case StoneAwarded():
            return f"Stone {event.stone} falls to {names[event.seat]}."
        case CardDrawn():
            return f"{names[event.seat]} draws {f'the {spell(event.card)}' if event.card else f'a {event.deck} card'}."
        case TurnEnded():
            return f"It is {names[event.next]}'s turn."
        case RoundEnded():
            return _round_end(event, names)
    raise ValueError(f"no words for {event.type}")


def _say_move(move: Move) -> str:
    match move:
        case PlayCard("blind_mans_bluff" | "mud_fight"):
            return f"Play {spell(move.card)} onto stone {move.stone}."
        case PlayCard():
            return f"Play the {spell(move.card)} beside stone {move.stone}."
        case PlayRecruiter():
            return "Play the Recruiter."
        case PlayStrategist():
            where = "discard it" if move.to is None else f"move it to stone {move.to}"
            return f"Play the Strategist: take the {spell(move.card)} from stone {move.stone} and {where}."
        case PlayBanshee():
            return f"Play the Banshee: discard the opponent's {spell(move.card)} of stone {move.stone}."
        case PlayTraitor():
            return f"Play the Traitor: take the opponent's {spell(move.card)} of stone {move.stone} to stone {move.to}."
        case ReturnCard():
            return f"Put {f'the {spell(move.card)}' if move.card else 'a card'} under its deck."
        case Pass():
            return "Play no card and pass."
        case Claim():
            return f"Claim stone {move.stone}."
        case DrawCard():
            return f"Draw from the {move.deck} deck."
        case EndTurn():
            return "Claim no more and end the turn."
    raise ValueError(f"no words for {move.type}")


def _round_end(event: RoundEnded, names: Sequence[str]) -> str:
    why = {"three_adjacent": "with three adjacent stones", "five": "with five stones", "stuck": "as nobody can go on"}
    score = ":".join(map(str, event.points))
    if event.winner is None:
        return f"The round is drawn, {why[event.reason]} ({score})."
    return f"{names[event.winner]} wins the round, {why[event.reason]} ({score})."


_TACTICS = {
    "banshee": "Banshee",
    "blind_mans_bluff": "Blind Man's Bluff",
    "joker": "Joker",
    "mud_fight": "Mud Fight",
    "recruiter": "Recruiter",
    "shield_bearer": "Shield-Bearer",
    "spy": "Spy",
    "strategist": "Strategist",
    "traitor": "Traitor",
}


def spell(card: Card) -> str:
    """Return a card's name in plain words."""
    return _TACTICS.get(card) or card.replace("-", " ")


def _cards(cards: Sequence[Card]) -> str:
    return "the " + " and ".join(", ".join(map(spell, cards)).rsplit(", ", 1))


def draw(state: "State", names: Sequence[str]) -> str:
    """Return the table as text: a column for each stone, seat 1's side above it and seat 0's below."""
    lines = [
        f"{names[seat]} holds {len(state.hands[seat])} clan cards"
        + (f" and {len(state.tactic_hands[seat])} tactic cards." if state.tactics else ".")
        for seat in (1, 0)
    ]
    left = f"{state.clan_deck.left} clan cards" + (f", {state.tactic_deck.left} tactic cards" if state.tactics else "")
    lines.append(f"In the decks: {left}.")
    if state.discard:
        lines.append(f"Discarded: {_cards(state.discard)}.")
    lines.extend(reversed(_rows(state, 1)))
    lines.append(" ".join(f"{_marker(number, stone):^8}" for number, stone in enumerate(state.stones, start=1)))
    if any(stone.modes for stone in state.stones):
        modes = (" ".join(_SHORT[mode] for mode in stone.modes) for stone in state.stones)
        lines.append(" ".join(f"{mode:^8}" for mode in modes))
    lines.extend(_rows(state, 0))
    return "\n".join([*lines, f"{names[0]} {state.points[0]} : {state.points[1]} {names[1]}, round {state.round}"])


_SHORT = {"blind_mans_bluff": "bluff", "mud_fight": "mud", "shield_bearer": "shield"}


def _rows(state: "State", seat: int) -> list[str]:
    """Return a seat's sides row by row, the nearest to the stones first, three or as many as there are cards."""
    sides = [stone.sides[seat] for stone in state.stones]
    rows = zip_longest(*sides, ["·"] * 3, fillvalue="·")
    return [" ".join(f"{_SHORT.get(card, card):^8}" for card in row[:-1]) for row in rows]


def _marker(number: int, stone: "Stone") -> str:
    return f"[{number}]{ {0: 'v', 1: '^', None: ' '}[stone.owner] }"
