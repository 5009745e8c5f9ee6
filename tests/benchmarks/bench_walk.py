"""The way of a request through the code: files, rooms, calls of functions of ours, and calls from one room to another.

The figures are medians of several requests, as moves differ. The bars are 45 files, 10 rooms, 300 calls and 90 calls to
another room for `POST moves`, and 32 files for `GET` with `?at=`.
"""

import math
import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any

from clients import bar
from shared import ROOT, local, open_game, random_turn, redis
from werkzeug.test import Client

from cairn.service.app import create_app
from cairn.service.rules import newest

WHAT = ("files", "rooms", "calls", "calls to another room")
WARM, FOLLOWED = 5, 15
"""Requests before those that are followed, and those: what only the first ones do is left out."""


class Walk:
    """What a profile has seen of one call: each function of ours by its file, and where it was called from."""

    def __init__(self) -> None:
        self.files = set[str]()
        self.calls = self.steps = 0

    def follow(self, act: Callable[[], Any]) -> None:
        """Follow a call in this thread."""
        sys.setprofile(self._see)
        try:
            act()
        finally:
            sys.setprofile(None)

    @property
    def rooms(self) -> set[str]:
        """The rooms of these files."""
        return {room_of(file) for file in self.files}

    def _see(self, frame: FrameType, event: str, _argument: Any) -> None:
        if event != "call" or frame.f_code.co_name.startswith("<") or not (file := ours(frame)):
            return
        self.calls += 1
        self.files.add(file)
        caller = frame.f_back
        while caller and not ours(caller):
            caller = caller.f_back
        self.steps += bool(caller) and room_of(ours(caller)) != room_of(file)


def ours(frame: FrameType | None) -> str:
    """Return the path of a frame's file below the project, or nothing where it is not ours."""
    file = frame.f_code.co_filename if frame else ""
    for root in (f"{ROOT}/.packages/cairn/", f"{ROOT}/"):
        if file.startswith(root) and "/tests/" not in file and "/.venv/" not in file:
            return file.removeprefix(root)
    return ""


def room_of(file: str) -> str:
    """Return the room of a file: a folder or module below `service`, else the layer."""
    first, *rest = Path(file).parts
    return rest[0] if first == "service" and rest else first


def main() -> None:
    """Print the figures of a move and of a position of before."""
    with redis() as url:
        app = create_app(local(url).settings)
        services = app.services
        client, source, rules = Client(app), random.Random(1), newest("schotten_totten")
        game = open_game(services, rounds=9)

        def move() -> Callable[[], Any]:
            act = rules.to_act(services.repository.latest_known(game).position.state)
            assert act
            headers = {"Authorization": f"Bearer {services.tokens.seat(game, act.seat, 1)}"}
            found: Any = client.get(f"/v1/games/{game}/legal-moves", headers=headers).json
            return lambda: client.post(f"/v1/games/{game}/moves", json={"moves": found["moves"][:1]}, headers=headers)

        def look() -> Callable[[], Any]:
            return lambda: client.get(f"/v1/games/{game}?at=3")

        for _ in range(4):
            random_turn(services, game, source)
        for name, prepare, limits in (("POST moves", move, (45, 10, 300, 90)), ("GET ?at=", look, (32,))):
            for _ in range(WARM):
                answer = prepare()()
                if not 200 <= answer.status_code < 300:
                    raise RuntimeError(answer.get_data(as_text=True))
            walks = [Walk() for _ in range(FOLLOWED)]
            for walk in walks:
                walk.follow(prepare())
            each = [(len(walk.files), len(walk.rooms), walk.calls, walk.steps) for walk in walks]
            figures = [median(column) for column in zip(*each, strict=True)]
            for what, figure, limit in zip(WHAT, figures, (*limits, *[math.inf] * 3), strict=False):
                bar(f"{name}: {what}", figure, limit)
            print(f"  {', '.join(sorted(walks[-1].rooms))}")
