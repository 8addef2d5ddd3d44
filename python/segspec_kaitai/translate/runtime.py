"""The functions that C has of its own, with the types that they take and give."""

from __future__ import annotations

from collections.abc import Mapping

from segspec_kaitai.translate.types import BOOL, I64, U64, VOID, Array, Number, Type

BYTES = Array("u8")

Signature = tuple[tuple[Type, ...], Number]
RUNTIME: Mapping[str, Signature] = (
    {
        f"read_{sign}{width}{order}": ((BYTES, I64), U64 if (sign, width) == ("u", 8) else I64)
        for sign, widths in (("u", range(1, 9)), ("s", (1, 2, 4, 8)))
        for width in widths
        for order in (("le", "be") if width > 1 else ("",))
    }
    | {f"{name}_overflows": ((I64, I64), BOOL) for name in ("add", "subtract", "multiply", "shift")}
    | {f"unsigned_{name}_overflows": ((U64, U64), BOOL) for name in ("add", "subtract", "multiply")}
    | {"unsigned_shift_overflows": ((U64, U64), BOOL)}
    | dict.fromkeys(("find_byte", "length_before", "length_through", "length_stripped"), ((BYTES, I64, I64, I64), I64))
    | dict.fromkeys(("is_ascii", "is_utf8"), ((BYTES, I64, I64), BOOL))
    | {"crc32": ((BYTES, I64, I64), I64), "copy": ((BYTES, I64, BYTES, I64, I64), VOID)}
    | {
        f"write_{sign}{width}{order}": ((BYTES, I64, U64 if (sign, width) == ("u", 8) else I64), VOID)
        for sign in ("u", "s")
        for width in (1, 2, 4, 8)
        for order in (("le", "be") if width > 1 else ("",))
    }
)
"""Functions that C has of its own, as `seg_` and their name. Those without a result write, to their first argument."""
