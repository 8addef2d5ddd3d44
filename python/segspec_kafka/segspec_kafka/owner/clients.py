"""Who stands where in a partition: consumer groups by what they have committed (`__consumer_offsets`), and producers,
of whose open transactions the first holds the last stable offset (`__transaction_state` knows what they are called)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Any

from segspec.core.errors import SegspecError
from segspec.core.json_form import moment
from segspec.formats.contract.clients import Client, Stands, publisher, stored
from segspec.formats.engine.tracked_tables import LastOfKeys
from segspec.storage.directory import Directory, above, list_directory
from segspec_kafka.folder import offset_in
from segspec_kafka.messages import Row
from segspec_kafka.owner import cluster, node
from segspec_kafka.owner.loader import Loader
from segspec_kafka.owner.segments import BadLengthError

GROUPS, TRANSACTIONS = "__consumer_offsets", "__transaction_state"
BEFORE = "out of range, and auto.offset.reset decides: earliest goes on with the start, latest leaves out what is there"
BEYOND = "out of range, and auto.offset.reset decides: earliest reads all again, latest waits for new records"
INTERNAL = re.compile(rf"(?:{GROUPS}|{TRANSACTIONS})-[0-9]{{1,10}}").fullmatch
MOST_FOLDERS = 1024
"""Of internal topics, whose state is kept; a broker makes 50 of each."""
Found = dict[Any, list[Row]]


def clients_of(directory: Directory, loader: Loader) -> Iterator[Client]:
    """Those of a partition as it is after a start."""
    beside = _Beside(directory)
    own = node.partition_of(directory) or node.Partition("", 0, "")
    start, end = max(loader.log_start, min(loader.segments)), loader.next_offset
    for row in beside.stored((own.topic, own.number)):
        made = _group(row, directory.path)
        yield stored(made, start, end, BEFORE, BEYOND, may_be_time=False)
    yield from _transactions(directory, loader, beside, own)
    for id, producer in loader.producers.known.items():
        if producer.last_sequence >= 0:
            row = beside.named(id)
            made = Client("publisher", directory.path, row.get("transactional_id", ""))
            made = made._replace(sequence=producer.last_sequence, state=row.get("transaction_state"))
            yield publisher(_by(made, id, producer.producer_epoch, producer.timestamp))
    if own.topic in (GROUPS, TRANSACTIONS):
        yield from _elsewhere(directory, beside)


def _by(client: Client, id: int, epoch: int, time: int) -> Client:
    """Nothing says what is below 0."""
    known = {"producer_id": id, "producer_epoch": epoch, "timestamp": time}
    return client._replace(**{name: value for name, value in known.items() if value >= 0})


def _group(row: Row, path: str) -> Client:
    time = row.get("commit_timestamp", -1)
    made = Client("group", path, row.get("group", ""), offset=row["offset"], due=row["offset"])
    return _by(made, -1, -1, time)


def _transactions(directory: Directory, loader: Loader, beside: _Beside, own: node.Partition) -> Iterator[Client]:
    """The open ones, that which holds the last stable offset first."""
    for number, (id, first) in enumerate(sorted(loader.producers.open.items(), key=lambda each: each[1])):
        row, time = beside.named(id), _time_at(loader, first)
        time = row.get("transaction_start_timestamp_ms", -1) if time is None else time
        since = f", {moment(time)} UTC" if time >= 0 else ""
        says = f"has a transaction open since offset {first}{since}"
        if "transaction_state" in row:
            says += f", state {row['transaction_state']}"
        if not number:
            says += f": consumers of committed records stop at offset {first} of {loader.next_offset}"
        abort = f"abort --topic {own.topic} --partition {own.number} --start-offset {first}"
        says += f"; kafka-transactions.sh --bootstrap-server HOST:PORT {abort} ends it"
        made = Client("transaction", directory.path, row.get("transactional_id", ""), Stands.OPEN, first)
        made = made._replace(
            says=says, behind=loader.next_offset - first, due=first, state=row.get("transaction_state")
        )
        yield _by(made, id, loader.producers.known[id].producer_epoch, time)


def _time_at(loader: Loader, offset: int) -> int | None:
    """The time of the batch with an offset; None where it is no longer there."""
    bases = [base for base in loader.segments if base <= offset]
    if bases:
        segment = loader.segments[max(bases)]
        with suppress(BadLengthError):
            position = segment.find(offset)
            for head in () if position is None else segment.heads(position):
                return head.time if head.base <= offset else None
    return None


def _elsewhere(directory: Directory, beside: _Beside) -> Iterator[Client]:
    """What an internal partition says of partitions that the node does not have, and of transactions."""
    there = {name for each in beside.dirs for name in each.folders}
    for rows in _read(directory).values():
        for row in rows:
            if "transaction_status" in row:
                of = [
                    f"{each.get('topic')}-{number}"
                    for each in row.get("transaction_partitions", ())
                    for number in each.get("partition_ids", ())
                ]
                says = f"is in {', '.join(of)}" if of else ""
                made = Client("transaction", directory.path, row.get("transactional_id", ""))
                made = made._replace(says=says, state=row.get("transaction_state"))
                yield _by(made, row["producer_id"], row["producer_epoch"], row["transaction_last_update_timestamp_ms"])
            elif (name := f"{row['topic']}-{row['partition']}") not in there:
                made = _group(row, f"{above(directory.path)}/{name}")
                says = f"stands at offset {row['offset']} of {name}, which does not lie here"
                yield made._replace(stands=Stands.UNKNOWN, says=says)


class _Beside:
    """What the internal topics say that lie beside a partition, in the log dirs of its node."""

    def __init__(self, directory: Directory) -> None:
        around = node.log_dir(directory.path)
        self.dirs: list[Directory] = []
        with suppress(OSError):
            self.dirs = cluster.log_dirs(around) if around else [list_directory(above(directory.path))]
        self._found = [
            _read(list_directory(each.join(name))) for each in self.dirs for name in filter(INTERNAL, each.folders)
        ]

    def stored(self, key: Any) -> Iterator[Row]:
        for found in self._found:
            yield from found.get(key, ())

    def named(self, id: int) -> Row:
        """What is known of the transactions of a producer."""
        return next(self.stored(id), {})


def _read(directory: Directory) -> Found:
    return _state(directory.path, (*directory.sizes.items(), *directory.times.items()))


@lru_cache(maxsize=MOST_FOLDERS)
def _state(path: str, state: object) -> Found:
    """What is in force in a partition of an internal topic: commits by topic and partition, transactions by the ids of
    their producers."""
    made, found = LastOfKeys({"legacy_offset_commit": "offset_commit"}), Found()
    directory = list_directory(path)
    for name in sorted(name for name in directory.sizes if name.endswith(".log") and offset_in(name) is not None):
        with suppress(SegspecError):
            cluster.replay(made, directory.join(name), directory.sizes[name])
    for row in made.tables.get("offset_commit", {}).values():
        if row["offset"] >= 0 and "topic" in row:
            found.setdefault((row["topic"], row["partition"]), []).append(row)
    for row in made.tables.get("transaction_log", {}).values():
        found.setdefault(row["producer_id"], []).append(row)
    return found
