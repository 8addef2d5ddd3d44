"""Pieces of segments: read one by one they give what one walk gives, record for record and finding for finding."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from segspec.core.errors import SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Listing, SegmentFile
from segspec.core.stretch import Wanted
from segspec.formats import get
from segspec.formats.contract.reading import Landmark
from segspec.library.log import Log, open_all
from segspec.library.pieces import LogPiece, PieceOfLog, pieces_of_segment
from segspec.reading import segment_pieces
from segspec.reading.seek import Seeker
from segspec.reading.segment_pieces import Piece
from segspec.storage.source import open_source
from tests.builders import ffwd, osiris
from tests.helpers.hostile import key, mutations
from tests.helpers.logs import write_files
from tests.helpers.sweeps import some
from tests.needs import ROOT

FORMATS = ("durable_log", "ffwd", "mojo", "osiris", "tank")
EVERY_FRAME = 20_000
"""Segments up to so many bytes are cut at every frame, larger ones into seven pieces."""
EVERY_BYTE = 400
MOST_BYTES = 6_000
"""Segments up to so many bytes are cut at every byte in the one test, and damaged in the other."""
ENOUGH = 120
"""So many bytes are tried at least."""

Given = tuple[list[object], list[str]]
Pair = tuple[SegmentFile, SegmentFile | None]


def given(log: Log) -> Given:
    """All records of a log, and all that is told of it, in order."""
    records: list[object] = []
    findings: list[str] = []
    for _, step in log.steps(on_damage="skip", wanted=Wanted(records=True)):
        records += [(record.position, key(record)) for record in step.records]
        findings += [f"{finding} {finding.records} {finding.bytes} {finding.field}" for finding in step.findings]
    return records, findings


def whole(format: str, segment: SegmentFile, following: SegmentFile | None = None) -> Given:
    return given(Log(segment.path, get(format), Listing((segment,)), following=following))


def joined(format: str, pieces: Iterable[LogPiece]) -> Given:
    records: list[object] = []
    findings: list[str] = []
    for piece in pieces:
        more, found = given(PieceOfLog(get(format), piece))
        records += more
        findings += found
    return records, findings


def cut(format: str, segment: SegmentFile, following: SegmentFile | None, piece_bytes: int) -> list[LogPiece]:
    return list(pieces_of_segment(get(format), segment, following, piece_bytes, DEFAULT_LIMITS))


def opened(path: Path, format: str) -> list[Log]:
    try:
        return open_all(path, format=format)
    except (SegspecError, OSError):
        return []


def segments(logs: Iterable[Log]) -> Iterator[Pair]:
    for log in logs:
        if not log.only_index:
            yield from zip(log.segments, (*log.segments[1:], None), strict=True)


def vectors(format: str, folder: Path) -> Iterator[Log]:
    """The inputs of the vectors, each as a log of its own."""
    for path in sorted((ROOT / "tests" / "vectors" / format).glob("*.json")):
        for number, vector in enumerate(json.loads(path.read_text(encoding="utf-8"))["vectors"]):
            streams = [vector["input"][one] for one in ("segment", "index") if one in vector.get("input", {})]
            if streams and "segment" in vector["input"]:
                files = {one["name"]: content_of(one, path.parent) for one in streams}
                place = write_files(folder / path.stem / str(number), files)
                yield from opened(place / streams[0]["name"], format)


def content_of(stream: dict[str, str], folder: Path) -> bytes:
    return bytes.fromhex(stream["hex"]) if "hex" in stream else (folder / stream["file"]).read_bytes()


def logs_of(format: str, folder: Path, *roots: str) -> Iterator[Log]:
    for root in roots:
        yield from opened(ROOT / "tests" / root / format, format)
    yield from vectors(format, folder)


@pytest.fixture
def _near_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces are begun one frame before, or a few: as little is known of what comes before as ever."""
    monkeypatch.setattr(segment_pieces, "LEAD_BYTES", 1)


