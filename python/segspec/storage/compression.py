"""Decompression whose memory is limited, whatever size a block declares.

Corrects the header checksum of an LZ4 frame, which some writers compute from other bytes.

Snappy as snappy-java's SnappyOutputStream writes it: a header, and blocks after their lengths.

Source: xerial/snappy-java SnappyCodec.java (header), SnappyInputStream.java `readHeader`, `hasNextChunk`: bytes without
a header are one raw block, and concatenated streams repeat the header.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import Produced

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

MAGIC = b"\x82SNAPPY\x00"
HEADER = len(MAGIC) + 8
"""The magic, the version, and the oldest version that reads it, as big-endian numbers."""

VERSIONS = (1).to_bytes(4, "big") * 2
BLOCK = 32 << 10


class XerialError(ValueError):
    """The lengths of blocks are inconsistent."""


def blocks(content: memoryview) -> Iterator[memoryview]:
    """The raw snappy blocks. Raises `XerialError`."""
    if content[: len(MAGIC)] != MAGIC:
        yield content
        return
    at, size = 0, len(content)
    while at < size:
        if content[at : at + len(MAGIC)] == MAGIC:
            at += HEADER
            continue
        end = at + 4 + int.from_bytes(content[at : at + 4], "big")
        if at + 4 > size or end > size:
            raise XerialError(f"a block ends at byte {end}, and there are {size}")
        yield content[at + 4 : end]
        at = end
    if at > size:
        raise XerialError(f"a header ends at byte {at}, and there are {size}")


LZ4_FRAME, HAS_SIZE, HAS_DICTIONARY = b"\x04\x22\x4d\x18", 0x08, 0x01
FLAGS, DESCRIPTOR, SIZE, DICTIONARY = 4, 6, 8, 4
"""The position of the flags, the end of a descriptor without options, and the sizes of both options."""
M32 = 0xFFFFFFFF
P1, P2, P3, P4, P5 = 2654435761, 2246822519, 3266489917, 668265263, 374761393


def mended(frame: bytes) -> bytes:
    """The frame with a correct header checksum."""
    if not frame.startswith(LZ4_FRAME) or len(frame) <= DESCRIPTOR:
        return frame
    end = DESCRIPTOR + SIZE * bool(frame[FLAGS] & HAS_SIZE) + DICTIONARY * bool(frame[FLAGS] & HAS_DICTIONARY)
    return frame[:end] + bytes([xxh32(frame[FLAGS:end]) >> 8 & 0xFF]) + frame[end + 1 :]


def xxh32(content: bytes) -> int:
    """xxHash32 of fewer than 16 bytes, without a seed."""
    value, even = P5 + len(content), len(content) & ~3
    for at in range(0, even, 4):
        value = _turned(value + int.from_bytes(content[at : at + 4], "little") * P3, 17) * P4
    for byte in content[even:]:
        value = _turned(value + byte * P5, 11) * P1
    value &= M32
    value = (value ^ value >> 15) * P2 & M32
    value = (value ^ value >> 13) * P3 & M32
    return value ^ value >> 16


def _turned(value: int, by: int) -> int:
    value &= M32
    return (value << by | value >> 32 - by) & M32


FIRST_GUESS = 64 * 1024
GROWTH = 4
BUFFER_TOO_SMALL = "write whole buffer"

_Part = TypeVar("_Part")
_Done = TypeVar("_Done")


class Container(StrEnum):
    """The formats of compressed blocks."""

    GZIP = "gzip"
    SNAPPY_FRAMED = "snappy"
    SNAPPY_RAW = "raw snappy"
    SNAPPY_XERIAL = "xerial snappy"
    LZ4_FRAME = "lz4"
    ZSTD = "zstd"


def compress(container: Container, content: bytes | memoryview) -> bytes:
    """Compresses with defaults. The bytes may differ between versions of the compressor."""
    import cramjam

    encode: dict[Container, Callable[[Any], Any]] = {
        Container.GZIP: cramjam.gzip.compress,
        Container.SNAPPY_FRAMED: cramjam.snappy.compress,
        Container.SNAPPY_RAW: cramjam.snappy.compress_raw,
        Container.SNAPPY_XERIAL: _xerial,
        Container.LZ4_FRAME: _lz4_frame,
        Container.ZSTD: cramjam.zstd.compress,
    }
    return bytes(encode[container](content))


def _xerial(content: bytes | memoryview) -> bytes:
    import cramjam

    blocks = (bytes(cramjam.snappy.compress_raw(content[at : at + BLOCK])) for at in range(0, len(content), BLOCK))
    return MAGIC + VERSIONS + b"".join(len(block).to_bytes(4, "big") + block for block in blocks)


def _lz4_frame(content: bytes | memoryview) -> Any:
    import cramjam

    # lz4-java, used by the Java client of osiris, refuses linked blocks.
    compressor = cramjam.lz4.Compressor(block_linked=False)
    compressor.compress(content)
    return compressor.finish()


def decompress(container: Container, block: bytes, *, declared: int | None, limit: int) -> bytes:
    """The bytes of `block`, at most `limit`.

    `declared` is the size in the frame, never trusted. Raises `SegspecError` with `bad-compression` or
    `limit-exceeded`, without path and position.
    """
    content = _decompressed(container, block, declared, limit)
    Produced.bytes += len(content)
    return content


def _decompressed(container: Container, block: bytes, declared: int | None, limit: int) -> bytes:
    if container is Container.SNAPPY_RAW:
        return _raw_snappy(block, limit)
    if container is Container.SNAPPY_XERIAL:
        return _of_xerial(block, limit)
    size = min(limit, max(FIRST_GUESS, GROWTH * len(block)) if declared is None else max(declared, 1), _guess(block))
    while True:
        try:
            return _into(_decoder(container), block, size)
        except _TooSmallError:
            if size >= limit:
                raise _over_limit(container, limit) from None
            size = min(limit, declared if declared is not None and size < declared else size * GROWTH, size * GROWTH)


Job = tuple[Container | None, memoryview, memoryview]

SHARED_FROM = 256 * 1024

MOST_THREADS = 4


def fill(jobs: Sequence[Job]) -> int:
    """Decompresses blocks into their buffers; returns the number of blocks before the first that does not fit exactly.

    Large runs use several threads.
    """
    total = sum(len(room) for _, _, room in jobs)
    count = threads(total)
    if count < 2:
        return _fill(jobs)
    parts = list(_parts(jobs, total // count + 1))
    counts = spread(_fill, parts)
    done = 0
    for part, count in zip(parts, counts, strict=True):
        done += count
        if count < len(part):
            break
    return done


def threads(size: int) -> int:
    """The number of threads for `size` decompressed bytes."""
    return min(_processors(), MOST_THREADS) if size >= SHARED_FROM else 1


def spread(work: Callable[[_Part], _Done], parts: Sequence[_Part]) -> list[_Done]:
    """Results of `work` in order, each part in its own thread. Needs at least one part."""
    others = [_pool(os.getpid()).submit(work, part) for part in parts[1:]]
    return [work(parts[0]), *(other.result() for other in others)]


def _parts(jobs: Sequence[Job], size: int) -> Iterator[Sequence[Job]]:
    first = held = 0
    for number, (_, _, room) in enumerate(jobs):
        held += len(room)
        if held >= size:
            yield jobs[first : number + 1]
            first, held = number + 1, 0
    if first < len(jobs):
        yield jobs[first:]


def unpacked_into(container: Container, block: memoryview, room: memoryview) -> int:
    """Decompresses a block into `room`; returns its size, or -1 if the room is too small.

    Raises `SegspecError` (bad-compression).
    """
    import cramjam

    try:
        if container is Container.SNAPPY_RAW and cramjam.snappy.decompress_raw_len(block) > len(room):
            return -1
        return _filler(container)(block, room)
    except cramjam.DecompressionError as error:
        if BUFFER_TOO_SMALL in str(error):
            return -1
        raise SegspecError(Code.BAD_COMPRESSION, f"the block does not decompress: {error}") from error


def _fill(jobs: Sequence[Job]) -> int:
    import cramjam

    done = 0
    try:
        for container, block, room in jobs:
            if container is None or _filler(container)(block, room) != len(room):
                break
            done += 1
    except cramjam.DecompressionError:
        # `done` is the index of that block.
        pass
    return done


@cache
def _filler(container: Container) -> Callable[[Any, Any], int]:
    import cramjam

    if container is Container.SNAPPY_RAW:
        decode: Callable[[Any, Any], int] = cramjam.snappy.decompress_raw_into
        return decode
    return _fill_xerial if container is Container.SNAPPY_XERIAL else _decoder(container)


def _fill_xerial(content: memoryview, room: memoryview) -> int:
    import cramjam

    done = 0
    try:
        for block in blocks(content):
            size = cramjam.snappy.decompress_raw_len(block)
            if size > len(room) - done:
                raise cramjam.DecompressionError(BUFFER_TOO_SMALL)
            done += cramjam.snappy.decompress_raw_into(block, room[done : done + size])
    except XerialError as error:
        raise cramjam.DecompressionError(str(error)) from error
    return done


@cache
def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@lru_cache(maxsize=1)
def _pool(process: int) -> ThreadPoolExecutor:
    """A fork does not inherit the threads of its parent."""
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(MOST_THREADS - 1, thread_name_prefix="segspec-decompress")


def _guess(block: bytes) -> int:
    # A false size must not cost memory.
    return max(FIRST_GUESS, 16 * len(block))


class _TooSmallError(Exception):
    pass


@cache
def _decoder(container: Container) -> Callable[[Any, Any], int]:
    import cramjam

    return {
        Container.GZIP: cramjam.gzip.decompress_into,
        Container.SNAPPY_FRAMED: cramjam.snappy.decompress_into,
        Container.LZ4_FRAME: cramjam.lz4.decompress_into,
        Container.ZSTD: cramjam.zstd.decompress_into,
    }[container]


def _into(decode: Callable[[bytes, bytearray], int], block: bytes, size: int) -> bytes:
    import cramjam

    buffer = bytearray(size)
    try:
        length = decode(block, buffer)
    except cramjam.DecompressionError as error:
        if BUFFER_TOO_SMALL in str(error):
            raise _TooSmallError from None
        raise SegspecError(Code.BAD_COMPRESSION, f"the block does not decompress: {error}") from error
    return bytes(memoryview(buffer)[:length])


def _raw_snappy(block: bytes, limit: int) -> bytes:
    import cramjam

    try:
        size = cramjam.snappy.decompress_raw_len(block)
        # An op of at most 64 bytes takes at least two bytes, so a block grows at most 32-fold.
        if size > min(limit, 64 * len(block) + FIRST_GUESS):
            if size > limit:
                raise _over_limit(Container.SNAPPY_RAW, limit)
            raise SegspecError(
                Code.BAD_COMPRESSION,
                f"a raw snappy block of {len(block)} bytes cannot hold the {size} bytes that it declares",
                actual=str(size),
            )
        buffer = bytearray(size)
        length = cramjam.snappy.decompress_raw_into(block, buffer)
    except cramjam.DecompressionError as error:
        raise SegspecError(Code.BAD_COMPRESSION, f"the block does not decompress: {error}") from error
    return bytes(memoryview(buffer)[:length])


def _of_xerial(block: bytes, limit: int) -> bytes:
    made = bytearray()
    try:
        for each in blocks(memoryview(block)):
            made += _raw_snappy(bytes(each), limit - len(made))
    except XerialError as error:
        raise SegspecError(Code.BAD_COMPRESSION, f"the block does not decompress: {error}") from error
    except SegspecError as error:
        if error.code is not Code.LIMIT_EXCEEDED:
            raise
        raise _over_limit(Container.SNAPPY_XERIAL, limit) from error
    return bytes(made)


def _over_limit(container: Container, limit: int) -> SegspecError:
    return SegspecError(
        Code.LIMIT_EXCEEDED,
        f"the {container} block decompresses to more than {limit} bytes, the limit for one block",
        expected=f"at most {limit}",
    )
