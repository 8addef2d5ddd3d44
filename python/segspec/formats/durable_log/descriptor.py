"""What durable-log says of itself: segments of checksummed records, each with a dense index."""

from __future__ import annotations

from segspec.formats.contract.descriptor import Evidence, Format, IndexPlace, part
from segspec.formats.contract.effects import A_GAP_ROLLS


class DurableLog(Format):
    """The durable-log crate."""

    name = "durable_log"
    title = "durable-log"
    columns = ("offset", "value")
    evidence = Evidence.MAGIC
    usual_names = ("segment_*",)

    sniff = part("folder:sniff")
    discover = part("folder:discover")
    names_segment = part("folder:names_segment")
    segment = part("folder:segment")
    reader = part("reader:DurableLogReader")
    check_order = part("folder:check_order")
    scanner = part("scan.scanner:make")

    index_place = IndexPlace.BESIDE
    index_columns = {"offset": int, "ofs_record": int}
    marks = part("marks:marks")
    is_index = part("folder:is_index")
    check_index = part("index:check")
    index_entries = part("index:index_entries")
    agreement = part("agreement:agreement")

    writer = part("writer:DurableLogWriter")
    lock_name = part("layout:LOCK_NAME")
    takes = ("value", "offset")
    effects = {"offset": A_GAP_ROLLS}

    salvager = part("salvage:DurableLogSalvager")
    indexer = part("salvage:DurableLogIndexer")

    owners = ("durable-log",)
    startup = part("startup:forecast")
