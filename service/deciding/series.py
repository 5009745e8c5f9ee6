"""The deciders of a series, one for each command, and its automatic steps; compare `deciders.py` for games."""

from msgspec.structs import replace

from cairn.events.chain import commitment
from cairn.events.clock import format_time, seconds
from cairn.events.decision import Decision, Event
from cairn.events.mac import mac
from cairn.events.series import (
    MAX_PLACES,
    Bye,
    EndReason,
    LotsDrawn,
    NoShow,
    Paired,
    PairedTable,
    ResultEntered,
    SeriesEnded,
    SeriesJoined,
    SeriesOpened,
    SeriesWithdrawn,
)
from cairn.events.table import Seat, is_nonce, is_player
from cairn.projections.series import SeriesTable, State, running, state_of
from cairn.projections.series.ranking import LIVES, standings
from cairn.projections.table import Table
from cairn.service.deciding.deciders import all_options
from cairn.service.deciding.draft import Draft
from cairn.service.deciding.formats import VERSION, Round, next_round, pair_free, rounds_of
from cairn.service.deciding.levels import LEVELS
from cairn.service.errors import AlreadySeated, Forbidden, GameOver, Invalid, NoOpenSeat, RulesGone
from cairn.service.tokens import id_from

ARENA_PAUSE = 5.0
"""Seconds between two pairings of an arena, so that more participants are free than the two who have just played."""
MAX_PAIRED_AT_ONCE = 32
"""Maximum participants paired by a request. A matching of 256 takes seconds: the caretaker pairs larger rounds."""
WAITS = 30 * 86400.0
"""Seconds after which a series without a start time begins with its participants, or ends if they are too few."""


def open_series(draft: Draft, opened: SeriesOpened) -> None:
    """Decide that a series is opened, committed to the draft's secret."""
    if opened.formats_version != VERSION:
        raise RulesGone(f"This service has no version {opened.formats_version} of the formats of series.")
    all_options(opened.ruleset, opened.options, opened.seats)
    _check_format(opened)
    if not is_nonce(opened.nonce) or not (opened.organiser is None or is_player(opened.organiser)):
        raise Invalid("The nonce or the organiser's id is invalid.")
    draft.decide(None, [replace(opened, commitment=commitment(draft.secret))])


def join(draft: Draft, who: Seat, nonce: str = "") -> None:
    """Decide that a player or an AI joins. A player who withdrew returns under their number."""
    opened, table = _opened(draft), draft.position.table
    if not is_nonce(nonce) or who not in (Seat("human", who.player, bot=who.bot), Seat("ai", level=who.level)):
        raise Invalid("The participant or the nonce is invalid.")
    if not (is_player(who.player or "") or who.level in LEVELS):
        raise Invalid("A participant is a player, or an AI of a level.")
    before = next((place for place, other in enumerate(table.seats) if who.player and other.player == who.player), None)
    if before is not None and before not in table.left:
        raise AlreadySeated("You take part in this series already.")
    if draft.position.has_started and opened.format != "arena":
        raise NoOpenSeat("This series has begun, and only an arena is joined then.")
    if len(running(table)) >= opened.places or (before is None and len(table.seats) >= MAX_PLACES):
        raise NoOpenSeat("Every place of this series is taken.")
    place = len(table.seats) if before is None else before
    draft.decide(place, [SeriesJoined(place, who, "" if place == before else nonce)])


def withdraw(draft: Draft, place: int) -> None:
    """Decide that a participant withdraws from pairings. A game that they have begun continues, and counts."""
    _opened(draft)
    if place not in running(draft.position.table):
        raise Forbidden("No participant has this number.")
    draft.decide(place, [SeriesWithdrawn(place)])


def start(draft: Draft) -> None:
    """Decide the lots of a series that has not begun; all participants take part."""
    opened, table = _opened(draft), draft.position.table
    if draft.position.has_started:
        raise GameOver("This series has begun.")
    candidates = [*running(table)]
    if len(candidates) < opened.seats:
        raise Invalid(f"{len(candidates)} take part, and a table has {opened.seats} seats.")
    chance, order = draft.chance(), list[int]()
    while len(candidates) > 1:
        order.append(chance.pick(candidates))
        candidates.remove(order[-1])
    order += candidates
    rounds = rounds_of(opened.format, len(order), opened.seats, opened.rounds)
    until = format_time(seconds(draft.now()) + opened.seconds) if opened.format == "arena" else None
    draft.decide(None, [LotsDrawn(tuple(order), rounds, until)], draws=chance.draws)


def enter_result(draft: Draft, entered: ResultEntered) -> None:
    """Decide the result of a table whose game has ended."""
    _opened(draft)
    table = _open_table(draft, entered.game)
    ranks = {*entered.ranks}
    if len(entered.ranks) != len(table.places) or ranks != {*range(len(ranks))}:
        raise Invalid("There must be one rank per seat, from 0 without gaps.")
    draft.decide(None, [entered])


def enter_no_show(draft: Draft, entered: NoShow) -> None:
    """Decide that participants missed their table: after the deadline, or if none of them came."""
    _opened(draft)
    table, state = _open_table(draft, entered.game), state_of(draft.position)
    if not entered.absent or not {*entered.absent} <= {*table.places}:
        raise Invalid("The absent participants must be at this table.")
    if draft.now() < state.come_until and {*entered.absent} != {*table.places}:
        raise Invalid("The absent participants may still come.")
    draft.decide(None, [entered])


