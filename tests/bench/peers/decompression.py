"""cramjam in a bare loop over the blocks of a compressed log, into one buffer: what decompression itself takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, Pass

CRAMJAM = "cramjam, bare loop"


def _osiris(path: str) -> Iterator[tuple[bytes, int]]:
    from kaitaistruct import BytesIO, KaitaiStream

    from segspec_ksy.osiris_entries import OsirisEntries
    from segspec_ksy.osiris_sub_batch import OsirisSubBatch
    from tests.bench.peers.kaitai_python import osiris_chunks

    for chunk in osiris_chunks(path):
        for entry in OsirisEntries(KaitaiStream(BytesIO(chunk.data))).entries:
            assert isinstance(entry.entry, OsirisSubBatch)
            yield entry.entry.body, entry.entry.len_uncompressed


def _tank(path: str) -> Iterator[tuple[bytes, int]]:
    import cramjam

    from tests.bench.peers.kaitai_python import tank_bundles

    for bundle in tank_bundles(path):
        assert isinstance(bundle.message_set, bytes)
        yield bundle.message_set, cramjam.snappy.decompress_raw_len(bundle.message_set)


_BLOCKS: dict[str, Callable[[str], Iterator[tuple[bytes, int]]]] = {"osiris": _osiris, "tank": _tank}


def decompression(log: LogFile) -> Pass:
    """The blocks are found before the clock starts."""
    import cramjam

    blocks = list(_BLOCKS[log.kind.format](log.segment))
    buffer = bytearray(max(size for _, size in blocks))
    decode: Callable[[Any, Any], int] = {
        ("osiris", "gzip"): cramjam.gzip.decompress_into,
        ("osiris", "snappy"): cramjam.snappy.decompress_into,
        ("osiris", "lz4"): cramjam.lz4.decompress_into,
        ("osiris", "zstd"): cramjam.zstd.decompress_into,
        ("tank", "snappy"): cramjam.snappy.decompress_raw_into,
    }[log.kind.format, log.kind.codec]

    def run() -> int:
        seen = 0
        for block, _ in blocks:
            seen += decode(block, buffer)
        return seen

    return run


MEASURES = (Measure(CRAMJAM, decompression, "content"),)
