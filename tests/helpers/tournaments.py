"""Swiss tournaments simulated round by round, by the deciders alone: withdrawals, late entries, walkovers, byes."""

import random
from collections.abc import Iterator
from contextlib import suppress

from helpers.played_series import Play, draft_series, joined, player

from cairn.events.series import NoShow, ResultEntered
from cairn.events.table import Seat
from cairn.projections.series import State
from cairn.projections.table import Table
from cairn.service.deciding import series
from cairn.service.errors import Forbidden, Invalid

MAX_PLAYERS = 64
LATE = 2


def play_tournament(seed: int, most: int = MAX_PLAYERS) -> Iterator[tuple[State, Table, State]]:
    """Play a tournament of 4 to `most` players. Yield the state and table before each round, and the state after."""
    chance = random.Random(seed)
    players = chance.randint(4, most - LATE)
    rounds = min(chance.randint(3, 9), players - 1)
    secret = seed.to_bytes(32)
    draft = joined(draft_series("swiss", players + LATE, secret=secret, rounds=rounds), players)
    series.start(draft)
    play, drawn, entered = Play(draft, seed), chance.choice((0.1, 0.3, 0.5)), players
    for _ in range(rounds):
        before, table = play.state.copy(), draft.position.table
        series.follow(draft)
        if draft.position.table.is_ended:
            return
        yield before, table, play.state.copy()
        for place in draft.position.table.left if play.state.round < rounds else ():
            if chance.random() < 0.2 and next(play.state.open_tables, None):
                series.join(draft, Seat("human", player(place)))
        for each in [*play.state.open_tables]:
            play.later(1)
            if chance.random() < 0.03:
                play.later(61)
                absent = chance.choice([each.places, each.places[:1], each.places[1:]])
                series.enter_no_show(draft, NoShow(each.game, absent, 3, "ab"))
            else:
                ranks = (0, 0) if chance.random() < drawn else chance.choice([(0, 1), (1, 0)])
                series.enter_result(draft, ResultEntered(each.game, ranks, "points", 30, "ab"))
        if play.state.round == rounds:
            return
        for place in range(entered):
            if place not in draft.position.table.left and chance.random() < 0.04:
                with suppress(Forbidden, Invalid):  # too few, too late, or once more
                    chance.choice((series.withdraw, series.rest))(draft, place)
        if entered < players + LATE and chance.random() < 0.1:
            series.join(draft, Seat("human", player(entered)))
            entered += 1
