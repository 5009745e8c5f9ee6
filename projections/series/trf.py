"""Series as tournament report files: the format TRF16 of FIDE, with the lines that pairing programs add to it (TRF(x)).

A file shows pairing numbers, not participants by number, and points as in chess: a win is 1, a draw ½. Its columns are
those of the FIDE Handbook, C.04, annex 2, and of the manual of JaVaFo.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from cairn.events.series import MAX_PLACES, Format
from cairn.events.table import LONGEST_NAME, is_name
from cairn.projections.series import WIN, SeriesBye, SeriesTable, State, resting
from cairn.projections.series.history import pairing_number
from cairn.projections.series.ranking import points_of, standings
from cairn.projections.table import Table

TYPES: dict[Format, str] = {"swiss": "Individual: Swiss-System (Dutch)", "round_robin": "Individual: Round-Robin"}
NO_GAME = "0000 - Z"
RANKS = {"1": (0, 1), "=": (0, 0), "0": (1, 0), "W": (0, 1), "D": (0, 0), "L": (1, 0)}
REFUSED = {"XXA", "XXP", "250", "260"}
"""The lines of accelerations and of forbidden pairs: those of JaVaFo, and those of FIDE's newer format."""
_RESULTS, _WIDTH = 91, 10
"""The column of the first round, and of how many each round consists."""


class Report(Struct):
    """A tournament report: the state of a Swiss series whose places are pairing numbers less 1, and their names.

    `here` are the places that are paired in the next round.
    """

    state: State
    called: list[str]
    here: list[int]
    title: str

    def check_start(self) -> None:
        """Raise ValueError with a sentence unless a series can begin with its title and its players."""
        if self.state.round or self.state.byes or not 2 <= len(self.called) <= MAX_PLACES:
            raise ValueError(f"A series begins with 2 to {MAX_PLACES} players and without results.")
        for name in (self.title, *self.called):
            if not is_name(name):
                raise ValueError(f"{name!r} is no name: it has 1 to {LONGEST_NAME} printable characters.")


def read_trf(text: str) -> Report:
    """Return what a file contains. Raise ValueError with a sentence if it is no such file, or contradicts itself.

    A line may end before the last round: its player was not paired any more. Accelerations, forbidden pairs and another
    first colour are refused.
    """
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    rows = sorted((line for line in lines if line[:3] == "001"), key=lambda line: line[4:8])
    wanted = {word for line in lines if line[:3] == "XXC" for word in line.split()[1:]} - {"white1"}
    if wanted or any(line[:3] in REFUSED for line in lines):
        raise ValueError("Accelerations, forbidden pairs, ranks and another first colour are not read.")
    if [line[4:8].strip() for line in rows] != [str(at + 1) for at in range(len(rows))]:
        raise ValueError("The starting numbers must be 1, 2, 3 and so on, one line each.")
    cells = [[line[at : at + 8].ljust(8) for at in range(_RESULTS, len(line), _WIDTH)] for line in rows]
    with_games = [number for row in cells for number, cell in enumerate(row, start=1) if cell[:4].strip("0 ")]
    state = State(lots=tuple(range(len(rows))), round=max([*with_games, min(map(len, cells), default=0)]))
    for place, row in enumerate(cells):
        for number, cell in enumerate(row, start=1):
            if cell[7:] in ("U", "F", "H"):
                state.byes += (SeriesBye(number, place, is_half=cell[7:] == "H"),)
            elif table := _table(cells, place, number):
                state.tables += (table,)
    state.tables = tuple(sorted(state.tables, key=lambda table: table.round))
    state.rounds = max((int(_number(line[4:], int)) for line in lines if line[:3] == "XXR"), default=0)
    points = points_of(state, len(rows), 2)
    for place, line in enumerate(rows):
        if len(cells[place]) <= state.round and _number(line[80:84]) * WIN != points[place]:
            raise ValueError(f"The results of number {place + 1} are not the points of their line.")
    away = {int(_number(number, int)) - 1 for line in lines if line[:3] == "XXZ" for number in line.split()[1:]}
    here = [place for place, row in enumerate(cells) if place not in away and len(row) <= state.round]
    title = next((line[4:].strip() for line in lines if line[:3] == "012"), "")
    return Report(state, [line[14:47].strip() for line in rows], here, title)


