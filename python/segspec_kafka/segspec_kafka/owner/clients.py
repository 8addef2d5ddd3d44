"""Clients' positions in a partition: groups by commits (`__consumer_offsets`), and producers.

A producer's first open transaction holds the last stable offset (`__transaction_state` has the names).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from operator import itemgetter
from typing import Any

from segspec.core.code_text import shell_word
from segspec.core.errors import SegspecError
from segspec.core.json_form import moment
from segspec.formats.contract.clients import Client, Stands, client, stored
from segspec.frames.tracked_tables import LastOfKeys
from segspec.storage.directory import Directory, above, list_directory
from segspec_kafka.folder import offset_in
from segspec_kafka.messages import Row
from segspec_kafka.owner import cluster, node
from segspec_kafka.owner.loader import Loader
from segspec_kafka.owner.segments import BadLengthError, Segment

INTERNAL = re.compile(r"(?:__consumer_offsets|__transaction_state)-[0-9]{1,10}").fullmatch
BEFORE = "out of range, and auto.offset.reset decides: earliest goes on with the start, latest leaves out what is there"
BEYOND = "out of range, and auto.offset.reset decides: earliest reads all again, latest waits for new records"
Found = dict[tuple[Any, ...], list[Row]]


def clients_of(directory: Directory, loader: Loader) -> Iterator[Client]:
    own = node.partition_of(directory) or node.Partition("", 0, "")
    dirs = _log_dirs(directory)
    internal = [_read(each.join(name)) for each in dirs for name in filter(INTERNAL, each.folders)]
    bases, end = sorted(loader.segments), loader.next_offset
    for row in _rows(internal, (own.topic, own.number)):
        group = _group(row)
        yield stored(group, max(loader.log_start, bases[0]), end, BEFORE, BEYOND, may_be_time=False)
    called = {}
    for id, producer in loader.producers.known.items():
        named = next(_rows(internal, (id,)), Row())
        called[id] = {"name": named.get("transactional_id", ""), "state": named.get("transaction_state", "")}
        called[id] |= {"producer_id": id, "producer_epoch": producer.producer_epoch}
    for number, (id, first) in enumerate(sorted(loader.producers.open.items(), key=itemgetter(1))):
        # For very many, finding the first batches would take too long.
        time = _time_at(loader.segments[bases[bisect_right(bases, first) - 1]], first) if number < 64 else -1
        since = f", {moment(time)} UTC" if time >= 0 else ""
        state = f", state {called[id]['state']}" if called[id]["state"] else ""
        stable = "" if number else f": consumers of committed records stop at offset {first} of {end}"
        abort = f"abort --topic {shell_word(own.topic)} --partition {own.number} --start-offset {first}"
        ends = f"kafka-transactions.sh --bootstrap-server HOST:PORT {abort} ends it"
        says = f"has a transaction open since offset {first}{since}{state}{stable}; {ends}"
        stands = {"stands": Stands.OPEN, "offset": first, "due": first, "behind": end - first}
        yield client("transaction", **called[id], **stands, timestamp=time, says=says)
    for id, producer in loader.producers.known.items():
        if producer.last_sequence >= 0:
            last = {"sequence": producer.last_sequence, "timestamp": producer.timestamp}
            yield client("publisher", **called[id], **last)
    if INTERNAL(own.name):
        yield from _elsewhere(directory, {name for each in dirs for name in each.folders})


def _log_dirs(directory: Directory) -> list[Directory]:
    around = node.log_dir(directory.path)
    with suppress(OSError):
        return cluster.log_dirs(around) if around else [list_directory(above(directory.path))]
    return []


def _group(row: Row, **more: Any) -> Client:
    offset, time = row["offset"], row["commit_timestamp"]
    return client("group", name=row.get("group", ""), offset=offset, due=offset, timestamp=time, **more)


def _time_at(segment: Segment, offset: int) -> int:
    with suppress(BadLengthError):
        position = segment.find(offset)
        for head in () if position is None else segment.heads(position):
            return head.time if head.base <= offset else -1
    return -1


def _elsewhere(directory: Directory, there: set[str]) -> Iterator[Client]:
    for row in (row for rows in _read(directory.path).values() for row in rows if "group" in row):
        name = f"{row.get('topic', '')}-{row['partition']}"
        if name not in there:
            says = f"stands at offset {row['offset']} of {name}, which does not lie here"
            yield _group(row, path=f"{above(directory.path)}/{name}", stands=Stands.UNKNOWN, says=says)


def _rows(internal: Iterable[Found], key: tuple[Any, ...]) -> Iterator[Row]:
    return (row for found in internal for row in found.get(key, ()))


def _read(path: str) -> Found:
    with suppress(OSError):
        found = list_directory(path)
        return _state(path, (*found.sizes.items(), *found.times.items()))
    return {}


@lru_cache(maxsize=1024)  # a broker makes 50 of each
def _state(path: str, state: object) -> Found:
    made, found = LastOfKeys({"legacy_offset_commit": "offset_commit"}), Found()
    directory = list_directory(path)
    for name in sorted(name for name in directory.sizes if name.endswith(".log") and offset_in(name) is not None):
        with suppress(SegspecError):
            cluster.replay(made, directory.join(name), directory.sizes[name])
    for kind, key in (("offset_commit", ("topic", "partition")), ("transaction_log", ("producer_id",))):
        for row in made.tables.get(kind, {}).values():
            if row.get("offset", 0) >= 0:
                found.setdefault(tuple(map(row.get, key)), []).append(row)
    return found
