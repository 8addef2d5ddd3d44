"""durable-log: the CRC-32 of a payload, its length, and offsets that follow each other."""

from __future__ import annotations

import zlib
from random import Random

from tests.builders.durable_log import HEADER, MAGIC, record
from tests.fuzz.shapes import Spans, Stir, is_likely

OFFSET, LENGTH, CRC = 4, 5, 6


class DurableLog:
    """A `Shape`."""

    def frames(self, content: bytes) -> Spans:
        spans: Spans = []
        at = 0
        while at + HEADER.size <= len(content):
            end = at + HEADER.size + HEADER.unpack_from(content, at)[LENGTH]
            if end > len(content):
                break
            spans.append((at, end))
            at = end
        return spans

    def repair(self, content: bytes, random: Random) -> bytes:
        made = bytearray(content)
        due: int | None = None
        renumbers, marks = is_likely(random, 0.6), is_likely(random, 0.6)
        for begin, end in self.frames(content):
            header = list(HEADER.unpack_from(made, begin))
            if renumbers and due is not None:
                header[OFFSET] = due
            if marks:
                header[:2] = [MAGIC, 1]
            due = (header[OFFSET] + 1) % (1 << 64)
            header[CRC] = zlib.crc32(made[begin + HEADER.size : end])
            HEADER.pack_into(made, begin, *header)
        return bytes(made)

    def craft(self, content: bytes, random: Random, stir: Stir) -> bytes:
        spans = self.frames(content)
        begin, end = random.choice(spans) if spans else (len(content), len(content))
        offset = HEADER.unpack_from(content, begin)[OFFSET] if spans else 0
        material = stir(content[begin + HEADER.size : end] or b"-", 256)
        made = b""
        for number in range(random.randrange(1, 4)):
            payload = material[: random.choice([0, 1, len(material)])]
            made += record((offset + number) % (1 << 64), payload)
        return content[:begin] + made + (content[end:] if is_likely(random, 0.7) else b"")


SHAPE = DurableLog()
