"""Lua scripts that look up an idempotency key in a log, append to it, and delete it; and the client for scripts.

The keys are those of `events/log.py`, in its order. A request is identified by three values: `record` is the first 12
bytes of the SHA-256 of its idempotency key and the first version that it appends, in 4 bytes; `command` is in each
entry that it appends; `other` is there instead if another process appended it. Records are concatenated in 16 buckets:
this saves memory, and lookups are fast in long games.
"""

from collections.abc import Sequence
from typing import Any, cast

from redis import Redis
from redis.exceptions import NoScriptError

from cairn.events.connections import Command, Connections

_KNOWN = """
local function bucket(record) return string.byte(record) % 16 end

local function known(log, keys, record, command, other)
  local records, key, at = redis.call('HGET', keys, bucket(record)) or '', string.sub(record, 1, 12), 0
  repeat at = string.find(records, key, at + 1, true) until not at or at % 16 == 1
  if not at then return nil end
  local a, b, c, d = string.byte(records, at + 12, at + 15)
  local first = ((a * 256 + b) * 256 + c) * 256 + d
  local last, same, page = first - 1, ''
  repeat
    page = redis.call('XRANGE', log, last + 1 .. '-0', '+', 'COUNT', 64)
    for _, entry in ipairs(page) do
      if entry[2][8] ~= command and entry[2][8] ~= other then page = {} break end
      last, same = last + 1, entry[2][8]
    end
  until #page < 64
  return {'known', first, last, same}
end
"""

KNOWN = f"""{_KNOWN}
return known(KEYS[1], KEYS[2], unpack(ARGV))
"""

APPEND = f"""{_KNOWN}
local log, keys, secret, imported, gone, snapshot, names, cold = unpack(KEYS)
local game, version, chain, record, command, other = unpack(ARGV, 1, 6)
local opens, reveals, import, named, news, dated, off = unpack(ARGV, 7, 13)
local clock = redis.call('TIME')

local function append()
if record ~= '' then
  local before = known(log, keys, record, command, other)
  if before then return before end
end
if opens ~= '' and redis.call('EXISTS', gone) == 1 then return {{'gone'}} end
local first = version + 1 .. '-0'
local last = redis.call('XREVRANGE', log, '+', '-', 'COUNT', 1)[1]
local head = {{'0', game}}
if last then head = {{string.match(last[1], '^%d+'), last[2][6]}} end
if not last and redis.call('EXISTS', cold) == 1 then return {{'cold'}} end
if head[1] ~= version or head[2] ~= chain then
  local entry = redis.call('XRANGE', log, first, first)[1]
  if entry and entry[2][8] == command then return {{'appended'}} end
  return {{'conflict', redis.call('XRANGE', log, version .. '-0', '+', 'COUNT', 500)}}
end
if dated ~= '' and math.abs(clock[1] * 1000 + clock[2] / 1000 - dated) > tonumber(off) then return {{'misdated'}} end
local n = tonumber(version)
for i = 14, #ARGV, 3 do
  n = n + 1
  redis.call('XADD', log, n .. '-0', 'decision', ARGV[i], 'digest', ARGV[i + 1], 'chain', ARGV[i + 2],
    'command', command)
end
if record ~= '' then
  local records = redis.call('HGET', keys, bucket(record)) or ''
  redis.call('HSET', keys, bucket(record), records .. record)
end
if opens ~= '' then redis.call('SET', secret, opens) end
if reveals ~= '' then redis.call('DEL', secret, snapshot) end
if import ~= '' then redis.call('SET', imported, '1') end
if named ~= '' then
  for place, who in pairs(cjson.decode(named)) do redis.call('HSET', names, place, who) end
end
if news ~= '' then redis.call('PUBLISH', news, game) end
return {{'appended'}}
end

return {{append(), clock}}
"""
"""Append entries; return the result and Redis' time. Only a new request must have a date near that time."""

