"""What a consumer from the first offset on receives of a stream after its start, and where it stops.

`read_header0/1` of rabbitmq/osiris src/osiris_log.erl goes from header to header, each of which has to have the id that
the one before leads to; at a segment's end it opens the one that is named after the next id. It reads no chunk whose id
is greater than that of the log's last one (`can_read_next_offset/1`), and waits. It looks at no checksum, but clients
do. So does what serves AMQP in early releases (`Release.is_early`), also of chunks that are not for consumers, and
it ends where a chunk is cut off.
"""

from __future__ import annotations

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.stretch import Level, Wanted
from segspec.formats.contract.reading import Landmark
from segspec.formats.contract.startup import ConsumerStop, ConsumerView, OwnerCrashError
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import ChunkType, crc_at, read_chunk
from segspec.formats.osiris.entries import decode
from segspec.formats.osiris.folder import FOLDER
from segspec.formats.osiris.layout import segment_name
from segspec.formats.osiris.order import Carried
from segspec.formats.osiris.owner.reads import MatchedHeader, head_at
from segspec.formats.osiris.owner.start import Start
from segspec.formats.osiris.reader import OsirisReader
from segspec.formats.osiris.scan.scanner import make
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_chunk_header, osiris_segment, osiris_simple_entry

BY_CHECKSUM = "by AMQP is disconnected, and a stream client stops at the checksum"
WAITS = "waits without a word"
BY_AMQP = "by AMQP is disconnected"
MOST_PATIENCE = 64
WANTED = Wanted(level=Level.CHECKSUMS)


def consumers(start: Start, limits: Limits) -> ConsumerView | None:
    """What consumers see after `start`, which came to its end; None where it did not."""
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
    """The first segment, and the offset with which it begins. Raises `OwnerCrashError`."""
    first = start.segment_info(start.index_files()[0])
    with start.files.open(first.name) as source:
        head = None if first.last is None else head_at(source, osiris_segment.SIZE, start.release)
    return first.name, 0 if head is None else head.chunk_id


class _Reading:
    """One consumer's way through the segments that are left."""

    def __init__(self, start: Start, limits: Limits, begin: int) -> None:
        self._start = start
        self._limits = limits
        self._begin = begin
        self._next = begin
        self._read: tuple[str, int] | None = None
        """The segment and the position of the chunk that was read last."""
        self._by_amqp: ConsumerView | None = None
        tail = start.tail
        self._last = None if tail is None else tail.last

    def run(self, name: str) -> ConsumerView:
        stop: ConsumerStop | None = None
        while stop is None and self._may_read() and not self._is_at_end():
            with self._start.files.open(name) as source:
                stop = self._segment(source)
            if stop is None and self._may_read() and not self._is_at_end():
                following = segment_name(self._next)
                if following == name or self._start.files.size(following) is None:
                    stop = self._hole(name, following)
                name = following
        if stop is None and self._last is not None and not self._is_at_end():
            stop = self._held_back(self._last)
        return ConsumerView(self._begin, self._next if stop is None else self._reach(), stop, self._by_amqp)

    def _may_read(self) -> bool:
        return self._last is not None and self._next <= self._last.chunk_id

    def _is_at_end(self) -> bool:
        """Whether the log's last chunk was read."""
        return self._last is not None and self._read == (self._start.current, self._last.position)

    def _reach(self) -> int:
        """The offset after the last record that was read: clients count the records of a chunk, and not what its header
        claims."""
        if self._read is None:
            return self._next
        name, position = self._read
        with self._start.files.open(name) as source:
            return counted_end(source, position, self._limits) or self._next

    def _held_back(self, last: MatchedHeader) -> ConsumerStop:
        """The stop of a consumer that waits for an offset which comes after the log's last chunk, before that is
        reached."""
        name, position = self._read or (self._start.current or "", osiris_segment.SIZE)
        text = (
            f"it waits for offset {self._next}, where the next offset is {self._start.next_offset}: the log's last "
            f"chunk has the id {last.chunk_id}, and nothing after that is handed out"
        )
        return ConsumerStop(self._start.files.directory.join(name), position, Code.BAD_ORDER, WAITS, text)

    def _hole(self, name: str, following: str) -> ConsumerStop:
        size = self._start.files.size(name) or 0
        text = f"it waits for offset {self._next}: the next segment would be {following}, which is not there"
        return ConsumerStop(self._start.files.directory.join(name), size, Code.GAP, WAITS, text)

    def _segment(self, source: Source) -> ConsumerStop | None:
        """Reads one segment; where reading stops in it, if it does."""
        reader = OsirisReader(source, FOLDER.segment(source.path, self._start.files.directory), self._limits)
        scanner = make(reader, WANTED)
        try:
            position = reader.begin()
        except SegspecError:
            # osiris does not look at a segment's header.
            position = osiris_segment.SIZE
        patience = left = looked_at = 0
        while position < source.size and self._may_read() and not self._is_at_end():
            if not left and position >= looked_at:
                reader.enter(Landmark(position))
                stretch = scanner.scan(position)
                if stretch is not None and isinstance(stretch.carried, Carried):
                    carried = stretch.carried
                    if carried.first.chunk_id != self._next:
                        return self._unexpected(source, position, carried.first.chunk_id)
                    if self._last is not None and carried.last.chunk_id <= self._last.chunk_id:
                        reader.pass_over(stretch)
                        self._read = source.name, carried.last.ofs_chunk
                        self._next, position, patience = carried.next_id, stretch.end, 0
                        continue
                    looked_at = stretch.end
                patience = left = min(2 * patience + 1, MOST_PATIENCE)
            left = max(0, left - 1)
            head = head_at(source, position, self._start.release)
            if head is None:
                return self._no_header(source, position)
            if head.chunk_id != self._next:
                return self._unexpected(source, position, head.chunk_id)
            stop = self._stop_at(source, head)
            if stop is not None:
                return stop
            self._read = source.name, head.position
            self._next, position = head.chunk_id + head.num_records, head.end
        return None

    def _stop_at(self, source: Source, head: MatchedHeader) -> ConsumerStop | None:
        """What of a chunk that has the id that is due stops a stream client, if anything does; what stops a consumer by
        AMQP alone is noted."""
        is_user = head.chunk_type is ChunkType.user
        if head.trailer > source.size:
            text = (
                f"the data of chunk {head.chunk_id} goes on until byte {head.trailer}, and the file ends at byte "
                f"{source.size}"
            )
            self._note(source, head, Code.TORN, text)
            return ConsumerStop(source.path, head.position, Code.TORN, WAITS, text)
        if head.len_trailer and head.trailer == source.size:
            # `file:read/2` gives `eof` where there is not even one byte; fewer than were asked for are enough.
            self._note(source, head, Code.TORN, f"the file ends before the trailer of chunk {head.chunk_id}")
        if (is_user or self._start.release.is_early) and not _is_sound(source, head):
            text = f"the data of chunk {head.chunk_id} does not have its checksum"
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
    """The offset after the last one that the chunk at `position` takes, counted; None where it cannot be read whole."""
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


def _is_sound(source: Source, head: MatchedHeader) -> bool:
    return rules.has_checksum(head.data_crc, crc_at(source, head.data, head.len_data))
