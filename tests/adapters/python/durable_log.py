"""Segments of durable-log: records back to back."""

from __future__ import annotations

import re
from zlib import crc32

from frames import JSON, Fault, Records, Refused, answer, attempt, is_zero_from, parse

from segspec_ksy.durable_log_record import DurableLogRecord

NAME = re.compile(r"segment_\+?([0-9]+)\.log")
OFFSETS = 2**64
MAGIC, SWAPPED = b"GOLD", b"DLOG"
CODES = {"/seq/0": "bad-magic", "/seq/1": "unsupported-version"}


def read(name: str, content: bytes) -> JSON:
    records = Records()
    at, last = 0, None
    due = number_of(name)
    while at < len(content):
        try:
            record, end = record_at(content, at)
            check_number(content, record.offset, end, last, due)
        except Fault as fault:
            is_other = at == 0 and fault.code == "bad-magic" and not is_damaged_log(content)
            return answer(records, at, fault.code, "not-this-format" if is_other else None)
        records.add(at, [{"offset": str(record.offset), "value": record.payload.hex()}])
        last, due, at = record.offset, record.offset + 1, end
    return answer(records, at)


def number_of(name: str) -> int | None:
    """The number in a segment's name; None where it has none of 64 bits."""
    named = NAME.fullmatch(name)
    return int(named[1]) if named and int(named[1]) < OFFSETS else None


def record_at(content: bytes, at: int) -> tuple[DurableLogRecord, int]:
    """The record at `at`, whose checksum is right, and where it ends."""
    if is_zero_from(content, at):
        raise Fault("zeroed")
    try:
        record, end = parse(DurableLogRecord, content, at)
    except Refused as refused:
        raise Fault(CODES[refused.path]) from refused
    if crc32(record.payload) != record.checksum:
        raise Fault("bad-checksum")
    return record, end


def check_number(content: bytes, number: int, end: int, last: int | None, due: int | None) -> None:
    """A number that is not due stands unless the record in front or the one right behind contradicts it."""
    if due is None or number == due:
        return
    if last is not None and number <= last:
        raise Fault("bad-order")
    try:
        behind, _ = record_at(content, end)
    except Fault:
        return
    if behind.offset == due + 1 or behind.offset <= number:
        raise Fault("bad-order")


def is_damaged_log(content: bytes) -> bool:
    """Whether anything but its magic says that this is a log: another magic, or the first record's checksum."""
    if MAGIC in content:
        return True
    found = attempt(DurableLogRecord, MAGIC + content[4:5].replace(content[4:5], b"\1") + content[5:], 0)
    if found is None or content[:4] == SWAPPED:
        return False
    record = found[0]
    return bool(record.payload) and crc32(record.payload) == record.checksum
