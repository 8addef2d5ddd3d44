"""Each segment's companions: indexes of offsets, times, and aborted transactions."""

from __future__ import annotations

from itertools import pairwise

import segspec_kafka
from segspec.formats.contract.reading import LIKELY, WEAK
from segspec.frames.sparse_index import EntryFile, EntryTable, SparseIndexFile, TimeIndexFile
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
