"""polars and duckdb over files of a spec: lazily, with the columns of the query alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import duckdb
import polars as pl
import pyarrow as pa
import pytest

from segspec.core.errors import SegspecWarning
from segspec.custom import OwnLog
from tests.kaitai.own.conftest import Made

pytestmark = pytest.mark.node

ROWS = b"\4\0\1a\1" + b"\2\0\4enx\0\4" + b"\3\0\4\0\1\0\2\4\7\0\0\0"


class Watched(OwnLog):
    """Tells which columns it was asked for."""

    asked: list[Sequence[str] | None]

    def arrow(self, columns: Sequence[str] | None = None, **options: Any) -> Any:
        self.asked.append(columns)
        return super().arrow(columns, **options)


@pytest.fixture
def log(own: Made, tmp_path: Path) -> Watched:
    (tmp_path / "file").write_bytes(ROWS)
    made = Watched(own("tlv", flatten=False), str(tmp_path / "file"))
    made.asked = []
    return made


def test_polars_reads_the_columns_of_a_query_when_it_runs(log: Watched) -> None:
    frame = log.polars()
    query = frame.filter(pl.col("len_body") > 1).select("tag")
    assert log.asked == []
    assert query.collect().to_dicts() == [{"tag": 2}, {"tag": 3}]
    assert [set(columns or ()) for columns in log.asked] == [{"tag", "len_body"}]
    assert frame.head(1).collect()["tag"].to_list() == [4]
    assert frame.select(pl.col("body").struct.field("point").struct.field("y")).collect()["y"].to_list() == [
        None,
        None,
        2,
    ]


def answers(query: str, tlv: Any) -> list[tuple[Any, ...]]:
    """What duckdb answers over a table called tlv."""
    connection = duckdb.connect()
    connection.register("tlv", tlv)
    return connection.execute(query).fetchall()


def test_duckdb_takes_it_in_place_of_a_table(log: Watched) -> None:
    tlv = log.dataset()
    assert answers("select tag from tlv where len_body > 1 order by tag", tlv) == [(2,), (3,)]
    assert [set(columns or ()) for columns in log.asked] == [{"tag", "len_body"}]
    assert answers("select count(*) from tlv", tlv) == [(3,)]
    assert answers("select body.short_text.text from tlv where tag = 2", tlv) == [("x",)]
    assert tlv.head(2).num_rows == tlv.to_table(columns=["tag"]).num_rows - 1 == 2
    assert tlv.count_rows() == 3


def test_damage_ends_what_is_read_as_it_does_for_arrow(log: Watched, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(ROWS + b"\4\0")
    with pytest.warns(SegspecWarning, match="len_body needs 2 bytes, and 1 bytes are left"):
        assert log.polars().collect().height == 3
    with pytest.warns(SegspecWarning, match="len_body needs 2 bytes"):
        assert log.dataset().to_table().num_rows == 3
    with pytest.warns(SegspecWarning, match="len_body needs 2 bytes"):
        assert pa.table(log).num_rows == 3
    with pytest.raises(Exception, match="len_body needs 2 bytes"):
        log.polars(on_damage="fail").collect()
    told: list[Any] = []
    assert log.polars(on_damage="stop", report=told.append).collect().height == 3
    assert [(found.code, found.position) for found in told] == [("torn", len(ROWS))]
