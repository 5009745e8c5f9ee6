"""The table is complete: each feature, message, consumer and key is in it, or listed here with a reason."""

from pkgutil import iter_modules
from typing import get_args, get_type_hints

import pytest
from helpers.keys import read_keys
from joints.columns import COLUMNS
from joints.columns.column import GAME, live
from joints.columns.storage import restored
from joints.rows import ROWS
from joints.rows.choices import EVENTS
from joints.rows.messages import OF_GAMES
from joints.world import COMMANDS, World

from cairn.events import table
from cairn.events.decision import tag_of
from cairn.projections import decided
from cairn.service import analyses, audit, backups
from cairn.service.api.routes import ROUTES
from cairn.service.api.streams.feed import open_feed
from cairn.service.api.streams.message import FeedMessage, WebhookMessage
from cairn.service.deciding.deciders import REASONS
from cairn.service.deciding.levels import LEVELS
from cairn.service.jobs.jobs import FUNCTIONS
from cairn.service.players.store import KEPT
from cairn.service.rules import GAMES
from cairn.service.webhooks.record import Kind, Sent

MESSAGE = 'see "A new webhook message" in .github/CONTRIBUTING.md'
ROW = 'these have no row: see "A new row or column of the table of joints" in .github/CONTRIBUTING.md'
REQUESTS = {
    "it runs a command that a row has": (
        *("POST /v1/games", "POST /v1/games/batch", "POST /v1/games/<game>/seats"),
        *("DELETE /v1/games/<game>/seats/<int:seat>", "POST /v1/games/<game>/moves", "POST /v1/games/<game>/undo"),
        *("POST /v1/games/<game>/forks", "POST /v1/games/<game>/rematch", "DELETE /v1/games/<game>"),
    ),
    "it enqueues a job that a row has": ("POST /v1/archives", "POST /v1/games/<game>/analyses", "DELETE /v1/me"),
    "it changes the players of games, not a game: tests/service/api/test_players.py": (
        *("POST /v1/players", "PATCH /v1/me", "POST /v1/me/tokens", "DELETE /v1/me/tokens/<token>"),
    ),
    "it changes the visibility of invitations: tests/service/api/test_invitations.py": (
        *("PUT /v1/me/blocked/<player>", "DELETE /v1/me/blocked/<player>"),
    ),
    "it changes receivers of messages, not a game: tests/service/api/test_notifications.py": (
        *("PATCH /v1/webhooks/<webhook>", "DELETE /v1/webhooks/<webhook>", "POST /v1/webhooks/<webhook>/ping"),
        *("POST /v1/webhooks/<webhook>/redeliver", "POST /v1/webhooks/<webhook>/secret"),
    ),
    "it opens games like other requests: tests/service/api/test_organisers.py": (
        *("POST /v1/pairings", "DELETE /v1/pairings/<pairing>"),
    ),
    "it is about series: test_series.py": (
        *("POST /v1/series", "POST /v1/series/<series>/start", "POST /v1/series/<series>/end"),
        *("POST /v1/series/<series>/participants", "DELETE /v1/series/<series>/participants/<int:place>"),
    ),
}
"""Reasons why requests that change something occur in no row."""
ELSEWHERE = {
    **{f"request {request}": why for why, requests in REQUESTS.items() for request in requests},
    "job cairn.workers.sealing.seal": "it takes what the column of cold games takes: tests/workers/test_archives.py",
    "job cairn.workers.analyses.work_out": "it is how the columns of choices and analyses look",
    **dict.fromkeys(
        ("message series.paired", "message series.ended"), "of a series: tests/service/series/test_commands.py"
    ),
    **({} if "roup" in GAMES else dict.fromkeys(EVENTS, "only a game of a package: tests/packages/test_roup.py")),
    "command delete": "a deleted game cannot be checked: tests/service/api/test_games.py",
}
"""Features of the product that occur in no row, with reasons."""
NO_LOOKERS = {
    "audit.series": "it looks at series only: tests/service/series/test_proofs.py",
    "analyses.hints": "a hint is about a position, and a row requests one",
    "/hints/<hint>": "as above",
    "/legal-moves": "legal moves are about the present, not the past: the contract suite",
    "/analyses": "the list of requested analyses: tests/service/api/test_analyses.py",
    "/analyses/<analysis>/stream": "the progress of an analysis: tests/service/api/test_analyses.py",
}
"""Modules and routes that check no game's course, with reasons."""


