### Refused requests: titles of the kinds of problems, then details.

## Titles

problem-not-found = Not found
problem-method-not-allowed = Method not allowed
problem-range-not-satisfiable = No such range
problem-unauthorized = No or unknown token
problem-wrong-recovery-code = Wrong recovery code
problem-too-slow = Body too slow
problem-too-large = Body too large
problem-unsupported-media-type = Not JSON
problem-bad-request = Not valid HTTP
problem-malformed = Not JSON
problem-expectation-failed = Unknown expectation
problem-not-implemented = Not implemented
problem-invalid = Wrong shape
problem-idempotency-key-reused = Idempotency key reused
problem-forbidden = Not yours
problem-stale-version = The game has moved on
problem-illegal-move = Illegal move
problem-not-your-turn = Not your turn
problem-list-goes-on = The list goes on too long
problem-no-open-seat = No open seat
problem-already-seated = Already seated
problem-not-started = Not started
problem-undo-off = No undo in this game
problem-hints-off = No hints in this game
problem-webhook-disabled = The webhook is disabled
problem-cannot-undo = Cannot be undone
problem-not-finished = Not finished
problem-other-game = Another game
problem-not-proven = Not proven
problem-game-over = Game over
problem-rules-version-gone = Rules version gone
problem-unreadable-log = Unreadable log
problem-too-many-requests = Too many requests
problem-too-often = Too often
problem-too-many-games = Too many games
problem-unavailable = Not now
problem-storage-full = No space left
problem-storage-unusable = Redis set up wrongly
problem-internal-error = Internal error
