"""A loop around `struct`, as a careful programmer writes it for one format: offsets and payloads into lists, CRC-32 by
zlib where the format has one."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

from segspec_ksy.layouts import (
    durable_log_record,
    ffwd_entry,
    ffwd_segment,
    osiris_chunk_header,
    osiris_segment,
    osiris_simple_entry,
)
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Pass

STRUCT = "struct loop"
CHECKED = ("durable_log", "osiris")
"""The formats that have a checksum, which the loop compares."""


def _durable_log(content: bytes) -> int:
    offsets, payloads, at, end = [], [], 0, len(content)
    unpack, size, crc32 = durable_log_record.STRUCT.unpack_from, durable_log_record.SIZE, zlib.crc32
    while at < end:
        magic, _, _, _, offset, length, checksum = unpack(content, at)
        at += size
        payload = content[at : at + length]
        if magic != durable_log_record.MAGIC or len(payload) != length or crc32(payload) != checksum:
            raise ValueError(f"damaged at {at}")
        offsets.append(offset)
        payloads.append(payload)
        at += length
    return len(payloads)


def _osiris(content: bytes) -> int:
    offsets: list[int] = []
    payloads: list[bytes] = []
    at, end, unpack = osiris_segment.SIZE, len(content), osiris_simple_entry.STRUCT.unpack_from
    unpack_header = osiris_chunk_header.STRUCT.unpack_from
    while at < end:
        _, _, entries, records, _, _, chunk_id, checksum, length, trailer, filtered, *_ = unpack_header(content, at)
        start = at + osiris_chunk_header.SIZE + filtered
        at = start + length
        if zlib.crc32(memoryview(content)[start:at]) != checksum:
            raise ValueError(f"damaged before {at}")
        for _ in range(entries):
            (size,) = unpack(content, start)
            start += osiris_simple_entry.SIZE
            payloads.append(content[start : start + size])
            start += size
        offsets.extend(range(chunk_id, chunk_id + records))
        at += trailer
    return len(payloads)


def _varint(content: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = content[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def _tank(content: bytes) -> int:
    payloads: list[bytes] = []
    times: list[int] = []
    at, end = 0, len(content)
    while at < end:
        _, at = _varint(content, at)
        flags, at = content[at], at + 1
        count = flags >> 2 & 15
        if not count:
            count, at = _varint(content, at)
        time = 0
        for _ in range(count):
            flags, at = content[at], at + 1
            if not flags & 2:
                time, at = int.from_bytes(content[at : at + 8], "little"), at + 8
            if flags & 1:
                at += 1 + content[at]
            size, at = _varint(content, at)
            times.append(time)
            payloads.append(content[at : at + size])
            at += size
    return len(payloads)


def _ffwd(content: bytes) -> int:
    payloads: list[bytes] = []
    at, end, unpack = ffwd_segment.SystemHeader.SIZE, len(content), ffwd_entry.STRUCT.unpack_from
    while at < end:
        (size,) = unpack(content, at)
        at += ffwd_entry.SIZE
        payloads.append(content[at : at + size])
        at += size
    return len(payloads)


_READERS: dict[str, Callable[[bytes], int]] = {
    "durable_log": _durable_log,
    "osiris": _osiris,
    "tank": _tank,
    "ffwd": _ffwd,
}


def struct_loop(log: LogFile) -> Pass:
    if log.kind.format not in _READERS:
        raise NotPossibleError(f"nobody has written {log.kind.format} by hand")
    content = Path(log.segment).read_bytes()
    return lambda: _READERS[log.kind.format](content)


MEASURES = (Measure(STRUCT, struct_loop),)
