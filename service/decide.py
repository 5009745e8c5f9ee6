"""Deciding: a position and a wish become decisions, or a refusal. Nothing here reads or writes a log."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from events.chain import commitment
from events.chance import DrawnChance
from events.event import Ai, Decision, Event, Move
from events.table import Forked, GameEnded, Outcome, Seat, SeatLeft, Undone
from projections.fold import Position, Run, State, module
from projections.table import Table
from service.clock import now
from service.errors import (
    CannotUndo,
    GameOver,
    IllegalMove,
    ListGoesOn,
    NotStarted,
    NotYourTurn,
    RulesGone,
    Unauthorized,
)
from service.levels import PLAYS_ON
from service.rules import GAMES, Rules, follow


@dataclass
class Draft:
    """Decisions that follow a kept position, not yet in the log. The position goes on with each of them."""

    game: str
    position: Position
    chain: str
    secret: bytes
    decisions: list[Decision] = field(default_factory=list)

    def decide(
        self,
        by: int | None,
        events: list[Event],
        *,
        state: State | None = None,
        move: Move | None = None,
        draws: Sequence[tuple[int, int]] = (),
        ai: Ai | None = None,
    ) -> None:
        """Add a decision; `state` is the state its events led to, if they changed it."""
        before = self.position
        at = max(now(), before.at)
        decision = Decision(self.game, before.version + 1, at, by, move, tuple(events), ai, tuple(draws))
        table = before.table
        if any(event.type.startswith("table.") for event in events):
            table = table.copy()
            for event in events:
                if event.type.startswith("table."):
                    table.evolve(event, decision, before.started)
        run = before.run.longer(decision) or Run(before.version, before.state, (decision,))
        self.position = Position(decision.version, at, table, state or before.state, run)
        self.decisions.append(decision)

    def chance(self) -> DrawnChance:
        """Return the chance of the next decision."""
        return DrawnChance(self.secret, self.position.version + 1, self.position.table.nonces)

    def ending(self, outcome: Outcome) -> GameEnded:
        """Return the event that ends the game and reveals its secret."""
        return GameEnded(outcome, self.secret.hex())


def owed(position: Position) -> int | None:
    """Return the AI's seat that is waited for, if one is."""
    rules = _rules(position)
    if rules is None or position.state is None or not position.started or position.table.ended:
        return None
    act = rules.to_act(position.state)
    return act.seat if act and position.table.seats[act.seat].kind == "ai" else None


def playable(position: Position) -> Rules:
    """Return the rules a game is played by; raise RulesGone if this service no longer has that version of them."""
    rules = _rules(position)
    if rules is None:
        raise RulesGone(
            f"This game is played by version {position.table.rules_version} of {position.table.ruleset}, which is gone."
        )
    return rules


def _rules(position: Position) -> Rules | None:
    rules = GAMES.get(position.table.ruleset)
    return rules if rules and position.table.rules_version in rules.versions else None


def owes_turn(after: Position, last: Decision) -> bool:
    """Tell whether a worker must be asked: an AI is waited for, and it is not the one that is just playing."""
    seat = owed(after)
    return seat is not None and not (last.ai and last.by == seat)


def running_table(draft: Draft) -> Table:
    """Return the table of a game that has not ended; raise GameOver."""
    if draft.position.table.ended:
        raise GameOver("This game has ended.")
    return draft.position.table


def still_holds(draft: Draft, seat: int, taken: int | None) -> None:
    """Check that the human who took a seat at a version holds it still; raise Unauthorized."""
    table = draft.position.table
    if taken is not None and (table.seats[seat].kind != "human" or table.taken_at[seat] != taken):
        raise Unauthorized("This token belongs to no seat of this game.")


def deal_if_full(draft: Draft) -> None:
    """Begin a game that has no open seat, in the same append; a fork may have been dealt before."""
    table = draft.position.table
    if not table.full or draft.position.state is not None:
        return
    rules, chance = playable(draft.position), draft.chance()
    state = module(table.ruleset).State.new(table.options, len(table.seats))
    events = follow(state, rules.new(table.options, len(table.seats), chance))
    draft.decide(None, events, state=state, draws=chance.draws)


