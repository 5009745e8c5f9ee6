"""Refusals by the API or by this server, worded to help a model correct its request."""

from collections.abc import Mapping
from typing import Any

TOLD = ("type", "title", "status", "detail", "errors", "rule", "rule_text", "version", "retry_after")
"""The members of a problem that are shown to a model, in this order."""


class Refused(Exception):
    """A refused request. `problem` has the members of the API's `problem+json` that help a model.

    `rulebook` is the path of the cited clause, if any.
    """

    def __init__(self, problem: Mapping[str, Any]) -> None:
        super().__init__(problem["detail"])
        self.rulebook = str(problem.get("rulebook", ""))
        self.problem = {member: problem[member] for member in TOLD if problem.get(member) is not None}

    @property
    def words(self) -> str:
        """The refusal in sentences: the mistake, its place, the clause, and how to proceed."""
        problem = self.problem
        sentences = [f"{problem['title']}: {problem['detail']}"]
        sentences += [f"At {error['pointer']}: {error['detail']}" for error in problem.get("errors", ())]
        if "rule" in problem:
            sentences.append(f"Rule {problem['rule']}{': ' + problem['rule_text'] if 'rule_text' in problem else ''}")
        if "version" in problem:
            sentences.append(f"The game is at version {problem['version']} now: see its position, then choose again.")
        if "known" in problem:
            sentences.append(problem["known"])
        if "retry_after" in problem:
            sentences.append(f"Try again in {problem['retry_after']} s.")
        return "\n".join(sentences)


def refused_by_us(title: str, detail: str) -> Refused:
    """Return a refusal of this server's own, with a title and a sentence."""
    return Refused({"title": title, "detail": detail})
