"""What TANK says of itself: segments of length-prefixed bundles of messages, each with a sparse index."""

from __future__ import annotations

from segspec.formats.contract.descriptor import Format, IndexPlace, part
from segspec.formats.contract.effects import Effect, Outcome


class Tank(Format):
    """phaistos-networks/TANK."""

    name = "tank"
    title = "TANK"
    columns = ("offset", "timestamp", "key", "value")
    usual_names = ("*.ilog", "[1-9]*.log", "[1-9]*.index")

    sniff = part("folder:sniff")
    discover = part("folder:discover")
    names_segment = part("folder:names_segment")
    segment = part("folder:segment")
    reader = part("reader:TankReader")
    check_order = part("folder:check_order")
    scanner = part("scan.scanner:make")

    index_place = IndexPlace.BESIDE
    index_columns = {"relative_sequence": int, "offset": int, "segment_position": int}
    marks = part("marks:marks")
    times_rise = False
    index_interval = 4096
    is_index = part("folder:is_index")
    check_index = part("index:check")
    index_entries = part("index:index_entries")
    agreement = part("agreement:agreement")

    writer = part("writer:TankWriter")
    takes = ("value", "key", "timestamp", "offset")
    effects = {
        "offset": Effect(Outcome.KEPT, "from 1 on; a gap makes a bundle sparse"),
        "key": Effect(Outcome.KEPT, "up to 255 bytes; an empty one is none"),
    }
    requested = part("request:Requested")

    salvager = part("salvage:TankSalvager")
    indexer = part("salvage:TankIndexer")

    owners = ("tank-4.0",)
    startup = part("startup:forecast")

    info = part("folder:info")
    origin_columns = {"topic": str, "partition": int}
    origin = part("folder:origin")
