"""No byte for an agent depends on information hidden from its seat."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from cairn.contract.playing import CASES, FACTS, games_with_secrets, somewhere, twin_of
from cairn.events.codec import dump
from cairn.events.decision import Decision
from cairn.projections.fold import OF_THE_TABLE
from cairn.service.rules import Rules
from cairn.workers.environments import Environment, raw_env


def told(rules: Rules, decisions: Sequence[Decision]) -> Rules:
    """Return rules whose only events are those of recorded decisions.

    They refuse nothing: in a twin hidden pieces may be in an order that no player could choose.
    """
    left = iter(decisions)

    def follows(*_: Any) -> Iterator[Any]:
        return iter([event for event in next(left).events if type(event) not in OF_THE_TABLE])

    return replace(rules, new=follows, consequences=follows, refusal=lambda *_: None)


@pytest.mark.parametrize(("ruleset", "options", "seats"), [case for case in CASES if FACTS[case[0]].twin])
def test_no_byte_depends_on_hidden_information(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Two games differ only in hidden information: observations, infos, rewards and drawings are the same."""
    games = [*games_with_secrets(ruleset, options, seats), *(somewhere(ruleset, options, seats, n) for n in range(2))]
    differed = 0
    for place, game in enumerate(games):
        viewer = place % seats
        one, other = (
            all_that_happens(raw_env(ruleset, seats, options, render_mode="ansi"), viewer, either.decisions)
            for either in (game, twin_of(game, viewer))
        )
        assert [seen for seen, _ in one] == [seen for seen, _ in other]
        differed += sum(first != second for (_, first), (_, second) in zip(one, other, strict=True))
    assert differed


def all_that_happens(game: Environment, viewer: int, decisions: Sequence[Decision]) -> list[tuple[Any, bytes]]:
    """Play recorded decisions. Return all data for a seat's agent after each, and the truth."""
    agent, happened = f"seat_{viewer}", []
    game._rules = told(game._rules, decisions[1:])
    game.reset(seed=1)
    for decision in [*decisions[2:], None]:
        observed = [part.tobytes() for part in game.observe(agent).values()]
        drawn = game.render() if game.agent_selection == agent else None
        public = (game.agent_selection, dict(game.rewards), dict(game.terminations))
        info = (game.infos[agent], game.infos[agent]["view"]) if game.infos[agent] else None
        happened.append(((observed, drawn, info, public), dump(game._truth)))
        if decision and decision.move:
            game.make(decision.move)  # a twin's cards may be in an order that is no action
    return happened
