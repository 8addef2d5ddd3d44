"""Texts of any encoding: their bytes as columns, the encoding beside them, and what is refused while it is read."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import ColumnError, KernelSpec, RowSource, Sources, lower
from segspec_kaitai.kernels.texts import canonical, characters, defined_bytes
from tests.kaitai.kernels.compare import check_samples
from tests.kaitai.kernels.oracle import Oracle

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

TEXTS = ("wide", "high", "cell", "cut", "western", "dos", "latin", "mine", "raw_text")
NAMED = KernelSpec(
    "named", "named", (RowSource("", {"kind": "kind", "mark": "mark", "text": "either.text"} | {t: t for t in TEXTS}),)
)
ENCODINGS = {
    "wide": "utf-16-le", "high": "utf-16-be", "cell": "utf-16-le", "cut": "utf-16-be", "western": "cp1252",
    "dos": "cp437", "latin": "iso8859-1", "mine": "utf-16-le", "text": "utf-8",
    "raw_text": "iso8859-1",
}  # fmt: skip


def row(chance: random.Random) -> bytes:
    kind = chance.randrange(1, 4)
    letters = "abzZéΩ€žñ\u0100\u8000\U0001f600"

    def word(most: int) -> str:
        return "".join(chance.choice(letters) for _ in range(chance.randrange(most)))

    wide, cell, cut = word(5), word(3).encode("utf-16-le"), word(3).encode("utf-16-be")
    out = bytes([kind]) + wide.encode("utf-16-le") + b"\0\0"
    out += word(4).encode("utf-16-be") + b"\0\0" if kind == 1 else b""
    out += cell.ljust(8, b"\0")
    out += (cut + b"\0\0" + b"\0A\0B\0C\xd8\0")[:9]
    western = chance.choice((b"\x9ex\x80", b"abc", b"\xe9\xff\x7f"))
    dos = bytes(chance.randrange(1, 256) for _ in range(chance.randrange(4)))
    out += western + dos + b"\0" + chance.randbytes(2)
    either = word(4).encode() if kind == 2 else b"plain"
    out += either + b"\0" if kind > 1 else b""
    characters_of_either = len(either.decode()) if kind == 2 else 0
    marked = western == b"\x9ex\x80" or wide == "Ω" or (kind == 2 and len(dos) == 2 and characters_of_either > 1)
    return out + chance.randbytes(3) + (b"!" if marked else b"")


def rows(chance: random.Random) -> bytes:
    return b"".join(row(chance) for _ in range(3))


def test_texts_are_read_as_the_parser_reads_them(
    own_parsers: Sources, own_kernel: MakeKernel, mutation_count: int
) -> None:
    kernel, oracle = own_kernel(NAMED), Oracle(NAMED, "own_ksy.debug")
    oracle.encodings = ENCODINGS
    assert check_samples(NAMED, kernel, oracle, rows, mutation_count) > 15


def test_each_text_comes_with_its_encoding(own_parsers: Sources) -> None:
    made = lower(own_parsers, NAMED)
    assert made.encodings == ENCODINGS
    assert made.texts == {"text"}
    kanji = lower(own_parsers, KernelSpec("k", "named", (RowSource("", {"kanji": "either.kanji"}),)))
    assert kanji.encodings == {"kanji": "shift_jis"}


def test_a_column_in_several_encodings_is_refused(own_parsers: Sources) -> None:
    with pytest.raises(ColumnError, match="text in several encodings"):
        lower(own_parsers, KernelSpec("k", "named", (RowSource("", {"t": "wide if kind == 1 else high"}),)))


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "iso8859-1", "koi8_r", "iso8859-7", "mac_roman"])
def test_the_characters_of_an_encoding_are_pythons(encoding: str) -> None:
    name = canonical(encoding)
    words, table = defined_bytes(name), characters(name)
    assert words is not None
    assert table is not None
    for byte in range(256):
        try:
            expected = bytes([byte]).decode(encoding)
        except UnicodeDecodeError:
            expected = ""
        assert bool(words[byte // 64] >> byte % 64 & 1) is bool(expected)
        assert not expected or table[byte] == expected


@pytest.mark.parametrize("encoding", ["shift_jis", "utf-16", "utf-8", "gb18030", "utf-7"])
def test_other_encodings_are_no_matter_of_single_bytes(encoding: str) -> None:
    assert defined_bytes(canonical(encoding)) is None


@pytest.mark.parametrize("encoding", ["hex", "rot13", "no-such", "../codecs", "zlib", "undefined", ""])
def test_what_is_no_encoding_of_texts_has_no_name(encoding: str) -> None:
    assert canonical(encoding) == ""
