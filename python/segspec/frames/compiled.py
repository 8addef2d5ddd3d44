"""A compiled declaration of texts and numbers. It can be pickled."""

from __future__ import annotations

import re
from collections import namedtuple
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from segspec.formats.contract.descriptor import Further
from segspec.frames.keys import Declaration
from segspec.frames.lowered_log import LoweredLog
from segspec.storage.source import Lead

LARGEST, LARGEST_SIGNED = (1 << 64) - 1, (1 << 63) - 1
UNBOUNDED = 1 << 62
"""For a run, more rows or bytes than there can be."""


class FixedField(NamedTuple):
    """A number at a fixed place: `bits` bits from bit `shift` of the `size` bytes at `position`."""

    position: int
    size: int
    order: str
    shift: int
    bits: int
    signed: bool = False

    def read(self, content: bytes | bytearray, at: int = 0) -> int:
        start = at + self.position
        byteorder: Any = "big" if self.order == ">" else "little"
        whole = int.from_bytes(content[start : start + self.size], byteorder, signed=self.signed)
        return whole if self.signed else whole >> self.shift & ((1 << self.bits) - 1)

    def write(self, content: bytearray, number: int, at: int = 0) -> None:
        start = at + self.position
        byteorder: Any = "big" if self.order == ">" else "little"
        if self.signed:
            content[start : start + self.size] = number.to_bytes(self.size, byteorder, signed=True)
            return
        mask = ((1 << self.bits) - 1) << self.shift
        before = int.from_bytes(content[start : start + self.size], byteorder)
        made = before & ~mask | number << self.shift & mask
        content[start : start + self.size] = made.to_bytes(self.size, byteorder)

    def pattern(self, low: int, high: int) -> bytes:
        """A regular expression for the bytes of values from `low` (not negative) to `high`."""
        lowest = [max(self.shift - 8 * byte, 0) for byte in reversed(range(self.size))]
        end = self.shift + self.bits
        widths = [
            max(min(end - 8 * byte, 8) - at, 0) for byte, at in zip(reversed(range(self.size)), lowest, strict=True)
        ]
        made = []
        for digits in _ranges(widths, low, min(high, self.most)):
            found = [_bytes_of(*each) for each in zip(lowest, widths, digits, strict=True)]
            made.append(b"".join(found if self.order == ">" else reversed(found)))
        return b"|".join(made)

    def lead(self, low: int, high: int) -> Lead | None:
        """The most significant byte of numbers from `low` (not negative) to `high`; None if it only has some of the
        bits.
        """
        if self.shift or self.bits != 8 * self.size or not low <= high <= self.most:
            return None
        largest = high >> 8 * (self.size - 1)
        place = self.position + (0 if self.order == ">" else self.size - 1)
        if largest or self.size == 1:
            return Lead(place, bytes(range(largest + 1)))
        second = _bytes_of(0, 8, (0, high >> 8 * (self.size - 2)))
        return Lead(place, b"\0", (b"(?=%b)" if self.order == ">" else b"(?<=%b.)") % second)

    @property
    def end(self) -> int:
        return self.position + self.size

    @property
    def most(self) -> int:
        return (1 << self.bits - self.signed) - 1


Digits = tuple[tuple[int, int], ...]


def _ranges(widths: Sequence[int], low: int, high: int) -> list[Digits]:
    if low > high:
        return []
    if not widths:
        return [()]
    rest = sum(widths[1:])
    full = (1 << rest) - 1
    first, last = low >> rest, high >> rest
    if not low & full and high & full == full:
        return [((first, last), *((0, (1 << width) - 1) for width in widths[1:]))]
    if first == last:
        return [((first, first), *each) for each in _ranges(widths[1:], low & full, high & full)]
    middle, end = -(-low >> rest) << rest, (high + 1) >> rest << rest
    return [*_ranges(widths, low, middle - 1), *_ranges(widths, middle, end - 1), *_ranges(widths, end, high)]


def _bytes_of(shift: int, width: int, digit: tuple[int, int]) -> bytes:
    if width == 8 and not shift:
        found = bytes(range(digit[0], digit[1] + 1))
    else:
        found = bytes(each for each in range(256) if digit[0] <= each >> shift & ((1 << width) - 1) <= digit[1])
    if len(found) == 256:
        return b"."
    is_range = found[-1] - found[0] == len(found) - 1
    return b"[%b]" % (re.escape(found[:1]) + b"-" + re.escape(found[-1:]) if is_range else re.escape(found))


class EntryLayout:
    """A structure of numbers at fixed places, such as an index entry."""

    def __init__(self, size: int, fields: Mapping[str, FixedField], constant: bytes) -> None:
        self.SIZE = size
        kind: Any = namedtuple("Fields", list(fields))  # type: ignore[misc]  # its names are those of the spec
        self.Fields, self._made = kind, kind._make
        self._fields, self._constant = fields, constant
        for name, each in fields.items():
            setattr(self, f"MAX_{name.upper()}", each.most)

    def unpack(self, content: bytes, at: int = 0) -> Any:
        found: Any = tuple(field.read(content, at) for field in self._fields.values())
        return self._made(found)

    def pack(self, **numbers: int) -> bytes:
        made = bytearray(self._constant)
        for name, number in numbers.items():
            self._fields[name].write(made, number)
        return bytes(made)


@dataclass(slots=True)
class CompiledLog:
    """A compiled declaration with its spec.

    `texts` are the parsers' modules by name, in `package`. `root`, `frame` and `content` name structures by module and
    class. With `has_header`, a segment begins with the spec's top level. Each frame has `beginning` after `magic_at`
    bytes. Other than `promised` values are reported. `fixed` are numbers in the first `fixed_size` bytes of frames.
    `joins` mark a record's pieces. `shown` are columns of frames. `records` is the structure of a frame's records, with
    `params`; `codecs` are packings by number. `why` says what is not read by kernels. `rules` is the text of the
    user's rules. A built package has `rules_module` instead, and no `texts`.
    """

    declaration: Declaration
    package: str
    texts: Mapping[str, str]
    root: str
    frame: str
    content: str
    has_header: bool
    magic: bytes
    beginning: bytes
    magic_at: int
    promised: Mapping[str, int]
    fixed: Mapping[str, FixedField]
    fixed_size: int
    further: Mapping[str, Further]
    joins: Mapping[str, tuple[int, ...]]
    shown: tuple[str, ...]
    header_fixed: Mapping[str, FixedField]
    entry_size: int = 0
    entry: Mapping[str, FixedField] | None = None
    entry_constant: bytes = b""
    beside: int | None = None
    """The bytes of a frame that its length does not count, if fixed."""
    records: str = ""
    params: tuple[str, ...] = ()
    codecs: Mapping[int, str] = field(default_factory=dict)
    lane: LoweredLog | None = None
    rules: str = ""
    rules_path: str = ""
    rules_module: str = ""
    why: tuple[str, ...] = ()

    @property
    def least(self) -> int:
        """The number of bytes that every frame has at least."""
        return max(self.fixed_size, 1)

    @property
    def most(self) -> int:
        """The maximum record number."""
        number = self.fixed.get(self.declaration.number.field)
        return LARGEST if number is None else min(number.most, LARGEST)

    @property
    def columns(self) -> tuple[str, ...]:
        given = self.declaration
        of = given.records or given
        fields = None if given.records is None else given.records.fields
        named = {"timestamp": of.time, "key": of.key, "value": of.value, "fields": fields}
        return ("offset", *filter(named.get, named), *self.further)
