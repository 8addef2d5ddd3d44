"""The vectors of mojo, besides what tests/conformance/test_vectors.py asks of all."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from segspec.formats.mojo import encode
from segspec.formats.mojo.layout import Variant
from tests.builders.mojo import PACK_TAG
from tests.conformance import compare
from tests.generator.mojo import real

FORMAT = "mojo"


def stored() -> list[dict[str, Any]]:
    return list(compare.stored(FORMAT).values())


def test_no_vector_that_must_pass_is_in_another_reading() -> None:
    """`must` is what the page states of the one reading in which all its sizes hold."""
    wrong = [one["id"] for one in stored() if one["level"] == "must" and one["id"].startswith("mojo/variants/")]
    assert wrong == ["mojo/variants/finished-primary"]


@pytest.mark.parametrize("file", real.FILES, ids=[file.words for file in real.FILES])
def test_real_vectors_hold_what_was_added(file: real.Real, corpus: Path) -> None:
    truth = real.truth_of((corpus / FORMAT / file.corpus / "truth.jsonl").read_text())
    assert real.digest(truth) == file.truth
    (vector,) = (one for one in stored() if one["id"] == f"mojo/real-files/{file.words}")
    assert vector["read"]["records"] == truth


def flipped_once() -> Iterator[tuple[dict[str, Any], set[int]]]:
    """The finished segment's vectors of the bit-flip rule, and the bytes that each is about."""
    for one in stored():
        if one["id"].startswith("mojo/bit-flips/finished-"):
            positions = [range(int(start), int(end)) for start, end in one["every"]["bit"]]
            yield one, {position for some in positions for position in some}


def test_every_byte_of_the_flipped_segment_is_in_one_vector() -> None:
    found = sorted(position for _, positions in flipped_once() for position in positions)
    (size,) = {len(one["input"]["segment"]["hex"]) // 2 for one, _ in flipped_once()}
    assert found == list(range(size))


def test_what_nothing_protects_is_what_elements_hold_and_ids() -> None:
    answered = {one["id"]: positions for one, positions in flipped_once() if one["every"].get("rule") == "answered"}
    assert set(answered) == {"mojo/bit-flips/finished-values", "mojo/bit-flips/finished-other-ids"}
    assert 2 * sum(map(len, answered.values())) < sum(len(positions) for _, positions in flipped_once())


def test_the_library_writes_the_bytes_that_the_builder_makes() -> None:
    """The two share nothing."""
    (vector,) = (one for one in stored() if one["id"] == "mojo/recovery/whole-finished")
    packs = [
        [encode.NewEntry((1000, 0), [(b"a", b"text")])],
        [
            encode.NewEntry((1007, 2), [(b"a", b"40000")]),
            encode.NewEntry((1008, 0), [(b"own", b"value")]),
            encode.NewEntry((1009, 1), [(b"a", b"x1")], deleted=True),
        ],
        [encode.NewEntry((70000, 0), [(b"d", b"end")])],
    ]
    content, places = b"", []
    for number, entries in enumerate(packs):
        first = entries[0]
        made = encode.pack(first.id, [name for name, _ in first.fields], entries, Variant(), has_tag=number > 0)
        content += made
        untagged = len(made) - (len(PACK_TAG) if number else 0)
        places.append(encode.Indexed(first.id, len(content) - untagged, untagged))
    content += encode.tail(places, 5, Variant(), "absolute")
    assert vector["input"]["segment"]["hex"] == content.hex()


def test_nodes_are_the_bytes_that_redis_keeps(corpus: Path) -> None:
    for stream, own in real.NODES.items():
        (path,) = (corpus / "redis_listpack" / stream).glob(f"node_00000_{own[0]}-{own[1]}.lp")
        (total,) = struct.unpack_from("<I", path.read_bytes())
        words = stream.replace("_", "-")
        (vector,) = (one for one in stored() if one["id"] == f"mojo/real-files/redis-node-{words}-closed")
        assert path.read_bytes()[6:total].hex() in vector["input"]["segment"]["hex"]
