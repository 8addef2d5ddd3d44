"""The generated Kaitai parsers as they come from the compiler, every field of every row put into a list.

By itself it is a program: FOLDER has the parsers, FORMAT is one of `ROWS`, FILE is read, and the rows are counted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from kaitaistruct import KaitaiStream

Fields = Callable[[Any], tuple[Any, ...]]


def lists(cls: Any, name: str, stream: KaitaiStream) -> list[list[Any]]:
    """The columns of a file."""
    rows, fields = ROWS[name]
    columns: list[list[Any]] = [[] for _ in range(len(COLUMNS[name]))]
    put = [column.append for column in columns]
    for row in rows(cls, stream):
        for append, value in zip(put, fields(row), strict=True):
            append(value)
    return columns


def of_file(folder: str, name: str, path: str) -> list[list[Any]]:
    """The columns of a file at a path, by the parser of a folder."""
    with KaitaiStream(open(path, "rb")) as stream:  # noqa: PTH123 - the stream closes it
        return lists(parser(folder, name), name, stream)


def _packets(cls: Any, stream: KaitaiStream) -> Iterator[Any]:
    return iter(cls(stream).packets)


def _again(cls: Any, stream: KaitaiStream) -> Iterator[Any]:
    while not stream.is_eof():
        yield cls(stream)


def _pixels(cls: Any, stream: KaitaiStream) -> Iterator[Any]:
    return (pixel for line in cls(stream).lines for pixel in line.pixels)


def _symbols(cls: Any, stream: KaitaiStream) -> Iterator[Any]:
    for header in cls(stream).section_headers:
        if header.symbols is not None:
            yield from header.symbols.entries


def _packet(row: Any) -> tuple[Any, ...]:
    return row.seconds, row.microseconds, row.len_original, row.body


def _tlv(row: Any) -> tuple[Any, ...]:
    body = row.body
    value, text, x, y = (getattr(body, name, None) for name in ("value", "text", "x", "y"))
    return row.tag.value, value, text, x, y, getattr(row, "note", None)


def _pixel(row: Any) -> tuple[Any, ...]:
    return row.blue, row.green, row.red


def _symbol(row: Any) -> tuple[Any, ...]:
    return row.binding, row.kind, row.section, row.value, row.size, row.name


ROWS: dict[str, tuple[Callable[[Any, KaitaiStream], Iterator[Any]], Fields]] = {
    "packets": (_packets, _packet),
    "tlv": (_again, _tlv),
    "bitmap": (_pixels, _pixel),
    "elf_symbols": (_symbols, _symbol),
}
COLUMNS = {
    "packets": ("seconds", "microseconds", "len_original", "body"),
    "tlv": ("tag", "value", "text", "x", "y", "note"),
    "bitmap": ("blue", "green", "red"),
    "elf_symbols": ("binding", "kind", "section", "value", "size", "name"),
}
"""What is read of each row, by every reader."""


def parsers(folder: str | Path, language: str) -> Path:
    """Where the parsers of a file's format are, beside the file."""
    return Path(folder) / language


def parser(folder: str, name: str) -> Any:
    """The class of a format, of its module in a folder."""
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return getattr(import_module(name), name.title().replace("_", ""))


if __name__ == "__main__":
    where, wanted, file = sys.argv[1:]
    print(len(of_file(where, wanted, file)[0]))
