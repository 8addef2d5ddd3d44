"""The pieces of logs that tasks convert, and how they are planned."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from segspec.conversion import Refused
from segspec.core.bounds import Bound, Range
from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats import get
from segspec.formats.contract.reading import Landmark
from segspec.library.log import Log, open_all
from segspec.library.pieces import LogPiece, PieceOfLog, pieces_of_segment
from segspec.library.where import where_of
from segspec.reading.segment_pieces import Piece
from segspec.spark.conversion.parameters import Request
from segspec.spark.partitions import packed
from segspec.spark.paths import GLOB_CHARACTERS, expand
from segspec.storage.directory import is_directory
from segspec.storage.source import is_remote, open_source
from segspec.storage.store_path import with_options


@dataclass(frozen=True, slots=True)
class JobPiece:
    """A piece of a log, or all of it where `of` is None, of about `size` bytes. `log` is the log's name in the target,
    `path` its folder, `after` the offset or id up to which the log was converted before."""

    log: str
    path: str
    format: str
    size: int
    of: LogPiece | None = None
    after: Bound | None = None

    @property
    def source(self) -> str:
        """The file that it is from, or the folder of a whole log."""
        return self.path if self.of is None else self.of.piece.segment.path

    def as_json(self) -> dict[str, Any]:
        plain = asdict(self)
        of = plain.pop("of")
        return plain if of is None else plain | of.piece._asdict() | {"following": of.following}

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> JobPiece:
        after = None if given["after"] is None else bound_from_json(given["after"])
        plain = given["log"], given["path"], given["format"], given["size"]
        if given.get("segment") is None:
            return cls(*plain, None, after)
        segment, following = _segment_from_json(given["segment"]), _segment_from_json(given["following"])
        assert segment is not None
        leads = (_mark_from_json(given[name]) for name in ("lead", "next_lead"))
        piece = Piece(segment, given["start"], given["end"], *leads)
        return cls(*plain, LogPiece(piece, following, given["size"]), after)

    def paths(self) -> Iterator[str]:
        """Every path that is read for it."""
        yield self.path
        for segment in () if self.of is None else (self.of.piece.segment, self.of.following):
            if segment is not None:
                yield segment.path
                yield from segment.files_beside

    def opened(self, limits: Limits, storage: Mapping[str, Any]) -> PieceOfLog:
        """The piece, to be read; `storage` are the options of remote paths."""
        assert self.of is not None
        piece, following = self.of.piece, self.of.following
        reached_piece = piece._replace(segment=_reached(piece.segment, storage))
        reached_next = None if following is None else _reached(following, storage)
        return PieceOfLog(get(self.format), LogPiece(reached_piece, reached_next, self.size), limits=limits)

    def within(self, wanted: Range | None) -> Range | None:
        """The records of the piece that are wanted and were not converted before. Raises `Refused` where a wanted start
        is of another kind than the records' own labels, so that nobody can say which of the two comes later."""
        if self.after is None:
            return wanted
        start = next_after(self.after)
        given = None if wanted is None else wanted.start
        if given is not None and given.kind != start.kind:
            raise Refused(
                f"{self.path} was converted up to {self.after.kind} {self.after.value}: a later conversion goes on "
                f"from there, and starts at no {given.kind}"
            )
        later = start if given is None else max(start, given)
        return Range(later, None if wanted is None else wanted.end)


def _segment_from_json(given: Mapping[str, Any] | None) -> SegmentFile | None:
    return None if given is None else SegmentFile(**given)


def _mark_from_json(given: Sequence[Any] | None) -> Landmark | None:
    if given is None:
        return None
    values: list[Any] = [tuple(one) if isinstance(one, list) else one for one in given]
    return Landmark(*values)


def _reached(segment: SegmentFile, storage: Mapping[str, Any]) -> SegmentFile:
    index = None if segment.index is None else reached(segment.index, storage)
    companions = {kind: reached(path, storage) for kind, path in segment.companions.items()}
    return replace(segment, path=reached(segment.path, storage), index=index, companions=companions)


def reached(path: str, storage: Mapping[str, Any]) -> str:
    """The path, which knows the options of its store if it is a remote one."""
    return with_options(path, storage) if is_remote(path) else path


def root_of(source: str) -> str:
    """The folder that everything of a source is below: itself, or that of a file."""
    return source if GLOB_CHARACTERS.search(source) or is_directory(source) else os.path.dirname(source)  # noqa: PTH120


