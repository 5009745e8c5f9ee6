"""The table of health conditions. What each promises and how it is measured is in its section of the runbook,
`service/web/guide/runbook.md`, which has its name. So has the label of its metric.
"""

from typing import Annotated, NamedTuple

from msgspec import UNSET, Struct
from redis.exceptions import RedisError

from cairn.projections.message import Argument, Message, Said, as_message
from cairn.service.errors import Problem
from cairn.service.languages import english
from cairn.service.queries.fields import doc

NEEDED = ("redis", "key", "replicas")
"""The conditions without which no move can be acknowledged."""
NAMES = (
    *(*NEEDED, "durability", "memory", "disk", "files", "clocks", "version", "processes", "caretaker", "store"),
    *("segments", "backup", "restore", "queue", "workers", "backlog"),
)
"""All conditions, in the order to fix them."""


class Condition(Struct, frozen=True):
    """A condition, which is met or not."""

    name: Annotated[str, doc("The section of the runbook.", extra_json_schema={"enum": sorted(NAMES)})]
    ok: Annotated[bool, doc("Whether it is met.")]
    needed: Annotated[bool, doc("Whether no move can be acknowledged without it.")]
    words: Annotated[str, doc("The state.")]
    advice: Annotated[str | None, doc("What to do; null if it is met.")] = None
    message: Said = UNSET
    advice_message: Said = UNSET


class Observation(NamedTuple):
    """All conditions that could be measured. `refusal` is the reason why no move can be acknowledged, if any."""

    conditions: list[Condition]
    refusal: RedisError | Problem | None = None
    workers: int | None = None
    """Number of live workers; None if the queue's Redis does not answer."""

    def is_ok(self, name: str) -> bool:
        """Return whether a condition is met."""
        return any(condition.ok for condition in self.conditions if condition.name == name)


def good(name: str, said: Message | str = "", /, **arguments: Argument) -> Condition:
    """Return a condition that is met, with a message, its id, or a sentence; its message is `health-` and its name."""
    state = as_message(said or "health-" + name, arguments)
    return Condition(name, True, name in NEEDED, english().render(state), message=_known(state))


def bad(
    name: str, said: Message | str, advice: Message | str = "", /, detail: str = "", **arguments: Argument
) -> Condition:
    """Return a condition that is not met, and advice, usually `health-…-advice`. A detail ends the English sentence."""
    state, todo = as_message(said, arguments), as_message(advice or f"health-{name}-advice", {})
    words = english().render(state)
    words = f"{words.rstrip('.')}: {detail.rstrip('.')}." if detail else words
    return Condition(name, False, name in NEEDED, words, english().render(todo), _known(state), _known(todo))


def _known(said: Message) -> Said:
    return UNSET if said.id == "text" else said


def format_number(value: float) -> int | str:
    """Return a rounded number for a message; from 1,000 on it is a text with commas."""
    return round(value) if round(value) < 1000 else f"{value:,.0f}"


def settle(conditions: list[Condition]) -> list[Condition]:
    """Return conditions in the order of the table: of each name those that are not met, or one that is met."""
    wrong = [condition for condition in conditions if not condition.ok]
    names = {condition.name for condition in wrong}
    met = {condition.name: condition for condition in conditions if condition.name not in names}
    return sorted([*wrong, *met.values()], key=lambda condition: NAMES.index(condition.name))
