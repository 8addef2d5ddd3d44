"""Records made of columns: alike in every lane, and none of what the columns do not have."""

from __future__ import annotations

import gc
from array import array
from typing import Any

import pytest

from segspec.columns import objects
from segspec.columns.backend.lanes import extension
from segspec.core.model import Record
from tests.native.lane import COMPILED, LANES, use, using

DATA = b"key" + b"one" + b"" + b"three" + b"three"
ENDS = array("i", [0, 3, 3, 8, 13])

compiled = pytest.mark.skipif(COMPILED not in LANES, reason="there is no C compiler")


@pytest.fixture(params=LANES)
def lane(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, request.param)


def native() -> Any:
    with using(COMPILED):
        return extension()


@pytest.mark.usefixtures("lane")
def test_values_lie_side_by_side_or_where_they_are_said_to_begin() -> None:
    assert objects.values(DATA[3:], None, ENDS, 4) == [b"one", b"", b"three", b"three"]
    assert objects.values(DATA, array("q", [3, 0, 0]), ENDS, 3) == [b"one", b"", b"keyon"]
    assert objects.values(b"", None, array("i", [0]), 0) == []


@pytest.mark.usefixtures("lane")
def test_records_have_what_the_columns_have_and_else_none() -> None:
    columns = {
        "position": array("q", [5, 9, 9, 77]),
        "offset": array("Q", [0, 2**63, 2**64 - 1, 1]),
        "timestamp": array("q", [-1, -1, 2**63 - 1, 1]),
        "value": [b"one", None, b"three"],
    }
    made = objects.records(3, columns)
    assert made == [
        Record(5, offset=0, timestamp=-1, value=b"one"),
        Record(9, offset=2**63, timestamp=-1),
        Record(9, offset=2**64 - 1, timestamp=2**63 - 1, value=b"three"),
    ]
    made[0].value = b"another"
    assert (made[0].value, made[0].fields) == (b"another", None)
    assert all(gc.is_tracked(record) for record in made)
    assert objects.records(0, {"position": []}) == []


@pytest.mark.usefixtures("lane")
def test_lists_are_parts_of_a_list() -> None:
    assert objects.lists(list("abcd"), array("i", [0, 1, 1, 4]), 3) == [["a"], [], ["b", "c", "d"]]


@compiled
def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(IndexError, match="a value that is not in the data"):
        native().pieces(DATA, array("q", [13]), array("i", [0, 4]), 1)
    with pytest.raises(IndexError, match="a value that is not in the data"):
        native().pieces(DATA, None, array("i", [4, 0]), 1)
    with pytest.raises(IndexError, match="rows that the columns do not have"):
        native().pieces(DATA, None, ENDS, 5)
    with pytest.raises(IndexError, match="rows that the columns do not have"):
        native().lists([1], array("i", [0, 1]), 2)
    with pytest.raises(TypeError, match="a list of items is due"):
        native().lists((1,), array("i", [0, 1]), 1)


@compiled
@pytest.mark.parametrize(
    ("members", "columns", "rows", "error", "message"),
    [
        (objects.MEMBERS, (None,) * 9, 1, TypeError, "a tuple of 10 is due"),
        (objects.MEMBERS, ([1],) + (None,) * 9, 2, IndexError, "rows that the columns do not have"),
        (objects.MEMBERS, (array("q", [1]),) + (None,) * 9, 2, IndexError, "rows that the columns do not have"),
        (objects.MEMBERS, (array("i", [1]),) + (None,) * 9, 1, TypeError, "an array of i, not of Q"),
        (objects.MEMBERS, (None,) * 10, -1, IndexError, "rows that the columns do not have"),
        ((len,), (None,), 1, TypeError, "the members of a class with slots are due"),
        ((), (), 1, TypeError, "a class and a tuple of the members of its slots are due"),
    ],
)
def test_what_is_no_column_of_a_record_is_refused(
    members: tuple[Any, ...], columns: tuple[Any, ...], rows: int, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        native().objects(Record, members, columns, rows)


@compiled
def test_members_of_another_class_are_refused() -> None:
    with pytest.raises(TypeError, match="doesn't apply"):
        native().objects(dict, objects.MEMBERS[:1], (None,), 1)
