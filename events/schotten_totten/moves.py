"""The moves of Schotten Totten."""

from typing import Annotated

from msgspec import Meta

from cairn.events.decision import MOVER, Move, secret
from cairn.events.schotten_totten.pieces import AtStone, Card, DeckName, StoneNumber, Troop


class PlayCard(Move, frozen=True, tag="play_card"):
    """Play a clan card (ST-04) or an elite troop on your side of a stone, or a combat mode onto it (ST-50)."""

    card: AtStone
    stone: StoneNumber


class PlayRecruiter(Move, frozen=True, tag="play_recruiter"):
    """Play the Recruiter, then choose a deck for each card to draw (ST-60)."""


class PlayStrategist(Move, frozen=True, tag="play_strategist"):
    """Play the Strategist: a card on your side of a stone goes `to` another, or is discarded if null (ST-61)."""

    card: Troop
    stone: StoneNumber
    to: Annotated[StoneNumber | None, Meta(description="A stone, 1 to 9; null discards the card.")]


class PlayBanshee(Move, frozen=True, tag="play_banshee"):
    """Play the Banshee: a card on the opponent's side of a stone is discarded (ST-62)."""

    card: Troop
    stone: StoneNumber


class PlayTraitor(Move, frozen=True, tag="play_traitor"):
    """Play the Traitor: a clan card on the opponent's side of a stone goes to your side of `to` (ST-63)."""

    card: Troop
    stone: StoneNumber
    to: StoneNumber


class ReturnCard(Move, frozen=True, tag="return_card"):
    """Put a card of your hand under its own deck (ST-60)."""

    card: Annotated[Card | None, secret(to=MOVER), Meta(description="The card.")]


class Pass(Move, frozen=True, tag="pass"):
    """Play no card, if you cannot play a clan card (ST-05, ST-33)."""


class Claim(Move, frozen=True, tag="claim"):
    """Claim a stone (ST-06)."""

    stone: StoneNumber


class DrawCard(Move, frozen=True, tag="draw_card"):
    """Draw from a deck: one of the Recruiter's cards (ST-60), or the one that ends the turn (ST-31)."""

    deck: DeckName


class EndTurn(Move, frozen=True, tag="end_turn"):
    """End the turn without further claims, if there is no deck to choose (ST-03)."""


MOVES = (
    PlayCard,
    PlayRecruiter,
    PlayStrategist,
    PlayBanshee,
    PlayTraitor,
    ReturnCard,
    Pass,
    Claim,
    DrawCard,
    EndTurn,
)
