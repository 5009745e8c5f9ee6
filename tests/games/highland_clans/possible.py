"""Checks whether a game can have a position, by the types and the rules in Python, independent of the kernel."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from games.highland_clans.facts import pieces

from cairn.events.highland_clans.pieces import CARDS, COLOURS, TILES, Cubes
from cairn.projections.highland_clans.state import Clan, Laid, RaidUnderWay, State
from cairn.service.rules.highland_clans.actions import legal_actions
from cairn.service.rules.highland_clans.hands import seat_to_discard
from cairn.service.rules.highland_clans.rules import ALL
from cairn.workers.highland_clans import native

SIZE = 191
USED: Mapping[str, Sequence[int]] = {
    **{"warrior": (1,), "piper": (1,), "monk": (1, 2), "cattle": (1,), "castle": (2,), "monastery": (3,)},
    **{"bard": (1,), "domain": (0, 1, 2, 3)},
}
"""The numbers of cubes of the reserve that each action may use."""


def unpack(packed: bytes) -> State:
    """Return the position that `native.pack` encodes as these bytes. Raise ValueError if there is none."""
    numbers = iter(packed)

    def read(count: int) -> list[int]:
        return [next(numbers) for _ in range(count)]

    def none_or(number: int) -> Any:
        return None if number == native.NONE else number

    def read_clan() -> Clan:
        warriors, pipers, monks, cattle, castles, monasteries, free_lands, held = read(8)
        hand = tuple([card or None for card in read(native.HAND)[:held]])
        return Clan(warriors, pipers, monks, free_lands, cattle, castles, monasteries, hand)

    def read_raid() -> RaidUnderWay | None:
        opponent, fought, first, second, piper, card = read(6)
        laid = () if card == native.NONE else (Laid(bool(piper), card or None),)
        return None if opponent == native.NONE else RaidUnderWay(opponent, fought, (first, second), laid)

    try:
        if len(packed) != SIZE:
            raise ValueError(f"a position has {SIZE} bytes")
        seats, drawn, *fields, phase, one, two, most_actions, following = read(10)
        state = State.new({"raid_refill": ("hand", "drawn")[drawn]}, seats)
        phases: Any = native._PHASES
        state.round, state.start, state.turn, state.phase = *fields, phases[phase]
        state.actions = tuple([native._ACTIONS[action] for action in (one, two) if action != native.NONE])
        state.most_actions, state.following = most_actions, none_or(following)
        state.reserve, state.bag = Cubes(*read(4)), Cubes(*read(4))
        state.clans = tuple([read_clan() for _ in range(5)][:seats])
        state.raid, (state.deck, *discards) = read_raid(), read(6)
        state.discards = tuple([card or None for card, number in enumerate(discards) for _ in range(number)])
        state.supply, state.removed, *shown = read(15)
        state.shown = tuple(
            [tile for tile, number in zip(dict.fromkeys(TILES), shown, strict=True) for _ in range(number)]
        )
        state.points, reason = tuple(read(5)[:seats]), none_or(read(1)[0])
        reasons: Any = native._REASONS
        state.reason = None if reason is None else reasons[reason]
        msgspec.convert(msgspec.to_builtins(state), State)
        if native.pack(state) == packed:
            return state
    except (IndexError, TypeError) as error:
        raise ValueError(f"no position is packed so: {error}") from error
    raise ValueError("the position that these bytes stand for is packed in another way")


def faults(state: State) -> Iterator[str]:
    """Yield the reasons why no game, and no view of one, has a position, or nothing if it is possible."""
    seats = len(state.clans)
    if not 3 <= seats <= 5 or max(state.start, state.turn, state.following or 0) >= seats or state.round < 1:
        yield "a seat or a round that does not exist"
        return
    if state.raid and (state.raid.opponent in (state.turn, *range(seats, 5)) or state.raid.fought > 3):
        yield "a raid against no opponent"
        return
    yield from _faults_of_pieces(state)
    yield from _faults_of_end(state)
    yield from _faults_of_actions(state)
    yield from _faults_of_raid(state)
    yield from _faults_of_hands(state)


def _faults_of_pieces(state: State) -> Iterator[str]:
    known = Counter([card for clan in state.clans for card in clan.hand] + [*state.discards])
    if state.raid and state.raid.laid:
        known[state.raid.laid[0].card] += 1
    if any(known[card] > number for card, number in CARDS.items()):
        yield "a card too many"
        return
    counted, cubes = pieces(state), ALL[len(state.clans)]
    if any(counted[colour] != getattr(cubes, colour) for colour in COLOURS):
        yield "too few cubes, or too many"
    if (counted["cards"], counted["tiles"]) != (67, 25):
        yield "too few cards or tiles, or too many"
    if Counter(state.shown) - Counter(TILES) or len(state.shown) > state.removed:
        yield "a tile that cannot have been shown"
    if any(clan.warriors < 3 or not 2 <= clan.lands <= 6 for clan in state.clans):
        yield "a court or lands that are too small, or lands that are too many"


def _faults_of_end(state: State) -> Iterator[str]:
    over, leader = state.phase == "over", max(state.points)
    if over != (state.reason is not None):
        yield "an end without a reason, or the reverse"
    if state.removed != state.round - (state.reason != "red_zone"):
        yield "a round without its tile"
    if leader > 41 + 2 * len(state.points) + 42 * over:
        yield "more points than a round can bring"
    if state.reason == "red_zone" and not any(number <= leader for number in state.shown):
        yield "an end by a tile that was not shown"
    if (state.reason == "empty_bag" and state.bag.total > 5) or (state.reason == "empty_supply" and state.supply):
        yield "an end by an empty bag or supply that is not empty"


def _faults_of_actions(state: State) -> Iterator[str]:
    actions, waits = state.actions, seat_to_discard(state) is not None
    if state.most_actions not in (1, 2) or len({*actions}) < len(actions) or len(actions) > state.most_actions:
        yield "actions that are equal, or too many"
    if len(actions) == 2 and "bard" in actions:
        yield "an action beside a bard"
    if state.phase != "over" and (state.most_actions == 1) != ((state.turn + 1) % len(state.clans) == state.start):
        yield "a turn with another number of actions"
    if state.phase in ("redraw", "action"):
        used, sums = 6 - state.reserve.total, {0}
        for action in actions:
            sums = {before + number for before in sums for number in USED[action]}
        if used > 4 or used not in sums:
            yield "a reserve that its actions do not leave"
    elif state.reserve.total:
        yield "a reserve that was not returned"
    if state.phase == "redraw" and (actions or state.following != state.turn):
        yield "a redraw without the largest following, or too late"
    if state.following is not None and state.round == 1 and state.phase != "over":
        yield "a largest following before the first scoring"
    if state.phase == "action" and not waits:
        if len(actions) >= state.most_actions or "bard" in actions:
            yield "actions that are over"
        elif len(legal_actions(state, state.turn)) < 2:
            yield "a position that is not waited in"


def _faults_of_raid(state: State) -> Iterator[str]:
    raid = state.raid
    if (raid is not None) != (state.phase in ("combat", "spoil")):
        yield "a raid in another phase, or none"
    if raid and (sum(raid.wins) > raid.fought or (raid.fought == 3) != (state.phase == "spoil")):
        yield "more combats won than fought"
    if raid and state.phase == "spoil":
        clan = state.clans[raid.opponent]
        if raid.laid or raid.wins[0] <= raid.wins[1] or not clan.cattle + clan.castles + clan.monasteries:
            yield "a spoil that was not won"


def _faults_of_hands(state: State) -> Iterator[str]:
    surplus = {seat: len(clan.hand) - clan.warriors for seat, clan in enumerate(state.clans)}
    if raid := state.raid:
        surplus[state.turn] += raid.fought + len(raid.laid)
        surplus[raid.opponent] += raid.fought
    own, others = surplus.pop(state.turn), sorted(number for number in surplus.values() if number)
    latest, possible = state.actions[-1:], set[tuple[int, tuple[int, ...]]]({(0, ())})
    if state.phase == "action":
        possible |= {(1, ())} if latest == ("domain",) else set()
        possible |= {(0, (1,)), (-1, (1,))} if latest == ("bard",) else set()
    if state.phase == "refill":
        possible = {(2, (2,)), (1, (2,)), (0, (2,)), (0, (1,))}
    if (own, tuple(others)) not in possible:
        yield "a hand that is too small or too large"
