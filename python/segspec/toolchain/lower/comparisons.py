"""Comparisons: of numbers, of bytes with a constant, and with the members of an enum."""

from __future__ import annotations

import ast

from segspec.toolchain.lower import arithmetic, expressions
from segspec.toolchain.lower.access import bytes_of
from segspec.toolchain.lower.context import Context, moved
from segspec.toolchain.lower.ir import FALSE, SIGNED, UNSIGNED, Apply, Expr, Kind, constant
from segspec.toolchain.lower.values import ByteRun

OPERATORS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
WORDS = (8, 4, 2, 1)


def comparison(context: Context, scope: expressions.Scope, left: ast.expr, op: ast.cmpop, right: ast.expr) -> Expr:
    """`left op right`; one of them may be a constant of bytes or text."""
    symbol = OPERATORS.get(type(op))
    if symbol is None:
        raise context.unsupported(f"`{ast.unparse(ast.Compare(left, [op], [right]))}`")
    for node, other in ((left, right), (right, left)):
        if isinstance(node, ast.Constant) and isinstance(node.value, bytes | str):
            content = node.value.encode() if isinstance(node.value, str) else node.value
            run = bytes_of(context, expressions.value(context, scope, other, "bytes"))
            if symbol not in ("==", "!="):
                raise context.unsupported("an order of bytes")
            equal = equals(run, content)
            return equal if symbol == "==" else arithmetic.negation(equal)
    first, second = expressions.scalar(context, scope, left), expressions.scalar(context, scope, right)
    return arithmetic.compare(symbol, first, second)


def equals(run: ByteRun, content: bytes) -> Expr:
    """Whether `run` is `content`, in words as wide as they can be."""
    tests = [arithmetic.compare("==", run.length, constant(len(content)))]
    done = 0
    while done < len(content):
        width = next(w for w in WORDS if w <= len(content) - done)
        word = int.from_bytes(content[done : done + width], "little")
        name = "read_u1" if width == 1 else f"read_u{width}le"
        kind, known = (Kind.UNSIGNED, UNSIGNED) if width == 8 else (Kind.SIGNED, SIGNED)
        found = Apply(kind, known, name, (moved(run.position, done),))
        tests.append(arithmetic.compare("==", found, constant(word)))
        done += width
    return arithmetic.logic("and", tests)


def is_member(found: Expr, members: list[int]) -> Expr:
    """Whether a number is one of `members`, by runs of consecutive ones."""
    tests: list[Expr] = []
    for first, last in runs(sorted(set(members))):
        above = arithmetic.compare(">=", found, constant(first))
        within = arithmetic.compare("<=", found, constant(last))
        one = arithmetic.compare("==", found, constant(first))
        tests.append(one if first == last else arithmetic.logic("and", [above, within]))
    return arithmetic.logic("or", tests) if tests else FALSE


def runs(members: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for number in members:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found
