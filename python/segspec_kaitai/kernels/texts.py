"""Encodings of texts: which a kernel checks itself, and by what.

A text stays bytes, and who takes the column decodes it. The kernel refuses what does not decode as soon as it is read,
as the parser does: in ASCII, UTF-8, UTF-16 of a given order, and where a byte is a character. Encodings of several
bytes a character of other kinds are not checked before they are decoded.
"""

from __future__ import annotations

import codecs
from functools import cache
from importlib import import_module
from pkgutil import ModuleInfo, iter_modules

CHECKED = {"utf-8": "is_utf8", "ascii": "is_ascii", "utf-16-le": "is_utf16le", "utf-16-be": "is_utf16be"}
"""The function of the runtime that checks an encoding, by Python's name for it."""

UNDEFINED = "\ufffe"
"""What Python's tables have for a byte that is no character."""


@cache
def canonical(encoding: str) -> str:
    """Python's name for an encoding of texts; "" for one that it does not know."""
    try:
        found = codecs.lookup(encoding)
        b"a".decode(encoding)
    except UnicodeDecodeError:
        return found.name
    except (LookupError, ValueError):
        return ""
    return found.name


@cache
def modules() -> frozenset[str]:
    """The names of Python's own encodings."""
    import encodings

    found: list[ModuleInfo] = list(iter_modules(encodings.__path__))
    return frozenset(module.name for module in found)


@cache
def characters(encoding: str) -> str | None:
    """The character of each of the 256 bytes, where every byte is one; None for encodings of another kind."""
    if encoding == "iso8859-1":
        return bytes(range(256)).decode("latin-1")
    name = encoding.replace("-", "_")
    table = getattr(import_module(f"encodings.{name}"), "decoding_table", None) if name in modules() else None
    return table if isinstance(table, str) and len(table) == 256 else None


@cache
def defined_bytes(encoding: str) -> tuple[int, int, int, int] | None:
    """The bytes that are a character, as the bits of four words; None where that is no question of single bytes."""
    table = characters(encoding)
    if table is None:
        return None
    bits = sum(1 << byte for byte, character in enumerate(table) if character != UNDEFINED)
    first, second, third, fourth = (bits >> shift & (1 << 64) - 1 for shift in (0, 64, 128, 192))
    return first, second, third, fourth


def is_checked(encoding: str) -> bool:
    """Whether a kernel refuses what does not decode."""
    return encoding in CHECKED or defined_bytes(encoding) is not None


def is_comparable(encoding: str) -> bool:
    """Whether equal texts are equal bytes, and unequal ones unequal: what was checked decodes in one way only."""
    table = characters(encoding)
    if table is None:
        return encoding in CHECKED
    known = table.replace(UNDEFINED, "")
    return len(set(known)) == len(known)
