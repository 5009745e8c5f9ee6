"""The deciders of a series, one for each command, and its automatic steps; compare `deciders.py` for games."""

from msgspec.structs import replace

from cairn.events import series as events
from cairn.events.chain import commitment
from cairn.events.chance import mac
from cairn.events.clock import format_time, seconds
from cairn.events.decision import Decision, Event
from cairn.events.ids import id_from
from cairn.events.table import Seat, is_digest, is_nonce, is_player
from cairn.projections.series import SeriesTable, State, resting, running, state_of
from cairn.projections.series.ranking import LIVES, standings
from cairn.projections.table import Table
from cairn.service.deciding.deciders import all_options
from cairn.service.deciding.draft import Draft
from cairn.service.deciding.formats import DUTCH, VERSIONS, Round, next_round, pair_free, rounds_of
from cairn.service.deciding.levels import LEVELS
from cairn.service.errors import AlreadySeated, Forbidden, GameOver, Invalid, NoOpenSeat, RulesGone

ARENA_PAUSE = 5.0
"""Seconds between two pairings of an arena, so that more participants are free than the two who have just played."""
MAX_PAIRED_AT_ONCE = 32
"""Maximum participants paired by a request. A matching of 256 takes seconds: the caretaker pairs larger rounds."""
WAITS = 30 * 86400.0
"""Seconds after which a series without a start time begins with its participants, or ends if they are too few."""


def open_series(draft: Draft, opened: events.SeriesOpened) -> None:
    """Decide that a series is opened, committed to the draft's secret."""
    if opened.formats_version not in VERSIONS:
        raise RulesGone("no-formats-version", formats_version=opened.formats_version)
    all_options(opened.ruleset, opened.options, opened.seats)
    _check_format(opened)
    if not is_nonce(opened.nonce) or not (opened.organiser is None or is_player(opened.organiser)):
        raise Invalid("nonce-or-organiser-invalid")
    draft.decide(None, [replace(opened, commitment=commitment(draft.secret))])


def join(draft: Draft, who: Seat, nonce: str = "", committed: str = "") -> None:
    """Decide that a player or an AI joins. A player who withdrew returns under their number.

    `committed` is SHA-256 of 32 bytes, hex, which the player opens after joining has closed.
    """
    opened, table = _opened(draft), draft.position.table
    if not is_nonce(nonce) or who not in (Seat("human", who.player, bot=who.bot), Seat("ai", level=who.level)):
        raise Invalid("participant-or-nonce-invalid")
    if not (is_player(who.player or "") or who.level in LEVELS):
        raise Invalid("participant-form")
    if committed and (nonce or not opened.open_within or not is_digest(committed)):
        raise Invalid("commitment-form")
    before = next((place for place, other in enumerate(table.seats) if who.player and other.player == who.player), None)
    if before is not None and before not in table.left:
        raise AlreadySeated("already-in-series")
    state = state_of(draft.position)
    if draft.position.has_started and not _admits(opened, state):
        raise NoOpenSeat("series-begun-not-joined")
    if before is not None and state.lots and opened.format == "swiss" and not next(state.open_tables, None):
        # Who left and returned again and again could delay the pairing of a large round for ever: each starts it again.
        raise NoOpenSeat("round-being-paired")
    if table.opening and not draft.position.has_started:
        raise NoOpenSeat("joining-closed")
    if len(running(table)) >= opened.places or (before is None and len(table.seats) >= events.MAX_PLACES):
        raise NoOpenSeat("series-full")
    place = len(table.seats) if before is None else before
    added = ("", "") if place == before else (nonce, committed)
    draft.decide(place, [events.SeriesJoined(place, who, *added)])


def open_nonce(draft: Draft, place: int, nonce: str) -> None:
    """Decide that a participant opens the nonce that they committed to, in the time for it, and before the lots."""
    _opened(draft)
    table = draft.position.table
    is_open = table.opening and not draft.position.has_started and draft.now() < table.opening.until
    if not is_open or place not in table.unopened:
        raise Forbidden("no-nonce-to-open")
    if not is_digest(nonce) or commitment(bytes.fromhex(nonce)) != table.commitments[place]:
        raise Invalid("nonce-not-committed")
    draft.decide(place, [events.NonceOpened(place, nonce)])


def rest(draft: Draft, place: int) -> None:
    """Decide that a participant of a Swiss series is not paired in the next round, once and not in the last one."""
    opened, state = _opened(draft), state_of(draft.position)
    if not _admits(opened, state) or opened.format == "arena" or state.round + 1 >= state.rounds:
        raise Invalid("only-swiss-half-bye")
    if place not in running(draft.position.table) or any(bye.is_half and bye.place == place for bye in state.byes):
        raise Forbidden("no-participant-number")
    if len({*running(draft.position.table)} - resting(state)) <= opened.seats:
        raise Invalid("too-few-would-play")
    draft.decide(place, [events.HalfBye(state.round + 1, place)])


