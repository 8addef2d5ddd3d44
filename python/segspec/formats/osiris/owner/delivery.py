"""What a consumer from the first offset receives after a start.

`read_header0/1` of rabbitmq/osiris src/osiris_log.erl expects the next id in each header, and waits beyond the log's
last chunk (`can_read_next_offset/1`). Clients verify checksums. So does early releases' AMQP server
(`Release.is_early`), even for tracking chunks; it stops at a truncated chunk.
"""

from __future__ import annotations

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.stretch import Level, Stretch, Wanted
from segspec.formats.contract.startup import ConsumerStop, ConsumerView, OwnerCrashError
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import read_chunk
from segspec.formats.osiris.entries import decode
from segspec.formats.osiris.layout import segment_name
from segspec.formats.osiris.owner.reads import MatchedHeader, chunks_of, head_at, is_sound
from segspec.formats.osiris.owner.start import Start
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_chunk_header, osiris_segment, osiris_simple_entry

BY_CHECKSUM = "by AMQP is disconnected, and a stream client stops at the checksum"
WAITS = "waits silently"
BY_AMQP = "by AMQP is disconnected"
WANTED = Wanted(level=Level.CHECKSUMS)


def consumers(start: Start, limits: Limits) -> ConsumerView | None:
    """None if the start failed."""
    if start.crash is not None or start.next_offset is None or start.current is None:
        return None
    try:
        name, begin = beginning(start)
    except OwnerCrashError as error:
        crash = error.crash
        return ConsumerView(
            None, None, ConsumerStop(crash.path, crash.position, crash.code, "is not attached", crash.reason)
        )
    return _Reading(start, limits, begin).run(name)


def beginning(start: Start) -> tuple[str, int]:
    """The first segment and its first offset. Raises `OwnerCrashError`."""
    first = start.segment_info(start.index_files()[0])
    with start.files.open(first.name) as source:
        head = None if first.last is None else head_at(source, osiris_segment.SIZE, start.release)
    return first.name, 0 if head is None else head.fields.chunk_id