def move_on(draft: Draft, seat: int, move: Move, place: int, count: int, ai: Ai | None) -> None:
    """Add the decision of one move of a list, or refuse the list."""
    position = draft.position
    table = running_table(draft)
    if position.state is None or not position.started:
        raise NotStarted("The game begins when no seat is open.")
    rules = playable(position)
    if move not in rules.legal_moves(position.state, seat):
        refusal = rules.refusal(position.state, seat, move, table.names)
        act = rules.to_act(position.state)
        kind = IllegalMove if act and act.seat == seat else NotYourTurn
        raise kind(str(refusal), rule=refusal.clause, errors=[_pointer(place, str(refusal))])
    state, chance = position.state.copy(), draft.chance()
    events = follow(state, rules.consequences(state, seat, move, chance))
    if place < count - 1 and (chance.draws or any(event.reveals for event in events)):
        words = f"Move {place + 1} draws or shows you something new, so the list must end with it."
        raise ListGoesOn(words, errors=[_pointer(place + 1, words)])
    outcome = rules.outcome(state, table.left)
    if outcome:
        events.append(draft.ending(outcome))
    draft.decide(seat, events, state=state, move=move, draws=chance.draws, ai=ai)


def go_back(draft: Draft, seat: int, version: int) -> None:
    """Add the decision of a seat to go back to a version within its own turn, or refuse it."""
    position = draft.position
    running_table(draft)
    if position.state is None or not position.started:
        raise NotStarted("The game begins when no seat is open.")
    act = playable(position).to_act(position.state)
    if act is None or act.seat != seat:
        raise CannotUndo("Your turn is over, so nothing of it can be undone.")
    if not version < position.version:
        raise CannotUndo(f"The game is at version {position.version}, so it cannot go back to version {version}.")
    run = position.run
    if not run.decisions or run.decisions[-1].by != seat:
        raise CannotUndo("You have decided nothing since somebody else did, so there is nothing to undo.")
    if version < run.version:
        raise CannotUndo(f"What can be undone began with version {run.version}; version {version} is before that.")
    for decision in run.decisions[version - run.version :]:
        if decision.draws:
            raise CannotUndo(f"Version {decision.version} drew, and what was drawn is known.")
        if any(event.reveals for event in decision.events):
            raise CannotUndo(f"Version {decision.version} revealed something.")
    draft.decide(seat, [Undone(seat, version)], state=run.at(version))


def fork(draft: Draft, game: str, secret: bytes, seats: Sequence[Seat]) -> None:
    """Go on in a new game from a position of a finished one; `draft` holds the parent's secret until then."""
    table = draft.position.table
    forked = Forked(table.game, draft.secret.hex(), tuple(seats), table.listed, commitment(secret))
    draft.game, draft.secret = game, secret
    draft.decide(None, [forked])
    deal_if_full(draft)


def _pointer(place: int, words: str) -> dict[str, str]:
    return {"pointer": f"/moves/{place}", "detail": words}


def leaving(draft: Draft, seat: int) -> list[Event]:
    """Return what follows when a human leaves: before the start, in a game of two, in a larger one."""
    position, table = draft.position, draft.position.table
    name, holder = table.names[seat], table.seats[seat]
    others = [human for human in table.humans if human != seat]
    if position.state is None or not position.started:
        left: list[Event] = [SeatLeft(seat, name, Seat("open"))]
        return left if others else [*left, draft.ending(abandoned(position))]
    if len(table.seats) == 2:
        outcome = Outcome("resigned", (1 - seat,), tuple(position.state.points))
        return [SeatLeft(seat, name, holder), draft.ending(outcome)]
    if not others:
        return [SeatLeft(seat, name, holder), draft.ending(abandoned(position))]
    return [SeatLeft(seat, name, replace(holder, kind="ai", level=PLAYS_ON))]


def abandoned(position: Position) -> Outcome:
    """Return the outcome of a game that nobody plays on."""
    points = position.state.points if position.state else [0] * len(position.table.seats)
    return Outcome("abandoned", (), tuple(points))
