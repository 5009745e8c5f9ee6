"""The base of all clients: threads that perform one action after the other until they are stopped."""

import random
import threading
from dataclasses import dataclass, field

from faults.record import Record


@dataclass
class Stage:
    """The shared context of all clients of a run: the port of the API, the record, and when to stop."""

    port: int
    record: Record
    seed: int
    stop: threading.Event = field(default_factory=threading.Event)


class Actor(threading.Thread):
    """One client. If it fails itself, it reports the error and ends the run."""

    def __init__(self, name: str, stage: Stage) -> None:
        super().__init__(name=name)
        self.stage = stage
        self.source = random.Random(f"{stage.seed} {name}")

    def act(self) -> None:
        """Perform the next action."""
        raise NotImplementedError

    def run(self) -> None:
        """Act until the stage's end."""
        try:
            while not self.stage.stop.is_set():
                self.act()
        except Exception as error:
            self.stage.record.complain(f"{self.name} failed: {error!r}")
            self.stage.stop.set()
            raise
