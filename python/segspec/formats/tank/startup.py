"""How the TANK 4.0 broker treats each file of a partition when it opens it.

It repairs a compaction's leftovers, and walks the active segment from its last index entry. Any damage there ends the
whole broker (measured with a torn bundle).
"""

from __future__ import annotations

from dataclasses import dataclass

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.formats.contract.planned import PlannedFolder, Reason
from segspec.formats.contract.startup import CountRecords, Crash, Forecast, OwnerCrashError, advised
from segspec.formats.tank import layout, rules
from segspec.formats.tank.bundle import read_header, refused
from segspec.formats.tank.folder import emptied
from segspec.formats.tank.index import IndexTable
from segspec.formats.tank.layout import SegmentName
from segspec.parsing import kaitai
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_ksy.layouts import tank_index_entry
from segspec_ksy.tank_index_entry import TankIndexEntry

UPSTREAM = "phaistos-networks/TANK "
OPEN = "service_log.cpp Service::open_partition_log"
REBUILD = "service_indices.cpp Service::rebuild_index"
RO_SEGMENT = "service_ro_segments.cpp ro_segment"
ROLL = f"{UPSTREAM}service_write.cpp roll"
KEPT = Reason("the opening does not change it", f"{UPSTREAM}{OPEN}")
SALVAGE = "TANK_FORCE_SALVAGE_CURSEGMENT=1"
INDEX_STEP = 4096
"""Bytes between index entries of `rebuild_index`, whatever the configuration."""


def forecast(directory: Directory, owner: str, limits: Limits, count_records: CountRecords) -> Forecast:
    opening = Opening(directory, count_records)
    try:
        opening.run()
    except OwnerCrashError as error:
        opening.crash, opening.next_offset = error.crash, None
    end, due = opening.known_end, opening.next_offset
    made = Forecast(
        owner,
        directory.path,
        tuple(opening.files.fates(_is_segment, KEPT, count_records)),
        due,
        opening.crash,
        tuple(opening.hazards),
        tuple(opening.unknown),
        tuple(opening.advice),
        falls_back_from=end if due is not None and end > due else None,
    )
    return made if made.advice else advised(made, "do not start TANK on this folder before it is copied")


