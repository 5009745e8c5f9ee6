"""Reasons of moves in Glen More: the scoring or the gain that a person would name, with a scoring's new leader."""

import pytest
from games.glen_more.given import activating, land, rules, set_up
from helpers.named_reasons import Named, reason_of

from cairn.events.glen_more.moves import ActivateTile, EndTurn, PromoteMember, SellCube, TakeTile
from cairn.projections.glen_more.state import State
from cairn.workers.glen_more import reasons as module
from cairn.workers.glen_more.features import FEATURES, features

LANDS = ("68 0 0 i", "8 1 0", "2 0 1", "24 1 1")
TRACK = {3: 28, 4: 53, 5: 46, 6: 54, 7: 57, 8: 65}


def done(new: int, *tiles: str, activated: tuple[int, ...] = (), **changes: int) -> State:
    """Return a position in which Anna may activate what is not yet activated."""
    return activating(new, land(*tiles, **changes), track=TRACK, activated=(68, 8, 2, *activated), figures=(3, 2))


NAMED = [
    Named(
        done(33, *LANDS, "33 2 1", activated=(24,)),
        ActivateTile(33),
        [EndTurn()],
        "It brings you points.",
    ),
    Named(
        done(31, *LANDS, "31 2 1", "21 2 2 cattle cattle", activated=(24, 21)),
        ActivateTile(31),
        [EndTurn()],
        "It brings you points.",
    ),
    Named(
        done(24, *LANDS),
        ActivateTile(24),
        [EndTurn()],
        "It leaves you more cubes.",
    ),
    Named(
        done(11, *LANDS, "11 2 1", "22 2 2 grain", activated=(24, 22)),
        ActivateTile(11),
        [EndTurn()],
        "It gives you the most whisky for the scorings.",
    ),
    Named(
        activating(24, land(*LANDS, "29 2 0 i"), track=TRACK, movement=1, activated=(68, 8, 2, 24, 29), figures=(3, 2)),
        PromoteMember(29),
        [EndTurn()],
        "It gives you the most chieftains for the scorings.",
    ),
    Named(
        set_up(land(*LANDS), track={3: 9, 4: 53, 5: 46, 6: 54}),
        TakeTile(3),
        [TakeTile(4), TakeTile(5)],
        "It gives you the most special locations for the scorings.",
    ),
    Named(
        set_up(land("68 0 0 i", "7 1 0 stone", "2 0 1", "24 1 1"), track={3: 11, 4: 53, 5: 46, 6: 54}),
        TakeTile(3),
        [TakeTile(4), TakeTile(5)],
        "It gives you the most whisky for the scorings.",
    ),
    Named(
        set_up(land(*LANDS), track={3: 28, 10: 53, 11: 46, 12: 54}),
        TakeTile(3),
        [TakeTile(10)],
        "It gives you the next turn sooner.",
    ),
    Named(
        set_up(
            land(*LANDS, "23 2 0 stone"), track={3: 28, 4: 53}, market="stone 3", phase="move", taken=23, figures=(3, 2)
        ),
        SellCube(23, "stone"),
        [EndTurn()],
        "It leaves you more coins.",
    ),
    Named(
        set_up(land(*LANDS, barrels=2), track={3: 35, 4: 53, 5: 46}, points=(5, 5)),
        TakeTile(3),
        [TakeTile(4), TakeTile(5)],
        "It gives you the most special locations for the scorings.",
    ),
    Named(
        activating(
            13,
            land(*LANDS, "13 2 1", "23 2 2 stone", "57 3 1 sheep", "28 3 2 wood"),
            track=TRACK,
            activated=(68, 8, 2, 24, 23, 57, 28),
            figures=(3, 2),
        ),
        ActivateTile(13),
        [EndTurn()],
        "It brings you points.",
    ),
]


@pytest.mark.parametrize("named", NAMED, ids=lambda named: f"{named.move} {named.reason}")
def test_a_move_has_the_reason_that_a_person_would_name(named: Named) -> None:
    """The sentence names the scoring, or what else is gained."""
    assert reason_of(rules, named) == named.reason


def test_a_wrong_feature_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If points were coins and coins points, some of the reasons above would be others."""
    points, coins = map(FEATURES.index, ("points", "coins"))

    def wrong(state: State, seat: int) -> tuple[float, ...]:
        row = [*features(state, seat)]
        row[points], row[coins] = row[coins], row[points]
        return tuple(row)

    monkeypatch.setattr(module, "features", wrong)
    assert any(reason_of(rules, named) != named.reason for named in NAMED)
