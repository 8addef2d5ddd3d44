"""The five formats, by name."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from segspec.formats.contract.reading import Format

NAMES = ("osiris", "tank", "durable_log", "mojo", "ffwd")


def get(name: str) -> Format:
    """The format called `name`, with `-` and `_` alike. Raises `ValueError` for any other name."""
    known = name.replace("-", "_")
    if known not in NAMES:
        raise ValueError(f"unknown format {name!r}: one of {', '.join(NAMES)}")
    found: Format = import_module(f"segspec.formats.{known}").FORMAT
    return found


def every() -> Iterator[Format]:
    """All of them, those first whose files say by a magic what they are: whoever searches may need no other."""
    for name in ("osiris", "durable_log", "ffwd", "tank", "mojo"):
        yield get(name)
