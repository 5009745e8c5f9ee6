"""The columns of the table: everything that looks at games. Each asserts what it must find of one."""

import re
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import pytest
from click.testing import CliRunner
from helpers.keys import everything
from helpers.rated import projections
from joints.rows import ROWS, Row
from joints.world import World
from jsonpatch import apply_patch
from msgspec import Struct

from cairn.events.archive import names_in, split
from cairn.events.codec import dump, load
from cairn.events.decision import Decision
from cairn.events.keys import key_of
from cairn.events.log import COLD
from cairn.events.table import TimeRanOut
from cairn.projections.fold import BEFORE, step
from cairn.projections.table import Table
from cairn.service.analyses.parts import looked_at
from cairn.service.api.games.replays import replay
from cairn.service.api.http.encoding import NDJSON
from cairn.service.api.streams.game_messages import messages_after
from cairn.service.api.streams.message import FeedDecision, FeedOver
from cairn.service.audit.archives import examined
from cairn.service.audit.kept_roots import Shown, why_not_included
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.keeping.backup import restore
from cairn.service.keeping.check import Checked
from cairn.service.keeping.rebuild import Rebuild, Rebuilt
from cairn.service.keeping.scheduled import take
from cairn.service.queries.cursor import Cursor
from cairn.service.rules import group_of
from cairn.service.settings import Settings
from cairn.service.storage.cold import ColdGames
from cairn.service.storage.shelf import Shelf
from cairn.service.storage.stores import Folder
from cairn.service.tables.game_rows import rows_of

LONGEST = 100
"""Decisions of a game that is replayed whole."""

ENDED_TURN = re.compile(r"It is [^.]+'s turn\.")
"""What is said of a turn that is ended and nothing else: whose is next."""

IN_PLACE = re.compile(r"\([^()]*(moved|plays on)[^()]*\)$")
"""How a decision is told that an AI made in the place of the holder of the seat."""

STEPS = 12
"""How many of a game's last steps are walked, one by one."""

INTERNAL = re.compile(r"None|null|True|False|[{}\[\]<>=_]|\s\s|^$")
"""What is in no sentence: a value of the code's own, a name of its, or nothing at all."""


class Lived(Struct, frozen=True):
    """A game that a row has built, in its world; `met` is what of the product was in it."""

    world: World
    row: Row
    game: str
    met: frozenset[str]

    @property
    def log(self) -> list[Decision]:
        """Its decisions."""
        return self.world.log(self.game)

    @property
    def table(self) -> Table:
        """Its table at the end."""
        return self.world.position(self.game).table

    def called(self) -> list[tuple[str, ...]]:
        """Return what each seat was called at each version, as if the log had ended there."""
        tables = [position.table for position in accumulate(self.log, step, initial=BEFORE)][1:]
        return [self.world.services.names.read(table).of(table) for table in tables]

    def get(self, path: str = "", **more: Any) -> Any:
        """Return what the API answers of the game."""
        return self.world.get(f"/v1/games/{self.game}{path}", **more)

    def analysis(self, kind: str, **more: Any) -> Any:
        """Have workers analyse the game, and return the analysis with its rows."""
        asked = self.world.ask("POST", f"/v1/games/{self.game}/analyses", body={"kind": kind, **more}).json
        assert asked
        self.world.work()
        return self.get(f"/analyses/{asked['id']}?limit=500")


class Column(Struct, frozen=True):
    """A looker, and what of the product looks through it: modules, and routes that are asked of every finished game."""

    look: Callable[[Lived], None]
    lookers: tuple[str, ...]


COLUMNS: dict[str, Column] = {}


def column(name: str, *lookers: str) -> Callable[[Callable[[Lived], None]], Callable[[Lived], None]]:
    """Enter a looker as a column of that name."""

    def entered(look: Callable[[Lived], None]) -> Callable[[Lived], None]:
        COLUMNS[name] = Column(look, lookers)
        return look

    return entered


@column("lives")
def meets(lived: Lived) -> None:
    """The row is what it says it is: what it is there for is in its game."""
    assert lived.row.meets <= lived.met


