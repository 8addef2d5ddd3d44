"""Which of the two headers a file has."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from segspec.reading.walk import OnDamage
from tests.builders.ffwd import LEN_DOCUMENT_HEADER, LEN_HEADER, entry, header, segment
from tests.ffwd.reading import numbers, read_all
from tests.helpers.logs import codes, numbered

BASES = st.one_of(st.integers(0, 1 << 40), st.sampled_from([0, 1, 255, 1 << 16, (1 << 47) + 1, (1 << 63) + 5]))
BLOBS = st.lists(st.one_of(st.binary(max_size=60), st.binary(min_size=1, max_size=20).map(lambda b: bytes(len(b)))))


def name_of(base: int, digits: int) -> str:
    return f"{base:0{digits}x}"


@given(BASES, BLOBS, st.booleans(), st.booleans())
def test_sound_segments_of_either_form_are_told_apart(
    base: int, blobs: list[bytes], document: bool, own_width: bool
) -> None:
    if document and base == 0 and not (own_width and any(blobs)):
        assume(any(blobs))
    tail = bytes(64)
    content = header(base, document=document) + b"".join(entry(b) for b in blobs)
    assume(not content.endswith(tail))
    digits = 10 if document and own_width and base < 1 << 40 else 16
    records, _, summary = read_all(content, OnDamage.STOP, name_of(base, digits))
    assert summary.dialect == ("document" if document else "system")
    assert numbered(records) == [(base + n, b) for n, b in enumerate(blobs)]


def test_a_copy_under_another_name_is_judged_by_its_entries() -> None:
    for document in (False, True):
        records, findings, summary = read_all(segment(300, 4, document=document), name="backup")
        assert (summary.dialect, numbered(records)) == ("document" if document else "system", numbers(300, 4))
        assert not findings


def test_torn_segment_with_base_0_is_the_systems() -> None:
    content = segment(0, 3)
    for cut in range(LEN_HEADER, len(content)):
        assert read_all(content[:cut])[2].dialect == "system"


def test_torn_document_segment_is_known_by_its_name() -> None:
    content = segment(255, 3, document=True)
    for cut in range(LEN_DOCUMENT_HEADER, len(content)):
        records, _, summary = read_all(content[:cut], name=name_of(255, 10))
        assert summary.dialect == "document"
        assert numbered(records) == numbers(255, 3)[: len(records)]


def test_torn_document_segment_with_base_0_is_known_by_how_far_its_entries_go() -> None:
    content = segment(0, 5, document=True)
    records, findings, summary = read_all(content[:-3], name="0000000000")
    assert (summary.dialect, numbered(records)) == ("document", numbers(0, 4))
    assert codes(findings) == ["torn"]


def test_early_damage_does_not_turn_a_system_segment_into_a_documents() -> None:
    """The document's reading of it may go on for long where the system's stops at once."""
    content = segment(0, 1) + b"\x7f\xff\xff\xff" + b"m" * 1_000_000
    assert read_all(content)[2].dialect == "system"


@pytest.mark.parametrize("bit", range(8))
def test_a_false_base_in_a_torn_segment_does_not_make_it_a_documents(bit: int) -> None:
    content = bytearray(segment(0, 5)[:-3])
    content[LEN_HEADER - 1] ^= 1 << bit
    records, findings, summary = read_all(bytes(content))
    assert (summary.dialect, len(records)) == ("system", 4)
    assert codes(findings) == ["torn", "bad-name"]


@pytest.mark.parametrize("kept", [1, 2, 3, 4, 5])
def test_the_names_width_decides_where_a_crash_tore_the_first_message(kept: int) -> None:
    """The size of the document's begins with zeros, which could end the system's header, whose base is 0, too."""
    torn = header(0, document=True) + entry(b"torn")[:kept]
    records, _, summary = read_all(torn, name=name_of(0, 10))
    assert (list(records), summary.dialect, summary.valid_bytes) == ([], "document", LEN_DOCUMENT_HEADER)
    _, _, summary = read_all(torn, name=name_of(0, 16))
    assert summary.dialect == "system"


@given(st.lists(st.binary(max_size=20), max_size=5), st.data())
def test_a_documents_first_segment_is_one_wherever_a_crash_tore_it(blobs: list[bytes], data: st.DataObject) -> None:
    """Empty messages, too, are entries behind either header, of which neither goes further."""
    content = header(0, document=True) + b"".join(map(entry, blobs))
    cut = data.draw(st.integers(LEN_DOCUMENT_HEADER, len(content)))
    records, _, summary = read_all(content[:cut], OnDamage.STOP, name_of(0, 10))
    assert summary.dialect == "document"
    assert numbered(records) == list(enumerate(blobs))[: len(records)]


def test_a_systems_first_segment_under_a_short_name_is_known_by_its_entries() -> None:
    content = segment(0, 3)
    for cut in (len(content), len(content) - 1):
        assert read_all(content[:cut], name=name_of(0, 10))[2].dialect == "system"


@pytest.mark.parametrize("name", ["segment.qa", name_of(7, 10)])
def test_a_width_says_nothing_where_the_name_does_not_say_the_number(name: str) -> None:
    """Ten characters of a copy's name do not shorten a header without entries, whose number would be another then."""
    _, _, summary = read_all(header(5), name=name)
    assert (summary.dialect, summary.end, summary.valid_bytes) == ("system", "clean", LEN_HEADER)


@pytest.mark.parametrize(("digits", "dialect", "valid"), [(10, "document", 14), (16, "system", 16)])
def test_the_names_width_decides_where_nothing_but_zeros_follows(digits: int, dialect: str, valid: int) -> None:
    _, findings, summary = read_all(header(0, document=True) + bytes(100), name=name_of(0, digits))
    assert (summary.dialect, codes(findings), summary.valid_bytes) == (dialect, ["zeroed"], valid)
