"""A condition on records as users write it: `routing_key = orders.eu`, `properties.subject ~ ^urgent`, `key exists`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from uuid import UUID

from segspec.core.bounds import parse_bound
from segspec.core.model import Id, parse_id

FIELD = re.compile(r"[A-Za-z_]+")
QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
MEMBER = re.compile(r"[^\s=!~<>\"]+")
OPERATOR = re.compile(r"!=|<=|>=|=|~|<|>|(?:exists|missing)\b")
ALONE = frozenset({"exists", "missing"})

OPERATORS = "=, !=, ~, <, <=, >, >=, exists, missing"

NUMBER = re.compile(r"-?[0-9]{1,40}(\.[0-9]{1,40})?([eE][-+]?[0-9]{1,3})?")
ID = re.compile(r"[0-9]{1,20}-[0-9]{1,20}")
WORDS = {"true": True, "false": False, "null": None}

ORDERS: dict[str, Callable[[Any, Any], bool]] = {
    "<": lambda value, asked: bool(value < asked),
    "<=": lambda value, asked: bool(value <= asked),
    ">": lambda value, asked: bool(value > asked),
    ">=": lambda value, asked: bool(value >= asked),
}


class ConditionError(ValueError):
    """A condition cannot be read; `position` counts its characters from 0."""

    def __init__(self, text: str, position: int, message: str) -> None:
        super().__init__(f"{text!r}, character {position + 1}: {message}")
        self.position = position


@dataclass(frozen=True)
class Operand:
    """The right side of a comparison. Text without double quotes is also the number, time, id or word that it reads
    as.
    """

    text: str
    quoted: bool = False

    @cached_property
    def content(self) -> bytes:
        return self.text.encode("utf-8")

    @cached_property
    def number(self) -> int | float | None:
        """A number, or milliseconds since the epoch for a time; None for other text."""
        if self.quoted:
            return None
        found = NUMBER.fullmatch(self.text)
        if found is not None:
            return float(self.text) if found[1] or found[2] else int(self.text)
        if self.id is not None:
            return None
        try:
            bound = parse_bound(self.text)
        except ValueError:
            return None
        return bound.value if isinstance(bound.value, int) else None

    @cached_property
    def id(self) -> Id | None:
        return parse_id(self.text) if not self.quoted and ID.fullmatch(self.text) else None

    @property
    def is_only_text(self) -> bool:
        """Whether only a text can equal it."""
        is_other = self.number is not None or self.id is not None or (not self.quoted and self.text in WORDS)
        return not is_other and len(self.text) > 1 and not _is_uuid(self.text)


@dataclass(frozen=True)
class Condition:
    """A `field`, its requested `member` (None: the field itself), an operator, and its operand."""

    text: str
    field: str
    member: str | None
    operator: str
    operand: Operand | None

    @property
    def name(self) -> str:
        return self.field if self.member is None else f"{self.field}.{self.member}"

    @cached_property
    def needle(self) -> bytes:
        """Bytes that must occur wherever a matching value is stored unchanged; empty if there are none."""
        if self.operator == "=" and self.operand is not None and self.operand.is_only_text:
            return self.operand.content
        return b""

    @cached_property
    def finds(self) -> Callable[[str | bytes], bool]:
        """Tests whether a text or bytes contain a match of the expression."""
        assert self.operand is not None
        return finder(self.operand.text)

    def holds(self, values: Iterable[object]) -> bool:
        """Whether any of the field's values fits; an absent field has none."""
        if self.operator in ALONE:
            return any(True for _ in values) is (self.operator == "exists")
        return any(self._fits(value) for value in values)

    def _fits(self, value: object) -> bool:
        assert self.operand is not None
        if self.operator == "=":
            return equal(value, self.operand)
        if self.operator == "!=":
            return not equal(value, self.operand)
        if self.operator == "~":
            found = as_text(value)
            return found is not None and self.finds(found)
        return is_before(value, self.operand, self.operator)


