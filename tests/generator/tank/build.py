"""TANK bytes by hand: integers, messages, bundles, snappy blocks, indexes; and what a reader releases of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from tests.builders import tank
from tests.builders.tank import NAME, PREVIOUS_PLUS_ONE, SNAPPY, Piece, head_pieces, joined, varint
from tests.generator.book import JSON, Frame, Stream

TIME = 1_469_700_000_123
TOP = (1 << 64) - 1


@dataclass(frozen=True)
class Message:
    """A message. `timestamp` None: that of the message before. `key` b"": stored, with length 0. `delta` as it is
    stored inside a sparse bundle. `flags`: bits besides those that follow from the rest."""

    value: bytes
    timestamp: int | None = TIME
    key: bytes | None = None
    flags: int = 0
    delta: int | None = None

    def pieces(self, number: int) -> list[Piece]:
        own = tank.message_pieces(
            self.value, timestamp=self.timestamp, key=self.key, delta=self.delta, flags=self.flags
        )
        return [(f"{name}-{number}", content) for name, content in own]


def record(number: int, value: bytes, timestamp: int = TIME, key: bytes | None = None) -> JSON:
    """What a reader releases of a message."""
    out: JSON = {"offset": str(number), "timestamp": str(timestamp), "value": value.hex()}
    return out | ({"key": key.hex()} if key else {})


def records(messages: Sequence[Message], numbers: Iterable[int]) -> list[JSON]:
    """What a reader releases of the messages of one bundle, which have these numbers."""
    out = []
    carried = 0
    for message, number in zip(messages, numbers, strict=True):
        carried = carried if message.timestamp is None else message.timestamp
        out.append(record(number, message.value, carried, message.key))
    return out


@dataclass(frozen=True)
class Bundle:
    """A bundle in parts that have names, without its length; and the records in it. `prefix`: its length, if that is
    not the true one as short as can be."""

    pieces: tuple[Piece, ...]
    records: Sequence[JSON] = field(default=())
    prefix: bytes | None = None

    @property
    def body(self) -> bytes:
        return joined(self.pieces)

    @property
    def length(self) -> bytes:
        return varint(len(self.body)) if self.prefix is None else self.prefix

    @property
    def content(self) -> bytes:
        return self.length + self.body

    @property
    def frame(self) -> Frame:
        return Frame(self.content, self.records)

    def span(self, name: str) -> tuple[int, int]:
        """Where the part lies, from the length's first byte on."""
        if name == "bundle-length":
            return 0, len(self.length)
        position = len(self.length)
        for each, content in self.pieces:
            if each == name:
                return position, position + len(content)
            position += len(content)
        raise KeyError(name)

    def with_piece(self, name: str, content: bytes) -> Bundle:
        """With other bytes in one part; the bundle's length is true for them."""
        self.span(name)
        return replace(self, pieces=tuple((each, content if each == name else old) for each, old in self.pieces))

    def cut_after(self, name: str) -> Bundle:
        """Without what follows this part."""
        names = [each for each, _ in self.pieces]
        return replace(self, pieces=self.pieces[: names.index(name) + 1], records=())

    def with_prefix(self, prefix: bytes) -> Bundle:
        return replace(self, prefix=prefix)

    def with_records(self, kept: Sequence[JSON]) -> Bundle:
        return replace(self, records=tuple(kept))

    def followed_by(self, rest: bytes) -> Bundle:
        """With bytes after its messages that the length covers."""
        return replace(self, pieces=(*self.pieces, ("rest", rest)))


def message_pieces(messages: Sequence[Message]) -> list[Piece]:
    return [piece for number, message in enumerate(messages) for piece in message.pieces(number)]


def plain(
    first: int, *messages: Message, count: int | None = None, long: bool = False, width: int = 1, flags: int = 0
) -> Bundle:
    """A bundle whose first message has the number `first`, which it does not state. `count`: what it declares, if that
    is not true; `long`: after the flags, in at least `width` bytes."""
    declared = len(messages) if count is None else count
    pieces = [*head_pieces(declared, flags, long=long, width=width), *message_pieces(messages)]
    return Bundle(tuple(pieces), tuple(records(messages, range(first, first + len(messages)))))


def sparse(
    numbers: Sequence[int],
    *messages: Message,
    count: int | None = None,
    last: int | None = None,
    long: bool = False,
    flags: int = 0,
    codec: Callable[[bytes], bytes] | None = None,
) -> Bundle:
    """A sparse bundle whose messages have these numbers. Inside, a message that says neither `delta` nor
    PREVIOUS_PLUS_ONE gets the delta of its number. `last`: the number that the header states, if that is not true."""
    whole = list(messages)
    for place in range(1, len(whole) - 1):
        if whole[place].delta is None and not whole[place].flags & PREVIOUS_PLUS_ONE:
            whole[place] = replace(whole[place], delta=numbers[place] - numbers[place - 1] - 1)
    declared = len(whole) if count is None else count
    stated = numbers[-1] if last is None else last
    pieces = head_pieces(declared, flags | (SNAPPY if codec else 0), first=numbers[0], last=stated, long=long)
    inside = message_pieces(whole)
    if codec is not None:
        inside = [("block", codec(joined(inside)))]
    return Bundle((*pieces, *inside), tuple(records(whole, numbers)))


def stored_as(bundle: Bundle, block: bytes, codec: int = SNAPPY) -> Bundle:
    """The bundle with its message set, which begins with the first message's flags, as a compressed block."""
    names = [name for name, _ in bundle.pieces]
    head = list(bundle.pieces[: names.index("flags-0")])
    head[0] = ("flags", bytes([head[0][1][0] | codec]))
    return replace(bundle, pieces=(*head, ("block", block)))


def message_set(bundle: Bundle) -> bytes:
    names = [name for name, _ in bundle.pieces]
    return joined(bundle.pieces[names.index("flags-0") :])


def literal(content: bytes, extra: int | None = None) -> bytes:
    """A snappy literal, its length in the tag (up to 60) or in `extra` bytes after it."""
    length = len(content) - 1
    if extra is None:
        extra = 0 if length < 60 else (length.bit_length() + 7) // 8
    tag = length << 2 if extra == 0 else (59 + extra) << 2
    return bytes([tag]) + (length.to_bytes(extra, "little") if extra else b"") + content


def snappy(content: bytes) -> bytes:
    """A raw snappy block of one literal."""
    return varint(len(content)) + (literal(content) if content else b"")


def compressed(bundle: Bundle) -> Bundle:
    return stored_as(bundle, snappy(message_set(bundle)))


def index(*entries: tuple[int, int]) -> bytes:
    """An index: relative sequence number and position of each entry."""
    return tank.index(entries)


def segment(*bundles: Bundle, name: str = NAME, tail: bytes = b"") -> Stream:
    return Stream(name, b"".join(bundle.content for bundle in bundles) + tail)


def released(*bundles: Bundle) -> list[JSON]:
    return [one for bundle in bundles for one in bundle.records]


def size(*bundles: Bundle) -> int:
    return sum(len(bundle.content) for bundle in bundles)


def starts(bundles: Sequence[Bundle]) -> list[int]:
    return [size(*bundles[:number]) for number in range(len(bundles))]
