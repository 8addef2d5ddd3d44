"""Reading on after damage, as the pages of durable-log and ffwd have it."""

from __future__ import annotations

from collections.abc import Iterator

import durable_log
import ffwd
from frames import JSON, Fault, attempt, is_zero_from

from segspec_ksy.durable_log_index_entry import DurableLogIndexEntry
from segspec_ksy.durable_log_record import DurableLogRecord
from segspec_ksy.ffwd_entry import FfwdEntry

HEADER_BYTES = 24
WITHOUT_HEAD = {"bad-magic", "unsupported-version"}
MAGIC = b"FFLG"
LEAST_LIMIT = 10_000
"""The least size that a segment of ffwd may be configured to have."""
SIZE_BYTES = 4


def finding(code: str, at: int, end: int) -> JSON:
    return {"code": code, "at": str(at), "bytes": str(end - at)}


def of_durable_log(name: str, content: bytes, index: bytes | None) -> JSON:
    records: list[JSON] = []
    findings: list[JSON] = []
    at, last = 0, None
    due = durable_log.number_of(name)
    while at < len(content):
        try:
            record, end = durable_log.record_at(content, at)
            durable_log.check_number(content, record.offset, end, last, due)
        except Fault as fault:
            before = last if last is not None else -1 if due is None else due - 1
            end = after_damage(content, at, before, fault.code, index)
            findings.append(finding(fault.code, at, end))
            # What was lost took numbers, and the next record says how many.
            at, due = end, None
            continue
        records.append({"offset": str(record.offset), "value": record.payload.hex()})
        last, due, at = record.offset, record.offset + 1, end
    return {"records": records, "findings": findings}


def after_damage(content: bytes, at: int, last: int, code: str, index: bytes | None) -> int:
    if is_zero_from(content, at):
        return len(content)
    claimed = attempt(DurableLogRecord, b"GOLD\1" + content[at + 5 :], 0)
    if claimed is not None:
        end, number = at + claimed[1], claimed[0].offset
        following = intact(content, end)
        is_right = code in WITHOUT_HEAD and durable_log.crc32(claimed[0].payload) == claimed[0].checksum
        if number == last + 1 and (is_right or (following is not None and following > number)):
            return end
    for number, place in entries(index):
        if place > at and number > last and intact(content, place) == number:
            return place
    return next(searched(content, at, last), len(content))


def intact(content: bytes, at: int) -> int | None:
    """The number of the record at `at`, if its checksum is right."""
    try:
        return int(durable_log.record_at(content, at)[0].offset) if at < len(content) else None
    except Fault:
        return None


def entries(index: bytes | None) -> Iterator[tuple[int, int]]:
    at = 0
    while index is not None and (found := attempt(DurableLogIndexEntry, index, at)) is not None:
        entry, at = found
        yield entry.offset, entry.ofs_record


def searched(content: bytes, at: int, last: int) -> Iterator[int]:
    """The places of records that fit: their numbers rise, and what follows bears them out."""
    place = content.find(durable_log.MAGIC, at + 1)
    while place >= 0:
        number = intact(content, place)
        if (
            number is not None
            and last < number <= last + 1 + (place - at) // HEADER_BYTES
            and bears_out(content, place)
        ):
            yield place
        place = content.find(durable_log.MAGIC, place + 1)


def bears_out(content: bytes, at: int) -> bool:
    """Whether intact records with rising numbers lead from here to the end, or to damage after which they go on."""
    last = -1
    while (number := intact(content, at)) is not None and number > last:
        last, at = number, durable_log.record_at(content, at)[1]
    if at == len(content) or is_zero_from(content, at):
        return True
    places = [place for place in range(at, len(content)) if content.startswith(durable_log.MAGIC, place)]
    later = [number for place in places if (number := intact(content, place)) is not None]
    return bool(later) and later[0] > last


def of_ffwd(name: str, content: bytes) -> JSON:
    said = ffwd.read(name, content)
    if "error" in said and said["error"]["at"] == "0":
        return without_header(name, content, said)
    records, findings = list(said["records"]), []
    while "error" in said:
        at, code = int(said["error"]["at"]), said["error"]["code"]
        number = int(records[-1]["offset"]) + 1 if records else ffwd.header_of(name, content).base
        end = len(content) if code == "zeroed" else resumed(content, at)
        findings.append(finding(code, at, end))
        if end == len(content):
            break
        said = ffwd.entries(content, end, number + 1)
        records += said["records"]
    return {"records": records, "findings": findings}


def without_header(name: str, content: bytes, said: JSON) -> JSON:
    """What is read of a segment that does not begin as one: all of it, if only its magic is damaged."""
    code, mended = said["error"]["code"], MAGIC + content[len(MAGIC) :]
    whole = ffwd.read(name, mended)
    start = next(iter(whole["places"]), 0)
    is_sound = code == "bad-magic" and "error" not in whole and any(one["value"] for one in whole["records"])
    if is_sound and ffwd.header_of(name, mended).base == ffwd.base_of(name):
        return {"records": whole["records"], "findings": [finding(code, 0, start)]}
    return {"records": [], "findings": [finding(code, 0, len(content))]}


def resumed(content: bytes, at: int) -> int:
    """Where messages lead to the end of the file: after a size that a failed write left, as if one byte of the size
    were wrong, or anywhere later."""
    return next((place for place in candidates(content, at) if leads_to_end(content, place)), len(content))


def candidates(content: bytes, at: int) -> Iterator[int]:
    size = int.from_bytes(content[at : at + SIZE_BYTES], "big")
    if at + SIZE_BYTES + size > LEAST_LIMIT:
        yield at + SIZE_BYTES
    for byte in range(SIZE_BYTES):
        for change in range(1, 256):
            yield at + SIZE_BYTES + (size ^ change << 8 * byte)
    yield from range(at + 1, len(content))


def leads_to_end(content: bytes, at: int) -> bool:
    is_filled = False
    while at < len(content) and not ffwd.is_zero_tail(content, at):
        found = attempt(FfwdEntry, content, at)
        if found is None:
            return False
        is_filled |= found[0].len_blob > 0
        at = found[1]
    return is_filled
