"""TANK: the length before each bundle, the count in its flags, and message sets in Snappy."""

from __future__ import annotations

from random import Random

import cramjam

from tests.builders.tank import SNAPPY, TIME, bundle, framed, message, varint
from tests.fuzz.shapes import Spans, Stir, is_likely


def _length(content: bytes, at: int) -> tuple[int, int] | None:
    """The integer at a place, in groups of 7 bits, and where it ends."""
    value = 0
    for width in range(5):
        if at + width >= len(content):
            return None
        value |= (content[at + width] & 0x7F) << 7 * width
        if content[at + width] < 0x80:
            return value, at + width + 1
    return None


class Tank:
    """A `Shape`."""

    def frames(self, content: bytes) -> Spans:
        spans: Spans = []
        at = 0
        while (found := _length(content, at)) is not None and found[1] + found[0] <= len(content) and found[0]:
            spans.append((at, found[1] + found[0]))
            at = spans[-1][1]
        return spans

    def repair(self, content: bytes, random: Random) -> bytes:
        """One bundle ends somewhere else: at the next one, or at the end of the file."""
        spans = self.frames(content)
        at = random.choice([begin for begin, _ in spans] + [spans[-1][1] if spans else 0])
        found = _length(content, at)
        if found is None or found[1] == len(content):
            return content
        ends = [end for _, end in spans if end > found[1]] + [len(content)]
        return content[:at] + varint(random.choice(ends) - found[1]) + content[found[1] :]

    def craft(self, content: bytes, random: Random, stir: Stir) -> bytes:
        spans = self.frames(content)
        begin, end = random.choice(spans) if spans else (len(content), len(content))
        made = self._bundle(stir(content[begin:end] or b"-", 256), random)
        return content[:begin] + made + (content[end:] if is_likely(random, 0.7) else b"")

    def _bundle(self, material: bytes, random: Random) -> bytes:
        if is_likely(random, 0.3):
            # Any bytes, as a message set that can be decompressed.
            flags = SNAPPY | random.randrange(1, 16) << 2
            return framed(bytes((flags,)) + bytes(cramjam.snappy.compress_raw(material)))
        number = random.choice([1, 2, 1000, 1 + int.from_bytes(material[:8], "little") % ((1 << 63) - 1)])
        is_sparse, count = is_likely(random, 0.5), random.choice([1, 1, 2, 3, 15, 16, 17])
        messages, first = [], number
        for place in range(count):
            step = random.choice([1, 1, 1, 2, 300]) if place else 0
            number += step
            inside = is_sparse and 0 < place < count - 1
            messages.append(
                message(
                    material[: random.choice([0, 1, len(material)])],
                    timestamp=random.choice([TIME, TIME, 0, (1 << 64) - 1, None if place else TIME]),
                    key=material[: random.choice([0, 0, 1, 255])] or None,
                    delta=step - 1 if inside else None,
                )
            )
        last = number % (1 << 64) if count > 1 else None
        if not is_sparse:
            return bundle(messages, codec=random.choice([0, SNAPPY]))
        return bundle(messages, codec=random.choice([0, SNAPPY]), first=first, last=last)


SHAPE = Tank()
