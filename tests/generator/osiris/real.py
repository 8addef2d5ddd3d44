"""Files that RabbitMQ and osiris wrote. What they hold is known from their consumers: the truth beside the samples."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.builders.osiris import HEADER, USER, segment_name
from tests.generator.book import JSON, Book, Frame, Section, Stream, clean, records_of, torn, truncations
from tests.generator.osiris.build import CHUNK_HEADER, START, end_of, record
from tests.generator.osiris.notes import section
from tests.generator.osiris.tails import cut_in_head

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "tests" / "data" / "osiris"
SAMPLES = ROOT / "python" / "segspec" / "samples" / "osiris"
ABOUT = {
    "empty": "RabbitMQ 3.10: a segment as it is created.",
    "epochs": "RabbitMQ 3.10: epoch 14 after two restarts; it begins with a snapshot.",
    "offsets": "RabbitMQ 3.10: a consumer stores offsets: a snapshot, a delta chunk, a trailer.",
    "plain_amqp091": "RabbitMQ 3.10: messages that were published by AMQP 0.9.1, with a trailer for each channel.",
    "new_bloom16": "osiris 1.10.3: chunks with and without filters.",
    "new_tracking": "osiris 1.10.3: a snapshot of 281 sequences, and offsets and timestamps.",
}
CODECS = ("gzip", "snappy", "lz4", "zstd")
COMPLETE = ("osiris.index.complete",)


def write(book: Book) -> None:
    part = section(
        book,
        "real-files",
        "Files that RabbitMQ and osiris wrote.",
        *(
            "TrackingTakesOffset",
            "FilterUnknown",
            "TornTail",
            "HeaderCut",
            "SubBatchOffsets",
            "WrongContainer",
            "IndexTrusted",
        ),
    )
    for name, about in ABOUT.items():
        stream, index = _pair(DATA / name)
        frames = list(walk(stream.content))
        words = name.replace("_", "-")
        flags = ("FilterUnknown",) if "bloom" in name else ("TrackingTakesOffset",)
        part.read(words, about, stream, clean(records_of(frames), len(stream.content)), flags=flags)
        text = f"The index of {words}, as its broker wrote it."
        part.index(f"{words}-index", text, stream, index, [], level="must", flags=("IndexTrusted",), rules=COMPLETE)
    _batches(part)
    _torn(part)
    stream, _ = _pair(DATA / "offsets")
    cut_in_head(part, "offsets", stream)
    truncations(
        part, "offsets", stream.name, list(walk(stream.content)), head=HEADER, flags=("TornTail",),
        rules=("osiris.end.clean",),
    )  # fmt: skip


def walk(content: bytes) -> Iterator[Frame]:
    """The chunks of a sound file that hold no sub-batches, up to the first that is not whole."""
    at = START
    while at + CHUNK_HEADER <= len(content):
        head = struct.unpack_from(">BBHIqQQIIIB", content, at)
        kind, timestamp, epoch, chunk_id, data, trailer, filter = head[1], *head[4:7], *head[8:]
        end = at + CHUNK_HEADER + filter + data + trailer
        if end > len(content):
            return
        start = at + CHUNK_HEADER + filter
        bodies = list(_bodies(content[start : start + data])) if kind == USER else []
        records = [record(chunk_id + number, body, chunk_id, timestamp, epoch) for number, body in enumerate(bodies)]
        yield Frame(content[at:end], records)
        at = end


def chunk_positions(content: bytes) -> list[int]:
    """Where the chunks of a sound file begin."""
    at, out = START, []
    for frame in walk(content):
        out.append(at)
        at += len(frame.content)
    return out


def known_answers() -> dict[str, Any]:
    """What the real systems answered of these files (see the README beside them)."""
    known: dict[str, Any] = json.loads((DATA / "answers.json").read_bytes())
    return known


def _bodies(data: bytes) -> Iterator[bytes]:
    at = 0
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        if length >> 31:
            return
        yield data[at + 4 : at + 4 + length]
        at += 4 + length


def _pair(folder: Path, base: int | None = None) -> tuple[Stream, Stream]:
    pattern = "*.segment" if base is None else segment_name(base)
    path = next(folder.glob(pattern))
    beside = path.with_suffix(".index")
    return Stream(path.name, path.read_bytes()), Stream(beside.name, beside.read_bytes())


def _truth(sample: str) -> dict[int, JSON]:
    lines = (SAMPLES / sample / "truth.jsonl").read_text().splitlines()
    return {int(line["offset"]): line for line in map(json.loads, lines)}


def _batches(part: Section) -> None:
    """Values by their hashes, as the sample's truth has them; a consumer of the stream received them so."""
    stream, index = _pair(DATA / "subbatch")
    truth = _truth("sub_batches")
    records: list[JSON] = []
    frames = list(walk(stream.content))
    for frame in frames:
        _, _, _, count, timestamp, epoch, chunk_id = struct.unpack_from(">BBHIqQQ", frame.content)
        for offset in range(chunk_id, chunk_id + count):
            known = record(offset, b"", chunk_id, timestamp, epoch)
            del known["value"]
            records.append(known | {"value_sha256": truth[offset]["value"]})
    text = "RabbitMQ 3.10: simple entries and sub-batches, plain and in gzip, snappy, LZ4 and zstd."
    needs = tuple(f"compression:{codec}" for codec in CODECS)
    outcome = clean(records, len(stream.content))
    part.read(
        "sub-batches", text, stream, outcome, requires=needs, flags=("SubBatchOffsets", "WrongContainer"),
        rules=[f"osiris.container.{codec}" for codec in CODECS],
    )  # fmt: skip
    part.index(
        "sub-batches-index", "The index of these sub-batches.", stream, index, [], level="must",
        flags=("IndexTrusted",), rules=COMPLETE,
    )  # fmt: skip


def _torn(part: Section) -> None:
    """The end of a segment that a dying broker left, under the name of its first chunk's id."""
    stream, index = _pair(SAMPLES / "torn_tail" / "log", 839)
    frames = list(walk(stream.content))
    truth = _truth("torn_tail")
    for one in records_of(frames):
        assert truth[int(one["offset"])]["value"] == sha256(bytes.fromhex(one["value"])).hexdigest(), one
    kept = frames[-6:]
    tail = stream.content[end_of(frames) :]
    base = int.from_bytes(kept[0].content[24:32], "big")
    content = HEADER + b"".join(frame.content for frame in kept) + tail
    cut = Stream(segment_name(base), content)
    text = (
        f"The end of a segment that RabbitMQ 3.10 was killed over: six chunks, and {len(tail)} bytes of the torn one."
    )
    part.read("torn-tail", text, cut, torn(records_of(kept), end_of(kept)), flags=("TornTail",))
    found = ("index-ahead", len(index.content) - 29)
    listed = struct.unpack_from(">Q", index.content, found[1])[0]
    whole_index = [] if listed <= int.from_bytes(frames[-1].content[24:32], "big") else [found]
    text = "The whole of that segment and its index: segment first, then index, so the torn chunk is not listed."
    part.index("torn-tail-index", text, stream, index, whole_index, flags=("TornTail",), rules=("osiris.index.chunks",))
