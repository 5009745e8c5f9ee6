"""`cairn install` and `cairn uninstall`: the user, the files and the units of a Cairn that systemd runs on one machine.

All files come from `service/run`. Every step can be repeated: settings and secrets that exist are kept.
"""

import os
import secrets
import subprocess
import sys
from pathlib import Path

import click

_RUN = Path(__file__).parents[1] / "run"
_PROGRAM = "/opt/cairn/bin/cairn"  # in the shipped files
_HIDDEN = ("/home/", "/root/", "/run/user/", "/tmp/", "/var/tmp/")  # from units: `ProtectHome`, `PrivateTmp`
_UNITS = (*(f"cairn-{part}.service" for part in ("redis", "queue", "api", "caretaker", "backup")), "cairn.target")
_WORKER = "cairn-worker@{}.service"
_TLS = "cairn-api.service.d/tls.conf"
_SELF_SIGNED = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365"
_DATA = ("etc/cairn", *(f"var/lib/{name}" for name in ("cairn", "cairn-backup", "cairn-redis", "private/cairn-redis")))
"""What `uninstall` keeps without `--data`. The settings are part of it: they have the keys of all data."""
_PATH = click.Path(path_type=Path)
_ROOT = click.option("--root", type=_PATH, default="/", help="The folder of another system, such as an image.")


@click.command("install")
@click.option("--systemd", is_flag=True, help="Install units of systemd. Required: there is no other kind.")
@click.option("--certificate", type=_PATH, help="Serve HTTPS: the PEM file of the chain.")
@click.option("--key", type=_PATH, help="The certificate's private key: PEM, PKCS#8.")
@click.option("--self-signed", metavar="HOST", help="Serve HTTPS with a new self-signed certificate for this name.")
@click.option("--workers", type=click.IntRange(1, 99), default=2, show_default=True, help="Number of workers.")
@_ROOT
def install(
    systemd: bool, certificate: Path | None, key: Path | None, self_signed: str | None, workers: int, root: Path
) -> None:
    """Install the user, the settings, the secrets and the units of Cairn, and enable them. Nothing is started.

    Settings and secrets that exist are kept: repeat the command after an upgrade. Without a certificate the API listens
    on http://127.0.0.1:8000, for a proxy with TLS. With --root the units run /opt/cairn/bin/cairn.
    """
    from cairn.service.cli.serve import read_tls

    if not systemd or (self_signed and (certificate or key)):
        raise click.UsageError("Add --systemd, and at most one certificate: --self-signed excludes --certificate.")
    root = _check_root(root)
    program = str(Path(sys.executable).with_name("cairn")) if root == Path("/") else _PROGRAM
    if program.startswith(_HIDDEN):
        raise click.ClickException(f"Units cannot see {program}: install Cairn into /opt/cairn.")
    if not (server := root / "usr/bin/redis-server").exists():
        raise click.ClickException(f"{server} is missing: apt-get install redis-server.")
    tls, config, units = read_tls(certificate, key), root / "etc/cairn", root / "etc/systemd/system"
    texts = {file.name: file.read_text() for file in (*_RUN.glob("*.*"), *_RUN.glob("systemd/*"))}

    _run("systemd-sysusers", f"--root={root}", "--inline", 'u cairn - "Cairn" /var/lib/cairn')
    (group,) = (line.split(":")[2] for line in (root / "etc/group").read_text().split() if line.startswith("cairn:"))
    _write(config / "environment", texts["environment.conf"], 0o640, int(group), keep=True)
    for name in ("redis.conf", "queue.conf"):
        _write(config / name, texts[name], keep=True)
    _write_secrets(config / "secrets")
    targets = ", ".join(f'"127.0.0.1:190{number}"' for number in range(1, workers + 1))
    texts["prometheus.yml"] = texts["prometheus.yml"].replace('"127.0.0.1:1901", "127.0.0.1:1902"', targets)
    for name in ("prometheus.yml", "alerts.yaml", "alertmanager.yaml"):
        _write(config / "monitoring" / name.replace("manager.yaml", "manager.yml"), texts[name])
    if self_signed:
        tls = config / "certificate.pem", config / "secrets/certificate_key"
        if not all(map(Path.exists, tls)):
            host = ("-subj", f"/CN={self_signed}", "-addext", f"subjectAltName=DNS:{self_signed}")
            _run("openssl", *_SELF_SIGNED.split(), *host, "-out", str(tls[0]), "-keyout", str(tls[1]))
    if tls:
        seen = [str(file).removeprefix(str(root).rstrip("/")) for file in tls]
        text = texts["tls.conf"].replace("@certificate@", seen[0]).replace("@certificate_key@", seen[1])
        _write(units / _TLS, text.replace(_PROGRAM, program))
    for name in (*_UNITS, _WORKER.format("")):
        _write(units / name, texts[name].replace(_PROGRAM, program))
    _write(root / "usr/local/bin/cairn", texts["cairn.sh"].replace(_PROGRAM, program), 0o755)
    _run("systemctl", *_at(root), "enable", *_UNITS, *(_WORKER.format(1 + number) for number in range(workers)))
    click.echo(f"Copy {config}/secrets elsewhere: backups need its keys.\nStart Cairn: systemctl restart cairn.target")


