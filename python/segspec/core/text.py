r"""Untrusted text made safe to print.

Control characters (C0, DEL, C1), the separators U+2028 and U+2029, and the bidi controls are escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

UNSAFE_RANGES = (
    (0x7F, 0x9F),
    (0x61C, 0x61C),
    (0x200E, 0x200F),
    (0x2028, 0x202E),
    (0x2066, 0x2069),
    (0xD800, 0xDFFF),
)

UNSAFE = f"[{''.join(f'{chr(first)}-{chr(last)}' for first, last in UNSAFE_RANGES)}]"
"""Characters that JSON allows and no terminal should get, and surrogates, which UTF-8 cannot encode.

As a text: compiling it takes a hundredth of a short start, and most need it never.
"""

FIRST_BYTE, LAST_BYTE = 0xDC80, 0xDCFF
"""Python's surrogates for the bytes of a name that are not UTF-8 (PEP 383); each stands for its low 8 bits."""

PIECE = 1 << 12
"""Characters to examine at a time: each is an object of many times its size."""

LIKE_AN_ESCAPE = r"\\(?=x[0-9a-f]{2})"


def printable(text: str) -> str:
    """Text for people, on one line, with control and bidi characters escaped."""
    if text.isprintable():
        return text
    return "".join([_printable_piece(text[at : at + PIECE]) for at in range(0, len(text), PIECE)])


def _printable_piece(text: str) -> str:
    if text.isprintable():
        return text
    return "".join([character if character.isprintable() else _escape(character) for character in text])


def _escape(character: str) -> str:
    if FIRST_BYTE <= ord(character) <= LAST_BYTE:
        return f"\\x{ord(character) & 0xFF:02x}"
    return character.encode("unicode_escape").decode("ascii")


def path_text(path: str) -> str:
    r"""A path as UTF-8 text, from which `path_of_text` restores the path.

    A byte that is not UTF-8, or a backslash that looks like such an escape, becomes `\x` with two hexadecimal digits.
    """
    if "\\" not in path and not any(FIRST_BYTE <= ord(character) <= LAST_BYTE for character in path):
        return path
    return re.sub(UNSAFE, _byte, re.sub(LIKE_AN_ESCAPE, r"\\x5c", path))


def _byte(found: re.Match[str]) -> str:
    character = found[0]
    return _escape(character) if FIRST_BYTE <= ord(character) <= LAST_BYTE else character


def path_of_text(text: str) -> str:
    return re.sub(r"\\x([0-9a-f]{2})", lambda found: _raw(int(found[1], 16)), text)


def _raw(byte: int) -> str:
    return bytes((byte,)).decode("utf-8", "surrogateescape")


def safe_json(text: str) -> str:
    """The same JSON in characters that are safe to print and to write as UTF-8."""
    if text.isascii() and "\x7f" not in text:
        return text
    return re.sub(UNSAFE, _json_escape, text)


def _json_escape(found: re.Match[str]) -> str:
    number = ord(found[0])
    return f"\\\\x{number & 0xFF:02x}" if FIRST_BYTE <= number <= LAST_BYTE else f"\\u{number:04x}"


def counted(count: int, word: str) -> str:
    """A number with its unit, in the plural unless it is one."""
    return f"{count:,} {word}{'' if count == 1 else 's'}"


def is_like_any(names: Iterable[str], patterns: Sequence[str]) -> bool:
    """Whether a pattern (`fnmatch`) matches one of the names. Most, with one `*`, need no regular expression."""
    return any(_is_like(name, pattern) for name in names for pattern in patterns)


def _is_like(name: str, pattern: str) -> bool:
    begin, star, end = pattern.partition("*")
    if set("*?[") & {*begin, *end}:
        from fnmatch import fnmatchcase

        return fnmatchcase(name, pattern)
    if not star:
        return name == pattern
    return len(name) >= len(begin) + len(end) and name.startswith(begin) and name.endswith(end)