@column("proofs", *(f"audit.{name}" for name in ("auditor", "proofs", "chain", "fold", "rules", "draws")))
def proofs(lived: Lived) -> None:
    """Each of the proofs that are made at once passes for every version; before the end the first two."""
    found = {proof.name: (proof.status, proof.checked) for proof in lived.world.audit(lived.game).proofs}
    passed, chosen = ("passed", len(lived.log)), any(decision.ai for decision in lived.log)
    assert (found.pop("chain"), found.pop("fold")) == (passed, passed)
    if not lived.table.ended:
        assert set(found.values()) == {("not_yet", 0)}
        return
    assert found == {"rules": passed, "draws": passed, "choices": ("not_asked" if chosen else "passed", 0)}


@column(
    "choices",
    "/analyses/<analysis>",
    "/audit",
    "audit.choices",
    "analyses.analyses",
    "analyses.parts",
    "analyses.store",
)
def choices(lived: Lived) -> None:
    """Workers choose once more for each decision of an AI, and each is the one that was made."""
    versions = [decision.version for decision in lived.log if decision.ai]
    found = lived.analysis("choices")
    assert [(row["version"], row["status"], row["why"]) for row in found["items"]] == [
        (version, "passed", None) for version in versions
    ]
    (proof,) = (proof for proof in lived.get("/audit")["proofs"] if proof["name"] == "choices")
    assert (proof["status"], proof["checked"]) == ("passed", len(versions))


@column("verify", "/archive", "audit.archives", "audit.heads", "audit.imports")
def verify(lived: Lived) -> None:
    """`cairn verify` finds the same of the archive, or of the game by its id, and that a signed head is its own."""
    services, what = lived.world.services, lived.game
    with TemporaryDirectory() as folder:
        (Path(folder) / "head").write_bytes(dump(lived.get()))
        if lived.table.ended:
            what, data = f"{folder}/archive", lived.world.ask("GET", f"/v1/games/{lived.game}/archive").data
            Path(what).write_bytes(data)
            assert names_in(data) == services.names.of_log(lived.game, services.log.read(lived.game))
        signed = ["--head", f"{folder}/head", "--key", str(services.signer.public_key)]
        said = CliRunner().invoke(main, ["verify", what, *signed])
    found = {line.split()[0]: line.split()[1].rstrip(",") for line in said.stdout.splitlines()}
    assert found.pop("head") == "passed", said.output
    assert found == {proof.name: proof.status for proof in lived.world.audit(lived.game).proofs}
    assert said.exit_code == (0 if lived.table.ended else 2)


@column("sentences", "/decisions")
def sentences(lived: Lived) -> None:
    """Every decision says something in plain words, of who decided; what the row is there for is told."""
    texts = [item["text"] for item in lived.get("/decisions?limit=500")["items"]]
    check_said(lived, dict(enumerate(texts, start=1)))
    for words in lived.row.says:
        assert any(words in text for text in texts), (words, texts)


def check_said(lived: Lived, texts: dict[int, str]) -> None:
    """Check what is said of each version."""
    for decision, called in zip(lived.log, lived.called(), strict=True):
        text = texts.get(decision.version)
        if text is None:
            continue
        assert not INTERNAL.search(text), text
        assert text[-1] in ".)", text
        if decision.by is not None and decision.move is not None and not ENDED_TURN.fullmatch(text):
            assert called[decision.by] in text
        if decision.move is not None:
            assert bool(IN_PLACE.search(text)) != is_own(lived, decision)


@column("story", "", "/decisions/<int:version>")
def story(lived: Lived) -> None:
    """A page that follows the decisions, page by page, and makes each step's change, is where the game is."""
    texts, after = list[str](), 0
    while after is not None:
        page = lived.get(f"/decisions?limit=50&after={after}")
        texts += [item["text"] for item in page["items"]]
        after = page["next"]
    assert len(texts) == len(lived.log)
    forked = lived.table.forked_at or len(texts)
    for last in {forked, len(texts)}:
        shown: Any = None
        for version in range(max(1, last - STEPS), last + 1):
            step = lived.get(f"/decisions/{version}")
            assert step["text"] == texts[version - 1]
            shown = apply_patch(shown, step["changes"]) if shown else lived.get(f"?at={version}")
        assert shown == lived.get(f"?at={last}")
    assert lived.get(f"?at={len(texts)}") == lived.get()


