"""Highland Clans in plain words."""

from collections.abc import Sequence

from events.decision import Event, Move
from events.highland_clans.events import (
    BardSent,
    BoardSetUp,
    Built,
    CardLaid,
    CardsDiscarded,
    CardsDrawn,
    ClanSetUp,
    ColourScored,
    CombatFought,
    DiscardsShuffled,
    DomainBought,
    FollowersGained,
    FollowingCounted,
    PeaceKept,
    PlayEnded,
    RaidBegan,
    RaidDecided,
    ReserveDrawn,
    ReserveKept,
    ReserveRedrawn,
    ReserveReturned,
    RoundBegan,
    SpoilDeclined,
    SpoilTaken,
    TileRemoved,
    TurnBegan,
)
from events.highland_clans.moves import (
    Bard,
    Build,
    DeclineSpoil,
    Discard,
    Domain,
    EndActions,
    EndTurn,
    Exchange,
    Keep,
    LayCard,
    Monks,
    Piper,
    Raid,
    Redraw,
    TakeSpoil,
    Warrior,
)
from events.highland_clans.pieces import COLOURS, Cubes

_A = {"cattle": "cattle", "castle": "a castle", "monastery": "a monastery"} | {
    follower: f"a {follower}" for follower in ("warrior", "piper", "monk")
}
_ENDS = {
    "red_zone": "the tile is not above the leader's points",
    "empty_bag": "fewer than six cubes are in the bag",
    "empty_supply": "no domain tile is left",
}


def say(item: Event | Move, names: Sequence[str]) -> str:
    """Return an event, or a move as a wish, in plain words; raise ValueError for one it does not know."""
    words = _turn(item, names) or _fight(item, names) or _score(item, names) or _wish(item, names)
    if words is None:
        raise ValueError(f"no words for {item.type}")
    return words


def _turn(item: Event | Move, names: Sequence[str]) -> str | None:
    """Say what happens in set-up and turns."""
    match item:
        case BoardSetUp():
            return f"The bag holds {cubes(item.bag)}; {item.deck} raid cards and {item.supply} domain tiles are ready."
        case ClanSetUp():
            return (
                f"{names[item.seat]} begins with {count(item.warriors, 'warrior')}, {count(item.pipers, 'piper')}, "
                f"{item.cattle} cattle, {count(item.free_lands, 'free land')} and {count(item.points, 'point')}."
            )
        case RoundBegan():
            return f"Round {item.round} begins; {names[item.start]} is start player."
        case TurnBegan():
            return f"It is {names[item.seat]}'s turn, of {count(item.actions, 'action')} at most."
        case ReserveDrawn():
            return f"{names[item.seat]} draws {cubes(item.cubes)}."
        case ReserveKept():
            return f"{names[item.seat]} keeps them."
        case ReserveRedrawn():
            return f"{names[item.seat]} puts back {cubes(item.back)} and draws {cubes(item.drawn)}."
        case Built():
            return f"{names[item.seat]} puts {_A[item.what]} on a free land."
        case FollowersGained():
            return f"{names[item.seat]} takes {count(item.count, item.what)} to court."
        case DomainBought():
            parts = ((item.reserve, "reserve"), (item.court, "court"))
            paid = " and ".join(f"{cubes(part)} of the {where}" for part, where in parts if part.total)
            return f"{names[item.seat]} buys a domain for {paid}; {count(item.supply, 'tile')} left."
        case BardSent():
            return f"{names[item.seat]} sends a bard, who {_bard(item, names, 's')}."
        case ReserveReturned():
            return f"{names[item.seat]} returns {cubes(item.cubes)} to the bag."
        case CardsDrawn():
            return f"{names[item.seat]} draws {_cards(item.cards, item.count)}."
        case DiscardsShuffled():
            return f"The discard pile is shuffled into a new deck of {item.deck}."
        case CardsDiscarded():
            return f"{names[item.seat]} discards {_cards(item.cards, item.count)}."
        case PeaceKept():
            return f"{names[item.seat]} neither raids nor exchanges cards."
    return None


