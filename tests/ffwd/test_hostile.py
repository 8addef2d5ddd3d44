"""Every prefix, every flipped bit, and random bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.formats.ffwd import FORMAT, layout
from segspec.reading.walk import OnDamage
from segspec_ksy.logs.ffwd import UNWRITTEN
from tests.builders.ffwd import entry, header, segment, segment_name
from tests.ffwd.reading import read_all
from tests.helpers.hostile import assert_flips_are_caught, assert_prefixes_are_prefixes
from tests.helpers.logs import numbered

LEN_MAGIC = 4
SMALL = {
    "system": (segment_name(0), segment(0, 4)),
    "system, later": (segment_name(0x21), segment(0x21, 4)),
    "document": ("00000000ff", segment(255, 4, document=True)),
    "empty numbered": (segment_name(0), header(0) + entry(b"") * 3 + entry(b"x" * 20) + entry(b"")),
    "zero tail": (segment_name(0), segment(0, 2) + bytes(80)),
    "failed write": (segment_name(0), segment(0, 1) + entry(b"", size=9_954) + entry(b"y" * 20) + entry(b"z" * 9)),
}


@pytest.mark.parametrize("name", SMALL)
def test_every_prefix(name: str) -> None:
    file, content = SMALL[name]
    if name == "failed write":
        content = content[: content.index(b"\x00\x00\x26")]
    if name == "zero tail":
        # Cut short, such a tail is a few empty numbered: the format has no way to tell.
        content = content.rstrip(b"\0")
    assert_prefixes_are_prefixes(FORMAT, content, file)


@pytest.mark.parametrize("name", SMALL)
def test_every_flipped_bit(name: str) -> None:
    file, content = SMALL[name]
    assert set(layout.UNPROTECTED) == {"header.version", "header.base_offset", "entries.len_blob", "entries.blob"}
    assert_flips_are_caught(FORMAT, content, file, lambda at: at >= LEN_MAGIC)


@pytest.mark.parametrize("document", [False, True])
def test_the_bytes_said_to_be_unprotected_are(document: bool) -> None:
    """A changed blob and a changed base are read as they stand."""
    content = segment(255, 2, document=document)
    file = "00000000ff" if document else segment_name(255)
    start = len(header(255, document=document))
    changed = bytearray(content)
    changed[start + 4] ^= 1
    records, findings, summary = read_all(bytes(changed), OnDamage.STOP, file)
    assert (len(records), findings, summary.end) == (2, [], "clean")
    changed = bytearray(content)
    changed[start - 1] ^= 1
    records, findings, _ = read_all(bytes(changed), OnDamage.STOP, file)
    if not document:
        assert [r.offset for r in records] == [254, 255]
        assert [str(f.code) for f in findings] == ["bad-name"]


@pytest.mark.parametrize("path", ["overflow_quirk/qlog/0000000000000000", "doc_variant_14byte_header/qlog/00000000ff"])
def test_every_prefix_of_real_files(data: Path, path: str) -> None:
    content = (data / "ffwd" / path).read_bytes()
    cut = content[:124] if "quirk" in path else content[:400]
    assert_prefixes_are_prefixes(FORMAT, cut, path.rsplit("/", 1)[-1])


@given(st.lists(st.binary(max_size=80), max_size=10), st.integers(0, 1 << 62), st.data())
def test_what_is_written_is_read_and_a_cut_gives_a_prefix(blobs: list[bytes], base: int, data: st.DataObject) -> None:
    content = header(base) + b"".join(entry(b) for b in blobs)
    if content.endswith(bytes(UNWRITTEN)):
        return
    whole = [(base + n, b) for n, b in enumerate(blobs)]
    assert numbered(read_all(content, name=segment_name(base))[0]) == whole
    cut = data.draw(st.integers(0, len(content)))
    got = numbered(read_all(content[:cut], OnDamage.STOP, segment_name(base))[0])
    assert got == whole[: len(got)]
