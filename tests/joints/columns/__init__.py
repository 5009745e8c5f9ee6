"""The columns of the table: all consumers of games. Each asserts its expectations of one game."""

from joints.columns import lists, proofs, storage, words
from joints.columns.column import Column

COLUMNS: dict[str, Column] = {}
for subject in (proofs, words, lists, storage):
    assert not COLUMNS.keys() & subject.COLUMNS.keys(), "two columns have the same name"
    COLUMNS |= subject.COLUMNS
