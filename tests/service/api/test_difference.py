"""The JSON Patch from one resource to the next, beside a library that applies it."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from jsonpatch import apply_patch

from cairn.events.codec import dump, load
from cairn.service.api.games.difference import difference

NAMES = st.sampled_from(["a", "b", "a/b", "~", "~1", "", "0"])
DOCUMENTS = st.recursive(
    st.none() | st.integers(2, 4) | st.sampled_from(["x", "y"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=20,
)


def changes(old: Any, new: Any) -> list[Any]:
    """Return the patch as clients get it."""
    found: list[Any] = load(dump(difference(old, new)))
    return found


@given(DOCUMENTS.filter(lambda document: document is not None), DOCUMENTS)
def test_it_makes_one_document_the_other(old: Any, new: Any) -> None:
    """Whatever they are."""
    assert apply_patch(old, changes(old, new)) == new
    assert (changes(old, new) == []) == (old == new)


def test_it_is_as_small_as_what_differs() -> None:
    """A card that is taken out of a hand is one removal, and one that is drawn one addition."""
    old = {"hands": [[1, 2, 3], [4, None]], "turn": 0, "named": {"a/b~": 1}, "gone": 1}
    new = {"hands": [[1, 3], [4, None, None]], "turn": 1, "named": {"a/b~": 2}, "come": [5]}
    assert changes(old, new) == [
        {"op": "remove", "path": "/hands/0/1"},
        {"op": "add", "path": "/hands/1/2", "value": None},
        {"op": "replace", "path": "/turn", "value": 1},
        {"op": "replace", "path": "/named/a~1b~0", "value": 2},
        {"op": "remove", "path": "/gone"},
        {"op": "add", "path": "/come", "value": [5]},
    ]
    assert changes(None, new) == [{"op": "add", "path": "", "value": new}]