def parse(text: str) -> Condition:
    """Parses a condition. Raises `ConditionError`."""
    at = _blanks(text, 0)
    field = FIELD.match(text, at)
    if field is None:
        raise ConditionError(text, at, "a field is due, such as value, or properties.subject")
    at, member = field.end(), None
    if text.startswith(".", at):
        member, at = _member(text, at + 1)
    at = _blanks(text, at)
    operator = OPERATOR.match(text, at)
    if operator is None:
        raise ConditionError(text, at, f"an operator is due: {OPERATORS}")
    at = _blanks(text, operator.end())
    if operator[0] in ALONE:
        if at < len(text):
            raise ConditionError(text, at, f"nothing comes after {operator[0]}")
        return Condition(text, field[0], member, operator[0], None)
    condition = Condition(text, field[0], member, operator[0], _operand(text, at))
    if condition.operator == "~":
        _check_expression(condition, at)
    return condition


def _blanks(text: str, at: int) -> int:
    return len(text) - len(text[at:].lstrip())


def _member(text: str, at: int) -> tuple[str, int]:
    quoted = QUOTED.match(text, at)
    if quoted is not None:
        return _unquoted(text, at, quoted[0]), quoted.end()
    plain = MEMBER.match(text, at)
    if plain is None:
        raise ConditionError(text, at, "a name is due after the dot, in double quotes where it has blanks or operators")
    return plain[0], plain.end()


def _operand(text: str, at: int) -> Operand:
    if not text.startswith('"', at):
        return Operand(text[at:].rstrip())
    quoted = QUOTED.match(text, at)
    if quoted is None:
        raise ConditionError(text, at, "the double quote is not closed")
    rest = _blanks(text, quoted.end())
    if rest < len(text):
        raise ConditionError(text, rest, "nothing comes after text in double quotes")
    return Operand(_unquoted(text, at, quoted[0]), quoted=True)


def _unquoted(text: str, at: int, quoted: str) -> str:
    try:
        found = json.loads(quoted, strict=False)
        found.encode("utf-8")
    except ValueError as error:
        raise ConditionError(text, at, f"in double quotes, text is as in JSON: {error}") from error
    return str(found)


def _check_expression(condition: Condition, at: int) -> None:
    try:
        condition.finds("")
    except ValueError as error:
        raise ConditionError(condition.text, at, str(error)) from error


def finder(expression: str) -> Callable[[str | bytes], bool]:
    """Whether bytes match the regular expression, which is RE2's, so linear in time.

    Raises `ValueError` if it is invalid.
    """
    # Arrow has RE2, and loads slowly.
    import pyarrow as pa
    import pyarrow.compute as pc

    def find(given: str | bytes) -> bool:
        try:
            held = pa.array([given], pa.large_string() if isinstance(given, str) else pa.large_binary())
            return bool(pc.match_substring_regex(held, expression)[0].as_py())
        except pa.ArrowInvalid as error:
            raise ValueError(f"{expression!r} is no regular expression of RE2: {error}") from error

    return find


def as_text(value: object) -> str | bytes | None:
    """The value as an expression sees it: bytes only if not UTF-8, None for a composite value."""
    if isinstance(value, bytes):
        try:
            return value.decode("utf-8")
        except UnicodeDecodeError:
            return value
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple) and len(value) == len(("ms", "seq")) and all(isinstance(part, int) for part in value):
        return f"{value[0]}-{value[1]}"
    return str(value) if isinstance(value, int | float | UUID) else None


def comparable(value: object, asked: Operand) -> Any:
    """The operand converted to the value's type, or None if that is impossible."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, bytes):
        return asked.content
    if isinstance(value, str):
        return asked.text
    if isinstance(value, int | float):
        return asked.number
    return asked.id if isinstance(value, tuple) else None


def is_before(value: object, asked: Operand, operator: str) -> bool:
    """Compares a value with the operand. Text is compared only with text, in the order of its bytes."""
    if isinstance(value, str | bytes) and asked.number is not None:
        return False
    found = comparable(value, asked)
    return found is not None and ORDERS[operator](value, found)


def equal(value: object, asked: Operand) -> bool:
    if isinstance(value, bool) or value is None:
        return not asked.quoted and asked.text in WORDS and WORDS[asked.text] is value
    if isinstance(value, UUID):
        return str(value) == asked.text.lower()
    found = comparable(value, asked)
    return found is not None and bool(value == found)


def _is_uuid(text: str) -> bool:
    try:
        UUID(text)
    except ValueError:
        return False
    return True
