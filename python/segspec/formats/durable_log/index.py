"""The index of a durable-log segment: where each of its records lies."""

from __future__ import annotations

from segspec.formats.durable_log.layout import NAMES
from segspec.formats.durable_log.scan.index_run import run
from segspec.formats.engine.dense_index import DenseIndex
from segspec_ksy.layouts import durable_log_index_entry

INDEX = DenseIndex(
    durable_log_index_entry,
    NAMES,
    number="offset",
    record="ofs_record",
    missing=": the system does not rebuild it, writes entries for new records from its start, and then finds none of "
    "its records",
    unlisted=": the system reads none of them",
    run=run,
)
"""As crates/durable-log/src/log.rs Log::write_index_entry writes it."""
