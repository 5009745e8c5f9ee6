"""Tables are written as Parquet, some rows at a time, so that memory is bounded however many games there are."""

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, BinaryIO

import pyarrow
from pyarrow.parquet import ParquetWriter

from cairn.service.tables.columns import schema

GROUP = 50_000
"""How many rows a row group has: they are what is held in memory."""


class TableWriter:
    """Writes one table into a file; when its block ends, the table is whole. `count` is how many rows it was given."""

    def __init__(self, table: str, file: BinaryIO) -> None:
        self._schema = schema(table)
        self._writer = ParquetWriter(file, self._schema, compression="zstd")
        self._waiting = list[Mapping[str, Any]]()
        self.count = 0

    def add(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Take rows, and write those that fill row groups."""
        self.count += len(rows)
        self._waiting += rows
        while len(self._waiting) >= GROUP:
            self._write(GROUP)

    def _write(self, rows: int) -> None:
        self._writer.write_table(pyarrow.Table.from_pylist(self._waiting[:rows], self._schema))
        del self._waiting[:rows]

    def __enter__(self) -> "TableWriter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if kind is None and self._waiting:
            self._write(len(self._waiting))
        self._writer.close()