def test_every_feature_has_a_row() -> None:
    """Every feature of these kinds occurs in some row's game; a new one is reported by its name."""
    there = {tag_of(kind) for kind in table.EVENTS}
    there |= {f"then {then}" for then in get_args(get_type_hints(table.TimeRanOut)["then"])}
    there |= {f"{ruleset} {version}" for ruleset, rules in GAMES.items() for version in rules.versions}
    there |= {f"command {name}" for name in COMMANDS}
    there |= {f"job {name}" for name in FUNCTIONS}
    there |= {f"level {level}" for level in LEVELS}
    there |= {f"decider {kind}" for kind in get_args(decided.Kind)}
    there |= {f"message {kind}" for kind in get_args(Kind)}
    there |= {f"reason {reason}" for reason in REASONS}
    there |= {f"request {route.method} {route.path}" for route in ROUTES if route.method != "GET"}
    met = {feature for row in ROWS.values() for feature in row.meets} | ELSEWHERE.keys()
    assert there - met == set(), ROW
    assert met - there == set(), "these do not exist any more"


def test_every_message_is_known_to_whoever_tells_it() -> None:
    """Every webhook message can be requested, and is sent on a feed, too; the API's description of feeds names each."""
    sent, fed = ({tag_of(kind) for kind in get_args(get_args(union)[0])} for union in (WebhookMessage, FeedMessage))
    assert sent == {*get_args(Sent)} == {*get_args(Kind), "ping"}, f"`SharedMessage`, `Sent`, `Kind` differ: {MESSAGE}"
    assert sent - {"ping"} <= fed, f"`FeedMessage` lacks these: {MESSAGE}"
    undescribed = {kind for kind in fed if f"`{kind}`" not in (open_feed.__doc__ or "")}
    assert undescribed == set(), f"the docstring of `open_feed` lacks these: {MESSAGE}"


def test_every_message_about_games_is_received(world: World) -> None:
    """The row "a webhook" meets every kind, in every run. A kind that it does not provoke is not tested at all."""
    missing = {f"message {kind}" for kind in OF_GAMES} - live(world, "a webhook").met
    assert missing == set(), f'the row "a webhook" in tests/joints/rows/messages.py must provoke these: {MESSAGE}'


def test_every_consumer_has_a_column(world: World) -> None:
    """Each module that proves, stores or judges games is used by some column, and each route that shows a game."""
    rooms = {room.__name__.rpartition(".")[2]: room for room in (audit, backups, analyses)}
    there = {f"{name}.{module.name}" for name, room in rooms.items() for module in iter_modules(room.__path__)}
    routes = [rule.rule for rule in world.app.url_map.iter_rules() if "GET" in (rule.methods or ())]
    there |= {route.removeprefix(GAME) for route in routes if route.startswith(GAME)}
    looking = {looker for column in COLUMNS.values() for looker in column.lookers} | NO_LOOKERS.keys()
    assert there - looking == set(), "these have no column"
    assert looking - there == set(), "these do not exist any more"


ELSE_KEPT = {
    "game:log": "a log has only the id of a player, which reveals nothing after an erasure",
    "lobby:rows": "as above: who sits where",
    "ratings:results": "as above: what others have won follows from it",
    "ratings:ratings": "goes at once: `Ratings.erase`, and is exported as `ratings`",
    "ratings:standings": "as above",
    "ratings:history": "as above",
    "ratings:fold": "the last result, as above",
    "series:people": "which series a player is in, by id: as the log of the series",
    "game:names": "as the log: who has adopted a guest's seat",
    "game:snapshot": "as the log, for a day",
    "game:analyses": "as the log",
    "game:keys": "which requests of a game are known: a seat, or a player by id, with a key of the client's own",
    "webhook:record": "goes at once: `Webhooks.delete_of_player`, and is exported as `webhooks`",
    "recovery:codes": "goes at once: `RecoveryCodes.forget`, and since when there is one is exported with the player",
    "recovery:players": "as above",
    "erasures:journal": "erased players, only by id",
}
"""Keys with a player's id other than the player's own: why it may stay there, or what erases it."""


@pytest.mark.joints
def test_stored_data_of_a_player_is_exported_and_erased(world: World) -> None:
    """Each kind of a player's own keys is in `KEPT`, and each other kind with a player's id is listed here."""
    restored(world)
    data, players = read_keys(world.services.redis, "cairn:{*"), set[str]()
    own = {key.partition("{player:")[2].partition("}:")[::2] for key in data if key.startswith("cairn:{player:")}
    assert {what for _, _, what in (key.partition("}:") for key in data if "{player:" in key)} - KEPT.keys() == set()
    players = {player for player, _ in own}
    others = {kind(key) for key, of in data.items() if "{player:" not in key and any(id in repr(of) for id in players)}
    assert others - ELSE_KEPT.keys() == set(), "the erasure of these is not documented"


def kind(key: str) -> str:
    """Return the kind of a key, without the id in it."""
    tag, _, what = key.removeprefix("cairn:{").partition("}:")
    return f"{'game' if len(tag) == 20 else tag.partition(':')[0]}:{what.rpartition(':')[2]}"
