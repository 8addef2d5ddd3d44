"""The descriptor of ffwd's on-disk queue."""

from __future__ import annotations

from segspec.formats.contract.descriptor import (
    A_GAP_ROLLS,
    Evidence,
    Index,
    IndexPlace,
    Recovery,
    Startup,
    Writing,
    part,
)
from segspec.frames.descriptor import built_of_ours


class FfwdIndex(Index):
    """A queue's consumers, with their offsets."""

    place = IndexPlace.LOG
    columns = {"id": str, "offset": int}
    why_not_built = "an ffwd index holds where the consumers are, which no segment says: it cannot be built"
    is_companion = part("folder:FOLDER.is_index")
    check = part("index:check")
    entries = part("index:entries_of")
    spec = part("index:FfwdIndex")
    agreement = part("index:Consumers")


class FfwdWriting(Writing):
    """Writes ffwd queues."""

    writer = part("writer:FfwdWriter")
    takes = ("value", "offset")
    effects = {"offset": A_GAP_ROLLS}


class FfwdRecovery(Recovery):
    """Recovers ffwd queues."""

    salvager = part("salvage:FfwdSalvager")


class FfwdStartup(Startup):
    """A queue's next start."""

    owners = ("ffwd", "segspec-queue")
    forecast = part("startup:forecast")
    choose = part("queue_start:choose")


class Ffwd(built_of_ours("ffwd")):  # type: ignore[misc]  # a class made of the declaration
    """The on-disk queue of spotify/ffwd."""

    evidence = Evidence.MAGIC
    usual_names = ("????????????????", "index")
    besides = "the consumers' positions"
    has_consumers = True

    sniff = part("folder:FOLDER.sniff")
    discover = part("folder:FOLDER.discover")
    names_segment = part("folder:FOLDER.names_segment")
    segment = part("folder:FOLDER.segment")
    reader = part("reader:FfwdReader")
    check_order = part("folder:FOLDER.check_order")
    info = part("folder:info")

    index = FfwdIndex()
    writing = FfwdWriting()
    recovery = FfwdRecovery()
    startup = FfwdStartup()
