"""Classes of plain values are what Python's own would be."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import typing
from collections.abc import Callable
from typing import Any

import pytest

from segspec.core import plain_classes


class Pair(plain_classes.NamedTuple):
    """Two values."""

    first: int
    second: tuple[int, ...] = (7,)

    @property
    def both(self) -> tuple[int, ...]:
        return self.first, *self.second


class Empty(plain_classes.NamedTuple):
    pass


class PythonsPair(typing.NamedTuple):
    first: int
    second: tuple[int, ...] = (7,)


@plain_classes.dataclass(slots=True)
class Place:
    """A place with its notes."""

    row: int
    column: int = 1
    notes: list[str] = plain_classes.field(default_factory=list)


@plain_classes.dataclass(slots=True)
class NamedPlace(Place):
    name: str = ""


@dataclasses.dataclass(slots=True)
class PythonsPlace:
    row: int
    column: int = 1
    notes: list[str] = dataclasses.field(default_factory=list)


def failure(call: Callable[[], object]) -> str:
    with pytest.raises((TypeError, ValueError)) as found:
        call()
    return str(found.value).replace("Pythons", "")


def test_a_named_tuple_is_as_pythons_own() -> None:
    one: Any
    for one, other in ((Pair(1), PythonsPair(1)), (Pair(second=(), first=2), PythonsPair(2, ()))):
        assert one == other
        assert (one.first, one.second, one._asdict()) == (other.first, other.second, other._asdict())
        assert f"Pythons{one!r}" == repr(other)
        assert one._replace(first=3) == other._replace(first=3) == Pair._make([3, one.second])
        assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one
        assert type(one._replace(first=3)) is type(copy.copy(one)) is Pair
    assert (Pair._fields, Pair._field_defaults) == (PythonsPair._fields, PythonsPair._field_defaults)
    assert (Pair.__match_args__, Pair.__doc__) == (PythonsPair.__match_args__, "Two values.")
    assert typing.get_type_hints(Pair) == typing.get_type_hints(PythonsPair)
    assert list(inspect.signature(Pair).parameters) == list(inspect.signature(PythonsPair).parameters)
    assert (Pair(1).both, Empty(), hash(Pair(1))) == ((1, 7), (), hash((1, (7,))))
    assert not hasattr(Pair(1), "__dict__")


@pytest.mark.parametrize(
    "call",
    [
        lambda kind: kind(),
        lambda kind: kind(1, 2, 3),
        lambda kind: kind(1, third=3),
        lambda kind: kind._make([1]),
        lambda kind: kind(1)._replace(third=3),
    ],
)
def test_wrong_values_of_a_named_tuple_have_pythons_messages(call: Callable[[Any], object]) -> None:
    assert failure(lambda: call(Pair)) == failure(lambda: call(PythonsPair))


def test_a_field_without_a_default_stands_before_those_with_one() -> None:
    def wrong() -> None:
        class Wrong(plain_classes.NamedTuple):
            first: int = 1
            second: int  # type: ignore[misc]

    assert failure(wrong).endswith("Wrong has a field without a default after one with a default")


def test_a_data_class_is_as_pythons_own() -> None:
    for values in ((1,), (1, 2), (1, 2, ["a"])):
        one, other = Place(*values), PythonsPlace(*values)  # type: ignore[arg-type]
        assert f"Pythons{one!r}" == repr(other)
        assert dataclasses.asdict(one) == dataclasses.asdict(other)
        assert one == Place(*values) != Place(9)  # type: ignore[arg-type]
        assert one != other
        assert dataclasses.replace(one, row=5) == Place(5, *values[1:])  # type: ignore[arg-type]
        assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one
    assert [each.name for each in dataclasses.fields(Place)] == [each.name for each in dataclasses.fields(PythonsPlace)]
    assert str(inspect.signature(Place)).count(",") == str(inspect.signature(PythonsPlace)).count(",")
    assert not hasattr(Place(1), "__dict__")
    assert Place.__hash__ is None
    assert Place(1).notes is not Place(1).notes


@pytest.mark.parametrize(
    "call",
    [
        lambda kind: kind(),
        lambda kind: kind(1, 2, [], 4),
        lambda kind: kind(1, row=1),
        lambda kind: kind(1, 2, other=3),
    ],
)
def test_wrong_values_of_a_data_class_have_pythons_messages(call: Callable[[Any], object]) -> None:
    @plain_classes.dataclass(slots=True)
    class Fresh:
        row: int
        column: int = 1
        notes: list[str] = plain_classes.field(default_factory=list)

    expected = failure(lambda: call(PythonsPlace)).removeprefix("Place")
    for _ in range(2):
        assert failure(lambda: call(Fresh)).endswith(f"Fresh{expected}")
    assert Fresh(3) == Fresh(3, 1, [])
    assert Fresh(3).notes is not Fresh(3).notes


def test_a_data_class_has_the_fields_of_the_one_it_is_derived_from() -> None:
    one = NamedPlace(1, name="here")
    assert (one.row, one.column, one.notes, one.name) == (1, 1, [], "here")
    assert NamedPlace.__match_args__ == ("row", "column", "notes", "name")
    assert one != Place(1)


def test_pythons_data_classes_can_be_derived() -> None:
    @dataclasses.dataclass(slots=True)
    class Marked(Place):
        mark: str = dataclasses.field(kw_only=True)

    one = Marked(1, mark="x")
    assert (one.row, one.notes, one.mark) == (1, [], "x")
    assert dataclasses.replace(one, row=2) == Marked(2, mark="x")


def test_fields_may_be_given_by_name_only() -> None:
    @plain_classes.dataclass(slots=True, kw_only=True)
    class Kept(Place):
        shelf: str
        box: int = 0

    class Boxed(Place):
        pass

    for one in (Kept(1, 2, shelf="a"), Kept(row=1, column=2, shelf="a", box=0)):
        assert (one.row, one.column, one.notes, one.shelf, one.box) == (1, 2, [], "a", 0)
        assert repr(one).endswith("Kept(row=1, column=2, notes=[], shelf='a', box=0)")
        assert dataclasses.replace(one, shelf="b") == Kept(1, 2, shelf="b") != one
    assert Kept.__match_args__ == Place.__match_args__
    for _ in range(2):
        assert failure(lambda: Kept(1, 2, [], "a")).endswith("takes from 2 to 4 positional arguments but 5 were given")  # type: ignore[call-arg, misc]
    assert Boxed(3) == Boxed(3)


def test_a_data_class_is_replaced_as_pythons_own() -> None:
    one = plain_classes.replace(Place(1, 2, ["a"]), row=3)
    assert (one, type(one)) == (Place(3, 2, ["a"]), Place)
    assert plain_classes.replace(NamedPlace(1), name="x") == NamedPlace(1, name="x")
    assert plain_classes.replace(PythonsPlace(1), row=2) == PythonsPlace(2)

    @dataclasses.dataclass(slots=True)
    class Derived(Place):
        more: int = 0

    assert plain_classes.replace(Derived(1, more=2), row=3) == Derived(3, more=2)