def call_off(draft: Draft) -> None:
    """Decide that a series is called off."""
    _opened(draft)
    _end(draft, "called_off")


def advance(draft: Draft, max_paired: int = MAX_PLACES) -> None:
    """Decide all automatic steps: the start of a full or due series, its pairings and its end.

    After its lots are drawn, a series of more than `max_paired` participants is left unchanged.
    """
    while not draft.position.table.is_ended:
        is_drawn = isinstance(draft.position.state, State)
        if (is_drawn and len(running(draft.position.table)) > max_paired) or not _advance(draft):
            return


def follow(draft: Draft) -> None:
    """Decide the automatic steps. Raise Invalid if there are none."""
    _opened(draft)
    advance(draft)
    if not draft.decisions:
        raise Invalid("This series has no automatic step now.")


def begins_at(table: Table) -> float:
    """Return the deadline by which a series begins, or ends with too few participants, in seconds since 1970."""
    assert table.series
    return seconds(table.series.starts_at) if table.series.starts_at else seconds(table.created_at) + WAITS


def due_at(state: State, opened: SeriesOpened) -> list[float]:
    """Return the times of an arena's next pairing and of its end, in seconds since 1970; of other formats nothing."""
    return [_paired_at(state, opened) + ARENA_PAUSE, seconds(state.until)] if state.until else []


def decide_again(draft: Draft, decision: Decision) -> None:
    """Call the decider of the command that caused a decision of a series."""
    match decision.events[0]:
        case SeriesOpened() as opened if draft.position.version == 0:
            open_series(draft, opened)
        case SeriesJoined() as joined:
            join(draft, joined.who, joined.nonce)
        case SeriesWithdrawn() as withdrawn:
            withdraw(draft, withdrawn.place)
        case LotsDrawn():
            start(draft)
        case ResultEntered() as entered:
            enter_result(draft, entered)
        case NoShow() as entered:
            enter_no_show(draft, entered)
        case SeriesEnded(reason="called_off"):
            call_off(draft)
        case _:
            _advance(draft)


def _advance(draft: Draft) -> bool:
    """Decide the next automatic step; return whether there was one."""
    opened, table, state = _opened(draft), draft.position.table, draft.position.state
    now = seconds(draft.now())
    if not isinstance(state, State):
        here = len(running(table))
        if here < opened.places and now < begins_at(table):
            return False
        if here < opened.seats:
            _end(draft, "too_few")
        else:
            start(draft)
        return True
    is_waiting = next(state.open_tables, None) is not None
    if opened.format == "arena":
        if now >= seconds(state.until or ""):
            return not is_waiting and _end(draft, "played")
        paired = pair_free(state, table) if now >= _paired_at(state, opened) + ARENA_PAUSE else None
        return paired is not None and bool(paired.tables) and _pair(draft, paired)
    if is_waiting:
        return False
    following = next_round(state, table)
    return _pair(draft, following) if following and (following.tables or following.byes) else _end(draft, "played")


def _pair(draft: Draft, paired: Round) -> bool:
    """Decide a round; the ids of its games derive from the secret."""
    opened, state = _opened(draft), state_of(draft.position)
    number, version = state.round + 1, draft.position.version + 1
    tables = [
        PairedTable(id_from(mac(draft.secret, f"game:{version}:{at}")), places)
        for at, places in enumerate(paired.tables)
    ]
    until = format_time(seconds(draft.now()) + opened.come_within)
    events: list[Event] = [Paired(number, tuple(tables), until)] if tables else []
    draft.decide(None, events + [Bye(number, place) for place in paired.byes])
    return True


def _end(draft: Draft, reason: EndReason) -> bool:
    table = draft.position.table
    ranks = [0] * len(table.seats)
    for each in standings(state_of(draft.position), table):
        ranks[each.place] = each.rank
    draft.decide(None, [SeriesEnded(reason, tuple(ranks), draft.secret.hex())])
    return True


def _opened(draft: Draft) -> SeriesOpened:
    """Return the opening event of a running series. Raise GameOver if it has ended."""
    table = draft.position.table
    if table.is_ended:
        raise GameOver("This series has ended.")
    if table.series is None:
        raise Invalid("This is not a series.")
    return table.series


def _open_table(draft: Draft, game: str) -> SeriesTable:
    table = state_of(draft.position).table_of(game)
    if table is None or table.ranks is not None:
        raise Invalid("No table of this series expects the result of this game.")
    return table


def _paired_at(state: State, opened: SeriesOpened) -> float:
    return seconds(state.come_until) - opened.come_within if state.come_until else 0.0


def _check_format(opened: SeriesOpened) -> None:
    """Check that the options fit the format. Raise Invalid if not."""
    if opened.seats > opened.places:
        raise Invalid(f"A table has {opened.seats} seats, and {opened.places} may take part.")
    if opened.format in LIVES and opened.seats != 2:
        raise Invalid("An elimination is played by two at a table.")
    if (opened.format == "arena") != (opened.seconds > 0):
        raise Invalid("An arena has a duration in seconds, and no other format has.")
    if opened.rounds and opened.format not in ("round_robin", "swiss"):
        raise Invalid("Only a round robin and a Swiss series have a number of rounds.")
