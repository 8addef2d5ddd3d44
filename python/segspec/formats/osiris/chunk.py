"""One osiris chunk: its header, framing, and parts.

The bloom filter of an osiris chunk, read and made, with Erlang's phash2.

No spec can express which bits a value sets. Source: rabbitmq/osiris src/osiris_bloom.erl; erlang/otp
erts/emulator/beam/erl_term_hashing.c make_hash2.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from segspec.core.errors import Code, Finding, exceeded
from segspec.core.limits import Limits
from segspec.core.model import Frame, Section
from segspec.core.stretch import FilterValue
from segspec.formats.contract.parts import FilterAnswer
from segspec.formats.osiris import rules
from segspec.formats.osiris.layout import DIALECTS, FILTER_SIZES, KINDS, OFFSETS, VERSIONS
from segspec.formats.osiris.rules import Due, Hashed
from segspec.frames.explain import table
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_chunk_header, osiris_simple_entry
from segspec_ksy.osiris_chunk import OsirisChunk
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_entries import OsirisEntries
from segspec_ksy.osiris_enums import OsirisEnums
from segspec_ksy.osiris_filter import OsirisFilter
from segspec_ksy.osiris_tracking_chunk_data import OsirisTrackingChunkData
from segspec_ksy.osiris_tracking_delta import OsirisTrackingDelta

ChunkType = OsirisEnums.ChunkType

CHECK_BLOCK = 1 << 20

DETAILS = {
    "epoch": "epoch", "entries": "num_entries", "data_crc": "data_crc", "filter_bytes": "len_filter",
    "data_bytes": "len_data", "trailer_bytes": "len_trailer",
}  # fmt: skip
"""A chunk's own columns, and their header fields; the checksum is in hexadecimal."""

RULES = table("osiris")


class ChunkHeader(osiris_chunk_header.Fields):
    """The numbers of a chunk's header; not `valid` if they break its spec."""

    __slots__ = ()

    @property
    def valid(self) -> bool:
        return self.magic == osiris_chunk_header.MAGIC and self.version in DIALECTS and self.chunk_type in KINDS

    @property
    def is_user(self) -> bool:
        return rules.is_user(self.chunk_type)

    @property
    def ofs_data(self) -> int:
        """The data section's start, in bytes from the header's start."""
        return osiris_chunk_header.OFS_FILTER + self.len_filter

    @property
    def ofs_trailer(self) -> int:
        return self.ofs_data + self.len_data

    @property
    def len_chunk(self) -> int:
        return self.ofs_trailer + self.len_trailer

    @property
    def is_filter_size_legal(self) -> bool:
        return any(self.len_filter in sizes for sizes in osiris_chunk_header.RANGES_LEN_FILTER_IS_FILTER_SIZE_LEGAL)

    @property
    def next_id(self) -> int:
        return rules.next_id(self.chunk_id, self.num_records)


class TrackingEntry(NamedTuple):
    """One tracked value. `source` is trailer, delta or snapshot; `type` sequence, offset or timestamp.

    `position` and `chunk_id` are its chunk's; for a sequence in a snapshot the id of the first chunk with it. `value`
    is a publishing id, an offset, or milliseconds since the epoch.
    """

    position: int
    chunk_id: int
    source: str
    type: str
    id: bytes
    value: int

    def as_dict(self) -> dict[str, Any]:
        said = self._asdict()
        return said | {self.type: said.pop("value")}


@dataclass(slots=True, kw_only=True)
class Chunk(Frame):
    """An osiris frame with its parts, from the file at `path`.

    `torn_trailer`: the file ends inside the trailer, and `trailer` is empty. `mended`: the header was repaired.
    `tracking`, `consumed` (offsets in the data) and `entries` (their number, if all count) are filled later.
    """

    path: str
    header: ChunkHeader
    filter: bytes
    data: bytes
    trailer: bytes
    torn_trailer: bool = False
    mended: bool = False
    tracking: list[TrackingEntry] = field(default_factory=list)
    consumed: int | None = None
    entries: int | None = None

    @property
    def is_user(self) -> bool:
        return self.header.is_user

    @property
    def is_snapshot(self) -> bool:
        return rules.is_snapshot(self.header.chunk_type)

    def finding(self, rule: str, *, field: str | None = None, records: int | None = None, **values: object) -> Finding:
        said = said_of(self.header) | values
        return RULES.finding(rule, self.path, self.position, said, field=field, records=records)

    def sections(self) -> Iterator[Section]:
        header = self.header
        if self.filter:
            yield Section("filter", OsirisFilter, self.filter, self.position + osiris_chunk_header.OFS_FILTER)
        at = self.position + header.ofs_data
        if self.is_user:
            yield Section("data section", OsirisEntries, self.data, at)
        else:
            yield Section("data section", OsirisTrackingChunkData, self.data, at, (self.is_snapshot,))
        if self.trailer:
            yield Section("trailer", OsirisTrackingDelta, self.trailer, self.position + header.ofs_trailer)


