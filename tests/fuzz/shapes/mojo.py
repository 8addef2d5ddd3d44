"""mojo: lengths behind listpack elements, the length in HEADER, and whole segments in any reading of the document."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from segspec.formats.mojo import encode
from segspec.formats.mojo.layout import PACK_TAG
from segspec.formats.mojo.variant import BytesForm, ElementsForm, NumberForm, Variant
from tests.fuzz.shapes import Spans, Stir, is_likely

LEN_ID = 16
END = encode.END_MARKER[0]
WIDTHS = {0xF1: 3, 0xF2: 4, 0xF3: 5, 0xF4: 9}
TIME = 1_526_919_030_474


def _len_element(content: bytes, at: int) -> int | None:
    """Bytes of the encoding and data of the element at a place; None where there is none."""
    first = content[at]
    if first < 0x80:
        length = 1
    elif first < 0xC0:
        length = 1 + (first & 0x3F)
    elif first < 0xE0:
        length = 2
    elif first < 0xF0:
        length = 2 + ((first & 0x0F) << 8 | int.from_bytes(content[at + 1 : at + 2], "big"))
    elif first == 0xF0:
        length = 5 + int.from_bytes(content[at + 1 : at + 5], "little")
    else:
        length = WIDTHS.get(first, 0)
    return length if length and at + length <= len(content) else None


class Mojo:
    """A `Shape`."""

    def frames(self, content: bytes) -> Spans:
        """Each pack as far as HEADER, whose place is found by the end marker, not by what it says."""
        spans: Spans = []
        at = 0
        while at + LEN_ID < len(content):
            end = self._end(content, at + LEN_ID)
            if end is None or end + encode.HEADER.size > len(content):
                break
            spans.append((at, end + encode.HEADER.size))
            at = spans[-1][1]
            if content[at : at + 2] != PACK_TAG:
                break
            at += len(PACK_TAG)
        return spans

    def _end(self, content: bytes, at: int) -> int | None:
        """The byte behind the end marker of the elements that begin at `at`."""
        while at < len(content) and content[at] != END:
            length = _len_element(content, at)
            if length is None:
                return None
            at += length + len(encode.backlen(length))
        return at + 1 if at < len(content) else None

    def repair(self, content: bytes, random: Random) -> bytes:
        made = bytearray(content)
        at = LEN_ID
        while at < len(made):
            start = at
            while at < len(made) and made[at] != END and (length := _len_element(bytes(made), at)) is not None:
                back = encode.backlen(length)
                made[at + length : at + length + len(back)] = back
                at += length + len(back)
            end = at + 1
            if end + encode.HEADER.size > len(made) or made[at] != END:
                break
            _, elements, entries = encode.HEADER.unpack_from(made, end)
            encode.HEADER.pack_into(made, end, end - start, elements, entries)
            at = end + encode.HEADER.size + len(PACK_TAG) + LEN_ID
        return bytes(made)

    def craft(self, content: bytes, random: Random, stir: Stir) -> bytes:
        material = stir(content[-200:] or b"-", 300)
        variant = Variant()
        if is_likely(random, 0.5):
            variant = replace(
                variant,
                form=random.choice(list(NumberForm)),
                has_counts=is_likely(random, 0.3),
                has_lp_count=is_likely(random, 0.5),
                bytes_form=random.choice(list(BytesForm)),
                elements_form=random.choice(list(ElementsForm)),
                has_null_each=is_likely(random, 0.3),
            )
        made, packs, total = b"", [], 0
        ms, seq = random.choice([TIME, TIME, 0, (1 << 64) - 3]), random.choice([0, 0, (1 << 64) - 3])
        for number in range(random.randrange(1, 4)):
            entries = [self._entry(material, (ms, min(seq + n, (1 << 64) - 1)), random) for n in range(3)]
            ms = min(ms + 1, (1 << 64) - 1)
            names = [name for name, _ in entries[0].fields]
            place = len(made) + (len(PACK_TAG) if number and variant.has_tags else 0)
            made += encode.pack(entries[0].id, names, entries, variant, has_tag=number > 0)
            packs.append(encode.Indexed(entries[0].id, place, len(made) - place))
            total += len(entries)
        if is_likely(random, 0.6):
            reading = random.choice(["absolute", "segment", "previous", "previous_from_zero"])
            made += encode.tail(packs, total, variant, reading)
        return made

    def _entry(self, material: bytes, own: tuple[int, int], random: Random) -> encode.Entry:
        sizes = [0, 1, 3, 12, 63, 64, len(material)]
        fields = [
            (material[: random.choice([0, 1, 1, 4])], random.choice([b"%d" % own[1], material[: random.choice(sizes)]]))
            for _ in range(random.choice([0, 1, 2, 2]))
        ]
        return encode.Entry(own, fields, deleted=is_likely(random, 0.2))


SHAPE = Mojo()