@pytest.mark.usefixtures("_near_leads")
@pytest.mark.parametrize("format", FORMATS)
def test_every_log_of_the_corpus_and_the_vectors_cut_at_every_frame_is_the_whole(format: str, tmp_path: Path) -> None:
    parts = 0
    for segment, following in some(segments(logs_of(format, tmp_path, "data", "corpus")), 60):
        size = Path(segment.path).stat().st_size
        pieces = cut(format, segment, following, 1 if size <= EVERY_FRAME else size // 7)
        parts += len(pieces)
        if len(pieces) > 1:
            assert [one.piece.end for one in pieces[:-1]] == [one.piece.start for one in pieces[1:]]
            assert joined(format, pieces) == whole(format, segment, following), segment.path
    assert parts > 60


@pytest.mark.parametrize("format", FORMATS)
def test_a_log_cut_at_every_byte_is_the_whole(format: str, tmp_path: Path) -> None:
    """Whoever plans may be told of frames where there are none: within frames, within damage."""
    at_bytes = 0
    for segment, _ in segments(logs_of(format, tmp_path)):
        size = Path(segment.path).stat().st_size
        if not size or size > EVERY_BYTE:
            continue
        expected = whole(format, segment)
        for pieces in at_every_byte(format, segment, size):
            at_bytes += 1
            assert joined(format, pieces) == expected, (segment.path, pieces[1].piece)
        if at_bytes > ENOUGH:
            return
    raise AssertionError(f"no more than {at_bytes} bytes were tried")


def at_every_byte(format: str, segment: SegmentFile, size: int) -> list[Sequence[LogPiece]]:
    """The segment in two pieces, in every way that has a frame before the second."""
    with open_source(segment.path) as source:
        marks = list(Seeker(get(format), (segment,), DEFAULT_LIMITS).landmarks(source, segment, 1))
    made: list[Sequence[LogPiece]] = []
    for at in range(1, size):
        lead = next((mark for mark in reversed(marks) if mark.position < at), None)
        if lead is not None:
            first, second = Piece(segment, 0, at, None, lead), Piece(segment, at, None, lead)
            made.append((LogPiece(first, None, at), LogPiece(second, None, size - at)))
    return made


@pytest.mark.usefixtures("_near_leads")
@pytest.mark.parametrize("format", FORMATS)
def test_damaged_logs_cut_at_every_frame_are_the_whole(format: str, tmp_path: Path) -> None:
    """Beside an index that is as it was. Where the walk over all of a segment takes a number for sound that is damaged
    too, it may give the rest up: pieces that begin after it do not know of that, and release what they have."""
    parts = 0
    for number, (segment, _) in enumerate(segments(logs_of(format, tmp_path / "sound", "data"))):
        content, name = Path(segment.path).read_bytes(), Path(segment.path).name
        index = [Path(segment.index)] if segment.index and Path(segment.index).is_file() else []
        if not 60 <= len(content) <= MOST_BYTES or number % 9:
            continue
        for turn, changed in enumerate(mutations(content, 1, f"{format} {number}")):
            files = {name: changed} | {one.name: one.read_bytes() for one in index}
            folder = write_files(tmp_path / "damaged" / f"{number}-{turn}", files)
            for damaged, _ in segments(opened(folder / name, format)):
                pieces = cut(format, damaged, None, 1)
                parts += len(pieces)
                got, expected = joined(format, pieces), whole(format, damaged)
                gave_up = any("nothing readable follows" in one for one in expected[1])
                assert got == expected or (gave_up and got[0][: len(expected[0])] == expected[0]), folder
    assert parts > 30


def test_a_trailer_that_damage_makes_reach_over_a_cut_is_no_reason_to_refuse(tmp_path: Path) -> None:
    """The next piece sees that nothing begins where the index says, and goes by the walk as well."""
    lengths = (None, 16, None, None)
    chunks = [osiris.plain(b"v%d" % number, len_trailer=length) for number, length in enumerate(lengths)]
    content, index = osiris.segment(*chunks)
    starts = osiris.positions(*chunks)
    write_files(tmp_path, {osiris.segment_name(0): content, osiris.index_name(0): index})
    ((segment, _),) = segments(opened(tmp_path, "osiris"))
    lead = Landmark(starts[0], 0)
    pieces = [
        LogPiece(Piece(segment, 0, starts[2], None, lead), None, starts[2]),
        LogPiece(Piece(segment, starts[2], None, lead), None, len(content) - starts[2]),
    ]
    got = joined("osiris", pieces)
    assert got == whole("osiris", segment)
    assert got[1]


@pytest.mark.usefixtures("_near_leads")
def test_empty_messages_at_the_end_are_counted_over_all_pieces(tmp_path: Path) -> None:
    content = ffwd.header(15) + b"".join(ffwd.entry(b"value") for _ in range(3)) + b"".join([ffwd.entry(b"")] * 8)
    write_files(tmp_path, {ffwd.segment_name(15): content})
    ((segment, _),) = segments(opened(tmp_path, "ffwd"))
    pieces = cut("ffwd", segment, None, 1)
    assert len(pieces) > 5
    _, findings = joined("ffwd", pieces)
    assert ["the last 8 messages are empty" in one for one in findings] == [True]


def test_chunks_that_begin_to_count_again_are_not_cut_off_from_those_before(tmp_path: Path) -> None:
    """Without an index: a walk over headers would pass on, and a walk that checks gives the rest up."""
    again = [osiris.plain(b"old") for _ in range(3)]
    first, _ = osiris.segment(*again)
    content = first + first[osiris.positions(*again)[0] :]
    write_files(tmp_path, {osiris.segment_name(0): content})
    ((segment, _),) = segments(opened(tmp_path, "osiris"))
    assert joined("osiris", cut("osiris", segment, None, 1)) == whole("osiris", segment)
