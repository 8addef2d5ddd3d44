"""One bundle of a segment: its header, and its messages' bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Self

from segspec.columns.backend.lanes import choose
from segspec.core.errors import Code, Finding, SegspecError, exceeded
from segspec.core.limits import Limits
from segspec.formats.tank import rules
from segspec.formats.tank.encode_run import put_integer
from segspec.formats.tank.layout import CONTAINERS, NAME
from segspec.formats.tank.scan import head_run
from segspec.frames.explain import table
from segspec.parsing import kaitai
from segspec.storage.compression import decompress
from segspec.storage.source import Source, from_bytes
from segspec_ksy.layouts import leb128_u32, tank_bundle_header
from segspec_ksy.leb128_u32 import Leb128U32
from segspec_ksy.tank_bundle_header import TankBundleHeader
from segspec_ksy.tank_entry_header import TankEntryHeader

RULES = table(NAME)
WITHIN = "message_set"

HEADER_ROOM = tank_bundle_header.SIZE + tank_bundle_header.SIZE_FIRST_SEQUENCE + 2 * leb128_u32.MOST_GROUPS
HEAD_ROOM = leb128_u32.MOST_GROUPS + HEADER_ROOM


def packed_integer(number: int) -> bytes:
    room = bytearray(leb128_u32.MOST_GROUPS)
    return bytes(room[: put_integer(room, 0, number)])


def read_integer(source: Source, position: int) -> tuple[int, int] | None:
    """The integer at `position` and its end; None if it is not valid."""
    found = kaitai.attempt(Leb128U32, source, position)
    return None if found is None else (found[0].value, found[1])


class Bundle(NamedTuple):
    """The bundle at `position`, by its header; absent fields are 0. Its message set is `set_start:end`."""

    path: str
    position: int
    unused: bool
    codec: int
    num_messages: int
    is_sparse: bool
    first_sequence: int
    last_delta: int
    set_start: int
    end: int

    @classmethod
    def of(cls, path: str, base: int, row: Iterable[int]) -> Self:
        """A row of the kernels, whose positions count from byte `base`."""
        position, unused, codec, messages, is_sparse, first, last_delta, start, end = row
        header = bool(unused), codec, messages, bool(is_sparse), first, last_delta
        return cls(path, base + position, *header, base + start, base + end)

    @property
    def stored(self) -> int:
        """Stored bytes of the messages."""
        return self.end - self.set_start

    @property
    def apart(self) -> int:
        return rules.numbers_apart(self.is_sparse, self.num_messages, self.last_delta)

    def first(self, due: int) -> int:
        """The first sequence number, if `due` would be next."""
        return rules.first_number(self.is_sparse, self.first_sequence, due)

    def after(self, due: int) -> int:
        """The number after the bundle's last one, by the header, as the broker counts."""
        return self.first(due) + self.apart + 1

    @property
    def is_plain(self) -> bool:
        return rules.is_as_promised(self.unused, rules.BUNDLE_UNUSED)

    def is_possible(self, due: int) -> bool:
        """Whether a writer may have made this header, despite its contents."""
        if not self.is_plain or not rules.is_assigned(self.codec):
            return False
        first = self.first(due)
        return not rules.steps_back(first, due) and not rules.leaps(first, due)

    def unused_bit(self) -> Iterator[Finding]:
        if not self.is_plain:
            yield self.finding("tank.bundle.unused")

    def error(self, rule: str, field: str | None = None, **said: object) -> SegspecError:
        """The error of a broken rule; the bundle is not released."""
        said["declared"] = self.num_messages
        return RULES.error(rule, self.path, self.position, said, field=field)

    def finding(self, rule: str, field: str | None = None, bytes: int | None = None, **said: object) -> Finding:
        said["declared"] = self.num_messages
        return RULES.finding(rule, self.path, self.position, said, field=field, bytes=bytes)


def read_header(source: Source, position: int) -> Bundle | None:
    """The bundle at `position`, wherever it ends, if its header is readable."""
    status, *row = choose(head_run.run, 0)(source.read(position, HEAD_ROOM), 0)
    return None if status else Bundle.of(source.path, position, row)


def find_bundle(source: Source, position: int) -> Bundle | None:
    """None if the header is unreadable or too long, or the file too short."""
    bundle = read_header(source, position)
    return bundle if bundle is not None and bundle.set_start <= bundle.end <= source.size else None


def open_bundle(source: Source, position: int) -> Bundle:
    """The bundle at `position`. Raises `SegspecError`: zeroed, torn, bad-length, bad-count, bad-encoding."""
    bundle = find_bundle(source, position)
    if bundle is None:
        raise refused(source, position)
    return bundle


def refused(source: Source, position: int) -> SegspecError:
    """Why no bundle is at `position`. The length may be more informative than later bytes."""
    found = read_integer(source, position)
    if source.is_zero_from(position):
        return RULES.error("tank.end.zeroed", source.path, position, {"left": source.size - position})
    if found is not None and found[0]:
        length, start = found
        takes, left = start + length - position, source.size - position
        if takes > left:
            return RULES.error("tank.bundle.whole", source.path, position, {"takes": takes, "left": left})
        own = from_bytes(source.read(start, min(length, HEADER_ROOM)))
        if kaitai.refused(TankBundleHeader, own, 0).code is Code.TORN:
            return RULES.error("tank.bundle.header-within", source.path, position, {"length": length})
    error = kaitai.refused(TankEntryHeader, source, position)
    if error.code in (Code.BAD_LENGTH, Code.BAD_COUNT):
        error.message, error.expected, error.actual = f"{error.field} is 0", "at least 1", "0"
    return error


def contents(source: Source, bundle: Bundle, limits: Limits) -> bytes:
    """The decompressed message set. Raises unsupported-codec, bad-compression, limit-exceeded."""
    check_codec(bundle)
    container = CONTAINERS[bundle.codec]
    most = limits.file_bytes if container is None else limits.decompressed_bytes
    if bundle.stored > most:
        raise over_limit(bundle, bundle.stored, "bytes", most)
    stored = source.read(bundle.set_start, bundle.stored)
    if container is None:
        return stored
    try:
        return decompress(container, stored, declared=None, limit=limits.decompressed_bytes)
    except SegspecError as error:
        error.path, error.position, error.field = source.path, bundle.position, WITHIN
        error.message += f"; the bundle claims {bundle.num_messages} messages in {len(stored)} compressed bytes"
        raise


def over_limit(bundle: Bundle, actual: int, unit: str, most: int) -> SegspecError:
    message = f"the message set has {actual} {unit}, more than the limit for one block"
    return exceeded(message, bundle.path, bundle.position, WITHIN, most, actual)


def check_codec(bundle: Bundle) -> None:
    """Raises `SegspecError` (unsupported-codec) if no version can read it."""
    if not rules.is_assigned(bundle.codec):
        raise bundle.error("tank.codec.assigned", codec=bundle.codec, stored=bundle.stored)
