"""One bundle of a segment: where it lies, what its header says, and the messages in it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from kaitaistruct import KaitaiStream

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import Limits
from segspec.formats.tank import layout
from segspec.parsing import debug_tree, kaitai
from segspec.storage.compression import Container, decompress
from segspec.storage.source import Source, from_bytes
from segspec_ksy.leb128_u32 import Leb128U32
from segspec_ksy.tank_bundle_header import TankBundleHeader
from segspec_ksy.tank_entry_header import TankEntryHeader
from segspec_ksy.tank_message_set import TankMessageSet

WITHIN = "message_set"
LONGEST_HEADER = 1 + 5 + 8 + 5
"""Bytes that the flags, the count, the first number and the distance to the last may take."""


@dataclass(slots=True)
class Bundle:
    """A bundle in the file's bytes `position:end`, its length included; its message set, as stored, begins at `body`.

    `header` is the parsed `tank_bundle_header`.
    """

    position: int
    body: int
    end: int
    header: Any

    @property
    def params(self) -> tuple[object, ...]:
        """What `tank_message_set` has to be told."""
        return (self.header.num_messages, self.header.is_sparse)


@dataclass(slots=True)
class MessageSet:
    """The messages of one bundle: the whole ones in `content`, its bytes (decompressed).

    `error` says why the rest is no message, where there is a rest.
    """

    messages: Sequence[Any]
    content: bytes
    error: SegspecError | None = None

    @property
    def size(self) -> int:
        return len(self.content)


def open_bundle(source: Source, position: int) -> Bundle:
    """The bundle at `position`. Raises `SegspecError` where its front cannot be read or it does not fit the file."""
    try:
        entry, body = kaitai.parse(TankEntryHeader, source, position)
    except SegspecError as error:
        if error.code in (Code.BAD_LENGTH, Code.BAD_COUNT):
            error.message, error.expected, error.actual = f"{error.field} is 0", "at least 1", "0"
        raise _contradiction(source, position) or error from error
    bundle = _bundle(entry, position, body)
    if bundle.end > source.size:
        raise _torn(source, position, bundle.end)
    if body > bundle.end:
        raise _without_room(source, position, entry.len_bundle.value)
    return bundle


def _contradiction(source: Source, position: int) -> SegspecError | None:
    """What the length says of a bundle whose header cannot be read, if that says more: the file ends before the bundle
    does, or the header that was read is not the bundle's own."""
    found = kaitai.attempt(Leb128U32, source, position)
    if found is None or found[0].value == 0:
        return None
    length, start = found[0].value, found[1]
    if start + length > source.size:
        return _torn(source, position, start + length)
    try:
        kaitai.parse(TankBundleHeader, from_bytes(source.read(start, min(length, LONGEST_HEADER))), 0)
    except SegspecError as error:
        return _without_room(source, position, length) if error.code is Code.TORN else None
    return None


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
    """As `open_bundle`, but None where there is none: for searches."""
    found = kaitai.attempt(TankEntryHeader, source, position)
    if found is None:
        return None
    bundle = _bundle(found[0], position, found[1])
    return bundle if bundle.body <= bundle.end <= source.size else None


def find_between(source: Source, position: int, start: int, end: int) -> Bundle | None:
    """The bundle that would be at `position` if its header were at `start` and its messages ended at `end`."""
    found = kaitai.attempt(TankBundleHeader, source, start)
    return None if found is None or found[1] >= end else Bundle(position, found[1], end, found[0])


def _bundle(entry: TankEntryHeader, position: int, body: int) -> Bundle:
    return Bundle(position, body, position + entry.len_bundle.size + entry.len_bundle.value, entry.header)


def container_of(bundle: Bundle) -> Container | None:
    """How the message set is compressed, None for not at all. Raises `KeyError` for a codec that is not assigned."""
    return layout.CONTAINERS[bundle.header.codec]


def contents(source: Source, bundle: Bundle, limits: Limits) -> bytes:
    """The message set's bytes, decompressed. Raises unsupported-codec, bad-compression, limit-exceeded."""
    stored = source.read(bundle.body, bundle.end - bundle.body)
    if bundle.header.codec not in layout.CONTAINERS:
        raise unsupported(source, bundle)
    container = container_of(bundle)
    if container is None:
        return stored
    try:
        return decompress(container, stored, declared=None, limit=limits.decompressed_bytes)
    except SegspecError as error:
        error.path, error.position, error.field = source.path, bundle.position, WITHIN
        error.message += f"; the bundle claims {bundle.header.num_messages} messages in {len(stored)} compressed bytes"
        raise


