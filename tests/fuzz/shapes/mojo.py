"""mojo: the length after each listpack element, the length in HEADER, and segments in any reading of the document."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.builders import mojo
from tests.builders.listpack import END, backlen, len_body
from tests.builders.mojo import HEADER, LEN_ID, PACK_TAG, Entry, Reading
from tests.fuzz.shapes import Spans, Stir, is_likely

MARK = END[0]
TIME = 1_526_919_030_474
MOST = (1 << 64) - 1


class Mojo:
    """A `Shape`."""

    def frames(self, content: bytes) -> Spans:
        """Each pack as far as HEADER, whose place is found by the end marker, not by what it says."""
        spans: Spans = []
        at = 0
        while at + LEN_ID < len(content):
            end = self._end(content, at + LEN_ID)
            if end is None or end + HEADER.size > len(content):
                break
            spans.append((at, end + HEADER.size))
            at = spans[-1][1]
            if content[at : at + 2] != PACK_TAG:
                break
            at += len(PACK_TAG)
        return spans

    def _end(self, content: bytes, at: int) -> int | None:
        """The byte after the end marker of the elements that begin at `at`."""
        while at < len(content) and content[at] != MARK:
            length = len_body(content, at)
            if length is None:
                return None
            at += length + len(backlen(length))
        return at + 1 if at < len(content) else None

    def repair(self, content: bytes, random: Random) -> bytes:
        made = bytearray(content)
        at = LEN_ID
        while at < len(made):
            start = at
            while at < len(made) and made[at] != MARK and (length := len_body(made, at)) is not None:
                back = backlen(length)
                made[at + length : at + length + len(back)] = back
                at += length + len(back)
            end = at + 1
            if end + HEADER.size > len(made) or made[at] != MARK:
                break
            _, elements, entries = HEADER.unpack_from(made, end)
            HEADER.pack_into(made, end, end - start, elements, entries)
            at = end + HEADER.size + len(PACK_TAG) + LEN_ID
        return bytes(made)

    def craft(self, content: bytes, random: Random, stir: Stir) -> bytes:
        material = stir(content[-200:] or b"-", 300)
        reading = Reading(footer=is_likely(random, 0.6))
        if is_likely(random, 0.5):
            reading = replace(
                reading,
                ids=random.choice(["raw_le", "raw_be", "strings"]),
                counts=is_likely(random, 0.3),
                lp_count=random.choice([0, 1, 2]),
                bytes_form=random.choice(["body", "redis", "pack"]),
                elements_form=random.choice(["body", "memory"]),
                null_each=is_likely(random, 0.3),
                index_ids=random.choice(["absolute", "segment", "previous", "previous_from_zero"]),
            )
        packs = []
        ms, seq = random.choice([TIME, TIME, 0, MOST - 2]), random.choice([0, 0, MOST - 2])
        for _ in range(random.randrange(1, 4)):
            packs.append([self._entry(material, (ms, min(seq + n, MOST)), random) for n in range(3)])
            ms = min(ms + 1, MOST)
        return mojo.segment(packs, reading, open_tail=is_likely(random, 0.1)).content

    def _entry(self, material: bytes, own: tuple[int, int], random: Random) -> Entry:
        sizes = [0, 1, 3, 12, 63, 64, len(material)]
        fields = [
            (material[: random.choice([0, 1, 1, 4])], random.choice([b"%d" % own[1], material[: random.choice(sizes)]]))
            for _ in range(random.choice([0, 1, 2, 2]))
        ]
        return Entry(own, fields, deleted=is_likely(random, 0.2))


SHAPE = Mojo()
