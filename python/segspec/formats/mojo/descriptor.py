"""The descriptor of mojo: segments of Redis-stream records in packs, with the index inside."""

from __future__ import annotations

from segspec.formats.contract.descriptor import Format, Index, IndexPlace, Recovery, Writing, part


class MojoIndex(Index):
    """mojo's INDEX."""

    place = IndexPlace.WITHIN
    columns = {"id": str, "offset": int, "length": int}
    fields = ("index", "suffix")
    judges_whole = True
    entries = part("reader:index_entries")
    marks = part("reader:marks")


class MojoWriting(Writing):
    """Writes mojo segments."""

    writer = part("writer:MojoWriter")
    takes = ("fields", "id", "deleted")
    requested = part("request:Requested")


class MojoRecovery(Recovery):
    """Recovers mojo segments."""

    salvager = part("salvage:MojoSalvager")


class Mojo(Format):
    """Redis listpack streams."""

    name = "mojo"
    title = "mojo"
    columns = ("id", "deleted", "fields")
    usual_names = ("*-*",)
    has_archive = True

    sniff = part("folder:sniff")
    discover = part("folder:discover")
    emptied = part("folder:emptied")
    names_segment = part("folder:names_segment")
    segment = part("folder:segment")
    reader = part("reader:MojoReader")
    scanner = part("scan.scanner:MojoScanner")
    check_order = part("folder:check_order")
    info = part("folder:info")
    functions = part("request:FUNCTIONS")

    index = MojoIndex()
    writing = MojoWriting()
    recovery = MojoRecovery()
