"""osiris as we write it: read back, and held against the files of real brokers."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.core.model import Record
from segspec.formats.osiris import encode, writer
from segspec.formats.osiris.chunk import Chunk, ChunkType, TrackingEntry, has_unfiltered
from segspec.formats.osiris.index import record_of
from segspec.formats.osiris.tracking import TrackingState, TrackingType
from segspec.writing import LogWriter
from segspec_ksy.osiris_sub_batch import OsirisSubBatch
from tests.helpers.corpus import truth_lines
from tests.osiris.reading import broker_state, may_hold
from tests.writing.logs import append_all, assert_same_files, rows, wrong
from tests.writing.osiris_reading import SOME_TIME, Read, chunks, entries_of

INTACT = [
    "dedup",
    "empty",
    "epochs",
    "new_bloom16",
    "new_tracking",
    "new_wide",
    "offsets",
    "plain_amqp091",
    "plain_stream",
    "subbatch",
    "torn_20_recovered",
    "torn_small_recovered",
]
CANONICAL_NAMES = 32
"""Up to so many names in one list Erlang's maps are sorted; beyond they follow its hash."""
LARGE_CHUNKS: dict[str, Any] = {"chunk_entries": 65_535, "chunk_bytes": 1 << 26, "chunk_milliseconds": None}


@cache
def real_chunks(case: Path) -> list[Read]:
    return list(chunks(case))


def entry_again(entry: Any) -> bytes:
    """The compressed body is the compressor's, so it is taken as it is; a body that is not compressed is not."""
    if not isinstance(entry, OsirisSubBatch):
        return encode.simple_entry(entry.body)
    if entry.compression is encode.Compression.none:
        return encode.sub_batch(entry.compression, entry.num_records, entry.body)
    return encode.stored_sub_batch(entry.compression, entry.num_records, entry.len_uncompressed, entry.body)


def tracking_again(entries: list[TrackingEntry], *, snapshot: bool = False) -> bytes:
    """Blocks in their order, which beyond 32 names is Erlang's."""
    blocks = []
    for entry in entries:
        kind = TrackingType[entry.type]
        carried = entry.chunk_id if snapshot and kind is TrackingType.sequence else None
        blocks.append(encode.tracking_block(kind, entry.id, entry.value, carried))
    return b"".join(blocks)


def chunk_again(chunk: Chunk, records: list[Record]) -> bytes:
    header, user = chunk.header, chunk.header.chunk_type == ChunkType.user
    entries = [entry_again(entry) for entry in entries_of(chunk)] if user else []
    if not user:
        is_snapshot = header.chunk_type == ChunkType.tracking_snapshot
        entries = [encode.simple_entry(tracking_again(chunk.tracking, snapshot=is_snapshot))]
    return encode.chunk(
        encode.NewChunk(
            chunk_type=header.chunk_type,
            version=0,
            entries=len(entries),
            records=len(records) if user else 1,
            timestamp=header.timestamp,
            epoch=header.epoch,
            chunk_id=header.chunk_id,
            filter=chunk.filter,
            data=b"".join(entries),
            trailer=tracking_again(chunk.tracking) if user else b"",
        )
    )


@pytest.mark.parametrize("case", INTACT)
def test_every_intact_segment_and_index_written_again_is_the_same_bytes(corpus: Path, case: str) -> None:
    segments: dict[str, bytes] = {}
    indexes: dict[str, bytes] = {}
    for segment in segspec.open(corpus / "osiris" / case).segments:
        assert segment.index is not None
        segments[segment.path] = encode.segment_header()
        indexes[segment.index] = encode.index_header("system")
    for segment, chunk, records in real_chunks(corpus / "osiris" / case):
        assert segment.index is not None
        segments[segment.path] += chunk_again(chunk, records)
        indexes[segment.index] += encode.index_record(record_of(chunk.header, chunk.position))
    for path, again in (segments | indexes).items():
        assert again == Path(path).read_bytes(), path


@pytest.mark.parametrize("case", ["dedup", "epochs", "new_tracking", "offsets", "plain_amqp091"])
def test_tracking_of_up_to_32_names_is_written_in_osiris_own_order(corpus: Path, case: str) -> None:
    seen = 0
    for _, chunk, _ in real_chunks(corpus / "osiris" / case):
        names: dict[str, int] = {}
        for entry in chunk.tracking:
            names[entry.type] = names.get(entry.type, 0) + 1
        if not names or max(names.values()) > CANONICAL_NAMES:
            continue
        seen += len(chunk.tracking) > 1
        if chunk.header.chunk_type == ChunkType.tracking_snapshot:
            state = TrackingState()
            state.replay(chunk)
            assert encode.simple_entry(encode.snapshot(state)) == chunk.data
        else:
            changes = {(TrackingType[e.type], e.id): e.value for e in chunk.tracking}
            there = encode.simple_entry(encode.delta(changes)) if not chunk.trailer else encode.delta(changes)
            assert there == (chunk.trailer or chunk.data)
    assert seen or case == "plain_amqp091"


