"""Schotten Totten in plain words."""

from collections.abc import Sequence

from cairn.events.decision import Event, Move
from cairn.events.schotten_totten.events import (
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardPlayed,
    CardReturned,
    CardTaken,
    HandDealt,
    ModePlayed,
    Passed,
    RecruitingEnded,
    RoundBegan,
    RoundEnded,
    RusePlayed,
    SideCompleted,
    SideReopened,
    StoneAwarded,
    StoneClaimed,
    TurnEnded,
)
from cairn.events.schotten_totten.moves import (
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
from cairn.events.schotten_totten.pieces import Card


def say(item: Event | Move, names: Sequence[str]) -> str:
    """Describe an event, or a move as an intention, in plain words. Raise ValueError if its type is unknown."""
    return say_event(item, names) if isinstance(item, Event) else say_move(item, names)


def say_event(event: Event, names: Sequence[str]) -> str:
    """Describe an event in a sentence."""
    match event:
        case RoundBegan():
            return f"Round {event.round} begins; {names[event.first]} plays first."
        case HandDealt():
            return f"{names[event.seat]} is dealt {spell_all(event.cards) if event.cards else f'{event.count} cards'}."
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
            return f"The {spell(event.card)} on {names[event.seat]}'s side of stone {event.stone} is discarded."
        case CardTaken():
            card, source = spell(event.card), f"{names[1 - event.seat]}'s side of stone {event.stone}"
            return f"{names[event.seat]} takes the {card} from {source} to stone {event.to}."
        case SideCompleted():
            order = "before" if event.first else "after"
            return f"{names[event.seat]}'s side of stone {event.stone} is complete, {order} {names[1 - event.seat]}'s."
        case SideReopened():
            return f"{names[event.seat]}'s side of stone {event.stone} is no longer complete."
        case CardReturned():
            card = f"the {spell(event.card)}" if event.card else "a card"
            return f"{names[event.seat]} puts {card} under the {event.deck} deck."
        case RecruitingEnded():
            kept = "; only a Joker is left, which may not be put back" if event.joker_kept else ""
            return f"{names[event.seat]} is done with the Recruiter{kept}."
        case Passed():
            return f"{names[event.seat]} plays no card and passes."
        case StoneClaimed():
            return f"{names[event.seat]} claims stone {event.stone} with {_say_formation(event)}."
        case StoneAwarded():
            return f"Stone {event.stone} goes to {names[event.seat]}."
        case CardDrawn():
            return f"{names[event.seat]} draws {f'the {spell(event.card)}' if event.card else f'a {event.deck} card'}."
        case TurnEnded():
            return f"It is {names[event.next]}'s turn."
        case RoundEnded():
            return _say_end_of_round(event, names)
    raise ValueError(f"no words for {event.type}")


def say_move(move: Move, names: Sequence[str]) -> str:
    """Describe a seat's move as an intention in a sentence."""
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
            return f"Play the Banshee: discard the opponent's {spell(move.card)} from stone {move.stone}."
        case PlayTraitor():
            return (
                f"Play the Traitor: take the opponent's {spell(move.card)} from stone {move.stone} to stone {move.to}."
            )
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


def _say_formation(event: StoneClaimed) -> str:
    """Describe a formation, its total, and the values of its elite troops (ST-43)."""
    kind = event.formation.replace("_", " ")
    formation = f"{kind if kind.endswith('of a kind') else f'a {kind}'}, {event.total} in all"
    stand = [f"the {spell(troop.troop)} stands for {troop.colour or 'a'} {troop.value}" for troop in event.stand_ins]
    return "; ".join([formation, *stand])


def _say_end_of_round(event: RoundEnded, names: Sequence[str]) -> str:
    why = _WHY_A_ROUND_ENDS[event.reason]
    score = ":".join(map(str, event.points))
    if event.winner is None:
        return f"The round is drawn, {why} ({score})."
    return f"{names[event.winner]} wins the round, {why} ({score})."


_WHY_A_ROUND_ENDS = {
    "three_adjacent": "with three adjacent stones",
    "five": "with five stones",
    "stuck": "as both players could only pass",
}

_TACTIC_CARDS = {
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
    return _TACTIC_CARDS.get(card) or card.replace("-", " ")


def spell_all(cards: Sequence[Card]) -> str:
    """Return the names of cards in plain words."""
    return "the " + " and ".join(", ".join(map(spell, cards)).rsplit(", ", 1))
