### Why a proof of an audit did not pass, or what it says besides. Each stands after a colon or in brackets, without a full
### stop. Cairn finds these messages by their English sentences: so each has text and variables only.

## The chain of digests, which a secret opens

why-secret-invalid = the revealed secret is invalid
why-no-beginning = it does not say which game begins
why-undecodable = it cannot be decoded
why-undecodable-as = it cannot be decoded: { $error }
why-opens-none = the secret opens none of the digests
why-links-intact = the links are intact; the digests can be opened when the game has ended
why-version-in-place = version { $version } stands in its place
why-digest = the digest is not that of the stored bytes
why-chain = the chain does not follow from the one before
why-other-game = it is of game { $game }, not { $named }
why-no-id = { $named } is no game's id
why-commitment = the secret is not the one the game committed to

## The replay of the decisions, and their draws

why-unopened = no revealed secret could prove the earlier decisions
why-not-ended = the game has not ended
why-unreadable = it cannot be read
why-unfoldable = it cannot be folded
why-not-fitting = it does not fit the decisions before it ({ $error })
why-not-canonical = its bytes are not canonical
why-no-time = { $time } is not a time in the format of decisions
why-earlier = it was decided at { $at }, before the one before it ({ $before })
why-draw = its draw { $place } among { $among } is { $result }, where the secret dictates { $dictated }

## The rules

why-no-formats = this service has no version { $version } of the formats of series
why-no-rules = this service has no version { $version } of the rules of { $ruleset }
why-draw-among = the rules draw among { $number } where a draw among { $among } is recorded
why-no-decision = it is not a decision that any request could have led to
why-event = its event { $place } is { $said }, where { $follows } follows
why-events = it has { $number } events, where { $follow } follow

## The choices of AIs. $level, $level2 are names in code.

why-on-request = workers work it out when they are asked for it
why-resorts-many = the last resort chose { $resorts } times, and nobody can prove more than { $most } to be failures
why-resort-once = the last resort chose once
why-resorts = the last resort chose { $resorts } times
why-unfoldable-version = version { $version } cannot be folded: { $form }
why-no-seat = it is no seat's
why-of-human = { $level } chose for a seat that a human plays
why-of-level = { $level } chose for a seat that { $level2 } plays
why-level-gone = version { $version } of { $level } is gone
why-no-level = this service has no version { $version } of { $level }
why-budget = its budget is { $budget }, where { $level } has { $budget2 }
why-no-seed = no secret is revealed that could dictate its seed
why-seed = its seed is { $seed }, where the secret dictates { $seed2 }
why-move = its move is { $move }, where { $level } chooses { $move2 } of what its seat could see

## Series: who withdrew whom, who could not choose the lots, and the results of games. $withdrawals are a list of the next.

withdrawals = { $withdrawals }
why-withdrawn-organiser = participant { $place } (version { $version }) by the organiser { $player }
why-withdrawn-participant = participant { $place } (version { $version }) by the participant { $player }
why-withdrawn-service = participant { $place } (version { $version }) by the service
why-withdrawn-unknown = participant { $place } (version { $version }) by whom is not recorded
why-wrong-actor = it was { $actor }, where that role has { $actor2 }
why-no-commitment = no commitment was opened: a participant who knew the secret and joined last could choose the lots
why-protected = those who knew the secret could not choose the lots without participants { $opened }, who committed to nonces when they joined and opened them after joining had closed
why-protected-missing = { $form }; participants { $missing } opened none and are out
why-no-game = its game { $game } does not exist, or cannot be read
why-not-of-series = its game { $game } was not opened for a table of this series
why-game-runs = its game { $game } has not ended
why-result = it is { $result }, where its game says { $result2 }
