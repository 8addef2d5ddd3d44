"""What mojo says of itself: segments of Redis-stream records, as packs of listpack elements, the index within."""

from __future__ import annotations

from segspec.formats.contract.descriptor import Format, IndexPlace, part


class Mojo(Format):
    """Redis listpack streams."""

    name = "mojo"
    title = "mojo"
    columns = ("id", "deleted", "fields")
    usual_names = ("*-*",)

    sniff = part("folder:sniff")
    discover = part("folder:discover")
    names_segment = part("folder:names_segment")
    segment = part("folder:segment")
    reader = part("reader:MojoReader")
    check_order = part("folder:check_order")
    scanner = part("scan.scanner:make")

    index_place = IndexPlace.WITHIN
    index_columns = {"id": str, "offset": int, "length": int}
    judges_whole = True
    marks = part("marks:marks")
    index_fields = ("index", "suffix")
    index_entries = part("reader:index_entries")

    writer = part("writer:MojoWriter")
    takes = ("fields", "id", "deleted")
    requested = part("request:Requested")

    salvager = part("salvage:MojoSalvager")

    info = part("folder:info")
    emptied = part("folder:emptied")
    has_archive = True
    functions = part("request:FUNCTIONS")
