"""How the TANK 4.0 broker treats each file of a partition when it opens it.

It repairs a compaction's leftovers, and walks the active segment from its last index entry. Any damage there ends the
whole broker (measured with a torn bundle).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import Limits
from segspec.formats.contract.startup import CountRecords, Crash, Fate, FileFate, Forecast, OwnerCrashError, advised
from segspec.formats.tank import layout, rules
from segspec.formats.tank.bundle import Bundle, read_header, read_integer
from segspec.formats.tank.folder import emptied
from segspec.formats.tank.index import IndexTable
from segspec.formats.tank.layout import SegmentName
from segspec.parsing import kaitai
from segspec.storage.directory import Directory
from segspec.storage.source import Source, open_source
from segspec_ksy.layouts import tank_index_entry
from segspec_ksy.tank_index_entry import TankIndexEntry

UPSTREAM = "phaistos-networks/TANK"
OPEN = f"{UPSTREAM} service_log.cpp Service::open_partition_log"
REBUILD = f"{UPSTREAM} service_indices.cpp Service::rebuild_index"
RO_SEGMENT = f"{UPSTREAM} service_ro_segments.cpp ro_segment"
ROLL = f"{UPSTREAM} service_write.cpp roll"
SALVAGE = "TANK_FORCE_SALVAGE_CURSEGMENT=1"
INDEX_STEP = 4096
"""Bytes between index entries of `rebuild_index`, whatever the configuration."""


@dataclass(slots=True)
class Opening:
    """One opening of the partition in `directory`.

    `renamed` maps new file names to the present ones.
    """

    directory: Directory
    count_records: CountRecords
    renamed: dict[str, str] = field(default_factory=dict)
    fates: dict[str, FileFate] = field(default_factory=dict)
    hazards: list[Finding] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    next_offset: int | None = None
    crash: Crash | None = None
    advice: tuple[str, ...] = ()
    known_end: int | None = None
    """The number after an emptied segment's last index entry."""

    def path(self, name: str) -> str:
        return self.directory.join(self.renamed.get(name, name))

    def size(self, name: str) -> int | None:
        return self.directory.sizes.get(self.renamed.get(name, name))

    def settle(
        self, name: str, fate: Fate, after: int | None, reason: str, source: str = OPEN, code: Code | None = None
    ) -> None:
        """Records the effect on the file `name`. The first record counts."""
        before, path = self.size(name), self.path(name)
        self.fates.setdefault(path, FileFate(path, fate, before, after, reason, source, 0, code))


def forecast(directory: Directory, owner: str, limits: Limits, count_records: CountRecords) -> Forecast:
    opening = Opening(directory, count_records)
    names = _mend_compaction(opening)
    immutable = sorted((parsed.base, name) for name, parsed in names.items() if parsed.immutable)
    for _, name in immutable:
        _immutable(opening, name, names[name])
    try:
        active = _active(opening, names)
        if active is not None:
            _open_active(opening, active, names[active].base)
        else:
            opening.next_offset = names[immutable[-1][1]].end + 1 if immutable else rules.FIRST_SEQUENCE
    except OwnerCrashError as error:
        opening.crash, opening.next_offset = error.crash, None
    for name in _files(directory):
        opening.settle(name, Fate.KEPT, directory.sizes[name], "the opening does not change it")
    made = Forecast(
        owner,
        directory.path,
        tuple(opening.fates[path] for path in sorted(opening.fates)),
        opening.next_offset,
        opening.crash,
        tuple(opening.hazards),
        tuple(opening.unknown),
        opening.advice,
        falls_back_from=_falls_back_from(opening),
    )
    return advised(made, "do not start TANK on this folder before it is copied")


def _falls_back_from(opening: Opening) -> int | None:
    end, due = opening.known_end, opening.next_offset
    return end if end is not None and due is not None and end > due else None


def _files(directory: Directory) -> list[str]:
    return [
        name
        for name in directory.names()
        if layout.segment_name(name) is not None or layout.index_base(name) is not None
    ]


def _mend_compaction(opening: Opening) -> dict[str, SegmentName]:
    names = [name for name in opening.directory.names() if not name.startswith(".")]
    interrupted = any(name.endswith(layout.CLEANED) for name in names)
    found: dict[str, SegmentName] = {}
    for name in names:
        proper, suffix = layout.split_leftover(name)
        kept = suffix == layout.OLD or (suffix == layout.SWAP and not interrupted)
        size = opening.directory.sizes[name]
        if suffix and not kept:
            why = "a compaction was interrupted before its new segments were complete; the old ones are still there"
            opening.settle(name, Fate.DELETED, None, why, OPEN, Code.BAD_NAME)
            continue
        if suffix:
            _rename(opening, name, proper, size)
        parsed = layout.segment_name(proper)
        if parsed is not None:
            found[proper] = parsed
    return found


