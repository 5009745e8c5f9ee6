### Mistakes in requests, as clients read them in `errors`. Words in `backquotes` are names in code: they stay as they are.
### Cairn finds these messages by their English sentences, as libraries say them: so each has text and variables only.

## Names of players and guests

said-name-length = A name has 1 to { $most } characters.
said-name-spaces = A name has no space at its ends, and no two in a row.
# $character is like U+200B, $called is its English name in Unicode.
said-name-character = A name cannot have { $character } here ({ $called }).
said-name-marks = A name does not begin with a combining mark, and has at most { $most } of them in a row.
said-name-taken = This name looks like that of an AI, an open seat, a guest without a name, or a former player.
said-name-needed = A guest needs a name.
said-name-known = A player has a name already.
said-human-seat = A human seat needs either a `name` or a `player`.
said-title = A title has 1 to { $most } printable characters, and no space at its ends.

## Games and series

said-fork-seats = This game has { $seats } seats, not { $number }.
# $game is the name of a game, $form is like "2" or "2, 3, 4 or 5".
said-seats-of-game = { $game } has { $form } seats, not { $number }.
said-no-seat = There is no seat { $seat }.
said-level-of-game = { $game } has no level `{ $level }`. It has { $levels }.
said-nonce = A nonce has up to 64 hex digits, 0 to 9 and a to f.
said-label-series = The label `series` is reserved for series.
said-no-player = There is no such player.
said-one-seat = A player can have only one seat of a game.
said-first-player = The first player is drawn at random; leave this null.
said-series-bounds = It must be from { $least } to { $most } for this format and ruleset.
said-series-places = There are { $places } places.
said-no-change = The body has no field to change.
said-link-days = A link expires after 10 minutes.

## Recovery codes

said-code-word = Word { $place } is none of a recovery code's.
said-code-length = A recovery code has { $words } words, and here are { $number }.
said-code-misread = These words are not a recovery code: one of them was misread, or two are swapped.

## Lists and feeds

said-day = A day has the format 2026-11-21.
said-opponent = `opponent` requires `player`.
said-organiser = `organiser` excludes `player`.
said-day-and-times = `day` excludes `ended_from` and `ended_until`.
said-archives-order = Archives are always in the order in which the games ended.
said-only-finished = This list has only finished games.
said-only-archives = This is for `format=archives`.
said-position = This is not a position of a feed.
said-position-old = This position is older than a day: open the feed without `after`.

## Webhooks

said-webhook-whose = A webhook needs either `player` (`me`) or `game`.
said-redelivery = A redelivery needs either `message` or `since`.
said-no-delivery = None of the last deliveries has this `webhook-id`.
said-url-form = A URL has up to { $most } printable ASCII characters, without blanks.
said-url-unreadable = The URL cannot be read.
said-url-https = The URL must begin with https. The operator of this service can allow networks of their own (CAIRN_WEBHOOK_NETWORKS).
said-url-parts = The URL needs a host, and has no user, no password and no fragment.
said-url-port = The port must be 443, or { $least } or above.
said-url-not-public = The host has no address, or one that is not public. The operator of this service can allow networks of their own (CAIRN_WEBHOOK_NETWORKS).

## Archives. $line is the number of a line.

said-line = line { $line }: { $form }.
form-archive-breaks-off = the stream breaks off in this archive
form-line-length = it has more than { $bytes } bytes
form-line-after-names = it follows the names, which are the last line
form-line-members = it does not have a decision, a digest and a chain
form-line-other = it is not canonical JSON of a decision, a digest and a chain, and nothing else
form-line-not-canonical = it is not canonical JSON: { $error }
form-none = there is none

## Fields

