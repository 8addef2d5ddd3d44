"""What an expression is in C: its text, its type, whose memory it is, and whether it looks at memory or changes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from segspec_kaitai.translate.types import BOOL, I64, U64, Literal, Type, literal, takes

Origin = frozenset[str] | tuple["Origin", ...]
"""Whose memory an array is: parameters, or their items (`out.2`). What is made of several values has one for each."""

NOWHERE: Origin = frozenset()


@dataclass(frozen=True)
class Made:
    """An expression in C. `value`: of a constant; `items`: of a tuple that was written out.

    `reads` and `writes`: whether it looks at memory, or changes it.
    """

    text: str
    type: Type
    value: int | None = None
    items: tuple[Made, ...] = ()
    origin: Origin = NOWHERE
    reads: bool = False
    writes: bool = False
    simple: bool = False


def combined(
    text: str, kind: Type, parts: Sequence[Made], *, items: tuple[Made, ...] = (), origin: Origin = NOWHERE
) -> Made:
    """An expression made of others."""
    reads, writes = any(part.reads for part in parts), any(part.writes for part in parts)
    return Made(text, kind, None, items, origin, reads, writes)


def constant(value: int) -> Made:
    if isinstance(value, bool):
        return Made("true" if value else "false", BOOL, int(value), simple=True)
    if not (takes(I64, Literal(value, value)) or takes(U64, Literal(value, value))):
        return Made(str(value), Literal(value, value), value)
    return Made(literal(value), Literal(value, value), value, simple=True)


def names_of(origin: Origin) -> set[str]:
    if isinstance(origin, tuple):
        return set().union(*(names_of(part) for part in origin))
    return set(origin)


def stepped(origin: Origin, steps: list[int]) -> Origin:
    """Whose memory an item of an item is."""
    for step in steps:
        origin = origin[step] if isinstance(origin, tuple) else frozenset(f"{name}.{step}" for name in origin)
    return origin


def merged(left: Origin, right: Origin) -> Origin:
    if isinstance(left, tuple) and isinstance(right, tuple) and len(left) == len(right):
        return tuple(merged(a, b) for a, b in zip(left, right, strict=True))
    if isinstance(left, tuple):
        return tuple(merged(part, stepped(right, [n])) for n, part in enumerate(left))
    if isinstance(right, tuple):
        return merged(right, left)
    return left | right
