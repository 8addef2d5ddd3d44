"""mojo's bytes as we write them: read back, and held against the corpus and listpacks of the real Redis."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.formats.contract.rows import chunks
from segspec.formats.mojo import encode as ours
from segspec.formats.mojo import writer
from segspec.formats.mojo.layout import ID_MODULUS, BytesForm, ElementsForm, Id, NumberForm, State, Variant, id_text
from segspec.formats.mojo.pack import Pack
from segspec.parsing import kaitai
from segspec.storage.source import open_source
from segspec_ksy.mojo_segment import MojoSegment
from tests.builders import listpack as built
from tests.conftest import CORPUS
from tests.mojo.elements import elements
from tests.native.lane import LANES, using
from tests.writing.logs import wrong
from tests.writing.mojo_reading import (
    FIRST,
    SAMPLE,
    Row,
    append_rows,
    every_row,
    names,
    read,
    sample_segment,
    segment_in,
)

DAMAGED = {"footer_corrupt", "index_corrupt", "w_tail_torn"}
CASES = sorted(path.name for path in (CORPUS / "mojo").glob("*") if path.name not in DAMAGED)
REDIS = sorted((CORPUS / "redis_listpack").glob("*/*.lp"))
LISTPACK_HEADER = 6


def packs_again(packs: list[Pack], variant: Variant) -> bytes:
    """Packs written again from their records; the last one without end if it has none."""
    out = ours.record_id(packs[0].master_id, variant.form) if variant.has_lead_id else b""
    for number, one in enumerate(packs):
        rows = [(e.id, [(n, v or b"") for n, v in e.fields or ()], bool(e.deleted)) for e in one.entries]
        entries = [ours.NewEntry(own, fields, gone) for own, fields, gone in rows if own is not None]
        content = ours.pack(one.master_id, one.names, entries, variant, has_tag=number > 0)
        out += content if one.closed else content[: -ours.LEN_END]
    return out


@pytest.mark.parametrize("case", CASES)
def test_every_intact_segment_written_again_is_the_same_bytes(case: str) -> None:
    """Nothing is taken over but the reading, where packs end, the form of INDEX's ids, and zeros after the end."""
    path = segment_in(CORPUS / "mojo" / case)
    with open_source(path) as source:
        reader, packs = read(source)
        again = packs_again(packs, reader.variant)
        if reader.footer is not None and reader.index_view is not None:
            places = [ours.Indexed(p.master_id, p.start, p.end - p.start) for p in packs]
            total = sum(p.num_entries for p in packs)
            again += ours.tail(places, total, reader.variant, reader.index_view.reading)
    written = path.read_bytes()
    assert written[: len(again)] == again
    assert written[len(again) :].strip(b"\0") == b""


SAME_FOLDER: list[tuple[str, dict[str, Any]]] = [
    ("primary_basic", {}),
    ("primary_ints", {}),
    ("primary_manyfields", {"pack_records": 1}),
]


@pytest.mark.parametrize(("case", "options"), SAME_FOLDER, ids=[case for case, _ in SAME_FOLDER])
def test_the_same_appends_give_the_same_file_by_the_same_name(
    corpus: Path, case: str, options: dict[str, Any], tmp_path: Path
) -> None:
    theirs = segment_in(corpus / "mojo" / case)
    with segspec.create(tmp_path, "mojo", **options) as log:
        append_rows(log, every_row(theirs))
        log.roll()
    assert names(tmp_path) == [theirs.name]
    assert (tmp_path / theirs.name).read_bytes() == theirs.read_bytes()


def encoding(first: int) -> int:
    """What of an element's first byte says how it is encoded."""
    kinds = ((0x80, 0), (0xC0, 0x80), (0xE0, 0xC0), (0xF0, 0xE0))
    return next((bits for mask, bits in kinds if first & mask == bits), first)


def test_every_element_that_the_real_redis_wrote_is_the_same_bytes() -> None:
    encodings, backlens = set(), set()
    for path in REDIS:
        content = path.read_bytes()
        for value, written in list(elements(content[LISTPACK_HEADER:]))[:-1]:
            again = ours.element(value if isinstance(value, bytes) else b"%d" % (value or 0))
            assert again == written
            encodings.add(encoding(again[0]))
            backlens.add(len(ours.backlen(len(again))))
    assert encodings == {0, 0x80, 0xC0, 0xE0, *range(0xF0, 0xF5)}
    assert backlens == {1, 2, 3}


