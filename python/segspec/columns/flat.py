"""Columns as runs fill them: arrays of numbers and of bytes, of which Arrow arrays and lines of text are made."""

from __future__ import annotations

from typing import Any, NamedTuple

UNSIGNED, SIGNED, FLAGS, IDS, BYTES, TEXTS, PAIRS = "Q", "q", "?", "i", "b", "t", "f"


class Flat(NamedTuple):
    """One column, in arrays with at least as many items as it has rows, by its kind:

    `UNSIGNED`, `SIGNED`: numbers of 64 bits. `FLAGS`: a byte each. `IDS`: the two numbers of ids (ms and seq).
    `BYTES`, and `TEXTS` in UTF-8: where each value ends, after a leading number where the first begins, and the values
    side by side. `PAIRS`: where the pairs of each row end, in the same way, and two such arrays each for their names
    and their values.

    Where `present`, a byte a row, is 0 the value is absent.
    """

    kind: str
    arrays: tuple[Any, ...]
    present: Any = None
