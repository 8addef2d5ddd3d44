"""osiris: the CRC-32 of a chunk's data, chunk ids that follow each other, entries and sub-batches of each codec."""

from __future__ import annotations

import zlib
from random import Random

from segspec.formats.osiris import encode
from segspec.formats.osiris.chunk import ChunkType
from segspec.formats.osiris.layout import CONTAINERS
from segspec.formats.osiris.tracking import TrackingType
from tests.fuzz.shapes import Spans, Stir, is_likely

LEN_FILE_HEADER = encode.FILE_HEADER.size
CHUNK_HEADER = encode.CHUNK_HEADER
TYPE, ENTRIES, RECORDS, TIMESTAMP, EPOCH, CHUNK_ID, CRC, LEN_DATA, LEN_TRAILER, LEN_FILTER = range(1, 11)


class Osiris:
    """A `Shape`."""

    def frames(self, content: bytes) -> Spans:
        spans: Spans = []
        at = LEN_FILE_HEADER
        while at + CHUNK_HEADER.size <= len(content) and content[at] >> 4 == encode.CHUNK_MAGIC:
            header = CHUNK_HEADER.unpack_from(content, at)
            end = at + CHUNK_HEADER.size + header[LEN_FILTER] + header[LEN_DATA] + header[LEN_TRAILER]
            if end > len(content):
                break
            spans.append((at, end))
            at = end
        return spans

    def repair(self, content: bytes, random: Random) -> bytes:
        made = bytearray(content)
        due: int | None = None
        renumbers = is_likely(random, 0.5)
        for begin, _ in self.frames(content):
            header = list(CHUNK_HEADER.unpack_from(made, begin))
            if renumbers and due is not None:
                header[CHUNK_ID] = due
            due = (header[CHUNK_ID] + header[RECORDS]) % (1 << 64)
            data = begin + CHUNK_HEADER.size + header[LEN_FILTER]
            header[CRC] = zlib.crc32(made[data : data + header[LEN_DATA]])
            CHUNK_HEADER.pack_into(made, begin, *header)
        return bytes(made)

    def craft(self, content: bytes, random: Random, stir: Stir) -> bytes:
        spans = self.frames(content)
        begin, end = random.choice(spans) if spans else (len(content), len(content))
        chunk_id, epoch, time = 0, 1, 1_700_000_000_000
        data = b"new chunk"
        if spans:
            header = CHUNK_HEADER.unpack_from(content, begin)
            chunk_id, epoch, time = header[CHUNK_ID], header[EPOCH], header[TIMESTAMP]
            data = content[begin + CHUNK_HEADER.size + header[LEN_FILTER] : end - header[LEN_TRAILER]]
        made = self._chunk(stir(data or b"-", 512), chunk_id, epoch, time, random)
        head = content[:begin] or encode.segment_header()
        return head + made + (content[end:] if is_likely(random, 0.7) else b"")

    def _chunk(self, material: bytes, chunk_id: int, epoch: int, time: int, random: Random) -> bytes:
        kind = random.choice([0, 0, 0, 1, 2])
        trailer = self._tracking(material, random) if is_likely(random, 0.3) else b""
        if kind:
            entries, records, data = 1, 1, encode.simple_entry(self._tracking(material, random))
        else:
            entries, records, data = self._entries(material, random)
        off = random.choice([0, 0, 0, 0, 1, -1])
        return encode.chunk(
            encode.NewChunk(
                chunk_type=list(ChunkType)[kind],
                version=0,
                entries=max(entries + off, 0),
                records=max(records + random.choice([0, 0, 0, off]), 0),
                timestamp=time,
                epoch=epoch,
                chunk_id=chunk_id,
                filter=material[: random.choice([0, 0, 16, 17, 255])],
                data=data,
                trailer=trailer,
            )
        )

    def _entries(self, material: bytes, random: Random) -> tuple[int, int, bytes]:
        entries, records, data = 0, 0, b""
        for _ in range(random.randrange(1, 4)):
            entries += 1
            size = random.randrange(len(material) + 1)
            if is_likely(random, 0.5):
                records += 1
                data += encode.simple_entry(material[:size])
                continue
            parts = [material[n : n + 7] for n in range(0, size, 7)] or [b""]
            stored = b"".join(map(encode.simple_entry, parts)) if is_likely(random, 0.8) else material[:size]
            codec = random.choice(list(encode.Compression))
            if codec is encode.Compression.none or codec in CONTAINERS:
                batch = encode.sub_batch(codec, len(parts), stored)
            else:
                batch = encode.stored_sub_batch(codec, len(parts), len(stored), stored)
            records += len(parts)
            data += batch
        return entries, records, data

    def _tracking(self, material: bytes, random: Random) -> bytes:
        blocks = b""
        for number in range(random.randrange(1, 4)):
            kind = random.choice(list(TrackingType))
            name = material[number : number + random.choice([0, 1, 5, 255])]
            value = int.from_bytes(material[-7:], "big")
            snapshot = value if kind is TrackingType.sequence and is_likely(random, 0.4) else None
            blocks += encode.tracking_block(kind, name, value, snapshot)
        return blocks


SHAPE = Osiris()
