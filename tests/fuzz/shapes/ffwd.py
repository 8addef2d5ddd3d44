"""ffwd: the length before each message, and two headers."""

from __future__ import annotations

from random import Random

from tests.builders.ffwd import DOCUMENT_HEADER, HEADER, MAGIC, SIZE, entry
from tests.fuzz.shapes import Spans, Stir, is_likely

HEADERS = (HEADER, DOCUMENT_HEADER)


class Ffwd:
    """A `Shape`."""

    def frames(self, content: bytes) -> Spans:
        return max((self._entries(content, header.size) for header in HEADERS), key=len)

    def _entries(self, content: bytes, at: int) -> Spans:
        spans: Spans = []
        while at + SIZE.size <= len(content):
            end = at + SIZE.size + SIZE.unpack_from(content, at)[0]
            if end > len(content):
                break
            spans.append((at, end))
            at = end
        return spans

    def repair(self, content: bytes, random: Random) -> bytes:
        """The last message, whose length leads beyond the file, is all that is left of it."""
        made = bytearray(content)
        if is_likely(random, 0.5):
            made[: len(MAGIC)] = MAGIC
        spans = self.frames(bytes(made))
        at = spans[-1][1] if spans else random.choice(HEADERS).size
        if at + SIZE.size <= len(made):
            SIZE.pack_into(made, at, len(made) - at - SIZE.size)
        return bytes(made)

    def craft(self, content: bytes, random: Random, stir: Stir) -> bytes:
        material = stir(content[-100:] or b"-", 256)
        blobs = [material[: random.choice([0, 1, 5, len(material)])] for _ in range(random.randrange(1, 6))]
        entries = b"".join(map(entry, blobs))
        if is_likely(random, 0.2):
            entries += bytes(random.choice([1, 4, 59, 60, 61, 63, 64, 65, 128]))
        spans = self.frames(content)
        if spans and is_likely(random, 0.7):
            begin, end = random.choice(spans)
            return content[:begin] + entries + content[end:]
        header = random.choice(HEADERS)
        return header.pack(MAGIC, random.choice([0, 0, 0, 1]), random.choice([0, 255, (1 << 64) - 2])) + entries


SHAPE = Ffwd()