def withdraw(draft: Draft, place: int, role: events.Role = "participant") -> None:
    """Decide that a participant is withdrawn from pairings. A game that they have begun continues, and counts."""
    opened, table = _opened(draft), draft.position.table
    if place not in running(table):
        raise Forbidden("no-participant-or-bye")
    if role == "organiser" and table.opening and not draft.position.has_started:
        raise Forbidden("organiser-withdraws-none-now")
    by = place if role == "participant" or not opened.open_within else None
    draft.decide(by, [events.SeriesWithdrawn(place, actor_of(opened, role, table.seats[place].player))])


def start(draft: Draft, role: events.Role = "organiser") -> None:
    """Decide the lots of a series that has not begun, or before them that joining closes, if there are commitments.

    Lots are drawn among all who took part when joining closed. Who has withdrawn since has no lot, and changes none.
    """
    opened, table = _opened(draft), draft.position.table
    if draft.position.has_started or (table.opening and role == "organiser"):
        raise GameOver("series-begun")
    here = running(table)
    if len(here) < opened.seats:
        raise Invalid("too-few-participants", number=len(here), seats=opened.seats)
    actor = actor_of(opened, role)
    if table.unopened:
        until = format_time(seconds(draft.now()) + opened.open_within)
        draft.decide(None, [events.JoiningClosed(until, actor)])
        return
    candidates = [*(table.opening.entrants if table.opening else here)]
    chance, order = draft.chance(), list[int]()
    while len(candidates) > 1:
        order.append(chance.pick(candidates))
        candidates.remove(order[-1])
    order = [place for place in order + candidates if place in here]
    rounds = rounds_of(opened.format, len(order), opened.seats, opened.rounds)
    ends_at = format_time(seconds(draft.now()) + opened.seconds) if opened.format == "arena" else None
    draft.decide(None, [events.LotsDrawn(tuple(order), rounds, ends_at, actor)], draws=chance.draws)


def enter_result(draft: Draft, entered: events.ResultEntered) -> None:
    """Decide the result of a table whose game has ended."""
    _opened(draft)
    table = _open_table(draft, entered.game)
    ranks = {*entered.ranks}
    if len(entered.ranks) != len(table.places) or ranks != {*range(len(ranks))}:
        raise Invalid("ranks-with-gaps")
    draft.decide(None, [entered])


def enter_no_show(draft: Draft, entered: events.NoShow) -> None:
    """Decide that participants missed their table: after the deadline, or if none of them came."""
    _opened(draft)
    table, state = _open_table(draft, entered.game), state_of(draft.position)
    if not entered.absent or not {*entered.absent} <= {*table.places}:
        raise Invalid("absent-not-at-table")
    if draft.now() < state.come_until and {*entered.absent} != {*table.places}:
        raise Invalid("absent-may-come")
    draft.decide(None, [entered])


def call_off(draft: Draft, role: events.Role = "organiser") -> None:
    """Decide that a series is called off."""
    _end(draft, "called_off", actor_of(_opened(draft), role))


def advance(draft: Draft, max_paired: int = events.MAX_PLACES) -> None:
    """Decide all automatic steps, unless more than `max_paired` participants would have to be paired."""
    while not draft.position.table.is_ended:
        is_drawn = isinstance(draft.position.state, State)
        if (is_drawn and len(running(draft.position.table)) > max_paired) or not _advance(draft):
            return


def follow(draft: Draft) -> None:
    """Decide the automatic steps. Raise Invalid if there are none."""
    _opened(draft)
    advance(draft)
    if not draft.decisions:
        raise Invalid("no-automatic-step")


def begins_at(table: Table) -> float:
    """Return when a series begins at the latest, or ends with too few participants, in seconds since 1970.

    If joining has closed, it is the end of the time in which nonces are opened.
    """
    assert table.series
    if table.opening:
        return seconds(table.opening.until)
    return seconds(table.series.starts_at) if table.series.starts_at else seconds(table.created_at) + WAITS


def due_at(state: State, opened: events.SeriesOpened) -> list[float]:
    """Return the times of an arena's next pairing and of its end, in seconds since 1970; of other formats nothing."""
    return [_paired_at(state, opened) + ARENA_PAUSE, seconds(state.until)] if state.until else []


