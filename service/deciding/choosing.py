"""Decide choices of seats that act at the same time, and withdraw them (`service/design/choosing.md`)."""

from cairn.events.chance import mac
from cairn.events.codec import canonical, load, read_move
from cairn.events.decision import Ai, Event, Move
from cairn.events.table import MAX_CHOICE, ChoicesRevealed, ChoiceWithdrawn, Chosen, RevealedChoice, commit, is_nonce
from cairn.projections.message import message
from cairn.service import errors
from cairn.service.deciding.draft import Draft
from cairn.service.rules import follow, resolved, rules_of
from cairn.service.rules.interface import ToAct

MIN_NONCE = 32
"""Minimum number of hex digits of a client's nonce: others could guess the choice from a shorter one."""
MAX_WITHDRAWN = 64
"""Maximum number of choices that a seat can withdraw until all are revealed."""


def choose(draft: Draft, act: ToAct, seat: int, move: Move, ai: Ai | None, nonce: str = "", choice: str = "") -> None:
    """Decide the choice of a seat by a legal move; the last one reveals all, and decides what follows.

    `nonce` is a client's, or empty for the service's own; `choice` is the text of the move if it is recorded already.
    """
    position = draft.position
    ruleset, pending = position.table.ruleset, position.choosing.pending
    if position.choosing.choice_of(seat):
        raise errors.NotYourTurn("chosen-already")
    if nonce and not (is_nonce(nonce) and len(nonce) >= MIN_NONCE):
        words = message("nonce-of-choice-form", min_nonce=MIN_NONCE)
        raise errors.Invalid(words, errors=[errors.Mistake(pointer="/nonce", detail=words)])
    nonce = nonce or mac(draft.secret, f"choice:{position.version + 1}").hex()
    choice = choice or canonical(move).decode()
    if len(choice) > MAX_CHOICE:
        raise errors.Invalid("choice-too-long", max_choice=MAX_CHOICE)
    if read_move(ruleset, load(choice.encode())) != move:
        raise errors.Invalid("choice-of-other-move")
    by = None if act.is_hidden else seat
    events: list[Event] = [Chosen(seat, commit(nonce, choice), choice, nonce, ruleset)]
    if len(pending) + 1 < len(act.seats):
        draft.decide(by, events, move=move, ai=ai)
        return
    own = RevealedChoice(seat, choice, nonce, draft.now())
    choices = sorted([*(each.reveal() for each in pending), own], key=lambda revealed: revealed.seat)
    moves = {each.seat: read_move(ruleset, load(each.choice.encode())) for each in choices}
    rules, chance = rules_of(position), draft.chance()
    assert position.state
    state = position.state.copy()
    events.append(ChoicesRevealed(tuple(choices)))
    events += follow(state, resolved(rules, state, moves, chance))
    if outcome := rules.outcome(state, position.table.left):
        events.append(draft.ending(outcome))
    draft.decide(by, events, state=state, move=move, draws=chance.draws, ai=ai)


def withdraw(draft: Draft, act: ToAct, seat: int, version: int) -> None:
    """Decide that a seat takes back its own pending choice, by going back to the version before it."""
    own = draft.position.choosing.choice_of(seat)
    if own is None:
        raise errors.CannotUndo("undo-own-choice-only")
    if version != own.version - 1:
        words = message("undo-to-choice", version=own.version, version2=own.version - 1)
        raise errors.CannotUndo(words)
    draft.decide(None if act.is_hidden else seat, [ChoiceWithdrawn(seat, own.commitment)])
