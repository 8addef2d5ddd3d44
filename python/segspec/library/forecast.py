"""The effect of an owner's next start on a log. Owners are releases of the systems that write it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace

from segspec.core.errors import Code, SegspecError, Severity
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Step, Stretch, Wanted
from segspec.core.text import counted
from segspec.formats import owners
from segspec.formats.contract.descriptor import Format, Startup
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.startup import Forecast, with_logs
from segspec.library.live_logs import watch_folder
from segspec.library.stored_log import StoredLog, origin_of
from segspec.library.verify import in_future, is_ahead, present
from segspec.reading.detect import folder_of, look_in
from segspec.reading.walk import OnDamage, walk
from segspec.storage.being_written import By
from segspec.storage.directory import Directory, above, is_directory, list_directory, parent
from segspec.storage.source import open_source

Policies = Mapping[str, str] | None


def verdict(made: Forecast, *, consumers: bool = True) -> Iterator[tuple[str, str]]:
    """The outcome of the start as pairs of a colour and a few words, the worst first; `consumers` adds theirs."""
    if made.is_node and made.crash is None:
        lost = f", and its logs lose {counted(made.below, 'record')}" if made.below else ", and not all is served"
        yield ("red", f"it starts{lost}") if made.loses_data else ("green", "it starts")
        return
    gone, hidden = made.records_lost - made.records_hidden, made.records_hidden
    parts = [counted(gone, "record")] if gone else []
    # The bytes of an ignored segment stay in place.
    parts += [f"{made.bytes_lost:,} {'' if gone else 'unreadable '}bytes"] if made.bytes_lost else []
    is_alarm = made.loses_data and not all(
        made.is_under_way(finding) for finding in made.findings() if finding.severity is Severity.ERROR
    )
    if made.crash is not None:
        yield "bold red", "it does not start"
    if hidden:
        yield "red", f"{counted(hidden, 'record')} will not be served"
    if parts:
        yield "red" if is_alarm else "yellow", f"{' and '.join(parts)} will be lost"
    elif made.crash is None and not hidden:
        if made.is_undecided:
            yield "yellow", "not known"
        else:
            yield ("yellow", "nothing is lost at once") if made.loses_data else ("green", "nothing is lost")
    if made.falls_back_from is not None:
        yield "bold red", f"the next offset falls back from {made.falls_back_from} to {made.next_offset}"
    elif made.next_offset is not None and made.crash is None:
        yield "", f"next offset {made.next_offset}"
    if consumers and made.consumers is not None and made.consumers.stop is not None:
        yield "red", "consumers stop before the end"


def check_owner(owner: str, formats: set[str]) -> None:
    """Raises `ValueError` if the owner is unknown, or owns none of these formats."""
    known = owners()
    if owner not in known:
        raise ValueError(f"{owner} is no owner: known are {', '.join(known)}")
    if known[owner] not in formats:
        here = " and ".join(sorted(formats)) or "of no known format"
        raise ValueError(f"{owner} owns {known[owner]} files; these are {here}")


def forecast(
    log: StoredLog, owner: str | None = None, *, policies: Policies = None, now: int | None = None
) -> Forecast:
    """As `forecast_alone`; if the node of the log ends at its start, the log's forecast ends, too."""
    made = forecast_alone(log, owner, policies=policies, now=now)
    for node in nodes_of([log], owner):
        (made,) = with_logs(node, [made])[1]
    return made


def nodes_of(logs: Iterable[StoredLog], owner: str | None = None) -> Iterator[Forecast]:
    """What the next start does to each node's own files."""
    for folder, format in dict.fromkeys((above(_own_folder(log)), log.format) for log in logs):
        if format.startup is not None:
            with suppress(OSError):
                made = format.startup.node(
                    list_directory(folder), owner if owner in format.owners else format.owners[-1]
                )
                if made is not None:
                    yield made


