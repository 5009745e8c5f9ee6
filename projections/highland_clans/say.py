"""The messages of Highland Clans (`highland_clans.ftl`)."""

from collections.abc import Iterable, Sequence
from functools import cache

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
from cairn.projections.message import Argument, Commas, Message, message

Names = Sequence[Argument]


def say(item: Event | Move, names: Names) -> Message:
    """Return the message of an event, or of a move as an order. Raise ValueError if its type is unknown."""
    return say_move(item, names) if isinstance(item, Move) else say_event(item, names)


def say_event(event: Event, names: Names) -> Message:
    """Return the message of an event. Raise ValueError if its type is unknown."""
    said = _say_turn(event, names) or _say_raid(event, names) or _say_scoring(event, names)
    if said is None:
        raise ValueError(f"no words for {event.type}")
    return said


def say_move(move: Move, names: Names) -> Message:
    """Return the message of a move as an order. Raise ValueError if its type is unknown."""
    match move:
        case Keep():
            return message("hc-keep")
        case Redraw():
            return message("hc-redraw", cubes=say_cubes(Cubes(move.yellow, move.blue, move.green, move.red)))
        case Build():
            return message("hc-build", what=piece(move.what))
        case Warrior() | Piper():
            return message("hc-take-follower", follower=piece(move.type))
        case Monks():
            return message("hc-take-monks", monks=say_count(move.count, "monk"))
        case Domain(green_from_court=0):
            return message(f"hc-buy-domain-{move.price}", place=message(f"hc-{move.yellow_from}"))
        case Domain():
            place, monks = message(f"hc-{move.yellow_from}"), move.green_from_court
            return message(f"hc-buy-domain-{move.price}-monks", place=place, monks=monks)
        case Bard():
            return message(_bard("hc-bard", move), **_say_bard(move, names))
        case EndActions():
            return message("hc-end-actions")
        case Raid():
            return message("hc-raid", opponent=names[move.opponent])
        case Exchange():
            return message("hc-exchange", cards=_say_cards(move.cards, 0) if move.cards else message("hc-some-cards"))
        case EndTurn():
            return message("hc-end-turn")
        case LayCard():
            return message("hc-lay-card-piper" if move.piper else "hc-lay-card", card=_say_card(move.card))
        case TakeSpoil():
            return message("hc-take-spoil", what=piece(move.what))
        case DeclineSpoil():
            return message("hc-decline-spoil")
        case Discard():
            return message("hc-discard", card=_say_card(move.card))
    raise ValueError(f"no words for {move.type}")


@cache
def piece(what: str) -> Message:
    """Return the term of a colour, of a follower or of a building; its form `one` has the article."""
    return message(f"hc-{what}")


def say_cubes(cubes: Cubes) -> Argument:
    """Return cubes by colour: 2 yellow, 1 red."""
    counts = [
        message("hc-cubes", number=number, colour=piece(colour))
        for colour in COLOURS
        if (number := getattr(cubes, colour))
    ]
    return Commas(counts) if counts else message("hc-no-cube")


@cache
def say_count(number: int, what: str) -> Message:
    """Return a number of things: 1 card, 2 cards."""
    return message(f"hc-{what}s", number=number)


def _say_turn(event: Event, names: Names) -> Message | None:
    """Return the message of an event of the set-up or of a turn; return None for others."""
    match event:
        case BoardSetUp():
            return message("hc-board-set-up", bag=say_cubes(event.bag), deck=event.deck, supply=event.supply)
        case ClanSetUp():
            return message(
                "hc-clan-set-up",
                player=names[event.seat],
                warriors=say_count(event.warriors, "warrior"),
                pipers=say_count(event.pipers, "piper"),
                cattle=event.cattle,
                lands=say_count(event.free_lands, "free-land"),
                points=say_count(event.points, "point"),
            )
        case RoundBegan():
            return message("hc-round-began", round=event.round, player=names[event.start])
        case TurnBegan():
            return message("hc-turn-began", player=names[event.seat], actions=say_count(event.actions, "action"))
        case ReserveDrawn():
            return message("hc-reserve-drawn", player=names[event.seat], cubes=say_cubes(event.cubes))
        case ReserveKept():
            return message("hc-reserve-kept", player=names[event.seat])
        case ReserveRedrawn():
            back, drawn = say_cubes(event.back), say_cubes(event.drawn)
            return message("hc-reserve-redrawn", player=names[event.seat], back=back, drawn=drawn)
        case Built():
            return message("hc-built", player=names[event.seat], what=piece(event.what))
        case FollowersGained():
            followers = say_count(event.count, event.what)
            return message("hc-followers-gained", player=names[event.seat], followers=followers)
        case DomainBought():
            payments = ((event.reserve, "reserve"), (event.court, "court"))
            paid = [
                message("hc-paid", cubes=say_cubes(cubes), place=message(f"hc-{place}"))
                for cubes, place in payments
                if cubes.total
            ]
            return message("hc-domain-bought", player=names[event.seat], paid=paid, tiles=_tiles_left(event.supply))
        case BardSent():
            return message(_bard("hc-bard-sent", event), player=names[event.seat], **_say_bard(event, names))
        case ReserveReturned():
            return message("hc-reserve-returned", player=names[event.seat], cubes=say_cubes(event.cubes))
        case CardsDrawn():
            return message("hc-cards-drawn", player=names[event.seat], cards=_say_cards(event.cards, event.count))
        case DiscardsShuffled():
            return message("hc-discards-shuffled", deck=event.deck)
        case CardsDiscarded():
            return message("hc-cards-discarded", player=names[event.seat], cards=_say_cards(event.cards, event.count))
        case PeaceKept():
            return message("hc-peace-kept", player=names[event.seat])
    return None