class Opening:
    """One opening of the partition in `directory`. `known_end` is the number after an emptied segment's last entry."""

    def __init__(self, directory: Directory, count_records: CountRecords) -> None:
        own = {name: size for name, size in directory.sizes.items() if _is_own(name)}
        self.files = PlannedFolder(directory._replace(sizes=own), UPSTREAM)
        self.hazards: list[Finding] = []
        self.unknown: list[str] = []
        self.advice: list[str] = []
        self.crash: Crash | None = None
        self.next_offset: int | None = None
        self.known_end = 0
        self._names, self._count_records = directory.names(), count_records

    def run(self) -> None:
        """Raises `OwnerCrashError`."""
        self._mend_compaction()
        found = {name: parsed for name in self.files.sizes if (parsed := layout.segment_name(name)) is not None}
        for name, parsed in found.items():
            if parsed.immutable:
                self._immutable(name, parsed)
        active = self._active(found)
        if active is not None:
            self._open_active(active, found[active].base)
        else:
            ends = [(parsed.base, parsed.end + 1) for parsed in found.values() if parsed.immutable]
            self.next_offset = max(ends)[1] if ends else rules.FIRST_SEQUENCE

    def _mend_compaction(self) -> None:
        names = list(self.files.sizes)
        interrupted = any(name.endswith(layout.CLEANED) for name in self._names if not name.startswith("."))
        for name in names:
            proper, suffix = layout.split_leftover(name)
            if suffix == layout.OLD or (suffix == layout.SWAP and not interrupted):
                over = ", and replaces the file of that name" if proper in self.files.sizes else ""
                why = f"a compaction was interrupted; it is renamed to {proper}{over}"
                self.files.move(name, proper, why, OPEN, Code.BAD_NAME)
            elif suffix:
                why = "a compaction was interrupted before its new segments were complete; the old ones still exist"
                self.files.delete(name, why, OPEN, Code.BAD_NAME)

    def _immutable(self, name: str, parsed: SegmentName) -> None:
        self.files.stay(name, "immutable segments are opened when they are read, and not checked", OPEN)
        if not self.files.sizes[name] and parsed.last is not None:
            self.hazards.append(emptied(self.files.path(name), parsed.base, parsed.last))
        index = layout.index_name(parsed.base)
        if index not in self.files.sizes:
            why = f"{name} has no index; it is rebuilt when the segment is read first"
            self.files.put(index, None, why, RO_SEGMENT, Code.MISSING_INDEX)

    def _active(self, found: dict[str, SegmentName]) -> str | None:
        for name in self._names:
            if name.partition(".")[2] == "log" and not name.startswith(".") and name not in found:
                text = f"{name} is not the name of a segment (Unexpected name)"
                raise self.files.crash(name, 0, Code.BAD_NAME, text, OPEN)
        active = [name for name, parsed in found.items() if not parsed.immutable]
        for name in [name for name in active if not self.files.sizes[name]]:
            active.remove(name)
            self.files.delete(name, "an active segment of 0 bytes is taken for a stray file", OPEN, Code.TORN)
            self._emptied(found[name])
        if len(active) > 1:
            self.unknown.append(f"which of {', '.join(active)} is opened: the last one that the folder lists")
        for name in active[:-1]:
            text = "whether it is the one that is opened is not known"
            self.hazards.append(Finding(self.files.path(name), 0, Code.BAD_NAME, Severity.ERROR, text))
        return active[-1] if active else None

    def _emptied(self, parsed: SegmentName) -> None:
        """An emptied segment's index with a time in its name stays, for the next segment of this number."""
        index = layout.index_name(parsed.base)
        path = self.files.path(index)
        if self.files.sizes.get(index):
            with self.files.open(index) as source:
                table = IndexTable(source)
            if table:
                self.known_end = max(self.known_end, parsed.base + table.sequences[-1] + 1)
            if parsed.created is not None:
                message = (
                    f"it stays without its segment, and the next one that begins with {parsed.base} is opened on it "
                    f"(O_APPEND, {ROLL}): its {len(table)} entries point to where nothing is, and "
                    "come before the new ones"
                )
                self.hazards.append(Finding(path, 0, Code.INDEX_AHEAD, Severity.ERROR, message))
                self.advice.append(f"remove {path} once all is copied: no segment is left that it is of")
        if parsed.created is None:
            self.files.delete(index, "its segment is empty, and goes too", OPEN)

    def _open_active(self, name: str, base: int) -> None:
        index = layout.index_name(base)
        is_listed = bool(self.files.sizes.get(index))
        with self.files.open(name) as source:
            relative, position = self._checkpoint(index, source.size) if is_listed else (0, 0)
            walked = walk(source, position, base + relative, base)
            if walked.stopped is not None:
                raise self._refused(name, index, walked)
            if not is_listed:
                size = walked.entries * tank_index_entry.SIZE
                why = f"it is built from the segment, an entry for about every {INDEX_STEP} bytes"
                self.files.rebuild(index, size, why, REBUILD, Code.MISSING_INDEX)
                relative, position = walked.listed
                walked = walk(source, position, base + relative, base)
        if walked.due <= base + relative:
            reason = "nothing comes after the last index entry (TANK_EXPECT(next > savedNext) aborts)"
            raise self.files.crash(index, 0, Code.BAD_INDEX, reason, OPEN)
        self.next_offset = walked.due
        self.files.stay(name, "every bundle from the last index entry on is whole", OPEN)

    def _checkpoint(self, index: str, size: int) -> tuple[int, int]:
        """The last entry as the broker reads it: from the end, even within an entry."""
        with self.files.open(index) as source:
            if source.size < tank_index_entry.SIZE:
                reason = "the index is shorter than an entry, and the broker reads what precedes it in memory"
                raise self.files.crash(index, 0, Code.BAD_INDEX, reason, OPEN)
            entry = kaitai.parse(TankIndexEntry, source, source.size - tank_index_entry.SIZE)[0]
        if entry.position > size:
            reason = f"the last index entry points to byte {entry.position}, and the segment has {size}: exit(1)"
            raise self.files.crash(index, 0, Code.INDEX_AHEAD, reason, OPEN)
        return entry.relative_sequence, entry.position

    def _refused(self, name: str, index: str, walked: BundleWalk) -> OwnerCrashError:
        assert walked.stopped is not None
        text, code = walked.stopped.message, walked.stopped.code
        ends = "the broker ends, exit(1), and with it all other partitions"
        if not self.files.sizes.get(index):
            text = f"rebuilding the index: {text}"
            ends = ends if code is Code.TORN else "the broker aborts, or indexes garbage: not measured"
        if index not in self.files.sizes:
            self.files.put(index, 0, "it is made before it is rebuilt", OPEN, Code.MISSING_INDEX)
        lost = self._count_records(self.files.path(name), walked.last)
        self.advice.append(
            f"do not use {SALVAGE}: it cuts the segment at byte {walked.last}, not {walked.position}, and with the "
            f"last whole bundle and all after it {lost:,} readable messages are gone; better cut a copy at byte "
            f"{walked.position}, and delete its index"
        )
        return self.files.crash(name, walked.position, code, f"{text}: {ends}", OPEN)


def _is_own(name: str) -> bool:
    is_leftover = bool(layout.split_leftover(name)[1]) and not name.startswith(".")
    return is_leftover or layout.segment_name(name) is not None or layout.index_base(name) is not None


def _is_segment(name: str) -> bool:
    parsed = layout.segment_name(name)
    return parsed is not None and not parsed.leftover


@dataclass(slots=True)
class BundleWalk:
    """The broker's progress: to byte `position`, where the number `due` is next.

    The last whole bundle is at `last`. An index of what was passed has so many `entries`; the last is `listed`, as the
    broker rereads it. `stopped` says why the walk ends before the file.
    """

    position: int
    due: int
    last: int
    entries: int = 0
    listed: tuple[int, int] = (0, 0)
    stopped: SegspecError | None = None


def walk(source: Source, position: int, due: int, base: int) -> BundleWalk:
    """The bundles from `position` to the end (`Service::open_partition_log`), indexed as `rebuild_index` does."""
    walked, checkpoint = BundleWalk(position, due, position), position
    while walked.position < source.size:
        bundle = read_header(source, walked.position)
        if bundle is None or bundle.end > source.size:
            walked.stopped = refused(source, walked.position)
            break
        if bundle.set_start >= checkpoint:
            relative = (bundle.first(walked.due) - base) % (tank_index_entry.MAX_RELATIVE_SEQUENCE + 1)
            walked.entries, walked.listed = walked.entries + 1, (relative, walked.position)
            checkpoint = walked.position + INDEX_STEP
        walked.last, walked.position = bundle.position, bundle.end
        walked.due = min(bundle.after(walked.due), rules.MAX_SEQUENCE + 1)
    return walked