def _number(text: str, kind: Callable[[str], float] = float) -> float:
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"{text.strip()!r} is no number.") from None


def _table(cells: Sequence[Sequence[str]], place: int, number: int) -> SeriesTable | None:
    """Return the table of a round that a place had the first seat at, None if it had another or none."""
    cell = cells[place][number - 1]
    if cell[:4].strip("0 ") == "":
        return None
    if cell[7] not in {*RANKS, "+", "-"} or not cell[:4].strip().isdecimal():
        raise ValueError(f"In round {number}, number {place + 1} has no result.")
    other = int(cell[:4]) - 1
    opposite = cells[other][number - 1] if 0 <= other < len(cells) and number <= len(cells[other]) else ""
    if opposite[:4].strip() != str(place + 1):
        raise ValueError(f"In round {number}, number {place + 1} has an opponent who has another one.")
    same = {cell[5]} & {opposite[5]} & {"w", "b"}
    if same or RANKS.get(cell[7], ()) != RANKS.get(opposite[7], ())[::-1]:
        raise ValueError(f"In round {number}, numbers {place + 1} and {other + 1} contradict each other.")
    if cell[5] == "b" or (cell[5] != "w" and other < place):
        return None
    absent = tuple(at for at, said in ((place, cell[7]), (other, opposite[7])) if said == "-")
    ranks = RANKS.get(cell[7], (int(place in absent), int(other in absent)))
    return SeriesTable(number, f"{number}-{place}", (place, other), ranks, absent, version=1)


def write_trf(title: str, called: Sequence[str], state: State, table: Table) -> str:
    """Return the file of a series with games of two: all rounds whose results are known. `called` are names by number.

    Raise ValueError for other series. A bye is `U`, and `H` if it was asked for; a deleted game is `H` for both.
    """
    opened = table.series
    if opened is None or opened.seats != 2 or opened.format not in TYPES:
        raise ValueError("A tournament report has a Swiss series or a round robin, with games of two.")
    number = {place: pairing_number(state, place) for place in range(len(table.seats))}
    rounds = state.round - any(True for _ in state.open_tables)
    known = tuple(table for table in state.tables if table.round <= rounds)
    byes = tuple(bye for bye in state.byes if bye.round <= rounds or bye.is_half)
    state = replace(state, round=rounds, tables=known, byes=byes)
    cells = {place: [NO_GAME] * rounds for place in number}
    for each in known:
        for seat, place in enumerate(each.places):
            cells[place][each.round - 1] = _cell(each, seat, number)
    for bye in (bye for bye in byes if bye.round <= rounds):
        cells[bye.place][bye.round - 1] = f"0000 - {'H' if bye.is_half else 'U'}"
    lines = [f"012 {title}", f"062 {len(number)}", f"092 {TYPES[opened.format]}", f"XXR {state.rounds}", "XXC white1"]
    lines += [f"XXZ {number[place]}" for place in sorted({*table.left, *resting(state)}, key=number.__getitem__)]
    for row in sorted(standings(state, table), key=lambda row: number[row.place]):
        about = f"001 {number[row.place]:4}      {called[row.place][:33]:33} {'':31}"
        lines.append(f"{about} {row.points / WIN:4.1f} {row.rank + 1:4}  {'  '.join(cells[row.place])}".rstrip())
    return "\n".join([*lines, ""])


def _cell(table: SeriesTable, seat: int, number: dict[int, int]) -> str:
    other, points = table.places[1 - seat], table.points(seat)
    if not table.was_played and not table.absent:
        return "0000 - H"
    result = "0=1"[points] if table.was_played else "-+"[points // WIN]
    return f"{number[other]:4} {'wb'[seat]} {result}"
