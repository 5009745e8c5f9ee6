"""Messages: a sentence or a term as an id and arguments, without a language. `service/languages` renders them."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct, UnsetType

Argument = Any
"""A value in a message: a number, a string such as a player's name, a `Message` such as a card, or a list of these."""


class Message(Struct, frozen=True, gc=False):
    """A text without a language, for clients with catalogues of their own."""

    id: Annotated[str, Meta(description="Its id in Cairn's catalogues.")]
    arguments: Annotated[
        dict[str, Argument], Meta(description="Values by name: numbers, strings, lists, messages.")
    ] = {}

    def __hash__(self) -> int:
        return hash(self.id)


Said = Message | UnsetType
"""The message of the sentence beside it in a response; a sentence of a library may have none."""


class Commas(Struct, frozen=True, gc=False):
    """A list with commas only; an array is a list with `and`."""

    commas: Sequence[Argument]


def message(id: str, /, **arguments: Argument) -> Message:
    """Return a message by its id and its arguments."""
    return Message(id, arguments)


def as_message(said: Message | str, arguments: dict[str, Argument] | None = None) -> Message:
    """Return a message; of a sentence, as a package without catalogues has it, one that has it as its argument.

    With `arguments` a word without blanks is the id of a message.
    """
    if isinstance(said, Message):
        return said
    return Message("text", {"text": said}) if arguments is None or " " in said else Message(said, arguments)


def revive(argument: Argument) -> Argument:
    """Return an argument from JSON, as stored by a worker, with its messages and lists."""
    match argument:
        case Message(id=id, arguments=arguments) | {"id": str(id), "arguments": dict(arguments)}:
            return Message(id, {name: revive(each) for name, each in arguments.items()})
        case {"commas": list(items)}:
            return Commas([revive(each) for each in items])
        case list():
            return [revive(each) for each in argument]
    return argument
