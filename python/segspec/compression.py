"""Bounded decompression: a block is never given more memory than the limit, whatever it declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import cache
from typing import Any

from segspec.errors import Code, SegspecError

FIRST_GUESS = 64 * 1024
GROWTH = 4
BUFFER_TOO_SMALL = "write whole buffer"


class Container(StrEnum):
    """The container of a compressed block, as its writers define it."""

    GZIP = "gzip"
    SNAPPY_FRAMED = "snappy"
    SNAPPY_RAW = "raw snappy"
    LZ4_FRAME = "lz4"
    ZSTD = "zstd"


def compress(container: Container, content: bytes) -> bytes:
    """`content` in a container, by the compressor's defaults; the bytes may differ from version to version."""
    import cramjam

    encode: dict[Container, Callable[[bytes], Any]] = {
        Container.GZIP: cramjam.gzip.compress,
        Container.SNAPPY_FRAMED: cramjam.snappy.compress,
        Container.SNAPPY_RAW: cramjam.snappy.compress_raw,
        Container.LZ4_FRAME: _lz4_frame,
        Container.ZSTD: cramjam.zstd.compress,
    }
    return bytes(encode[container](content))


def _lz4_frame(content: bytes) -> Any:
    import cramjam

    # lz4-java, which the Java client of osiris opens sub-batches with, refuses blocks that depend on one another.
    compressor = cramjam.lz4.Compressor(block_linked=False)
    compressor.compress(content)
    return compressor.finish()


def decompress(container: Container, block: bytes, *, declared: int | None, limit: int) -> bytes:
    """The bytes of `block`, at most `limit` of them.

    `declared` is the size that the frame promises (a hint for the first buffer, never trusted). Raises `SegspecError`
    with `bad-compression` or `limit-exceeded`; path and position are the caller's to add.
    """
    if container is Container.SNAPPY_RAW:
        return _raw_snappy(block, limit)
    size = min(limit, max(FIRST_GUESS, GROWTH * len(block)) if declared is None else max(declared, 1), _guess(block))
    while True:
        try:
            return _into(_decoder(container), block, size)
        except _TooSmallError:
            if size >= limit:
                raise _over_limit(container, limit) from None
            size = min(limit, size * GROWTH)


def fills(container: Container, block: memoryview, target: Any) -> bool:
    """Decompresses `block` to `target`, a writable buffer; whether that is the very size of what it holds.

    For many blocks into one arena. A block for which this is false `decompress` explains.
    """
    import cramjam

    try:
        return _decoder(container)(block, target) == len(target)
    except cramjam.DecompressionError:
        return False


def _guess(block: bytes) -> int:
    # A false declared size must not allocate: start near what real data needs and grow only while data keeps coming.
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
        # One op of at most 64 bytes takes at least two bytes, so a block cannot grow more than about 32-fold.
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


def raw_snappy_side_by_side(
    data: memoryview,
    starts: Iterable[int],
    ends: Iterable[int],
    room: memoryview,
    places: Iterable[int],
    limits: Iterable[int],
) -> int:
    """Decompresses the raw snappy blocks `starts:ends` of `data` to their places in `room`, which end at `limits` and
    are of the sizes that the blocks declare. Gives the number of blocks before the first that does not decompress."""
    import cramjam

    decode, done = cramjam.snappy.decompress_raw_into, 0
    try:
        for start, end, place, limit in zip(starts, ends, places, limits, strict=True):
            if decode(data[start:end], room[place:limit]) != limit - place:
                break
            done += 1
    except cramjam.DecompressionError:
        # Which block it was `done` says; why, only whoever reads that one by itself wants to know.
        pass
    return done


def _over_limit(container: Container, limit: int) -> SegspecError:
    return SegspecError(
        Code.LIMIT_EXCEEDED,
        f"the {container} block decompresses to more than {limit} bytes, the limit for one block",
        expected=f"at most {limit}",
    )
