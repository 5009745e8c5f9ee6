"""Schotten Totten: the learned policy, and the chances by the learned value. `kernel/learned.c` says the same in C.

A seat plays the card after which its learned value is best, with all claims that the card allows. All else it does as
the quick policy. The value of a position is the mean of both seats' values.
"""

from collections.abc import Hashable, Iterator, Sequence

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.schotten_totten.moves import Pass, PlayCard
from cairn.events.schotten_totten.pieces import TACTICS, Troop
from cairn.projections.schotten_totten.state import State, Stone
from cairn.projections.tuples import put
from cairn.service.rules import Rules
from cairn.service.rules.schotten_totten.cards import play_card
from cairn.service.rules.schotten_totten.claims import FaceUp, claimable_stones, is_complete, is_proven, requirement
from cairn.service.rules.schotten_totten.ruses import play_ruse
from cairn.service.rules.schotten_totten.scoring import stones_of, victory
from cairn.workers.schotten_totten import outcome, sense
from cairn.workers.schotten_totten.native import learned_kernels as kernels
from cairn.workers.schotten_totten.outlook import bits, outlook
from cairn.workers.schotten_totten.sight import BLOCKS, INPUTS, WHOLES, eyes_of, see, see_stone, see_table
from cairn.workers.search.net import WON, Net, Nets, share_of
from cairn.workers.search.sense import Level

__all__ = ["POLICY", "chances", "kernels", "quick", "ranked"]

POLICY = Level(policy="quick", training=1)
"""The level whose strength a curve of the training shows: the policy, without any search."""

POINT = 52429
"""The value of a point of earlier rounds: 1.6 in the logarithm of the odds."""


_NETS = Nets("schotten_totten", BLOCKS, INPUTS, WHOLES)
use = _NETS.use


def net_number(state: State) -> int:
    """Return the number of the net of a game's options."""
    return 2 * state.expert + state.tactics


def net_of(state: State) -> Net:
    """Return the net of a game's options."""
    return _NETS[net_number(state)]


def quick(rules: Rules, state: State, seat: int, chance: Chance) -> Move:
    """Return the learned policy's move for the seat to act."""
    moves = rules.legal_moves(state, seat)
    values = weigh_moves(state, seat, moves)
    return moves[values.index(max(values))] if values else sense.quick(rules, state, seat, chance)


