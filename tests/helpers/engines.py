"""Browsers of engines other than Chromium's, driven by WebDriver with only Debian's packages.

Each engine yields a function that sends a command: its path and its body; without a body it sends a GET.
"""

import json
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import requests
from helpers.api import free_port

Send = Callable[[str, Any], Any]
RECT = "/window/rect"
FIREFOX = {"": "NewSession", "/url": "Navigate", "/screenshot": "TakeScreenshot"}
FIREFOX |= {"/execute/async": "ExecuteAsyncScript", "/actions": "PerformActions"}
"""Firefox' own names of the commands."""
VIEW = """for (const most of ["min", "max"])
  for (const [at, name] of ["Width", "Height"].entries())
    gBrowser.selectedBrowser.style[most + name] = `${arguments[at]}px`;"""
"""Makes the content of Firefox' window as small as a phone, which the window itself cannot be."""


def connect(port: int) -> socket.socket:
    """Return a connection to a port, waiting until a process listens there."""
    for _ in range(600):
        with suppress(OSError):
            return socket.create_connection(("127.0.0.1", port))
        time.sleep(0.1)
    raise AssertionError(f"no process listens on port {port}")


@contextmanager
def by_http(driver: str, options: dict[str, Any], **more: str) -> Iterator[Send]:
    """Start a driver with extra environment variables, and have it start its browser."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/session"
    process = subprocess.Popen([driver, f"--port={port}"], env=os.environ | more, stderr=subprocess.DEVNULL)

    def send(path: str, body: Any) -> Any:
        answer = requests.request("GET" if body is None else "POST", f"{url}{path}", json=body, timeout=120)
        assert answer.ok, answer.text[:400]
        return answer.json()["value"]

    try:
        connect(port).close()
        url += "/" + send("", {"capabilities": {"alwaysMatch": options}})["sessionId"]
        yield send
        requests.delete(url, timeout=30)
    finally:
        process.terminate()
        process.wait()


@contextmanager
def chromium() -> Iterator[Send]:
    """Drive Debian's chromium, without motion."""
    options = {"args": ["--headless=new", "--no-sandbox", "--force-prefers-reduced-motion"]}
    with by_http("chromedriver", {"goog:chromeOptions": options}) as send:
        yield send


@contextmanager
def webkit() -> Iterator[Send]:
    """Drive GTK's WebKit without motion, on a virtual screen. Its bars are small, so its window can be small."""
    with TemporaryDirectory() as folder:
        (gtk := Path(folder) / "gtk-3.0").mkdir()
        (gtk / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
        (gtk / "gtk.css").write_text("* { font-size: 1px; padding: 0; margin: 0; min-width: 0; border-width: 0 }\n")
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24"]
        screen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            display = f":{screen.stdout.readline().strip()}" if screen.stdout else ""
            with by_http("WebKitWebDriver", {}, DISPLAY=display, XDG_CONFIG_HOME=folder) as send:
                yield send
        finally:
            screen.terminate()
            screen.wait()


@contextmanager
def firefox() -> Iterator[Send]:
    """Drive Firefox without motion. It needs no driver: it accepts commands on a port of its own (Marionette)."""
    port = free_port()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        settings = f'user_pref("marionette.port", {port});\nuser_pref("ui.prefersReducedMotion", 1);\n'
        (Path(folder) / "user.js").write_text(settings)
        command = ["firefox-esr", "--headless", "--marionette", "--remote-allow-system-access", "--profile", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with connect(port) as connection, connection.makefile("rb") as answers:
                read(answers)
                send = partial(by_marionette, connection, answers)
                send("", {})
                yield send
        finally:
            process.terminate()
            process.wait()


def by_marionette(connection: socket.socket, answers: Any, path: str, body: Any) -> Any:
    """Send a WebDriver command to Firefox directly. The size is that of its window's content."""

    def send(name: str, body: Any) -> Any:
        message = json.dumps([0, 1, name, body or {}]).encode()
        connection.sendall(b"%d:%b" % (len(message), message))
        _, _, error, result = read(answers)
        assert not error, error
        return result.get("value", result)

    if path != RECT:
        return send(f"WebDriver:{FIREFOX[path]}", {"full": False} if body is None else body)
    send("Marionette:SetContext", {"value": "chrome"})
    send("WebDriver:ExecuteScript", {"script": VIEW, "args": [body["width"], body["height"]]})
    return send("Marionette:SetContext", {"value": "content"})


def read(answers: Any) -> Any:
    """Read a response of Firefox: its length, a colon, and its JSON."""
    length = b""
    while (digit := answers.read(1)) != b":":
        length += digit
    return json.loads(answers.read(int(length)))
