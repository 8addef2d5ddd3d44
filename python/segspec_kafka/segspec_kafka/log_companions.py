"""What lies beside the segments of a partition and takes all of them to judge: transaction indexes, snapshots of
producers, the checkpoint of leaders' epochs, and the topic's id."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import partial
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import COMPANION_BYTES, TEXT_BYTES
from segspec.core.model import SegmentFile
from segspec.formats.contract.reading import WholeLog
from segspec.formats.declared.checksums import crc32c
from segspec.formats.engine.sparse_index import EntryTable, Why
from segspec.parsing.kaitai import parse_bytes
from segspec.storage.source import Source, open_source
from segspec_kafka.companions import TRANSACTIONS
from segspec_kafka.generated.layouts import kafka_producer_snapshot as layout
from segspec_kafka.generated.layouts import kafka_transaction_index_entry
from segspec_kafka.messages import Row, spec
from segspec_kafka.producers import Aborted, Producers, batches

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


def aborted_in(log: WholeLog) -> Iterator[tuple[SegmentFile, Aborted]]:
    """The aborted transactions, each with the segment of its marker."""
    producers = Producers()
    for batch in batches(log):
        aborted = producers.add(batch)
        if aborted is not None:
            yield batch.segment, aborted


def check_transactions(log: WholeLog) -> Iterator[Finding]:
    """Each transaction that a control batch aborts is in the index of the segment, and none that it commits."""
    producers, due, committed = Producers(), dict[str, list[Aborted]](), set[tuple[int, int]]()
    for batch in batches(log):
        if batch.marker is not None and batch.marker[0]:
            committed.add((batch.producer_id, batch.first))
        aborted = producers.add(batch)
        if aborted is not None:
            due.setdefault(batch.segment.path, []).append(aborted)
    for segment in log.listing.segments:
        path = segment.companions.get("txnindex")
        table = None if path is None else TRANSACTIONS.table(path, segment)
        rows = [] if table is None else table.rows
        listed = {(row.producer_id, row.last_offset): (place, row) for place, row in enumerate(rows)}
        for each in due.get(segment.path, ()):
            found = listed.pop((each.producer_id, each.last), None)
            if found is None or found[1].first_offset > each.first:
                message = (
                    f"producer {each.producer_id} has aborted its records from {each.first} on at {each.last}, and "
                    "no transaction index says so: whoever reads committed records gets them"
                )
                actual = "no entry" if found is None else tuple(found[1])
                yield _wrong(path or segment.path, message, "entries", tuple(each), actual)
        for place, row in listed.values():
            if (row.producer_id, row.last_offset) in committed:
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
    made: dict[str, bytes] = {}
    for segment, each in aborted_in(log):
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


def check_snapshots(log: WholeLog) -> Iterator[Finding]:
    """Each producer of a snapshot is as the log says that it was at the snapshot's offset. Those that are missing may
    have expired."""
    paths = {int(found[1]): path for path in log.listing.companions.get("snapshot", ()) if (found := _named(path))}
    waiting, producers = sorted(paths), Producers()
    for batch in batches(log):
        while waiting and waiting[0] <= batch.first:
            yield from _snapshot(paths[waiting[0]], producers, waiting.pop(0))
        producers.add(batch)
    for offset in waiting:
        yield from _snapshot(paths[offset], producers, offset)


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
    for place, row in enumerate(rows):
        position = row.pop("position")
        known = producers.known.get(row["producer_id"])
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
    producers, end = Producers(), 0
    for batch in batches(log):
        while bases and bases[0] <= batch.first:
            yield _made(bases.pop(0), producers)
        producers.add(batch)
        end = batch.last + 1
    for offset in [*bases, *([end] if end not in bases else [])]:
        yield _made(offset, producers)


def _made(offset: int, producers: Producers) -> tuple[str, bytes]:
    entries = b"".join(layout.Producer.pack(**each._asdict()) for each in producers.known.values())
    head = layout.pack(crc=0, num_producers=len(producers.known))
    crc = crc32c(head[layout.AT_NUM_PRODUCERS :] + entries)
    return f"{offset:020}.snapshot", layout.pack(crc=crc, num_producers=len(producers.known)) + entries


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


def check_epochs(log: WholeLog) -> Iterator[Finding]:
    """Each batch has the epoch that the checkpoint has for its offset, and epochs never fall."""
    (path,) = log.listing.companions.get("epochs", ()) or (None,)
    epochs: list[tuple[int, int]] | None = None
    try:
        if path is not None:
            with open_source(path) as source:
                epochs = _epochs(source)
    except SegspecError as error:
        yield _ends_brokers(error)
    starts, before = [start for _, start in epochs or ()], -1
    told = set[int]()
    for batch in batches(log):
        if batch.epoch is None or batch.epoch < 0:
            continue
        if batch.epoch < before:
            message = f"offset {batch.first} is of epoch {batch.epoch}, after batches of epoch {before}"
            where, field = batch.segment.path, "epoch_or_crc"
            yield _wrong(where, message, field, f"at least {before}", batch.epoch, batch.position)._replace(
                code=Code.BAD_ORDER
            )
        before = max(before, batch.epoch)
        if epochs is None or path is None or batch.epoch in told:
            continue
        place = bisect_right(starts, batch.first) - 1
        of = epochs[place][0] if place >= 0 else None
        if of is None and epochs and batch.epoch <= epochs[0][0]:
            # Records that were deleted may still lie there, and have lost their epoch.
            continue
        if of != batch.epoch:
            told.add(batch.epoch)
            said = "no epoch" if of is None else f"epoch {of}"
            message = f"offset {batch.first} has {said} here, and its batch has epoch {batch.epoch}"
            yield _wrong(path, message, "entries", batch.epoch, said)


def make_epochs(log: WholeLog) -> Iterator[tuple[str, bytes]]:
    epochs: list[tuple[int, int]] = []
    for batch in batches(log):
        if batch.epoch is not None and batch.epoch >= 0 and (not epochs or batch.epoch > epochs[-1][0]):
            epochs.append((batch.epoch, batch.first))
    lines = ["0", str(len(epochs)), *(f"{epoch} {start}" for epoch, start in epochs)]
    yield EPOCHS, "".join(f"{line}\n" for line in lines).encode()


# the topic's id


def metadata_entries(source: Source, segment: SegmentFile | None) -> Iterator[Row]:
    yield {"position": 0, "topic_id": _parsed(source, "partition_metadata").topic_id}


def check_topic_id(log: WholeLog) -> Iterator[Finding]:
    for path in log.listing.companions.get("topic-id", ()):
        try:
            with open_source(path) as source:
                list(metadata_entries(source, None))
        except SegspecError as error:
            yield _ends_brokers(error)
