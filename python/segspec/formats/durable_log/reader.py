"""Reads one durable-log segment: what of its records the engine has to know."""

from __future__ import annotations

from segspec.formats.durable_log import layout
from segspec.formats.durable_log.index import INDEX
from segspec.formats.engine.reader import RecordReader
from segspec.formats.engine.records import RecordForm
from segspec_ksy.durable_log_record import DurableLogRecord
from segspec_ksy.layouts import durable_log_record


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
