"""The shapes that are the API's own, each member with its meaning; and what schemas are put together from."""

from collections.abc import Mapping
from typing import Any

from cairn.events.codec import MOST_MOVES
from cairn.service.deciding.levels import LEVELS
from cairn.service.errors import PROBLEMS
from cairn.service.jobs.jobs import DRY
from cairn.service.rules import GAMES

Schema = dict[str, Any]

STRING: Schema = {"type": "string"}
INTEGER: Schema = {"type": "integer"}
BOOLEAN: Schema = {"type": "boolean"}
ID: Schema = {"type": "string", "pattern": "^[a-z2-7]{20}$"}
TIME: Schema = {"type": "string", "format": "date-time", "examples": ["2026-11-21T09:00:01.250Z"]}
HASH: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
VERSION: Schema = {"type": "integer", "minimum": 1}
SEAT: Schema = {"type": "integer", "minimum": 0}
NAME: Schema = {"type": "string", "minLength": 1, "maxLength": 40}

_WAITS = "; ".join(f"{ruleset}: {', '.join(rules.waits_for)}" for ruleset, rules in GAMES.items())
WAITED_FOR = f"What for. {_WAITS}. `legal-moves` lists the moves."
CHAIN = "SHA-256 of the canonical JSON [chain before, version, at, by, digest], hex; before version 1 the game's id."
DIGEST = (
    'SHA-256, hex, of salt and stored bytes; the salt is HMAC-SHA-256(secret, "salt:<version>"), and a game\'s secret '
    "is revealed at its end."
)
DRAWS = "Pairs [k, result] in the order drawn: one of k was drawn, counted from 0. Null until the game has ended."
SEAT_NAME = (
    "The player's or guest's name, or `a former player`, also of a player for whom it is reserved; else the level and "
    "the place counted from 1 (`hard 2` on seat 1); null if open."
)


def ref(name: str) -> Schema:
    """Return a reference to a component."""
    return {"$ref": f"#/components/schemas/{name}"}


def some(item: Schema) -> Schema:
    """Return an array of such items."""
    return {"type": "array", "items": item}


def maybe(schema: Schema) -> Schema:
    """Return the schema, or null. Generated clients check no pattern of what may be null, so it has none."""
    if isinstance(schema.get("type"), str) and not {"const", "enum"} & {*schema}:
        found = schema | {"type": [schema["type"], "null"]}
        found.pop("pattern", None)
        return found
    return {"oneOf": [schema, {"type": "null"}]}


def words(*choices: str) -> Schema:
    """Return one of some strings."""
    return {"type": "string", "enum": list(choices)}


def word(only: str) -> Schema:
    """Return a string that is always the same."""
    return {"type": "string", "const": only}


def one_of(meaning: str, by: str, members: Mapping[str, str]) -> Schema:
    """Return one of several components, told apart by a member: by its value, the component's name."""
    return {
        "description": meaning,
        "oneOf": [ref(name) for name in members.values()],
        "discriminator": {
            "propertyName": by,
            "mapping": {value: f"#/components/schemas/{name}" for value, name in members.items()},
        },
    }


def told(meaning: str, schema: Schema) -> Schema:
    """Return the schema with its meaning."""
    return schema | {"description": meaning}


def closed(meaning: str, /, **properties: Schema) -> Schema:
    """Return an object with exactly these members."""
    return {
        "type": "object",
        "description": meaning,
        "properties": properties,
        "required": sorted(properties),
        "additionalProperties": False,
    }


