"""What ffwd's on-disk queue says of itself: segments of messages, and one index of its consumers."""

from __future__ import annotations

from segspec.formats.contract.descriptor import Evidence, Format, IndexPlace, part
from segspec.formats.contract.effects import A_GAP_ROLLS


class Ffwd(Format):
    """The on-disk queue of spotify/ffwd."""

    name = "ffwd"
    title = "ffwd queue"
    columns = ("offset", "value")
    evidence = Evidence.MAGIC
    usual_names = ("????????????????", "index")

    sniff = part("folder:sniff")
    discover = part("folder:discover")
    names_segment = part("folder:names_segment")
    segment = part("folder:segment")
    reader = part("reader:FfwdReader")
    check_order = part("folder:check_order")
    scanner = part("scan.scanner:make")

    index_place = IndexPlace.LOG
    index_columns = {"id": str, "offset": int}
    why_no_index = "an ffwd index holds where the consumers are, which no segment says: it cannot be built"
    is_index = part("folder:is_index")
    check_index = part("index:check")
    index_entries = part("index:index_entries")
    agreement = part("agreement:agreement")
    has_consumers = True

    writer = part("writer:FfwdWriter")
    takes = ("value", "offset")
    effects = {"offset": A_GAP_ROLLS}
    besides = "the consumers' positions"

    salvager = part("salvage:FfwdSalvager")

    owners = ("ffwd", "segspec-queue")
    choose_owner = part("queue_start:choose")
    startup = part("startup:forecast")

    info = part("folder:info")
