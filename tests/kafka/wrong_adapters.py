"""Adapters that are wrong on purpose, each in one way that a reader of Kafka's logs can be."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from segspec_kafka.reader import KafkaFile
from tests.adapters.wrong.kinds import JSON, Wrong, content, read_answers, records
from tests.builders import kafka


def sums(change: Callable[[Any, Any, Any], Any]) -> Callable[[], Any]:
    """Another way to compare checksums is in force: `change` gives what is computed."""
    right = KafkaFile.sums

    def changed(self: Any, frame: Any, seed: int) -> Iterator[Any]:
        for start, stored, computed in right(self, frame, seed):
            yield (
                start,
                stored,
                change(self.source.read(frame.starts[0], frame.end - frame.starts[0]), stored, computed),
            )

    @contextmanager
    def in_force() -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(KafkaFile, "sums", changed)
            yield

    return in_force


def frames(whole: bytes) -> Iterator[bytes]:
    """The frames of a segment; what is left is the last one."""
    position = 0
    while position < len(whole):
        length = struct.unpack_from(">i", whole, position + 8)[0] if len(whole) >= position + 17 else -1
        end = position + kafka.LOG_OVERHEAD + length if 14 <= length <= len(whole) - position - 12 else len(whole)
        yield whole[position:end]
        position = end


def each(change: Callable[[bytearray], None]) -> Callable[[bytes], bytes]:
    """Changes the sound frames of a segment, whose checksums are right again."""

    def changed(whole: bytes) -> bytes:
        out = b""
        for frame in frames(whole):
            made, is_batch = bytearray(frame), len(frame) > kafka.LEN_HEAD and frame[kafka.OF_MAGIC] == 2
            sound = is_batch and frame[17:21] == struct.pack(">I", kafka.crc32c(frame[21:]))
            sound |= not is_batch and len(frame) > 17 and frame[12:16] == struct.pack(">I", zlib.crc32(frame[16:]))
            if sound:
                change(made)
                start, summed = (17, kafka.crc32c(made[21:])) if is_batch else (12, zlib.crc32(made[16:]))
                made[start : start + 4] = struct.pack(">I", summed)
            out += bytes(made)
        return out

    return changed


def no_control(frame: bytearray) -> None:
    if frame[16] == 2:
        frame[22] &= ~kafka.CONTROL


def no_wrapper(frame: bytearray) -> None:
    if frame[16] < 2:
        frame[17] &= ~7


def no_codec(frame: bytearray) -> None:
    if frame[16] == 2:
        frame[22] &= ~7


def first_block(frame: bytearray) -> None:
    start = frame.find(b"\x82SNAPPY\0")
    if frame[16] == 2 and start >= 0:
        begin = start + len(kafka.XERIAL)
        (length,) = struct.unpack_from(">i", frame, begin)
        del frame[begin + 4 + length :]
        frame[8:12] = struct.pack(">i", len(frame) - kafka.LOG_OVERHEAD)


def nulls(record: JSON) -> JSON:
    return {"key": "", "value": ""} | record


def null_headers(record: JSON) -> JSON:
    if "fields" not in record:
        return record
    return record | {"fields": [[name, value or ""] for name, value in record["fields"]]}


def producers_time(record: JSON) -> JSON:
    return record | {"timestamp": "0"} if record.get("is_append_time") else record


def dense(answer: JSON, request: JSON) -> JSON:
    """Counts on from the first offset."""
    first = int(answer["records"][0]["offset"]) if answer["records"] else 0
    return answer | {"records": [one | {"offset": str(first + n)} for n, one in enumerate(answer["records"])]}


def inner_offsets(record: JSON) -> JSON:
    is_wrapped = record["compression"] != "none" and "producer_id" not in record
    return record | {"offset": str(int(record["offset"]) - 5)} if is_wrapped else record


def coded(code: str, other: str) -> Callable[[JSON], JSON]:
    def changed(answer: JSON, request: JSON) -> JSON:
        error = answer.get("error", {})
        return answer | {"error": error | {"code": other}} if error.get("code") == code else answer

    return read_answers(changed)


def no_findings(request: JSON) -> JSON:
    from tests.adapters.wrong.kinds import right

    return right(request) | {"findings": []} if request["cmd"] == "index" else right(request)


WRONG = (
    Wrong("checksum-not-compared", "takes any checksum", within=sums(lambda frame, stored, computed: stored)),
    Wrong("zlib-crc", "has CRC-32 for CRC-32C", within=sums(lambda frame, stored, computed: zlib.crc32(frame[21:]))),
    Wrong("crc-of-all", "sums all of a batch", within=sums(lambda frame, stored, computed: kafka.crc32c(frame))),
    Wrong("null-is-empty", "reads null keys and values as empty ones", records(nulls)),
    Wrong("null-header-is-empty", "reads null headers as empty ones", records(null_headers)),
    Wrong("control-is-record", "takes markers for records", content(each(no_control))),
    Wrong("wrapper-is-message", "does not look into wrappers", content(each(no_wrapper))),
    Wrong("codec-not-read", "does not unpack", content(each(no_codec))),
    Wrong("first-block-of-snappy", "reads xerial's first block", content(each(first_block))),
    Wrong("append-time-not-read", "gives the producer's times", records(producers_time)),
    Wrong("dense-offsets", "counts offsets on", read_answers(dense)),
    Wrong("inner-offsets", "gives offsets of messages as they are stored in wrappers", records(inner_offsets)),
    Wrong("length-is-torn", "takes an impossible length for a torn end", coded("bad-length", "torn")),
    Wrong("order-not-compared", "calls an offset that goes back a checksum", coded("bad-order", "bad-checksum")),
    Wrong("magic-not-looked-at", "calls another magic damage", coded("unsupported-version", "bad-magic")),
    Wrong("index-not-compared", "finds nothing wrong with an index", no_findings),
)
