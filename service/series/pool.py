"""The pool: all waiting match requests, in Redis, and the games found for them.

All data has one hash tag: `cairn:{pairings}:waiting` (requests by id), `:players` (each player's request), `:claimed`
(games to be opened, by id: the caretaker opens those left by a process) and `:answers` (the game of each paired
request, for an hour). A script removes both requests of a pair only if both still wait, so that none is paired twice.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, cast

from msgspec import json
from redis import Redis

from cairn.events.clock import RedisClock
from cairn.events.codec import Undecodable, prepare_type, read_options
from cairn.events.ids import random_id
from cairn.events.keys import key_of
from cairn.events.publishing import LogNotifications
from cairn.events.table import Seat
from cairn.projections.anchors import anchors_of, group_with_bots
from cairn.projections.rating_formula import version_of_formula
from cairn.projections.ratings import RatingCategory
from cairn.projections.results import subject_of
from cairn.projections.standings import Standings
from cairn.service.commands.handler import CommandHandler
from cairn.service.deciding.levels import LEVELS, version_of
from cairn.service.errors import KeyReused, NotFound, Problem, TooManyRequests, Unavailable
from cairn.service.limits.clients import read_client
from cairn.service.rules import group_of
from cairn.service.series.match_request import MatchRequest, Paired, pairs_of

log = logging.getLogger(__name__)
MAX_REQUESTS: Final = 10_000
MAX_OF_CLIENT: Final = 16
ANSWER_SECONDS: Final = 3600
BEGINNERS: Final = 1500  # rating

_WAITING, _PLAYERS, _CLAIMED, _ANSWERS = (
    key_of("pairings", what) for what in ("waiting", "players", "claimed", "answers")
)

_ENTER = """
local waiting, players = unpack(KEYS)
local id, player, wish, most = unpack(ARGV)
local before = redis.call('HGET', players, player)
if before and before ~= id then redis.call('HDEL', waiting, before) end
if redis.call('HLEN', waiting) >= tonumber(most) then return 0 end
redis.call('HSET', waiting, id, wish)
redis.call('HSET', players, player, id)
return 1
"""
_CLAIM = """
local waiting, players, claimed, answers = unpack(KEYS)
local game, paired, count = ARGV[1], ARGV[2], tonumber(ARGV[3])
for at = 1, count do if redis.call('HEXISTS', waiting, ARGV[3 + at]) == 0 then return 0 end end
for at = 1, count do
  local id, player = ARGV[3 + at], ARGV[3 + count + at]
  redis.call('HDEL', waiting, id)
  if redis.call('HGET', players, player) == id then redis.call('HDEL', players, player) end
  redis.call('HSET', answers, id, paired)