SAID = {"read": VERSIONS["system"], "least": FILTER_SIZES[0], "most_filter": FILTER_SIZES[-1]}


def said_of(header: ChunkHeader) -> dict[str, object]:
    said = header._asdict() | SAID
    said["kind"], said["most"] = KINDS.get(header.chunk_type), OFFSETS - header.num_records
    return said


def told(
    path: str, position: int, header: ChunkHeader, bits: int, before: Due | None, values: Mapping[str, object]
) -> Iterator[Finding]:
    if not bits:
        return
    said = {**said_of(header), **values}
    if before is not None:
        said["before_version"], said["before_epoch"] = before.version, before.epoch
        said["before_timestamp"], said["back"] = before.timestamp, before.timestamp - header.timestamp
    for number in rules.RELEASED:
        if bits & number:
            yield RULES.finding(RULES.numbered[number], path, position, said)


def stated_at(source: Source, position: int) -> ChunkHeader | None:
    """A possible header at `position`; None if the file ends before its end."""
    content = source.read(position, osiris_chunk_header.SIZE)
    return ChunkHeader._make(osiris_chunk_header.unpack(content)) if len(content) == osiris_chunk_header.SIZE else None


def header_at(source: Source, position: int) -> ChunkHeader | None:
    """The header at `position`; None if it is not valid."""
    stated = stated_at(source, position)
    return stated if stated is not None and stated.valid else None


def read_header(source: Source, position: int) -> ChunkHeader:
    """The chunk header at `position`. Raises `SegspecError`: torn, zeroed, bad-magic, unsupported-version,
    bad-encoding (an unknown chunk type)."""
    header = header_at(source, position)
    if header is not None:
        return header
    error = kaitai.refused(OsirisChunkHeader, source, position)
    error.field = f"header.{error.field}" if error.field else "header"
    if error.code is Code.TORN:
        error.rule = "osiris.chunk.torn"
    elif source.is_zero_from(position):
        said = {"left": source.size - position, "expected": error.expected, "actual": error.actual}
        raise RULES.error("osiris.end.zeros", source.path, position, said, field=error.field)
    raise error


def read_chunk(
    source: Source,
    position: int,
    limits: Limits,
    *,
    torn_trailer: bool = False,
    mended: ChunkHeader | None = None,
) -> Chunk:
    """The chunk at `position`, framed but not checked, with the header `mended` if given.

    With `torn_trailer` the file may end inside the trailer. Raises `SegspecError`: as `read_header`, torn, and
    limit-exceeded for data above `limits.decompressed_bytes`.
    """
    header = read_header(source, position) if mended is None else mended
    left = source.size - position
    parts = (
        ("filter", "filter", osiris_chunk_header.OFS_FILTER, header.len_filter),
        ("data section", "data", header.ofs_data, header.len_data),
        ("trailer", "trailer", header.ofs_trailer, header.len_trailer),
    )
    for part, name, start, length in parts:
        if start + length > left and not (torn_trailer and name == "trailer"):
            said = {"part": part, "there": left - start, "length": length}
            raise RULES.error("osiris.chunk.torn", source.path, position, said, field=name)
    for (part, name, _, length), most in zip(parts[1:], (limits.decompressed_bytes, limits.file_bytes), strict=True):
        if rules.is_too_large(length, most):
            message = f"the {part} has {length} bytes, more than the limit for one block"
            raise exceeded(message, source.path, position, f"header.len_{name}", most, length)
    is_whole = header.len_chunk <= left
    filter, data, trailer = (
        b"" if start + length > left else source.read(position + start, length) for _, _, start, length in parts
    )
    return Chunk(
        position=position,
        end=position + header.len_chunk if is_whole else source.size,
        kind=KINDS[header.chunk_type],
        body=header,
        spec=OsirisChunk if is_whole else OsirisChunkHeader,
        first_offset=header.chunk_id,
        offsets=header.num_records,
        timestamp=header.timestamp,
        details={name: getattr(header, of) for name, of in DETAILS.items()} | {"data_crc": f"{header.data_crc:08x}"},
        path=source.path,
        header=header,
        filter=filter,
        data=data,
        trailer=trailer,
        torn_trailer=not is_whole,
        mended=mended is not None,
    )


def data_crc(data: bytes, so_far: int = 0) -> int:
    """The checksum of a data section; `so_far` is that of earlier bytes."""
    return zlib.crc32(data, so_far)


def crc_at(source: Source, position: int, length: int) -> int:
    """The CRC-32 of the bytes from `position`, up to the file's end."""
    value = 0
    for start in range(position, position + length, CHECK_BLOCK):
        value = data_crc(source.read(start, min(CHECK_BLOCK, position + length - start)), value)
    return value


def is_filler(frame: Frame) -> bool:
    """Whether a chunk takes offsets and tracks nothing: `recover` fills holes with these."""
    tracks = frame.details["data_bytes"] != osiris_simple_entry.SIZE
    return frame.kind == KINDS[ChunkType.tracking_delta] and bool(frame.offsets) and not tracks


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
