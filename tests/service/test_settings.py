"""The operator's settings."""

import re
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from cairn.service.settings import FILES, KEY_LENGTH, OF_TOOLS, TABLE, Settings, is_set, text_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "service/run/settings.md").read_text()
ROWS = dict(re.findall(r"^\| `(CAIRN_\w+|REDIS_URL)` \| (.*) \|$", PAGE, re.MULTILINE))
UNITS = [*(ROOT / "service/run/systemd").iterdir()]
DOCUMENTS = sorted(
    ROOT / name
    for name in subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    if name != "CHANGELOG.md"
)


@pytest.mark.parametrize("name", ["CAIRN_KEY", "CAIRN_OPERATOR_KEY"])
def test_a_weak_key_is_refused(name: str) -> None:
    """At the start, with a reason that does not quote it. 32 characters suffice, and an empty key counts as unset."""
    with pytest.raises(ValueError, match=f"^{name} must have at least 32 characters, not 31.$"):
        Settings.from_environment({name: "k" * (KEY_LENGTH - 1)})
    settings = Settings.from_environment({name: "k" * KEY_LENGTH})
    assert "k" * KEY_LENGTH in (settings.key, settings.operator_key)
    assert Settings.from_environment({name: ""}) == Settings()


@pytest.mark.parametrize("value", ["0", "-0", "-1", "nan", "inf", "1e999", "100001", "many"])
def test_the_retention_of_games_is_above_zero(value: str) -> None:
    """0 days or less would delete all finished games at once. Unset means forever."""
    with pytest.raises(ValueError, match=rf"^CAIRN_KEEP_DAYS must be a number above 0, at most 100000, not {value}\.$"):
        Settings.from_environment({"CAIRN_KEEP_DAYS": value})
    assert Settings.from_environment({"CAIRN_KEEP_DAYS": "0.5"}).keep_days == 0.5


@pytest.mark.parametrize(
    "url", ["memory://", "memory:///cold/", "file:///srv/cold/", "cold", "./cold/", "buckets://b/"]
)
def test_games_are_sealed_to_permanent_storage_only(url: str) -> None:
    """Redis deletes them: a memory store, or a folder relative to each part's start, would lose them."""
    with pytest.raises(ValueError, match=r"^CAIRN_COLD_URL must be the whole path of a folder, or the URL"):
        Settings.from_environment({"CAIRN_COLD_URL": url})
    for place in ("/srv/cold", "s3://bucket/cold/", "GS://bucket", "az://account/container/"):
        assert Settings.from_environment({"CAIRN_COLD_URL": place}).cold_url == place


@pytest.mark.parametrize("name", ["CAIRN_HEARTBEAT", "CAIRN_BODY_SECONDS"])
@pytest.mark.parametrize("value", ["-1", "nan", "inf", "-inf", "1e999", "many", " "])
def test_an_invalid_number_is_refused_with_its_name(name: str, value: str) -> None:
    """The sentence has the valid values and the current one."""
    with pytest.raises(ValueError, match=rf"^{name} must be a number from [\d.]+ on, not {value}\.$"):
        Settings.from_environment({"CAIRN_THREADS": "8", name: value})


@pytest.mark.parametrize(
    ("name", "least"),
    [
        *((name, 0) for name in ("STREAMS", "REPLICAS", "PROXIES", "METRICS_PORT")),
        *((name, 1) for name in ("THREADS", "REQUESTS_PER_ADDRESS", "CONNECTIONS_PER_ADDRESS", "SHARDS")),
        ("API_PROCESSES", 1),
    ],
)
def test_an_integer_has_bounds(name: str, least: int) -> None:
    """A smaller value is refused, not raised to the minimum."""
    name = f"CAIRN_{name}"
    Settings.from_environment({name: str(least)})
    for value in (str(least - 1), "1.5", "many", "9" * 4500, "\u0663"):
        with pytest.raises(ValueError, match=rf"^{name} must be a whole number from {least} to \d+, not "):
            Settings.from_environment({name: value})


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("KEPP_DAYS", "KEEP_DAYS"), ("PROXY", "PROXIES"), ("METRIC_PORT", "METRICS_PORT"), ("X", "")],
)
def test_an_unknown_setting_is_refused(name: str, nearest: str) -> None:
    """Its name may be misspelled, which would otherwise be noticed too late. The most similar name is suggested."""
    with pytest.raises(ValueError, match=f"^CAIRN_{name} is no setting of Cairn; the nearest is CAIRN_{nearest}"):
        Settings.from_environment({f"CAIRN_{name}": "1"})


