"""The vectors of every format: made by the generator, valid, enough of them, and what the library says of each case."""

from __future__ import annotations

import pytest

from segspec.formats import NAMES
from tests.conformance import compare
from tests.generator.book import JSON
from tests.generator.changes import changed

LARGEST = 2_800_000
"""Bytes that the vectors of one format may take: they are in every installed package."""


@pytest.fixture(params=NAMES)
def format(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_files_fit_the_schema(format: str) -> None:
    assert list(compare.against_schema(format)) == []


def test_library_answers_every_case(format: str) -> None:
    assert list(compare.wrong_answers(format)) == []


def test_there_are_enough_and_a_third_of_them_are_of_damage(format: str) -> None:
    stored = compare.stored(format)
    assert len(stored) >= 300
    assert 3 * sum(map(compare.negative, stored.values())) >= len(stored)


def test_the_suite_stays_small(format: str) -> None:
    assert compare.count_cases(format) < 6000
    assert compare.bytes_of(format) < LARGEST
    assert compare.bytes_of(format, "files") < 900_000


def test_changed_vectors_are_what_the_changes_make_of_their_base(format: str) -> None:
    vectors = compare.stored(format)
    made: list[JSON] = [vector for vector in vectors.values() if "derived" in vector]
    assert made
    for vector in made:
        base = compare.content(vectors[vector["derived"]["from"]])
        assert compare.content(vector) == changed(base, vector["derived"]["by"]), vector["id"]


def test_every_flag_has_a_note_and_every_note_a_vector(format: str) -> None:
    for section in compare.sections(format):
        used = {flag for vector in section.vectors for flag in vector.flags}
        assert used == set(section.notes), section.name
