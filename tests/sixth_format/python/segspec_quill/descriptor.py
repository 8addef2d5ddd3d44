"""What Quill says of itself."""

from __future__ import annotations

from segspec.formats.contract.descriptor import Evidence, Format, IndexPlace, part
from segspec.formats.contract.effects import A_GAP_ROLLS, Effect, Outcome


class Quill(Format):
    """Quill journals."""

    name = "quill"
    title = "Quill"
    columns = ("offset", "timestamp", "key", "value")
    evidence = Evidence.MAGIC
    usual_names = ("*.quill", "*.quillx")

    sniff = part("folder:sniff")
    discover = part("folder:discover")
    segment = part("folder:segment")
    reader = part("reader:QuillReader")
    check_order = part("folder:check_order")

    index_place = IndexPlace.BESIDE
    index_columns = {"offset": int, "ofs_record": int}
    is_index = part("folder:is_index")
    check_index = part("index:check")
    index_entries = part("index:entries")

    writer = part("writer:QuillWriter")
    takes = ("value", "key", "timestamp", "offset")
    effects = {"offset": A_GAP_ROLLS, "key": Effect(Outcome.KEPT, "up to 65,535 bytes; an empty one is none")}

    salvager = part("salvage:QuillSalvager")
    indexer = part("salvage:QuillIndexer")
