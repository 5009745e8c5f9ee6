"""Pairs of positions that differ only in the AI's card, a joker or a traitor: does its response time reveal it?

A traitor takes longer to consider. A person who guesses that the earlier move of a pair was the joker's must be right
half of the time.
"""

import random
import time
from math import sqrt
from statistics import median

from helpers.api import running
from msgspec.structs import replace
from shared import KEY, local, redis

from cairn.events.chain import Entry, Head, seal
from cairn.events.clock import seconds
from cairn.events.codec import decode
from cairn.events.decision import Ai, Decision, Move
from cairn.events.schotten_totten.events import CardDrawn
from cairn.events.schotten_totten.moves import DrawCard, PlayCard
from cairn.events.schotten_totten.pieces import CARDS
from cairn.events.table import GameOpened, Seat
from cairn.projections.fold import BEFORE
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.draft import Draft
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import newest

PAIRS = 150
SEATS = (Seat("human"), Seat("ai", None, "greedy"))
OPTIONS: dict[str, int | str | bool | None] = {"rounds": 1, "first_seat": 0, "tactics": True, "expert": False}
RULES = newest("schotten_totten")


def main() -> None:
    """Have a worker move in both positions of each pair, in random order, and guess."""
    source, right, times = random.Random(1), 0.0, dict[str, list[float]](joker=[], traitor=[])
    with redis() as url:
        services = local(url)
        with running({"REDIS_URL": url, "CAIRN_KEY": KEY}, "worker"):
            answer(services, 0, "traitor")  # the first one also waits for the worker to start
            for pair in range(PAIRS):
                took = {card: answer(services, pair, card) for card in source.sample(["joker", "traitor"], 2)}
                for card, seconds_taken in took.items():
                    times[card].append(seconds_taken)
                later = took["traitor"] - took["joker"]
                right += 0.5 if later == 0 else later > 0
    for card, all_taken in times.items():
        print(f"  with the {card}: {1000 * median(all_taken):.0f} ms (median of {PAIRS})")
    print(f"  guessed right: {100 * right / PAIRS:.0f} % (noise: 50 ± {100 / sqrt(PAIRS):.0f} %)")


def answer(services: Services, seed: int, card: str) -> float:
    """Return the seconds from Ann's decision to the AI's, which holds the card, by the decisions' dates."""
    source = random.Random(seed)
    draft = Draft(services.tokens.game(None), BEFORE, source.randbytes(32), services.clock.now())
    deciders.open_game(draft, GameOpened("schotten_totten", RULES.version, OPTIONS, SEATS, False, ""))
    deciders.deal_if_full(draft)
    for turn in range(2 * source.randint(1, 5)):
        play_turn(draft, source, "tactic" if turn == 1 else "clan")
    last = play_turn(draft, source, "clan")
    game, decisions = draft.game, [holding(decision, card) for decision in draft.decisions[:-1]]
    entries: list[Entry] = []
    for decision in decisions:
        entries.append(seal(decision, entries[-1].chain if entries else game, draft.secret))
    services.log.append(game, Head(0, game), entries, opens=draft.secret)
    version = services.commands.play(game, 0, [last]).last
    while services.repository.get(game, TRUTH).head.version == version:
        time.sleep(0.01)
    asking, answering = (
        decode(entry.stored, entry.version) for entry in services.log.read(game, after=version - 1, limit=2)
    )
    services.commands.delete(game)
    return seconds(answering.at) - seconds(asking.at)


def play_turn(draft: Draft, source: random.Random, deck: str) -> Move:
    """Play the turn of the seat to act: a clan card, no claim, a card from a deck; return the last move."""
    act = RULES.to_act(draft.position.state)
    assert act
    ai = Ai("greedy", 1, 0, "00") if act.seat else None
    moves = RULES.legal_moves(draft.position.state, act.seat)
    plays = [move for move in moves if isinstance(move, PlayCard) and move.card in CARDS]
    draw = DrawCard(deck)
    deciders.play(draft, act.seat, [source.choice(plays)], ai)
    deciders.play(draft, act.seat, [draw], ai)
    return draw


def holding(decision: Decision, card: str) -> Decision:
    """Return a decision in which the drawn tactic card is this one."""
    events = [
        replace(event, card=card) if isinstance(event, CardDrawn) and event.deck == "tactic" else event
        for event in decision.events
    ]
    return replace(decision, events=tuple(events))
