"""What lies beside the segments of a partition and takes all of them to judge: transaction indexes, snapshots of
producers, the checkpoint of leaders' epochs, and the topic's id."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import partial
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import COMPANION_BYTES, TEXT_BYTES, Limits
from segspec.core.model import Listing, SegmentFile
from segspec.core.stretch import MOST, FrameColumns, Level
from segspec.formats.contract.reading import WholeLog
from segspec.formats.declared.checksums import crc32c
from segspec.formats.engine.sparse_index import EntryTable, Why
from segspec.parsing.kaitai import parse_bytes
from segspec.storage.source import Source, open_source
from segspec_kafka.companions import TRANSACTIONS
from segspec_kafka.generated.layouts import kafka_producer_snapshot as layout
from segspec_kafka.generated.layouts import kafka_transaction_index_entry
from segspec_kafka.messages import Row, spec
from segspec_kafka.producers import Aborted, Producers, batches, batches_of

SNAPSHOT = re.compile(r"(\d{20})\.snapshot")
EPOCHS = "leader-epoch-checkpoint"


def _wrong(path: str, message: str, field: str, expected: object, actual: object, position: int = 0) -> Finding:
    return Finding(
        path, position, Code.BAD_INDEX, Severity.WARNING, message, field, str(expected), str(actual)
    )  # fmt: skip


def _unreadable(error: SegspecError) -> Finding:
    return Finding.from_error(error)._replace(severity=Severity.WARNING, code=Code.BAD_INDEX)


def _ends_brokers(error: SegspecError) -> Finding:
    return Finding.from_error(error)._replace(
        code=Code.BAD_INDEX, message=f"no broker starts with this file: {error.message}"
    )


def _parsed(source: Source, name: str, most: int = TEXT_BYTES) -> Any:
    return parse_bytes(spec(name), source.whole(most), path=source.path, position=0)


# transaction indexes


class Transactions:
    """Each transaction that a control batch aborts is in the index of the segment, and none that it commits."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        self._listing, self._producers = listing, Producers(limits=limits)
        self._due, self._committed = dict[str, list[Aborted]](), set[tuple[int, int]]()

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        for batch, aborted in self._producers.add_all(segment, each)[1]:
            if batch.marker is not None and batch.marker[0]:
                self._committed.add((batch.producer_id, batch.first))
            if aborted is not None:
                self._due.setdefault(segment.path, []).append(aborted)

    def findings(self) -> Iterator[Finding]:
        for segment in self._listing.segments:
            path = segment.companions.get("txnindex")
            table = None if path is None else TRANSACTIONS.table(path, segment)
            rows = [] if table is None else table.rows
            listed = {(row.producer_id, row.last_offset): (place, row) for place, row in enumerate(rows)}
            for each in self._due.get(segment.path, ()):
                found = listed.pop((each.producer_id, each.last), None)
                if found is None or found[1].first_offset > each.first:
                    message = (
                        f"producer {each.producer_id} has aborted its records from {each.first} on at {each.last}, and "
                        "no transaction index says so: whoever reads committed records gets them"
                    )
                    actual = "no entry" if found is None else tuple(found[1])
                    yield _wrong(path or segment.path, message, "entries", tuple(each), actual)
            for place, row in listed.values():
                if (row.producer_id, row.last_offset) in self._committed:
                    where = f"producer {row.producer_id} aborted at offset {row.last_offset}"
                    message = f"entry {place} says that {where}, where it has committed: nobody gets its records"
                    yield _wrong(path or segment.path, message, f"entries[{place}]", "no such entry", tuple(row))
            if table is not None:
                yield from _judged(table)


def _judged(table: EntryTable) -> Iterator[Finding]:
    if table.reserved:
        message = f"{table.reserved:,} bytes of zeros at the end, which no broker reserves in such a file"
        yield table.finding(table.count, message)
    yield from table.judged(partial(_version, table))


def _version(table: EntryTable, place: int) -> Why | None:
    """Brokers read the first of two bytes, and end at one above 0 (AbortedTxn.java:70, TransactionIndex.java:254)."""
    version = table.rows[place].version
    return (f"has version {version}, which ends a broker unless its first byte is 0", 0) if version else None


