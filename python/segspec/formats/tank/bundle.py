"""One bundle of a segment: framing, and the messages in it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from kaitaistruct import KaitaiStream

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame
from segspec.formats.tank import layout, leb128, rules
from segspec.parsing import debug_tree, kaitai
from segspec.storage.compression import Container, decompress
from segspec.storage.source import Source, from_bytes
from segspec_ksy.layouts import leb128_u32, tank_bundle_header
from segspec_ksy.tank_bundle_header import TankBundleHeader
from segspec_ksy.tank_entry_header import TankEntryHeader
from segspec_ksy.tank_enums import TankEnums
from segspec_ksy.tank_message_set import TankMessageSet

WITHIN = "message_set"
LEAST_MESSAGE = 2
"""Bytes that a message takes at least: its flags, and a length of 0."""

HEADER_ROOM = tank_bundle_header.SIZE + tank_bundle_header.SIZE_FIRST_SEQUENCE + 2 * leb128_u32.MOST_GROUPS
"""Bytes that the flags, the count, the first number and the distance to the last may take."""


@dataclass(slots=True, kw_only=True)
class Bundle(Frame):
    """A frame of TANK, from the file at `path`: a bundle with its length.

    `header` is the parsed `tank_bundle_header`; the message set, as it is stored, begins at `set_start`. Messages are
    not parsed with it: what is wrong in them is not the frame's fault.
    """

    path: str
    set_start: int
    header: Any

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
        delta = self.header.last_delta
        return rules.numbers_apart(self.header.is_sparse, self.header.num_messages, delta.value if delta else 0)

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


@dataclass(slots=True)
class MessageSet:
    """The messages of one bundle: the whole ones in `content`, the message set's bytes (decompressed).

    `error` says why the bytes after them are not a message, where there are any.
    """

    messages: Sequence[Any]
    content: bytes
    error: SegspecError | None = None

    @property
    def size(self) -> int:
        return len(self.content)


def open_bundle(source: Source, position: int) -> Bundle:
    """The bundle at `position`. Raises `SegspecError` where its header cannot be read or it does not fit the file:
    zeroed, torn, bad-length, bad-count, bad-encoding."""
    try:
        entry, set_start = kaitai.parse(TankEntryHeader, source, position)
    except SegspecError as error:
        if source.zeros_until(position) == source.size:
            raise _zeroed(source, position) from error
        if error.code in (Code.BAD_LENGTH, Code.BAD_COUNT):
            error.message, error.expected, error.actual = f"{error.field} is 0", "at least 1", "0"
        raise _contradiction(source, position) or error from error
    bundle = _bundle(source, entry, position, set_start)
    if bundle.end > source.size:
        raise _torn(source, position, bundle.end)
    if set_start > bundle.end:
        raise _without_room(source, position, entry.len_bundle.value)
    return bundle


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
        return _without_room(source, position, length) if error.code is Code.TORN else None
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


def _without_room(source: Source, position: int, length: int) -> SegspecError:
    return SegspecError(
        Code.BAD_LENGTH,
        f"a bundle of {length} bytes has no room for its header",
        path=source.path,
        position=position,
        field="len_bundle",
        actual=str(length),
    )


def find_bundle(source: Source, position: int) -> Bundle | None:
    """As `open_bundle`, but None where there is no bundle: for searches."""
    found = kaitai.attempt(TankEntryHeader, source, position)
    if found is None:
        return None
    bundle = _bundle(source, found[0], position, found[1])
    return bundle if bundle.set_start <= bundle.end <= source.size else None


def find_between(source: Source, position: int, start: int, end: int) -> Bundle | None:
    """The bundle that would be at `position` if its header were at `start` and its messages ended at `end`."""
    found = kaitai.attempt(TankBundleHeader, source, start)
    return None if found is None or found[1] >= end else made(source, position, found[1], end, found[0])


def _bundle(source: Source, entry: TankEntryHeader, position: int, set_start: int) -> Bundle:
    end = position + entry.len_bundle.size + entry.len_bundle.value
    return made(source, position, set_start, end, entry.header)


def made(source: Source, position: int, set_start: int, end: int, header: Any) -> Bundle:
    """The bundle of these parts."""
    return Bundle(position, end, layout.BUNDLE, None, path=source.path, set_start=set_start, header=header)


def container_of(bundle: Bundle) -> Container | None:
    """How the message set is compressed; None where it is not. Raises `KeyError` for a codec that is not assigned."""
    return layout.CONTAINERS[bundle.header.codec]


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
    count = min(bundle.header.num_messages, len(content) // LEAST_MESSAGE)
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
    try:
        whole = kaitai.parse_bytes(
            TankMessageSet, content, *bundle.set_params, path=source.path, position=bundle.position, within=WITHIN
        )
    except SegspecError as error:
        # Only the debug build keeps what it had read when it stopped. The last message is the one that failed.
        return MessageSet(_read_slowly(bundle, content).messages[:-1], content, error)
    return MessageSet(whole.messages, content)


def start_of(bundle: Bundle, found: MessageSet, index: int) -> int:
    """Where in the message set the message with that index begins, or what stands in its place."""
    place = debug_tree.spans(_read_slowly(bundle, found.content))["messages"]["arr"][index]
    return int(place["start"])


def _read_slowly(bundle: Bundle, content: bytes) -> Any:
    tree, _ = debug_tree.read(TankMessageSet, KaitaiStream(BytesIO(content)), 0, bundle.set_params)
    return tree


def sound_messages(bundle: Bundle, content: bytes) -> tuple[Sequence[Any] | None, int]:
    """The messages of a bundle in which nothing contradicts anything else, or None: for searches.

    And how many reads it took to find out.
    """
    counted = _CountedReads(content)
    found = kaitai.attempt_stream(TankMessageSet, KaitaiStream(counted), 0, *bundle.set_params)
    sound = found is not None and is_sound(bundle, found[0].messages)
    return found[0].messages if found is not None and sound else None, counted.reads


class _CountedReads(BytesIO):
    reads = 0

    def read(self, size: int | None = -1, /) -> bytes:
        self.reads += 1
        return super().read(size)


def is_sound(bundle: Bundle, messages: Sequence[Any]) -> bool:
    """Whether the bundle is as writers make them: as many messages as declared, numbers that rise, no bit set that has
    no meaning."""
    is_whole = rules.agree(bundle.header.num_messages, len(messages))
    if not is_whole or not is_plain(bundle.header) or set_unused(messages):
        return False
    if not bundle.header.is_sparse:
        return True
    numbers = list(sequences(bundle, bundle.header.first_sequence, messages))
    rising = all(rules.rises(before, number) for before, number in itertools.pairwise(numbers))
    return rising and numbers[0] >= rules.FIRST_SEQUENCE and numbers[-1] <= rules.MAX_SEQUENCE


def is_plain(header: Any) -> bool:
    """Whether no bit of a bundle's header is set that has no meaning."""
    return rules.is_as_promised(header.unused, rules.BUNDLE_UNUSED)


def set_unused(messages: Sequence[Any]) -> int:
    """How many of the messages set bits that have no meaning."""
    return sum(not rules.is_as_promised(message.unused, rules.MESSAGE_UNUSED) for message in messages)


def is_possible(bundle: Bundle, due: int) -> bool:
    """Whether the header of a bundle whose contents contradict it may still be what a writer made.

    `due` is the sequence number after the bundle before.
    """
    if not is_plain(bundle.header) or not rules.is_assigned(bundle.header.codec):
        return False
    first = bundle.first(due)
    return not rules.steps_back(first, due) and not rules.leaps(first, due)


def sequences(bundle: Bundle, due: int, messages: Sequence[Any]) -> Iterator[int]:
    """The sequence number of each message; `due` is the one after the bundle before."""
    first = number = bundle.first(due)
    last, declared = first + bundle.apart, bundle.header.num_messages
    for index, message in enumerate(messages):
        number = rules.number_of(index, declared, number, message.sequence_step, first, last)
        yield number