@click.command("uninstall")
@click.option("--data", is_flag=True, help="Also delete all games, backups, keys, settings and the user.")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@_ROOT
def uninstall(data: bool, yes: bool, root: Path) -> None:
    """Stop and remove the units. Games, backups, keys and settings stay, unless --data deletes them."""
    root = _check_root(root)
    if data and not yes:
        click.confirm("This deletes all games, backups and keys of this machine. Continue?", abort=True)
    if root == Path("/"):
        subprocess.run(["systemctl", "stop", "cairn.target", "cairn-*.service"], check=False)
    _run("systemctl", *_at(root), "disable", *_UNITS, _WORKER.format(""))
    units = root / "etc/systemd/system"
    for path in (*(units / name for name in (*_UNITS, _WORKER.format(""), _TLS)), root / "usr/local/bin/cairn"):
        path.unlink(missing_ok=True)
    if (folder := (units / _TLS).parent).is_dir() and not any(folder.iterdir()):  # else it has the operator's settings
        folder.rmdir()
    kept = [folder for name in _DATA if (folder := root / name).exists()]
    if data:
        _run("rm", "-r", *map(str, kept))  # systemd has one of them as a link
        _run("userdel", "--prefix", str(root), "cairn")
    click.echo("Cairn is uninstalled." if data else f"Cairn is uninstalled. Kept: {', '.join(map(str, kept))}.")


def _check_root(root: Path) -> Path:
    """Return the absolute path of a system's root. Raise ClickException if it is none, or this user is not root."""
    if os.geteuid():
        raise click.ClickException("Only root can do this: use sudo.")
    if not (root / "etc").is_dir():
        raise click.ClickException(f"{root} is not the root of a system: it has no folder `etc`.")
    return root.absolute()


def _at(root: Path) -> tuple[str, ...]:
    return () if root == Path("/") else (f"--root={root}",)


def _run(*command: str) -> None:
    """Run a program of the system. Raise ClickException with its own words if it fails."""
    try:
        subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise click.ClickException(f"`{' '.join(command)}` failed: {getattr(error, 'stderr', '') or error}") from error


def _write(path: Path, text: str, mode: int = 0o644, group: int = 0, *, keep: bool = False) -> None:
    """Write a file of root and a group atomically, never with wider rights. With `keep` an existing one stays."""
    if not (kept := keep and path.exists()):
        path.parent.mkdir(mode=0o755, parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.part")
        part.touch(mode=0o600)
        part.write_text(text)
        os.chown(part, 0, group)
        part.chmod(mode)
        part.replace(path)
    click.echo(f"{'kept ' if kept else 'wrote'} {path}")


def _write_secrets(folder: Path) -> None:
    """Write the keys, and the password and the URLs of both Redis servers, each as a file that only root can read."""
    folder.mkdir(mode=0o700, exist_ok=True)
    for name in ("key", "operator_key", "signing_key", "backup_key"):
        _write(folder / name, f"{secrets.token_hex(32)}\n", 0o600, keep=True)
    _write(folder / "redis_auth", f"requirepass {secrets.token_hex(32)}\n", 0o600, keep=True)
    password = (folder / "redis_auth").read_text().split()[-1]
    for name, unit in (("redis_url", "cairn-redis"), ("queue_url", "cairn-queue")):
        _write(folder / name, f"unix://:{password}@/run/{unit}/redis.sock\n", 0o600, keep=True)