@column("messages", "/stream")
def messages(lived: Lived) -> None:
    """Who follows it on a feed or by a webhook is told each decision once, in the words of then, and how it ended."""
    snapshot = lived.world.services.repository.get(lived.game, "truth")
    for viewer in (None, *range(len(lived.table.seats))):
        following = [*(messages_after(lived.world.services, snapshot, viewer, Cursor(0, 0)) or ())]
        cursors = [cursor for cursor, _, _ in following]
        assert cursors == sorted({*cursors})
        told = [message for _, _, message in following if isinstance(message, FeedDecision)]
        assert [message.version for message in told] == [decision.version for decision in lived.log]
        check_said(lived, {message.version: message.decision.text for message in told})
        assert isinstance(following[-1][2], FeedOver) == lived.table.ended
    if lived.table.ended:
        since = max(1, len(lived.log) - STEPS)
        stream = lived.world.ask("GET", f"/v1/games/{lived.game}/stream", Last_Event_ID=str(since), Accept=NDJSON)
        *steps, whole = [load(line) for line in stream.data.splitlines()]
        assert [step["version"] for step in steps] == [*range(since + 1, len(lived.log) + 1)]
        check_said(lived, {step["version"]: step["data"]["text"] for step in steps})
        assert whole["data"] == lived.get()


@column("replay")
def replayed(lived: Lived) -> None:
    """`cairn replay` prints what the API says; an archive that is only verified is given back as the game it is."""
    texts = [item["text"] for item in lived.get("/decisions?limit=500")["items"]]
    said = CliRunner().invoke(main, ["replay", lived.game])
    assert said.exit_code == 0, said.output
    assert [line[17:] for line in said.stdout.splitlines()[: len(texts)]] == texts
    if lived.table.ended and len(texts) <= LONGEST:
        data = lived.world.ask("GET", f"/v1/games/{lived.game}/archive").data
        whole = load(b"".join(replay(examined(data))))
        assert [step["text"] for step in whole["decisions"]] == texts
        here = {"signature": None, "rematch": None, "imported": True}
        assert whole["game"] == lived.get() | here


@column("analyses", "analyses.record")
def analyses(lived: Lived) -> None:
    """A row for each move that counts; rows add up; accuracies have those who decided something themselves."""
    found = lived.analysis("decisions", level="easy")
    rows = found["items"]
    assert [row["version"] for row in rows] == [decision.version for decision in looked_at(lived.log, "decisions")]
    for row in rows:
        if row["word"] == "forced":
            assert (row["before"], row["after"], row["best"], row["given_away"]) == (None, None, None, 0)
            continue
        assert [sum(row["before"]), sum(row["after"])] == pytest.approx([1, 1], abs=0.001)
        assert row["given_away"] == pytest.approx(row["before"][row["seat"]] - row["after"][row["seat"]], abs=0.0002)
        assert (row["word"] == "best") == (row["given_away"] == 0) == (row["best"] == row["move"])
    for player in found["analysis"]["players"]:
        own = [row for row in rows if row["seat"] == player["seat"] and is_own(lived, lived.log[row["version"] - 1])]
        assert sum(player["words"].values()) == len(own)
        accuracies = [row["accuracy"] for row in own if row["accuracy"] is not None]
        assert (player["accuracy"] is None) == (not accuracies)
        assert not accuracies or player["accuracy"] == pytest.approx(sum(accuracies) / len(accuracies), abs=0.11)


def is_own(lived: Lived, decision: Decision) -> bool:
    """Tell whether the holder of the seat decided, and nobody in their place."""
    if decision.ai is None:
        return True
    assert decision.by is not None
    seat = lived.table.seats[decision.by]
    return seat.kind == "ai" and decision.by not in lived.table.left and decision.ai.level == seat.level


@column("ratings")
def ratings(lived: Lived) -> None:
    """It counts or not, as documented; what counts is among the results, once."""
    services = lived.world.services
    found = services.results.of(lived.world.position(lived.game)) if lived.table.ended else None
    assert (found is not None) == lived.row.counts
    kept = [stored for shelf in services.ratings.shelves for stored in services.ratings.stored(shelf)]
    assert kept.count(found[1].stored if found else b"") == lived.row.counts