def forecast_alone(
    log: StoredLog, owner: str | None = None, *, policies: Policies = None, now: int | None = None
) -> Forecast:
    """What `owner` will do to the files of `log` at its next start.

    The default owner is the one that the files name, else the format's newest. Retention follows, by `policies` and
    those in the files, at the time `now` (in milliseconds; by default the clock). A log opened as one file stands for
    its folder.

    Raises `ValueError` for an unknown owner, one of another format, a format without owners, and an unknown policy;
    `SegspecError` if the folder cannot be listed, or an index would keep the owner busy for hours.
    """
    format = log.format
    startup = format.startup
    if startup is None:
        raise ValueError(f"{format.name} has no forecast: it names no owner whose next start is known")
    if owner is not None and owner not in format.owners:
        known = owners()
        of = f"owns {known[owner]} files" if owner in known else "is no owner"
        raise ValueError(f"{owner} {of}; these are {format.name} files, owned by {' or '.join(format.owners)}")

    def foretold(directory: Directory) -> Forecast:
        made = _of_chosen(log, format, directory) if owner is None else _of(log, directory, owner)
        return _retained(startup, directory, made, policies, present() if now is None else now)

    return look_in(log.path, foretold) if is_directory(log.path) else foretold(_folder_of(log.path))


def _retained(startup: Startup, directory: Directory, made: Forecast, policies: Policies, now: int) -> Forecast:
    asked = {name: value for name, value in (policies or {}).items() if name in startup.policies}
    for name, value in asked.items():
        if not re.fullmatch(startup.policies[name], value):
            raise ValueError(f"{name} is not {value!r}: {startup.policies[name]}")
    found = None if startup.retention is None else startup.retention(directory, made, asked, now)
    held = ((each, each.last_timestamp or 0) for each in (() if found is None else found.segments))
    late = (in_future(each.path, each.position, at, now) for each, at in held if is_ahead(each.path, at, now))
    return replace(made, retention=found, hazards=(*made.hazards, *late))


def _of(log: StoredLog, directory: Directory, owner: str) -> Forecast:
    ends: dict[str, int] = {}

    def count_records(path: str, position: int) -> int:
        count, ends[path] = records_after(log, log.format.segment(path, directory), position)
        return count

    assert log.format.startup is not None
    watched = watch_folder(log, directory)
    made = log.format.startup.forecast(directory, owner, log.limits, count_records)
    files = {file.path for file in made.files}
    signs = (sign for sign in watched.signs() if sign.path in files or sign.told_by is By.LOCK)
    end = max([made.falls_back_from or 0, *(ends[file.path] for file in made.files if file.records_lost)])
    falls = made.next_offset is not None and end > made.next_offset
    return replace(made, being_written=tuple(signs), origin=origin_of(log), falls_back_from=end if falls else None)


def _of_chosen(log: StoredLog, format: Format, directory: Directory) -> Forecast:
    choose = None if format.startup is None else format.startup.choose
    if choose is None:
        return _of(log, directory, format.owners[-1])
    choice = choose(directory)
    made = _of(log, directory, choice.owner)
    question = choice.question()
    asked = (question,) if question else ()
    return replace(made, chosen=choice.why, question=question, unknown=(*asked, *made.unknown))


def records_after(log: StoredLog, segment: SegmentFile, position: int) -> tuple[int, int]:
    """How many readable records of `segment`, even after damage, need a byte from `position` on, and the offset after
    them, or 0.
    """
    with open_source(segment.path) as source:
        reader = log.format.reader(source, segment, log.limits)
        summary = SegmentSummary(segment, source.size)
        count = following = 0
        for step in walk(reader, summary, on_damage=OnDamage.SKIP, scanner=_Parted(log.format, reader, position)):
            if (step.end or 0) <= position:
                continue
            live, last = _counted(step)
            count, following = count + live, max(following, 0 if last is None else last + 1)
        return count, following


class _Parted:
    def __init__(self, format: Format, reader: SegmentReader, position: int) -> None:
        self._position = position
        self._before = format.scanner_for(reader, Wanted(stop=position))
        self._after = format.scanner_for(reader, Wanted())

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        scanner = self._before if position < self._position else self._after
        return None if scanner is None else scanner.scan(position, stop)


def _counted(step: Step) -> tuple[int, int | None]:
    stretch = step.stretch
    if stretch is not None:
        last = stretch.last_offset
        return stretch.rows - stretch.deleted, last if isinstance(last, int) else None
    live = [record for record in step.records if not record.deleted]
    return len(live), max((one.offset for one in live if one.offset is not None), default=None)


def _own_folder(log: StoredLog) -> str:
    return log.path.rstrip("/") if is_directory(log.path) else parent(log.path)[0]


def _folder_of(path: str) -> Directory:
    folder = folder_of(path)
    if folder is None:
        raise SegspecError(Code.MISSING_SEGMENT, "the folder of this file cannot be listed", path=path)
    return folder
