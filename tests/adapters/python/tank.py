"""Segments of TANK: bundles of messages, whose numbers and timestamps carry over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from frames import JSON, Fault, Records, Refused, Torn, answer, is_zero_from, parse

from segspec_ksy.leb128_u32 import Leb128U32
from segspec_ksy.tank_bundle_header import TankBundleHeader
from segspec_ksy.tank_entry_header import TankEntryHeader
from segspec_ksy.tank_message import TankMessage

SECONDS = "(?:_[0-9]{1,20})?"
NAME = re.compile(
    rf"([1-9][0-9]{{0,19}})(?:{SECONDS}\.log|-([1-9][0-9]{{0,19}}){SECONDS}\.ilog)(?:\.swap|\.old|\.cleaned)?"
)
LAST_NUMBER = 2**64 - 1
FARTHEST = 2**32


def read(name: str, content: bytes) -> JSON:
    named = NAME.fullmatch(name)
    first, last = (int(named[1]), int(named[2] or named[1])) if named else (1, 1)
    due = first if first <= last <= LAST_NUMBER else 1
    records = Records()
    at = 0
    while at < len(content):
        try:
            found, end = bundle_at(content, at, due)
        except Fault as fault:
            return answer(records, at, "zeroed" if is_zero_from(content, at) else fault.code)
        records.add(at, found)
        due, at = int(found[-1]["offset"]) + 1, end
    return answer(records, at)


def bundle_at(content: bytes, at: int, due: int) -> tuple[list[JSON], int]:
    """The records of the bundle at `at`, whose first number is `due` unless it states its own, and where it ends."""
    length, start = parse(Leb128U32, content, at)
    if length.value == 0:
        raise Fault("bad-length")
    end = start + length.value
    if end > len(content):
        raise Torn
    header, body = header_at(content[:end], at, start)
    if header.codec not in (0, 1):
        raise Fault("unsupported-codec")
    last = due + header.num_messages - 1 if header.last_sequence is None else header.last_sequence
    if last > LAST_NUMBER:
        raise Fault("bad-order")
    if header.codec == 1:
        raise Fault("unsupported-codec")
    messages = released(header, content[body:end], due)
    numbers = list(sequence_numbers(header, messages, due))
    if max(numbers) > LAST_NUMBER:
        raise Fault("bad-order")
    return [record(message, number) for message, number in zip(messages, numbers, strict=True)], end


def header_at(bundle: bytes, at: int, start: int) -> tuple[TankBundleHeader, int]:
    """The header within the bundle's bytes. One without room is damage, whatever the bytes behind it would give."""
    try:
        header, end = parse(TankBundleHeader, bundle, start)
        parse(TankEntryHeader, bundle, at)
    except Torn as torn:
        raise Fault("bad-length") from torn
    except Refused as refused:
        is_count = refused.path == "/seq/4"
        raise Fault("bad-count" if is_count else "bad-encoding") from refused
    return header, end


def released(header: Any, body: bytes, due: int) -> list[Any]:
    """The messages that may be used; raises where they cannot be told from what is none."""
    declared = header.num_messages
    messages, fault = messages_in(header, body)
    if fault is not None and len(messages) < declared:
        raise Fault("bad-length") if isinstance(fault, Torn) else fault
    if not messages:
        raise Fault("bad-count")
    has_rest = fault is not None or any(message.unused for message in messages[declared:])
    kept = messages[:declared] if has_rest else messages
    is_odd = bool(header.unused) or any(message.unused for message in kept)
    is_odd = is_odd or (header.is_sparse and not due <= header.first_sequence <= due + FARTHEST)
    if is_odd and (has_rest or len(kept) != declared):
        raise Fault("bad-count")
    return kept


def messages_in(header: Any, body: bytes) -> tuple[list[Any], Fault | None]:
    """The whole messages, and why what is left is none."""
    messages: list[Any] = []
    at, timestamp = 0, 0
    while at < len(body):
        is_edge = len(messages) in (0, header.num_messages - 1)
        try:
            message, at = parse(TankMessage, body, at, header.is_sparse, is_edge, timestamp)
        except Fault as fault:
            return messages, fault
        timestamp = message.timestamp
        messages.append(message)
    return messages, None


def sequence_numbers(header: Any, messages: list[Any], due: int) -> Iterator[int]:
    number = due
    for index, message in enumerate(messages):
        if header.is_sparse and index == 0:
            number = header.first_sequence
        elif header.is_sparse and index == header.num_messages - 1:
            number = header.last_sequence
        elif index:
            number += message.sequence_step
        yield number


def record(message: Any, number: int) -> JSON:
    out = {"offset": str(number), "timestamp": str(message.timestamp), "value": message.content.hex()}
    return out | ({"key": message.key.hex()} if message.key else {})
