"""What durable-log says of itself: segments of checksummed records, each with a dense index."""

from __future__ import annotations

from segspec.formats.contract.descriptor import (
    A_GAP_ROLLS,
    Evidence,
    Format,
    Index,
    IndexPlace,
    Recovery,
    Startup,
    Writing,
    part,
)


class DurableLogIndex(Index):
    place = IndexPlace.BESIDE
    columns = {"offset": int, "ofs_record": int}
    is_companion = part("layout:FOLDER.is_index")
    check = part("reader:INDEX.check")
    entries = part("reader:INDEX.entries")
    spec = part("reader:DurableLogIndex")
    marks = part("reader:INDEX.marks")
    agreement = part("reader:INDEX.agreement")
    indexer = part("reader:INDEX.indexer")


class DurableLogWriting(Writing):
    writer = part("writer:DurableLogWriter")
    takes = ("value", "offset")
    effects = {"offset": A_GAP_ROLLS}
    lock_name = part("layout:LOCK_NAME")


class DurableLogRecovery(Recovery):
    salvager = part("salvage:DurableLogSalvager")


class DurableLogStartup(Startup):
    owners = ("durable-log",)
    forecast = part("startup:forecast")


class DurableLog(Format):
    """The durable-log crate."""

    name = "durable_log"
    title = "durable-log"
    columns = ("offset", "value")
    evidence = Evidence.MAGIC
    usual_names = ("segment_*",)

    sniff = part("layout:FOLDER.sniff")
    discover = part("layout:FOLDER.discover")
    names_segment = part("layout:FOLDER.names_segment")
    segment = part("layout:FOLDER.segment")
    reader = part("reader:DurableLogReader")
    scanner = part("reader:DurableLogReader.scan")
    check_order = part("layout:FOLDER.check_order")

    index = DurableLogIndex()
    writing = DurableLogWriting()
    recovery = DurableLogRecovery()
    startup = DurableLogStartup()
