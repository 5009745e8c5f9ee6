"""A bot's diary: a file with a line for each turn, move and message. The file `stop` in its folder ends the bots."""

import json
import time
from pathlib import Path
from typing import Any

RULESETS = ("schotten_totten", "glen_more")


class Diary:
    """The diary of one bot. Each line is written at once."""

    def __init__(self, folder: Path, name: str) -> None:
        self._stop = folder / "stop"
        self._file = (folder / f"{name}.jsonl").open("a", buffering=1)

    def write(self, did: str, game: str, **more: Any) -> None:
        """Append a line: what the bot did or saw, in which game."""
        self._file.write(json.dumps({"at": time.time(), "did": did, "game": game, **more}) + "\n")

    @property
    def is_last_game(self) -> bool:
        """Whether the bot leaves its game at its next turn, and opens no other."""
        return self._stop.exists()
