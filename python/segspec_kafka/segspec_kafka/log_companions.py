"""Companions verified by a whole partition: transaction indexes, producer snapshots, leader epochs, topic id."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import partial
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import COMPANION_BYTES, TEXT_BYTES, Limits
from segspec.core.model import Listing, SegmentFile
from segspec.core.stretch import MOST, FrameColumns
from segspec.formats.contract.reading import LogJudge, WholeLog
from segspec.frames.checksums import crc32c
from segspec.frames.sparse_index import EntryTable, Why
from segspec.parsing.kaitai import parse_bytes
from segspec.storage.source import Source, open_source
from segspec_kafka.folder import TRANSACTIONS
from segspec_kafka.generated.layouts import kafka_producer_snapshot as layout
from segspec_kafka.generated.layouts import kafka_transaction_index_entry
from segspec_kafka.producers import Aborted, Producers, batches_of
from segspec_kafka.tracking import Row, spec

SNAPSHOT = re.compile(r"(\d{20})\.snapshot")
EPOCHS = "leader-epoch-checkpoint"


def _wrong(path: str, message: str, field: str, expected: object, actual: object, position: int = 0) -> Finding:
    return Finding(
        path, position, Code.BAD_INDEX, Severity.WARNING, message, field, str(expected), str(actual)
    )  # fmt: skip


def _ends_brokers(error: SegspecError) -> Finding:
    return Finding.from_error(error)._replace(
        code=Code.BAD_INDEX, message=f"no broker starts with this file: {error.message}"
    )


def _parsed(source: Source, name: str, most: int = TEXT_BYTES) -> Any:
    return parse_bytes(spec(name), source.whole(most), path=source.path, position=0)


# transaction indexes


class Transactions(LogJudge):
    """An index must list exactly the transactions that control batches abort."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        super().__init__(listing, limits)
        self._producers, self._committed = Producers(limits=limits), set[tuple[int, int]]()
        self.due: dict[str, list[Aborted]] = {}

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        for batch, aborted in self._producers.add_all(segment, each)[1]:
            if batch.marker is not None and batch.marker[0]:
                self._committed.add((batch.producer_id, batch.first))
            if aborted is not None:
                self.due.setdefault(segment.path, []).append(aborted)

    def findings(self) -> Iterator[Finding]:
        for segment in self.listing.segments:
            path = segment.companions.get("txnindex")
            table = None if path is None else TRANSACTIONS.table(path, segment)
            rows = [] if table is None else table.rows
            listed = {(row.producer_id, row.last_offset): (place, row) for place, row in enumerate(rows)}
            for each in self.due.get(segment.path, ()):
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
        why = "no broker reserves in such a file"
        yield table.finding(len(table), "frames.index.reserved", reserved=table.reserved, why=why)
    yield from table.judged(partial(_version, table))


def _version(table: EntryTable, place: int) -> Why | None:
    """Brokers read one of two bytes, and end above 0 (AbortedTxn.java:70, TransactionIndex.java:254)."""
    version = table.rows[place].version
    why = f"has version {version}, which ends a broker unless its first byte is 0"
    return ("frames.index.odd", {"why": why, "due": 0}) if version else None


def make_transaction_indexes(log: WholeLog) -> Iterator[tuple[str, bytes]]:
    due, entry = Transactions(log.listing, log.limits).add_all(log).due, kafka_transaction_index_entry
    for segment in log.listing.segments:
        entries = [
            entry.pack(producer_id=one, first_offset=first, last_offset=last, last_stable_offset=stable)
            for one, first, last, stable in due.get(segment.path, ())
        ]
        if entries:
            yield segment.name.removesuffix(".log") + ".txnindex", b"".join(entries)


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


