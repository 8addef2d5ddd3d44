"""A partition's files in a folder: segments, and prepared replacements.

Each segment's companions: indexes of offsets, times, and aborted transactions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import segspec_kafka
from segspec.core.errors import Finding, Severity
from segspec.core.model import Listing, SegmentFile
from segspec.formats.contract.reading import LIKELY, WEAK
from segspec.frames.descriptor import built
from segspec.frames.explain import RuleTable
from segspec.frames.numbered_folder import about_name, followed
from segspec.frames.sparse_index import EntryFile, EntryTable, SparseIndexFile, TimeIndexFile
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_kafka.descriptor import Kafka
from segspec_kafka.generated.layouts import kafka_index_entry, kafka_time_index_entry, kafka_transaction_index_entry

OFFSETS = SparseIndexFile(kafka_index_entry, offset="relative_offset")
TIMES = TimeIndexFile(kafka_time_index_entry, offset="relative_offset")
TRANSACTIONS = EntryFile(kafka_transaction_index_entry)

SNIFFED = 1024


def sniff(source: Source) -> int:
    """See `Format.sniff`. An index has no magic: its entries rise."""
    if source.name.endswith(".index") and source.size:
        rows = EntryTable(source, kafka_index_entry, SNIFFED).rows
        is_rising = all(before < after for pair in pairwise(rows) for before, after in zip(*pair, strict=True))
        return LIKELY if rows and is_rising and source.size % kafka_index_entry.SIZE == 0 else WEAK
    said: int = super(Kafka, segspec_kafka.FORMAT).sniff(source)
    return said


DECLARED = built("segspec_kafka.generated")
RULES = RuleTable(Path(__file__).with_name("generated") / "rules" / "kafka.json")
SWAP = ".swap"
OFFSET = re.compile(r"[+-]?[0-9]{1,20}", re.ASCII)
INDEXES = (".index", ".timeindex", ".txnindex")
ASKED = (".log", *INDEXES, ".snapshot", ".cleaned", ".swap")
"""The files whose names a start parses for an offset."""
SWAPPED = re.compile(r"([0-9]{20})\.log\.swap")


def discover(directory: Directory) -> Listing:
    """The log in a folder.

    A compacted or split segment is `N.log.swap` until a start renames it (LogLoader.scala:completeSwapOperations). It
    is read if there is no `N.log`.
    """
    listing: Listing = DECLARED.discover(directory)
    ends = tuple(_ends_brokers(directory))
    ending = {finding.path for finding in ends}
    kept = (finding for finding in listing.findings if finding.path not in ending)
    listing = listing._replace(findings=(*kept, *ends))
    known = {segment.base for segment in listing.segments}
    swapped = {name: int(found[1]) for name in directory.names() if (found := SWAPPED.fullmatch(name)) is not None}
    swapped = {name: base for name, base in swapped.items() if base not in known}
    if not swapped:
        return listing
    segments = [*listing.segments, *(SegmentFile(directory.join(name), base) for name, base in swapped.items())]
    bases = sorted({segment.base for segment in segments if segment.base is not None})
    segments = sorted(segments, key=lambda segment: (segment.base or 0, segment.name))
    message = "a node ended while this file took the place of others: at its next start it gets its name"
    told = [about_name(directory, name, message, name.removesuffix(SWAP)) for name in swapped]
    return listing._replace(
        segments=tuple(replace(each, details=each.details | followed(each.base, bases)) for each in segments),
        findings=(*listing.findings, *told),
        others=tuple(path for path in listing.others if path.rsplit("/", 1)[-1] not in swapped),
    )


def offset_in(name: str) -> int | None:
    """The part before the first dot as Java's `long` (LogFileUtils.java:79), if valid."""
    digits = name.partition(".")[0]
    if not OFFSET.fullmatch(digits) or not -(1 << 63) <= int(digits) < 1 << 63:
        return None
    return int(digits)


def _ends_brokers(directory: Directory) -> Iterator[Finding]:
    for name in directory.names():
        if not name.endswith(ASKED):
            continue
        offset = offset_in(name)
        if offset is None:
            words = "there is no offset in its name (NumberFormatException)"
        elif name.endswith(".log") and f"{offset:020}.log" not in directory.sizes:
            words = f"it is opened by the name {offset:020}.log, which does not exist (NoSuchFileException)"
        else:
            continue
        message = f"no broker starts with this file: {words}"
        yield about_name(directory, name, message)._replace(severity=Severity.ERROR)
