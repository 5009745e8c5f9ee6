"""Commands of series become decisions in their logs, by the same steps as a game's (`commands/appending.py`)."""

import secrets
from collections.abc import Sequence

from msgspec import Struct

from cairn.events.appends import IdempotencyKey
from cairn.events.chain import Head
from cairn.events.ids import is_id
from cairn.events.series import NoShow, ResultEntered, SeriesOpened, log_of
from cairn.events.table import Seat
from cairn.projections.fold import BEFORE, Position
from cairn.service.commands.appending import CommandResult, Decider
from cairn.service.commands.handler import CommandHandler
from cairn.service.deciding import series
from cairn.service.deciding.draft import Draft
from cairn.service.errors import Forbidden, NotFound
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.queries.repository import Repository
from cairn.service.queries.snapshots import TRUTH, Snapshot

TITLE = "title"  # the name under which a series' title is stored outside its log, like guests' names


class Participant(Struct, frozen=True):
    """An initial participant, with a nonce for the chance."""

    who: Seat
    nonce: str = ""


class SeriesHandler:
    """The commands of series."""

    def __init__(self, commands: CommandHandler, repository: Repository) -> None:
        self._commands, self._repository = commands, repository

    def get(self, id: str, version: int | None = None) -> Snapshot:
        """Return a series, now or at a version. Raise NotFound if there is none."""
        if not is_id(id):
            raise NotFound("no-such-series")
        try:
            return self._repository.get(log_of(id), TRUTH, version)
        except NotFound as error:
            raise NotFound("no-such-series-version") from error

    def open(
        self,
        id: str,
        opened: SeriesOpened,
        title: str,
        participants: Sequence[Participant] = (),
        key: IdempotencyKey | None = None,
        client: Client = ANONYMOUS,
    ) -> CommandResult:
        """Open a series; its initial participants join in the same append."""
        name = log_of(id)
        nothing = Snapshot(Head(0, name), BEFORE, secrets.token_bytes(32))

        def decide(draft: Draft) -> None:
            series.open_series(draft, opened)
            for each in participants:
                series.join(draft, each.who, each.nonce)
            draft.names[TITLE] = title

        return self._commands.begin(name, nothing, decide, key, client)

    def join(
        self, id: str, player: str, nonce: str, key: IdempotencyKey | None = None, bot: bool = False, digest: str = ""
    ) -> CommandResult:
        """Add a player with a nonce or its digest, or open the nonce that they committed to when joining has closed."""

        def decide(draft: Draft) -> None:
            table = draft.position.table
            place = table.seat_of(player)
            if table.opening and not draft.position.has_started and place is not None:
                series.open_nonce(draft, place, nonce)
            else:
                series.join(draft, Seat("human", player, bot=bot), nonce, digest)

        return self._handle(id, decide, key)

    def withdraw(self, id: str, place: int, player: str | None, *, bye: bool = False) -> CommandResult:
        """Withdraw a participant from further pairings, or with `bye` from those of the next round.

        `player` requests it: the participant, or for a withdrawal the organiser. None is the service.
        """

        def decide(draft: Draft) -> None:
            table = draft.position.table
            if player is None:
                series.withdraw(draft, place, "service")
            elif table.seats[place].player == player:
                (series.rest if bye else series.withdraw)(draft, place)
            elif bye:
                raise Forbidden("only-participants-rest")
            else:
                _check_organiser(draft.position, player)
                series.withdraw(draft, place, "organiser")

        return self._handle(id, decide)

    def start(self, id: str, player: str, key: IdempotencyKey | None = None) -> CommandResult:
        """Start a series with its present participants, at its organiser's request."""

        def decide(draft: Draft) -> None:
            _check_organiser(draft.position, player)
            series.start(draft)

        return self._handle(id, decide, key)

    def call_off(self, id: str, player: str | None, key: IdempotencyKey | None = None) -> CommandResult:
        """Call a series off, at the request of its organiser, or of the operator with None."""

        def decide(draft: Draft) -> None:
            if player is not None:
                _check_organiser(draft.position, player)
            series.call_off(draft, "organiser" if player else "service")

        return self._handle(id, decide, key)

    def enter(self, id: str, entered: ResultEntered | NoShow) -> CommandResult:
        """Enter the result of a table."""
        decider = series.enter_no_show if isinstance(entered, NoShow) else series.enter_result
        return self._handle(id, lambda draft: decider(draft, entered))  # type: ignore[arg-type]  # each takes its own

    def advance(self, id: str) -> None:
        """Decide the automatic steps. Raise Invalid if there are none."""
        self._handle(id, series.follow)

    def _handle(self, id: str, decide: Decider, key: IdempotencyKey | None = None) -> CommandResult:
        if not is_id(id):
            raise NotFound("no-such-series")
        return self._commands.handle(log_of(id), decide, key)


def _check_organiser(position: Position, player: str) -> None:
    opened = position.table.series
    if opened is None or opened.organiser != player:
        raise Forbidden("only-organiser")