said-required = Missing data for required field.
said-missing = Missing field.
said-unknown = Unknown field.
# $form is one of the following.
said-no-such-field = { $form } has no such field.
form-guest-seat = A guest's seat
form-own-seat = The sender's seat
form-ai-seat = An AI's seat
form-open-seat = An open seat
form-turn-clock = A time per turn
form-bank-clock = A time for all turns
form-days-clock = Days per turn
form-choices-proof = The proof of the AIs' choices
form-one-message = One message
form-messages-since = All messages since a time
form-quality = The quality of each decision
form-webhook-of-game = A webhook for one game, as seen by the seat whose token is sent; without a token, as a spectator
form-webhook-of-player = A webhook for all games of the player whose token is sent
said-null = Field may not be null.
said-value = Invalid value.
said-string = Not a valid string.
said-utf8 = Not a valid utf-8 string.
said-integer = Not a valid integer.
said-number = Not a valid number.
said-number-large = Number too large.
said-number-special = Special numeric values (nan or infinity) are not permitted.
said-boolean = Not a valid boolean.
said-list = Not a valid list.
said-mapping = Not a valid mapping type.
said-type = Invalid type.
said-input = Invalid input type.
said-pattern = String does not match expected pattern.
said-shorter = Shorter than minimum length { $least }.
said-longer = Longer than maximum length { $most }.
said-length = Length must be between { $least } and { $most }.
said-length-equal = Length must be { $length }.
said-choices = Must be one of: { $choices }.
said-range = Must be greater than or equal to { $least } and less than or equal to { $most }.
said-least = Must be greater than or equal to { $least }.
said-most = Must be less than or equal to { $most }.
said-not-known = { $value } is not known here.
said-not-allowed = { $value } is not one of the values allowed here.
said-integer-least = Expected an integer of at least { $least }.
said-integer-most = Expected an integer of at most { $most }.
said-items-least = Expected an array of at least { $least } items.
said-items-most = Expected an array of at most { $most } items.
said-items = Expected an array of { $number } items.
said-members-least = Expected an object of at least { $least } items.
said-members-most = Expected an object of at most { $most } items.
said-characters-most = Expected a string of at most { $most } characters.
# $form is like "an integer", $form2 is like "null".
said-expected = Expected { $form }, not { $form2 }.
said-must-be = It must be { $form }.

## Parameters. $parameter is its name.

said-no-parameter = There is no parameter `{ $parameter }` here, only { $known }.
said-repeated = `{ $parameter }` occurs more than once.
said-parameter = `{ $parameter }` is { $form }.

## Kinds of values, and forms of parameters

form-integer = an integer
form-number = a number
form-string = a string
form-boolean = true or false
form-array = an array
form-object = an object
form-null = null
form-either-word = `true` or `false`
form-in-range = a number from { $least } to { $most }, such as { $example }
form-id = 20 letters a to z or digits 2 to 7
form-player-id = a player's id, 20 letters a to z or digits 2 to 7; a seat cannot be reserved for yourself
form-me-or-id = `me` or a player's id
form-hex = { $digits } hex digits
form-hex-dry = 64 hex digits, or these and -dry
form-ruleset = a name in small letters, such as schotten_totten
form-group = a name in small letters, such as tactics
form-clause = letters and a number, such as ST-04
form-ascii = { $least } to { $most } printable ASCII characters
form-etags = a list of entity tags, such as "7-0", or *
form-time = a time of RFC 3339, such as 2026-11-21T09:00:01.250Z
form-day = a day, such as 2026-11-21
form-cursor = a text of up to { $most } characters, such as MQ
form-name-start = 2 or more characters, such as Ann
form-url = an https URL of printable ASCII characters, without blanks
form-feed-position = the `position` of a message, such as 1795880000000
form-version = a version in digits, such as 7
form-label = a label's name and its value, such as `cup:2026`
form-label-name = a label's name, such as `cup` or `round.1`
form-label-value = 1 to 40 letters, digits or `_.:-`, such as 2026
form-or = { $form } or { $form2 }

## Sentences of libraries

said-method = The method is not allowed for the requested URL.
