"""The effect of RabbitMQ's next start on a stream's files, and its tracking afterwards, which has the consumers
and publishers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.contract.descriptor import Summarize
from segspec.formats.contract.parts import Client, client, notable, stored
from segspec.formats.contract.planned import Reason
from segspec.formats.contract.startup import CountRecords, Fate, FileFate, Forecast, OwnerCrashError, advised
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import data_crc, read_chunk
from segspec.formats.osiris.index import IndexRecords
from segspec.formats.osiris.layout import INDEX_NAME, SEGMENT_NAME, index_name, segment_name, segment_of
from segspec.formats.osiris.owner.choice import owner_of, started
from segspec.formats.osiris.owner.delivery import beginning, consumers, counted_end
from segspec.formats.osiris.owner.reads import head_at
from segspec.formats.osiris.owner.releases import RELEASES, SECONDS_BEFORE, TRIES_A_SECOND
from segspec.formats.osiris.owner.start import INIT, OPEN_NEW, UPSTREAM, Start
from segspec.formats.osiris.tracking import broker_state
from segspec.storage.directory import Directory
from segspec.storage.source import open_source
from segspec_ksy.layouts import osiris_segment

BEFORE = "a consumer gets the first chunk that is there"
BEYOND = "a consumer waits until the stream gets there"


def clients(directory: Directory) -> Iterator[Client]:
    return clients_after(started(RELEASES[owner_of(directory)], directory))


def clients_after(start: Start) -> Iterator[Client]:
    """Consumers and publishers that the broker tracks; empty after a crash."""
    if start.crash is not None or start.tracking is None or start.next_offset is None or start.current is None:
        return
    first = 0
    with suppress(OwnerCrashError):
        _, first = beginning(start)
    for name, offset in sorted(start.tracking.offsets.items()):
        row = client("consumer", name=name.decode("utf-8", "backslashreplace"), offset=offset, due=offset + 1)
        yield stored(row, first, start.next_offset, BEFORE, BEYOND, may_be_time=True)
    for name, (_, sequence) in sorted(start.tracking.sequences.items()):
        yield client("publisher", name=name.decode("utf-8", "backslashreplace"), sequence=sequence)


FIND_IT = "look for its files before the start, in another replica or a backup, and put them back"
MOST_DOUBTED = 16
NEXT_LOCATION = f"{UPSTREAM} next_location/1"
UNTOUCHED = Reason("a start looks at the last segment only", f"{UPSTREAM} {INIT}")
ENDED = Reason("the start ends before it is changed", f"{UPSTREAM} {INIT}")


def forecast(directory: Directory, owner: str, limits: Limits, count_records: CountRecords) -> Forecast:
    """The forecast for the stream in `directory`; `owner` is one of `RELEASES`. Raises `SegspecError` (limit-exceeded)
    for an index that makes osiris reread its segment many times."""
    release = RELEASES[owner]
    start = started(release, directory)
    made = Forecast(
        owner,
        directory.path,
        tuple(_fates(start, limits, count_records)),
        start.next_offset,
        start.crash,
        (*_emptied(start), *_failed_starts(start), *_hazards(start, limits), *_orphans(start), *_left_behind(start)),
        tuple(start.unknown),
        consumers=consumers(start, limits),
        publishers=_publishers(start),
        falls_back_from=_falls_back_from(start, limits),
        clients=notable(clients_after(start)),
    )
    if _is_emptied(start):
        return replace(made, advice=(FIND_IT,))
    return advised(made, "do not start RabbitMQ on this folder before it is copied")


def _publishers(start: Start) -> str:
    if start.crash is not None:
        return "nothing is confirmed: the stream has no leader"
    if start.failed_starts:
        return f"nothing is confirmed until a start succeeds; the first message then gets offset {start.next_offset}"
    return f"the first message gets offset {start.next_offset}, or one more where a new segment begins with tracking"


def _falls_back_from(start: Start, limits: Limits) -> int | None:
    end = max(_known_ends(start, limits), default=None)
    return None if end is None or start.next_offset is None or end <= start.next_offset else end


def _known_ends(start: Start, limits: Limits) -> Iterator[int]:
    directory = start.files.directory
    if start.crash is not None:
        return
    end = _counted_end(start, limits)
    if end is not None:
        yield end
    first = "" if start.current is None else index_name(start.current)
    for index in sorted(filter(INDEX_NAME.fullmatch, directory.sizes)):
        if index >= first:
            yield from _listed_end(start, index, limits)


def _counted_end(start: Start, limits: Limits) -> int | None:
    if start.last is None or start.current is None:
        return None
    with start.files.directory.open(start.current) as source:
        return counted_end(source, start.last.head.position, limits)


def _listed_end(start: Start, index: str, limits: Limits) -> Iterator[int]:
    directory, segment = start.files.directory, segment_of(index)
    try:
        with directory.open(index) as records:
            listed = [each for each in IndexRecords(records)[: -MOST_DOUBTED - 1 : -1] if any(each)]
    except ShrunkError:
        raise
    except SegspecError:
        return
    if segment not in directory.sizes:
        yield from (record.chunk_id + 1 for record in listed[:1])
        return
    with directory.open(segment) as source:
        for record in listed:
            head = head_at(source, record.ofs_chunk, start.release)
            if head is not None and head.fields.chunk_id == record.chunk_id:
                yield counted_end(source, record.ofs_chunk, limits) or record.chunk_id + 1
                return


def _is_emptied(start: Start) -> bool:
    return start.crash is None and not any(SEGMENT_NAME.fullmatch(name) for name in start.files.directory.sizes)


def _emptied(start: Start) -> Iterator[Finding]:
    if _is_emptied(start):
        message = (
            "no segment is left: the stream begins again at offset 0, and offsets that consumers keep lie after its end"
        )
        yield Finding(start.files.directory.path, 0, Code.MISSING_SEGMENT, Severity.ERROR, message)


def _failed_starts(start: Start) -> Iterator[Finding]:
    """The coordinator retries with the next epoch until a close wrong epoch is reached."""
    last = start.last
    if not start.failed_starts or last is None or start.current is None:
        return
    due = last.epoch - start.failed_starts - 1
    says = "its index says" if due == last.record.epoch else "those before it cannot have led further than"
    message = (
        f"the last chunk is of epoch {last.epoch}, and {says} {due}: "
        f"{start.failed_starts:,} starts fail (invalid_epoch), each with the next epoch, for about "
        f"{SECONDS_BEFORE + round(start.failed_starts / TRIES_A_SECOND):,} s; then the stream starts, in that epoch"
    )
    yield Finding(
        start.files.path(start.current), last.head.position, Code.BAD_ORDER, Severity.WARNING, message,
        "header.epoch", str(due), str(last.epoch),
    )  # fmt: skip


def _fates(start: Start, limits: Limits, count_records: CountRecords) -> Iterator[FileFate]:
    kept = ENDED
    if start.current is not None:
        kept = UNTOUCHED
        for name in start.files.sizes:
            _stay(start, name, start.current)
    for each in start.files.fates(lambda name: SEGMENT_NAME.fullmatch(name) is not None, kept, count_records):
        is_cut = each.is_segment and each.fate is Fate.TRUNCATED and each.code is not Code.MISSING_INDEX
        yield replace(each, code=_code_at(each.path, each.position, limits)) if is_cut else each


def _stay(start: Start, name: str, current: str) -> None:
    """Why a file is left as it is: segments without a listed chunk are ignored."""
    files, is_segment = start.files, SEGMENT_NAME.fullmatch(name) is not None
    if name == current and start.last is None and (files.sizes[name] or 0) > osiris_segment.SIZE:
        text = "no index lists a chunk of it: new chunks are written after the old ones, with offsets from 0 again"
        files.stay(name, text, INIT, Code.INDEX_BEHIND, ignored=True)
    elif name in (current, index_name(current)):
        files.stay(name, "its last indexed chunk is whole and ends the segment", INIT)
    elif is_segment and name > current:
        alone = index_name(name) not in files.sizes
        text = "it has no index" if alone else "its index lists no chunk"
        text += ", so the stream ends before it and its offsets are given out again"
        code = Code.MISSING_INDEX if alone else Code.INDEX_BEHIND
        files.stay(name, text, "first_and_last_seginfos/1", code, ignored=True)


def _code_at(path: str, position: int, limits: Limits) -> Code:
    with open_source(path) as source:
        try:
            chunk = read_chunk(source, position, limits)
        except SegspecError as error:
            return error.code
        sound = rules.has_checksum(chunk.header.data_crc, data_crc(chunk.data))
        return Code.INDEX_BEHIND if sound else Code.BAD_CHECKSUM


def _hazards(start: Start, limits: Limits) -> Iterator[Finding]:
    if start.last is None or start.current is None:
        return
    path, head, due = start.files.path(start.current), start.last.head, start.last.record.chunk_id
    if (start.files.sizes[start.current] or 0) > start.files.directory.sizes.get(start.current, 0):
        message = "the last chunk's tracking ends in zeros: a publisher's sequence may be set back, to 0 or near it"
        yield Finding(path, head.position, Code.TORN, Severity.WARNING, message, "trailer", rule="osiris.chunk.torn")
    if head.fields.chunk_id != due:
        message = (
            f"the last chunk's header has the id {head.fields.chunk_id}, and its index {due}: "
            f"the next offset will be {start.next_offset}"
        )
        yield Finding(
            path, head.position, Code.BAD_ORDER, Severity.ERROR, message, "header.chunk_id",
            str(due), str(head.fields.chunk_id),
        )  # fmt: skip
    end = _counted_end(start, limits)
    if end is not None and start.next_offset is not None and end > start.next_offset:
        message = (
            f"the last chunk takes {end - head.fields.chunk_id} offsets, and its header says {head.fields.num_records}"
        )
        yield Finding(
            path, head.position, Code.BAD_COUNT, Severity.ERROR, message, "header.num_records",
            str(end - head.fields.chunk_id), str(head.fields.num_records),
        )  # fmt: skip


def _orphans(start: Start) -> Iterator[Finding]:
    """Segments or indexes in mid-log without their partner, which a start does not change."""
    after = start.files.sizes
    for name in sorted(after):
        path = start.files.directory.join(name)
        if start.current is None or name >= start.current:
            continue
        if INDEX_NAME.fullmatch(name) and segment_of(name) not in after:
            message = "it has no segment: reading ends here, and the start does not mend it"
            yield Finding(path, 0, Code.MISSING_SEGMENT, Severity.ERROR, message)
        if SEGMENT_NAME.fullmatch(name) and index_name(name) not in after:
            message = "it has no index and is not the first: no seek finds its offsets"
            yield Finding(path, 0, Code.MISSING_INDEX, Severity.WARNING, message, rule="osiris.index.missing")


def _left_behind(start: Start) -> Iterator[Finding]:
    if start.crash is not None or start.next_offset is None or start.current is None:
        return
    planned, following = start.files, segment_name(start.next_offset)
    size = planned.sizes.get(following) or 0
    if following > start.current and size > osiris_segment.SIZE:
        message = (
            f"it has the name that a segment gets which begins with offset {start.next_offset}: if the one before "
            f"is full, new chunks are written after the {size:,} bytes that are here ({UPSTREAM} {OPEN_NEW}), and who "
            "reads on from the one before gets the old records in place of the new; move it away before the start"
        )
        path = planned.directory.join(following)
        yield Finding(path, size, Code.INDEX_BEHIND, Severity.ERROR, message, rule="osiris.index.behind")
    last = start.index_files()[-1]
    if last > index_name(start.current):
        message = (
            "it is the last index and lists no chunk: as long as that is so, consumers that ask for the next offset "
            f"are sent to the beginning of its segment ({NEXT_LOCATION}), and disconnected there"
        )
        path = planned.directory.join(last)
        yield Finding(path, 0, Code.INDEX_BEHIND, Severity.WARNING, message, rule="osiris.index.behind")


def state_of(
    segments: Sequence[SegmentFile], read: Summarize, directory: Directory | None, owner: str | None
) -> dict[str, Any]:
    """A broker's tracking state, with the path of the replayed segment.

    It follows a start of `owner` (by default by the node's folder, or the newest) in `directory`, without checksums.
    The result has `crash` if that crashes, `unknown` if its effect is unknown. Without a directory, the state comes
    from intact chunks of `segments`.
    """
    if directory is None:
        path, state = broker_state(segments, read)
        return {"segment": path, **state.as_dict()}
    release = RELEASES[owner or owner_of(directory)]
    out: dict[str, Any] = {"owner": release.name}
    try:
        start = started(release, directory)
    except ShrunkError:
        raise
    except SegspecError as error:
        return {**out, "unknown": [str(error)]}
    if start.crash is not None:
        return {**out, "crash": start.crash.as_json()}
    if start.current is not None:
        out["segment"] = directory.join(start.current)
    if start.tracking is None:
        return {**out, "unknown": start.unknown}
    return {**out, **start.tracking.as_dict()}
