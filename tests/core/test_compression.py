"""Decompression is bounded: by the limit, whatever a block declares or grows to."""

from __future__ import annotations

import tracemalloc
from struct import pack

import cramjam
import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.errors import Code, SegspecError
from segspec.storage.compression import Container, decompress


def xerial(content: bytes) -> bytes:
    """As snappy-java's stream writes it (SnappyOutputStream): a header, then blocks with their sizes."""
    blocks = [bytes(cramjam.snappy.compress_raw(content[at : at + BLOCK])) for at in range(0, len(content), BLOCK)]
    return b"\x82SNAPPY\0" + pack(">II", 1, 1) + b"".join(pack(">I", len(block)) + block for block in blocks)


BLOCK = 32 << 10
COMPRESS = {
    Container.GZIP: cramjam.gzip.compress,
    Container.SNAPPY_FRAMED: cramjam.snappy.compress,
    Container.SNAPPY_RAW: cramjam.snappy.compress_raw,
    Container.SNAPPY_XERIAL: xerial,
    Container.LZ4_FRAME: cramjam.lz4.compress,
    Container.ZSTD: cramjam.zstd.compress,
}
LIMIT = 1 << 20


@pytest.mark.parametrize("container", Container)
@given(content=st.binary(max_size=2000), declared=st.none() | st.integers(0, 2**32 - 1))
def test_what_was_compressed_comes_back_whatever_size_is_declared(
    container: Container, content: bytes, declared: int | None
) -> None:
    block = bytes(COMPRESS[container](content))
    assert decompress(container, block, declared=declared, limit=LIMIT) == content


@pytest.mark.parametrize("container", Container)
def test_a_bomb_is_refused_at_the_limit(container: Container) -> None:
    block = bytes(COMPRESS[container](bytes(40 * LIMIT)))
    with pytest.raises(SegspecError) as caught:
        decompress(container, block, declared=None, limit=LIMIT)
    assert caught.value.code is Code.LIMIT_EXCEEDED
    assert f"more than {LIMIT} bytes" in caught.value.message


@pytest.mark.parametrize("container", Container)
def test_data_that_grows_far_beyond_the_first_guess_still_fits_below_the_limit(container: Container) -> None:
    content = bytes(LIMIT - 1)
    block = bytes(COMPRESS[container](content))
    assert decompress(container, block, declared=10, limit=LIMIT) == content


@pytest.mark.parametrize("container", Container)
@pytest.mark.parametrize("block", [b"\xff\xff\xff\xff", b"\x05", b"garbage garbage"])
def test_garbage_is_bad_compression(container: Container, block: bytes) -> None:
    with pytest.raises(SegspecError) as caught:
        decompress(container, block, declared=None, limit=LIMIT)
    assert caught.value.code is Code.BAD_COMPRESSION


def test_a_raw_snappy_header_that_declares_gigabytes_allocates_nothing() -> None:
    block = b"\xff\xff\xff\xff\x0f" + b"\x00" * 20
    tracemalloc.start()
    with pytest.raises(SegspecError) as caught:
        decompress(Container.SNAPPY_RAW, block, declared=None, limit=1 << 33)
    assert tracemalloc.get_traced_memory()[1] < LIMIT
    tracemalloc.stop()
    assert caught.value.code is Code.BAD_COMPRESSION
    assert caught.value.actual == str(2**32 - 1)


@pytest.mark.parametrize("container", [Container.GZIP, Container.SNAPPY_FRAMED, Container.LZ4_FRAME, Container.ZSTD])
def test_a_cut_block_is_bad_compression(container: Container) -> None:
    block = bytes(COMPRESS[container](bytes(range(256)) * 40))
    with pytest.raises(SegspecError) as caught:
        decompress(container, block[:-5], declared=None, limit=LIMIT)
    assert caught.value.code is Code.BAD_COMPRESSION
