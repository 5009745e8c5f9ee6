"""Facts about Highland Clans for the tests of every game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from cairn.contract.facts import Facts
from cairn.events.decision import Decision, Event
from cairn.events.highland_clans.events import (
    CardLaid,
    CardsDiscarded,
    CardsDrawn,
    ClanSetUp,
    ColourScored,
    CombatFought,
    DiscardsShuffled,
    RaidDecided,
)
from cairn.events.highland_clans.pieces import BUILDINGS, CARDS, COLOURS
from cairn.projections.highland_clans.state import State
from cairn.service.rules.highland_clans.hands import unseen


def pieces(state: State) -> Counter[str]:
    """Count cubes by colour, all cards, known or not, and tiles."""
    counted = Counter({colour: getattr(state.bag, colour) + getattr(state.reserve, colour) for colour in COLOURS})
    for clan in state.clans:
        counted.update(yellow=clan.warriors, blue=clan.pipers, green=clan.monks)
        for what, number in {"cattle": clan.cattle, "castle": clan.castles, "monastery": clan.monasteries}.items():
            counted.update({colour: number * getattr(BUILDINGS[what], colour) for colour in COLOURS})
        counted["tiles"] += max(0, clan.lands - 2)
    laid = state.raid.laid if state.raid else []
    counted["blue"] += sum(card.piper for card in laid)
    cards = [*(card for clan in state.clans for card in clan.hand), *state.discards, *(card.card for card in laid)]
    known = Counter(card for card in cards if card)
    assert all(known[value] <= number for value, number in CARDS.items())
    counted["cards"] = len(cards) + state.deck
    counted["tiles"] += state.supply + state.removed
    return counted


@dataclass
class Token:
    """A card hidden from others: its value, and every decision, event (None: the move) and place that names it."""

    seat: int
    value: int
    places: list[tuple[int, int | None, int]] = field(default_factory=list)


def hidden_tokens(decisions: Sequence[Decision], seats: int, viewer: int | None) -> list[Token]:
    """Return the cards in hands, laid or discarded face down that a viewer has never seen."""
    hands: list[list[Token]] = [[] for _ in range(seats)]
    discards: list[Token] = []
    laid: list[Token] = []

    def take(seat: int, value: int | None, place: tuple[int, int, int], moved: bool) -> Token:
        token = next(token for token in reversed(hands[seat]) if token.value == value)
        hands[seat].remove(token)
        token.places += [place, (place[0], None, place[2])] if moved else [place]
        return token

    for number, decision in enumerate(decisions):
        moved = decision.move is not None and decision.move.type in ("discard", "exchange", "lay_card")
        for which, event in enumerate(decision.events):
            match event:
                case CardsDrawn(seat, cards=cards):
                    hands[seat] += [Token(seat, c, [(number, which, place)]) for place, c in enumerate(cards or ())]
                case CardsDiscarded(seat, cards=cards):
                    discards += [take(seat, c, (number, which, place), moved) for place, c in enumerate(cards or ())]
                    moved = False
                case CardLaid(seat, card=card):
                    laid.append(take(seat, card, (number, which, 0), moved))
                    moved = False
                case CombatFought():
                    laid.clear()
                case DiscardsShuffled():
                    discards.clear()
    return [token for token in (*(card for hand in hands for card in hand), *discards, *laid) if token.seat != viewer]


def twin(decisions: list[Decision], truth: State, viewer: int | None) -> list[Decision]:
    """Redeal every card hidden from the viewer: hands, laid and discarded cards of others, and the deck."""
    tokens = sorted(hidden_tokens(decisions, len(truth.clans), viewer), key=lambda token: token.value)
    pool = sorted([token.value for token in tokens] + unseen(truth))
    other = pool[len(pool) // 2 :] + pool[: len(pool) // 2]
    values = {place: value for token, value in zip(tokens, other, strict=False) for place in token.places}

    def swap_tokens(item: Any, number: int, which: int | None) -> Any:
        if hasattr(item, "cards") and not isinstance(item, CombatFought):
            cards = enumerate(item.cards or ())
            return replace(item, cards=tuple(values.get((number, which, place), card) for place, card in cards))
        if hasattr(item, "card"):
            return replace(item, card=values.get((number, which, 0), item.card))
        return item

    return [
        replace(
            decision,
            move=swap_tokens(decision.move, number, None),
            events=tuple(swap_tokens(event, number, which) for which, event in enumerate(decision.events)),
        )
        for number, decision in enumerate(decisions)
    ]


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Sum the starting points and those of raids and colours."""
    points: Counter[int] = Counter()
    for event in events:
        match event:
            case ClanSetUp(seat, points=more):
                points[seat] += more
            case RaidDecided():
                points[event.attacker] += event.attacker_points
                points[event.defender] += event.defender_points
            case ColourScored(points=more_each):
                points.update(dict(enumerate(more_each)))
    return [points[seat] for seat in sorted(points)]


def check(state: State) -> None:
    """Check that pending decisions are possible and that limits hold."""
    assert all(getattr(cubes, colour) >= 0 for cubes in (state.bag, state.reserve) for colour in COLOURS)
    assert state.reserve.total in (0, 2, 3, 4, 5, 6)  # HC-15
    assert state.deck >= 0
    assert min(state.points) >= 0  # HC-48
    for clan in state.clans:
        assert min(clan.pipers, clan.monks, clan.free_lands, clan.cattle, clan.castles, clan.monasteries) >= 0
        assert clan.lands <= 6  # HC-28
        assert clan.warriors >= 3 or clan.lands == 0  # HC-25
        if state.phase == "redraw":
            assert len(clan.hand) == clan.warriors  # HC-24, HC-49
        elif state.phase in ("raid", "combat"):
            assert clan.warriors - 3 <= len(clan.hand) <= clan.warriors  # HC-40, HC-41


def shown(state: State) -> Iterator[str]:
    """Return the counts of each court, its lands, hand and points, of reserve, bag, cards, tiles, and the raid."""
    for points, clan in zip(state.points, state.clans, strict=True):
        yield f"{points} points"
        yield f"{clan.warriors} warriors"
        yield f"{clan.pipers} pipers"
        yield f"{clan.monks} monks"
        yield f"{clan.cattle} cattle"
        yield f"{clan.castles} castles"
        yield f"{clan.monasteries} monasteries"
        yield f"{clan.free_lands} free"
        yield f"hand {' '.join('?' if card is None else str(card) for card in clan.hand)}".strip()
    for cubes in (state.reserve, state.bag):
        yield from (f"{number} {colour}" for colour in COLOURS if (number := getattr(cubes, colour)))
    yield f"{state.deck} cards"
    yield f"{len(state.discards)} discarded"
    yield f"{state.supply} tiles"
    if state.raid:
        yield f"{state.raid.wins[0]}:{state.raid.wins[1]}"
        yield from [f"{len(state.raid.laid)} face down"] if state.raid.laid else []
        yield from [f"{pipers} with a piper"] if (pipers := sum(card.piper for card in state.raid.laid)) else []


FACTS = Facts(
    options=[
        ({"raid_refill": "hand", "first_seat": None}, 3),
        ({"raid_refill": "drawn", "first_seat": 1}, 3),
        ({"raid_refill": "drawn", "first_seat": None}, 4),
        ({"raid_refill": "hand", "first_seat": 4}, 5),
    ],
    bound=1000,
    pieces=pieces,
    twin=twin,
    scored=scored,
    check=check,
    shown=shown,
    examples=frozenset({"HC-64", "HC-65"}),
)
