"""The vectors of mojo: made by the generator, valid, and what the library says of each case."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from segspec_vectors.mojo import real
from tests.conformance import oracle
from tests.mojo import build as other

FORMAT = "mojo"


def stored() -> list[dict[str, Any]]:
    return [vector.stored for section in oracle.sections(FORMAT) for vector in section.vectors]


def test_files_are_what_the_generator_gives() -> None:
    assert oracle.not_regenerated(FORMAT) == []


def test_files_fit_the_schema() -> None:
    assert list(oracle.against_schema(FORMAT)) == []


def test_library_answers_every_case() -> None:
    assert list(oracle.wrong_answers(FORMAT)) == []


def test_there_are_enough_and_a_third_of_them_are_of_damage() -> None:
    assert len(stored()) >= 300
    assert 3 * sum(map(oracle.negative, stored())) >= len(stored())


def test_the_suite_stays_small() -> None:
    assert oracle.count_cases(FORMAT) < 6000
    assert oracle.bytes_of(FORMAT) - oracle.bytes_of(FORMAT, "files") < 1_500_000
    assert oracle.bytes_of(FORMAT, "files") < 300_000


def test_no_vector_that_must_pass_is_in_another_reading() -> None:
    """`must` is what the page states of the one reading in which all its sizes hold."""
    wrong = [one["id"] for one in stored() if one["level"] == "must" and one["id"].startswith("mojo/variants/")]
    assert wrong == ["mojo/variants/finished-primary"]


def test_every_flag_is_used_and_has_a_note() -> None:
    for section in oracle.sections(FORMAT):
        used = {flag for vector in section.vectors for flag in vector.flags}
        assert used == set(section.notes), section.name


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


def test_segments_are_those_of_the_other_builder() -> None:
    """Two builders that share nothing give the same bytes."""
    (vector,) = (one for one in stored() if one["id"] == "mojo/recovery/whole-finished")
    packs = [
        [other.Entry((1000, 0), [(b"a", b"text")])],
        [
            other.Entry((1007, 2), [(b"a", b"40000")]),
            other.Entry((1008, 0), [(b"own", b"value")]),
            other.Entry((1009, 1), [(b"a", b"x1")], deleted=True),
        ],
        [other.Entry((70000, 0), [(b"d", b"end")])],
    ]
    assert vector["input"]["segment"]["hex"] == other.segment(packs).content.hex()


def test_nodes_are_the_bytes_that_redis_keeps(corpus: Path) -> None:
    for stream, own in real.NODES.items():
        (path,) = (corpus / "redis_listpack" / stream).glob(f"node_00000_{own[0]}-{own[1]}.lp")
        (total,) = struct.unpack_from("<I", path.read_bytes())
        words = stream.replace("_", "-")
        (vector,) = (one for one in stored() if one["id"] == f"mojo/real-files/redis-node-{words}-closed")
        assert path.read_bytes()[6:total].hex() in vector["input"]["segment"]["hex"]
