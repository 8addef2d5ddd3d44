"""Reads one durable-log segment: what of its records, and of the index of where they lie, the engine has to know."""

from __future__ import annotations

from segspec.columns.single import SingleFrames
from segspec.formats.durable_log import layout
from segspec.formats.durable_log.scan import entries_run, index_run
from segspec.formats.durable_log.scan.run import run
from segspec.formats.engine.dense_index import DenseIndex
from segspec.formats.engine.reader import RecordReader
from segspec.formats.engine.records import RecordForm
from segspec_ksy.durable_log_index import DurableLogIndex as DurableLogIndex
from segspec_ksy.durable_log_record import DurableLogRecord
from segspec_ksy.layouts import durable_log_index_entry, durable_log_record

INDEX = DenseIndex(
    durable_log_index_entry,
    layout.NAMES,
    number="offset",
    record="ofs_record",
    missing=": the system does not rebuild it, writes entries for new records from its start, and then finds none of "
    "its records",
    unlisted=": the system reads none of them",
    run=index_run.run,
    pack=entries_run.run,
)
"""As crates/durable-log/src/log.rs Log::write_index_entry writes it."""


class DurableLogReader(RecordReader):
    """A `SegmentReader`."""

    form = RecordForm(
        DurableLogRecord,
        durable_log_record,
        magic=durable_log_record.MAGIC,
        beginning=layout.BEGINNING,
        length="len_payload",
        checksum="checksum",
        promises=("flags", "reserved"),
        swapped=layout.SWAPPED_MAGIC,
    )
    index = INDEX
    run = staticmethod(run)
    frames = SingleFrames(
        "durable_log_records",
        "record",
        {name: name for name in ("version", "flags", "reserved")}
        | {"len_payload": "payload_length", "checksum": "checksum"},
    )
