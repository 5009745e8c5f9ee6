"""`cairn install` and `cairn uninstall`, into the folder of another system."""

import os
import re
import stat
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result
from helpers.api import ROOT

from cairn.service.cli import main, serve
from cairn.service.settings import FILES, Settings

UNITS = "etc/systemd/system"
CERTIFICATES: tuple[tuple[str, ...], ...] = (
    ("--certificate", "nowhere"),
    ("--certificate", "nowhere", "--key", "nowhere"),
)


def call(*words: str | Path | int) -> Result:
    """Call a command."""
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return the folder of a system with Redis."""
    for name, text in (("etc/login.defs", "USERGROUPS_ENAB yes\n"), ("usr/bin/redis-server", "")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_only_root_installs(root: Path) -> None:
    """Others are refused in a sentence, and nothing is written."""
    assert serve.read_tls(None, None) is None  # loaded before the rights go
    was = os.geteuid()
    os.seteuid(was or 65534)
    try:
        refused = [call("install", "--systemd", "--root", root), call("uninstall", "--root", root)]
    finally:
        os.seteuid(was)
    assert [(one.exit_code, one.output) for one in refused] == [(1, "Error: Only root can do this: use sudo.\n")] * 2
    assert not (root / "etc/cairn").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root installs")
def test_what_cannot_be_installed_is_refused(root: Path) -> None:
    """In a sentence that names the option or the file, before anything is written."""
    for words in (tuple[str, ...](), ("--systemd", "--self-signed", "a.example", "--key", "nowhere")):
        refused = call("install", "--root", root, *words)
        assert (refused.exit_code, "Error: Add --systemd, and at most one certificate" in refused.output) == (2, True)
    for words in CERTIFICATES:
        refused = call("install", "--systemd", "--root", root, *words)
        assert (refused.exit_code, "--certificate" in refused.output) == (1, True)
    (root / "usr/bin/redis-server").unlink()
    refused = call("install", "--systemd", "--root", root)
    assert refused.output == f"Error: {root}/usr/bin/redis-server is missing: apt-get install redis-server.\n"
    assert "is not the root of a system" in call("uninstall", "--root", root / "usr").output
    assert not (root / "etc/cairn").exists()


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="only root installs")
def test_an_installation_is_repeated_and_taken_back(root: Path) -> None:
    """Settings and keys stay, and are for whom they should be. What is left after all is what was there before."""
    before, kept = [path for path in root.rglob("*") if path.is_file()], dict[str, str]()
    for workers in (3, 2):
        done = call("install", "--systemd", "--self-signed", "a.example", "--workers", workers, "--root", root)
        assert done.exit_code == 0, done.output
        secrets = {path.name: path for path in (root / "etc/cairn/secrets").iterdir()}
        contents = {name: path.read_text() for name, path in secrets.items()}
        assert {stat.S_IMODE(path.stat().st_mode) for path in secrets.values()} == {0o600}
        assert workers == 3 or contents == kept
        kept = contents
        environment = root / "etc/cairn/environment"
        assert environment.read_text().count("CAIRN_SHARDS") == 3 - workers
        environment.write_text(f"{environment.read_text()}CAIRN_SHARDS=4\n")
        group = re.search(r"^cairn:x:(\d+):", (root / "etc/group").read_text(), re.M)
        assert group
        assert (environment.stat().st_gid, stat.S_IMODE(environment.stat().st_mode)) == (int(group[1]), 0o640)
        monitoring = yaml.safe_load((root / "etc/cairn/monitoring/prometheus.yml").read_text())
        jobs = {job["job_name"]: job["static_configs"][0]["targets"] for job in monitoring["scrape_configs"]}
        assert jobs["cairn-workers"] == [f"127.0.0.1:190{number}" for number in range(1, workers + 1)]
    text = "".join(path.read_text() for path in (root / UNITS).rglob("*") if not path.is_symlink() and path.is_file())
    assert {*re.findall(r"^LoadCredential=\S+:/etc/cairn/secrets/(\S+)$", text, re.M)} == {*secrets}
    settings = dict(re.findall(r"^(CAIRN_\w+)=(.*)$", environment.read_text(), re.M))
    files = dict(re.findall(r"^Environment=(\w+_FILE)=%d/(\w+)$", text, re.M))
    secret = {variable: str(root / "etc/cairn/secrets" / name) for variable, name in files.items()}
    assert secret.keys() == FILES.keys()
    assert Settings.from_environment(settings | secret).seals
    wanted = {path.name for path in (root / UNITS / "cairn.target.wants").iterdir()}
    assert {f"cairn-worker@{number}.service" for number in (1, 2, 3)} < wanted
    assert len(wanted) == 8
    tls = (root / UNITS / "cairn-api.service.d/tls.conf").read_text()
    assert "LoadCredential=certificate:/etc/cairn/certificate.pem\n" in tls

    assert f"Kept: {root}/etc/cairn." in call("uninstall", "--root", root).output
    assert not [*(root / UNITS).rglob("*.*")]
    assert call("uninstall", "--data", "--root", root).exit_code == 1, "no confirmation"
    assert call("uninstall", "--data", "--yes", "--root", root).output.endswith("Cairn is uninstalled.\n")
    left = [path for path in root.rglob("*") if path.is_file() and path not in before]
    assert {path.parent for path in left} == {root / "etc"}, "the databases of users"
    assert not [path for path in left if "cairn" in path.read_text() and not path.name.endswith("-")]


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="only root installs")
def test_a_certificate_of_the_operator_is_read_where_it_is(root: Path) -> None:
    """It is not copied: a renewal is read at the next start. Without one, the API is for a proxy."""
    assert call("install", "--systemd", "--root", root).exit_code == 0
    assert not (root / UNITS / "cairn-api.service.d").exists()
    words = ("--self-signed", "a.example", "--root", root)
    assert call("install", "--systemd", *words).exit_code == 0
    pair = ("--certificate", root / "etc/cairn/certificate.pem", "--key", root / "etc/cairn/secrets/certificate_key")
    assert call("install", "--systemd", *pair, "--root", root).exit_code == 0
    tls = (root / UNITS / "cairn-api.service.d/tls.conf").read_text()
    assert "LoadCredential=certificate_key:/etc/cairn/secrets/certificate_key\n" in tls


def test_all_files_of_the_guide_are_installed() -> None:
    """The wheel has them: each kind of file is in the data of the package."""
    patterns = (ROOT / "pyproject.toml").read_text()
    for file in (ROOT / "service/run/systemd").iterdir():
        assert f'"*{file.suffix}"' in patterns
