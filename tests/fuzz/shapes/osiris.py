"""osiris: the CRC-32 of a chunk's data, chunk ids that follow each other, entries and sub-batches of each codec."""

from __future__ import annotations

import zlib
from random import Random

from tests.builders import osiris
from tests.builders.osiris import CHUNK_HEADER, FIRST_TIME, HEADER
from tests.fuzz.shapes import Spans, Stir, is_likely

TYPE, ENTRIES, RECORDS, TIMESTAMP, EPOCH, CHUNK_ID, CRC, LEN_DATA, LEN_TRAILER, LEN_FILTER = range(1, 11)


class Osiris:
    """A `Shape`."""

    def frames(self, content: bytes) -> Spans:
        spans: Spans = []
        at = len(HEADER)
        while at + CHUNK_HEADER.size <= len(content) and content[at] >> 4 == osiris.CHUNK_MAGIC:
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
        chunk_id, epoch, time = 0, 1, FIRST_TIME
        data = b"new chunk"
        if spans:
            header = CHUNK_HEADER.unpack_from(content, begin)
            chunk_id, epoch, time = header[CHUNK_ID], header[EPOCH], header[TIMESTAMP]
            data = content[begin + CHUNK_HEADER.size + header[LEN_FILTER] : end - header[LEN_TRAILER]]
        made = self._chunk(stir(data or b"-", 512), chunk_id, epoch, time, random)
        head = content[:begin] or HEADER
        return head + made + (content[end:] if is_likely(random, 0.7) else b"")

    def _chunk(self, material: bytes, chunk_id: int, epoch: int, time: int, random: Random) -> bytes:
        kind = random.choice([osiris.USER] * 3 + [osiris.DELTA, osiris.SNAPSHOT])
        trailer = self._tracking(material, random) if is_likely(random, 0.3) else b""
        if kind == osiris.USER:
            entries, records = self._entries(material, random)
        else:
            entries, records = [osiris.simple(self._tracking(material, random))], 1
        off = random.choice([0, 0, 0, 0, 1, -1])
        made = osiris.NewChunk(
            entries,
            kind=kind,
            num_entries=max(len(entries) + off, 0),
            records=max(records + random.choice([0, 0, 0, off]), 0),
            timestamp=time,
            epoch=epoch,
            filter=material[: random.choice([0, 0, 16, 17, 255])],
            trailer=trailer,
        )
        return osiris.chunk(made, chunk_id)

    def _entries(self, material: bytes, random: Random) -> tuple[list[bytes], int]:
        """Some entries, and the records in them."""
        entries, records = [], 0
        for _ in range(random.randrange(1, 4)):
            size = random.randrange(len(material) + 1)
            if is_likely(random, 0.5):
                records += 1
                entries.append(osiris.simple(material[:size]))
                continue
            parts = [material[n : n + 7] for n in range(0, size, 7)] or [b""]
            body = b"".join(map(osiris.simple, parts)) if is_likely(random, 0.8) else material[:size]
            # A codec that is only stored, not applied, is what a reader has no container for.
            codec = random.randrange(8)
            stored = osiris.COMPRESS.get(codec, bytes)(body)
            entries.append(osiris.sub_batch(codec, stored, len(parts), len(body)))
            records += len(parts)
        return entries, records

    def _tracking(self, material: bytes, random: Random) -> bytes:
        blocks = b""
        for number in range(random.randrange(1, 4)):
            kind = random.choice([osiris.SEQUENCE, osiris.OFFSET, osiris.TIMESTAMP])
            name = material[number : number + random.choice([0, 1, 5, 255])]
            value = int.from_bytes(material[-7:], "big")
            snapshot = value if kind == osiris.SEQUENCE and is_likely(random, 0.4) else None
            blocks += osiris.block(kind, name, value, snapshot)
        return blocks


SHAPE = Osiris()
