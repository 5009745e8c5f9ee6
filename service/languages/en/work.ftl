### Results of workers. Cairn stores them in English, and finds these messages by their English sentences: so each has text
### and variables only.

said-hint-failed = It could not be worked out: { $attempts } attempts at it failed.
# Versions of a game.
said-analysis-failed = Versions { $first } to { $last } could not be analysed: { $attempts } attempts at it failed.

## Why a webhook is disabled

said-webhook-request = It was disabled by a request.
said-webhook-seat-left = Its seat was left, so the token that made it is no longer good.
said-webhook-game-ended = The game has ended, and all of it was delivered.
said-webhook-token = The token that made it is no longer good.
said-webhook-gone = The receiver answered that it is gone (410).
said-webhook-failed = Deliveries have failed for { $hours } hours.

## Why a webhook's message was not delivered

said-no-thread = There was no room for a thread here.
said-no-answer = There was no answer within { $seconds } seconds.
said-too-long = The connection took too long.
said-certificate = The certificate was not accepted.
said-tls = TLS failed.
said-refused = The connection was refused.
said-connection = The connection failed.
said-not-http = The answer was not HTTP.
