"""The descriptor of TANK: segments of bundles, with sparse indexes."""

from __future__ import annotations

from segspec.formats.contract.descriptor import (
    Effect,
    Format,
    Index,
    IndexPlace,
    Origin,
    Outcome,
    Recovery,
    Startup,
    Writing,
    part,
)


class TankIndex(Index):
    """TANK's sparse index."""

    place = IndexPlace.BESIDE
    columns = {"relative_sequence": int, "offset": int, "segment_position": int}
    interval = 4096
    is_companion = part("folder:is_index")
    check = part("index:check")
    entries = part("index:INDEX.entries")
    spec = part("index:TankIndex")
    marks = part("index:marks")
    agreement = part("index:INDEX.agreement")
    by_frames = True
    indexer = part("salvage:TankIndexer")


class TankWriting(Writing):
    """Writes TANK."""

    writer = part("writer:TankWriter")
    takes = ("value", "key", "timestamp", "offset")
    effects = {
        "offset": Effect(Outcome.KEPT, "from 1 on; a gap makes a bundle sparse"),
        "key": Effect(Outcome.KEPT, "up to 255 bytes; an empty one counts as none"),
    }
    requested = part("writer:Requested")


class TankRecovery(Recovery):
    """Recovers TANK."""

    salvager = part("salvage:TankSalvager")


class TankStartup(Startup):
    """The broker's start."""

    owners = ("tank-4.0",)
    forecast = part("startup:forecast")


class TankOrigin(Origin):
    """A partition's topic."""

    columns = {"topic": str, "partition": int}
    said_by = part("folder:origin")


class Tank(Format):
    """phaistos-networks/TANK."""

    name = "tank"
    title = "TANK"
    columns = ("offset", "timestamp", "key", "value")
    usual_names = ("*.ilog", "[1-9]*.log", "[1-9]*.index")
    times_rise = False

    sniff = part("folder:sniff")
    discover = part("folder:discover")
    names_segment = part("folder:names_segment")
    segment = part("folder:segment")
    reader = part("reader:TankReader")
    scanner = part("scan.scanner:make")
    check_order = part("folder:check_order")
    info = part("folder:info")

    index = TankIndex()
    writing = TankWriting()
    recovery = TankRecovery()
    startup = TankStartup()
    origin = TankOrigin()
