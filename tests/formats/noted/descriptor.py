"""durable-log with further files beside its segments, as a format of somebody else may have them: how long each frame
is and notes beside each segment; where each segment ends, whose the log is and a summary, once a log."""

from __future__ import annotations

from segspec.formats.contract.descriptor import Companion, Further, IndexPlace, ReadingMode, part
from segspec.formats.durable_log.descriptor import DurableLog


class Sizes(Companion):
    name = "sizes"
    file = ".sizes"
    columns = {"bytes": Further("unsigned", "Bytes of a frame.")}
    entries = part("beside:noted_sizes")
    check = part("beside:check_sizes")
    indexer = part("beside:SizesIndexer")


class Notes(Companion):
    name = "notes"
    file = ".notes"
    columns = {"text": str}
    entries = part("beside:lines_of")
    why_not_built = "nobody knows what people noted"


class Ends(Companion):
    name = "ends"
    place = IndexPlace.LOG
    file = "ends.txt"
    columns = {"text": str}
    entries = part("beside:lines_of")
    check_log = part("beside:CheckedEnds")
    make = part("beside:make_ends")


class Identity(Companion):
    name = "identity"
    place = IndexPlace.LOG
    file = "*.identity"
    columns = {"text": str}
    entries = part("beside:lines_of")
    why_not_built = "no segment says whose the log is"
    stands_alone = True


class Summary(Companion):
    name = "summary"
    place = IndexPlace.LOG
    file = "summary.txt"
    columns = {"text": str}
    entries = part("beside:lines_of")
    why_not_built = "only its owner sums up"


class Drafts(ReadingMode):
    """Records that begin with `take back N` take back record N; what comes after an `open` is not given before a
    `close`."""

    name = "drafts"
    choices = ("shown", "hidden")
    doc = "Whether records that were taken back, or are not closed yet, are given."
    leaves_out = part("drafts:leaves_out")


class Noted(DurableLog):
    """durable-log with notes."""

    name = "noted"
    title = "Noted"
    companions = (Sizes(), Notes(), Ends(), Identity(), Summary())
    modes = (Drafts(),)


NOTED = Noted()