LENGTHS = [n + d for n in (64, 127, 4096, 16378, 16383, 2097146, 2097151) for d in range(-3, 3)]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_string_of_every_width_is_read_back_and_says_its_length_at_its_end(length: int) -> None:
    content = ours.element(b"a" * length)
    assert next(elements(content)) == (b"a" * length, content)
    widths = [width for width in range(1, 6) if content.endswith(ours.backlen(len(content) - width))]
    assert [len(ours.backlen(len(content) - width)) for width in widths] == widths != []


@given(
    st.integers(-(1 << 63), (1 << 63) - 1)
    | st.sampled_from([s * (1 << n) + d for s in (1, -1) for n in (7, 12, 15, 23, 31, 62) for d in (-1, 0, 1)])
)
def test_an_integer_takes_the_shortest_encoding_and_is_read_back(value: int) -> None:
    content = ours.element(b"%d" % value)
    assert content == built.integer(value)
    assert next(elements(content)).value == value


@pytest.mark.parametrize(
    "value", [b"", b"-", b"-0", b"007", b"+1", b"1.5", b" 1", b"1\n", b"9223372036854775808", b"\xd9\xa1"]
)
def test_what_is_no_canonical_integer_of_64_bits_stays_a_string(value: bytes) -> None:
    assert ours.element(value) == built.string(value)


TEXTS = st.one_of(
    st.binary(max_size=12),
    st.integers(-(1 << 63), (1 << 63) - 1).map(lambda n: b"%d" % n),
    st.sampled_from([b"", b"0", b"\xff", b"\xff\xff", b"[P", b"[I", b"\0" * 40, b"x" * 64, b"y" * 4097, b"-0"]),
)
NAME_LISTS = st.sampled_from([[], [b"a"], [b"a", b"b"], [b"b", b"a"], [b"a", b"a"], [b"1", b""]])


@st.composite
def logs(draw: st.DrawFn) -> list[Row]:
    """Records with rising ids, some far apart."""
    last, out = draw(st.sampled_from([(0, 0), (1526919030474, 0), (1 << 63, 5)])), []
    for _ in range(draw(st.integers(0, 14))):
        step = draw(st.sampled_from([1, 2, 1 << 63, 1 << 64, (1 << 64) - 3, 1 << 126]))
        number = min(last[0] * (1 << 64) + last[1] + step, (1 << 128) - 1)
        if divmod(number, 1 << 64) == last:
            break
        last = divmod(number, 1 << 64)
        fields = [(name, draw(TEXTS)) for name in draw(NAME_LISTS | st.lists(TEXTS, max_size=3))]
        out.append((last, draw(st.booleans()), fields))
    return out


@given(
    records=logs(),
    options=st.fixed_dictionaries(
        {},
        optional={
            "pack_bytes": st.sampled_from([1, 60, 200]),
            "pack_records": st.integers(1, 4),
            "segment_bytes": st.sampled_from([1, 300, 700]),
        },
    ),
    resumed=st.sets(st.integers(0, 14)),
    rolled=st.sets(st.integers(0, 14)),
)
def test_any_records_come_back_in_sound_segments(
    records: list[Row], options: dict[str, Any], resumed: set[int], rolled: set[int]
) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        log = segspec.create(folder, "mojo", **options)
        for number, record in enumerate(records):
            if number in resumed:
                log.close()
                log = segspec.create(folder, "mojo", resume=True, **options)
            append_rows(log, [record])
            if number in rolled:
                log.roll()
        log.close()
        if not records:
            assert names(folder) == []
            return
        assert every_row(folder) == records
        assert wrong(folder) == []
        for path in folder.iterdir():
            check_segment(path, options)


def check_segment(path: Path, options: dict[str, Any]) -> None:
    """A finished segment is one `mojo_segment`, and no longer than it may be unless it has one record."""
    if path.name.startswith(State.WRITING):
        return
    with open_source(path) as source:
        found, end = kaitai.parse(MojoSegment, source, 0, 0, False, True, False, False, 0, 0, False)
    assert end == path.stat().st_size
    counts = [pack.header.num_entries for pack in found.packs]
    assert found.tail.suffix.num_records.value == sum(counts)
    assert end <= options.get("segment_bytes", end) or counts == [1]
    assert max(counts) <= options.get("pack_records", 1 << 16)
    for pack in found.packs:
        assert pack.header.len_bytes <= options.get("pack_bytes", 1 << 16) or pack.header.num_entries == 1


IDS = st.tuples(*2 * [st.sampled_from([0, 1, 127, 5000, (1 << 63) - 1, 1 << 63, ID_MODULUS - 2, ID_MODULUS - 1])])
FIELDS = st.lists(st.tuples(st.sampled_from([b"name", b"7", b"n" * 64]), TEXTS), max_size=4)