@column("lists")
def lists(lived: Lived) -> None:
    """The lobby, its players' lists and the archives say the same, which is what the game itself says."""
    world, shown = lived.world, lived.get()
    listed, operator = lived.table.listed, str(world.services.settings.operator_key)
    group = group_of(shown["ruleset"], shown["options"])
    row = found_in(world, f"status={shown['status']}&ruleset={shown['ruleset']}&group={group}", lived.game, operator)
    told = {name: value for name, value in shown.items() if name in row and name not in ("version", "clock")}
    assert {name: row[name] for name in told} == told
    assert (row["clock"] is None) == (shown["clock"] is None)
    assert found_in(world, f"status={shown['status']}", lived.game) == (row if listed else None)
    for player in filter(None, lived.table.players):
        there = player in world.services.players.known([player])
        assert found_in(world, f"player={player}", lived.game) == (row if listed and there else None)
    if lived.table.outcome:
        ended = f"outcome={lived.table.outcome.reason}&day={shown['updated_at'][:10]}"
        assert found_in(world, ended, lived.game, operator) == row
        assert found_in(world, f"{ended}&order=ended", lived.game, operator) == row
    closed = [load(line) for line in world.ask("GET", ARCHIVES, operator).data.splitlines() if b'"cursor":' in line]
    assert [line["game"] for line in closed].count(lived.game) == lived.table.ended


ARCHIVES = "/v1/games?format=archives&limit=500"


def found_in(world: World, query: str, game: str, token: str | None = None) -> Any:
    """Return a game's row in a list, or None."""
    found = [row for row in world.get(f"/v1/games?limit=500&{query}", token)["items"] if row["id"] == game]
    assert len(found) <= 1
    return found[0] if found else None


@column("bulk")
def bulk(lived: Lived) -> None:
    """Exported with all others and brought in elsewhere it has the same chain, proves the same, and its names."""
    world, other = lived.world, database(lived.world, 1)
    operator = str(world.services.settings.operator_key)
    archives = split(world.ask("GET", ARCHIVES, operator).data.splitlines(keepends=True))
    entries = [*world.services.log.read(lived.game)]
    (archive,) = (data for data in archives if entries[-1].chain.encode() in data)
    said = CliRunner().invoke(main, ["import", "-"], archive, {"REDIS_URL": other.settings.redis_url})
    assert said.stdout.strip() == lived.game, said.output
    assert [*other.log.read(lived.game)] == entries
    assert other.auditor.audit(lived.game) == world.services.auditor.audit(lived.game)
    assert other.names.of_log(lived.game, entries) == world.services.names.of_log(lived.game, entries)


@column("tables")
def tables(lived: Lived) -> None:
    """Of a finished game they have each decision and each event as a spectator is answered; of another one nothing."""
    rows = rows_of(lived.world.services, lived.game)
    assert (rows is not None) == lived.table.ended
    if rows is None:
        return
    shown, after = list[Any](), 0
    while page := lived.world.get(f"/v1/games/{lived.game}/decisions?limit=500&after={after}")["items"]:
        shown, after = shown + page, page[-1]["version"]
    moves = [
        (row["version"], row["seat"], row["level"], row["move"] and load(row["move"])) for row in rows["decisions"]
    ]
    assert moves == [(one["version"], one["by"], (one["ai"] or {}).get("level"), one["move"]) for one in shown]
    events = [(row["version"], row["index"], load(row["event"])) for row in rows["events"]]
    assert events == [(one["version"], index, event) for one in shown for index, event in enumerate(one["events"])]
    assert [row["decisions"] for row in rows["games"]] == [len(shown)]


@column("cold", "audit.kept_roots")
def cold(lived: Lived) -> None:
    """Sealed into a segment it is answered as before, to the byte, and forked likewise."""
    services, game, last = lived.world.services, lived.game, len(lived.log)
    paths = ("", "?at=1", f"?at={last // 2 + 1}", "/decisions?limit=100", f"/decisions/{last}", "/audit", "/archive")
    keys = [key_of(game, what) for what in ("log", "keys", "snapshot")]

    def answers() -> list[tuple[str, int, bytes, str | None]]:
        services.repository.forget(game)
        told = [(path, lived.world.ask("GET", f"/v1/games/{game}{path}")) for path in paths]
        return [(path, answer.status_code, answer.data, answer.headers.get("ETag")) for path, answer in told]

    warm, dumped = answers(), {key: services.redis.dump(key) for key in keys}
    with TemporaryDirectory() as folder:
        segments = ColdGames(folder, services.cold.roots, Shelf(services.redis, group_of))
        services.log._cold = segments.entries
        try:
            assert segments.seal(services.log, [game]).sealed == [game]
            assert not services.redis.exists(*keys)
            assert answers() == warm
            stub = services.log.stub(game)
            assert stub
            shown = Shown(services.cold.roots.newest(), None, segments.inclusion(game, stub), None)
            assert why_not_included(shown, game, (last, [*services.log.read(game)][-1].chain)) is None
        finally:
            services.redis.delete(key_of(game, COLD))
            for key, value in dumped.items():
                if value is not None:
                    services.redis.restore(key, 0, cast(Any, value), replace=True)
            services.repository.forget(game)


