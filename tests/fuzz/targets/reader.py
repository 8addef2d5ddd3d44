"""The frame path: every policy at every level, and what they owe each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Record, SegmentSummary
from segspec.core.stretch import Level
from segspec.formats import get
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from tests.fuzz.cases import Case, alone, unpack
from tests.fuzz.targets import promise

LIMITS = Limits(decompressed_bytes=1 << 20)
ENDS = {"clean", "torn", "corrupt", "unsupported", "not-this-format"}
Key = tuple[object, ...]


@dataclass
class Walked:
    """What one walk released, and the error that ended it under `fail`."""

    summary: SegmentSummary
    records: list[Key] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    frames: list[tuple[int, int]] = field(default_factory=list)
    error: SegspecError | None = None
    dialect: str = ""

    @property
    def errors(self) -> list[Finding]:
        return [finding for finding in self.findings if finding.severity is Severity.ERROR]


def key(record: Record) -> Key:
    """All of a record."""
    fields = None if record.fields is None else tuple(record.fields)
    return (record.position, record.offset, record.timestamp, record.key, record.value, record.chunk_id, record.epoch,
            record.id, record.deleted, fields)  # fmt: skip


def walked(case: Case, on_damage: OnDamage, level: Level = Level.RECORDS, *, content: bytes | None = None) -> Walked:
    """One walk over the segment, or over `content` by the same name."""
    format, segment = get(case.format), alone(case)
    source = from_bytes(case.segment if content is None else content, case.name)
    reader: Any = format.reader(source, segment, LIMITS)
    out = Walked(SegmentSummary(segment, source.size))
    try:
        for step in walk(reader, out.summary, on_damage=on_damage, level=level):
            out.records += map(key, step.records)
            out.findings += step.findings
            if step.frame is not None:
                out.frames.append((step.frame.position, step.frame.end))
                for _ in () if format.tracking is None else format.tracking.entries(step.frame):
                    pass
    except SegspecError as error:
        promise(on_damage is OnDamage.FAIL, f"{on_damage} raises {error}")
        out.error = error
    out.dialect = reader.dialect
    return out


def check(format: str, data: bytes) -> None:
    case = unpack(format, data)
    stop = _policies_agree(case)
    level = Level.CHECKSUMS if case.choice & 16 else Level.FRAMES
    less = walked(case, OnDamage.STOP, level)
    _adds_up(less, case)
    # A wrong count that nothing contradicts leads frames astray.
    if not stop.findings:
        promise(stop.frames == less.frames, "what is checked more closely gives other frames")
    _prefix_is_clean(case, stop)


def glance(format: str, data: bytes) -> None:
    """One walk, which goes on after damage."""
    case = unpack(format, data)
    _adds_up(walked(case, OnDamage.SKIP), case)


def _policies_agree(case: Case) -> Walked:
    stop, skip, fail = (walked(case, policy) for policy in (OnDamage.STOP, OnDamage.SKIP, OnDamage.FAIL))
    for each in (stop, skip):
        _adds_up(each, case)
    promise(stop.records == skip.records[: len(stop.records)], "stop gives no prefix of what skip gives")
    promise(len(stop.frames) <= len(skip.frames), "stop gives more frames than skip")
    # Only who reads on looks for chunks in what a header states as its trailer, and cuts it there.
    cut = {finding.position for finding in skip.findings if finding.rule == "osiris.recovery.over-trailer"}
    promise(
        all(one == other or one[0] == other[0] in cut for one, other in zip(stop.frames, skip.frames, strict=False)),
        "stop gives frames that skip does not",
    )
    same = ("valid_bytes", "prefix_records", "end", "first_offset", "last_offset", "first_timestamp")
    for name in () if cut else same:
        one, other = getattr(stop.summary, name), getattr(skip.summary, name)
        promise(one == other, f"{name} is {one} under stop and {other} under skip")
    promise((fail.error is None) == (not stop.errors), "fail raises where stop says nothing, or not where it does")
    promise(fail.records == stop.records[: len(fail.records)], "fail gives records that stop does not")
    if fail.error is not None:
        first = stop.errors[0]
        promise(
            (fail.error.code, fail.error.position) == (first.code, first.position),
            f"fail raises {fail.error}, and stop finds {first}",
        )
    return stop


def _adds_up(found: Walked, case: Case) -> None:
    summary = found.summary
    promise(summary.end in ENDS, f"the end is {summary.end}")
    promise(0 <= summary.valid_bytes <= len(case.segment), f"{summary.valid_bytes} bytes are valid")
    promise(summary.end == "clean" or bool(found.errors), f"the end is {summary.end}, and nothing is said")
    promise(summary.frames == len(found.frames), "the summary counts other frames")
    promise(all(one[1] <= other[0] for one, other in zip(found.frames, found.frames[1:], strict=False)),
            "frames overlap")  # fmt: skip
    for finding in found.findings:
        finding.as_json()
        promise(0 <= finding.position <= len(case.segment), f"{finding} is outside of the file")


def _prefix_is_clean(case: Case, stop: Walked) -> None:
    """What is valid reads alone as it does with what follows."""
    valid = stop.summary.valid_bytes
    if stop.summary.end == "clean" or not valid:
        return
    sound = [record for record in stop.records if isinstance(record[0], int) and record[0] < valid]
    prefix = walked(case, OnDamage.STOP, content=case.segment[:valid])
    if case.format == "ffwd" and prefix.dialect != stop.dialect:
        return  # No byte says which of its two headers a segment has: where entries end does, and what ends them.
    if _tells_by_what_follows(case, prefix, stop):
        promise(prefix.records == sound[: len(prefix.records)], "the valid bytes alone give other records")
        return
    promise(prefix.summary.end == "clean", f"the valid bytes alone end {prefix.summary.end}: {prefix.findings}")
    promise(prefix.records == sound, "the valid bytes alone give other records")


def _tells_by_what_follows(case: Case, prefix: Walked, stop: Walked) -> bool:
    """Where what follows decides: an osiris chunk whose number the next one bears out; a finished mojo segment without
    its end, which is torn there, or one whose bytes alone are told to be of another variant; a TANK bundle with another
    one inside, which is released only if something sound follows; zeros at the end of an ffwd segment, which are empty
    messages or were never written."""
    if prefix.summary.end == "clean":
        return False
    # The last one ends the segment: records of a codec that is not known are lost before it without an end.
    error = prefix.errors[-1]
    if case.format == "mojo":
        is_other = prefix.summary.details.get("variant") != stop.summary.details.get("variant")
        return is_other or not prefix.frames or (error.code is Code.TORN and error.position == stop.summary.valid_bytes)
    if case.format == "ffwd":
        return error.code is Code.ZEROED
    if case.format == "osiris":
        return error.code is Code.BAD_ORDER and error.field == "header.chunk_id"
    return case.format == "tank" and error.code is Code.BAD_LENGTH and "another one begins inside" in error.message
