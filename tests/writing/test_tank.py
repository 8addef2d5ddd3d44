"""TANK as we write it: read back, and held against the files of the real broker."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.formats.tank import encode, layout, writer
from segspec.formats.tank.bundle import packed_integer
from segspec.formats.tank.encode import Codec, Gathered
from segspec.parsing import kaitai
from segspec.storage.source import from_bytes
from segspec_ksy.leb128_u32 import Leb128U32
from tests.builders import tank
from tests.native.lane import LANES, using
from tests.writing.logs import append_all, assert_same_files, rows, wrong
from tests.writing.tank_reading import bundles

CLIENTS = [
    "head_base_gap",
    "head_compact",
    "head_empty_content",
    "head_keys_ts",
    "head_multiseg",
    "head_small_plain",
    "head_snappy",
    "head_sparse",
    "head_torn_enospc",
    "head_torn_kill9",
]
"""Cases whose bundles were made by TANK's own code."""
INTERVALS = {
    "head_base_gap": 128,
    "head_compact": 512,
    "head_multiseg": 512,
    "head_sparse": 256,
    "head_torn_kill9": 512,
}
"""`log.index.interval.bytes` of those that had not the default."""


@pytest.fixture
def the_brokers_compressor(corpus: Path, case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compresses what is in the case as it is there."""
    known = {}
    for segment in segspec.open(corpus / "tank" / case).segments:
        for _, bundle, plain, stored in bundles(segment):
            known[plain] = stored[bundle.set_start - bundle.position :]
    monkeypatch.setattr(encode, "compress", lambda _, plain: known[bytes(plain)])


@pytest.mark.parametrize("case", CLIENTS)
def test_every_bundle_written_again_is_the_same_but_for_what_the_compressor_made(corpus: Path, case: str) -> None:
    for segment in segspec.open(corpus / "tank" / case).segments:
        for read, bundle, plain, stored in bundles(segment):
            messages = Gathered(read).messages()
            codec, sparse = Codec(bundle.codec), bundle.is_sparse
            assert encode.message_set(messages, sparse=sparse) == plain
            header = encode.bundle_header(messages, codec, sparse=sparse)
            front = len(stored) - (bundle.end - bundle.set_start)
            assert packed_integer(len(stored) - front + len(header)) + header == stored[:front]
            if codec is Codec.none:
                assert encode.entry(messages, codec, sparse=sparse) == stored
            assert writer.client_rule(messages) == (codec is Codec.snappy)


@pytest.mark.parametrize("lane", LANES)
def test_a_bundle_of_any_messages_is_the_one_that_is_put_together_by_hand(lane: str) -> None:
    steps = st.one_of(st.just(1), st.integers(1, 300), st.sampled_from([1 << 14, 1 << 28, (1 << 32) - 1]))
    times = st.sampled_from([0, 5, (1 << 64) - 1])
    keys, contents = st.sampled_from([b"", b"k", bytes(255)]), st.sampled_from([b"", b"c", bytes(127), bytes(128)])

    @given(st.lists(st.tuples(steps, times, keys, contents), min_size=1, max_size=20), st.booleans())
    def holds(given: list[tuple[int, int, bytes, bytes]], sparse: bool) -> None:
        messages, made = Gathered(), []
        number, before = 0, -1
        for place, (step, time, key, content) in enumerate(given):
            number += step
            messages.add(number, time, key, content)
            has_step = sparse and 0 < place < len(given) - 1
            made.append(
                tank.message(
                    content,
                    timestamp=None if time == before else time,
                    key=key or None,
                    delta=step - 1 if has_step and step > 1 else None,
                    flags=tank.PREVIOUS_PLUS_ONE if has_step and step == 1 else 0,
                )
            )
            before = time
        first = given[0][0] if sparse and number - given[0][0] <= 1 << 32 else None
        with using(lane):
            written = encode.entry(messages.messages(), Codec.none, sparse=first is not None)
        if sparse == (first is not None):
            assert written == tank.bundle(made, first=first, last=number)

    holds()


@pytest.mark.parametrize("case", ["raw_key0", "raw_noncanon_count", "raw_first_uselastts", "raw_sparse_edges"])
def test_what_other_clients_may_send_comes_out_in_fewer_ways_with_the_same_records(corpus: Path, case: str) -> None:
    (segment,) = segspec.open(corpus / "tank" / case).segments
    again = b""
    for messages, bundle, _, _ in bundles(segment):
        again += encode.entry(Gathered(messages).messages(), Codec(bundle.codec), sparse=bundle.is_sparse)
    assert again != Path(segment.path).read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / segment.name
        copy.write_bytes(again)
        records = [(r.offset, r.timestamp, r.key, r.value) for r in segspec.open(copy).records(on_damage="fail")]
    assert records == [(r.offset, r.timestamp, r.key, r.value) for r in segspec.open(segment.path).records()]


@pytest.mark.parametrize("case", [case for case in CLIENTS if case != "head_torn_enospc"])
def test_an_index_that_is_missing_is_built_byte_for_byte_as_the_broker_wrote_it(
    corpus: Path, case: str, tmp_path: Path
) -> None:
    for segment in segspec.open(corpus / "tank" / case).segments:
        if case == "head_compact" and segment.details["state"] == "immutable":
            continue  # Compaction has an interval of its own.
        folder = tmp_path / segment.name
        folder.mkdir()
        shutil.copyfile(segment.path, folder / layout.SegmentName(segment.base or 0, None, 1).text)
        segspec.create(folder, "tank", resume=True, index_interval=INTERVALS.get(case, 4096)).close()
        assert segment.index is not None
        assert (folder / Path(segment.index).name).read_bytes() == Path(segment.index).read_bytes()


@pytest.mark.parametrize(
    ("case", "segment_bytes"),
    [
        ("head_empty_content", 1 << 30),
        ("head_small_plain", 1 << 30),
        ("head_keys_ts", 1 << 30),
        ("head_multiseg", 16 << 10),
        ("head_snappy", 1 << 30),
        ("head_torn_kill9", 65_536),
    ],
)
def test_the_same_bundles_give_the_same_folder_as_the_broker(
    corpus: Path,
    case: str,
    segment_bytes: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    the_brokers_compressor: None,
) -> None:
    ours, theirs, log = tmp_path / "ours", tmp_path / "theirs", segspec.open(corpus / "tank" / case)
    theirs.mkdir()
    for path in (path for s in log.segments for path in (s.path, s.index) if path):
        shutil.copyfile(path, theirs / Path(path).name)
    options: dict[str, Any] = {"segment_bytes": segment_bytes, "index_interval": INTERVALS.get(case, 4096)}
    with segspec.create(ours, "tank", bundle_records=10_000, bundle_bytes=1 << 24, **options) as copy:
        for segment in log.segments:
            monkeypatch.setattr(writer, "now", lambda created=segment.details["created"]: int(created) * 1000)
            for messages, *_ in bundles(segment):
                for number, timestamp, key, value in messages:
                    assert copy.append(value, key=key, timestamp=timestamp) == number
                copy.flush(sync=False)
        if log.segments[-1].details["state"] == "immutable":
            copy.roll()
    assert_same_files(ours, theirs)


RECORD = st.tuples(
    st.binary(max_size=60),
    st.binary(max_size=20),
    st.one_of(st.just(1_700_000_000_000), st.integers(0, (1 << 64) - 1)),
    st.one_of(st.just(0), st.integers(1, 300), st.integers(1, 1 << 33)),
    st.sampled_from(["", "", "", "flush", "roll", "resume"]),
)
OPTIONS = st.fixed_dictionaries(
    {
        "dialect": st.sampled_from(["system", "document"]),
        "segment_bytes": st.integers(64, 600),
        "index_interval": st.integers(128, 400),
        "index_bytes": st.integers(0, 30),
        "bundle_records": st.integers(1, 20),
        "bundle_bytes": st.integers(1, 600),
        "compression": st.sampled_from(["client", "none", "snappy"]),
    }
)


@given(records=st.lists(RECORD, max_size=40), first=st.integers(1, 1 << 63), options=OPTIONS)
def test_any_records_come_back_in_sound_segments(records: list[Any], first: int, options: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, given = Path(name), []
        log, due = segspec.create(folder, "tank", first_offset=first, **options), first
        for value, key, timestamp, gap, then in records:
            assert log.append(value, key=key, timestamp=timestamp, offset=due + gap) == due + gap
            given.append((due + gap, timestamp, key or None, value))
            due += gap + 1
            if then == "flush":
                log.flush(sync=False)
            elif then == "roll":
                log.roll()
            elif then == "resume":
                log.close()
                log = segspec.create(folder, "tank", resume=True, **options)
        log.close()
        if not records:
            assert list(folder.iterdir()) == []
            return
        found = segspec.open(folder)
        assert [(r.offset, r.timestamp, r.key, r.value) for r in found.records(on_damage="fail")] == given
        assert wrong(folder) == []
        assert [str(f) for s in found.segments for f in segspec.open(s.path).verify()] == []
        sparse = found.info()["sparse_bundles"]
        assert not sparse or options["dialect"] == "system"


def test_numbers_left_out_make_a_sparse_bundle_that_says_where_each_message_stands(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "tank", compression="none") as log:
        for number in (1, 2, 3):
            log.append(b"a", timestamp=5, offset=number)
        log.flush()
        for number in (4, 7, 8, 9, 20):
            log.append(b"b", timestamp=5, offset=number)
        log.flush()
        log.append(b"c", timestamp=5, offset=30)
        log.flush()
        log.append(b"d", timestamp=5)
    (segment,) = segspec.open(tmp_path).segments
    assert [b.is_sparse for _, b, _, _ in bundles(segment)] == [False, True, True, False]
    assert [o for o, _ in rows(tmp_path)] == [1, 2, 3, 4, 7, 8, 9, 20, 30, 31]
    assert wrong(tmp_path) == []


def test_numbers_left_out_begin_a_segment_in_the_documents_dialect(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "tank", dialect="document") as log:
        for number in (None, None, 10, 11, 20):
            log.append(b"a", offset=number)
    assert [s.base for s in segspec.open(tmp_path).segments] == [1, 10, 20]
    assert segspec.open(tmp_path).info()["sparse_bundles"] == 0
    with segspec.create(tmp_path, "tank", dialect="document", resume=True) as log:
        assert log.append(b"b") == 21
    assert [o for o, _ in rows(tmp_path)] == [1, 2, 10, 11, 20, 21]


def test_a_number_too_far_for_the_index_begins_a_segment(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "tank") as log:
        for number in (1, 1 << 31, (1 << 31) + 1, 1 << 40):
            assert log.append(b"a", offset=number) == number
    assert [s.base for s in segspec.open(tmp_path).segments] == [1, (1 << 31) + 1, 1 << 40]
    assert [o for o, _ in rows(tmp_path)] == [1, 1 << 31, (1 << 31) + 1, 1 << 40]
    assert wrong(tmp_path) == []


def test_a_number_that_was_given_and_one_that_is_too_high_are_refused(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "tank", first_offset=writer.MAX_NUMBER - 1) as log:
        log.append(b"a")
        with pytest.raises(ValueError, match="offset is 1; it is at least 18446744073709551614"):
            log.append(b"b", offset=1)
        assert log.append(b"b") == writer.MAX_NUMBER
        with pytest.raises(ValueError, match="is the last number"):
            log.append(b"c")
    assert rows(tmp_path) == [(writer.MAX_NUMBER - 1, b"a"), (writer.MAX_NUMBER, b"b")]


@pytest.mark.parametrize(
    ("compression", "values", "compressed"),
    [
        ("client", [b""] * 512, False),
        ("client", [b""] * 513, True),
        ("client", [b"x" * 1023], False),
        ("client", [b"x" * 1024], True),
        ("none", [b"x" * 5000] * 2, False),
        ("snappy", [b""], True),
    ],
)
def test_a_bundle_is_compressed_by_the_clients_rule_or_always_or_never(
    compression: str, values: list[bytes], compressed: bool, tmp_path: Path
) -> None:
    with segspec.create(tmp_path, "tank", compression=compression, bundle_records=1000) as log:
        for value in values:
            log.append(value, key=b"k" if value is values[0] else None, timestamp=1)
    ((_, bundle, _, _),) = bundles(segspec.open(tmp_path).segments[0])
    assert [value for _, value in rows(tmp_path)] == values
    assert (bundle.codec == Codec.snappy) == compressed


def test_a_bundle_that_readers_would_not_decompress_is_stored_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "DEFAULT_LIMITS", segspec.Limits(decompressed_bytes=2000))
    with segspec.create(tmp_path, "tank", compression="snappy") as log:
        log.append(bytes(1900))
        log.flush()
        log.append(bytes(2000))
    codecs = [bundle.codec for _, bundle, _, _ in bundles(segspec.open(tmp_path).segments[0])]
    assert codecs == [Codec.snappy, Codec.none]


def test_a_bundle_ends_by_count_by_bytes_and_at_a_flush(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "tank", bundle_records=3, bundle_bytes=10) as log:
        append_all(log, [b""] * 4)
        log.flush()
        append_all(log, [b"12345", b"12345", b"1", b"x" * 50, b"", b""])
    segment = segspec.open(tmp_path).segments[0]
    assert [[len(m.content) for m in messages] for messages, *_ in bundles(segment)] == [
        [0, 0, 0],
        [0],
        [5, 5],
        [1],
        [50],
        [0, 0],
    ]


def test_a_message_without_a_timestamp_has_that_of_its_append(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "now", lambda: 1_700_000_000_123)
    with segspec.create(tmp_path, "tank") as log:
        append_all(log, [b"a", b"b"])
    assert [r.timestamp for r in segspec.open(tmp_path).records()] == [1_700_000_000_123] * 2
    ((_, _, plain, _),) = bundles(segspec.open(tmp_path).segments[0])
    assert plain.count((1_700_000_000_123).to_bytes(8, "little")) == 1


@given(st.integers(0, (1 << 32) - 1))
def test_any_integer_comes_back_in_as_few_bytes_as_the_parser_counts(value: int) -> None:
    written = packed_integer(value)
    found, end = kaitai.parse(Leb128U32, from_bytes(written), 0)
    assert (found.value, end) == (value, len(written))
    assert len(written) == found.size
