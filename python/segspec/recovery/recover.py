"""`recover`: a clean copy of every readable record of a log, in files that its owner accepts.

Sound segments and frames are copied byte for byte; readable records of other frames are rewritten. Holes in the offsets
are filled, closed or kept. The log itself is never changed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from segspec.columns.objects import Runs
from segspec.core.errors import Code, Finding, SegspecError, Severity, ShrunkError
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Frame, Listing, Record, RecordNumber, SegmentFile, SegmentSummary, parse_id
from segspec.core.stretch import EACH_FRAME, Step, Stretch, Wanted
from segspec.formats.asking import files_in
from segspec.formats.contract.descriptor import Format, IndexPlace
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Holes, Salvager
from segspec.formats.contract.startup import ConsumerView, OwnerChoice
from segspec.library.forecast import check_owner
from segspec.library.index_check import FoundBy
from segspec.library.living_segments import number_of, place_of
from segspec.library.log import Log, LogArchive, open_all
from segspec.library.stored_log import origin_of
from segspec.library.verify import Indexes, log_findings
from segspec.reading.detect import folder_of
from segspec.reading.walk import OnDamage
from segspec.recovery.indexes import Taking, add_indexes, copy_companion, copy_those_of_log, left_out_of, salvager_of
from segspec.recovery.output import CopiedFiles, refuse_target
from segspec.recovery.read_back import RecordContents, read_back
from segspec.recovery.report import Ledger, Lost, RecoveredLog, Report
from segspec.storage.atomic import appearing_folder
from segspec.storage.directory import is_directory, list_directory
from segspec.storage.source import Source, is_remote, open_source
from segspec.storage.store_path import with_options


class Wishes(NamedTuple):
    """How to treat holes, and the owner that the report is about."""

    holes: Holes | None
    owner: str | None


def recover(
    path: str | os.PathLike[str],
    out: str | os.PathLike[str],
    *,
    format: str | None = None,
    dry_run: bool = False,
    holes: Holes | str | None = None,
    owner: str | None = None,
    archive: LogArchive | None = None,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> Report:
    """Makes a clean copy of the log at `path` in the new folder `out`; logs of a tree get folders below it.

    `out` must not exist or be empty, and must not be in `path`. It appears when it is completely written, synced and
    read back: it contains every record that `records(on_damage="skip")` gives, with its offset or id, key, value and
    time. With `dry_run` nothing is written, and the report describes the expected copy.

    `holes` decides about missing offsets, in a format whose consumers stop at them: `fill`, the default there, puts
    frames without records in their place; `renumber` moves later records down (`moved` of the report lists the new
    offsets); `keep` leaves them, as in all other formats.

    `owner` is the release whose consumers the report is about, as for `forecast`. Evicted segments are read from the
    `archive` of a store, or reported as lost. `storage_options` are those of `open`.

    Raises `ValueError` for any other `out`, an index file, and `holes`, an `owner` or an `archive` that do not fit the
    format; `SegspecError` without a log, if it has no readable record, or if the copy lacks any; `OSError` if the
    file system refuses.
    """
    name, target = os.fspath(with_options(path, storage_options)), Path(out)
    refuse_target(name, out)
    asked = Wishes(None if holes is None else Holes(holes), owner)
    logs = open_all(name, format=format, limits=limits or DEFAULT_LIMITS, modes=None)
    if archive is not None:
        logs = [archive.log(log) for log in logs]
    if owner is not None:
        check_owner(owner, {log.format.name for log in logs})
    for log in logs:
        _check_offer(log, asked.holes)
        if log.only_index:
            raise ValueError(f"{log.path} is an index: it has no records")
    with ExitStack() as stack:
        folder = None if dry_run else stack.enter_context(appearing_folder(target.absolute(), parents=True))
        if len(logs) == 1:
            return Report((_recover_log(logs[0], ".", folder, target, asked),), dry_run)
        made = (
            _of_tree(log, below, folder, target, asked) for log, below in zip(logs, _below(logs, name), strict=True)
        )
        return Report(tuple(made), dry_run)


def _check_offer(log: Log, holes: Holes | None) -> None:
    offered = salvager_of(log.format).offers
    if holes is not None and holes not in offered:
        raise ValueError(
            f"{log.path}: holes={str(holes)!r} is not for {log.format.name}: no consumer of it is known that stops "
            "where numbers are missing, so its holes are only kept"
        )


def _of_tree(log: Log, below: str, folder: Path | None, target: Path, asked: Wishes) -> RecoveredLog:
    try:
        return _recover_log(log, below, folder, target, asked)
    except SegspecError as error:
        lost = Lost(None, log.size(), open_end=True)
        finding = Finding.from_error(error, bytes=lost.bytes)
        return RecoveredLog(
            log.path, str(target / below), log.format.name, origin_of(log), lost=lost, findings=[finding]
        )


def _below(logs: Sequence[Log], path: str) -> list[str]:
    root = path.rstrip("/")
    if is_remote(path):
        return [log.path.removeprefix(root).strip("/") or "." for log in logs]
    return [os.path.relpath(log.path, root) for log in logs]


def _recover_log(log: Log, below: str, folder: Path | None, target: Path, asked: Wishes) -> RecoveredLog:
    if folder is not None:
        return _recovered(log, below, CopiedFiles(folder / below), target, asked)
    if len(salvager_of(log.format).offers) > 1 and not is_remote(log.path):
        # The owner's start is forecast on the copy: on the rewritten files, and links to the others.
        with suppress(OSError), TemporaryDirectory(prefix="segspec-") as scratch:
            return _recovered(log, below, CopiedFiles(Path(scratch), linked=True), target, asked, dry_run=True)
    return _recovered(log, below, CopiedFiles(None), target, asked, dry_run=True)


def _recovered(
    log: Log, below: str, files: CopiedFiles, target: Path, asked: Wishes, *, dry_run: bool = False
) -> RecoveredLog:
    lost = Lost(unreadable=len(log.listing.unreadable), elsewhere=len(log.listing.elsewhere))
    made = RecoveredLog(
        log.path, str(target / below), log.format.name, origin_of(log), lost=lost, left_out=list(log.listing.others)
    )
    copying = _Copying(log, made, files, asked.holes)
    try:
        with log.read_as_listed():
            copying.run()
        if files.folder is not None and not dry_run:
            made.files = dict(files.sizes)
            _check(copying, files.folder, str(target / below))
        if files.folder is not None and made.holes is not None and log.format.owners:
            listing = files_in(log.format, list_directory(files.folder))
            copy = Log(str(files.folder), log.format, listing, limits=log.limits)
            owner = asked.owner if asked.owner in log.format.owners else None
            _foretell(copy, made, files.folder, str(target / below), owner)
    except BaseException:
        copying.files.discard()
        raise
    return made


class _Copying:
    def __init__(self, log: Log, made: RecoveredLog, files: CopiedFiles, holes: Holes | None) -> None:
        numbered = log.format.number == "offset"
        self.log = log
        self.made = made
        self.files = files
        self.salvager: Salvager = salvager_of(log.format)(files)
        self.salvager.holes = holes or self.salvager.holes
        made.certainty = self.salvager.certainty
        if len(self.salvager.offers) > 1:
            made.holes = self.salvager.holes
        bases = [segment.base for segment in log.segments if segment.base is not None]
        self._ledger = Ledger(made, min(bases, default=None) if numbered else None)
        self._numbered = numbered
        self._last = -1
        self._whole = True
        self.given = RecordContents()

    def run(self) -> None:
        for finding in self.log.listing.findings:
            self._ledger.find(finding)
        surveys = _in_order(list(_surveys(self.log)), self.salvager)
        segments = tuple(survey.segment for survey in surveys)
        if segments != self.log.segments:
            listing = self.log.listing._replace(segments=segments)
            self.log = Log(self.log.path, self.log.format, listing, limits=self.log.limits)
        wrong = [each for one in surveys for each in (*one.findings, *one.order, *one.index_findings)]
        self._of_log = list(log_findings(self.log))
        self._unsound = {finding.path for finding in self._of_log if finding.severity is not Severity.NOTE}
        mended = list(self.salvager.prepare(self.log.listing, wrong, self._frames, self.log.limits))
        for place, survey in enumerate(surveys):
            for finding in survey.order:
                self._ledger.find(finding)
            self._ledger.segment(goes_on=self.salvager.numbers_go_on or not place)
            with open_source(survey.segment.path) as source:
                if self._is_whole(survey):
                    self._copy(survey, source)
                else:
                    self._take_apart(survey.segment, source)
            self.made.findings += survey.index_findings
        lost_after = self.salvager.finish(self.log.listing)
        self.made.filled = list(self.salvager.filled)
        self._ledger.end(lost_after, self.salvager.filled, numbered=self._numbered)
        self.made.lost.open_end |= self.salvager.open_end
        self.made.findings += [*mended, *self.salvager.found]
        self.made.moved = list(self.salvager.moved())
        self.made.bytes = self.files.segment_bytes
        if not self.files.has_segments:
            raise self._nothing()
        self._copy_those_of_log()
        self.made.files = dict(self.files.sizes)
        if self.files.folder is not None:
            add_indexes(self.log, self.files)

    def _frames(self) -> Iterator[tuple[SegmentFile, Frame]]:
        for segment, step in self.log.steps(on_damage=OnDamage.SKIP, wanted=EACH_FRAME):
            if step.frame is not None:
                yield segment, step.frame
            elif step.each is not None:
                yield from ((segment, frame) for frame in step.each.frames())

    def _nothing(self) -> SegspecError:
        errors = (found for found in self.made.findings if found.severity is Severity.ERROR)
        why = next((f": {found.path}:{found.position}: {found.code}: {found.message}" for found in errors), "")
        return SegspecError(Code.MISSING_SEGMENT, f"nothing of this log can be read{why}", path=self.log.path)

    def _is_whole(self, survey: Survey) -> bool:
        first = _place(survey.summary.first_offset)
        follows = first is None or place_of(first) > self._last
        return follows and _is_sound(survey.findings) and self.salvager.takes_whole(survey.segment, survey.summary)

    def _copy(self, survey: Survey, source: Source) -> None:
        segment, summary = survey.segment, survey.summary
        for finding in survey.findings:
            self._ledger.find(finding)
        name = self.salvager.copied_name(segment, summary)
        self.files.copy(source, name)
        if summary.frames:
            self.given.add_run(len(self.files.runs) - 1, summary)
        self.salvager.copied(summary)
        first, last = _place(summary.first_offset), _place(summary.last_offset)
        if first is not None and last is not None:
            self._last = place_of(last)
            # Tracking takes offsets before and after records.
            begin = segment.base if isinstance(first, int) and segment.base is not None else first
            if self._numbered and summary.next_offset is not None:
                last = summary.next_offset - 1
            self._ledger.keep(begin, last, summary.records)
        for one in self.log.format.kept if name == segment.name else ():
            beside = segment.beside(one.name) if one.place is IndexPlace.BESIDE else None
            sound = beside not in self._unsound and _is_sound(survey.unsound.get(one.name, []))
            if beside is not None and sound:
                copy_companion(beside, self.files)

    def _copy_those_of_log(self) -> None:
        copy_those_of_log(self.log, self.files, self._unsound, whole=self._whole)
        left_out = list(left_out_of(self.log, self.files))
        self.made.findings += self._of_log + left_out
        self.made.left_out += [finding.path for finding in left_out]

    def _take_apart(self, segment: SegmentFile, source: Source) -> None:
        self._whole = False
        reader = self.log.format.reader(source, segment, self.log.limits)
        for step in Taking(self.salvager, reader, self.log.format, self._takes).steps(OnDamage.SKIP):
            for finding in step.findings:
                self._ledger.find(finding, skipped=step.end is None)
            if step.stretch is not None:
                self._take(reader, step.stretch)
                self.given.add_step(len(self.files.runs) - 1, segment, step)
            elif step.frame is not None:
                self._keep(reader, step)

    def _takes(self, reader: SegmentReader, stretch: Stretch) -> bool:
        first = _place(stretch.first_offset)
        return first is not None and place_of(first) > self._last and self.salvager.takes(reader, stretch)

    def _take(self, reader: SegmentReader, stretch: Stretch) -> None:
        first, last = self.salvager.take(reader, stretch)
        assert stretch.last_offset is not None
        self._last = place_of(stretch.last_offset)
        self._ledger.keep(first, last, stretch.rows - stretch.deleted)

    def _keep(self, reader: SegmentReader, step: Step) -> None:
        assert step.frame is not None
        frame, read = self.salvager.read(step.frame, step.records)
        records = self._fresh(read)
        if len(records) < len(read):
            self._repeated(reader, step.frame, len(read) - len(records))
        if read and not records:
            return
        errors = any(finding.severity is Severity.ERROR for finding in step.findings)
        whole = not errors and len(records) == len(read)
        taken = self.files.taken
        self.salvager.keep(reader, frame, records, sound=whole)
        if self.files.taken > taken:
            self.given.add_step(len(self.files.runs) - 1, reader.segment, step)
        else:
            for record in records:
                self.given.add(self.salvager.expected(record))
        live = len(records) if isinstance(records, Runs) else sum(not record.deleted for record in records)
        if records:
            self._ledger.keep(number_of(records[0]), number_of(records[-1]), live)
        elif frame.first_offset is not None and frame.offsets and place_of(frame.first_offset) > self._last:
            self._ledger.keep(frame.first_offset, frame.first_offset + frame.offsets - 1, 0)

    def _fresh(self, records: Sequence[Record]) -> Sequence[Record]:
        if isinstance(records, Runs) and records:
            first, last = (place_of(number_of(each)) for each in (records[0], records[-1]))
            if last <= self._last:
                return []
            if first > self._last:
                self._last = last
                return records
        fresh = []
        for record in records:
            if (key := place_of(number_of(record))) > self._last:
                self._last = key
                fresh.append(record)
        return fresh

    def _repeated(self, reader: SegmentReader, frame: Frame, count: int) -> None:
        left_out = "1 record is" if count == 1 else f"{count} records are"
        message = f"{left_out} left out: the copy has the same numbers, or later ones, already"
        path = reader.source.path
        self._ledger.find(Finding(path, frame.position, Code.BAD_ORDER, Severity.ERROR, message, records=count))
        self.made.lost.repeated += count


class Survey(NamedTuple):
    """The content of a segment and all its errors, including those after damage."""

    segment: SegmentFile
    summary: SegmentSummary
    findings: list[Finding]
    order: list[Finding]
    index_findings: list[Finding]
    unsound: FoundBy


def _surveys(log: Log) -> Iterator[Survey]:
    previous: SegmentSummary | None = None
    for segment in log.segments:
        summaries: list[SegmentSummary] = []
        indexes = Indexes(Log(segment.path, log.format, Listing((segment,)), limits=log.limits))
        findings = [finding for step in indexes.read(Wanted(), summaries=summaries) for finding in step.findings]
        (summary,) = summaries
        order = [] if previous is None else list(log.format.check_order(previous, summary))
        yield Survey(segment, summary, findings, order, indexes.found, indexes.unsound.get(segment.path, {}))
        previous = summary


def _in_order(surveys: list[Survey], salvager: Salvager) -> list[Survey]:
    """The segments by content, not by name: files may have been exchanged, or copied over each other."""
    begins = [salvager.begins(survey.segment, survey.summary) for survey in surveys]
    known = [place_of(begin) for begin in begins if begin is not None]
    if len(known) < len(surveys):
        return surveys
    return [survey for _, survey in sorted(zip(known, surveys, strict=True), key=lambda each: each[0])]


def _is_sound(findings: Sequence[Finding]) -> bool:
    return all(finding.severity is Severity.NOTE for finding in findings)


def _place(label: int | str | None) -> RecordNumber | None:
    return parse_id(label) if isinstance(label, str) else label


def _check(copying: _Copying, folder: Path, shown: str) -> None:
    for finding in read_back(copying.log, folder, copying.files.runs, copying.given):
        if finding.severity is not Severity.NOTE:
            copying.made.remaining.append(finding._replace(path=finding.path.replace(str(folder), shown, 1)))


def _foretell(copy: Log, made: RecoveredLog, folder: Path, shown: str, owner: str | None) -> None:
    try:
        choice = None if owner is not None else _choice(made.path, copy.format)
        foretold = copy.forecast(owner if choice is None else choice.owner)
    except ShrunkError:
        raise
    except SegspecError:
        # The report leaves out a start that cannot be forecast.
        return
    view = foretold.consumers
    made.chosen = foretold.chosen if choice is None else choice.why
    made.owner, made.consumers = foretold.owner, None if view is None else _shown_at(view, folder, shown)


def _shown_at(view: ConsumerView, folder: Path, shown: str) -> ConsumerView:
    stop = view.stop and replace(view.stop, path=view.stop.path.replace(str(folder), shown, 1))
    return replace(view, stop=stop, early=view.early and _shown_at(view.early, folder, shown))


def _choice(path: str, format: Format) -> OwnerChoice | None:
    folder = list_directory(path) if is_directory(path) else folder_of(path)
    choose = None if format.startup is None else format.startup.choose
    if choose is None or folder is None:
        return None
    try:
        return choose(folder)
    except ShrunkError:
        raise
    except SegspecError:
        # Damage can make the log's own start endless in a forecast; the copy has no damage.
        return None
