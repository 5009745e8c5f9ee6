"""The operator's settings."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from cairn.service.settings import FILES, KEY_LENGTH, OF_TOOLS, TABLE, Settings, is_set, text_of

ROOT = Path(__file__).parents[2]
ROWS = dict(
    re.findall(
        r"^\| `(CAIRN_\w+|REDIS_URL)` \| (.*) \|$",
        (ROOT / "service/README.md").read_text(),
        re.MULTILINE,
    )
)


@pytest.mark.parametrize("name", ["CAIRN_KEY", "CAIRN_OPERATOR_KEY"])
def test_a_key_that_could_be_guessed_is_refused(name: str) -> None:
    """At the start, in a sentence that does not tell it; one of 32 characters is taken, and an empty one is none."""
    with pytest.raises(ValueError, match=f"^{name} must have at least 32 characters, not 31.$"):
        Settings.from_environment({name: "k" * (KEY_LENGTH - 1)})
    settings = Settings.from_environment({name: "k" * KEY_LENGTH})
    assert "k" * KEY_LENGTH in (settings.key, settings.operator_key)
    assert Settings.from_environment({name: ""}) == Settings()


@pytest.mark.parametrize("value", ["0", "-0", "-1", "nan", "inf", "1e999", "100001", "many"])
def test_games_are_kept_for_some_time(value: str) -> None:
    """0 days, and less, would delete all finished games at once; for ever is unset."""
    with pytest.raises(ValueError, match=rf"^CAIRN_KEEP_DAYS must be a number above 0, at most 100000, not {value}\.$"):
        Settings.from_environment({"CAIRN_KEEP_DAYS": value})
    assert Settings.from_environment({"CAIRN_KEEP_DAYS": "0.5"}).keep_days == 0.5


@pytest.mark.parametrize(
    "value", ["memory://", "memory:///cold/", "file:///srv/cold/", "cold", "./cold/", "buckets://b/"]
)
def test_games_go_only_where_they_stay(value: str) -> None:
    """Redis forgets them: a memory, or another folder for each part that starts elsewhere, would lose them."""
    with pytest.raises(ValueError, match=r"^CAIRN_COLD_URL must be the whole path of a folder, or the URL"):
        Settings.from_environment({"CAIRN_COLD_URL": value})
    for place in ("/srv/cold", "s3://bucket/cold/", "GS://bucket", "az://account/container/"):
        assert Settings.from_environment({"CAIRN_COLD_URL": place}).cold_url == place


@pytest.mark.parametrize("name", ["CAIRN_HEARTBEAT", "CAIRN_BODY_SECONDS"])
@pytest.mark.parametrize("value", ["-1", "nan", "inf", "-inf", "1e999", "many", " "])
def test_a_number_that_is_none_is_refused_by_its_own_name(name: str, value: str) -> None:
    """In one sentence that says what it must be, and what it is."""
    with pytest.raises(ValueError, match=rf"^{name} must be a number from [\d.]+ on, not {value}\.$"):
        Settings.from_environment({"CAIRN_THREADS": "8", name: value})


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("CAIRN_THREADS", 1),
        ("CAIRN_STREAMS", 0),
        ("CAIRN_REPLICAS", 0),
        ("CAIRN_PROXIES", 0),
        ("CAIRN_REQUESTS_PER_ADDRESS", 1),
        ("CAIRN_CONNECTIONS_PER_ADDRESS", 1),
        ("CAIRN_SHARDS", 1),
        ("CAIRN_API_PROCESSES", 1),
        ("CAIRN_METRICS_PORT", 0),
    ],
)
def test_a_whole_number_has_bounds(name: str, least: int) -> None:
    """What is less is not taken as the least one: it is refused."""
    Settings.from_environment({name: str(least)})
    for value in (str(least - 1), "1.5", "many", "9" * 4500, "\u0663"):
        with pytest.raises(ValueError, match=rf"^{name} must be a whole number from {least} to \d+, not "):
            Settings.from_environment({name: value})


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("CAIRN_KEPP_DAYS", "the nearest is CAIRN_KEEP_DAYS"),
        ("CAIRN_PROXY", "the nearest is CAIRN_PROXIES"),
        ("CAIRN_METRIC_PORT", "the nearest is CAIRN_METRICS_PORT"),
        ("CAIRN_X", "the nearest is CAIRN_"),
    ],
)
def test_a_setting_that_there_is_none_of_is_refused(name: str, words: str) -> None:
    """Its name may be misspelled: nobody wants to learn that when the disk is full. The nearest one is named."""
    with pytest.raises(ValueError, match=f"^{name} is no setting of Cairn; {words}"):
        Settings.from_environment({name: "1"})


def test_what_others_set_is_let_be() -> None:
    """What is not ours, what the build, the tests and the benchmarks read, and what Kubernetes sets for a service."""
    kubernetes = {
        "CAIRN_SERVICE_HOST": "10.0.0.1",
        "CAIRN_SERVICE_PORT_HTTP": "80",
        "CAIRN_PORT": "tcp://10.0.0.1:80",
        "CAIRN_REDIS_PORT_6379_TCP_ADDR": "10.0.0.2",
    }
    assert Settings.from_environment({"PATH": "x"} | kubernetes | dict.fromkeys(OF_TOOLS, "1")) == Settings()


def test_the_documentation_names_every_setting_and_its_default() -> None:
    """And none that there is not. What tests and benchmarks read is known as theirs."""
    assert {*ROWS} == {*TABLE}
    read = {
        name
        for path in ROOT.glob("tests/**/*.py")
        for name in re.findall(r'environ.get\("(CAIRN_\w+)"', path.read_text())
    }
    assert read <= {*TABLE, *OF_TOOLS}
    for one in fields(Settings):
        if isinstance(one.default, int | float) and one.default is not False:
            assert f"({one.default:g})" in ROWS[one.metadata["name"]]


@pytest.mark.parametrize("variable", FILES)
def test_a_secret_may_be_in_a_file(variable: str, tmp_path: Path) -> None:
    """Read without the end of its line; what is in it is judged, and named, as if it stood in the variable itself."""
    name, file = FILES[variable], tmp_path / "secret"
    value = "redis://:secret@there:6379/0" if name.endswith("URL") else "5" * 64
    file.write_text(f"{value}\n")
    assert text_of(name, {variable: str(file)}) == value
    assert is_set(name, {variable: str(file)})
    assert Settings.from_environment({variable: str(file)}) == Settings.from_environment({name: value})
    with pytest.raises(ValueError, match=f"^{name} and {variable} are both set: leave one of them out.$"):
        Settings.from_environment({name: value, variable: str(file)})


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, r"CAIRN_KEY_FILE names a file that cannot be read: No such file or directory \(.*\)\."),
        (b" \n", r"CAIRN_KEY_FILE names an empty file \(.*\)\."),
        (b"\xff" * 40, r"CAIRN_KEY_FILE names a file that is no text \(.*\)\."),
        (b"short", r"CAIRN_KEY must have at least 32 characters, not 5\."),
    ],
)
def test_a_file_that_holds_no_secret_is_refused(content: bytes | None, words: str, tmp_path: Path) -> None:
    """By the name of its setting, and without what is in it: a service that went on would make a key of its own."""
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ValueError, match=f"^{words}$"):
        Settings.from_environment({"CAIRN_KEY_FILE": str(file)})


def test_only_secrets_have_files() -> None:
    """Another setting with such a name is none; an empty one is as one that is not set."""
    with pytest.raises(
        ValueError, match=r"^CAIRN_THREADS_FILE is no setting of Cairn; the nearest is CAIRN_THREADS\.$"
    ):
        Settings.from_environment({"CAIRN_THREADS_FILE": "/somewhere"})
    assert Settings.from_environment(dict.fromkeys(FILES, "")) == Settings()