def own() -> dict[str, Schema]:
    """Return the shapes that are the API's own and the same for every game."""
    clock = {
        "kind": told("`turn`: for each turn; `bank`: for all of them.", words("turn", "bank")),
        "seconds": told("Seconds for a turn, or in the bank at first.", INTEGER),
        "increment": told("Seconds that come back into the bank after each turn.", INTEGER),
        "then": told(
            "What follows when a seat's time is over: `easy`, an AI, plays the turn, or the seat has lost.",
            words("easy", "forfeit"),
        ),
    }
    seat = closed(
        "The holder of a seat.",
        player=told("The player's id, also of one for whom an AI plays on; null of guests and AIs.", maybe(ID)),
        reserved=told("Whether an open seat waits for its player, or for a guest of the game before.", BOOLEAN),
        seat=told("Counted from 0, as everywhere.", SEAT),
        kind=told("`open`: nobody sits there yet.", words("human", "ai", "open")),
        name=told(SEAT_NAME, maybe(NAME | {"maxLength": 60})),
        level=told(f"The level of its AI: {' or '.join(LEVELS)}; null if no AI plays it.", maybe(STRING)),
    )
    return {
        "Seat": seat,
        "WaitedForSeat": closed(
            "A seat that is waited for.",
            seat=told("Counted from 0.", SEAT),
            until=told("When its time is over, UTC in milliseconds; null without a clock, and of AIs.", maybe(TIME)),
            **{"for": told(WAITED_FOR, STRING)},
        ),
        "RunningClock": closed(
            "How much time the players have.",
            **clock,
            left=told(
                "By seat, the milliseconds that it had when the present wait began; null before the start.",
                maybe(some(INTEGER)),
            ),
        ),
        "Clock": closed("How much time the players have.", **clock),
        "ForkOrigin": closed(
            "A step of another game.",
            game=told("Its id.", ID),
            version=told("Its version from which this one goes on.", VERSION),
        ),
        "Token": closed(
            "A seat's token; it is shown once, in this answer.",
            seat=told("Whose it is, counted from 0.", SEAT),
            token=told("Sent as `Authorization: Bearer …`.", STRING),
        ),
        "TakenSeat": closed(
            "A seat that was taken; its token is shown once, in this answer.",
            seat=told("The seat, counted from 0.", SEAT),
            token=told("Sent as `Authorization: Bearer …`; null of a player, who has one already.", maybe(STRING)),
        ),
        "Import": closed(
            "An archive that was sent to be imported.",
            id=told(
                f"SHA-256 of the archive, hex; of a dry run `{DRY}` follows.",
                {"type": "string", "pattern": f"^[0-9a-f]{{64}}({DRY})?$"},
            ),
            status=told(
                "`pending` until a worker has audited it; then a dry run that passed is `verified`.",
                words("pending", "imported", "verified", "refused"),
            ),
            game=told("The id of the game that came in; null before, in a dry run, and if it was refused.", maybe(ID)),
            problem=told("Why it was refused; null if it was not.", maybe(ref("Problem"))),
            audit=told(
                "The proofs of a dry run; null before, and of an archive that cannot be read.", maybe(ref("Audit"))
            ),
            replay=told("The game, of a dry run that was verified; else null.", maybe(ref("Replay"))),
        ),
        "Replay": closed(
            "A whole finished game, to be stepped through. It comes of an archive alone: names are those in it, and "
            "`signature` and `rematch` are null.",
            game=told("The game as it ended.", ref("Game")),
            decisions=told("All of them; the first one's `changes` add the whole game resource.", some(ref("Step"))),
        ),
        "Lobby": closed(
            "A page of games, the newest first.",
            items=told("The games.", some(ref("LobbyRow"))),
            next=told("The next page's `cursor`; null on the last.", maybe(STRING)),
        ),
        "LegalMoves": closed(
            "What a seat may do now.",
            version=told("The version they are legal at.", VERSION),
            seat=told("The seat, counted from 0; null is a spectator, for whom there is none.", maybe(SEAT)),
            moves=told("All of them, of the game's ruleset; none while another seat is waited for.", some(ref("Move"))),
        ),
        "MovesRequest": closed(
            "Moves, made in this order: all of them or none.",
            moves=told(
                "Moves of the game's ruleset. A move that draws or shows something new must be the last one.",
                some(ref("Move")) | {"minItems": 1, "maxItems": MOST_MOVES},
            ),
        ),
        "Change": _change(),
        "Decisions": closed(
            "A page of decisions, the oldest first.",
            items=told("The decisions.", some(ref("Decision"))),
            next=told("The next page's `after`; null on the last.", maybe(INTEGER)),
        ),
        "Analyses": closed("The analyses of a game.", items=told("The oldest first.", some(ref("Analysis")))),
        "AnalysisPage": one_of("An analysis, and a page of its rows.", "kind", PAGES),
        "AnalysedDecisions": _page("decisions", "AnalysedDecision"),
        "ChoiceVerdicts": _page("choices", "Verdict"),
        "Verdict": closed(
            "The verdict on one choice of an AI.",
            version=told("The version of the decision.", VERSION),
            status=told(
                "`passed`: its level makes it of what its seat saw, with its seed; `failed`: it does not; "
                "`unavailable`: this service does not have that version of the level, or of the rules.",
                words("passed", "failed", "unavailable"),
            ),
            why=told("Why it did not pass; null if it did.", maybe(STRING)),
        ),
        "Mistake": closed(
            "A mistake of a request.",
            pointer=told("JSON pointer (RFC 6901) into the body, `query/<name>`, or a header's name.", STRING),
            detail=told("What is wrong there, in a sentence.", STRING),
        ),
        "Problem": _problem(),
    }


PAGES = {"decisions": "AnalysedDecisions", "choices": "ChoiceVerdicts"}
"""The components of an analysis' pages, by kind."""


def _page(kind: str, row: str) -> Schema:
    return closed(
        f"An analysis of the {kind}, and a page of its rows.",
        kind=told("What was analysed.", word(kind)),
        analysis=told("What was asked for, and how far it is.", ref("Analysis")),
        items=told("In order and without a gap, up to the first that is not there yet.", some(ref(row))),
        next=told("The next page's `after`; null if no more rows are there now.", maybe(INTEGER)),
    )


