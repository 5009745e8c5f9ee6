"""JSON Patches between two versions of a resource, checked with another library."""

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
    """Return the patch as sent to clients."""
    found: list[Any] = load(dump(difference(old, new)))
    return found


@given(DOCUMENTS.filter(lambda document: document is not None), DOCUMENTS)
def test_applying_the_patch_gives_the_new_document(old: Any, new: Any) -> None:
    """This holds for any two documents."""
    assert apply_patch(old, changes(old, new)) == new
    assert (changes(old, new) == []) == (old == new)


def test_the_patch_is_minimal() -> None:
    """Removing a card from a hand is one removal; drawing a card is one addition."""
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