def _fight(item: Event | Move, names: Sequence[str]) -> str | None:
    """Say what happens in a raid."""
    match item:
        case RaidBegan():
            return f"{names[item.seat]} raids {names[item.opponent]}."
        case CardLaid():
            return f"{names[item.seat]} lays {_card(item.card)} face down{_piper(item.piper)}."
        case CombatFought():
            who = "nobody" if item.winner is None else names[item.winner]
            return f"Combat round {item.combat} is {item.totals[0]} to {item.totals[1]}: {who} wins it."
        case RaidDecided():
            who = "Nobody" if item.winner is None else names[item.winner]
            gains = zip((item.attacker, item.defender), (item.attacker_points, item.defender_points), strict=True)
            points = [f"{names[seat]} {more:+d}" for seat, more in gains if more]
            return f"{who} wins the raid, {item.wins[0]}:{item.wins[1]} ({', '.join(points) or 'no points'})."
        case SpoilTaken(what="cattle", to="land"):
            return f"{names[item.seat]} drives cattle of {names[item.opponent]} onto an own land."
        case SpoilTaken():
            return f"{names[item.seat]} takes {_A[item.what]} of {names[item.opponent]}; it goes to the bag."
        case SpoilDeclined():
            return f"{names[item.seat]} takes no spoil."
    return None


def _score(item: Event | Move, names: Sequence[str]) -> str | None:
    """Say what happens at the end of a round."""
    match item:
        case FollowingCounted():
            who = "Nobody" if item.holder is None else names[item.holder]
            shared = item.warriors.count(max(item.warriors)) > 1
            courts = f"; {_table(item.courts, names)} cubes in court" if shared else ""
            return f"{who} has the largest following ({_table(item.warriors, names)} warriors{courts})."
        case ColourScored():
            gains = [f"{names[seat]} {points:+d}" for seat, points in enumerate(item.points) if points]
            herd = f", against {_table(item.against, names)}" if item.against else ""
            counted = f"({_table(item.counts, names)}{herd})"
            return f"{item.colour.title()} {counted}: {', '.join(gains) or 'no points'}."
        case TileRemoved():
            shown = "unseen" if item.number is None else f"and shows {item.number}"
            return f"A domain tile leaves the game, {shown}; {count(item.supply, 'tile')} left."
        case PlayEnded():
            return f"The game ends: {_ENDS[item.reason]}."
    return None


def _wish(item: Event | Move, names: Sequence[str]) -> str | None:
    """Say a move."""
    match item:
        case Keep():
            return "Keep the cubes drawn."
        case Redraw():
            back = Cubes(item.yellow, item.blue, item.green, item.red)
            return f"Put back {cubes(back)} and draw as many."
        case Build():
            return f"Put {_A[item.what]} on a free land."
        case Warrior() | Piper():
            return f"Take a {item.type} to court."
        case Monks():
            return f"Take {count(item.count, 'monk')} to court."
        case Domain():
            monks = f", {item.green_from_court} green from the court" if item.green_from_court else ""
            price = "1 red" if item.price == "red" else "2 green"
            return f"Buy a domain for {price} and 1 yellow from the {item.yellow_from}{monks}."
        case Bard():
            return f"Send a bard to {_bard(item, names, '')}."
        case EndActions():
            return "Take no further action."
        case Raid():
            return f"Begin a raid against {names[item.opponent]}."
        case Exchange():
            return f"Exchange {_cards(item.cards, len(item.cards)) if item.cards else 'cards'} for as many new ones."
        case EndTurn():
            return "Neither raid nor exchange cards."
        case LayCard():
            return f"Lay {_card(item.card)} face down{_piper(item.piper)}."
        case TakeSpoil():
            return f"Take {_A[item.what]} as spoil."
        case DeclineSpoil():
            return "Take no spoil of the raid."
        case Discard():
            return f"Discard {_card(item.card)}."
    return None


def cubes(some: Cubes) -> str:
    """Return cubes in words: 2 yellow, 1 red."""
    return ", ".join(f"{number} {colour}" for colour in COLOURS if (number := getattr(some, colour))) or "no cube"


def count(number: int, what: str) -> str:
    """Return so many of something in words."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def _bard(item: BardSent | Bard, names: Sequence[str], s: str) -> str:
    taken = " and ".join(_A[follower] for follower in item.takes) or "nobody"
    return f"take{s} {taken} of {names[item.opponent]}{f' and keep{s} the {item.keeps}' if item.keeps else ''}"


def _cards(cards: Sequence[int] | None, number: int) -> str:
    if not cards:
        return count(number, "card")
    return f"cards {', '.join(map(str, cards[:-1]))} and {cards[-1]}" if len(cards) > 1 else f"a {cards[0]}"


def _card(card: int | None) -> str:
    return "a card" if card is None else f"a {card}"


def _piper(piper: bool) -> str:
    return " with a piper" if piper else ""


def _table(numbers: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))
