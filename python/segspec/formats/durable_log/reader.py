"""Reads one durable-log segment: what of its records, and of the index of where they lie, the engine has to know."""

from __future__ import annotations

from segspec.columns.backend import kernel
from segspec.columns.backend.lanes import compiled
from segspec.columns.single import SingleFrames
from segspec.formats.durable_log import layout
from segspec.formats.durable_log.scan.run import run
from segspec.formats.engine.dense_index import DenseIndex, scan_of
from segspec.formats.engine.reader import RecordReader
from segspec.formats.engine.records import RecordForm
from segspec_ksy.durable_log_index import DurableLogIndex as DurableLogIndex
from segspec_ksy.durable_log_record import DurableLogRecord
from segspec_ksy.layouts import durable_log_index_entry, durable_log_record

KERNEL, PLACES = "durable_log_records", "durable_log_places"

INDEX = DenseIndex(
    durable_log_index_entry,
    layout.NAMES,
    number="offset",
    record="ofs_record",
    missing=": the system does not rebuild it, writes entries for new records from its start, and then finds none of "
    "its records",
    unlisted=": the system reads none of them",
    frames=lambda _: scan_of(kernel(PLACES), "offset", compiled(kernel(PLACES).module.__name__, "scan")),
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
        KERNEL,
        "record",
        {name: name for name in ("version", "flags", "reserved")}
        | {"len_payload": "payload_length", "checksum": "checksum"},
    )
