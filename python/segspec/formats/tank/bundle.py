"""One bundle of a segment: framing, and the messages in it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import NamedTuple

from kaitaistruct import KaitaiStream

from segspec.columns.backend.lanes import choose
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame
from segspec.formats.tank import layout, leb128, rules
from segspec.formats.tank.scan import head_run, set_run
from segspec.formats.tank.scan.set_run import MessageColumns
from segspec.parsing import kaitai
from segspec.parsing.errors import PARSE_ERRORS
from segspec.storage.compression import Container, decompress
from segspec.storage.source import Source, from_bytes
from segspec_ksy.layouts import leb128_u32, tank_bundle_header
from segspec_ksy.tank_bundle_header import TankBundleHeader
from segspec_ksy.tank_entry_header import TankEntryHeader
from segspec_ksy.tank_enums import TankEnums
from segspec_ksy.tank_message import TankMessage

WITHIN = "message_set"

ONE_MESSAGE = MessageColumns(*(array(code, (0,)) for code in "qBqQqqqq"))
"""Room for the columns of one message."""

HEADER_ROOM = tank_bundle_header.SIZE + tank_bundle_header.SIZE_FIRST_SEQUENCE + 2 * leb128_u32.MOST_GROUPS
"""Bytes that the flags, the count, the first number and the distance to the last may take."""
HEAD_ROOM = leb128_u32.MOST_GROUPS + HEADER_ROOM
"""The same with the bundle's length before them."""


class BundleHeader(NamedTuple):
    """The header of a bundle, in the words of `tank_bundle_header`. What it does not state is 0."""

    unused: bool
    is_sparse: bool
    num_messages: int
    codec: TankEnums.Codec | int
    first_sequence: int = 0
    last_delta: int = 0


@dataclass(slots=True, kw_only=True)
class Bundle(Frame):
    """A frame of TANK, from the file at `path`: a bundle with its length.

    The message set, as it is stored, begins at `set_start`. Messages are not read with the header: what is wrong in
    them is not the frame's fault.
    """

    path: str
    set_start: int
    header: BundleHeader

    @property
    def set_params(self) -> tuple[object, ...]:
        """What `tank_message_set` has to be told."""
        return (self.header.num_messages, self.header.is_sparse)

    def first(self, due: int) -> int:
        """The sequence number of the first message, where `due` is the one after the bundle before."""
        return rules.first_number(self.header.is_sparse, self.header.first_sequence, due)

    @property
    def apart(self) -> int:
        """How much higher the last message's number is than the first one's, by the header."""
        return rules.numbers_apart(self.header.is_sparse, self.header.num_messages, self.header.last_delta)

    def after(self, due: int) -> int:
        """The number after the bundle's last one, by what it declares: the broker's way of counting."""
        return self.first(due) + self.apart + 1

    def error(
        self, code: Code, message: str, field: str, expected: str | None = None, actual: str | None = None
    ) -> SegspecError:
        """The reason why nothing of the bundle may be released."""
        return SegspecError(
            code, message, path=self.path, position=self.position, field=field, expected=expected, actual=actual
        )

    def finding(
        self,
        code: Code,
        message: str,
        field: str,
        expected: str | None = None,
        actual: str | None = None,
        *,
        severity: Severity = Severity.ERROR,
        bytes: int | None = None,
    ) -> Finding:
        """What is to be said about a bundle that is released."""
        return Finding(self.path, self.position, code, severity, message, field, expected, actual, bytes=bytes)


@dataclass(frozen=True, slots=True)
class MessageSet:
    """The messages of one bundle: `count` whole ones in `content`, the message set's bytes (decompressed), up to its
    byte `end`. They are in columns, for a bundle may have hundreds of thousands.

    `error` says why the bytes after them are not a message, where there are any.
    """

    content: bytes
    count: int
    columns: MessageColumns
    end: int
    error: SegspecError | None = None

    def until(self, count: int) -> MessageSet:
        """The first `count` of them."""
        return replace(self, count=min(count, self.count))

    def set_unused(self, first: int = 0) -> int:
        """How many messages, from the one with the index `first` on, set bits that have no meaning."""
        column = self.columns.unused[first : self.count]
        odd = [bits for bits in set(column) if not rules.is_as_promised(bits, rules.MESSAGE_UNUSED)]
        return sum(map(column.count, odd))

    def start_of(self, index: int) -> int:
        """Where in the message set the message with that index begins, or what stands in its place."""
        return self.columns.position[index] if index < self.count else self.end


def open_bundle(source: Source, position: int) -> Bundle:
    """The bundle at `position`. Raises `SegspecError` where its header cannot be read or it does not fit the file:
    zeroed, torn, bad-length, bad-count, bad-encoding."""
    bundle = _read_bundle(source, position)
    if bundle is None:
        raise _without_header(source, position)
    if bundle.end > source.size:
        raise _torn(source, position, bundle.end)
    if bundle.set_start > bundle.end:
        raise _without_room(source, position)
    return bundle