def test_variables_of_others_are_ignored() -> None:
    """Other names, those of the build, the tests and the benchmarks, and those that Kubernetes sets for a service."""
    kubernetes = {"CAIRN_SERVICE_HOST": "10.0.0.1", "CAIRN_SERVICE_PORT_HTTP": "80", "CAIRN_PORT": "tcp://10.0.0.1:80"}
    kubernetes["CAIRN_REDIS_PORT_6379_TCP_ADDR"] = "10.0.0.2"
    assert Settings.from_environment({"PATH": "x"} | kubernetes | dict.fromkeys(OF_TOOLS, "1")) == Settings()


def test_the_documentation_lists_every_variable_of_a_file() -> None:
    """A secret may be in a file: the operator's page has the variables that name one, and no other."""
    assert {*re.findall(r"`(\w+_FILE)`", PAGE)} == {*FILES}


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_document_names_only_variables_that_exist(page: Path) -> None:
    """A setting that has left leaves all pages; the changelog alone has its former name."""
    named = {*re.findall(r"\bCAIRN_[A-Z][A-Z_]*[A-Z]\b", page.read_text())}
    assert named - {*TABLE, *FILES, *OF_TOOLS, "CAIRN_SECRETS"} == set()  # the last one is of `compose.yaml`


def test_the_documentation_lists_every_setting_and_its_default() -> None:
    """And no others. Variables of tests and benchmarks are known as such."""
    assert {*ROWS} == {*TABLE}
    sources = "".join(path.read_text() for path in ROOT.glob("tests/**/*.py"))
    assert {*re.findall(r'environ.get\("(CAIRN_\w+)"', sources)} <= {*TABLE, *OF_TOOLS}
    for one in fields(Settings):
        if isinstance(one.default, int | float) and one.default is not False:
            assert f"({one.default:g})" in ROWS[one.metadata["name"]], "change it in service/run/settings.md"


def test_the_settings_that_everyone_sets_come_first() -> None:
    """They are six, and the units of systemd and the containers set each. The others follow under their subjects."""
    first, *subjects = re.findall(r"^## (.*)\n((?:(?!## ).*\n?)*)", PAGE, re.MULTILINE)
    names = re.findall(r"^\| `(\w+)` \|", first[1], re.MULTILINE)
    assert (first[0], len(names)) == ("The six that everyone sets", 6)
    for text in ((ROOT / "service/run/compose.yaml").read_text(), "".join(map(Path.read_text, UNITS))):
        assert [name for name in names if name not in text] == []
    assert all(0 < len(re.findall(r"^\| `", rows, re.MULTILINE)) < 10 for _, rows in subjects)


@pytest.mark.parametrize("variable", FILES)
def test_a_secret_may_be_in_a_file(variable: str, tmp_path: Path) -> None:
    """Its final newline is ignored. Its content is validated, with the same messages, like the variable itself."""
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
def test_a_file_without_a_secret_is_refused(content: bytes | None, words: str, tmp_path: Path) -> None:
    """By the setting's name, without its content: otherwise the service would generate its own key."""
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ValueError, match=f"^{words}$"):
        Settings.from_environment({"CAIRN_KEY_FILE": str(file)})


def test_only_secrets_have_files() -> None:
    """Such a name of another setting is unknown. An empty one counts as unset."""
    words = r"^CAIRN_THREADS_FILE is no setting of Cairn; the nearest is CAIRN_THREADS\.$"
    with pytest.raises(ValueError, match=words):
        Settings.from_environment({"CAIRN_THREADS_FILE": "/somewhere"})
    assert Settings.from_environment(dict.fromkeys(FILES, "")) == Settings()