def ranked(rules: Rules, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
    """Return the legal moves of the seat to act, the most promising first."""
    values = weigh_moves(state, seat, moves)
    if not values:
        return sense.ranked(rules, state, seat, moves, chance)
    return [moves[place] for place in sorted(range(len(moves)), key=lambda place: -values[place])]


def chances(rules: Rules, state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in total; after the end, the winners' equal shares."""
    more, left = state.points[0] - state.points[1], 1 + state.rounds - state.round
    if state.phase == "over" and left <= 1:
        return outcome.chances(rules, state)
    value = 0
    if state.phase != "over":
        net = net_of(state)
        value = (net.odds_of_sight(*see(state, 0)) - net.odds_of_sight(*see(state, 1))) // 2
    share = share_of((value + POINT * more) // left)
    return share / 65536, (65536 - share) / 65536


def weigh_moves(state: State, seat: int, moves: Sequence[Move]) -> list[int]:
    """Return the value of each move of a seat that is to play; none if it is to do something else."""
    if state.phase != "play" or claimable_stones(state, seat):
        return []
    all_held = _Base(state, seat, None, None)
    bases: dict[str | None, _Base] = {None: all_held}
    values = []
    for move in moves:
        card = move.card if isinstance(move, PlayCard) and move.card not in TACTICS else None
        if card not in bases:
            bases[card] = _Base(state, seat, card, all_held)
        base = bases[card]
        values.append(base.value_after(move))
    return values


def _depends(stone: Stone, seat: int, card: Troop | None) -> bool:
    """Return whether what a seat sees of a stone depends on a card in its hand."""
    side = stone.sides[seat]
    if stone.owner is not None or is_complete(stone, seat):
        return False
    if is_complete(stone, 1 - seat):
        return True
    return bool(side) and bool(outlook(side, requirement(stone).cards).relevant & bits((card,)))


class _Base:
    """What a seat sees of the stones as they lie, with a card less in its hand: each, and all."""

    def __init__(self, state: State, seat: int, card: Troop | None, all_held: "_Base | None") -> None:
        self._state = state
        self._seat = seat
        self._net = net_of(state)
        self._eyes = eyes_of(state, seat, card)
        self._seen = dict[Stone, tuple[int, ...]]()
        self._stones: list[int] = [
            all_held._stones[at] if all_held and not _depends(stone, seat, card) else self._embed(stone, at)
            for at, stone in enumerate(state.stones)
        ]
        self._all = sum(self._stones)
        self._card = card
        self._wholes = dict[tuple[Hashable, tuple[int, ...]], int]()
        if card:  # wherever the card lies, it makes the same other stones claimable, and leaves the same in hand
            self._face_up = FaceUp(state.stones, (*state.discard, card))
            after = state.copy()
            after.hands = put(state.hands, seat, (None,) * (len(state.hands[seat]) - 1))
            self._whole = self._net.see_whole(see_table(after, seat, self._eyes.hand))

    def _embed(self, stone: Stone, at: int) -> int:
        """Return what a stone says; those that look the same are seen once."""
        seen = self._seen.get(stone)
        if seen is None:
            seen = self._seen[stone] = see_stone(stone, self._seat, self._eyes)
        return self._net.embed(seen, at)

    def value_after(self, move: Move) -> int:
        """Return the value after a move, and the claims that it allows."""
        if self._card and isinstance(move, PlayCard):
            return self._value_of_card(self._card, move.stone)
        after, seat = self._state.copy(), self._seat
        for event in _events(after, seat, move):
            after.evolve(event)
        kind = move.card if isinstance(move, PlayCard) else type(move)
        return self._value_of(after, kind, claimable_stones(after, seat))

    def _value_of_card(self, card: Troop, number: int) -> int:
        """Return the value after the clan card is laid at a stone."""
        state, seat = self._state, self._seat
        stone, claims = state.stones[number - 1], () if state.expert else self._face_up.provable_stones(seat)
        stone = Stone(put(stone.sides, seat, (*stone.sides[seat], card)), stone.first, stone.owner, stone.modes)
        if is_complete(stone, seat):
            if not is_complete(stone, 1 - seat):
                stone = Stone(stone.sides, seat, stone.owner, stone.modes)
            if not state.expert and is_proven(stone, seat, self._face_up):
                claims = *claims, number
        at = number - 1
        if not claims:
            return self._net.odds(self._whole + self._all + self._embed(stone, at) - self._stones[at])
        after = state.copy()
        after.stones = put(state.stones, at, stone)
        after.hands = put(state.hands, seat, (None,) * (len(state.hands[seat]) - 1))
        return self._value_of(after, card, claims)

    def _value_of(self, after: State, kind: Hashable, claims: tuple[int, ...]) -> int:
        """Return the value of a position after a move and claims. The whole depends on these and the kind alone."""
        seat, net = self._seat, self._net
        for number in claims:
            stone = after.stones[number - 1]
            after.stones = put(after.stones, number - 1, Stone(stone.sides, stone.first, seat, stone.modes))
        if victory(stones_of(after, seat)):
            return WON
        whole = self._wholes.get((kind, claims))
        if whole is None:
            whole = self._wholes[kind, claims] = net.see_whole(see_table(after, seat, self._eyes.hand))
        hidden = self._all + whole
        for at, (stone, earlier) in enumerate(zip(after.stones, self._state.stones, strict=True)):
            if stone is not earlier and stone != earlier:
                hidden += self._embed(stone, at) - self._stones[at]
        return net.odds(hidden)


def _events(state: State, seat: int, move: Move) -> Iterator[Event]:
    if isinstance(move, Pass):
        state.phase = "claim"
        return iter(())
    return play_card(state, seat, move.card, move.stone) if isinstance(move, PlayCard) else play_ruse(state, seat, move)
