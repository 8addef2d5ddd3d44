"""Which release of RabbitMQ starts, by its node's folder and the chunks.

A start on a log: RabbitMQ's stream coordinator reads the log's tail, then osiris starts.

If `osiris_log:overview/1` fails, `rabbit_stream_coordinator:get_replica_tail/2` fails too (`function_clause`), and
retries forever. Functions are named after those of rabbitmq/osiris src/osiris_log.erl.
"""

from __future__ import annotations

import re
from functools import partial
from itertools import groupby, pairwise
from operator import attrgetter

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.limits import TEXT_BYTES
from segspec.formats.contract.planned import PlannedFolder
from segspec.formats.contract.startup import Crash, OwnerChoice, OwnerCrashError
from segspec.formats.osiris.chunk import header_at
from segspec.formats.osiris.layout import INDEX_SUFFIX, SEGMENT_SUFFIX, segment_of
from segspec.formats.osiris.owner.releases import FLAGS, RELEASES, Release
from segspec.formats.osiris.owner.start import UPSTREAM, Start, is_own
from segspec.storage.directory import Directory, above
from segspec.storage.source import is_remote, read_whole
from segspec_ksy.layouts import osiris_index, osiris_index_record, osiris_segment

COORDINATOR = "rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_stream_coordinator.erl get_replica_tail/2"
OVERVIEW = "overview/1"


def started(release: Release, directory: Directory) -> Start:
    """Raises `SegspecError` (limit-exceeded)."""
    own = {name: size for name, size in directory.sizes.items() if name.endswith((SEGMENT_SUFFIX, INDEX_SUFFIX))}
    start = Start(release, PlannedFolder(directory._replace(sizes=own), f"{UPSTREAM} "))
    try:
        if release.is_broker:
            _ask(start)
    except OwnerCrashError as error:
        start.crash = error.crash
        return start
    start.run()
    return start


def outcome(start: Start) -> tuple[object, ...]:
    return start.crash is None, start.next_offset, start.failed_starts, start.files.sizes


def _ask(start: Start) -> None:
    try:
        _overview(start)
    except OwnerCrashError as error:
        crash = error.crash
        reason = (
            "the stream coordinator asks for the tail of the log before osiris mends anything, fails, and asks again "
            f"every 5 s for ever: {crash.reason}"
        )
        raise OwnerCrashError(
            Crash(
                crash.path, crash.position, crash.code, reason, f"{COORDINATOR}; osiris src/osiris_log.erl {OVERVIEW}"
            )
        ) from error


def _overview(start: Start) -> None:
    indexes = start.index_files() if start.release.is_early else _paired(start)
    if not indexes:
        return
    if len(indexes) == 1:
        start.segment_info(indexes[0])
    else:
        _offset_range(start, indexes)
    if start.release.is_early and len(indexes) > 1:
        _last_epoch_offsets(start, indexes)
    elif not start.release.is_early and _lists_any(start, indexes[0]):
        _last_epoch_chunk_ids(start, indexes)


def _paired(start: Start) -> list[str]:
    """`index_files_with_segment/3`: indexes followed by their segment in name order."""
    names = sorted(start.files.sizes)
    return [one for one, other in pairwise(names) if is_own(one, INDEX_SUFFIX) and other == segment_of(one)]


def _offset_range(start: Start, indexes: list[str]) -> None:
    """`offset_range_from_idx_files/1` of several."""
    listing = _non_empty(start, indexes)
    found = start.first_and_last(listing)
    if found is None:
        raise _crash(start, indexes[-1], Code.BAD_INDEX, "no index has a record (badmatch)")
    first, last, _ = found
    if first.last is None and last.last is not None:
        raise _crash(start, listing[0], Code.BAD_INDEX, "the first index lists no valid chunk (function_clause)")


def _last_epoch_offsets(start: Start, indexes: list[str]) -> None:
    """`last_epoch_offsets/1` of several: each index needs a valid chunk, the first a record."""
    if not _lists_any(start, indexes[0]):
        raise _crash(start, indexes[0], Code.BAD_INDEX, "the first index has no record (badmatch)")
    for index in _non_empty(start, indexes):
        if start.last_valid(index)[0] == osiris_index.SIZE:
            raise _crash(start, index, Code.BAD_INDEX, "the index lists no valid chunk (badmatch)")


