"""Records of a checked data section: simple entries, and sub-batches."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from typing import Any, NamedTuple

from kaitaistruct import KaitaiStruct

from segspec.columns.backend.kernel import DONE, FIRST_FAILURE, kernel
from segspec.columns.objects import Runs, records
from segspec.core.errors import Code, Finding, SegspecError, exceeded
from segspec.core.limits import Limits
from segspec.core.model import Record, Section
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import RULES, Chunk, told
from segspec.formats.osiris.layout import CONTAINERS, Compression
from segspec.parsing import kaitai
from segspec.storage.compression import decompress
from segspec.storage.source import from_bytes
from segspec_ksy.layouts import osiris_simple_entry
from segspec_ksy.osiris_entries import OsirisEntries
from segspec_ksy.osiris_entry import OsirisEntry
from segspec_ksy.osiris_simple_entry import OsirisSimpleEntry
from segspec_ksy.osiris_sub_batch import OsirisSubBatch
from segspec_ksy.osiris_sub_batch_body import OsirisSubBatchBody

ENTRIES, SIMPLE_ENTRIES = "osiris_entries", "osiris_simple_entries"


class Decoded(NamedTuple):
    """The records of a chunk, and the findings about counts and sub-batches.

    If the entries do not fill the data, both are those before the bad entry, and `error` is about it.
    """

    records: Sequence[Record]
    findings: list[Finding]
    error: SegspecError | None = None


class SubBatch(NamedTuple):
    """A stored sub-batch."""

    compression: Compression
    reserved: int
    num_records: int
    len_uncompressed: int
    body: bytes


class RecordBodies(NamedTuple):
    """The values of consecutive records as ranges of `data`, from `offset`."""

    offset: int
    data: bytes
    positions: Sequence[int]
    lengths: Sequence[int]

    def until(self, end: int) -> RecordBodies:
        """The records before offset `end`."""
        rows = max(0, end - self.offset)
        return self._replace(positions=self.positions[:rows], lengths=self.lengths[:rows])


@dataclass(slots=True)
class EntryDecoder:
    """Decodes one user chunk's data. Its sub-batches may decompress to `budget` more bytes and `most` records
    together."""

    chunk: Chunk
    budget: int
    most: int
    offset: int
    rows: int = 0
    bodies: list[RecordBodies] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def add(self, data: bytes, positions: Sequence[int], lengths: Sequence[int]) -> None:
        self.bodies.append(RecordBodies(self.offset, data, positions, lengths))
        self.rows += len(positions)
        self.offset += len(positions)

    def records(self) -> Sequence[Record]:
        """Made on use, because a few bytes may unpack to very many records."""
        bodies = [each for each in self.bodies if each.positions]
        starts = [0, *accumulate(len(each.positions) for each in bodies)]
        size = sum(len(data) for data in {id(each.data): each.data for each in bodies}.values())
        return Runs(starts[-1], partial(_made, self.chunk, bodies, starts), size)


def _made(chunk: Chunk, bodies: Sequence[RecordBodies], starts: Sequence[int], first: int, last: int) -> list[Record]:
    offsets: list[int] = []
    values: list[bytes] = []
    for number in range(bisect_right(starts, first) - 1, len(bodies)):
        each, start = bodies[number], starts[number]
        if start >= last:
            break
        begin, end = max(first - start, 0), min(last - start, len(each.positions))
        offsets += range(each.offset + begin, each.offset + end)
        places = zip(each.positions[begin:end], each.lengths[begin:end], strict=True)
        values += [each.data[at : at + length] for at, length in places]
    rows, header = last - first, chunk.header
    stated = {
        "position": chunk.position, "timestamp": header.timestamp, "chunk_id": header.chunk_id, "epoch": header.epoch,
    }  # fmt: skip
    return records(
        rows, {name: [value] * rows for name, value in stated.items()} | {"offset": offsets, "value": values}
    )


def decode(chunk: Chunk, limits: Limits) -> Decoded:
    """The records of a user chunk with intact data.

    An unreadable sub-batch loses only its own records. Sets `chunk.consumed` and `chunk.entries`, unless an entry is
    bad. Raises `SegspecError`: bad-count.
    """
    decoder = EntryDecoder(chunk, limits.decompressed_bytes, limits.records, chunk.header.chunk_id)
    most = rules.MOST_ENTRIES
    found = kernel(ENTRIES).scan(chunk.data, capacity=min(len(chunk.data) // osiris_simple_entry.SIZE + 1, most + 1))
    _add_entries(decoder, found.columns, min(found.rows, most))
    if found.rows > most:
        raise chunk.finding("osiris.chunk.num-entries", entries=f"more than {most}").error()
    if found.status != DONE:
        error = _refused(OsirisEntry, chunk.data, found.position, chunk, f"data.entries[{found.rows}]")
        return Decoded(decoder.records(), decoder.findings, error)
    chunk.consumed, chunk.entries = decoder.offset - chunk.header.chunk_id, found.rows
    if rules.exceeds_offsets(chunk.header.chunk_id, chunk.consumed):
        raise chunk.finding("osiris.entry.offsets-end").error()
    decoder.findings += _compare_counts(decoder, found.rows, chunk.consumed)
    return Decoded(decoder.records(), decoder.findings)


def _add_entries(decoder: EntryDecoder, columns: dict[str, Any], rows: int) -> None:
    kinds, data = bytes(columns["kind"][:rows]), decoder.chunk.data
    positions, lengths = columns["body_position"], columns["body_length"]
    number = 0
    while number < rows:
        batch = kinds.find(rules.BATCH, number)
        batch = rows if batch < 0 else batch
        if batch > number:
            decoder.add(data, positions[number:batch], lengths[number:batch])
        if batch < rows:
            at, length = positions[batch], lengths[batch]
            codec, reserved, records, size = (
                int(columns[name][batch]) for name in ("compression", "reserved", "num_records", "len_uncompressed")
            )
            body = data[at : at + length]
            decoder.findings += _open(decoder, SubBatch(Compression(codec), reserved, records, size, body), batch)
        number = batch + 1


def sub_batches(chunk: Chunk, limits: Limits) -> Iterator[Section]:
    """The decompressed sub-batches of a user chunk. Raises `SegspecError` at unreadable ones."""
    entries = kaitai.parse_bytes(OsirisEntries, chunk.data, path=chunk.path, position=chunk.position, within="data")
    for number, entry in enumerate(entries.entries):
        if isinstance(entry.entry, OsirisSubBatch):
            try:
                content = decompressed(entry.entry, limits.decompressed_bytes)
            except SegspecError as error:
                error.path, error.position = chunk.path, chunk.position
                raise
            yield Section(f"sub-batch in entry {number}, decompressed", OsirisSubBatchBody, content)


def decompressed(batch: SubBatch | OsirisSubBatch, limit: int) -> bytes:
    """The entries of a sub-batch, at most `limit` bytes.

    Raises `SegspecError` without path and position: unsupported-codec, bad-compression, limit-exceeded.
    """
    if rules.is_stored(batch.compression, len(batch.body)):
        return batch.body
    if batch.compression not in CONTAINERS:
        codec, name = batch.compression.value, batch.compression.name.replace("_", " ")
        said = {"codec": codec, "name": name, "known": f"{Compression.none.value} to {max(CONTAINERS)}"}
        raise RULES.error("osiris.batch.unassigned", "", 0, said)
    return decompress(CONTAINERS[batch.compression], batch.body, declared=batch.len_uncompressed, limit=limit)


def _open(decoder: EntryDecoder, batch: SubBatch, number: int) -> Iterator[Finding]:
    within = f"data.entries[{number}].entry"
    first = decoder.offset
    if not rules.is_as_promised(batch.reserved, rules.BATCH_RESERVED):
        yield decoder.chunk.finding("osiris.batch.reserved", field=f"{within}.reserved", actual=batch.reserved)
    try:
        rows = decoder.rows + batch.num_records
        if rules.is_too_large(rows, decoder.most):
            brings, most = f"with the {batch.num_records} records of this sub-batch", decoder.most
            message = f"{brings} the chunk has more than {most}, the limit for one block"
            raise exceeded(message, "", 0, "entry.num_records", most, rows)
        content = decompressed(batch, decoder.budget)
    except SegspecError as error:
        error.path, error.position = decoder.chunk.path, decoder.chunk.position
        error.field = f"{within}.{(error.field or 'body').rsplit('.', 1)[-1]}"
        yield _lost(error, batch.num_records, first)
    else:
        if batch.compression != Compression.none:
            decoder.budget -= len(content)
        yield from _read_body(decoder, batch, content, within)
    decoder.offset = first + batch.num_records


def _read_body(decoder: EntryDecoder, batch: SubBatch, content: bytes, within: str) -> Iterator[Finding]:
    chunk, stated, counted = decoder.chunk, batch.num_records, f"{within}.num_records"
    if not rules.agree(batch.len_uncompressed, len(content)):
        name, size = f"{within}.len_uncompressed", len(content)
        yield chunk.finding("osiris.batch.size", field=name, size=size, stated=batch.len_uncompressed)
    rows, at, fails = 0, 0, False
    if stated:
        read = kernel(SIMPLE_ENTRIES).scan(content, capacity=stated)
        rows, at, fails = read.rows, read.position, read.status >= FIRST_FAILURE
        decoder.add(content, read.columns["body_position"], read.columns["body_length"])
    if rows < stated and fails:
        error = _refused(OsirisSimpleEntry, content, at, chunk, f"{within}.body.entries[{rows}]")
        yield _lost(error, stated - rows, decoder.offset)
    elif rows < stated:
        lost = stated - rows
        yield chunk.finding("osiris.batch.count", field=counted, records=lost, stated=stated, held=rows, rest="")
    elif not rules.is_used_up(at, len(content)):
        held, rest = f"more than {stated}", f": {len(content) - at} bytes follow these"
        yield chunk.finding("osiris.batch.count", field=counted, stated=stated, held=held, rest=rest)


def _lost(error: SegspecError, records: int, first: int) -> Finding:
    note = f"its {records} records from offset {first} on are lost"
    return Finding.from_error(error, note=note, records=records)


def _compare_counts(decoder: EntryDecoder, entries: int, consumed: int) -> Iterator[Finding]:
    chunk, header = decoder.chunk, decoder.chunk.header
    counts = header.num_entries, entries, header.num_records, consumed
    said = {"entries": entries, "taken": consumed}
    found = list(told(chunk.path, chunk.position, header, rules.miscounts(*counts), None, said))
    if rules.is_beyond(*counts):
        before, decoder.bodies = decoder.rows, [bodies.until(header.next_id) for bodies in decoder.bodies]
        decoder.rows = sum(len(bodies.positions) for bodies in decoder.bodies)
        chunk.consumed, chunk.entries, dropped = header.num_records, None, before - decoder.rows
        words = f"{found[-1].message}; {dropped} beyond are left out"
        found[-1] = found[-1]._replace(message=words, records=dropped)
    yield from found


def _refused(spec: type[KaitaiStruct], content: bytes, position: int, chunk: Chunk, within: str) -> SegspecError:
    """The chunk is complete, so an early end is a wrong length."""
    error = kaitai.refused(spec, from_bytes(content, chunk.path), position)
    error.code = Code.BAD_LENGTH if error.code is Code.TORN else error.code
    error.field = f"{within}.{error.field}" if error.field else within
    error.message, error.position = f"{within}: {error.message}", chunk.position
    return error