end
redis.call('HSET', claimed, game, paired)
return 1
"""
_LEAVE = """
local waiting, players = unpack(KEYS)
local id, player = unpack(ARGV)
if redis.call('HGET', players, player) == id then redis.call('HDEL', players, player) end
return redis.call('HDEL', waiting, id)
"""


def news_of_wish(id: str) -> str:
    """Return the channel of a request, which is notified when it was fulfilled or is over."""
    return f"pairing:{id}"


class Pool:
    """The waiting match requests."""

    def __init__(self, redis: Redis, clock: RedisClock, standings: Standings, commands: CommandHandler) -> None:
        self._redis, self._clock, self._standings, self._commands = redis, clock, standings, commands
        self._news = LogNotifications(redis)
        self._enter, self._claim, self._leave = map(redis.register_script, (_ENTER, _CLAIM, _LEAVE))

    def rating(self, player: str, ruleset: str, options: dict[str, Any], *, is_bot: bool) -> int:
        """Return a player's rating with these options; a player without one counts as a beginner."""
        group = group_of(ruleset, options) or ""
        wanted = RatingCategory(ruleset, group_with_bots(group) if is_bot else group)
        ratings = [rating for category, rating in self._standings.ratings_of(player) if category == wanted]
        return ratings[0].displayed["rating"] if ratings else BEGINNERS

    def enter(self, wish: MatchRequest) -> None:
        """Add a player's request, replacing their earlier one. Raise TooManyRequests or Unavailable at the limits."""
        address = read_client(wish.client).levels[:1]
        same = [other for other in self.list_waiting() if address and read_client(other.client).levels[:1] == address]
        if len([other for other in same if other.player != wish.player]) >= MAX_OF_CLIENT:
            raise TooManyRequests("address-too-many-match-requests", max_of_client=MAX_OF_CLIENT, retry_after=10)
        args: list[Any] = [wish.id, wish.player, json.encode(wish), MAX_REQUESTS]
        if not self._enter(keys=[_WAITING, _PLAYERS], args=args):
            raise Unavailable("too-many-match-requests", retry_after=10)
        now = self._clock.time()
        fitting = [other for other in self.list_waiting() if other.terms == wish.terms and wish.fits(other, now)]
        if fitting:
            nearest = min(fitting, key=lambda other: (abs(other.rating - wish.rating), other.since))
            self._pair((wish, nearest), None, now)

    def leave(self, wish: MatchRequest) -> None:
        """Withdraw a request."""
        self._leave(keys=[_WAITING, _PLAYERS], args=[wish.id, wish.player])
        self._news.publish(news_of_wish(wish.id), wish.id)

    def forget(self, player: str) -> None:
        """Remove the request of an erased player."""
        if id := cast(bytes | None, self._redis.hget(_PLAYERS, player)):
            self._leave(keys=[_WAITING, _PLAYERS], args=[id, player])

    def list_waiting(self) -> list[MatchRequest]:
        """Return all waiting requests."""
        stored = cast(list[bytes], self._redis.hvals(_WAITING))
        return [json.decode(each, type=prepare_type(MatchRequest)) for each in stored]

    def get(self, id: str) -> MatchRequest | Paired:
        """Return a waiting request, or the game that was found for it. Raise NotFound if there is neither."""
        stored = cast(bytes | None, self._redis.hget(_WAITING, id))
        if stored:
            return json.decode(stored, type=prepare_type(MatchRequest))
        answer = cast(bytes | None, self._redis.hget(_ANSWERS, id))
        if answer:
            return json.decode(answer, type=prepare_type(Paired))
        raise NotFound("match-request-expired")

    def care(self) -> bool:
        """Pair waiting requests, open claimed games, drop old answers; return whether any request still waits."""
        for stored in cast(list[bytes], self._redis.hvals(_CLAIMED)):
            paired = json.decode(stored, type=prepare_type(Paired))
            try:
                self._open(paired)
            except (Problem, Undecodable) as problem:  # no capacity, or its package is gone: others must not wait
                log.warning("The game %s of a pairing could not be opened: %s", paired.game, problem)
        now = self._clock.time()
        raw_answers = cast(dict[bytes, bytes], self._redis.hgetall(_ANSWERS))
        answers = {id: json.decode(paired, type=prepare_type(Paired)) for id, paired in raw_answers.items()}
        if old := [id for id, paired in answers.items() if paired.at < now - ANSWER_SECONDS]:
            self._redis.hdel(_ANSWERS, *old)
        return self.match() > 0

    def match(self) -> int:
        """Pair the requests that fit now; return how many still wait."""
        now, waiting = self._clock.time(), list[MatchRequest]()
        for wish in self.list_waiting():
            if wish.until < now:
                self.leave(wish)
            else:
                waiting.append(wish)
        paired = 0
        for pair in pairs_of(waiting, now):
            paired += len(pair) * self._pair(pair, None, now)
        for wish in waiting:
            if wish.ai_after is not None and now >= wish.since + wish.ai_after:
                paired += self._pair((wish,), self._like_level(wish), now)
        return len(waiting) - paired

    def _pair(self, wishes: Sequence[MatchRequest], level: str | None, now: float) -> bool:
        first, ids = wishes[0], tuple(wish.id for wish in wishes)
        players, bots = tuple(wish.player for wish in wishes), tuple(wish.bot for wish in wishes)
        terms = (first.ruleset, first.options, first.clock, first.rated)
        paired = Paired(random_id(), ids, players, bots, level, *terms, now, first.client)
        args: list[Any] = [paired.game, json.encode(paired), len(ids), *ids, *paired.players]
        if not self._claim(keys=[_WAITING, _PLAYERS, _CLAIMED, _ANSWERS], args=args):
            return False
        self._open(paired)
        return True

    def _open(self, paired: Paired) -> None:
        seats = [Seat("human", player, bot=bot) for player, bot in zip(paired.players, paired.bots, strict=True)]
        seats += [Seat("ai", level=paired.level)] if paired.level else []
        self._commands.quotas.game_clients.put(self._redis, paired.game, read_client(paired.client))
        with suppress(KeyReused):  # it is open
            game, ruleset, options = paired.game, paired.ruleset, read_options(paired.ruleset, paired.options)
            self._commands.open_game(game, ruleset, options, seats, rated=paired.rated, clock=paired.clock)
        self._redis.hdel(_CLAIMED, paired.game)
        for id in paired.wishes:
            self._news.publish(news_of_wish(id), id)

    def _like_level(self, wish: MatchRequest) -> str:
        category = RatingCategory(wish.ruleset, group_of(wish.ruleset, wish.options) or "")
        anchors = anchors_of(category.ruleset, category.group, version_of_formula(self._standings.formula(category)))
        rated = {level: anchors.get(subject_of(level, version_of(wish.ruleset, level))) for level in LEVELS}
        near = {level: abs(anchor.rating - wish.rating) for level, anchor in rated.items() if anchor}
        return min(near, key=near.__getitem__, default="easy")
