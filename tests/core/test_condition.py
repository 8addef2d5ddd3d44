"""Conditions on records: what they mean for values of each kind, and what is said of those that cannot be read."""

from __future__ import annotations

import time
from uuid import UUID

import pytest

from segspec.core.condition import ConditionError, parse


@pytest.mark.parametrize(
    ("text", "value", "holds"),
    [
        ("f = orders.eu", "orders.eu", True),
        ("f=orders.eu", "orders.us", False),
        ("f =", "", True),
        ("f = é", "é".encode(), True),
        ('f = "two words "', "two words ", True),
        ("f = 5", 5, True),
        ("f = 5", "5", True),
        ('f = "5"', 5, False),
        ('f = "5"', "5", True),
        ("f = 5.0", 5, True),
        ("f = 0.5", 0.5, True),
        ("f = true", True, True),
        ("f = true", "true", True),
        ('f = "true"', True, False),
        ("f = 1", True, False),
        ("f = null", None, True),
        ("f = 2023-11-14T22:13:20Z", 1_700_000_000_000, True),
        ("f = 1526919030474-5", (1526919030474, 5), True),
        ("f = 12121212-1212-1212-1212-121212121212", UUID(bytes=b"\x12" * 16), True),
        ("f = 12121212-1212-1212-1212-121212121212", UUID(bytes=b"\x13" * 16), False),
        ("f = x", ["x"], False),
        ("f < 10", True, False),
        ("f < 10", None, False),
        ("f != orders", "other", True),
        ("f != orders", "orders", False),
        ("f != orders", 5, True),
        ("f < 10", 9, True),
        ("f < 10", "9", False),
        ("f > 10", "9", False),
        ('f > "10"', "9", True),
        ("f <= b", b"b", True),
        ("f > b", "c", True),
        ("f >= 2023-11-14", 1_700_000_000_000, True),
        ("f > 5", None, False),
        ("f < text", 5, False),
        ("f ~ ^ord.*eu$", "orders.eu", True),
        ("f ~ ERR", b"\xff\xfe ERR", True),
        ("f ~ (?i)err", "An Error", True),
        ("f ~ ^4", 42, True),
        ("f ~ x", ["x"], False),
        ("f exists", None, True),
        ("f missing", None, False),
    ],
)
def test_what_a_condition_means_for_a_value(text: str, value: object, holds: bool) -> None:
    assert parse(text).holds([value]) is holds


@pytest.mark.parametrize(
    ("text", "holds"), [("f = x", False), ("f != x", False), ("f exists", False), ("f missing", True)]
)
def test_an_absent_field_is_missing_and_nothing_else(text: str, holds: bool) -> None:
    assert parse(text).holds([]) is holds


@pytest.mark.parametrize(
    ("text", "field", "member"),
    [
        ("properties.subject=x", "properties", "subject"),
        ("application_properties.a.b=x", "application_properties", "a.b"),
        ('application_properties."a = b" = x', "application_properties", "a = b"),
        ("fields.é exists", "fields", "é"),
    ],
)
def test_members_are_named_after_a_dot(text: str, field: str, member: str) -> None:
    condition = parse(text)
    assert (condition.field, condition.member) == (field, member)


@pytest.mark.parametrize(
    ("text", "position", "words"),
    [
        ("", 0, "a field is due"),
        (" = x", 1, "a field is due"),
        ("value", 5, "an operator is due"),
        ("value @ x", 6, "an operator is due"),
        ("value existsnot", 6, "an operator is due"),
        ("properties. = x", 11, "a name is due after the dot"),
        ("value exists x", 13, "nothing comes after exists"),
        ('value = "x', 8, "the double quote is not closed"),
        ('value = "x" y', 12, "nothing comes after text in double quotes"),
        (r'value = "\q"', 8, "text is as in JSON"),
        ("value ~ (", 8, "no regular expression of RE2"),
        (r"value ~ (a)\1", 8, "no regular expression of RE2"),
    ],
)
def test_a_condition_that_cannot_be_read_is_refused_at_its_character(text: str, position: int, words: str) -> None:
    with pytest.raises(ConditionError, match=words) as caught:
        parse(text)
    assert caught.value.position == position
    assert f"character {position + 1}" in str(caught.value)


def test_an_expression_that_explodes_elsewhere_takes_as_long_as_its_text() -> None:
    condition = parse("value ~ ^(a+)+$")
    begun = time.process_time()
    assert not condition.holds(["a" * 100_000 + "b"])
    # Elsewhere 30 letters take minutes, and 100,000 for ever: this is no measurement.
    assert time.process_time() - begun < 30
