"""The rows of the table: courses of games. Each builder returns the game that every column then checks."""

from joints.rows import ais, choices, clocks, endings, forks, messages, players, seats, versions
from joints.rows.row import Row

ROWS: dict[str, Row] = {}
for subject in (seats, choices, clocks, players, forks, messages, ais, versions, endings):
    assert not ROWS.keys() & subject.ROWS.keys(), "two rows have the same name"
    ROWS |= subject.ROWS