def make_transaction_indexes(log: WholeLog) -> Iterator[tuple[str, bytes]]:
    made, producers = dict[str, bytes](), Producers(limits=log.limits)
    told = ((segment, step.each) for segment, step in log.frames(Level.CHECKSUMS) if step.each is not None)
    ended = ((segment, each) for segment, frames in told for _, each in producers.add_all(segment, frames)[1])
    for segment, each in ended:
        if each is None:
            continue
        entry = kafka_transaction_index_entry.pack(
            producer_id=each.producer_id, first_offset=each.first, last_offset=each.last, last_stable_offset=each.stable
        )
        name = segment.name.removesuffix(".log") + ".txnindex"
        made[name] = made.get(name, b"") + entry
    yield from made.items()


# snapshots of producers


def snapshot_entries(source: Source, segment: SegmentFile | None) -> Iterator[Row]:
    parsed = _parsed(source, "producer_snapshot", COMPANION_BYTES)
    computed = crc32c(source.read(layout.AT_NUM_PRODUCERS, source.size))
    if parsed.crc != computed:
        message = f"the crc32c of the producers is {computed:08x}, and crc says {parsed.crc:08x}"
        raise SegspecError(Code.BAD_CHECKSUM, message, path=source.path, position=0, field="crc")
    for number, each in enumerate(parsed.producers):
        position = layout.SIZE + layout.Producer.SIZE * number
        yield {"position": position} | {name: getattr(each, name) for name in layout.Producer.Fields._fields}


def up_to(producers: Producers, segment: SegmentFile, each: FrameColumns, offsets: list[int]) -> Iterator[int]:
    """Takes in the frames of a segment; gives, and takes away, each of the offsets as soon as all before it was."""
    begin = 0
    while begin < each.rows:
        begin, _ = producers.add_all(segment, each, begin, offsets[0] if offsets else MOST)
        if begin < each.rows:
            yield offsets.pop(0)


class Snapshots:
    """Each producer of a snapshot is as the log says that it was at the snapshot's offset. Those that are missing may
    have expired."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        paths = listing.companions.get("snapshot", ())
        self._paths = {int(found[1]): path for path in paths if (found := _named(path))}
        self._waiting, self._producers = sorted(self._paths), Producers(limits=limits)
        self._found = list[Finding]()

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        for offset in up_to(self._producers, segment, each, self._waiting):
            self._found += _snapshot(self._paths[offset], self._producers, offset)

    def findings(self) -> Iterator[Finding]:
        yield from self._found
        for offset in self._waiting:
            yield from _snapshot(self._paths[offset], self._producers, offset)


def _named(path: str) -> re.Match[str] | None:
    return SNAPSHOT.fullmatch(path.rpartition("/")[2])


def _snapshot(path: str, producers: Producers, offset: int) -> Iterator[Finding]:
    try:
        with open_source(path) as source:
            rows = list(snapshot_entries(source, None))
    except SegspecError as error:
        message = f"{error.message}; the broker deletes it, and reads the log from an earlier one"
        yield _unreadable(error)._replace(message=message)
        return
    by_id = producers.known
    for place, row in enumerate(rows):
        position = row.pop("position")
        known = by_id.get(row["producer_id"])
        # Compaction may have taken away what the snapshot still tells of, but nothing was added before it.
        is_told = known is not None and known.last_offset >= row["last_offset"]
        for name, value in row.items() if is_told else ():
            if value != getattr(known, name):
                due = getattr(known, name)
                message = f"producer {row['producer_id']} has {name} {value}; by the log before {offset} it is {due}"
                yield _wrong(path, message, f"producers[{place}].{name}", due, value, position)


def make_snapshots(log: WholeLog) -> Iterator[tuple[str, bytes]]:
    """As the broker has them: at the beginning of each segment but the first, and at the log's end."""
    bases = [segment.base for segment in log.listing.segments[1:] if segment.base is not None]
    producers, end = Producers(limits=log.limits), 0
    for segment, step in log.frames(Level.CHECKSUMS):
        if (each := step.each) is not None:
            for offset in up_to(producers, segment, each, bases):
                yield _made(offset, producers)
            last = each.last_offsets[each.rows - 1]
            end = end if last < 0 else last + 1
    for offset in [*bases, *([end] if end not in bases else [])]:
        yield _made(offset, producers)


def _made(offset: int, producers: Producers) -> tuple[str, bytes]:
    known = producers.known.values()
    entries = b"".join(layout.Producer.pack(**each._asdict()) for each in known)
    head = layout.pack(crc=0, num_producers=len(known))
    crc = crc32c(head[layout.AT_NUM_PRODUCERS :] + entries)
    return f"{offset:020}.snapshot", layout.pack(crc=crc, num_producers=len(known)) + entries


