"""Texts of any encoding: their bytes as columns, the encoding beside them, and what is refused while it is read."""

from __future__ import annotations

import pytest

from segspec_kaitai.kernels.texts import canonical, characters, defined_bytes


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
