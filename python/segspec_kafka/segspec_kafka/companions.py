"""What lies beside each segment of a partition: indexes of offsets, of times, and of aborted transactions."""

from __future__ import annotations

from segspec.formats.engine.sparse_index import EntryFile, SparseIndexFile, TimeIndexFile
from segspec_kafka.generated.layouts import kafka_index_entry, kafka_time_index_entry, kafka_transaction_index_entry

OFFSETS = SparseIndexFile(kafka_index_entry, offset="relative_offset")
TIMES = TimeIndexFile(kafka_time_index_entry, offset="relative_offset")
TRANSACTIONS = EntryFile(kafka_transaction_index_entry)