DELETE = """
local log, keys, secret, imported, gone, snapshot, names, cold, hints, analyses, rematch = unpack(KEYS)
local opened = redis.call('EXISTS', cold) == 1 or redis.call('EXISTS', secret) < redis.call('EXISTS', log)
for _, records in ipairs(redis.call('HVALS', keys)) do
  opened = opened or string.sub(records, 13, 16) == string.char(0, 0, 0, 1)
end
if opened then redis.call('SET', gone, '1') end
redis.call('DEL', snapshot, names, hints, analyses, rematch)
local removed = redis.call('DEL', log, keys, secret, imported, cold)
if ARGV[2] ~= '' then redis.call('PUBLISH', ARGV[2], ARGV[1]) end
return removed
"""

SEAL = """
local log, keys, snapshot, cold, imported = unpack(KEYS)
local version, chain, marker = unpack(ARGV)
local last = redis.call('XREVRANGE', log, '+', '-', 'COUNT', 1)[1]
if not last or last[1] ~= version or last[2][6] ~= chain then return 0 end
redis.call('SET', cold, marker)
redis.call('DEL', log, keys, snapshot, imported)
return 1
"""
"""Replace a log by a sealed marker if its head has not changed since it was read."""

BRING_BACK = """
local log, gone, cold = unpack(KEYS)
if redis.call('EXISTS', log, gone, cold) > 0 then return 0 end
redis.call('SET', cold, ARGV[1])
return 1
"""
"""Store a sealed marker if the game does not exist and was not deleted."""

MOVE = """
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1
"""
"""Replace a sealed marker by another."""

CHAIN, COMMAND = 6, 8
"""The positions of the chain and of the request's `command` in an entry's list of fields and values."""

COPIED = """
local entry = redis.call('XRANGE', KEYS[1], ARGV[1], ARGV[1])[1]
if not entry or entry[2][tonumber(ARGV[2])] ~= ARGV[3] then return 0 end
redis.call('SET', KEYS[2], ARGV[1], 'EX', 60)
return 1
"""
"""Write a key if an entry has a value in a field, so that `WAIT` on the connection covers the entry."""

KEEP = """
local log, cold, snapshot = unpack(KEYS)
if redis.call('EXISTS', log) == 1 then redis.call('SET', snapshot, ARGV[1])
elseif redis.call('EXISTS', cold) == 1 then redis.call('SET', snapshot, ARGV[1], 'EX', ARGV[2]) end
"""

RESUME = """
local log, secret, imported, snapshot, cold = unpack(KEYS)
local kept = redis.call('GET', snapshot)
local first = kept and string.match(kept, '^%d+') or '1'
local page = redis.call('XRANGE', log, first .. '-0', '+', 'COUNT', ARGV[1])
return {kept, redis.call('GET', secret), redis.call('EXISTS', imported), redis.call('GET', cold), page}
"""


class Script:
    """A Lua script, called by its SHA-1 digest."""

    def __init__(self, redis: Redis, connections: Connections, text: str) -> None:
        self._connections = connections
        self._script = redis.register_script(text)

    def __call__(self, keys: Sequence[str], args: Sequence[Any]) -> list[Any]:
        """Run the script and return its reply. Raise RedisError like redis-py."""
        return self.between(keys, args)[0]

    def between(
        self, keys: Sequence[str], args: Sequence[Any], before: Sequence[Command] = (), after: Sequence[Command] = ()
    ) -> tuple[list[Any], list[Any]]:
        """Run the script between the commands `before` and `after`, and return its reply and the replies of `after`."""
        command = ("EVALSHA", self._script.sha, len(keys), *keys, *args)
        try:
            answers = self._connections.ask_all(*before, command, *after)
            return answers[len(before)], answers[len(before) + 1 :]
        except NoScriptError:
            answer = cast(list[Any], self._script(keys, args))  # this loads the script first
            return answer, self._connections.ask_all(*after) if after else []