def decide_again(draft: Draft, decision: Decision) -> None:
    """Call the decider of the command that caused a decision of a series."""
    match decision.events[0]:
        case events.SeriesOpened() as opened if draft.position.version == 0:
            open_series(draft, opened)
        case events.SeriesJoined() as joined:
            join(draft, joined.who, joined.nonce, joined.commitment)
        case events.NonceOpened() as nonce:
            open_nonce(draft, nonce.place, nonce.nonce)
        case events.SeriesWithdrawn() as withdrawn:
            withdraw(draft, withdrawn.place, _role(withdrawn.actor))
        case events.HalfBye() as bye:
            rest(draft, bye.place)
        case events.LotsDrawn(actor=actor) | events.JoiningClosed(actor=actor) if _role(actor) != "service":
            start(draft)
        case events.ResultEntered() as entered:
            enter_result(draft, entered)
        case events.NoShow() as entered:
            enter_no_show(draft, entered)
        case events.SeriesEnded(reason="called_off") as ended:
            call_off(draft, _role(ended.actor))
        case _:
            _advance(draft)


def _advance(draft: Draft) -> bool:
    """Decide the next automatic step; return whether there was one."""
    opened, table, state = _opened(draft), draft.position.table, draft.position.state
    now = seconds(draft.now())
    if not isinstance(state, State):
        here = len(running(table))
        is_waiting = bool(table.unopened) if table.opening else here < opened.places
        if is_waiting and now < begins_at(table):
            return False
        if table.opening and table.unopened:
            withdraw(draft, table.unopened[0], "service")
        elif here < opened.seats:
            _end(draft, "too_few")
        else:
            start(draft, "service")
        return True
    is_playing = next(state.open_tables, None) is not None
    if opened.format == "arena":
        if now >= seconds(state.until or ""):
            return not is_playing and _end(draft, "played")
        paired = pair_free(state, table) if now >= _paired_at(state, opened) + ARENA_PAUSE else None
        return paired is not None and bool(paired.tables) and _pair(draft, paired)
    if is_playing:
        return False
    following = next_round(state, table)
    return _pair(draft, following) if following and (following.tables or following.byes) else _end(draft, "played")


def _pair(draft: Draft, paired: Round) -> bool:
    opened, state = _opened(draft), state_of(draft.position)
    number, version = state.round + 1, draft.position.version + 1
    ids = [id_from(mac(draft.secret, f"game:{version}:{at}")) for at in range(len(paired.tables))]
    tables = [*map(events.PairedTable, ids, paired.tables)]
    until = format_time(seconds(draft.now()) + opened.come_within)
    happened: list[Event] = [events.Paired(number, tuple(tables), until)] if tables else []
    draft.decide(None, happened + [events.Bye(number, place) for place in paired.byes])
    return True


def _end(draft: Draft, reason: events.EndReason, actor: events.Actor | None = None) -> bool:
    table = draft.position.table
    ranks = [0] * len(table.seats)
    for each in standings(state_of(draft.position), table):
        ranks[each.place] = each.rank
    draft.decide(None, [events.SeriesEnded(reason, tuple(ranks), draft.secret.hex(), actor)])
    return True


def actor_of(opened: events.SeriesOpened, role: events.Role, participant: str | None = None) -> events.Actor | None:
    """Return who acts in a role, None in a series of before; `participant` is the id of the participant's account."""
    player = {"organiser": opened.organiser, "participant": participant, "service": None}[role]
    return events.Actor(role, player) if opened.open_within else None


def _role(actor: events.Actor | None) -> events.Role:
    return actor.role if actor else "participant"


def _opened(draft: Draft) -> events.SeriesOpened:
    table = draft.position.table
    if table.is_ended:
        raise GameOver("series-ended")
    if table.series is None:
        raise Invalid("not-series")
    return table.series


def _open_table(draft: Draft, game: str) -> SeriesTable:
    table = state_of(draft.position).table_of(game)
    if table is None or table.ranks is not None:
        raise Invalid("no-table-expects-result")
    return table


def _paired_at(state: State, opened: events.SeriesOpened) -> float:
    return seconds(state.come_until) - opened.come_within if state.come_until else 0.0


def _admits(opened: events.SeriesOpened, state: State) -> bool:
    """Return whether one may join after the start."""
    is_swiss = opened.format == "swiss" and opened.formats_version >= DUTCH
    return opened.format == "arena" or (is_swiss and state.round < state.rounds)


def _check_format(opened: events.SeriesOpened) -> None:
    if opened.seats > opened.places:
        raise Invalid("table-too-large", seats=opened.seats, places=opened.places)
    if opened.format in LIVES and opened.seats != 2:
        raise Invalid("elimination-table-size")
    if (opened.format == "arena") != (opened.seconds > 0):
        raise Invalid("arena-duration")
    if opened.rounds and opened.format not in ("round_robin", "swiss"):
        raise Invalid("formats-with-rounds")
