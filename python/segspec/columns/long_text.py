"""Payloads as text, long ones in pieces: a text takes many times the memory of its bytes."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from segspec.columns.backend.lanes import extension
from segspec.core import json_form
from segspec.core.text import UNSAFE_RANGES, printable

LONG = 1 << 18

PIECE = 3 << 14
"""Bytes per piece: whole groups of base64, and more than one character of UTF-8."""

LONGEST_CHARACTER = 4

UNSAFE = array("I", [bound for both in UNSAFE_RANGES for bound in both])

SPLIT = frozenset({"hex", "base64", "utf8"})
"""The forms whose text grows with the value."""


class LongText:
    """The text of a long value, made in chunks of UTF-8."""

    def __init__(self, content: bytes, form: str) -> None:
        self.content, self.form = content, form

    def printable(self) -> Iterator[bytes]:
        return self._pieces("p", lambda text: printable(text))

    def in_json(self) -> Iterator[bytes]:
        return self._pieces("j", lambda text: json_form.line(text)[1:-1])

    def as_it_is(self) -> Iterator[bytes]:
        return self._pieces("a", lambda text: text)

    def has_any_of(self, characters: bytes) -> bool:
        return self.form == "utf8" and any(self.content.find(character) >= 0 for character in characters)

    def _pieces(self, kind: str, plain: Callable[[str], str]) -> Iterator[bytes]:
        if self.form != "utf8":
            encode = _base64 if self.form == "base64" else _hex
            return (encode(self.content[at : at + PIECE]) for at in range(0, len(self.content), PIECE))
        return map(_utf8_piece(kind, plain), _characters(self.content))


def _base64(content: bytes) -> bytes:
    import binascii

    return binascii.b2a_base64(content, newline=False)


def _hex(content: bytes) -> bytes:
    return content.hex().encode("ascii")


def _utf8_piece(kind: str, plain: Callable[[str], str]) -> Callable[[bytes], bytes]:
    native = extension()
    if native is not None:
        return lambda piece: native.text(piece, kind, UNSAFE)
    show = json_form.PAYLOADS["utf8"].show
    return lambda piece: plain(show(piece)).encode("utf-8")


def _characters(content: bytes) -> Iterator[bytes]:
    at = 0
    while at < len(content):
        end = min(at + PIECE, len(content))
        end = _boundary(content, end) if end < len(content) else end
        yield content[at:end]
        at = end


def _boundary(content: bytes, end: int) -> int:
    for back in range(1, LONGEST_CHARACTER):
        byte = content[end - back]
        if byte & 0xC0 == 0xC0:
            return end - back
        if byte & 0xC0 != 0x80:
            break
    return end


def shows(form: str) -> Callable[[bytes], Any]:
    """Shows bytes in this form; long values become a `LongText`."""
    show = json_form.PAYLOADS[form].show
    return partial(_shown, form, show) if form in SPLIT else show


def _shown(form: str, show: Callable[[bytes], str], content: bytes) -> str | LongText:
    return show(content) if len(content) < LONG else LongText(content, form)


def json_pieces(value: Any) -> Iterator[bytes]:
    """JSON of `value`, which may contain `LongText`, in chunks of UTF-8."""
    if isinstance(value, LongText):
        yield b'"'
        yield from value.in_json()
        yield b'"'
    elif isinstance(value, Mapping):
        yield b"{"
        for number, (name, member) in enumerate(value.items()):
            yield f"{',' if number else ''}{json_form.line(name)}:".encode()
            yield from json_pieces(member)
        yield b"}"
    elif isinstance(value, list | tuple):
        yield b"["
        for number, item in enumerate(value):
            yield b"," if number else b""
            yield from json_pieces(item)
        yield b"]"
    else:
        yield json_form.line(value).encode()


def printable_pieces(value: Any) -> Iterator[bytes]:
    """A value as text for people, on one line: JSON, unless it is text."""
    if isinstance(value, LongText):
        yield from value.printable()
    else:
        for piece in json_pieces(value):
            yield printable(piece.decode()).encode()
