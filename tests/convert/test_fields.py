"""Values as mojo's fields, and the other way round."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.conversion import Refused
from tests.cli.conftest import Run
from tests.convert.logs import content, convert, durable_log, mojo, tank


def test_key_and_value_become_fields_and_come_back(tmp_path: Path) -> None:
    log = tank(tmp_path / "tank", [(5, b"k", b"v"), (6, None, b""), (7, b"\xff", b"007")])
    convert(log, tmp_path / "mojo", "mojo")
    assert content(tmp_path / "mojo", ("id", "fields")) == [
        ((5, 0), [(b"key", b"k"), (b"value", b"v")]),
        ((6, 0), [(b"value", b"")]),
        ((7, 0), [(b"key", b"\xff"), (b"value", b"007")]),
    ]
    convert(tmp_path / "mojo", tmp_path / "back", "tank")
    assert content(tmp_path / "back") == content(log)


def test_ids_rise_where_times_do_not_and_the_command_says_so(segspec: Run, tmp_path: Path) -> None:
    log = tank(tmp_path / "tank", [(9, None, b"a"), (9, None, b"b"), (4, None, b"c"), (10, None, b"d")])
    done = segspec("convert", log, "-o", tmp_path / "mojo", "--as", "mojo")
    assert content(tmp_path / "mojo", ("id",)) == [((9, 0),), ((9, 1),), ((9, 2),), ((10, 0),)]
    assert "1 record got a new id, because one before had a later time" in done.err


def test_the_first_id_is_above_the_one_that_mojo_does_not_have(tmp_path: Path) -> None:
    convert(tank(tmp_path / "tank", [(0, None, b"a")]), tmp_path / "mojo", "mojo")
    assert content(tmp_path / "mojo", ("id",)) == [((0, 1),)]


def test_records_without_a_time_get_ids_of_the_conversions_time(tmp_path: Path) -> None:
    convert(durable_log(tmp_path / "log", [b"a", b"b"]), tmp_path / "mojo", "mojo")
    first, second = (each for (each,) in content(tmp_path / "mojo", ("id",)))
    assert (0, 1) < first < second


@pytest.mark.parametrize(
    "fields",
    [[], [(b"temperature", b"21")], [(b"value", b"1"), (b"unit", b"C")], [(b"value", b"1")] * 2, [(b"key", b"1")]],
)
def test_fields_that_are_no_key_and_value_are_refused_by_place_and_name(
    fields: list[tuple[bytes, bytes]], tmp_path: Path
) -> None:
    log = mojo(tmp_path / "log", [{"fields": [(b"value", b"1")], "id": (1, 1)}, {"fields": fields, "id": (1, 2)}])
    with pytest.raises(Refused, match=r"\(id 1-2\): its fields are .*, not value and perhaps key"):
        convert(log, tmp_path / "out", "ffwd", drop=["id"])
    assert not (tmp_path / "out").exists()


def test_a_key_among_the_fields_is_refused_where_there_are_no_keys_until_it_is_dropped(tmp_path: Path) -> None:
    log = mojo(tmp_path / "log", [{"fields": [(b"key", b"k"), (b"value", b"v")], "id": (1, 1)}])
    with pytest.raises(Refused, match=r'its key would be lost in osiris; drop=\["key"\] does without'):
        convert(log, tmp_path / "out", "osiris")
    convert(log, tmp_path / "out", "osiris", drop=["key"])
    assert content(tmp_path / "out", ("timestamp", "value")) == [(1, b"v")]


def test_without_its_id_a_record_has_the_time_at_which_it_is_written(tmp_path: Path) -> None:
    log = mojo(tmp_path / "log", [{"fields": [(b"value", b"v")], "id": (5, 1)}])
    for drop, is_old in (([], True), (["id"], False)):
        convert(log, tmp_path / f"out{is_old}", "tank", drop=drop)
        [(time,)] = content(tmp_path / f"out{is_old}", ("timestamp",))
        assert (time == 5) is is_old


def test_the_only_fields_value_is_taken_whatever_its_name(tmp_path: Path) -> None:
    log = mojo(tmp_path / "log", [{"fields": [(b"temperature", b"21")], "id": (1, 1)}])
    convert(log, tmp_path / "out", "osiris", fields_as="only")
    assert content(tmp_path / "out", ("value",)) == [(b"21",)]
    two = mojo(tmp_path / "two", [{"fields": [(b"a", b"1"), (b"b", b"2")], "id": (1, 1)}])
    with pytest.raises(Refused, match='it has 2 fields; see fields_as="json"'):
        convert(two, tmp_path / "none", "osiris", fields_as="only")


@pytest.mark.parametrize(("payload", "shown"), [("hex", "c3bc"), ("base64", "w7w="), ("utf8", "ü")])
def test_all_fields_as_json_in_the_form_of_the_payload(payload: str, shown: str, tmp_path: Path) -> None:
    log = mojo(tmp_path / "log", [{"fields": [("ü".encode(), b""), ("ü".encode(), b"")], "id": (1, 1)}])
    convert(log, tmp_path / "out", "tank", fields_as="json", payload=payload)
    [(value,)] = content(tmp_path / "out", ("value",))
    assert json.loads(value) == [[shown, ""], [shown, ""]]


def test_fields_that_are_no_text_are_refused_as_text(tmp_path: Path) -> None:
    log = mojo(tmp_path / "log", [{"fields": [(b"\xff", b"")], "id": (1, 1)}])
    with pytest.raises(Refused, match="another payload holds any bytes"):
        convert(log, tmp_path / "out", "tank", fields_as="json", payload="utf8")


RECORDS = st.lists(
    st.tuples(st.integers(1, (1 << 63) - 1), st.none() | st.binary(min_size=1, max_size=40), st.binary()), min_size=1
)


@given(RECORDS, st.sampled_from(["jsonl", "parquet", "arrow"]), st.sampled_from(["hex", "base64"]))
def test_any_records_are_the_same_after_a_file_and_mojo_and_back(
    records: list[tuple[int, bytes | None, bytes]], kind: str, payload: str
) -> None:
    rising = sorted(records, key=lambda record: record[0])
    with TemporaryDirectory() as name:
        folder = Path(name)
        log = tank(folder / "tank", rising)
        convert(log, folder / f"rows.{kind}", payload=payload)
        convert(folder / f"rows.{kind}", folder / "mojo", "mojo", payload=payload)
        convert(folder / "mojo", folder / "back", "tank")
        assert content(folder / "back") == content(log)