class Snapshots(LogJudge):
    """Compares a snapshot's producers with the log at its offset. Missing ones may have expired."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        super().__init__(listing, limits)
        paths = listing.companions.get("snapshot", ())
        self._paths = {int(found[1]): path for path in paths if (found := _named(path))}
        self.waiting, self.producers = sorted(self._paths), Producers(limits=limits)

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        place = 0
        while place < each.rows and self.waiting:
            place, _ = self.producers.add_all(segment, each, place, self.waiting[0])
            if place < each.rows:
                self.reach(self.waiting.pop(0))

    def reach(self, offset: int) -> None:
        self.found += _snapshot(self._paths[offset], self.producers, offset)

    def findings(self) -> list[Finding]:
        while self.waiting:
            self.reach(self.waiting.pop(0))
        return self.found


def _named(path: str) -> re.Match[str] | None:
    return SNAPSHOT.fullmatch(path.rpartition("/")[2])


def _snapshot(path: str, producers: Producers, offset: int) -> Iterator[Finding]:
    try:
        with open_source(path) as source:
            rows = list(snapshot_entries(source, None))
    except SegspecError as error:
        message = f"{error.message}; the broker deletes it, and reads the log from an earlier one"
        said = Finding.from_error(error, severity=Severity.WARNING)
        yield said._replace(code=Code.BAD_INDEX, message=message)
        return
    by_id = producers.known
    for place, row in enumerate(rows):
        position = row.pop("position")
        known = by_id.get(row["producer_id"])
        # Compaction may have removed data that the snapshot still has.
        is_told = known is not None and known.last_offset >= row["last_offset"]
        for name, value in row.items() if is_told else ():
            if value != getattr(known, name):
                due = getattr(known, name)
                message = f"producer {row['producer_id']} has {name} {value}; by the log before {offset} it is {due}"
                yield _wrong(path, message, f"producers[{place}].{name}", due, value, position)


class MadeSnapshots(Snapshots):
    """As the broker writes them: at each segment's beginning but the first, and at the log's end."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        super().__init__(listing, limits)
        self.waiting = [*(segment.base for segment in listing.segments[1:] if segment.base is not None), MOST]
        self.made, self.end = dict[str, bytes](), 0

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        super().add(segment, each)
        self.end = max(self.end, each.last_offsets[each.rows - 1] + 1)

    def reach(self, offset: int) -> None:
        self.made |= [_made(offset, self.producers)]


def make_snapshots(log: WholeLog) -> Iterator[tuple[str, bytes]]:
    read = MadeSnapshots(log.listing, log.limits).add_all(log)
    for offset in (*read.waiting[:-1], read.end):
        read.reach(offset)
    yield from read.made.items()


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


class LeaderEpochs(LogJudge):
    """Each batch must have the checkpoint's epoch, and epochs never fall."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        super().__init__(listing, limits)
        self._path: str | None = next(iter(listing.companions.get("epochs", ())), None)
        self._epochs: list[tuple[int, int]] | None = None
        self._told, self.risen = set[int](), [(-1, 0)]
        self._sound = range(0)
        try:
            if self._path is not None:
                with open_source(self._path) as source:
                    self._epochs = _epochs(source)
        except SegspecError as error:
            self.found.append(_ends_brokers(error))
        self._edges = [0, *(start for _, start in self._epochs or ()), MOST]
        self._rises = self._edges == sorted(self._edges)

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        batches = batches_of(each)
        firsts, epochs = batches.first[: each.rows], batches.epoch[: each.rows]
        is_sound = min(firsts) in self._sound and max(firsts) in self._sound
        if not is_sound or epochs.count(self.risen[-1][0]) < len(epochs):
            for place, (epoch, first) in enumerate(zip(epochs, firsts, strict=True)):
                if epoch >= 0:
                    self.found += self._judged(segment, each.base + each.position[place], epoch, first)

    def _judged(self, segment: SegmentFile, position: int, epoch: int, first: int) -> Iterator[Finding]:
        epochs, before = self._epochs, self.risen[-1][0]
        if epoch > before:
            self.risen.append((epoch, first))
        if epoch < before:
            message = f"offset {first} is of epoch {epoch}, after batches of epoch {before}"
            field, due = "epoch_or_crc", f"at least {before}"
            yield _wrong(segment.path, message, field, due, epoch, position)._replace(code=Code.BAD_ORDER)
        self._sound = range(MOST if epoch >= before else 0)
        if epochs is None or self._path is None or epoch in self._told:
            return
        place = bisect_right(self._edges, first, 1, len(self._edges) - 1)
        of = epochs[place - 2][0] if place > 1 else None
        if epoch >= before:
            self._sound = range(self._edges[place - 1], self._edges[place] if self._rises else 0)
        if of is None and epochs and epoch <= epochs[0][0]:
            # Deleted records may still exist, without their epoch.
            return
        if of != epoch:
            self._told.add(epoch)
            said = "no epoch" if of is None else f"epoch {of}"
            message = f"offset {first} has {said} here, and its batch has epoch {epoch}"
            yield _wrong(self._path, message, "entries", epoch, said)


def make_epochs(log: WholeLog) -> Iterator[tuple[str, bytes]]:
    epochs = LeaderEpochs(log.listing, log.limits).add_all(log).risen[1:]
    lines = ["0", str(len(epochs)), *(f"{epoch} {start}" for epoch, start in epochs)]
    yield EPOCHS, "".join(f"{line}\n" for line in lines).encode()


# the topic's id


def metadata_entries(source: Source, segment: SegmentFile | None) -> Iterator[Row]:
    yield {"position": 0, "topic_id": _parsed(source, "partition_metadata").topic_id}


class TopicIds(LogJudge):
    """Checks topic ids."""

    def findings(self) -> Iterator[Finding]:
        for path in self.listing.companions.get("topic-id", ()):
            try:
                with open_source(path) as source:
                    list(metadata_entries(source, None))
            except SegspecError as error:
                yield _ends_brokers(error)