# the checkpoint of leaders' epochs


def epoch_entries(source: Source, segment: SegmentFile | None) -> Iterator[Row]:
    for number, (epoch, start) in enumerate(_epochs(source)):
        yield {"position": number, "epoch": epoch, "start_offset": start}


def _epochs(source: Source) -> list[tuple[int, int]]:
    parsed = _parsed(source, "epoch_checkpoint") if source.size else None
    if parsed is None:
        return []
    try:
        made = [(int(line.epoch), int(line.start_offset)) for line in parsed.entries]
        count = int(parsed.num_entries)
    except ValueError as error:
        raise SegspecError(Code.BAD_ENCODING, str(error), path=source.path, position=0, field="entries") from error
    if count != len(made):
        message = f"num_entries is {count}, and {len(made)} lines follow"
        raise SegspecError(Code.BAD_COUNT, message, path=source.path, position=0, field="num_entries")
    return made


class LeaderEpochs:
    """Each batch has the epoch that the checkpoint has for its offset, and epochs never fall."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        (self._path,) = listing.companions.get("epochs", ()) or (None,)
        self._epochs: list[tuple[int, int]] | None = None
        self._found, self._told, self._before = list[Finding](), set[int](), -1
        self._sound = range(0)
        """The offsets of which nothing is to be said, if they are of the epoch that was read before."""
        try:
            if self._path is not None:
                with open_source(self._path) as source:
                    self._epochs = _epochs(source)
        except SegspecError as error:
            self._found.append(_ends_brokers(error))
        self._starts = [start for _, start in self._epochs or ()]

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        batches = batches_of(each)
        firsts, epochs = batches.first[: each.rows], batches.epoch[: each.rows]
        if epochs.count(self._before) < len(epochs) or min(firsts) not in self._sound or max(firsts) not in self._sound:
            for place, (epoch, first) in enumerate(zip(epochs, firsts, strict=True)):
                if epoch >= 0:
                    self._found += self._judged(segment, each.base + each.position[place], epoch, first)

    def _judged(self, segment: SegmentFile, position: int, epoch: int, first: int) -> Iterator[Finding]:
        if epoch < self._before:
            message = f"offset {first} is of epoch {epoch}, after batches of epoch {self._before}"
            field, due = "epoch_or_crc", f"at least {self._before}"
            yield _wrong(segment.path, message, field, due, epoch, position)._replace(code=Code.BAD_ORDER)
        epochs, self._before, self._sound = self._epochs, max(self._before, epoch), range(MOST)
        if epochs is None or self._path is None or epoch in self._told:
            return
        place = bisect_right(self._starts, first) - 1
        of = epochs[place][0] if place >= 0 else None
        self._sound = range(max(self._starts[: place + 1], default=0), min(self._starts[place + 1 :], default=MOST))
        if of is None and epochs and epoch <= epochs[0][0]:
            # Records that were deleted may still lie there, and have lost their epoch.
            return
        if of != epoch:
            self._told.add(epoch)
            said = "no epoch" if of is None else f"epoch {of}"
            message = f"offset {first} has {said} here, and its batch has epoch {epoch}"
            yield _wrong(self._path, message, "entries", epoch, said)

    def findings(self) -> Iterator[Finding]:
        yield from self._found


def make_epochs(log: WholeLog) -> Iterator[tuple[str, bytes]]:
    epochs: list[tuple[int, int]] = []
    for batch in batches(log):
        if batch.epoch >= 0 and (not epochs or batch.epoch > epochs[-1][0]):
            epochs.append((batch.epoch, batch.first))
    lines = ["0", str(len(epochs)), *(f"{epoch} {start}" for epoch, start in epochs)]
    yield EPOCHS, "".join(f"{line}\n" for line in lines).encode()


# the topic's id


def metadata_entries(source: Source, segment: SegmentFile | None) -> Iterator[Row]:
    yield {"position": 0, "topic_id": _parsed(source, "partition_metadata").topic_id}


class TopicIds:
    """A file with the id of a topic can be read."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        self._paths = listing.companions.get("topic-id", ())

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        """It says nothing about frames."""

    def findings(self) -> Iterator[Finding]:
        for path in self._paths:
            try:
                with open_source(path) as source:
                    list(metadata_entries(source, None))
            except SegspecError as error:
                yield _ends_brokers(error)
