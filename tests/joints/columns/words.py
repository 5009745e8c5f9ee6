"""Columns: the sentences about a game, as read, followed, or replayed."""

import re
from typing import Any

from click.testing import CliRunner
from joints.columns.column import Columns, Lived, is_own
from jsonpatch import apply_patch

from cairn.events.codec import load
from cairn.service.api.games.replays import replay
from cairn.service.api.http.streaming import NDJSON
from cairn.service.api.streams.game_messages import messages_after
from cairn.service.api.streams.message import FeedDecision, FeedOver
from cairn.service.audit.archives import examine_archive
from cairn.service.cli import main
from cairn.service.languages import english
from cairn.service.queries.cursor import Cursor

COLUMNS = Columns()
column = COLUMNS.enter
ENDED_TURN = re.compile(r"It is [^.]+'s turn\.")
"""The sentence of a decision that only ends a turn: whose turn is next."""
IN_PLACE = re.compile(r"\([^()]*(moved|plays on)[^()]*\)$")
"""The note on a decision that an AI made in the place of the holder of the seat."""
STEPS = 12
"""How many of a game's last steps are walked, one by one."""
INTERNAL = re.compile(r"None|null|True|False|[{}\[\]<>=_]|\s\s|^$")
"""Text that no sentence may contain: values or names of the code, or nothing at all."""


@column("sentences", "/decisions")
def sentences(lived: Lived) -> int:
    """Every decision has a plain sentence about its decider; the row's feature is mentioned."""
    texts = [item["text"] for item in lived.get("/decisions?limit=500")["items"]]
    check_descriptions(lived, dict(enumerate(texts, start=1)))
    for words in lived.row.says:
        assert any(words in text for text in texts), (words, texts)
    return len(texts)


def check_descriptions(lived: Lived, texts: dict[int, str]) -> None:
    """Check the sentence of each version."""
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
def story(lived: Lived) -> int:
    """A client that follows the decisions, page by page, and applies each step's change, reaches the game's state."""
    texts, after = list[str](), 0
    while after is not None:
        page = lived.get(f"/decisions?limit=50&after={after}")
        texts += [item["text"] for item in page["items"]]
        after = page["next"]
    assert len(texts) == len(lived.log)
    forked = lived.table.forked_at or len(texts)
    for last in {forked, len(texts)}:
        shown: Any = None
        since = max(1, last - STEPS)
        listed = lived.get(f"/decisions?changes=true&after={since - 1}&limit={STEPS + 1}")["items"]
        for version in range(since, last + 1):
            step = lived.get(f"/decisions/{version}")
            assert step == listed[version - since]
            assert step["text"] == texts[version - 1]
            shown = apply_patch(shown, step["changes"]) if shown else lived.get(f"?at={version}")
        assert shown == lived.get(f"?at={last}")
    assert lived.get(f"?at={len(texts)}") == lived.get()
    return len(texts)


@column("messages", "/stream")
def messages(lived: Lived) -> int:
    """A feed or webhook sends each decision once, with the names of that time, and the result."""
    snapshot = lived.world.services.repository.get(lived.game, "truth")
    for viewer in (None, *range(len(lived.table.seats))):
        following = [*(messages_after(lived.world.services, snapshot, viewer, Cursor(0, 0), english()) or ())]
        cursors = [cursor for cursor, _, _ in following]
        assert cursors == sorted({*cursors})
        decisions = [message for _, _, message in following if isinstance(message, FeedDecision)]
        assert [message.version for message in decisions] == [decision.version for decision in lived.log]
        check_descriptions(lived, {message.version: message.decision.text for message in decisions})
        assert isinstance(following[-1][2], FeedOver) == lived.table.is_ended
    if lived.table.is_ended:
        since = max(1, len(lived.log) - STEPS)
        stream = lived.world.ask("GET", f"/v1/games/{lived.game}/stream", Last_Event_ID=str(since), Accept=NDJSON)
        *steps, whole = [load(line) for line in stream.data.splitlines()]
        assert [step["version"] for step in steps] == [*range(since + 1, len(lived.log) + 1)]
        check_descriptions(lived, {step["version"]: step["data"]["text"] for step in steps})
        assert whole["data"] == lived.get()
    return len(decisions)


@column("replay")
def replayed(lived: Lived) -> int:
    """`cairn replay` prints the API's sentences; an archive in a dry run is returned as the same game."""
    texts = [item["text"] for item in lived.get("/decisions?limit=500")["items"]]
    result = CliRunner().invoke(main, ["replay", lived.game])
    assert result.exit_code == 0, result.output
    assert [line[17:] for line in result.stdout.splitlines()[: len(texts)]] == texts
    if lived.table.is_ended:
        data = lived.world.ask("GET", f"/v1/games/{lived.game}/archive").data
        whole = load(b"".join(replay(examine_archive(data), english())))
        assert [step["text"] for step in whole["decisions"]] == texts
        shown = zip(lived.get()["seats"], lived.table.seats, strict=True)
        seats = [seat | {"player": holder.player} for seat, holder in shown]  # an archive knows no adopted seat
        here = {"signature": None, "rematch": None, "imported": True, "seats": seats}
        assert whole["game"] == lived.get() | here
    return len(texts)