def of_ruleset(ruleset: str, title: str) -> dict[str, Schema]:
    """Return the shapes of answers that tell of a game, by what they are without its title: narrowed to a ruleset."""
    named = told("Which game it is.", word(ruleset))
    base = {
        "id": told("The game's id.", ID),
        "ruleset": named,
        "options": told("As the game was opened with them; each is there.", ref(f"{title}Options")),
        "status": told(
            "`open` until no seat is. A game not started within a day, or in which nothing moved for 30 days, ends as "
            "abandoned.",
            words("open", "running", "finished"),
        ),
        "created_at": told("When it was opened, UTC in milliseconds.", TIME),
        "seats": told("By seat, counted from 0.", some(ref("Seat"))),
        "outcome": told("How it ended; null before.", maybe(ref("Outcome"))),
        "hints": told("Whether its players may ask for hints: no where it may count for ratings.", BOOLEAN),
        "rated": told("Whether it may count for ratings.", BOOLEAN),
    }
    game = base | {
        "rules_version": told("The version of its ruleset it is played by.", INTEGER),
        "version": told("How many decisions led here; the first is version 1.", VERSION),
        "updated_at": told("When the newest of them was made, UTC in milliseconds.", TIME),
        "viewer": told("The seat that sees it so, counted from 0; null is a spectator.", maybe(SEAT)),
        "to_act": told(
            "The seats that are waited for; empty before the start and after the end.", some(ref("WaitedForSeat"))
        ),
        "clock": told("How much time the players have; null if they have any.", maybe(ref("RunningClock"))),
        "state": told("The position, as the viewer may know it; null until it is dealt.", maybe(ref(f"{title}State"))),
        "forked_from": told("The game this one goes on from; null if from none.", maybe(ref("ForkOrigin"))),
        "rematch_of": told("The game that is played again here; null if none is.", maybe(ID)),
        "rematch": told("The game in which it is played again; null if nobody asked for that.", maybe(ID)),
        "imported": told("Whether it was brought in as an archive, and not played here.", BOOLEAN),
        "chain": told(CHAIN, HASH),
        "signature": told(
            "Ed25519 signature of the canonical JSON [id, version, chain], 128 hex digits; null if the service has no "
            "key.",
            maybe(STRING),
        ),
    }
    step: dict[str, Schema] = {
        "ruleset": named,
        "version": told("Its place in the log, from 1.", VERSION),
        "at": told("When it was made, UTC in milliseconds.", TIME),
        "by": told("The seat that decided, counted from 0; null is the service.", maybe(SEAT)),
        "move": told("The move; null if it was none, as sitting down.", maybe(ref(f"{title}Move"))),
        "events": told("What followed, in order.", some(ref(f"{title}Event"))),
        "ai": told("How an AI decided; null if none did.", maybe(ref("Ai"))),
        "draws": told(DRAWS, maybe(some(some(INTEGER) | {"minItems": 2, "maxItems": 2}))),
        "text": told("What happened, in plain words.", STRING),
        "digest": told(DIGEST, HASH),
        "chain": told(CHAIN, HASH),
    }
    return {
        "Game": closed("A game's position as the caller may know it.", **game),
        "OpenedGame": closed(
            "A game that was opened, and the tokens of its guests.",
            **game,
            tokens=told("One for each seat of a guest; no other answer has them.", some(ref("Token"))),
        ),
        "PlayedGame": closed(
            "A position, and the decisions that led to it.",
            **game,
            decisions=told("The new decisions, the oldest first.", some(ref(f"{title}Decision"))),
        ),
        "LobbyRow": closed(
            "A game, as the lobby lists it.",
            **base,
            listed=told("Whether everybody sees it here, or only the operator.", BOOLEAN),
            clock=told("How much time the players have; null if they have any.", maybe(ref("Clock"))),
        ),
        "Decision": closed("One decision and all that followed. What the caller may not know is null.", **step),
        "Step": closed(
            "A decision, and what it changed for the caller.",
            **step,
            changes=told("A JSON Patch (RFC 6902) from the game resource of the version before.", some(ref("Change"))),
        ),
    }


def _change() -> Schema:
    """Return one operation of a JSON Patch."""
    return {
        "type": "object",
        "description": "One operation of a JSON Patch (RFC 6902).",
        "properties": {
            "op": told("What is done.", words("add", "remove", "replace", "move", "copy", "test")),
            "path": told("JSON pointer (RFC 6901) to where; empty for the whole resource.", STRING),
            "from": told("JSON pointer to what is moved or copied.", STRING),
            "value": {"description": "What is added, put there or tested."},
        },
        "required": ["op", "path"],
        "additionalProperties": False,
    }


def _problem() -> Schema:
    return {
        "type": "object",
        "description": "Why a request is refused (RFC 9457).",
        "properties": {
            "type": told(
                "Which problem; a page at this path explains it.", words(*(f"/problems/{name}" for name in PROBLEMS))
            ),
            "title": told("The problem in a few words.", STRING),
            "status": told("The HTTP status.", INTEGER),
            "detail": told("What is wrong this time, in a sentence.", STRING),
            "errors": told("Each mistake and where it is.", some(ref("Mistake"))),
            "rule": told("The rulebook's clause that forbids a move, as ST-04.", STRING),
            "rulebook": told("Path of that clause, as it is in the version that the game is played by.", STRING),
            "legal_moves": told("Path where legal moves are listed.", STRING),
            "version": told("The game's current version, or the one that cannot be read.", VERSION),
            "proof": told("The proof that an archive did not pass.", ref("Proof")),
        },
        "required": ["type", "title", "status", "detail"],
        "additionalProperties": False,
    }
