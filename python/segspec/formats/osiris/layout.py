"""osiris: file names, dialects, codec containers, and unprotected fields."""

from __future__ import annotations

import re
from collections.abc import Mapping

from segspec.frames.numbered_folder import SegmentNames
from segspec.storage.compression import Container
from segspec_ksy.layouts import osiris_chunk_header as header
from segspec_ksy.osiris_enums import OsirisEnums

NAME = "osiris"
SEGMENT_SUFFIX = ".segment"
INDEX_SUFFIX = ".index"
NAME_DIGITS = 20
NAMES = SegmentNames(
    written=f"{{:0{NAME_DIGITS}}}{SEGMENT_SUFFIX}",
    read=re.compile(rf"(\d{{{NAME_DIGITS}}}){re.escape(SEGMENT_SUFFIX)}"),
    index_suffix=INDEX_SUFFIX,
    most=10**NAME_DIGITS - 1,
)
"""rabbitmq/osiris src/osiris_log.erl make_file_name/2."""
segment_name, index_name = NAMES.segment, NAMES.index
SEGMENT_NAME = NAMES.read
INDEX_NAME = re.compile(rf"(\d{{{NAME_DIGITS}}}){re.escape(INDEX_SUFFIX)}")

STREAM_FOLDER = re.compile(r"([0-9A-Za-z_=-]+)_([0-9]{10,20})")
"""A stream's folder: vhost and queue, and the time of declaration in nanoseconds."""

DEFAULT_VHOST = "/"
DEFAULT_VHOST_START = "__"

DIALECTS: Mapping[int, str] = dict(zip(header.ANY_OF_VERSION, ("system", "document"), strict=True))
"""Dialect by version: osiris writes and accepts 0, the document requires 1."""

VERSIONS: Mapping[str, int] = {dialect: version for version, dialect in DIALECTS.items()}

KINDS: Mapping[int, str] = {
    OsirisEnums.ChunkType.user: "user chunk",
    OsirisEnums.ChunkType.tracking_delta: "tracking delta chunk",
    OsirisEnums.ChunkType.tracking_snapshot: "tracking snapshot chunk",
}

KIND_NUMBERS = {words: number for number, words in KINDS.items()}

Compression = OsirisEnums.Compression

CONTAINERS: Mapping[Compression, Container] = {
    Compression.gzip: Container.GZIP,
    Compression.snappy: Container.SNAPPY_FRAMED,
    Compression.lz4: Container.LZ4_FRAME,
    Compression.zstd: Container.ZSTD,
}
"""The containers of the Java and Go clients' sub-batches; osiris never opens one."""

OFFSETS = header.MAX_CHUNK_ID + 1

DEFAULT_SEGMENT_BYTES = 500 * 1000 * 1000
MAX_SEGMENT_BYTES = 3_000_000_000
"""RabbitMQ's maximum `x-stream-max-segment-size-bytes`; positions in the index have 32 bits."""

DEFAULT_SEGMENT_CHUNKS = 256_000
"""rabbitmq/osiris src/osiris_log.erl DEFAULT_MAX_SEGMENT_SIZE_C."""

MAX_SEQUENCES = 255
"""Maximum publishers in a snapshot (rabbitmq/osiris src/osiris_tracking.erl)."""

FILTER_SIZES = header.RANGES_LEN_FILTER_IS_FILTER_SIZE_LEGAL[-1]
"""Sizes of a filter in bytes (`stream-filter-size-bytes`); the minimum is the default."""

MARK = bytes(header.MAGIC << header.SHIFT_MAGIC | version for version in header.ANY_OF_VERSION)
"""Possible first bytes of a chunk, for searching damaged bytes; the spec then decides."""

UNPROTECTED: Mapping[str, str] = {
    "header.chunk_type": "a user chunk read as tracking is caught, since its bytes do not fit; tracking read as a user "
    "chunk gives one record that nobody appended",
    "header.timestamp": "the chunk's records have a wrong time; only a step backwards is seen",
    "header.epoch": "the chunk's records have a wrong epoch; only a decrease is seen",
    "filter": "filtering readers skip a chunk that they want, or fetch one that they do not",
    "trailer": "tracking takes a wrong name or value, and with it deduplication and stored offsets",
}
"""Fields that can change undetected, and the consequence. Tests keep the list exact."""


def segment_of(index: str) -> str:
    return index.removesuffix(INDEX_SUFFIX) + SEGMENT_SUFFIX
