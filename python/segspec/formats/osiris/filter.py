"""The bloom filter of an osiris chunk, read and made, with Erlang's phash2.

No spec can express which bits a value sets. Source: rabbitmq/osiris src/osiris_bloom.erl; erlang/otp
erts/emulator/beam/erl_term_hashing.c make_hash2.
"""

from __future__ import annotations

from collections.abc import Iterable

from segspec.core.model import Frame
from segspec.core.stretch import FilterValue
from segspec.formats.contract.record_values import FilterAnswer
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import Chunk
from segspec.formats.osiris.rules import Hashed

GOLDEN = 0x9E3779B9
"""`HCONST` of make_hash2."""
WORD = 0xFFFFFFFF
BINARY_SEED = GOLDEN * 13 & WORD
LIST_SEED = GOLDEN * 2 & WORD
NIL = 2
"""`NIL_DEF` of make_hash2: the end of a list."""

GROUP = 12
"""Bytes per round of the hash, as three words."""


def has_unfiltered(content: bytes) -> bool:
    """Whether a chunk with this filter may have entries without a value; without a filter, none has one."""
    return not content or rules.has_bit(content, 0, 0)


def answer(frame: Frame, value: bytes) -> FilterAnswer:
    """The chunk's answer for a filter value. Raises `ValueError` for an empty one."""
    if not value:
        raise ValueError("an empty filter value stands for none")
    assert isinstance(frame, Chunk)
    held = AskedValue.of(FilterValue(value)).may_hold(frame.filter) if frame.filter else None
    return FilterAnswer(bool(frame.filter), held, has_unfiltered(frame.filter))


class AskedValue(Hashed):
    """A wanted filter value, hashed."""

    __slots__ = ()

    @classmethod
    def of(cls, wanted: FilterValue) -> AskedValue:
        return cls(*hashes_of(wanted.value), wanted.unfiltered is True, wanted.unfiltered is not False)

    def may_hold(self, content: bytes) -> bool:
        return rules.may_hold(content, 0, len(content), self)


def bloom_filter(values: Iterable[bytes], size: int) -> bytes:
    """A filter of `size` bytes over the entries' filter values, which may be empty; no bytes if all are
    (`osiris_bloom:to_binary/1`)."""
    distinct = set(values)
    if not any(distinct):
        return b""
    num_bits, bits = 8 * size, 0
    for value in distinct:
        for bit in bits_of(value, num_bits) if value else (0,):
            bits |= 1 << (num_bits - 1 - bit)
    return bits.to_bytes(size, "big")


def bits_of(value: bytes, num_bits: int) -> tuple[int, int]:
    """The two bits that `value` sets in a filter of `num_bits` bits; never bit 0."""
    one, other = hashes_of(value)
    return rules.bit_of(one, num_bits // 8), rules.bit_of(other, num_bits // 8)


def hashes_of(value: bytes) -> tuple[int, int]:
    alone = hash_binary(value)
    return alone, hash_list_of(alone)


def hash_binary(value: bytes) -> int:
    """`phash2(Value)` of a binary before reduction to a range: Bob Jenkins' hash, 32 bits."""
    if not value:
        return BINARY_SEED
    a = b = GOLDEN
    c = BINARY_SEED
    at = 0
    while len(value) - at >= GROUP:
        a += _word(value, at)
        b += _word(value, at + 4)
        c += _word(value, at + 8)
        a, b, c = _mix(a, b, c)
        at += GROUP
    a += _word(value, at)
    b += _word(value, at + 4)
    # The length is in the lowest byte of the last word.
    c += len(value) + (_word(value, at + 8) << 8)
    return _mix(a, b, c)[2]


def hash_list_of(head: int) -> int:
    """`phash2([Value])` before reduction to a range; `head` is the hash of Value."""
    return _mix(LIST_SEED + NIL, LIST_SEED, head)[2]


def _word(value: bytes, at: int) -> int:
    return int.from_bytes(value[at : at + 4], "little")


def _mix(a: int, b: int, c: int) -> tuple[int, int, int]:
    a = (a - b - c & WORD) ^ ((c & WORD) >> 13)
    b = (b - c - a & WORD) ^ (a << 8 & WORD)
    c = (c - a - b & WORD) ^ (b >> 13)
    a = (a - b - c & WORD) ^ (c >> 12)
    b = (b - c - a & WORD) ^ (a << 16 & WORD)
    c = (c - a - b & WORD) ^ (b >> 5)
    a = (a - b - c & WORD) ^ (c >> 3)
    b = (b - c - a & WORD) ^ (a << 10 & WORD)
    c = (c - a - b & WORD) ^ (b >> 15)
    return a, b, c