def _last_epoch_chunk_ids(start: Start, indexes: list[str]) -> None:
    """`last_epoch_chunk_ids/2`: stops at the first index that lists no valid chunk."""
    for index in indexes:
        if start.files.sizes.get(segment_of(index)) is None:
            raise _crash(start, index, Code.MISSING_SEGMENT, "the index has no segment (throw missing_file)")
        if start.last_valid(index)[0] == osiris_index.SIZE:
            return


def _non_empty(start: Start, indexes: list[str]) -> list[str]:
    """`non_empty_index_files/1`: without those at the end that are too short for a record."""
    kept = list(indexes)
    while kept and (start.files.sizes.get(kept[-1]) or 0) <= osiris_index.SIZE:
        kept.pop()
    return kept


def _lists_any(start: Start, index: str) -> bool:
    return (start.files.sizes.get(index) or 0) >= osiris_index.SIZE + osiris_index_record.SIZE


def _crash(start: Start, name: str, code: Code, reason: str) -> OwnerCrashError:
    return start.files.crash(name, 0, code, reason, OVERVIEW)


FLAGS_SUFFIX = "-feature_flags"
LOOKED_AT = 64


def choose(directory: Directory) -> OwnerChoice:
    """The release to assume. Raises `SegspecError` (limit-exceeded)."""
    line, why_not = _by_flags(directory)
    owner = owner_of(directory)
    if line is None:
        return OwnerChoice(owner, f"the newest known, for {why_not}", partial(_question, directory))
    if owner != named(line):
        asks = f"what a start of RabbitMQ {line} does, which is not known for this release: told is that of {owner}"
        return OwnerChoice(owner, f"the newest known, for the node's feature flags are those of {line}", lambda: asks)
    return OwnerChoice(owner, f"the node's feature flags, whose newest came with {line}")


def owner_of(directory: Directory) -> str:
    """The release by the node's flags, or else the newest."""
    owner = named(_by_flags(directory)[0])
    return owner if owner in RELEASES else next(reversed(RELEASES))


def named(line: str | None) -> str:
    return f"rabbitmq-{line}"


def _by_flags(directory: Directory) -> tuple[str | None, str]:
    """The stream's folder is `<node>/stream/<stream>`, and `<node>-feature_flags` lies next to the node's."""
    none = "no node's feature flags are beside it"
    node = "" if is_remote(directory.path) else above(above(directory.path))
    if node in ("", "/"):
        return None, none
    try:
        enabled = set(re.findall(rb"[\w.]+", read_whole(node + FLAGS_SUFFIX, TEXT_BYTES)))
    except (FileNotFoundError, NotADirectoryError):
        return None, none
    except (OSError, SegspecError) as error:
        return None, f"the node's feature flags cannot be read: {error}"
    return next((line for flag, line in FLAGS.items() if flag.encode() in enabled), None), none


def _has_filter(directory: Directory) -> bool:
    names = [name for name in sorted(directory.sizes) if name.endswith(SEGMENT_SUFFIX)]
    for name in names[:LOOKED_AT]:
        try:
            with directory.open(name) as source:
                found = header_at(source, osiris_segment.SIZE)
        except ShrunkError:
            raise
        except (OSError, SegspecError):
            continue
        if found is not None and found.len_filter:
            return True
    return False


def _question(directory: Directory) -> str:
    if _has_filter(directory):
        return ""
    brokers = [release for release in RELEASES.values() if release.is_broker]
    lines = [list(line) for _, line in groupby(brokers, attrgetter("is_early"))]
    starts = [started(line[0], directory) for line in lines]
    if all(outcome(start) == outcome(starts[0]) for start in starts):
        return ""
    parts = (_does(line, start) for line, start in zip(lines, starts, strict=True))
    return f"which release starts, and it matters: {'; '.join(parts)}. Say which owner is meant"


def _does(line: list[Release], start: Start) -> str:
    if len(line) == 1:
        return f"{line[0].name} {'starts' if start.crash is None else 'does not start'}"
    return f"{line[0].name} to {line[-1].name} {'start' if start.crash is None else 'do not start'}"