def database(world: World, number: int) -> Services:
    """Return the services of another database of the world's Redis."""
    return Services(Settings(redis_url=f"{world.services.settings.redis_url}?db={number}"))


@column(
    "backup",
    *(f"keeping.{name}" for name in ("backup", "check", "key_groups", "last_backup", "scheduled", "sealed")),
)
def backup(lived: Lived) -> None:
    """What a backup of all games gives back of this one is what was there, byte for byte, and proves the same."""
    whole = restored(lived.world)
    assert lived.game not in whole.checked.broken
    tag = f"cairn:{{{lived.game}}}:"
    kept = {key: held for key, held in whole.before.items() if key.startswith(tag)}
    assert kept
    assert {key: held for key, held in whole.after.items() if key.startswith(tag)} == kept
    assert whole.services.auditor.audit(lived.game) == lived.world.services.auditor.audit(lived.game)


@column("rebuild", "keeping.rebuild")
def rebuild(lived: Lived) -> None:
    """Made anew of the logs alone, every list and result that has the game is what it was, and nothing was wrong."""
    whole = restored(lived.world)
    assert (whole.rebuilt.mended, whole.rebuilt.missing, whole.rebuilt.wrong, whole.rebuilt.unreadable) == (0, 0, 0, [])
    assert about(whole.here, lived.game)
    assert about(whole.there, lived.game) == about(whole.here, lived.game)


def about(projected: dict[str, Any], game: str) -> set[str]:
    """Return what projections hold of a game: each field or member, with its key and value."""
    held = {key: of.items() if isinstance(of, dict) else of for key, of in projected.items()}
    return {f"{key} {item}" for key, items in held.items() for item in items if game in repr(item)}


class Restored(Struct, frozen=True):
    """All games, backed up and restored elsewhere: what was kept before and after, and what a rebuild here has done.

    `here` and `there` are the projections: those that were made as the games were lived, and those of a rebuild alone.
    """

    services: Services
    checked: Checked
    before: dict[str, Any]
    after: dict[str, Any]
    here: dict[str, Any]
    there: dict[str, Any]
    rebuilt: Rebuilt


def restored(world: World) -> Restored:
    """Live all games, back all of them up, restore them in another database, and rebuild here and there; once."""
    if world.restored is None:
        for name in ROWS:
            live(world, name)
        other, before = database(world, 2), everything(world.services.redis)
        with TemporaryDirectory() as folder:
            store, progress = Folder(Path(folder)), lambda groups, _: groups
            checked = take(world.services.redis, store, "", KEY, progress, lambda name: lambda: store.reading(name))
            restore(other.redis, lambda: store.reading(checked.name), KEY, progress)
        after = everything(other.redis)
        Rebuild(other).run(lambda groups, _: groups)
        here, there = projections(world.services.redis), projections(other.redis)
        rebuilt = Rebuild(world.services).run(lambda groups, _: groups)
        world.restored = Restored(other, checked, before, after, here, there, rebuilt)
    found: Restored = world.restored
    return found


KEY = b"a key of the tests, long enough to be one"


def live(world: World, name: str) -> Lived:
    """Return what a row builds, built once, with what was met in it."""
    if name not in world.lived:
        row = ROWS[name]
        with world.begun(name):
            game = row.live(world)
        log, table = world.log(game), world.position(game).table
        met = world.met | {f"{table.ruleset} {table.rules_version}"}
        for decision in log:
            met |= {event.type for event in decision.events}
            met |= {f"then {event.then}" for event in decision.events if isinstance(event, TimeRanOut)}
            met |= {f"level {decision.ai.level}"} if decision.ai else set()
            met |= {f"decider {who.kind}"} if (who := table.deciders.of(decision)) else set()
        if table.outcome:
            met.add(f"reason {table.outcome.reason}")
        world.lived[name] = Lived(world, row, game, frozenset(met))
    found: Lived = world.lived[name]
    return found