def entry_elements(pack: ours.RunningPack, record: Row) -> list[bytes]:
    """The elements of a record's entry (redis/redis src/t_stream.c streamAppendItem)."""
    own_id, deleted, fields = record
    has_same = [name for name, _ in fields] == pack.names
    apart = [
        (own - master + (1 << 63)) % (1 << 64) - (1 << 63) for own, master in zip(own_id, pack.master_id, strict=True)
    ]
    numbers = [deleted | 2 * has_same, *apart]
    out = [*map(built.integer, numbers if has_same else [*numbers, len(fields)])]
    out += [built.element(part) for name, value in fields for part in ((value,) if has_same else (name, value))]
    return [*out, built.integer(len(out))] if pack.variant.has_lp_count else out


@pytest.mark.parametrize("lane", LANES)
def test_entries_of_many_records_are_the_entries_of_each(lane: str) -> None:
    @given(IDS, st.lists(st.tuples(IDS, st.booleans(), FIELDS), min_size=1, max_size=12), st.booleans())
    def holds(master: Id, records: list[Row], has_lp_count: bool) -> None:
        rising = [record for _, record in sorted({record[0]: record for record in records}.items())]
        with using(lane):
            pack = ours.RunningPack(master, [name for name, _ in rising[0][2]], Variant(has_lp_count=has_lp_count))
        each = [entry_elements(pack, record) for record in rising]
        (rows,) = chunks({"id": own_id, "deleted": deleted, "fields": fields} for own_id, deleted, fields in rising)
        given, out = writer.entries_of(rows), bytearray(1 << 16)
        assert given is not None
        count, entries, last = pack.add(given, 0, rows.count, (0, 0), 0, 100, 1 << 16, out)
        assert (count, pack.num_entries, pack.num_elements) == (len(rising), len(rising), sum(map(len, each)))
        assert entries == b"".join(b"".join(one) for one in each)
        assert last == rising[-1][0]

    holds()


VARIANTS = st.builds(
    Variant,
    form=st.sampled_from(NumberForm),
    has_lead_id=st.booleans(),
    has_tags=st.booleans(),
    has_counts=st.booleans(),
    has_lp_count=st.booleans(),
    bytes_form=st.sampled_from(BytesForm),
    elements_form=st.sampled_from(ElementsForm),
    has_null_each=st.booleans(),
)


@given(VARIANTS, st.sampled_from(["absolute", "segment", "previous", "previous_from_zero"]))
def test_every_reading_of_the_document_can_be_written_and_is_found_again(variant: Variant, reading: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / id_text(FIRST)
        path.write_bytes(sample_segment(variant, reading))
        assert every_row(Path(name)) == SAMPLE
        assert wrong(Path(name)) == []
        with open_source(path) as source:
            reader, _ = read(source)
        assert reader.variant == variant
        assert reader.index_view is not None
        assert reader.index_view.reading == reading


@given(VARIANTS, st.booleans(), st.booleans(), st.booleans())
def test_a_log_in_another_reading_is_gone_on_with_in_that_one(
    variant: Variant, finished: bool, is_open: bool, at_once: bool
) -> None:
    content = sample_segment(variant, finished=finished)
    if is_open and not finished:
        # An open second pack without a tag is not found, whoever wrote it.
        variant = variant._replace(has_tags=True)
        content = sample_segment(variant, finished=False)[: -ours.LEN_END]
    more: list[Row] = [((FIRST[0] + 1000 + n, 0), False, [(b"n", b"%d" % n)]) for n in range(5)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / (("" if finished else "w") + id_text(FIRST))).write_bytes(content)
        with segspec.create(folder, "mojo", resume=True) as log:
            append_rows(log, more[:2], at_once=at_once)
        with segspec.create(folder, "mojo", resume=True, pack_records=2) as log:
            append_rows(log, more[2:], at_once=at_once)
            log.roll()
        assert every_row(folder) == SAMPLE + more
        assert wrong(folder) == []
        expected = [id_text(FIRST)] + (
            [id_text(more[0][0])] if finished or variant.has_counts or not variant.has_tags else []
        )
        assert names(folder) == expected
        for path in folder.iterdir():
            with open_source(path) as source:
                found = read(source)[0].variant
            if path.name == id_text(FIRST):
                assert found == variant._replace(has_null_each=variant.has_null_each and finished)
            else:
                assert shown_by_an_open_pack(found) == shown_by_an_open_pack(variant)
                assert not found.has_counts
                assert found.has_tags


def shown_by_an_open_pack(variant: Variant) -> tuple[object, ...]:
    """What a segment shows of its reading before its first HEADER is there."""
    return variant.form, variant.has_lead_id, variant.has_lp_count
