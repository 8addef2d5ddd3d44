from __future__ import annotations

import pytest

from segspec.formats import get
from segspec.spark.option_table import OPTIONS, Option, Use, check
from segspec.spark.options import Mode, parse

LOG = {"path": "/log"}


def test_defaults_read_all_records_permissively() -> None:
    options = parse(LOG, get("durable_log"))
    assert (options.paths, options.table, options.mode) == (("/log",), "records", Mode.PERMISSIVE)
    assert options.within is None
    assert options.recursive


def test_keys_and_words_are_read_in_any_case() -> None:
    options = parse(
        {"PATH": "/log", "Mode": "failfast", "TABLE": "Frames", "RECURSIVEFILELOOKUP": "False"}, get("tank")
    )
    assert (options.mode, options.table, options.recursive) == (Mode.FAILFAST, "frames", False)


def test_what_spark_adds_by_itself_is_no_unknown_option() -> None:
    added = {"owner": "me", "provider": "tank", "location": "/log", "__internal": "1"}
    assert parse(LOG | added, get("tank")).paths == ("/log",)


def test_several_paths_come_as_a_json_array() -> None:
    assert parse({"paths": '["/a", "/b"]'}, get("tank")).paths == ("/a", "/b")


def test_offsets_and_times_bound_the_range() -> None:
    within = parse(LOG | {"startingOffsets": "5", "endingTimestamp": "1500"}, get("osiris")).within
    assert within is not None
    assert within.start is not None
    assert (within.start.kind, within.start.value) == ("offset", 5)
    assert within.end is not None
    assert (within.end.kind, within.end.value) == ("time", 1500)


def test_earliest_and_latest_bound_nothing() -> None:
    assert parse(LOG | {"startingOffsets": "earliest", "endingOffsets": "Latest"}, get("osiris")).within is None


def test_mojo_is_bounded_by_ids() -> None:
    within = parse(LOG | {"startingOffsets": "1526919030474-3"}, get("mojo")).within
    assert within is not None
    assert within.start is not None
    assert within.start.value == (1526919030474, 3)


@pytest.mark.parametrize(
    ("format", "given", "said"),
    [
        ("tank", {"startingOffset": "5"}, "unknown option 'startingoffset'; the options are: .*startingOffsets"),
        ("tank", {"mode": "LENIENT"}, "option mode is 'LENIENT': it takes one of PERMISSIVE, DROPMALFORMED, FAILFAST"),
        ("tank", {"table": "chunks"}, "option table is 'chunks': it takes one of records, frames"),
        ("tank", {"recursiveFileLookup": "1"}, "option recursiveFileLookup is '1': it takes one of true, false"),
        ("tank", {"table": "findings", "mode": "FAILFAST"}, "option mode has no meaning for the table findings"),
        ("tank", {"table": "frames", "startingOffsets": "1"}, "option startingOffsets has no meaning for .* frames"),
        ("tank", {"startingOffsets": "latest"}, "option startingOffsets is 'latest': for tank it takes earliest or an"),
        ("tank", {"endingOffsets": "earliest"}, "option endingOffsets is 'earliest': for tank it takes latest or an"),
        ("tank", {"startingOffsets": "5-1"}, "for tank it takes earliest or an offset"),
        ("mojo", {"startingOffsets": "5"}, "for mojo it takes earliest or an id"),
        ("tank", {"startingOffsets": "1", "startingTimestamp": "1"}, "give one of them"),
        ("tank", {"startingTimestamp": "yesterday"}, "option startingTimestamp is 'yesterday': it takes milliseconds"),
        ("ffwd", {"startingTimestamp": "1"}, "option startingTimestamp: ffwd has no timestamps"),
        ("ffwd", {"includeDeleted": "true"}, "option includeDeleted: ffwd has no deleted records"),
        ("tank", {"columns": "offset,,value"}, "it takes different names, separated by commas"),
        ("tank", {"columns": "offset,Offset"}, "it takes different names, separated by commas"),
    ],
)
def test_an_option_that_cannot_be_meant_is_refused_by_name(format: str, given: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse(LOG | given, get(format))


def test_a_read_without_a_path_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no path"):
        parse({}, get("tank"))


@pytest.mark.parametrize("option", [one for one in OPTIONS if one.default is not None], ids=lambda one: one.name)
def test_a_default_is_a_value_that_the_option_takes(option: Option) -> None:
    use = next(iter(option.uses))
    assert check({}, use).value(option.name) == check({option.name.upper(): str(option.default)}, use).value(
        option.name
    )


def test_every_option_has_a_name_of_its_own_and_a_use() -> None:
    assert len({option.name.lower() for option in OPTIONS}) == len(OPTIONS)
    assert all(option.uses and option.does and option.takes.words for option in OPTIONS)


def test_an_option_of_another_use_is_refused_by_what_it_is_for() -> None:
    with pytest.raises(ValueError, match="option endingOffsets is for read, not for readStream"):
        check(LOG | {"endingOffsets": "5"}, Use.READ_STREAM)
