"""What tests of every game share: games played in memory as the service decides, and what each game is made of."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from itertools import product
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from events.chain import Entry, commitment, seal
from events.codec import canonical, vocabulary
from events.event import Decision, Event, Move
from events.schotten_totten import CARDS, CardDrawn, HandDealt
from events.shapes import Between, OneOf
from events.table import GameOpened, Seat
from projections.fold import BEFORE
from projections.schotten_totten import State as SchottenTotten
from service.decide import Draft, deal_if_full, move_on
from service.rules import GAMES, Rules

RECORDED = Path(__file__).parent / "recorded"


@dataclass(frozen=True)
class Facts:
    """What a game's tests know of it: options and numbers of seats to try, a bound on decisions, its pieces.

    `pieces` counts each piece wherever it lies, so that it always counts the same; `twin` returns a running game's
    decisions changed in what a viewer may not know, and in nothing else.
    """

    options: list[tuple[dict[str, Any], int]]
    bound: int
    pieces: Callable[[Any], Counter[str]]
    twin: Callable[[list[Decision], Any, int | None], list[Decision]]


def schotten_totten_pieces(state: SchottenTotten) -> Counter[str]:
    """Count clan cards: those that lie or are held, and the unseen ones of the deck."""
    lying = [card for stone in state.stones for side in stone.sides for card in side]
    held = [card or "unknown" for hand in state.hands for card in hand]
    known = Counter(lying + held)
    known["in the deck or unknown"] = state.deck + known.pop("unknown", 0)
    for card in sorted(set(CARDS) - known.keys())[: known["in the deck or unknown"]]:
        known[card] += 1
        known["in the deck or unknown"] -= 1
    return +known


def schotten_totten_twin(decisions: list[Decision], truth: SchottenTotten, viewer: int | None) -> list[Decision]:
    """Swap every card the viewer cannot know: the hands of the others with cards of the deck."""
    lying = {card for stone in truth.stones for side in stone.sides for card in side}
    known = lying | set(truth.hands[viewer] if viewer is not None else [])
    hidden = [card for card in CARDS if card not in known]
    swap: dict[str | None, str] = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    began = max(
        decision.version
        for decision in decisions
        if any(event.type.endswith("round_began") for event in decision.events)
    )

    def changed(event: Event) -> Event:
        match event:
            case HandDealt() if event.seat != viewer:
                return replace(event, cards=tuple(swap.get(card, card) for card in event.cards or ()))
            case CardDrawn() if event.seat != viewer:
                return replace(event, card=swap.get(event.card, event.card or ""))
        return event

    return [
        replace(decision, events=tuple(map(changed, decision.events))) if decision.version >= began else decision
        for decision in decisions
    ]


FACTS: dict[str, Facts] = {
    "schotten_totten": Facts(
        options=[({"rounds": 1, "first_seat": None}, 2), ({"rounds": 3, "first_seat": 1}, 2)],
        bound=400,
        pieces=schotten_totten_pieces,
        twin=schotten_totten_twin,
    ),
}

CASES = [(ruleset, options, seats) for ruleset, facts in FACTS.items() for options, seats in facts.options]


class Game(Draft):
    """A game that is played in memory, decided as the service decides."""

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return GAMES[self.position.table.ruleset]

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.position.table.ended

    @property
    def waited_for(self) -> int:
        """The seat that is waited for."""
        act = self.rules.to_act(self.position.state)
        assert act
        return act.seat

    @property
    def legal(self) -> list[Move]:
        """What it may do."""
        return self.rules.legal_moves(self.position.state, self.waited_for)

    def play(self, move: Move) -> None:
        """Make a move of who is waited for."""
        move_on(self, self.waited_for, move, 0, 1, None)

    def entries(self) -> list[Entry]:
        """Return the log as it would lie in Redis."""
        laid: list[Entry] = []
        for decision in self.decisions:
            laid.append(seal(decision, laid[-1].chain if laid else self.game, self.secret))
        return laid


def begin(ruleset: str, options: dict[str, Any], seats: int, seed: int = 0) -> Game:
    """Open a game of humans, whose secret follows from the seed, and deal it."""
    source = random.Random(seed)
    secret, game = source.randbytes(32), "".join(source.choices("abcdefghijklmnopqrstuvwxyz234567", k=20))
    draft = Game(game, BEFORE, game, secret)
    people = tuple(Seat("human", name) for name in ("Ann", "Bob", "Cid", "Dora", "Emil")[:seats])
    version = GAMES[ruleset].versions[-1]
    draft.decide(None, [GameOpened(ruleset, version, options, people, True, commitment(secret))])
    deal_if_full(draft)
    return draft


def random_game(ruleset: str, options: dict[str, Any], seats: int, seed: int = 0, stop: int = 10**6) -> Game:
    """Play a game at random to its end, or to a version."""
    game, source = begin(ruleset, options, seats, seed), random.Random(seed)
    while not game.over and game.position.version < stop:
        game.play(source.choice(game.legal))
    return game


def conceivable(ruleset: str, source: random.Random, most: int = 400) -> Iterator[Move]:
    """Yield moves of every kind with values of every field, legal or not; at most so many of each kind."""
    for kind in vocabulary(ruleset).MOVES:
        hints = get_type_hints(kind, include_extras=True)
        every = list(product(*(_values(hints[f.name]) for f in fields(kind))))
        for values in every if len(every) <= most else source.sample(every, most):
            yield kind(*values)


def _values(hint: Any) -> list[Any]:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        for note in args[1:]:
            if isinstance(note, Between):
                return list(range(note.low, note.high + 1))
            if isinstance(note, OneOf):
                return sorted(note.values)
        return _values(args[0])
    if origin in (Union, UnionType):
        return [value for arg in args for value in ([None] if arg is type(None) else _values(arg))]
    return {bool: [False, True]}[hint]


def save(game: Game, name: str) -> None:
    """Record a game: a line for each stored decision with its digest and chain."""
    lines = [
        canonical({"decision": json.loads(entry.stored), "digest": entry.digest, "chain": entry.chain})
        for entry in game.entries()
    ]
    (RECORDED / f"{name}.jsonl").write_bytes(b"\n".join([*lines, b""]))


def load(path: Path) -> list[Entry]:
    """Read a recorded game."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    return [
        Entry(line["decision"]["version"], canonical(line["decision"]), line["digest"], line["chain"]) for line in lines
    ]
