"""Rows as lines of JSON, CSV or text, many at once, equal to those of `segspec.cli.writers`."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, NamedTuple

from segspec.columns.backend.lanes import extension
from segspec.columns.flat import BYTES, FLAGS, PAIRS, TEXTS, Flat, FlatRows
from segspec.columns.long_text import UNSAFE

ROOM = 1 << 20
"""Bytes of text made at once. A row with possibly longer text is made in pieces."""

MOST = (1 << 63) - 1

JSON, CSV, TEXT = "j", "c", "p"

FORMS = {"hex": "h", "base64": "b", "utf8": "u", "size": "l", "sha256": "u"}
"""For sha256 the columns already have the digests."""

STRICT = "s"

BETWEEN = {JSON: b",", CSV: b",", TEXT: b"  "}

PLACES = {"offset": "l", "id": "l", "timestamp": "m", "deleted": "o", "fields": "n", "key": "n", "value": "d"}
"""The members of a record by their place in a line of text."""

MOST_CELLS, MOST_ARRAYS = 64, 60
"""The maximum number of cells and arrays that the extension takes at once."""

NOTHING = Flat("0", ())


class MadeLines(NamedTuple):
    """Lines in UTF-8, valid until the next call; or, without text, a row to be written by itself."""

    lines: int
    text: memoryview | None = None
    row: int = 0


class Lines:
    """Makes lines in one style, with the columns `names`. Each begins with `begin`. With `is_records` text has the
    members of records in their `PLACES`.
    """

    def __init__(
        self,
        style: str,
        payload: str,
        names: Sequence[str],
        *,
        begin: bytes = b"",
        strict: bool = False,
        is_records: bool = True,
    ) -> None:
        self._native = extension()
        self._style = style
        self._names = names
        self._digests = payload == "sha256"
        self._places = PLACES if style == TEXT and is_records else {}
        form = STRICT if strict and payload == "utf8" else FORMS[payload]
        start, end = (b"{" + begin, b"}\n") if style == JSON else (begin, b"\n")
        self._layout = (style, form, UNSAFE, start, bool(begin), BETWEEN[style], end)
        self._room: Any = bytearray(ROOM if self._native else 0)

    def of(self, rows: FlatRows, most: int | None = None) -> Iterator[MadeLines]:
        """The lines of the chosen rows, at most `most`."""
        left = MOST if most is None else most
        if self._native is None or not self._tells(rows):
            yield from by_themselves(rows, most)
            return
        shown = [name for name in self._names if name in rows.columns or self._is_due(name)]
        cells = tuple(self._cell(name, rows) for name in shown)
        row, text = 0, memoryview(self._room)
        while left:
            row, lines, size = self._native.lines(self._layout, cells, rows.chosen, row, rows.count, left, self._room)
            if lines:
                yield MadeLines(lines, text[:size])
            elif row < rows.count:
                yield MadeLines(lines := 1, row=row)
                row += 1
            else:
                break
            left -= lines

    def _tells(self, rows: FlatRows) -> bool:
        arrays = sum(len(column.arrays) + 1 for column in rows.columns.values())
        if arrays > MOST_ARRAYS or len(self._names) > MOST_CELLS:
            return False
        return self._style != CSV or rows.columns.keys() <= set(self._names)

    def _is_due(self, name: str) -> bool:
        return self._style == CSV or self._places.get(name) == "d"

    def _cell(self, name: str, rows: FlatRows) -> tuple[str, tuple[Any, ...], Any, str, bytes, bytes]:
        column = rows.columns.get(name, NOTHING)
        if self._digests:
            column = _digested(column, rows.count)
        role, before, after = self._places.get(name), b"", b""
        if self._style == JSON:
            after = b"" if column.kind in (FLAGS, PAIRS) else b'"'
            before = f'"{name}":'.encode() + after
        elif self._style == TEXT:
            before = b"deleted" if role == "o" else b"" if role else f"{name}=".encode()
        return column.kind, column.arrays, column.present, role or "n", before, after


def by_themselves(rows: FlatRows, most: int | None = None) -> Iterator[MadeLines]:
    return (MadeLines(1, row=row) for row in islice(rows.numbers(), most))


def _digested(column: Flat, rows: int) -> Flat:
    if column.kind == BYTES:
        return Flat(TEXTS, _digests(column.arrays, rows), column.present)
    if column.kind == PAIRS:
        ends, name_ends, names, value_ends, values, *given = column.arrays
        count = ends[rows]
        made = *_digests((name_ends, names), count), *_digests((value_ends, values), count)
        return Flat(PAIRS, (ends, *made, *given), column.present)
    return column


def _digests(column: tuple[Any, ...], count: int) -> tuple[Any, bytes]:
    # OpenSSL is large, and most commands hash nothing.
    from hashlib import sha256

    ends, content = column
    values = memoryview(content)
    made = [sha256(values[first:last]).hexdigest() for first, last in pairwise(ends[: count + 1])]
    size = sha256().digest_size * 2
    return array("i", range(0, size * (count + 1), size)), "".join(made).encode()
