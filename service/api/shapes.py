"""The shapes that are the API's own, each member with its meaning; and what schemas are put together from."""

from typing import Any

from events.codec import MOST_MOVES
from service.commands.levels import LEVELS
from service.errors import PROBLEMS
from service.rules import GAMES

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
SEAT_NAME = "The player's name; else the level and the place counted from 1 (`hard 2` on seat 1); null if open."


def ref(name: str) -> Schema:
    """Return a reference to a component."""
    return {"$ref": f"#/components/schemas/{name}"}


def some(item: Schema) -> Schema:
    """Return an array of such items."""
    return {"type": "array", "items": item}


def maybe(schema: Schema) -> Schema:
    """Return the schema, or null."""
    return {"anyOf": [schema, {"type": "null"}]}


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
    """Return the shapes that are the API's own."""
    kind: Schema = {"enum": ["human", "ai", "open"]}
    status: Schema = {"enum": ["open", "running", "finished"]}
    seat = closed(
        "The holder of a seat.",
        seat=told("Counted from 0, as everywhere.", SEAT),
        kind=told("`open`: nobody sits there yet.", kind),
        name=told(SEAT_NAME, maybe(NAME | {"maxLength": 60})),
        level=told(f"The level of its AI: {' or '.join(LEVELS)}; null if no AI plays it.", maybe(STRING)),
    )
    token = closed(
        "A seat's token; it is shown once, in this answer.",
        seat=told("Whose it is, counted from 0.", SEAT),
        token=told("Sent as `Authorization: Bearer …`.", STRING),
    )
    base = {
        "id": told("The game's id.", ID),
        "ruleset": told(
            "Which game it is; its options, state, moves and events are those of this ruleset.", _ruleset()
        ),
        "options": told("The ruleset's, as the game was opened with them.", ref("Options")),
        "status": told(
            "`open` until no seat is. A game not started within a day, or in which nothing moved for 30 days, ends as "
            "abandoned.",
            status,
        ),
        "created_at": told("When it was opened, UTC in milliseconds.", TIME),
        "seats": told("By seat, counted from 0.", some(ref("Seat"))),
        "outcome": told("How it ended; null before.", maybe(ref("Outcome"))),
    }
    game = base | {
        "rules_version": told("The version of its ruleset it is played by.", INTEGER),
        "version": told("How many decisions led here; the first is version 1.", VERSION),
        "updated_at": told("When the newest of them was made, UTC in milliseconds.", TIME),
        "viewer": told("The seat that sees it so, counted from 0; null is a spectator.", maybe(SEAT)),
        "to_act": told(
            "The seats that are waited for; empty before the start and after the end.",
            some(
                closed(
                    "A seat that is waited for.",
                    seat=told("Counted from 0.", SEAT),
                    **{"for": told(WAITED_FOR, STRING)},
                )
            ),
        ),
        "state": told("The position, as the viewer may know it; null until it is dealt.", maybe(ref("State"))),
        "forked_from": told(
            "The game this one goes on from; null if from none.",
            maybe(
                closed(
                    "A step of another game.",
                    game=told("Its id.", ID),
                    version=told("Its version from which this one goes on.", VERSION),
                )
            ),
        ),
        "imported": told("Whether it was brought in as an archive, and not played here.", BOOLEAN),
        "chain": told(CHAIN, HASH),
        "signature": told(
            "Ed25519 signature of the canonical JSON [id, version, chain], hex; null if the service has no key.",
            maybe({"type": "string", "pattern": "^[0-9a-f]{128}$"}),
        ),
    }
    step: dict[str, Schema] = {
        "version": told("Its place in the log, from 1.", VERSION),
        "at": told("When it was made, UTC in milliseconds.", TIME),
        "by": told("The seat that decided, counted from 0; null is the service.", maybe(SEAT)),
        "move": told("A move of the game's ruleset; null if it was none, as sitting down.", maybe(ref("Move"))),
        "events": told("What followed, in order, of the game's ruleset or the table.", some(ref("Event"))),
        "ai": told("How an AI decided; null if none did.", maybe(ref("Ai"))),
        "draws": told(
            DRAWS,
            maybe(some({"type": "array", "prefixItems": [INTEGER, INTEGER], "minItems": 2, "maxItems": 2})),
        ),
        "text": told("What happened, in plain words.", STRING),
        "digest": told(DIGEST, HASH),
        "chain": told(CHAIN, HASH),
    }
    return {
        "Seat": seat,
        "Game": closed("A game's position as the caller may know it.", **game),
        "OpenedGame": closed(
            "A game that was opened, and the tokens of its human seats.",
            **game,
            tokens=told("One for each human seat; no other answer has them.", some(token)),
        ),
        "PlayedGame": closed(
            "A position, and the decisions that led to it.",
            **game,
            decisions=told("The new decisions, the oldest first.", some(ref("Decision"))),
        ),
        "Token": token,
        "Import": closed(
            "An archive that was sent to be imported.",
            id=told("SHA-256 of the archive, hex.", HASH),
            status=told("`pending` until a worker has audited it.", {"enum": ["pending", "imported", "refused"]}),
            game=told("The id of the game that is here now; null before, and if it was refused.", maybe(ID)),
            problem=told("Why it was refused; null if it was not.", maybe(ref("Problem"))),
        ),
        "LobbyRow": closed(
            "A game, as the lobby lists it.",
            **base,
            listed=told("Whether everybody sees it here, or only the operator.", BOOLEAN),
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
        "Moves": closed(
            "Moves, made in this order: all of them or none.",
            moves=told(
                "Moves of the game's ruleset. A move that draws or shows something new must be the last one.",
                some(ref("Move")) | {"minItems": 1, "maxItems": MOST_MOVES},
            ),
        ),
        "Decision": closed("One decision and all that followed. What the caller may not know is null.", **step),
        "Step": closed(
            "A decision, and what it changed for the caller.",
            **step,
            changes=told("A JSON Patch (RFC 6902) from the game resource of the version before.", some(_patch())),
        ),
        "Decisions": closed(
            "A page of decisions, the oldest first.",
            items=told("The decisions.", some(ref("Decision"))),
            next=told("The next page's `after`; null on the last.", maybe(INTEGER)),
        ),
        "Ruleset": closed(
            "A game on the shelf.",
            name=told("As `ruleset` has it.", _ruleset()),
            title=told("What people call it.", STRING),
            versions=told("Versions of its rules that can be played here; a new game has the last.", some(INTEGER)),
            seats=told("How many seats a game may have.", some(INTEGER)),
            levels=told("The levels an AI can play at.", some({"enum": list(LEVELS)})),
            options={"type": "object", "description": "JSON Schema of the options"},
            moves={"type": "object", "description": "JSON Schema of a move"},
            rules=told("Path of the rulebook, whose clauses are cited as ST-04.", STRING),
        ),
        "Rulesets": closed("All games on the shelf.", items=told("The games.", some(ref("Ruleset")))),
        "SigningKey": closed(
            "What checks signatures.",
            algorithm=told("How heads are signed (RFC 8032).", {"const": "Ed25519"}),
            public_key=told("64 hex digits; null if nothing is signed.", maybe(HASH)),
        ),
        "Health": closed("The process answers.", status=told("Always so.", {"const": "ok"})),
        "Readiness": closed(
            "The service is ready.",
            redis=told("Redis takes a write.", {"const": "ok"}),
            workers=told("How many workers live.", INTEGER),
            durability=closed(
                "How Redis keeps what it is given; null where it does not tell.",
                aof=told("Whether it keeps an append-only file.", maybe(BOOLEAN)),
                fsync=told("When that is on disk: `always`, `everysec` or `no`.", maybe(STRING)),
                eviction=told("What it removes when its memory is full; `noeviction` is nothing.", maybe(STRING)),
            ),
            warnings=told("What may be lost so, in sentences.", some(STRING)),
        ),
        "Problem": _problem(),
    }


def _ruleset() -> Schema:
    """Return the name of a game on the shelf."""
    return {"enum": list(GAMES)}


def _patch() -> Schema:
    """Return one operation of a JSON Patch."""
    return {
        "type": "object",
        "description": "One operation of a JSON Patch (RFC 6902).",
        "properties": {
            "op": told("What is done.", {"enum": ["add", "remove", "replace", "move", "copy", "test"]}),
            "path": told("JSON pointer (RFC 6901) to where; empty for the whole resource.", STRING),
            "from": told("JSON pointer to what is moved or copied.", STRING),
            "value": {"description": "What is added, put there or tested."},
        },
        "required": ["op", "path"],
        "additionalProperties": False,
    }


def _problem() -> Schema:
    found = closed(
        "A mistake of a request.",
        pointer=told("JSON pointer (RFC 6901) into the body, `query/<name>`, or a header's name.", STRING),
        detail=told("What is wrong there, in a sentence.", STRING),
    )
    return {
        "type": "object",
        "description": "Why a request is refused (RFC 9457).",
        "properties": {
            "type": told("Which problem; a page at this path explains it.", _types()),
            "title": told("The problem in a few words.", STRING),
            "status": told("The HTTP status.", INTEGER),
            "detail": told("What is wrong this time, in a sentence.", STRING),
            "errors": told("Each mistake and where it is.", some(found)),
            "rule": told("The rulebook's clause that forbids a move, as ST-04.", STRING),
            "legal_moves": told("Path where legal moves are listed.", STRING),
            "version": told("The game's current version, or the one that cannot be read.", VERSION),
            "proof": told("The proof that an archive did not pass.", ref("Proof")),
        },
        "required": ["type", "title", "status", "detail"],
        "additionalProperties": False,
    }


def _types() -> Schema:
    """Return the paths of the problems."""
    return {"enum": [f"/problems/{name}" for name in PROBLEMS]}
