"""Atomic operations on ratings as Lua scripts. `projections/ratings.py` documents the keys."""

_ENDS = """
local function ends(results, count, last)
  return count == '0' or redis.call('ZRANK', results, last) == tonumber(count) - 1
end
local function guarded(guard, known)
  return (redis.call('GET', guard) or '') == known
end
"""
"""Check that result number `count` is `last`, which is true unless a late result was added or one was removed."""

EXTEND = f"""
{_ENDS}
local guard, results, fold, ratings, standings, history = unpack(KEYS)
local known, formula, count, last, new_count, new_last, rated = unpack(ARGV, 1, 7)
local kept = redis.call('HMGET', fold, 'count', 'last', 'formula')
if (kept[1] or '0') ~= count or (kept[2] or '') ~= last or (kept[3] or formula) ~= formula then return 0 end
if not (guarded(guard, known) and ends(results, count, last) and ends(results, new_count, new_last)) then return 0 end
local place = 8
for _ = 1, tonumber(rated) do
  redis.call('HSET', ratings, ARGV[place], ARGV[place + 1])
  redis.call('ZADD', standings, ARGV[place + 2], ARGV[place])
  place = place + 3
end
for line = place, #ARGV do redis.call('ZADD', history, 0, ARGV[line]) end
redis.call('HSET', fold, 'formula', formula, 'count', new_count, 'last', new_last)
return 1
"""

REPLACE = f"""
{_ENDS}
local guard, results, fold = unpack(KEYS, 1, 3)
local known, before, formula, count, last = unpack(ARGV)
local stands = guarded(guard, known) and ends(results, count, last)
stands = stands and (redis.call('HGET', fold, 'formula') or '') == before
for place = 4, 6 do
  local made, staged = KEYS[place], KEYS[place + 3]
  if not stands then
    redis.call('DEL', staged)
  elseif redis.call('EXISTS', staged) == 1 then
    redis.call('PERSIST', staged)
    redis.call('RENAME', staged, made)
  else
    redis.call('DEL', made)
  end
end
if not stands then return 0 end
if count == '0' then
  redis.call('DEL', fold)
else
  redis.call('HSET', fold, 'formula', formula, 'count', count, 'last', last)
end
return 1
"""

ERASE = """
local guard, ratings, standings, history = unpack(KEYS)
local player, mark, seconds = unpack(ARGV)
redis.call('SET', guard, mark, 'EX', seconds)
redis.call('HDEL', ratings, player)
redis.call('ZREM', standings, player)
redis.call('ZREMRANGEBYLEX', history, '[' .. player .. ' ', '(' .. player .. '!')
return 1
"""

CORRECT = """
local guard, results, fold = unpack(KEYS)
local mark, seconds, less = unpack(ARGV, 1, 3)
redis.call('SET', guard, mark, 'EX', seconds)
redis.call('HSET', fold, 'formula', '', 'count', -1, 'last', '')
for place = 4, #ARGV do
  if place < 4 + tonumber(less) then
    redis.call('ZREM', results, ARGV[place])
  else
    redis.call('ZADD', results, 0, ARGV[place])
  end
end
return 1
"""
