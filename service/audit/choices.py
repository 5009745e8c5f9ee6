"""The verdict on one choice of an AI."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Verdict(Struct, frozen=True):
    """Whether one choice of an AI is the one its level makes there; if it did not pass, why.

    `unavailable` is a choice of a version of a level, or of the rules, that this service does not have.
    """

    version: Annotated[int, Meta(description="The version of the decision.")]
    status: Literal["passed", "failed", "unavailable"]
    why: Annotated[str | None, Meta(description="Why it did not pass; null if it did.")] = None