def filters_of(case: Path) -> dict[bytes, bytes]:
    """What a record was tagged with when it was written, by the record's value."""
    written = [line for line in truth_lines(case) if line["t"] == "written" and line["filter_hex"] is not None]
    return {bytes.fromhex(line["hex"]): bytes.fromhex(line["filter_hex"]) for line in written}


class Broker:
    """Appends what is in a real log: chunk by chunk, at the times and in the epochs that it has."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, **options: Any) -> None:
        monkeypatch.setattr(writer, "now", lambda: next(self.times))
        self.times: Iterator[int] = iter(())
        self.folder = folder
        self.options = options

    def append(self, theirs: Path, filters: dict[bytes, bytes]) -> None:
        self.times = iter([chunk.header.timestamp for _, chunk, _ in real_chunks(theirs)])
        with segspec.create(self.folder, "osiris", **LARGE_CHUNKS, **self.options) as log:
            for _, chunk, records in real_chunks(theirs):
                if chunk.header.chunk_type != ChunkType.tracking_snapshot:
                    self._append_chunk(log, chunk, records, filters)

    def _append_chunk(self, log: LogWriter, chunk: Chunk, records: list[Record], filters: dict[bytes, bytes]) -> None:
        sequences = [entry for entry in chunk.tracking if entry.type == "sequence"]
        for entry in chunk.tracking:
            if entry.type != "sequence":
                log.track(consumer=entry.id, **{entry.type: entry.value})
        plain = len(records) - len(sequences)
        for record in records[:plain]:
            assert log.append(record.value, filter=filters.get(record.value or b"")) == record.offset
        for record, sequence in zip(records[plain:], sequences, strict=True):
            assert log.append(record.value, producer=sequence.id, sequence=sequence.value) == record.offset
        log.flush(sync=False)


@pytest.mark.parametrize(("case", "limit"), [("plain_stream", 50_000), ("new_bloom16", 30_000), ("new_wide", 10**9)])
def test_the_same_appends_give_the_same_folder_as_the_broker(
    corpus: Path, case: str, limit: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = corpus / "osiris" / case
    Broker(monkeypatch, tmp_path, segment_bytes=limit).append(theirs, filters_of(theirs))
    (tmp_path / "truth.jsonl").write_bytes((theirs / "truth.jsonl").read_bytes())
    if (theirs / "seek.jsonl").exists():
        (tmp_path / "seek.jsonl").write_bytes((theirs / "seek.jsonl").read_bytes())
    assert_same_files(tmp_path, theirs)


@pytest.mark.parametrize(("case", "limit"), [("dedup", 30_000), ("offsets", 20_000), ("plain_amqp091", 100_000)])
def test_with_tracking_all_but_what_is_in_snapshots_is_as_the_broker_wrote_it(
    corpus: Path, case: str, limit: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """osiris up to 1.10 puts into a snapshot what belongs to the chunk after it, and leaves it out of that chunk."""

    def seen(read: Iterable[Read]) -> list[Any]:
        out = []
        for segment, chunk, _ in read:
            snapshot = chunk.header.chunk_type == ChunkType.tracking_snapshot
            header, data = chunk.header, b"" if snapshot else chunk.data
            out.append((segment.name, chunk.kind, header.chunk_id, header.timestamp, data, chunk.trailer))
        return out

    Broker(monkeypatch, tmp_path, segment_bytes=limit).append(corpus / "osiris" / case, {})
    assert seen(chunks(tmp_path)) == seen(real_chunks(corpus / "osiris" / case))
    assert wrong(tmp_path) == []


NAMES = st.sampled_from([b"", b"a", b"b", b"\x00\xff" * 100, "ü".encode()])
FILTERS = st.sampled_from([None, b"", b"apple", b"orders", b"x" * 255])
CODECS = st.sampled_from([None, None, "none", "gzip", "snappy", "lz4", "zstd"])
TIMES = st.sampled_from([None, None, SOME_TIME, SOME_TIME + 1])


@st.composite
def appends(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    words: dict[str, Any] = {"value": draw(st.binary(max_size=60))}
    if draw(st.booleans()):
        words |= {"producer": draw(NAMES), "sequence": draw(st.integers(0, 9) | st.just((1 << 64) - 1))}
    words |= {"filter": draw(FILTERS), "sub_batch": draw(CODECS), "timestamp": draw(TIMES)}
    return "append", words


TRACKS = st.tuples(
    st.just("track"),
    st.fixed_dictionaries({"consumer": NAMES, "offset": st.integers(0, (1 << 64) - 1)})
    | st.fixed_dictionaries({"consumer": NAMES, "timestamp": st.integers(1 << 62, (1 << 63) - 1)}),
)
OTHERS = st.tuples(st.sampled_from(["flush", "roll", "resume"]), st.just({}))
STEPS = st.lists(st.one_of(appends(), appends(), appends(), TRACKS, OTHERS), max_size=40)


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    return {
        "segment_bytes": draw(st.integers(1, 2000)),
        "segment_chunks": draw(st.integers(1, 20)),
        "chunk_entries": draw(st.integers(1, 9)),
        "chunk_bytes": draw(st.integers(1, 500)),
        "chunk_milliseconds": draw(st.sampled_from([None, 0, 10_000])),
        "sub_batch_records": draw(st.integers(1, 5)),
        "filter_bytes": draw(st.integers(16, 255)),
    }


class Model:
    """What a log should hold: the records, what each was tagged with, and what is tracked."""

    def __init__(self) -> None:
        self.records: list[tuple[int, dict[str, Any]]] = []
        self.sequences: dict[bytes, int] = {}
        self.offsets: dict[bytes, int] = {}
        self.timestamps: dict[bytes, int] = {}

    def append(self, log: LogWriter, words: dict[str, Any]) -> None:
        given = log.append(**words)
        producer = words.get("producer")
        is_duplicate = producer is not None and words["sequence"] <= self.sequences.get(producer, -1)
        assert (given is None) == is_duplicate
        if isinstance(given, int):
            assert not self.records or given > self.records[-1][0]
            self.records.append((given, words))
            if producer is not None:
                self.sequences[producer] = words["sequence"]

    def track(self, log: LogWriter, words: dict[str, Any]) -> None:
        log.track(**words)
        held = self.offsets if "offset" in words else self.timestamps
        held[words["consumer"]] = words.get("offset", words.get("timestamp"))


def run(folder: Path, steps: list[tuple[str, dict[str, Any]]], **words: Any) -> Model:
    model = Model()
    log = segspec.create(folder, "osiris", **words)
    for verb, arguments in steps:
        if verb == "append":
            model.append(log, arguments)
        elif verb == "track":
            model.track(log, arguments)
        elif verb == "resume":
            log.close()
            log = segspec.create(folder, "osiris", resume=True, **words)
        else:
            getattr(log, verb)()
    log.close()
    return model


@given(steps=STEPS, words=options(), first=st.sampled_from([0, 0, 7, writer.LAST_OFFSET - 200]))
def test_any_records_and_tracking_come_back(steps: list[Any], words: dict[str, Any], first: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        model = run(folder, steps, first_offset=first, **words)
        read = list(chunks(folder))
        found = [(record.offset, record.value) for _, _, records in read for record in records]
        assert found == [(offset, words["value"]) for offset, words in model.records]
        assert wrong(folder) == []
        tags = dict(model.records)
        for _, chunk, records in read:
            assert_chunk(chunk, records, words)
            assert bool(chunk.filter) == any(tags[record.offset or 0]["filter"] for record in records)
            for record in records:
                tag = tags[record.offset or 0]["filter"]
                assert may_hold(chunk.filter, tag, unfiltered=True) if tag else has_unfiltered(chunk.filter)
                assert tags[record.offset or 0]["timestamp"] in (None, record.timestamp)
        state = broker_state(segspec.open(folder))[1]
        assert {name: value for name, (_, value) in state.sequences.items()} == model.sequences
        assert state.timestamps == model.timestamps
        kept = {name: offset for name, offset in model.offsets.items() if offset >= first}
        assert kept.items() <= state.offsets.items() <= model.offsets.items()


def assert_chunk(chunk: Chunk, records: list[Record], words: dict[str, Any]) -> None:
    """The chunk keeps to the options; what is not the caller's to choose is as osiris writes it."""
    assert len(chunk.filter) in (0, words["filter_bytes"])
    if chunk.header.chunk_type != ChunkType.user:
        assert (chunk.header.num_entries, chunk.header.num_records, chunk.trailer) == (1, 1, b"")
        return
    entries = entries_of(chunk)
    assert len(entries) == chunk.header.num_entries <= words["chunk_entries"]
    assert len(records) == chunk.header.num_records
    assert sum(4 + len(record.value or b"") for record in records[:-1]) < words["chunk_bytes"]
    batches = [entry for entry in entries if isinstance(entry, OsirisSubBatch)]
    assert all(1 <= batch.num_records <= words["sub_batch_records"] for batch in batches)
    if words["chunk_milliseconds"] == 0:
        assert len(records) == 1


@given(values=st.lists(st.binary(max_size=30), max_size=20), limit=st.integers(1, 500))
def test_the_documents_dialect_has_chunks_of_version_1_and_no_header_in_its_index(
    values: list[bytes], limit: int
) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with segspec.create(folder, "osiris", dialect="document", segment_bytes=limit, chunk_entries=3) as log:
            given = append_all(log, values)
            log.track(consumer=b"c", offset=3)
        assert rows(folder) == given
        assert wrong(folder) == []
        assert segspec.open(folder).info()["dialect"] == "document"
        for segment, chunk, _ in chunks(folder):
            assert chunk.header.version == 1
            record = encode.index_record(record_of(chunk.header, chunk.position))
            assert record in Path(segment.index or "").read_bytes()
            assert Path(segment.index or "").stat().st_size % len(record) == 0