def unsupported(source: Source, bundle: Bundle) -> SegspecError:
    return SegspecError(
        Code.UNSUPPORTED_CODEC,
        f"codec {bundle.header.codec} is not assigned; the bundle claims {bundle.header.num_messages} messages in "
        f"{bundle.end - bundle.body} bytes",
        path=source.path,
        position=bundle.position,
        field="header.codec",
        expected="0 (none) or 1 (snappy)",
        actual=str(bundle.header.codec),
    )


def read_messages(source: Source, bundle: Bundle, content: bytes) -> MessageSet:
    """The messages in `content`, as many whole ones as there are."""
    try:
        whole = kaitai.parse_bytes(
            TankMessageSet, content, *bundle.params, path=source.path, position=bundle.position, within=WITHIN
        )
    except SegspecError as error:
        # Only the debug build keeps what it had read when it stopped. The last message is the one that failed.
        return MessageSet(_read_slowly(bundle, content).messages[:-1], content, error)
    return MessageSet(whole.messages, content)


def start_of(bundle: Bundle, found: MessageSet, index: int) -> int:
    """Where in the message set the message of that index begins, or what cannot be read as one."""
    place = debug_tree.spans(_read_slowly(bundle, found.content))["messages"]["arr"][index]
    return int(place["start"])


def _read_slowly(bundle: Bundle, content: bytes) -> Any:
    tree, _ = debug_tree.read(TankMessageSet, KaitaiStream(BytesIO(content)), 0, bundle.params)
    return tree


def sound_messages(bundle: Bundle, content: bytes) -> tuple[Sequence[Any] | None, int]:
    """The messages of a bundle in which nothing contradicts anything else, or None: for searches.

    And how many reads it took to find out.
    """
    counted = _CountedReads(content)
    found = kaitai.attempt(TankMessageSet, Source(counted, "", len(content)), 0, *bundle.params)
    sound = found is not None and is_sound(bundle, found[0].messages)
    return found[0].messages if found is not None and sound else None, counted.reads


class _CountedReads(BytesIO):
    reads = 0

    def read(self, size: int | None = -1, /) -> bytes:
        self.reads += 1
        return super().read(size)


def is_sound(bundle: Bundle, messages: Sequence[Any]) -> bool:
    """True if the bundle is as writers make them: as many messages as declared, numbers that rise, no bit set that has
    no meaning."""
    header = bundle.header
    if header.unused or len(messages) != header.num_messages or any(message.unused for message in messages):
        return False
    if not header.is_sparse:
        return True
    numbers = list(sequences(bundle, header.first_sequence, messages))
    rising = all(a < b for a, b in itertools.pairwise(numbers))
    return rising and numbers[0] >= layout.FIRST_SEQUENCE and numbers[-1] <= layout.MAX_SEQUENCE


def is_possible(bundle: Bundle, following: int) -> bool:
    """True if the header of a bundle whose contents contradict it may still be what a writer made.

    `following` is the sequence number after the bundle before.
    """
    header = bundle.header
    if header.unused or header.codec not in layout.CONTAINERS:
        return False
    return not header.is_sparse or following <= header.first_sequence <= following + layout.MAX_JUMP


def sequences(bundle: Bundle, following: int, messages: Sequence[Any]) -> Iterator[int]:
    """The sequence number of each message; `following` is the one after the bundle before."""
    header = bundle.header
    number = following
    for index, message in enumerate(messages):
        if header.is_sparse and index == 0:
            number = header.first_sequence
        elif header.is_sparse and index == header.num_messages - 1:
            number = header.last_sequence
        elif index:
            number += message.sequence_step
        yield number


def sequence_after(bundle: Bundle, following: int) -> int:
    """The number that follows the bundle's, by what it declares (the broker's way of counting)."""
    header = bundle.header
    return int(header.last_sequence + 1 if header.is_sparse else following + header.num_messages)
