"""Points 4 and 5 of the contract: views, secrets, legal moves and refusals; and inputs of the search."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from msgspec.structs import replace

from cairn.contract.conceivable import conceivable
from cairn.contract.masking import MASKED
from cairn.contract.playing import CASES, FACTS, SEEN, Game, games_with_secrets, hides, random_game, somewhere, twin_of
from cairn.contract.sampling import sample_or_all
from cairn.contract.thinking import hasty_game
from cairn.events.chance import SeededChance
from cairn.events.codec import canonical, encode, vocabulary
from cairn.events.decision import redact, secrets_of, tag_of
from cairn.projections.fold import fold
from cairn.projections.names import Names
from cairn.projections.say import say as say_decision
from cairn.service.languages import english
from cairn.service.rules import make_move, newest
from cairn.service.rules.rulebooks import clauses
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose
from cairn.workers.search.sense import sense_of

each_case = pytest.mark.parametrize(("ruleset", "options", "seats"), CASES, ids=str)
each_case_with_secrets = pytest.mark.parametrize(
    ("ruleset", "options", "seats"), [case for case in CASES if hides(case[0])], ids=str
)
SAMPLES, ALL = 6, 12
"""The number of tested positions of each option set, each of another random game."""


@pytest.mark.daily
@sample_or_all
@each_case
def test_a_determinized_view_could_be_the_truth(
    ruleset: str, options: dict[str, Any], seats: int, everything: bool
) -> None:
    """Point 4: determinized at random, a view agrees with all known information, has no gaps, and conserves the pieces.

    Every seat's view is tested at 6 positions; at 12 in a run of `many`.
    """
    for seed in range(ALL if everything else SAMPLES):
        game = somewhere(ruleset, options, seats, seed)
        for viewer in range(seats):
            view = fold(redact(decision, viewer, ended=False) for decision in game.decisions).state
            whole = game.rules.determinize(view, viewer, SeededChance(str(seed)))
            assert FACTS[ruleset].pieces(whole) == FACTS[ruleset].pieces(game.position.state), OTHER_PIECES
            agree(*(json.loads(canonical(state)) for state in (view, whole, game.position.state)))


OTHER_PIECES = "`determinize` returns other pieces than the position has, as `pieces` of `facts.py` counts them"
CHANGED = "`determinize` changes what the view shows: it may fill in only what is null there"
A_GAP = "`determinize` leaves null what the position has: it fills in all that the view hides"


def agree(view: Any, whole: Any, truth: Any) -> None:
    """Check that a JSON value differs from a view only where that has null, and is null there only if the truth is."""
    if view is None:
        assert whole is not None or truth is None, A_GAP
    elif isinstance(view, dict):
        assert view.keys() == whole.keys(), CHANGED
        for key in view:
            agree(view[key], whole[key], truth[key])
    elif isinstance(view, list):
        assert len(view) == len(whole), CHANGED
        for each in zip(view, whole, truth if len(truth) == len(view) else whole, strict=True):
            agree(*each)
    else:
        assert view == whole, CHANGED


@pytest.mark.parametrize("ruleset", FACTS)
def test_a_game_without_a_twin_has_no_secrets(ruleset: str) -> None:
    """Point 4: this is allowed only if no field of an event or a move is secret."""
    kinds = (*vocabulary(ruleset).MOVES, *vocabulary(ruleset).EVENTS)
    secrets, has_twin = [f"{tag_of(kind)}.{name}" for kind in kinds for name in secrets_of(kind)], FACTS[ruleset].twin
    assert has_twin or not secrets, f"`facts.py` needs a `twin`, which changes {', '.join(secrets)} for a viewer"
    assert secrets or not has_twin, "`facts.py` has a `twin`: mark the fields that it changes with `secret(to=…)`"


@pytest.mark.daily
@sample_or_all
@each_case_with_secrets
def test_the_secrets_of_others_change_nothing_i_get(
    ruleset: str, options: dict[str, Any], seats: int, everything: bool
) -> None:
    """Point 4: state, decisions, legal moves, refusals and the AI's choice are the same byte for byte.

    A game and its twin are compared for every viewer just after each kind of secret arises, and for 18 more
    pairs of a place and a viewer, with at most 20 illegal moves of each kind. A run of `many` compares four times as
    many places, with 60 moves.
    """
    samples, most = (ALL, 60) if everything else (SAMPLES // 2, 20)
    games = games_with_secrets(ruleset, options, seats)
    games += [somewhere(ruleset, options, seats, seed) for seed in range(6 * samples // (seats + 1))]
    worlds = 0
    for seed, game in enumerate(games):
        for viewer in (None, *range(seats)):
            other = twin_of(game, viewer)
            if has_other_worlds(game, viewer):
                worlds += 1
                assert game.decisions != other.decisions, SAME_TWIN
            first, second = (what_i_get(ruleset, each, viewer, seed, most) for each in (game, other))
            assert [*first] == [*second], SEEN
    assert worlds, NO_OTHER_WORLD


SAME_TWIN = (
    "`twin` of `facts.py` returns the game itself, though `determinize` imagines other positions for this viewer: it "
    "must change something that the viewer cannot know"
)
NO_OTHER_WORLD = (
    "`determinize` returns the real position for every view: a field that is marked `secret` hides nothing, or "
    "`determinize` sees what it must not see"
)


def has_other_worlds(game: Game, viewer: int | None) -> bool:
    """Return whether a viewer may be in another game than the running one, by the rules: their view has gaps to fill.

    Ten positions are imagined. A spectator knows less than each seat, so what a seat cannot know, they cannot know.
    A choice of another seat that is not revealed is another gap, if the seat could choose otherwise.
    """
    if viewer is None:
        return any(has_other_worlds(game, seat) for seat in range(len(game.position.table.seats)))
    others = [choice.seat for choice in game.position.choosing.pending if choice.seat not in (viewer, None)]
    if any(len(game.rules.legal_moves(game.state, seat)) > 1 for seat in others if seat is not None):
        return True
    view = view_of(game, viewer)
    if canonical(view) == canonical(game.state):
        return False
    chance = SeededChance("other worlds")
    return any(canonical(game.rules.determinize(view, viewer, chance)) != canonical(game.state) for _ in range(10))


def what_i_get(ruleset: str, game: Game, viewer: int | None, seed: int, most: int) -> Iterator[Any]:
    """Yield all data for a viewer of a running game except digests, such as those of hidden choices, and chain.

    At most `most` moves of each kind are tried.
    """
    rules, names = game.rules, game.people
    seen = [redact(decision, viewer, ended=False) for decision in game.decisions]
    view = fold(seen)
    yield from (MASKED.sub(b"masked", encode(decision)) for decision in seen)
    yield from (english().text(say_decision(decision, view.table, Names(game.names))) for decision in seen)
    yield canonical(view.state)
    yield rules.to_act(view.state)
    if viewer is None:
        return
    legal = rules.legal_moves(view.state, viewer)
    yield legal
    for move in conceivable(ruleset, random.Random(seed), most):
        if move not in legal:
            yield str(rules.refusal(game.position.state, viewer, move, names))
    if legal:
        for level in TABLE[ruleset].values():
            yield choose(replace(level, budget=min(level.budget, 1)), rules, view.state, viewer, "5")


@pytest.mark.daily
@sample_or_all
@each_case
def test_legal_moves_follow_from_the_view(ruleset: str, options: dict[str, Any], seats: int, everything: bool) -> None:
    """Point 5: the legal moves of the mover's view are the truth's, and each is accepted. Other seats have none.

    At 6 positions; at 12 in a run of `many`.
    """
    rules = newest(ruleset)
    for seed in range(ALL if everything else SAMPLES):
        game = somewhere(ruleset, options, seats, seed)
        seat, state = game.waited_for, game.position.state
        assert state is not None
        acting = getattr(rules.to_act(state), "seats", ())
        view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
        legal = rules.legal_moves(state, seat)
        assert legal == rules.legal_moves(view, seat), "`legal_moves` follow from something that the seat cannot see"
        assert len(set(legal)) == len(legal) > 0, "`legal_moves` of a seat that acts has one move or more, each once"
        for move in legal:
            before, after = canonical(state), state.copy()
            choices = {other: rules.legal_moves(state, other)[0] for other in acting if other != seat}
            assert make_move(rules, after, seat, move, SeededChance("x"), choices)
            assert canonical(state) == before, "a value in the state was changed: only replace values"
            assert FACTS[ruleset].pieces(after) == FACTS[ruleset].pieces(state)
        having = [other for other in range(seats) if rules.legal_moves(state, other)]
        assert having == [*acting], "the seats of `to_act` have legal moves, and no others"


@pytest.mark.daily
@sample_or_all
@each_case
def test_a_move_is_legal_where_nothing_refuses_it(
    ruleset: str, options: dict[str, Any], seats: int, everything: bool
) -> None:
    """Point 5: a move is legal exactly if its refusal is None. A refusal has a sentence and a clause.

    All legal moves and at most 30 conceivable ones of each kind are tried for every seat, at 6 positions; in a run of
    `many` all conceivable ones, at 12.
    """
    rules = newest(ruleset)
    for seed in range(ALL if everything else SAMPLES):
        game = somewhere(ruleset, options, seats, seed)
        state, names = game.position.state, game.people
        for seat in range(seats):
            legal = {*rules.legal_moves(state, seat)}
            tried = {*conceivable(ruleset, random.Random(seed), 10**6 if everything else 30)}
            for move in legal | tried:
                refusal = rules.refusal(state, seat, move, names)
                assert (refusal is None) == (move in legal), (REFUSED, seat, move, refusal)
                if refusal is not None:
                    assert refusal.clause in clauses(ruleset, rules.version), "`rulebook.md` has no such clause"
                    said = english().render(refusal.sentence)
                    assert re.fullmatch(r"\S.*[^.\s]", said), "a refusal is a sentence without full stop"
                    assert not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)+", said), "a refusal's message is in the catalogue"


REFUSED = "`legal_moves` has exactly the moves that `refusal` does not refuse"
ONLY_KNOWN = "a move that is legal where `determinize` imagines the seat is illegal: did it change what the seat knows?"


@pytest.mark.daily
@each_case
def test_a_hasty_player_makes_legal_moves_to_the_end(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """On all seats. In every position the chances add up to 1, and each feature has a name.

    A seat that is alone has a chance of its own. With features none is zero, as training takes logarithms.
    """
    rules, sense = newest(ruleset), cast(Any, sense_of(ruleset))
    for seed in range(2):
        for state, seat, move in hasty_game(ruleset, options, seats, seed):
            assert move in rules.legal_moves(state, seat)
            chances = sense.chances(rules, state)
            assert seats == 1 or sum(chances) == pytest.approx(1)
            assert 0 <= min(chances) <= max(chances) <= 1
            if hasattr(sense, "features"):  # a game whose features have no weights yet has none
                assert min(chances) > 0
                assert len(sense.features(state, seat)) == len(sense.FEATURES)


def view_of(game: Game, viewer: int | None) -> Any:
    """Return the state that a viewer sees."""
    return fold(redact(decision, viewer, ended=False) for decision in game.decisions).state


@pytest.mark.daily
@each_case
def test_hidden_information_changes_no_choice(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """In a world that its seat imagines, a hasty player's choice is legal, and the order of moves has no duplicates.

    Both are the same in the twin game, of which the seat has the same view. The world may be like the real one in what
    the seat does not know: a game may use that, as others would reveal it, too.
    """
    rules, sense = newest(ruleset), sense_of(ruleset)
    for seed in range(20):
        game = somewhere(ruleset, options, seats, seed)
        seat, legal = game.waited_for, game.legal
        views = [view_of(each, seat) for each in ([game, twin_of(game, seat)] if hides(ruleset) else [game])]
        states = [rules.determinize(view, seat, SeededChance("0")) for view in views]
        move, *rest = {sense.quick(rules, state, seat, SeededChance("1")) for state in states}
        assert rest == [], SEEN
        assert move in legal, ONLY_KNOWN
        order, *others = [sense.ranked(rules, state, seat, legal, SeededChance("1")) for state in states]
        assert all(other == order for other in others), SEEN
        assert len({*order}) == len(order)
        assert {*order} <= {*legal}


@each_case
def test_at_the_end_the_chances_are_the_outcome(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """A winner has 1. A shared victory is divided, and without a winner all share; a seat alone has nothing then."""
    game = random_game(ruleset, options, seats, 4)
    rules, outcome = newest(ruleset), game.position.table.outcome
    assert outcome
    chances = sense_of(ruleset).chances(rules, game.state)
    best = outcome.winners or range(seats if seats > 1 else 0)
    assert list(chances) == [(seat in best) / max(1, len(best)) for seat in range(seats)]