def _read_bundle(source: Source, position: int) -> Bundle | None:
    """The bundle at `position`, wherever it ends; None where its header cannot be read."""
    status, unused, codec, messages, is_sparse, first, last_delta, start, end = choose(head_run.run, 0)(
        source.read(position, HEAD_ROOM), 0
    )
    if status:
        return None
    header = BundleHeader(bool(unused), bool(is_sparse), messages, _codec(codec), first, last_delta)
    return made(source, position, position + start, position + end, header)


def _codec(number: int) -> TankEnums.Codec | int:
    return TankEnums.Codec(number) if rules.is_assigned(number) else number


def _without_header(source: Source, position: int) -> SegspecError:
    error = kaitai.refused(TankEntryHeader, source, position)
    if source.is_zero_from(position):
        return _zeroed(source, position)
    if error.code in (Code.BAD_LENGTH, Code.BAD_COUNT):
        error.message, error.expected, error.actual = f"{error.field} is 0", "at least 1", "0"
    return _contradiction(source, position) or error


def _contradiction(source: Source, position: int) -> SegspecError | None:
    """What the length says of a bundle whose header cannot be read, if that says more: the file ends before the bundle
    does, or the header that was read is not the bundle's own."""
    found = leb128.read(source, position)
    if found is None or found[0] == 0:
        return None
    length, start = found
    if start + length > source.size:
        return _torn(source, position, start + length)
    try:
        kaitai.parse(TankBundleHeader, from_bytes(source.read(start, min(length, HEADER_ROOM))), 0)
    except SegspecError as error:
        return _without_room(source, position) if error.code is Code.TORN else None
    return None


def _zeroed(source: Source, position: int) -> SegspecError:
    return SegspecError(
        Code.ZEROED,
        f"the last {source.size - position} bytes are zero; TANK writes none ahead, so the file system lost what was "
        "there",
        path=source.path,
        position=position,
        field="len_bundle",
        actual="0",
    )


def _torn(source: Source, position: int, end: int) -> SegspecError:
    return SegspecError(
        Code.TORN,
        f"the bundle takes {end - position} bytes, and the file ends after {source.size - position}",
        path=source.path,
        position=position,
        field="bundle",
        expected=f"{end - position} bytes",
        actual=f"{source.size - position} bytes",
    )


def _without_room(source: Source, position: int) -> SegspecError:
    length = leb128.read(source, position)
    assert length is not None
    return SegspecError(
        Code.BAD_LENGTH,
        f"a bundle of {length[0]} bytes has no room for its header",
        path=source.path,
        position=position,
        field="len_bundle",
        actual=str(length[0]),
    )


def find_bundle(source: Source, position: int) -> Bundle | None:
    """As `open_bundle`, but None where there is no bundle: for searches."""
    bundle = _read_bundle(source, position)
    return bundle if bundle is not None and bundle.set_start <= bundle.end <= source.size else None


def find_between(source: Source, position: int, start: int, end: int) -> Bundle | None:
    """The bundle that would be at `position` if its header were at `start` and its messages ended at `end`."""
    bundle = find_header(source, position, start, end)
    return None if bundle is None or bundle.set_start >= end else bundle


def find_header(source: Source, position: int, start: int, end: int) -> Bundle | None:
    """The same, wherever the header ends."""
    found = kaitai.attempt(TankBundleHeader, source, start)
    if found is None:
        return None
    header, set_start = found
    last_delta = 0 if header.last_delta is None else header.last_delta.value
    own = BundleHeader(
        header.unused, header.is_sparse, header.num_messages, header.codec, header.first_sequence or 0, last_delta
    )
    return made(source, position, set_start, end, own)


def made(source: Source, position: int, set_start: int, end: int, header: BundleHeader) -> Bundle:
    """The bundle of these parts."""
    return Bundle(position, end, layout.BUNDLE, None, path=source.path, set_start=set_start, header=header)


def container_of(bundle: Bundle) -> Container | None:
    """How the message set is compressed; None where it is not. Raises `KeyError` for a codec that is not assigned."""
    return layout.CONTAINERS[TankEnums.Codec(bundle.header.codec)]


def contents(source: Source, bundle: Bundle, limits: Limits) -> bytes:
    """The message set's bytes, decompressed. Raises unsupported-codec, bad-compression, limit-exceeded."""
    check_codec(bundle)
    container, size = container_of(bundle), bundle.end - bundle.set_start
    most = limits.file_bytes if container is None else limits.decompressed_bytes
    if size > most:
        raise _over_limit(bundle, f"{size} bytes", most)
    stored = source.read(bundle.set_start, size)
    if container is None:
        return stored
    try:
        return decompress(container, stored, declared=None, limit=limits.decompressed_bytes)
    except SegspecError as error:
        error.path, error.position, error.field = source.path, bundle.position, WITHIN
        error.message += f"; the bundle claims {bundle.header.num_messages} messages in {len(stored)} compressed bytes"
        raise


