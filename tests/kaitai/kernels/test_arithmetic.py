"""Expressions of 64-bit machine integers against Python's unbounded ones: equal, or refused before they differ."""

from __future__ import annotations

import operator
import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from segspec.columns.backend.reasons import OVERFLOW
from segspec_kaitai.kernels import arithmetic
from segspec_kaitai.kernels.arithmetic import NoKindError
from segspec_kaitai.kernels.context import RUNTIME
from segspec_kaitai.kernels.emit import Writer, zero
from segspec_kaitai.kernels.ir import Expr, Kind, Range, Var, boolean, constant, ref
from segspec_kaitai.programs import bounded
from segspec_kaitai.translate import translate
from tests.native.lane import has_compiler, loaded

EXACT: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "<<": lambda left, right: shifted(left, right),
    ">>": operator.rshift,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
RANGES = [
    Range(0, 255),
    Range(-128, 127),
    Range(0, (1 << 32) - 1),
    Range(-(1 << 63), (1 << 63) - 1),
    Range(0, (1 << 64) - 1),
    Range(0, 70),
    Range(1, 9),
    Range(-40, 70),
]
FUNCTIONS = 60
TYPES = {Kind.SIGNED: "int", Kind.UNSIGNED: "U64", Kind.BOOL: "bool"}


class Made:
    """A random expression: how to compute it exactly, and the kernel's function for it."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        kinds = [self.chance.choice(RANGES) for _ in range(3)]
        self.variables = [Var(name, r.kind or Kind.SIGNED, r) for name, r in zip("abc", kinds, strict=True)]
        self.refusals: list[Expr] = []
        self.expr, self.exact = self.tree(3)
        self.ranges = kinds

    def tree(self, depth: int) -> tuple[Expr, Callable[[list[int]], int]]:
        roll = self.chance.randrange(12)
        if depth == 0 or roll == 0:
            number = self.chance.randrange(4)
            if number == 3:
                fixed = self.chance.choice((0, 1, 7, 63, 128, -1, -8, (1 << 63) - 1, 1 << 63))
                return constant(fixed), lambda values: fixed
            return ref(self.variables[number]), lambda values: values[number]
        left, exact_left = self.tree(depth - 1)
        right, exact_right = self.tree(depth - 1)
        if roll == 1:
            made = arithmetic.choose(arithmetic.compare("<", left, right), left, right)
            return made, lambda values: min(exact_left(values), exact_right(values))
        if roll == 2:
            made = arithmetic.inverted(left)
            return made, lambda values: ~exact_left(values)
        op = self.chance.choice(list(EXACT))
        exact = EXACT[op]
        if op in arithmetic.COMPARE:
            made = arithmetic.compare(op, left, right)
        else:
            made = arithmetic.binary(op, left, right, lambda test, reason: self.refusals.append(test))
        return made, lambda values: within(exact(exact_left(values), exact_right(values)))

    def source(self) -> str:
        """As a run: for plain Python, and to be translated."""
        writer = Writer("", [], 1)
        result = arithmetic.number(self.expr)
        nothing = zero(result.kind)
        lines = [f"    if {writer.text(test)}:\n        return True, {nothing}" for test in self.refusals]
        given = ", ".join(f"{v.name}: {TYPES[v.kind]}" for v in self.variables)
        return "\n".join(
            [
                f"from segspec_kernels.runtime import {', '.join(RUNTIME)}",
                "from segspec_kernels.types import U64",
                f"def run({given}) -> tuple[bool, {TYPES[result.kind]}]:",
                *lines,
                f"    return False, {writer.text(result)}",
            ]
        )

    def values(self) -> list[list[int]]:
        out = []
        for _ in range(40):
            picks = []
            for known in self.ranges:
                edges = (known.low, known.high, known.low + 1, known.high - 1, max(0, known.low))
                picks.append(self.chance.choice((*edges, self.chance.randint(known.low, known.high))))
            out.append(picks)
        return out


class TooWideError(Exception):
    """A partial result that no 64 bits hold."""


def shifted(value: int, bits: int) -> int:
    if bits > 64 and value:
        raise TooWideError
    return value << bits if bits <= 64 else 0


def within(value: int) -> int:
    if not -(1 << 63) <= value < 1 << 64:
        raise TooWideError
    return value


def made_functions() -> list[Made]:
    out: list[Made] = []
    seed = 0
    while len(out) < FUNCTIONS:
        seed += 1
        try:
            made = Made(seed)
        except NoKindError:
            continue
        out.append(made)
    return out


MADE = made_functions()


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> ModuleType | None:
    """All functions as one extension; None where there is no compiler."""
    if not has_compiler():
        return None
    folder = tmp_path_factory.mktemp("made")
    sources = {f"made_{number}": made.source() for number, made in enumerate(MADE)}
    (folder / "made.c").write_text(translate(sources, extension="made").single)
    bounded.build([folder / "made.c"], folder / "made.so", ["-DSEG_CHECK"])
    return loaded("made", folder / "made.so")


@pytest.mark.parametrize("number", range(len(MADE)), ids=lambda n: MADE[n].source().splitlines()[-1].strip()[:60])
def test_a_kernel_computes_what_python_computes_or_refuses(number: int, compiled: ModuleType | None) -> None:
    made = MADE[number]
    space: dict[str, Any] = {}
    exec(made.source(), space)
    functions = [space["run"]]
    if compiled is not None:
        functions.append(getattr(compiled, f"made_{number}_run"))
    for values in made.values():
        try:
            exact = int(made.exact(values))
        except (TooWideError, ZeroDivisionError, ValueError):
            exact = None
        for function in functions:
            refused, found = function(*values)
            if not refused:
                assert exact is not None, (made.source(), values, found)
                assert int(found) == exact, (made.source(), values)
                assert made.expr.range.low <= exact <= made.expr.range.high


def test_what_ranges_settle_is_not_computed() -> None:
    byte = ref(Var("byte", Kind.SIGNED, Range(0, 255)))
    assert arithmetic.compare("<", byte, constant(256)).range == Range(1, 1)
    assert arithmetic.compare("==", byte, constant(-1)).range == Range(0, 0)
    assert arithmetic.logic("and", [boolean(True), boolean(False)]).range == Range(0, 0)


def test_a_negative_and_a_large_number_have_no_common_kind() -> None:
    large = ref(Var("large", Kind.UNSIGNED, Range(0, (1 << 64) - 1)))
    small = ref(Var("small", Kind.SIGNED, Range(-5, 5)))
    refused: list[str] = []
    made = arithmetic.binary("*", large, small, lambda test, reason: refused.append(reason))
    assert (made.kind, refused[0]) == (Kind.SIGNED, OVERFLOW)
    with pytest.raises(NoKindError):
        arithmetic.choose(arithmetic.compare("<", small, constant(0)), large, small)
