"""The messages of Schotten Totten (`schotten_totten.ftl`)."""

from collections.abc import Sequence
from functools import cache

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
from cairn.events.schotten_totten.pieces import Card, StandIn
from cairn.projections.message import Argument, Message, message


def say(item: Event | Move, names: Sequence[Argument]) -> Message:
    """Return the message of an event, or of a move as an intention. Raise ValueError if its type is unknown."""
    return say_event(item, names) if isinstance(item, Event) else say_move(item)


def say_event(event: Event, names: Sequence[Argument]) -> Message:
    """Return the message of an event."""
    match event:  # what happens in most turns comes first
        case CardPlayed():
            return message("st-card-played", player=names[event.seat], card=spell(event.card), stone=event.stone)
        case CardDrawn(card=None):
            return message("st-card-drawn-unseen", player=names[event.seat], deck=spell_deck(event.deck))
        case CardDrawn():
            return message("st-card-drawn", player=names[event.seat], card=spell(event.card))
        case TurnEnded():
            return message("st-turn-ended", player=names[event.next])
        case RoundBegan():
            return message("st-round-began", round=event.round, player=names[event.first])
        case HandDealt(cards=None):
            return message("st-cards-dealt", player=names[event.seat], number=event.count)
        case HandDealt():
            return message("st-hand-dealt", player=names[event.seat], cards=[spell(card) for card in event.cards or ()])
        case ModePlayed():
            return message("st-mode-played", player=names[event.seat], card=spell(event.card), stone=event.stone)
        case RusePlayed():
            return message("st-ruse-played", player=names[event.seat], card=spell(event.card), draws=event.draws)
        case CardMoved():
            player, card = names[event.seat], spell(event.card)
            return message("st-card-moved", player=player, card=card, stone=event.stone, target=event.to)
        case CardDiscarded():
            return message("st-card-discarded", card=spell(event.card), player=names[event.seat], stone=event.stone)
        case CardTaken():
            return message(
                "st-card-taken",
                player=names[event.seat],
                card=spell(event.card),
                other=names[1 - event.seat],
                stone=event.stone,
                target=event.to,
            )
        case SideCompleted():
            players: dict[str, Argument] = {"player": names[event.seat], "other": names[1 - event.seat]}
            return message(f"st-completed-{'first' if event.first else 'second'}", **players, stone=event.stone)
        case SideReopened():
            return message("st-side-reopened", player=names[event.seat], stone=event.stone)
        case CardReturned(card=None):
            return message("st-card-returned-unseen", player=names[event.seat], deck=spell_deck(event.deck))
        case CardReturned():
            card, deck = spell(event.card), spell_deck(event.deck)
            return message("st-card-returned", player=names[event.seat], card=card, deck=deck)
        case RecruitingEnded():
            ends = "st-recruiting-ended-joker" if event.joker_kept else "st-recruiting-ended"
            return message(ends, player=names[event.seat])
        case Passed():
            return message("st-passed", player=names[event.seat])
        case StoneClaimed():
            formation = _say_formation(event)
            return message("st-stone-claimed", player=names[event.seat], stone=event.stone, formation=formation)
        case StoneAwarded():
            return message("st-stone-awarded", stone=event.stone, player=names[event.seat])
        case RoundEnded():
            score, reason = ":".join(map(str, event.points)), message(f"st-round-ends-{event.reason.replace('_', '-')}")
            if event.winner is None:
                return message("st-round-drawn", reason=reason, score=score)
            return message("st-round-won", player=names[event.winner], reason=reason, score=score)
    raise ValueError(f"no words for {event.type}")


def say_move(move: Move) -> Message:
    """Return the message of a seat's move as an intention."""
    match move:
        case PlayCard("blind_mans_bluff" | "mud_fight"):
            return message("st-play-mode", card=spell(move.card), stone=move.stone)
        case PlayCard():
            return message("st-play-card", card=spell(move.card), stone=move.stone)
        case PlayRecruiter():
            return message("st-play-recruiter")
        case PlayStrategist(to=None):
            return message("st-play-strategist-discard", card=spell(move.card), stone=move.stone)
        case PlayStrategist():
            return message("st-play-strategist", card=spell(move.card), stone=move.stone, target=move.to)
        case PlayBanshee():
            return message("st-play-banshee", card=spell(move.card), stone=move.stone)
        case PlayTraitor():
            return message("st-play-traitor", card=spell(move.card), stone=move.stone, target=move.to)
        case ReturnCard(card=None):
            return message("st-return-card-unseen")
        case ReturnCard():
            return message("st-return-card", card=spell(move.card))
        case Pass():
            return message("st-pass")
        case Claim():
            return message("st-claim", stone=move.stone)
        case DrawCard():
            return message("st-draw-card", deck=spell_deck(move.deck))
        case EndTurn():
            return message("st-end-turn")
    raise ValueError(f"no words for {move.type}")


def _say_formation(event: StoneClaimed) -> Message:
    """Return the message of a formation, its total, and the values of its elite troops (ST-43)."""
    formation = message("st-formation", formation=spell_formation(event.formation), total=event.total)
    for troop in event.stand_ins:
        formation = message("st-formation-with-troop", formation=formation, troop=_stand_in(troop))
    return formation


def _stand_in(troop: StandIn) -> Message:
    if troop.colour is None:
        return message("st-stand-in-any", troop=spell(troop.troop), value=troop.value)
    return message("st-stand-in", troop=spell(troop.troop), card=spell(f"{troop.colour}-{troop.value}"))


@cache
def spell_formation(formation: str) -> Message:
    """Return the term of a kind of formation."""
    return message(f"st-formation-{formation.replace('_', '-')}")


@cache
def spell_deck(name: str) -> Message:
    """Return the term of a deck."""
    return message(f"st-deck-{name}")


@cache
def spell(card: Card) -> Message:
    """Return the term of a card."""
    colour, _, value = card.partition("-")
    return message(f"st-clan-{colour}", value=int(value)) if value else message(f"st-{card.replace('_', '-')}")
