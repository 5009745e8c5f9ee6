"""What a field may hold, said beside its type: `Annotated[int, Between(1, 9)]`. A string beside it is its meaning."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Between:
    """An integer from `low` to `high`, both included."""

    low: int
    high: int

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and self.low <= value <= self.high

    def __str__(self) -> str:
        return f"between {self.low} and {self.high}"


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these strings."""

    values: frozenset[str]

    def __contains__(self, value: object) -> bool:
        return value in self.values

    def __str__(self) -> str:
        return f"one of {', '.join(sorted(self.values))}"