def _rename(opening: Opening, name: str, proper: str, size: int) -> None:
    why = f"a compaction was interrupted; it is renamed to {proper}"
    if proper in opening.directory.sizes:
        why += ", and replaces the file of that name"
        opening.settle(proper, Fate.DELETED, None, f"{name} is renamed over it", OPEN, Code.BAD_NAME)
    opening.settle(name, Fate.RENAMED, size, why, OPEN, Code.BAD_NAME)
    opening.renamed[proper] = name


def _immutable(opening: Opening, name: str, parsed: SegmentName) -> None:
    size = opening.size(name)
    if size is not None:
        opening.settle(name, Fate.KEPT, size, "immutable segments are opened when they are read, and not checked")
    if size == 0 and parsed.last is not None:
        opening.hazards.append(emptied(opening.path(name), parsed.base, parsed.last))
    index = layout.index_name(parsed.base)
    if opening.size(index) is None:
        why = f"{name} has no index; it is rebuilt when the segment is read first"
        opening.settle(index, Fate.CREATED, None, why, RO_SEGMENT, Code.MISSING_INDEX)


def _active(opening: Opening, names: dict[str, SegmentName]) -> str | None:
    for name in opening.directory.names():
        if name.partition(".")[2] == "log" and not name.startswith(".") and name not in names:
            raise _crash(opening, name, 0, Code.BAD_NAME, f"{name} is not the name of a segment (Unexpected name)")
    active = []
    for name, parsed in names.items():
        if parsed.immutable:
            continue
        if opening.size(name) == 0:
            why = "an active segment of 0 bytes is taken for a stray file"
            opening.settle(name, Fate.DELETED, None, why, OPEN, Code.TORN)
            _emptied(opening, parsed)
            if parsed.created is None and opening.size(layout.index_name(parsed.base)) is not None:
                opening.settle(layout.index_name(parsed.base), Fate.DELETED, None, "its segment is empty, and goes too")
        else:
            active.append(name)
    if len(active) > 1:
        opening.unknown.append(f"which of {', '.join(active)} is opened: the last one that the folder lists")
        for name in active[:-1]:
            opening.hazards.append(
                Finding(
                    opening.path(name),
                    0,
                    Code.BAD_NAME,
                    Severity.ERROR,
                    "whether it is the one that is opened is not known",
                )
            )
    return active[-1] if active else None


def _emptied(opening: Opening, parsed: SegmentName) -> None:
    """An emptied segment's index with a time in its name stays, for the next segment of this number."""
    index = layout.index_name(parsed.base)
    if not opening.size(index):
        return
    path = opening.path(index)
    with open_source(path) as source:
        table = IndexTable(source)
    if table:
        opening.known_end = max(opening.known_end or 0, parsed.base + table.sequences[-1] + 1)
    if parsed.created is not None:
        message = (
            f"it stays without its segment, and the next one that begins with {parsed.base} is opened on it "
            f"(O_APPEND, {ROLL}): its {len(table)} entries point to where nothing is, and "
            "come before the new ones"
        )
        opening.hazards.append(Finding(path, 0, Code.INDEX_AHEAD, Severity.ERROR, message))
        opening.advice = (*opening.advice, f"remove {path} once all is copied: no segment is left that it is of")


def _open_active(opening: Opening, name: str, base: int) -> None:
    index = layout.index_name(base)
    size = opening.size(index)
    if size is None or size == 0:
        start = _rebuild(opening, name, index, base)
    else:
        start = _last_checkpoint(opening, name, index)
    with open_source(opening.path(name)) as source:
        walked = walk(source, start[1], base + start[0])
    if walked.stopped is not None:
        raise _torn(opening, name, walked)
    if walked.next_sequence <= base + start[0]:
        reason = "nothing comes after the last index entry (TANK_EXPECT(next > savedNext) aborts)"
        raise _crash(opening, index, 0, Code.BAD_INDEX, reason)
    opening.next_offset = walked.next_sequence
    opening.settle(name, Fate.KEPT, source.size, "every bundle from the last index entry on is whole")


def _rebuild(opening: Opening, name: str, index: str, base: int) -> tuple[int, int]:
    with open_source(opening.path(name)) as source:
        built = rebuilt_index(source, base)
    if built.stopped is not None:
        end = "ends the broker, exit(1)" if built.code is Code.TORN else "aborts, or indexes garbage: not measured"
        crash = _crash(opening, name, built.position, built.code, f"rebuilding the index: {built.stopped}; it {end}")
        if opening.size(index) is None:
            opening.settle(index, Fate.CREATED, 0, "it is made before it is rebuilt", OPEN, Code.MISSING_INDEX)
        opening.advice = _salvage_warning(opening, name, built.position, built.last)
        raise crash
    fate = Fate.CREATED if opening.size(index) is None else Fate.REBUILT
    why = f"it is built from the segment, an entry for about every {INDEX_STEP} bytes"
    opening.settle(index, fate, built.size, why, REBUILD, Code.MISSING_INDEX)
    return built.last_entry


