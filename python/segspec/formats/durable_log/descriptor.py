"""The descriptor of durable-log, in addition to its declaration (`-log` in ksy/durable_log_record.ksy)."""

from __future__ import annotations

from segspec.formats.contract.descriptor import A_GAP_ROLLS, Evidence, Startup, Writing, part
from segspec.frames.descriptor import built_of_ours

DECLARED = built_of_ours("durable_log")


class DurableLogIndex(type(DECLARED.index)):  # type: ignore[misc]  # a class made of the declaration
    """Durable-log's index."""

    spec = part("layout:DurableLogIndex")


class DurableLogWriting(Writing):
    """Writes durable-log."""

    writer = part("writer:DurableLogWriter")
    takes = ("value", "offset")
    effects = {"offset": A_GAP_ROLLS}
    (lock_name,) = DECLARED.log.compiled.declaration.others


class DurableLogStartup(Startup):
    """Durable-log's next start."""

    owners = ("durable-log",)
    forecast = part("startup:forecast")


class DurableLog(DECLARED):  # type: ignore[misc, valid-type]  # a class made of the declaration
    """The durable-log crate."""

    evidence = Evidence.MAGIC
    usual_names = ("segment_*",)
    index = DurableLogIndex()
    writing = DurableLogWriting()
    startup = DurableLogStartup()
