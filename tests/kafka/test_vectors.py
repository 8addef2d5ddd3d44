"""Kafka's vectors lie in its package, and the suite takes them from there: the library answers each, and adapters that
are wrong do not."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from segspec.conformance.library import can
from segspec.conformance.vectors import Vector, load
from tests.adapters.wrong.catalog import CATALOG
from tests.adapters.wrong.judging import first_failed, judged
from tests.adapters.wrong.kinds import Wrong
from tests.cli.conftest import Run
from tests.cli.conftest import segspec as segspec
from tests.conformance import compare
from tests.generator.changes import changed
from tests.helpers.sweeps import ALL
from tests.kafka.wrong_adapters import WRONG

ENDINGS = (
    "accept-all", "reject-all", "ignore-the-torn-tail", "torn-is-corrupt", "corrupt-is-torn", "unsupported-is-corrupt",
    "all-or-nothing", "stop-one-early", "lose-the-last", "valid-to-the-end", "error-at-the-end", "one-code-for-all",
    "go-on-unsaid", "numbers-are-doubles", "numbers-are-32-bit", "timestamps-are-unsigned", "offsets-from-zero",
    "drop-keys", "fields-are-a-map", "no-index",
)  # fmt: skip


@pytest.fixture(scope="module")
def vectors() -> list[Vector]:
    """One of each section in turn."""
    turns = zip_longest(*(section.vectors for section in load(formats=["kafka"])))
    return [vector for turn in turns for vector in turn if vector is not None]


def test_the_suite_has_them_from_the_package() -> None:
    assert {"read:kafka", "index:kafka"} <= set(can())
    assert [section.name for section in load(formats=["kafka"])] == ["batches", "damage", "indexes", "messages"]
    assert "kafka" not in {section.format for section in load()}, "they are asked only where they are named"
    with pytest.raises(ValueError, match="unknown format"):
        load(formats=["quill"])


def test_files_are_what_the_generator_gives_and_fit_the_schema() -> None:
    assert compare.not_regenerated("kafka") == []
    assert list(compare.against_schema("kafka")) == []
    assert compare.bytes_of("kafka") < 300_000


def test_the_library_answers_its_cases(vectors: list[Vector]) -> None:
    """Of ranges three cases; `make sweeps` asks for all of them."""
    assert compare.count_cases("kafka") > 4000
    assert judged([Wrong("right", "the library as it is")], vectors) == {"right": []}
    assert not ALL or list(compare.wrong_answers("kafka")) == []


def test_changed_vectors_are_what_the_changes_make_of_their_base() -> None:
    stored = compare.stored("kafka")
    made = [vector for vector in stored.values() if "derived" in vector]
    assert made
    for vector in made:
        base = compare.content(stored[vector["derived"]["from"]])
        assert compare.content(vector) == changed(base, vector["derived"]["by"]), vector["id"]


def test_every_flag_has_a_note_and_every_note_a_vector() -> None:
    for section in compare.sections("kafka"):
        used = {flag for vector in section.vectors for flag in vector.flags}
        assert used == set(section.notes), section.name


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.name)
def test_a_wrong_adapter_fails_a_vector(wrong: Wrong, vectors: list[Vector]) -> None:
    assert first_failed(wrong, vectors) is not None


@pytest.mark.parametrize("name", ENDINGS)
def test_a_reader_that_is_wrong_with_any_format_fails_one_of_these(name: str, vectors: list[Vector]) -> None:
    assert first_failed(CATALOG[name], vectors) is not None


def test_the_command_lists_and_asks_them_by_the_format_s_name(segspec: Run) -> None:
    told = segspec("conformance", "list", "--format", "kafka", "--output", "json")
    assert told.code == 0
    assert "kafka/batches/three" in told.out
    assert segspec("conformance", "list", "--format", "quill").code == 2
