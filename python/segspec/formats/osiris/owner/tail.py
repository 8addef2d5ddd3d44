"""A start on a log: RabbitMQ's stream coordinator reads the log's tail, then osiris starts.

If `osiris_log:overview/1` fails, `rabbit_stream_coordinator:get_replica_tail/2` fails too (`function_clause`), and
retries forever. Functions are named after those of rabbitmq/osiris src/osiris_log.erl.
"""

from __future__ import annotations

from itertools import pairwise

from segspec.core.errors import Code
from segspec.formats.contract.planned import PlannedFolder
from segspec.formats.contract.startup import Crash, OwnerCrashError
from segspec.formats.osiris.layout import INDEX_SUFFIX, SEGMENT_SUFFIX, segment_of
from segspec.formats.osiris.owner.releases import Release
from segspec.formats.osiris.owner.start import UPSTREAM, Start, is_own
from segspec.storage.directory import Directory
from segspec_ksy.layouts import osiris_index, osiris_index_record

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
