"""Reasons of moves in Schotten Totten: the stone that a person would name, with what happens there."""

from typing import Any

import pytest
from games.schotten_totten.given import cards, change, own, rules, set_up
from helpers.named_reasons import Named, reason_of

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import Claim, EndTurn, PlayBanshee, PlayCard, PlayTraitor
from cairn.projections.schotten_totten.state import State
from cairn.workers.schotten_totten import reasons as module
from cairn.workers.schotten_totten.sight import see

HIDDEN = "g1 g2 g3 g4 g5 g6"


def position(stones: dict[int, tuple[str, str]], hand: str, **changes: Any) -> State:
    """Return a position as Ann sees it, who does not see Bob's hand."""
    state = set_up(stones, (hand, HIDDEN), **changes)
    state.hands = (state.hands[0], (None,) * 6)
    return state


def play(card: str, stone: int) -> Move:
    """Return the play of a card."""
    return PlayCard(card, stone)


NAMED = [
    Named(
        position({4: ("r4 r5", "y6")}, "r6 y1 n2 b1 p2 y3"),
        play("red-6", 4),
        [play("yellow-1", 1), play("brown-2", 2), play("red-6", 7)],
        "It completes a colour run at stone 4.",
    ),
    Named(
        position({5: ("b4 y5", "p1")}, "r6 y1 n2 b1 p2 y3"),
        play("red-6", 5),
        [play("yellow-1", 5), play("red-6", 7)],
        "It completes a run at stone 5.",
    ),
    Named(
        position({2: ("r7 b7", "p1")}, "y7 y1 n2 b1 p2 y3"),
        play("yellow-7", 2),
        [play("yellow-1", 1), play("yellow-7", 8), play("brown-2", 9)],
        "It completes cards of one value at stone 2.",
    ),
    Named(
        position({8: ("p3 p9", "n1")}, "p6 y1 n2 b1 r2 y3"),
        play("purple-6", 8),
        [play("yellow-1", 8), play("purple-6", 2)],
        "It completes a colour at stone 8.",
    ),
    Named(
        position({6: ("b7 b8", "p1 y2 n4")}, "b9 y1 n2 b1 p2 y3"),
        play("blue-9", 6),
        [play("yellow-1", 1), play("brown-2", 3)],
        "It gains you stone 6.",
    ),
    Named(
        position({1: ("b9 y8", "p1 y2 n6")}, "r5 y1 n2 b1 p2 y3"),
        play("red-5", 1),
        [play("yellow-1", 4), play("red-5", 9)],
        "It gains you stone 1.",
    ),
    Named(
        position({3: ("b7 b8 b9", "p1 y2 n4")}, "y1 n2 b1 p2 y3", phase="claim"),
        Claim(3),
        [EndTurn()],
        "It gains you stone 3.",
    ),
    Named(
        position({7: ("y8", "p1")}, "y9 r1 n2 b1 p2 n3"),
        play("yellow-9", 7),
        [play("red-1", 7), play("brown-2", 7)],
        "It helps your side of stone 7.",
    ),
    Named(
        position({4: ("p8 p9", "n1")}, "r1 y2 n3 b4 p7 y5"),
        play("red-1", 1),
        [play("red-1", 4)],
        "It keeps your chances at stone 4.",
    ),
    Named(
        position({3: ("n1", "b8 b9"), 6: ("y4", "r2")}, "r1 y2 n3 b4 p7 y5", tactics=("banshee", "")),
        PlayBanshee("blue-9", 3),
        [play("red-1", 1), play("yellow-2", 8)],
        "It weakens your opponent's side of stone 3.",
    ),
    Named(
        position({5: ("r8 r9", "n1"), 2: ("", "r7 y1")}, "r1 y2 n3 b4 p7 y5", tactics=("traitor", "")),
        PlayTraitor("red-7", 2, 5),
        [play("red-1", 1), play("yellow-2", 8)],
        "It gains you stone 5.",
    ),
    Named(
        position({5: ("y9 p8 b9", "b2 b3 b4")}, "r1 y2 n3 b1 p7 y5", tactics=("blind_mans_bluff", "")),
        play("blind_mans_bluff", 5),
        [play("red-1", 1), play("yellow-2", 8)],
        "It gains you stone 5.",
    ),
    Named(
        own(position({5: ("b8", "r8 r9")}, "b7 y2 n3 y4 p7 y5"), 1, 3, 4),
        play("blue-7", 5),
        [play("yellow-2", 1), play("brown-3", 8)],
        "It keeps stone 5 from your opponent, who would win the game with it.",
    ),
    Named(
        position({5: ("b8", "r8 r9"), 9: ("n9 y9", "y1")}, "p9 y2 n3 y4 p7 y5"),
        play("purple-9", 9),
        [play("purple-7", 5), play("brown-3", 8)],
        "It completes cards of one value at stone 9.",
    ),
]


@pytest.mark.parametrize("named", NAMED, ids=lambda named: f"{named.move} {named.reason}")
def test_a_move_has_the_reason_that_a_person_would_name(named: Named) -> None:
    """The sentence names the stone, and what happens there."""
    assert reason_of(rules, named) == named.reason


def test_a_wrong_feature_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If each stone looked like its neighbour, some of the reasons above would be others."""

    def wrong(state: State, seat: int) -> tuple[list[tuple[int, ...]], list[int]]:
        blocks, whole = see(state, seat)
        return blocks[1:] + blocks[:1], whole

    monkeypatch.setattr(module, "see", wrong)
    assert any(reason_of(rules, named) != named.reason for named in NAMED)


def test_a_reason_does_not_depend_on_hidden_cards() -> None:
    """Bob's hand may hold any cards: the worth of a stone to Ann is the same."""
    named = NAMED[0]
    shown = named.state.copy()
    shown.hands = (shown.hands[0], cards("g1 g2 g3 g4 g5 g6"))
    other = named.state.copy()
    other.hands = (other.hands[0], cards("y7 y8 y9 n7 n8 n9"))
    after = [state.copy() for state in (shown, other)]
    for state in after:
        change(state, 4, sides=(cards("r4 r5 r6"), cards("y6")))
    terms = [module.terms(rules, before, state, 0) for before, state in zip((shown, other), after, strict=True)]
    assert terms[0] == terms[1]
