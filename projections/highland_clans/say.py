"""Highland Clans in plain words."""

from collections.abc import Sequence

from cairn.events.decision import Event, Move
from cairn.events.highland_clans.events import (
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
from cairn.events.highland_clans.moves import (
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
from cairn.events.highland_clans.pieces import COLOURS, Cubes

_A = {"cattle": "cattle", "castle": "a castle", "monastery": "a monastery"} | {
    follower: f"a {follower}" for follower in ("warrior", "piper", "monk")
}
_ENDS = {
    "red_zone": "the tile is not above the leader's points",
    "empty_bag": "fewer than six cubes are in the bag",
    "empty_supply": "no domain tile is left",
}


def say(item: Event | Move, names: Sequence[str]) -> str:
    """Describe an event, or a move as an order, in plain words. Raise ValueError if its type is unknown."""
    return say_move(item, names) if isinstance(item, Move) else say_event(item, names)


def say_event(event: Event, names: Sequence[str]) -> str:
    """Describe an event in plain words. Raise ValueError if its type is unknown."""
    words = _say_turn(event, names) or _say_raid(event, names) or _say_scoring(event, names)
    if words is None:
        raise ValueError(f"no words for {event.type}")
    return words


def say_move(move: Move, names: Sequence[str]) -> str:
    """Describe a move as an order in plain words. Raise ValueError if its type is unknown."""
    match move:
        case Keep():
            return "Keep the cubes drawn."
        case Redraw():
            back = Cubes(move.yellow, move.blue, move.green, move.red)
            return f"Put back {say_cubes(back)} and draw as many."
        case Build():
            return f"Put {_A[move.what]} on a free land."
        case Warrior() | Piper():
            return f"Take a {move.type} to court."
        case Monks():
            return f"Take {say_count(move.count, 'monk')} to court."
        case Domain():
            monks = f", {move.green_from_court} green from the court" if move.green_from_court else ""
            price = "1 red" if move.price == "red" else "2 green"
            return f"Buy a domain for {price} and 1 yellow from the {move.yellow_from}{monks}."
        case Bard():
            return f"Send a bard to {_say_bard(move, names)}."
        case EndActions():
            return "Take no further action."
        case Raid():
            return f"Begin a raid against {names[move.opponent]}."
        case Exchange():
            cards = _say_cards(move.cards, len(move.cards)) if move.cards else "cards"
            return f"Exchange {cards} for as many new ones."
        case EndTurn():
            return "Neither raid nor exchange cards."
        case LayCard():
            return f"Lay {_say_card(move.card)} face down{_say_piper(move.piper)}."
        case TakeSpoil():
            return f"Take {_A[move.what]} as spoil."
        case DeclineSpoil():
            return "Take no spoil of the raid."
        case Discard():
            return f"Discard {_say_card(move.card)}."
    raise ValueError(f"no words for {move.type}")


def say_cubes(cubes: Cubes) -> str:
    """Return cubes in words: 2 yellow, 1 red."""
    return ", ".join(f"{number} {colour}" for colour in COLOURS if (number := getattr(cubes, colour))) or "no cube"


def say_count(number: int, what: str) -> str:
    """Return a number of things in words: 1 card, 2 cards."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def _say_turn(event: Event, names: Sequence[str]) -> str | None:
    """Describe events of the set-up and of turns; return None for others."""
    match event:
        case BoardSetUp():
            cards = f"{event.deck} raid cards and {event.supply} domain tiles"
            return f"The bag holds {say_cubes(event.bag)}; {cards} are ready."
        case ClanSetUp():
            return (
                f"{names[event.seat]} begins with {say_count(event.warriors, 'warrior')}, "
                f"{say_count(event.pipers, 'piper')}, {event.cattle} cattle, "
                f"{say_count(event.free_lands, 'free land')} and {say_count(event.points, 'point')}."
            )
        case RoundBegan():
            return f"Round {event.round} begins; {names[event.start]} is start player."
        case TurnBegan():
            return f"It is {names[event.seat]}'s turn, of {say_count(event.actions, 'action')} at most."
        case ReserveDrawn():
            return f"{names[event.seat]} draws {say_cubes(event.cubes)}."
        case ReserveKept():
            return f"{names[event.seat]} keeps them."
        case ReserveRedrawn():
            return f"{names[event.seat]} puts back {say_cubes(event.back)} and draws {say_cubes(event.drawn)}."
        case Built():
            return f"{names[event.seat]} puts {_A[event.what]} on a free land."
        case FollowersGained():
            return f"{names[event.seat]} takes {say_count(event.count, event.what)} to court."
        case DomainBought():
            payments = ((event.reserve, "reserve"), (event.court, "court"))
            paid = " and ".join(f"{say_cubes(cubes)} of the {place}" for cubes, place in payments if cubes.total)
            return f"{names[event.seat]} buys a domain for {paid}; {_say_tiles_left(event.supply)}."
        case BardSent():
            return f"{names[event.seat]} sends a bard to {_say_bard(event, names)}."
        case ReserveReturned():
            return f"{names[event.seat]} returns {say_cubes(event.cubes)} to the bag."
        case CardsDrawn():
            return f"{names[event.seat]} draws {_say_cards(event.cards, event.count)}."
        case DiscardsShuffled():
            return f"The discard pile is shuffled into a new deck of {event.deck}."
        case CardsDiscarded():
            return f"{names[event.seat]} discards {_say_cards(event.cards, event.count)}."
        case PeaceKept():
            return f"{names[event.seat]} neither raids nor exchanges cards."
    return None


def _say_raid(event: Event, names: Sequence[str]) -> str | None:
    """Describe events of raids; return None for others."""
    match event:
        case RaidBegan():
            return f"{names[event.seat]} raids {names[event.opponent]}."
        case CardLaid():
            return f"{names[event.seat]} lays {_say_card(event.card)} face down{_say_piper(event.piper)}."
        case CombatFought():
            winner = "nobody" if event.winner is None else names[event.winner]
            return f"Combat round {event.combat} is {event.totals[0]} to {event.totals[1]}: {winner} wins it."
        case RaidDecided():
            winner = "Nobody" if event.winner is None else names[event.winner]
            gains = zip((event.attacker, event.defender), (event.attacker_points, event.defender_points), strict=True)
            points = [f"{names[seat]} {more:+d}" for seat, more in gains if more]
            return f"{winner} wins the raid, {event.wins[0]}:{event.wins[1]} ({', '.join(points) or 'no points'})."
        case SpoilTaken(what="cattle", to="land"):
            return f"{names[event.seat]} drives cattle of {names[event.opponent]} onto a free land."
        case SpoilTaken():
            return f"{names[event.seat]} takes {_A[event.what]} of {names[event.opponent]}; it goes to the bag."
        case SpoilDeclined():
            return f"{names[event.seat]} takes no spoil."
    return None


def _say_scoring(event: Event, names: Sequence[str]) -> str | None:
    """Describe events of the end of a round; return None for others."""
    match event:
        case FollowingCounted():
            holder = "Nobody" if event.holder is None else names[event.holder]
            shared = event.warriors.count(max(event.warriors)) > 1
            courts = f"; {_say_by_name(event.courts, names)} cubes in court" if shared else ""
            return f"{holder} has the largest following ({_say_by_name(event.warriors, names)} warriors{courts})."
        case ColourScored():
            gains = [f"{names[seat]} {points:+d}" for seat, points in enumerate(event.points) if points]
            herd = f", against {_say_by_name(event.against, names)}" if event.against else ""
            counted = f"({_say_by_name(event.counts, names)}{herd})"
            return f"{event.colour.title()} {counted}: {', '.join(gains) or 'no points'}."
        case TileRemoved():
            shown = "unseen" if event.number is None else f"and shows {event.number}"
            return f"A domain tile leaves the game, {shown}; {_say_tiles_left(event.supply)}."
        case PlayEnded():
            return f"The game ends: {_ENDS[event.reason]}."
    return None


def _say_bard(item: BardSent | Bard, names: Sequence[str]) -> str:
    taken = " and ".join(_A[follower] for follower in item.takes) or "nobody"
    return f"take {taken} of {names[item.opponent]}{f' and keep the {item.keeps}' if item.keeps else ''}"


def _say_tiles_left(number: int) -> str:
    return f"{say_count(number, 'tile')} {'is' if number == 1 else 'are'} left"


def _say_cards(cards: Sequence[int] | None, number: int) -> str:
    if not cards:
        return say_count(number, "card")
    return f"cards {', '.join(map(str, cards[:-1]))} and {cards[-1]}" if len(cards) > 1 else f"a {cards[0]}"


def _say_card(card: int | None) -> str:
    return "a card" if card is None else f"a {card}"


def _say_piper(piper: bool) -> str:
    return " with a piper" if piper else ""


def _say_by_name(numbers: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))
