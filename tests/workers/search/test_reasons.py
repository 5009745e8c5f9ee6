"""Reasons of hints: the features that a move improves most, in the game's own words."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cairn.contract.playing import CASES, random_game
from cairn.events.decision import redact
from cairn.events.schotten_totten.moves import Claim, PlayCard
from cairn.projections.fold import Position, fold
from cairn.service.rules import rules_of
from cairn.workers.search import reasons as module
from cairn.workers.search.candidate import Candidate
from cairn.workers.search.halving import search
from cairn.workers.search.judging import search_level
from cairn.workers.search.plain import terms as no_terms
from cairn.workers.search.reasons import reasons
from cairn.workers.search.sense import Reason, Term, Terms, sense_of

WITH_TERMS = [case for case in CASES if sense_of(case[0]).terms is not no_terms]
SENTENCE = re.compile(r"It [^.]+\.")


def views(ruleset: str, options: dict[str, Any], seats: int, every: int) -> Iterator[tuple[Position[Any], int]]:
    """Yield positions of a random game as the seat to move sees them, with the seat."""
    decisions = random_game(ruleset, options, seats, 1).decisions
    for version in range(3, len(decisions), every):
        seat = decisions[version].seat
        if decisions[version].move is not None and seat is not None:
            yield fold(redact(decision, seat, ended=False) for decision in decisions[:version]), seat


def found_in(view: Position[Any], seat: int) -> list[tuple[Candidate, str | None]]:
    """Return the candidates of a quick search with their reasons."""
    rules = rules_of(view)
    candidates = search(rules, view.state, seat, "seed", search_level(rules.ruleset, "easy"))[:5]
    return [*zip(candidates, reasons(rules, view.state, seat, "seed", candidates), strict=True)]


@pytest.mark.parametrize(("ruleset", "options", "seats"), WITH_TERMS[::3], ids=str)
def test_most_best_moves_have_a_reason(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """It is one sentence, and the same for the same view. Only a lone candidate has none by rule."""
    best = list[str | None]()
    for view, seat in views(ruleset, options, seats, 7):
        found = found_in(view, seat)
        assert best or found == found_in(view, seat)
        assert all(reason is None or SENTENCE.fullmatch(reason) for _, reason in found)
        assert len(found) > 1 or found[0][1] in (None, *map(str, module.WINS))
        best += [found[0][1]] * (len(found) > 1)
    assert sum(reason is not None for reason in best) >= len(best) / 2 > 0


def test_stones_in_reasons_are_those_of_the_move() -> None:
    """A claim gains a stone that can be claimed, and a formation is completed by its last card."""
    named = 0
    for view, seat in views("schotten_totten", CASES[0][1], 2, 2):
        for candidate, reason in found_in(view, seat):
            gained = re.match(r"It gains you stone (\d)", reason or "")
            completed = re.match(r"It completes .* at stone (\d)", reason or "")
            if gained and isinstance(candidate.move, Claim):
                assert int(gained[1]) == candidate.move.stone
            if completed:
                assert isinstance(candidate.move, PlayCard)
                assert int(completed[1]) == candidate.move.stone
            named += bool(gained or completed)
    assert named > 2


def test_a_game_without_terms_has_no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a win is one."""
    monkeypatch.setattr(sense_of("schotten_totten"), "terms", no_terms)
    for view, seat in views("schotten_totten", CASES[0][1], 2, 9):
        for candidate, reason in found_in(view, seat):
            assert reason == (str(module.WINS[candidate.exact]) if candidate.mean(seat) == 1.0 else None)


def test_small_differences_are_no_reason() -> None:
    """The term that exceeds its mean after the others by most is chosen, if by enough."""
    least = module.MIN_DIFFERENCE
    worth = [{"a": 3 * least, "b": 2.1 * least}, {"a": 2.5 * least, "b": 0.0}, {"a": 2.5 * least}]
    terms: list[Terms] = [
        {name: Term(own, 0.0, Reason(name), Reason("")) for name, own in each.items()} for each in worth
    ]
    assert [module.strongest([terms] * 4, place) for place in range(3)] == [Reason("b"), None, None]
    assert module.strongest([], 0) is None


def test_what_a_move_does_goes_before_what_it_spares() -> None:
    """A term that other moves make worse is a reason only if the move improves none."""
    spares: Terms = {
        "a": Term(0.0, 0.0, Reason("spares a"), Reason("")),
        "b": Term(0.1, 0.0, Reason("helps b"), Reason("")),
    }
    spoils: Terms = {
        "a": Term(-1.0, 0.0, Reason("spoils a"), Reason("")),
        "b": Term(0.0, 0.0, Reason("spares b"), Reason("")),
    }
    assert module.strongest([[spares, spoils]], 0) == Reason("helps b")
    assert module.strongest([[{"a": spares["a"]}, spoils]], 0) == Reason("spares a")


def test_losses_of_others_are_named_where_the_seat_gains_nothing() -> None:
    """A term has a sentence for each, with its arguments."""
    term = Term(0.0, -1.0, Reason("gains"), Reason("keeps stone {stone}", (("stone", 4),)))
    nothing = Term(0.0, 0.0, Reason("gains"), Reason("keeps"))
    found = module.strongest([[{"a": term}, {"a": nothing}]], 0)
    assert str(found) == "keeps stone 4"
    assert module.strongest([[{"a": term._replace(own=0.1)}, {"a": nothing}]], 0) == Reason("gains")