def check_count(bundle: Bundle, content: bytes, limits: Limits) -> None:
    """Raises `SegspecError` (limit-exceeded) for more messages than one block may have. A message takes more than a
    byte, so a count that lies is none that costs anything."""
    count = min(bundle.header.num_messages, len(content) // rules.LEAST_MESSAGE)
    if count > limits.records:
        raise _over_limit(bundle, f"{bundle.header.num_messages} messages", limits.records)


def _over_limit(bundle: Bundle, has: str, most: int) -> SegspecError:
    message = f"the message set has {has}, more than the limit for one block"
    return bundle.error(Code.LIMIT_EXCEEDED, message, WITHIN, f"at most {most}", has.partition(" ")[0])


def check_codec(bundle: Bundle) -> None:
    """Raises `SegspecError` (unsupported-codec) where no version can read the message set."""
    codec, size = bundle.header.codec, bundle.end - bundle.set_start
    if not rules.is_assigned(codec):
        message = (
            f"codec {codec} is not assigned; the bundle claims {bundle.header.num_messages} messages in {size} bytes"
        )
        expected = " or ".join(f"{known.value} ({known.name})" for known in TankEnums.Codec)
        raise bundle.error(Code.UNSUPPORTED_CODEC, message, "header.codec", expected, str(codec))


def read_messages(source: Source, bundle: Bundle, content: bytes, limits: Limits) -> MessageSet:
    """The messages in `content`, as many whole ones as there are. Raises limit-exceeded."""
    check_count(bundle, content, limits)
    count, columns, end = _read_columns(bundle, content, limits)
    if count > limits.records:
        raise _over_limit(bundle, f"{count} messages", limits.records)
    found = MessageSet(content, count, columns, end)
    return found if end == len(content) else replace(found, error=_unreadable(bundle, found))


def _read_columns(bundle: Bundle, content: bytes, limits: Limits) -> tuple[int, MessageColumns, int]:
    """How many messages can be read, where they lie, and where they end. Room is made for as many as are declared, and
    for more where there are more."""
    header, run = bundle.header, choose(set_run.run, len(content))
    room = min(header.num_messages, len(content) // rules.LEAST_MESSAGE) + 1
    while True:
        room = min(room, limits.records + 1)
        columns = MessageColumns(*(column * room for column in ONE_MESSAGE))
        count, end = run(content, header.num_messages, header.is_sparse, columns)
        if count < room or end == len(content) or room > limits.records:
            return count, columns, end
        room *= 4


def _unreadable(bundle: Bundle, found: MessageSet) -> SegspecError:
    """Why the bytes after the last whole message are none."""
    number, header = found.count, bundle.header
    before = found.columns.timestamp[number - 1] if number else 0
    params = (header.is_sparse, number in (0, header.num_messages - 1), before)
    stream = KaitaiStream(BytesIO(found.content))
    stream.seek(found.end)
    try:
        TankMessage(*params, stream)
    except PARSE_ERRORS as cause:
        within = f"{WITHIN}.messages[{number}]"
        error = kaitai.translate(
            cause, TankMessage, stream, found.end, params, bundle.path, bundle.position, within=within
        )
        # The bundle itself is complete.
        error.code = Code.BAD_LENGTH if error.code is Code.TORN else error.code
        return error
    raise AssertionError("a message that can be read is said to be unreadable")


def is_plain(header: BundleHeader) -> bool:
    """Whether no bit of a bundle's header is set that has no meaning."""
    return rules.is_as_promised(header.unused, rules.BUNDLE_UNUSED)


def is_possible(bundle: Bundle, due: int) -> bool:
    """Whether the header of a bundle whose contents contradict it may still be what a writer made.

    `due` is the sequence number after the bundle before.
    """
    if not is_plain(bundle.header) or not rules.is_assigned(bundle.header.codec):
        return False
    first = bundle.first(due)
    return not rules.steps_back(first, due) and not rules.leaps(first, due)


def sequences(bundle: Bundle, due: int, messages: MessageSet) -> Sequence[int]:
    """The sequence number of each message; `due` is the one after the bundle before."""
    first = bundle.first(due)
    if not bundle.header.is_sparse:
        return range(first, first + messages.count)
    last, declared = first + bundle.apart, bundle.header.num_messages
    numbers: list[int] = []
    number = first
    for index in range(messages.count):
        number = rules.number_of(index, declared, number, messages.columns.step[index], first, last)
        numbers.append(number)
    return numbers