def _say_raid(event: Event, names: Names) -> Message | None:
    """Return the message of an event of a raid; return None for others."""
    match event:
        case RaidBegan():
            return message("hc-raid-began", player=names[event.seat], opponent=names[event.opponent])
        case CardLaid():
            laid = "hc-card-laid-piper" if event.piper else "hc-card-laid"
            return message(laid, player=names[event.seat], card=_say_card(event.card))
        case CombatFought():
            combat = {"round": event.combat, "first": event.totals[0], "second": event.totals[1]}
            if event.winner is None:
                return message("hc-combat-drawn", **combat)
            return message("hc-combat-won", **combat, player=names[event.winner])
        case RaidDecided():
            gains = zip((event.attacker, event.defender), (event.attacker_points, event.defender_points), strict=True)
            points, wins = _say_gains(gains, names), f"{event.wins[0]}:{event.wins[1]}"
            if event.winner is None:
                return message("hc-raid-drawn", wins=wins, points=points)
            return message("hc-raid-won", player=names[event.winner], wins=wins, points=points)
        case SpoilTaken(what="cattle", to="land"):
            return message("hc-cattle-driven", player=names[event.seat], opponent=names[event.opponent])
        case SpoilTaken():
            player, opponent = names[event.seat], names[event.opponent]
            return message("hc-spoil-taken", player=player, what=piece(event.what), opponent=opponent)
        case SpoilDeclined():
            return message("hc-spoil-declined", player=names[event.seat])
    return None


def _say_scoring(event: Event, names: Names) -> Message | None:
    """Return the message of an event of the end of a round; return None for others."""
    match event:
        case FollowingCounted():
            following = "hc-no-following" if event.holder is None else "hc-following"
            arguments = {} if event.holder is None else {"player": names[event.holder]}
            arguments["warriors"] = _say_by_name(event.warriors, names)
            if event.warriors.count(max(event.warriors)) > 1:
                return message(f"{following}-by-court", **arguments, courts=_say_by_name(event.courts, names))
            return message(following, **arguments)
        case ColourScored():
            colour, counts = piece(event.colour), _say_by_name(event.counts, names)
            gains = _say_gains(enumerate(event.points), names)
            if not event.against:
                return message("hc-colour-scored", colour=colour, counts=counts, points=gains)
            herds = _say_by_name(event.against, names)
            return message("hc-colour-scored-against", colour=colour, counts=counts, herds=herds, points=gains)
        case TileRemoved(number=None):
            return message("hc-tile-removed-unseen", tiles=_tiles_left(event.supply))
        case TileRemoved():
            return message("hc-tile-removed", number=event.number, tiles=_tiles_left(event.supply))
        case PlayEnded():
            return message(f"hc-play-ended-{event.reason.replace('_', '-')}")
    return None


def _bard(id: str, item: BardSent | Bard) -> str:
    return f"{id}-keep" if item.keeps else id


def _say_bard(item: BardSent | Bard, names: Names) -> dict[str, Argument]:
    takes: Argument = tuple(map(piece, item.takes)) or message("hc-nobody")
    kept = {"follower": piece(item.keeps)} if item.keeps else {}
    return {"takes": takes, "opponent": names[item.opponent]} | kept


def _tiles_left(number: int) -> Message:
    return message("hc-tiles-left", number=number)


def _say_cards(cards: Sequence[int] | None, number: int) -> Message:
    if not cards:
        return say_count(number, "card")
    return message("hc-card-values", cards=[*cards]) if len(cards) > 1 else _say_card(cards[0])


@cache
def _say_card(card: int | None) -> Message:
    return message("hc-a-card") if card is None else message("hc-card-value", card=card)


def _say_gains(gains: Iterable[tuple[int, int]], names: Names) -> Argument:
    each = [message("hc-gain", player=names[seat], points=f"{points:+d}") for seat, points in gains if points]
    return Commas(each) if each else message("hc-no-points")


def _say_by_name(numbers: Sequence[int], names: Names) -> Commas:
    each = zip(names, numbers, strict=True)
    return Commas([message("hc-number", player=name, number=number) for name, number in each])
