"""What Quill says of itself."""

from __future__ import annotations

from segspec.formats.contract.descriptor import (
    A_GAP_ROLLS,
    Effect,
    Evidence,
    Format,
    Index,
    IndexPlace,
    Outcome,
    Recovery,
    Writing,
    part,
)


class QuillIndex(Index):
    place = IndexPlace.BESIDE
    columns = {"offset": int, "ofs_record": int}
    is_companion = part("layout:FOLDER.is_index")
    check = part("reader:INDEX.check")
    entries = part("reader:INDEX.entries")
    marks = part("reader:INDEX.marks")
    indexer = part("reader:INDEX.indexer")


class QuillWriting(Writing):
    writer = part("writer:QuillWriter")
    takes = ("value", "key", "timestamp", "offset")
    effects = {"offset": A_GAP_ROLLS, "key": Effect(Outcome.KEPT, "up to 65,535 bytes; an empty one is none")}


class QuillRecovery(Recovery):
    salvager = part("salvage:QuillSalvager")


class Quill(Format):
    """Quill journals."""

    name = "quill"
    title = "Quill"
    columns = ("offset", "timestamp", "key", "value")
    evidence = Evidence.MAGIC
    usual_names = ("*.quill", "*.quillx")

    sniff = part("layout:FOLDER.sniff")
    discover = part("layout:FOLDER.discover")
    segment = part("layout:FOLDER.segment")
    reader = part("reader:QuillReader")
    check_order = part("layout:FOLDER.check_order")

    index = QuillIndex()
    writing = QuillWriting()
    recovery = QuillRecovery()
