"""Raids: three combat rounds, the victory points, the spoil, and fresh cards for both (HC-40 to HC-49)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from events.chance import Chance
from events.decision import Event, Move
from events.highland_clans.events import CardLaid, CombatFought, RaidDecided, SpoilTaken
from events.highland_clans.moves import DeclineSpoil, EndTurn, Exchange, LayCard, Raid, TakeSpoil
from events.highland_clans.pieces import BUILDINGS, Building, Card
from projections.highland_clans.state import Clan, State
from service.rules.highland_clans import draws

COMBATS = 3
"""How many combat rounds a raid always has (HC-41)."""

DRAWN_AFTER, DISCARDED_AFTER = 5, 2
"""How many cards each draws after a raid, and then discards (HC-49)."""

MOST_EXCHANGED = 3
"""How many cards may be exchanged (HC-40)."""

_DECLINE = DeclineSpoil()
_END_TURN = EndTurn()


def legal(state: State) -> list[Move]:
    """Return raids on every opponent, exchanges of one to three cards of the hand, and neither (HC-40)."""
    hand = state.clans[state.turn].hand
    held = sorted(filter(None, hand))
    exchanges = sorted(
        {
            cards
            for count in range(1, MOST_EXCHANGED + 1)
            for cards in combinations_with_replacement(sorted(set(held)), count)
            if all(cards.count(card) <= held.count(card) for card in cards)
        }
    )
    raids = [Raid(seat) for seat in range(len(state.clans)) if seat != state.turn]
    return [*raids, *map(Exchange, exchanges), _END_TURN]


def lays(clan: Clan) -> list[Move]:
    """Return each card of the hand, without a piper and with one of the court (HC-41)."""
    pipers = (False, True) if clan.pipers else (False,)
    return [LayCard(piper, card) for card in sorted(set(filter(None, clan.hand))) for piper in pipers]


def spoils(clan: Clan) -> tuple[Building, ...]:
    """Return what an attacker may take of a defender (HC-44)."""
    owned = {"cattle": clan.cattle, "castle": clan.castles, "monastery": clan.monasteries}
    return tuple(what for what in BUILDINGS if owned[what])


def takes(clan: Clan) -> list[Move]:
    """Return the spoils that may be taken, and none of them (HC-44)."""
    return [*map(TakeSpoil, spoils(clan)), _DECLINE]


def fight(state: State, seat: int, card: Card | None, piper: bool) -> Iterator[Event]:
    """Lay a card; if both lie, reveal them, and after the third combat round decide the raid (HC-41, HC-42)."""
    yield CardLaid(seat, piper, card)
    raid = state.raid
    assert raid
    if len(raid.laid) < 2:
        return
    fighters, wins = (state.turn, raid.opponent), list(raid.wins)
    shown = [laid.card or 0 for laid in raid.laid]
    totals = [value + laid.piper for value, laid in zip(shown, raid.laid, strict=True)]
    ahead = None if totals[0] == totals[1] else int(totals[1] > totals[0])
    if ahead is not None:
        wins[ahead] += 1
    winner = None if ahead is None else fighters[ahead]
    yield CombatFought(raid.fought + 1, (shown[0], shown[1]), (totals[0], totals[1]), winner, (wins[0], wins[1]))
    if raid.fought == COMBATS:
        yield _decided(state, *fighters, (wins[0], wins[1]))


def _decided(state: State, attacker: int, defender: int, wins: tuple[int, int]) -> RaidDecided:
    """Return who won more combat rounds (HC-43), and the points for it."""
    if wins[0] > wins[1]:
        found = spoils(state.clans[defender])
        return RaidDecided(attacker, defender, wins, attacker, 1 if found else 2, 0, found)  # HC-44, HC-45
    if wins[0] < wins[1]:
        loss = min(1, state.points[attacker])  # HC-48
        return RaidDecided(attacker, defender, wins, defender, -loss, 2, ())  # HC-46
    return RaidDecided(attacker, defender, wins, None, 1, 0, ())  # HC-47


def spoil(state: State, what: Building) -> SpoilTaken:
    """Return a spoil's taking: cattle to a free own land, if there is one; anything else to the bag (HC-44)."""
    assert state.raid
    stolen = what == "cattle" and state.clans[state.turn].free_lands > 0
    return SpoilTaken(state.turn, state.raid.opponent, what, "land" if stolen else "bag")


def refill(state: State, attacker: int, defender: int, chance: Chance) -> Iterator[Event]:
    """Draw five cards for the attacker, then five for the defender; both discard later (HC-49)."""
    for seat in (attacker, defender):
        yield from draws.cards(state, seat, DRAWN_AFTER, chance)
