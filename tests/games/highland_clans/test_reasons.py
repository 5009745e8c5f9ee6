"""Reasons of moves in Highland Clans: the scoring that a person would name, with its new leader."""

from typing import Any

import pytest
from games.highland_clans.given import clan, rules, set_up
from helpers.named_reasons import Named, reason_of

from cairn.events.highland_clans.moves import (
    Bard,
    Build,
    DeclineSpoil,
    Discard,
    Domain,
    EndTurn,
    Exchange,
    Monks,
    Piper,
    TakeSpoil,
    Warrior,
)
from cairn.projections.highland_clans.state import Clan, RaidUnderWay, State
from cairn.workers.highland_clans import reasons as module
from cairn.workers.highland_clans.features import FEATURES, rows


def last(*clans: Clan, reserve: str, **changes: Any) -> State:
    """Return a position in which Ann takes the last action of the turn."""
    return set_up(*clans, reserve=reserve, most_actions=1, **changes)


HERDS = clan(cattle=4, free_lands=0)
"""A clan whose herd no pipers or castles outnumber soon."""

NAMED = [
    Named(last(reserve="rryyyy"), Build("cattle"), [Warrior()], "It gives you the largest herd."),
    Named(
        last(clan(), clan(monks=2), HERDS, reserve="gggyyy"),
        Build("monastery"),
        [Warrior()],
        "It gives you the most monks and monasteries.",
    ),
    Named(
        last(clan(monks=1), clan(monks=1), HERDS, reserve="gyyyyy", points=(25, 25, 25)),
        Monks(1),
        [Warrior()],
        "It gives you the most monks and monasteries.",
    ),
    Named(
        last(clan(pipers=1), reserve="byyyyy"),
        Piper(),
        [Warrior()],
        "It makes your pipers and castles outnumber every other herd.",
    ),
    Named(
        last(clan(pipers=4), reserve="bbyyyy"),
        Build("castle"),
        [Warrior()],
        "It makes your pipers and castles count more.",
    ),
    Named(
        last(clan(), HERDS, reserve="byyyyy"),
        Warrior(),
        [Piper()],
        "It gives you the largest following.",
    ),
    Named(
        last(clan(warriors=8), HERDS, reserve="byyyyy", following=0),
        Warrior(),
        [Piper()],
        "It gives you more warriors.",
    ),
    Named(
        last(clan(free_lands=0), HERDS, reserve="ryyyyy"),
        Domain("red", "reserve", 0),
        [Warrior()],
        "It leaves you more free land.",
    ),
    Named(
        last(clan(), clan(monks=4), clan(monks=3), reserve="ybgryy", points=(25, 25, 25)),
        Bard(1, ("monk",), None),
        [Warrior()],
        "It makes the others' monks and monasteries count less.",
    ),
    Named(
        last(clan(), clan(pipers=8), clan(), reserve="ybgryy"),
        Bard(1, ("piper",), None),
        [Warrior()],
        "It makes the others' pipers and castles count less.",
    ),
    Named(
        set_up(clan("1114"), phase="raid"),
        Exchange((1, 1, 1)),
        [EndTurn()],
        "It leaves you better raid cards.",
    ),
    Named(
        set_up(clan("11134", warriors=3), phase="refill"),
        Discard(1),
        [Discard(4)],
        "It leaves you better raid cards.",
    ),
    Named(
        set_up(clan(), clan(cattle=2), phase="spoil", raid=RaidUnderWay(1, 3, (2, 0), ())),
        TakeSpoil("cattle"),
        [DeclineSpoil()],
        "It gives you the largest herd.",
    ),
]


@pytest.mark.parametrize("named", NAMED, ids=lambda named: named.reason)
def test_a_move_has_the_reason_that_a_person_would_name(named: Named) -> None:
    """The sentence names the scoring, and says if the seat has become its leader."""
    assert reason_of(rules, named) == named.reason


def test_a_wrong_feature_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If free land were counted as warriors, some of the reasons above would be others."""
    warriors, free_land = map(FEATURES.index, ("warriors to come", "free lands to come"))

    def wrong(state: State) -> list[tuple[float, ...]]:
        seen = [[*row] for row in rows(state)]
        for row in seen:
            row[warriors], row[free_land] = row[free_land], row[warriors]
        return [tuple(row) for row in seen]

    monkeypatch.setattr(module, "rows", wrong)
    assert any(reason_of(rules, named) != named.reason for named in NAMED)