class _Reading:
    def __init__(self, start: Start, limits: Limits, begin: int) -> None:
        self._start = start
        self._limits = limits
        self._begin = begin
        self._next = begin
        self._read: tuple[str, int] | None = None
        self._by_amqp: ConsumerView | None = None
        self._last = None if start.last is None else start.last.head

    def run(self, name: str) -> ConsumerView:
        stop: ConsumerStop | None = None
        while stop is None and not self._is_done():
            with self._start.files.open(name) as source:
                stop = self._segment(source)
            if stop is None and not self._is_done():
                following = segment_name(self._next)
                if following == name or self._start.files.sizes.get(following) is None:
                    stop = self._hole(name, following)
                name = following
        if stop is None and self._last is not None and not self._is_at_end():
            stop = self._held_back(self._last)
        return ConsumerView(self._begin, self._next if stop is None else self._reach(), stop, self._by_amqp)

    def _is_done(self) -> bool:
        return self._last is None or self._next > self._last.fields.chunk_id or self._is_at_end()

    def _is_at_end(self) -> bool:
        return self._last is not None and self._read == (self._start.current, self._last.position)

    def _reach(self) -> int:
        if self._read is None:
            return self._next
        name, position = self._read
        with self._start.files.open(name) as source:
            return counted_end(source, position, self._limits) or self._next

    def _held_back(self, last: MatchedHeader) -> ConsumerStop:
        name, position = self._read or (self._start.current or "", osiris_segment.SIZE)
        text = (
            f"it waits for offset {self._next}, where the next offset is {self._start.next_offset}: the log's last "
            f"chunk has the id {last.fields.chunk_id}, and nothing after that is handed out"
        )
        return ConsumerStop(self._start.files.directory.join(name), position, Code.BAD_ORDER, WAITS, text)

    def _hole(self, name: str, following: str) -> ConsumerStop:
        size = self._start.files.sizes.get(name) or 0
        text = f"it waits for offset {self._next}: the next segment would be {following}, which is not there"
        return ConsumerStop(self._start.files.directory.join(name), size, Code.GAP, WAITS, text)

    def _segment(self, source: Source) -> ConsumerStop | None:
        position = osiris_segment.SIZE
        for found in chunks_of(source, self._start.release, WANTED, self._takes):
            if self._is_done():
                return None
            if isinstance(found, MatchedHeader):
                first, last, following = found.fields.chunk_id, found.position, found.fields.next_id
            else:
                carried = found.carried
                first, last, following = carried.first.chunk_id, carried.last.ofs_chunk, carried.next_id
            if first != self._next:
                return self._unexpected(source, found.position, first)
            stop = self._stop_at(source, found) if isinstance(found, MatchedHeader) else None
            if stop is not None:
                return stop
            self._read = source.name, last
            self._next, position = following, found.end
        return None if self._is_done() or position >= source.size else self._no_header(source, position)

    def _takes(self, stretch: Stretch) -> bool:
        return self._last is not None and stretch.carried.last.chunk_id <= self._last.fields.chunk_id

    def _stop_at(self, source: Source, head: MatchedHeader) -> ConsumerStop | None:
        is_user = head.fields.is_user
        if head.trailer > source.size:
            ends = f"continues until byte {head.trailer}, and the file ends at byte {source.size}"
            text = f"the data of chunk {head.fields.chunk_id} {ends}"
            self._note(source, head, Code.TORN, text)
            return ConsumerStop(source.path, head.position, Code.TORN, WAITS, text)
        if head.fields.len_trailer and head.trailer == source.size:
            self._note(source, head, Code.TORN, f"the file ends before the trailer of chunk {head.fields.chunk_id}")
        if (is_user or self._start.release.is_early) and not is_sound(source, head, head.fields.len_data):
            text = f"the data of chunk {head.fields.chunk_id} does not have its checksum"
            if is_user:
                return ConsumerStop(source.path, head.position, Code.BAD_CHECKSUM, BY_CHECKSUM, text)
            self._note(source, head, Code.BAD_CHECKSUM, text)
        return None

    def _note(self, source: Source, head: MatchedHeader, code: Code, text: str) -> None:
        if self._by_amqp is None and self._start.release.is_early:
            stop = ConsumerStop(source.path, head.position, code, BY_AMQP, text)
            self._by_amqp = ConsumerView(self._begin, self._reach(), stop)

    def _no_header(self, source: Source, position: int) -> ConsumerStop:
        if source.size - position < osiris_chunk_header.SIZE:
            text = "the file ends within a chunk's header"
            return ConsumerStop(source.path, position, Code.TORN, WAITS, text)
        text = "there is no chunk where one should begin (invalid_chunk_header)"
        return ConsumerStop(source.path, position, Code.BAD_MAGIC, "is disconnected", text)

    def _unexpected(self, source: Source, position: int, actual: int) -> ConsumerStop:
        code = Code.GAP if actual > self._next else Code.BAD_ORDER
        text = f"it waits for offset {self._next}, and the next chunk has {actual} (unexpected_chunk_id)"
        return ConsumerStop(source.path, position, code, "is disconnected", text)


def counted_end(source: Source, position: int, limits: Limits) -> int | None:
    """The offset after the last counted record of the chunk at `position`, if readable."""
    try:
        chunk = read_chunk(source, position, limits, torn_trailer=True)
        header = chunk.header
        if chunk.is_user:
            decode(chunk, limits)
        else:
            tracked = header.len_data - osiris_simple_entry.SIZE
            takes = rules.takes_offsets(header.chunk_type, header.num_records, tracked)
            chunk.consumed = header.num_records if takes else 1
    except ShrunkError:
        raise
    except SegspecError:
        return None
    return None if chunk.consumed is None else rules.next_id(header.chunk_id, chunk.consumed)