def bound_from_json(given: Sequence[Any]) -> Bound:
    """A bound as JSON has it."""
    kind, value = given
    return Bound(kind, tuple(value) if isinstance(value, list | tuple) else value)


def next_after(bound: Bound) -> Bound:
    """The least offset or id after one."""
    if isinstance(bound.value, int):
        return Bound(bound.kind, bound.value + 1)
    return Bound(bound.kind, (bound.value[0], bound.value[1] + 1))


class Earlier(NamedTuple):
    """What earlier commits have: the bytes that segments (and logs that became logs) had, and by the folder of each log
    its last offset or id."""

    sizes: dict[str, int]
    marks: dict[str, Bound]


class Planned(NamedTuple):
    """The pieces of each task, and what is wrong with the folders of logs themselves, or with what is there since the
    last time."""

    tasks: list[tuple[JobPiece, ...]]
    findings: list[Finding]


def plan(request: Request, earlier: Earlier) -> Planned:
    """The pieces that a request means: what earlier commits do not have.

    Raises `Refused` for what cannot be told apart in the target, and what `open_all` raises.
    """
    logs = dict(_named(request))
    formats = {log.format.name for log in logs.values()}
    if len(formats) > 1 and request.to_files:
        raise Refused(f"there are logs of {' and '.join(sorted(formats))}, whose columns differ: name the format")
    for log in logs.values():
        try:
            where_of(log.format, request.where)
        except ValueError as error:
            raise Refused(f"where {error}") from error
    findings = [finding for log in logs.values() for finding in log.listing.findings]
    if not request.to_files:
        return Planned([(piece,) for name, log in logs.items() for piece in _whole(name, log, earlier)], findings)
    pieces = [piece for name, log in logs.items() for piece in _pieces(name, log, request, earlier)]
    return Planned(list(packed(pieces, request.file_bytes, 0)), findings)


def _named(request: Request) -> Iterator[tuple[str, Log]]:
    """The logs, each with a name that no other has."""
    seen: dict[str, str] = {}
    for given in request.sources:
        for path in expand(given):
            for log in open_all(path, format=request.format, limits=request.limits):
                if log.only_index:
                    raise Refused(f"{log.path} is an index, which has no records")
                name = log_name(log, path)
                if seen.setdefault(name, log.path) != log.path:
                    raise Refused(
                        f"{seen[name]} and {log.path} would both be called {name}: "
                        "give the folder that has both, and they are called by their paths below it"
                    )
                yield name, log


def log_name(log: Log, given: str) -> str:
    """What a log is called: by its path below what was given, or by its folder if it was given itself."""
    folder = log.path.rstrip("/")
    root = given.rstrip("/")
    if folder.startswith(f"{root}/"):
        return folder.removeprefix(f"{root}/")
    if "://" not in folder:
        folder = os.path.abspath(folder)  # noqa: PTH100  # a link keeps its name
    is_file = bool(log.segments) and log.segments[0].path == log.path
    path = PurePosixPath(folder)
    return path.parent.name if is_file else path.name


def _whole(name: str, log: Log, earlier: Earlier) -> Iterator[JobPiece]:
    size = log.size()
    before = earlier.sizes.get(log.path)
    if before is None:
        yield JobPiece(name, log.path, log.format.name, size)
    elif before != size:
        raise Refused(f"{log.path} has changed since it was converted: a log is converted into a log once")


def _pieces(name: str, log: Log, request: Request, earlier: Earlier) -> Iterator[JobPiece]:
    """What of a log is wanted and not converted. Large segments are cut, unless only a range of records is read: the
    way to its beginning is found within a whole segment."""
    whole = JobPiece(name, log.path, log.format.name, 0, after=earlier.marks.get(log.path))
    within = whole.within(request.within)
    for segment, following in zip(log.segments, (*log.segments[1:], None), strict=True):
        with open_source(segment.path) as source:
            size = source.size
        if earlier.sizes.get(segment.path) == size or _is_outside(segment, following, within):
            continue
        most = request.file_bytes if within is None else size
        for of in pieces_of_segment(log.format, segment, following, max(most, 1), request.limits):
            yield replace(whole, size=of.size, of=of)


def _is_outside(segment: SegmentFile, following: SegmentFile | None, within: Range | None) -> bool:
    """Whether the names of segments say that this one has no record of the range."""
    if within is None:
        return False
    end = within.end
    if end is not None and end.kind == "offset" and segment.base is not None and Bound("offset", segment.base) >= end:
        return True
    return following is not None and within.starts_after(following)