def _last_checkpoint(opening: Opening, name: str, index: str) -> tuple[int, int]:
    with open_source(opening.path(index)) as source:
        entry = last_entry(source)
    if entry is None:
        reason = "the index is shorter than an entry, and the broker reads what precedes it in memory"
        raise _crash(opening, index, 0, Code.BAD_INDEX, reason)
    size = opening.size(name) or 0
    if entry[1] > size:
        reason = f"the last index entry points to byte {entry[1]}, and the segment has {size}: exit(1)"
        raise _crash(opening, index, 0, Code.INDEX_AHEAD, reason)
    return entry


def _torn(opening: Opening, name: str, walked: OwnerWalk) -> OwnerCrashError:
    opening.advice = _salvage_warning(opening, name, walked.position, walked.last)
    reason = f"{walked.stopped}: the broker ends, exit(1), and with it all other partitions"
    return _crash(opening, name, walked.position, walked.code, reason)


def _salvage_warning(opening: Opening, name: str, position: int, last: int) -> tuple[str, ...]:
    path = opening.path(name)
    lost = opening.count_records(path, last)
    text = (
        f"do not use {SALVAGE}: it cuts the segment at byte {last}, not {position}, and with the last whole bundle "
        f"and all after it {lost:,} readable messages are gone; better cut a copy at byte {position}, and delete "
        "its index"
    )
    return (text,)


def _crash(opening: Opening, name: str, position: int, code: Code, reason: str) -> OwnerCrashError:
    return OwnerCrashError(Crash(opening.path(name), position, code, reason, OPEN))


@dataclass(slots=True)
class OwnerWalk:
    """The broker's progress: to byte `position`, with `next_sequence` due there.

    The last whole bundle is at `last`. `stopped` and `code` are unset at the file's end.
    """

    position: int
    next_sequence: int
    last: int
    stopped: str | None = None
    code: Code = Code.TORN

    def pass_over(self, bundle: Bundle) -> None:
        self.last, self.position = bundle.position, bundle.end
        self.next_sequence = min(bundle.after(self.next_sequence), rules.MAX_SEQUENCE + 1)


@dataclass(slots=True)
class RebuiltIndex(OwnerWalk):
    """An index by `rebuild_index`: its `size` in bytes, and its last entry as the broker rereads it."""

    size: int = 0
    last_entry: tuple[int, int] = (0, 0)


def walk(source: Source, position: int, next_sequence: int) -> OwnerWalk:
    """Walks bundles from `position` to the end (`Service::open_partition_log`)."""
    walked = OwnerWalk(position, next_sequence, position)
    while walked.position < source.size:
        bundle = _bundle(source, walked.position)
        if not isinstance(bundle, Bundle):
            walked.stopped, walked.code = bundle
            return walked
        walked.pass_over(bundle)
    return walked


def rebuilt_index(source: Source, base: int) -> RebuiltIndex:
    """The broker's index of a segment without one (`Service::rebuild_index`)."""
    built, checkpoint = RebuiltIndex(0, base, 0), 0
    while built.position < source.size:
        bundle = _bundle(source, built.position)
        if not isinstance(bundle, Bundle):
            built.stopped, built.code = bundle
            return built
        if bundle.set_start >= checkpoint:
            relative = bundle.first(built.next_sequence) - base
            built.last_entry = (relative % (tank_index_entry.MAX_RELATIVE_SEQUENCE + 1), built.position)
            checkpoint = built.position + INDEX_STEP
            built.size += tank_index_entry.SIZE
        built.pass_over(bundle)
    return built


def last_entry(source: Source) -> tuple[int, int] | None:
    """The last entry of an index as the broker reads it: from the end, even within an entry."""
    if source.size < tank_index_entry.SIZE:
        return None
    entry = kaitai.parse(TankIndexEntry, source, source.size - tank_index_entry.SIZE)[0]
    return entry.relative_sequence, entry.position


def _bundle(source: Source, position: int) -> Bundle | tuple[str, Code]:
    bundle = read_header(source, position)
    if bundle is not None and bundle.end <= source.size:
        return bundle
    length = read_integer(source, position)
    if length is None:
        return "the segment ends inside the length of a bundle", Code.TORN
    size, start = length
    if size == 0 and source.is_zero_from(position):
        return "nothing but zeros up to the end of the segment", Code.ZEROED
    if size == 0:
        return "a bundle of length 0", Code.BAD_LENGTH
    end = start + size
    if end > source.size:
        return f"a torn bundle: it takes {end - position} bytes, and {source.size - position} are left", Code.TORN
    return "the header of a bundle cannot be read (not measured)", Code.BAD_LENGTH
