"""From a checked data section to records: simple entries, and the sub-batches that clients compress."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Record, Section
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import Chunk
from segspec.formats.osiris.layout import CONTAINERS, Compression
from segspec.parsing import kaitai
from segspec.storage.compression import decompress
from segspec.storage.source import from_bytes
from segspec_ksy.layouts import osiris_chunk_header
from segspec_ksy.osiris_entries import OsirisEntries
from segspec_ksy.osiris_entry import OsirisEntry
from segspec_ksy.osiris_simple_entry import OsirisSimpleEntry
from segspec_ksy.osiris_sub_batch import OsirisSubBatch
from segspec_ksy.osiris_sub_batch_body import OsirisSubBatchBody


class BadEntryError(SegspecError):
    """The entries do not follow one another to the end of the data; `records` are those before the bad one."""

    records: list[Record]
    findings: list[Finding]


@dataclass(slots=True)
class EntryDecoder:
    """Decodes the data section of one user chunk. `budget` is what its sub-batches may still decompress to, `most` the
    records that they may have together."""

    chunk: Chunk
    budget: int
    most: int
    offset: int
    records: list[Record] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def add(self, value: bytes) -> None:
        header = self.chunk.header
        self.records.append(
            Record(
                position=self.chunk.position,
                offset=self.offset,
                timestamp=header.timestamp,
                value=value,
                chunk_id=header.chunk_id,
                epoch=header.epoch,
            )
        )
        self.offset += 1

    def find(
        self,
        code: Code,
        message: str,
        field: str,
        expected: object,
        actual: object,
        *,
        severity: Severity = Severity.ERROR,
        records: int | None = None,
    ) -> None:
        self.findings.append(
            self.chunk.finding(code, message, field, expected, actual, severity=severity, records=records)
        )


def decode(chunk: Chunk, limits: Limits) -> tuple[list[Record], list[Finding]]:
    """The records of a user chunk whose data is sound, and what is wrong with counts and sub-batches.

    A sub-batch that cannot be opened loses its own records only; the offsets go on after it. Sets `chunk.consumed`.
    Raises `BadEntryError` where the entries do not follow one another to the end of the data section.
    """
    decoder = EntryDecoder(chunk, limits.decompressed_bytes, limits.records, chunk.header.chunk_id)
    source = from_bytes(chunk.data, chunk.path)
    number = at = 0
    while at < source.size:
        if number == osiris_chunk_header.MAX_NUM_ENTRIES:
            raise chunk.error(Code.BAD_COUNT, f"more than {number} entries", "header.num_entries")
        try:
            entry, at = kaitai.parse(OsirisEntry, source, at)
        except SegspecError as error:
            raise _bad_entry(_within(error, chunk, f"data.entries[{number}]"), decoder) from error
        if isinstance(entry.entry, OsirisSubBatch):
            _open(decoder, entry.entry, number)
        else:
            assert entry.entry is not None
            decoder.add(entry.entry.body)
        number += 1
    chunk.consumed = decoder.offset - chunk.header.chunk_id
    if rules.exceeds_offsets(chunk.header.chunk_id, chunk.consumed):
        raise chunk.error(Code.BAD_COUNT, "the chunk's offsets exceed 64 bits", "header.chunk_id")
    _compare_counts(decoder, number, chunk.consumed)
    return decoder.records, decoder.findings


def sub_batches(chunk: Chunk, limits: Limits) -> Iterator[Section]:
    """The sub-batches of a user chunk, decompressed. Raises `SegspecError` where the entries cannot be read, or a
    sub-batch cannot be opened."""
    entries = kaitai.parse_bytes(OsirisEntries, chunk.data, path=chunk.path, position=chunk.position, within="data")
    for number, entry in enumerate(entries.entries):
        if isinstance(entry.entry, OsirisSubBatch):
            try:
                content = decompressed(entry.entry, limits.decompressed_bytes)
            except SegspecError as error:
                error.path, error.position = chunk.path, chunk.position
                raise
            yield Section(f"sub-batch in entry {number}, decompressed", OsirisSubBatchBody, content)


def decompressed(batch: OsirisSubBatch, limit: int) -> bytes:
    """The entries of a sub-batch as bytes, at most `limit` of them.

    Raises `SegspecError` without path and position: unsupported-codec, bad-compression, limit-exceeded.
    """
    if rules.is_stored(batch.compression, batch.len_body):
        return batch.body
    if batch.compression not in CONTAINERS:
        raise SegspecError(
            Code.UNSUPPORTED_CODEC,
            f"codec {batch.compression.value} ({batch.compression.name.replace('_', ' ')}) is known to its writer only",
            field="entry.compression",
            expected=f"{Compression.none.value} to {max(CONTAINERS)}",
            actual=str(batch.compression.value),
        )
    return decompress(CONTAINERS[batch.compression], batch.body, declared=batch.len_uncompressed, limit=limit)


def _open(decoder: EntryDecoder, batch: OsirisSubBatch, number: int) -> None:
    """Adds the records of a sub-batch; whatever happens, the offset moves on by the records that it states."""
    within = f"data.entries[{number}].entry"
    first = decoder.offset
    if not rules.is_as_promised(batch.reserved, rules.BATCH_RESERVED):
        message = "the sub-batch's reserved bits are set"
        decoder.find(Code.RESERVED_NONZERO, message, f"{within}.reserved", 0, batch.reserved, severity=Severity.NOTE)
    try:
        _check_room(decoder, batch)
        content = decompressed(batch, decoder.budget)
    except SegspecError as error:
        error.path, error.position = decoder.chunk.path, decoder.chunk.position
        error.field = f"{within}.{(error.field or 'body').rsplit('.', 1)[-1]}"
        decoder.findings.append(_lost(error, batch.num_records, first))
    else:
        if batch.compression != Compression.none:
            decoder.budget -= len(content)
        _read_body(decoder, batch, content, within)
    decoder.offset = first + batch.num_records


def _check_room(decoder: EntryDecoder, batch: OsirisSubBatch) -> None:
    """Raises `SegspecError` (limit-exceeded) for records that would be too many in one chunk, before they are there."""
    if len(decoder.records) + batch.num_records > decoder.most:
        raise SegspecError(
            Code.LIMIT_EXCEEDED,
            f"with the {batch.num_records} records of this sub-batch the chunk has more than {decoder.most}, the limit "
            "for one block",
            field="entry.num_records",
            expected=f"at most {decoder.most}",
            actual=str(len(decoder.records) + batch.num_records),
        )


def _read_body(decoder: EntryDecoder, batch: OsirisSubBatch, content: bytes, within: str) -> None:
    stated = batch.num_records
    if not rules.agree(batch.len_uncompressed, len(content)):
        message = f"the sub-batch has {len(content)} bytes, not the {batch.len_uncompressed} that it states"
        name = f"{within}.len_uncompressed"
        decoder.find(Code.BAD_LENGTH, message, name, len(content), batch.len_uncompressed, severity=Severity.WARNING)
    source = from_bytes(content, decoder.chunk.path)
    at = 0
    for got in range(stated):
        if at == source.size:
            message, lost = f"the sub-batch states {stated} records and has {got}", stated - got
            decoder.find(Code.BAD_COUNT, message, f"{within}.num_records", got, stated, records=lost)
            return
        try:
            entry, at = kaitai.parse(OsirisSimpleEntry, source, at)
        except SegspecError as error:
            found = _within(error, decoder.chunk, f"{within}.body.entries[{got}]")
            decoder.findings.append(_lost(found, stated - got, decoder.offset))
            return
        decoder.add(entry.body)
    if not rules.is_used_up(at, source.size):
        message = f"the sub-batch has {source.size - at} bytes after the {stated} records that it states"
        decoder.find(Code.BAD_COUNT, message, f"{within}.num_records", f"more than {stated}", stated)


def _lost(error: SegspecError, records: int, first: int) -> Finding:
    note = f"its {records} records from offset {first} on are lost"
    return Finding.from_error(error, note=note, records=records)


def _compare_counts(decoder: EntryDecoder, entries: int, consumed: int) -> None:
    header = decoder.chunk.header
    if not rules.agree(header.num_entries, entries):
        message = f"the header states {header.num_entries} entries, and {entries} are there"
        decoder.find(Code.BAD_COUNT, message, "header.num_entries", entries, header.num_entries)
    if not rules.agree(header.num_records, consumed):
        message = f"the header states {header.num_records} records, and the entries have {consumed}"
        dropped = None
        if consumed > header.num_records and not rules.agree(header.num_entries, entries):
            # Both counts of the header speak against what lies beyond: its offsets may well be the next chunk's.
            dropped = _drop_from(decoder, rules.next_id(header.chunk_id, header.num_records))
            message += f"; {dropped} beyond are left out"
        decoder.find(Code.BAD_COUNT, message, "header.num_records", consumed, header.num_records, records=dropped)


def _drop_from(decoder: EntryDecoder, end: int) -> int:
    kept = [record for record in decoder.records if record.offset is not None and record.offset < end]
    dropped = len(decoder.records) - len(kept)
    decoder.records = kept
    decoder.chunk.consumed = decoder.chunk.header.num_records
    return dropped


def _bad_entry(error: SegspecError, decoder: EntryDecoder) -> BadEntryError:
    bad = BadEntryError(
        error.code,
        error.message,
        path=error.path,
        position=error.position,
        field=error.field,
        expected=error.expected,
        actual=error.actual,
    )
    bad.records, bad.findings = decoder.records, decoder.findings
    return bad


def _within(error: SegspecError, chunk: Chunk, within: str) -> SegspecError:
    """The same error seen from the chunk: the file is whole there, so what ends early is a wrong length."""
    return chunk.error(
        Code.BAD_LENGTH if error.code is Code.TORN else error.code,
        f"{within}: {error.message}",
        f"{within}.{error.field}" if error.field else within,
        error.expected,
        error.actual,
    )
