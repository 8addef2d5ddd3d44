"""Builds expressions with exact ranges.

If a result may not fit 64 bits, a check before the operation refuses the frame. In rings (`+ - * & | ^`) casting the
operands to the kind of a result that fits is exact.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import replace

from segspec.columns.backend.reasons import DIVISION, ENCODING, NEGATIVE, OVERFLOW
from segspec_kaitai.kernels.ir import (
    BOOLS,
    FLOATS,
    SIGNED,
    UNSIGNED,
    Apply,
    Binary,
    Cast,
    Choose,
    Const,
    Expr,
    Kind,
    Logic,
    Range,
    Ref,
    Unary,
    boolean,
    constant,
    is_constant,
)

WORD_BITS = 64

Refuse = Callable[[Expr, str], None]

INVERSE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
MIRROR = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
COMPARE: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


class NoKindError(Exception):
    """No 64-bit type holds the operands or the result of the named construct."""


def cast(expr: Expr, kind: Kind) -> Expr:
    """Other values wrap, which callers allow only in rings."""
    if expr.kind is kind:
        return expr
    if expr.kind in FLOATS:
        raise NoKindError("a floating point number in an expression")
    if isinstance(expr, Const):
        return replace(expr, kind=kind)
    if kind is Kind.BOOL:
        return compare("!=", expr, constant(0))
    return Cast(kind, expr.range, expr)


def truth(expr: Expr) -> Expr:
    return cast(expr, Kind.BOOL)


def number(expr: Expr) -> Expr:
    if expr.kind in FLOATS:
        raise NoKindError("a floating point number in an expression")
    return cast(expr, Kind.SIGNED) if expr.kind is Kind.BOOL else expr


def same(left: Expr, right: Expr) -> bool:
    if isinstance(left, Const) and isinstance(right, Const):
        return left.value == right.value and left.kind is right.kind
    if isinstance(left, Ref) and isinstance(right, Ref):
        return left.var is right.var
    return left is right


def negation(expr: Expr) -> Expr:
    expr = truth(expr)
    if isinstance(expr, Const):
        return boolean(not expr.value)
    if isinstance(expr, Binary) and expr.op in INVERSE:
        return replace(expr, op=INVERSE[expr.op])
    if isinstance(expr, Unary) and expr.op == "not":
        return expr.operand
    return Unary(Kind.BOOL, BOOLS, "not", expr)


def logic(op: str, items: list[Expr]) -> Expr:
    absorbing = op == "or"
    kept: list[Expr] = []
    for item in map(truth, items):
        if isinstance(item, Const):
            if bool(item.value) is absorbing:
                kept.append(item)
                break
            continue
        kept += item.items if isinstance(item, Logic) and item.op == op else [item]
    if not kept:
        return boolean(not absorbing)
    if len(kept) == 1:
        return kept[0]
    return Logic(Kind.BOOL, BOOLS, op, tuple(kept))


def compare(op: str, left: Expr, right: Expr) -> Expr:
    if left.kind in FLOATS or right.kind in FLOATS:
        return compare_floats(op, left, right)
    if left.kind is not right.kind or left.kind is not Kind.BOOL:
        left, right = number(left), number(right)
    if isinstance(left, Const) and isinstance(right, Const):
        return boolean(COMPARE[op](left.value, right.value))
    if left.kind is Kind.BOOL:
        if isinstance(right, Const) and op in ("==", "!="):
            return left if bool(right.value) is (op == "==") else negation(left)
        return Binary(Kind.BOOL, BOOLS, op, left, right)
    settled = by_range(op, left.range, right.range)
    if settled is not None:
        return boolean(settled)
    kind = left.range.union(right.range).kind
    if kind is not None:
        return Binary(Kind.BOOL, BOOLS, op, cast(left, kind), cast(right, kind))
    if left.range.low >= 0:
        return compare(MIRROR[op], right, left)
    # Compares a possibly negative value with one that may be above 2**63.
    unsigned = Binary(Kind.BOOL, BOOLS, op, cast(left, Kind.UNSIGNED), cast(right, Kind.UNSIGNED))
    below = Binary(Kind.BOOL, BOOLS, "<", left, constant(0))
    if op in ("<", "<=", "!="):
        return logic("or", [below, unsigned])
    return logic("and", [negation(below), unsigned])


def by_range(op: str, left: Range, right: Range) -> bool | None:
    below, above = left.high < right.low, left.low > right.high
    if op in ("==", "!="):
        return op == "!=" if below or above else None
    if op in ("<", ">="):
        return op == "<" if below else op == ">=" if left.low >= right.high else None
    return op == ">" if above else op == "<=" if left.high <= right.low else None


def choose(test: Expr, then: Expr, other: Expr) -> Expr:
    test = truth(test)
    if isinstance(test, Const):
        return then if test.value else other
    if same(then, other):
        return then
    known = then.range.union(other.range)
    if then.kind is other.kind and then.kind in (Kind.BOOL, *FLOATS):
        return Choose(then.kind, known, test, then, other)
    if then.kind in FLOATS or other.kind in FLOATS:
        return Choose(Kind.F64, UNSIGNED, test, double(then), double(other))
    if known.kind is None:
        raise NoKindError("a choice between a negative value and one above 2**63")
    return Choose(known.kind, known, test, cast(number(then), known.kind), cast(number(other), known.kind))


def binary(op: str, left: Expr, right: Expr, refuse: Refuse) -> Expr:
    if op == "/" or left.kind in FLOATS or right.kind in FLOATS:
        return floating(op, left, right, refuse)
    left, right = number(left), number(right)
    if op in ("+", "-", "*"):
        return ring(op, left, right, refuse)
    if op in ("//", "%"):
        return division(op, left, right, refuse)
    if op in ("<<", ">>"):
        return shift(op, left, right, refuse)
    return bits(op, left, right)


def folded(value: int) -> Expr:
    if Range(value, value).kind is None:
        raise NoKindError(f"the number {value}, which needs more than 64 bits,")
    return constant(value)


def negative(operand: Expr, refuse: Refuse) -> Expr:
    if operand.kind in FLOATS:
        # Only the sign differs, including that of 0 and of NaN.
        return Binary(Kind.F64, UNSIGNED, "^", double(operand), Const(Kind.F64, UNSIGNED, 1 << 63))
    return ring("-", constant(0), number(operand), refuse)


def inverted(operand: Expr) -> Expr:
    operand = number(operand)
    known = Range(-operand.range.high - 1, -operand.range.low - 1)
    if known.kind is not Kind.SIGNED:
        raise NoKindError("the complement of a value that may be above 2**63")
    if isinstance(operand, Const):
        return folded(~operand.value)
    return Unary(Kind.SIGNED, known, "~", cast(operand, Kind.SIGNED))


RING_RANGE: dict[str, Callable[[Range, Range], list[int]]] = {
    "+": lambda a, b: [a.low + b.low, a.high + b.high],
    "-": lambda a, b: [a.low - b.high, a.high - b.low],
    "*": lambda a, b: [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high],
}
CHECKS = {"+": "add", "-": "subtract", "*": "multiply"}


def ring(op: str, left: Expr, right: Expr, refuse: Refuse) -> Expr:
    corners = RING_RANGE[op](left.range, right.range)
    exact = Range(min(corners), max(corners))
    if isinstance(left, Const) and isinstance(right, Const):
        return folded(exact.low)
    if is_constant(right, 0) and op in ("+", "-"):
        return left
    if is_constant(left, 0) and op == "+":
        return right
    kind = exact.kind
    if kind is not None:
        return Binary(kind, exact, op, cast(left, kind), cast(right, kind))
    if exact.low >= 0 or (op == "-" and Kind.UNSIGNED in (left.kind, right.kind)):
        return unsigned_ring(op, left, right, exact, refuse)
    left, right = as_signed(left, refuse), as_signed(right, refuse)
    refuse(Apply(Kind.BOOL, BOOLS, f"{CHECKS[op]}_overflows", (left, right)), OVERFLOW)
    known = Range(max(exact.low, SIGNED.low), min(exact.high, SIGNED.high))
    return Binary(Kind.SIGNED, known, op, left, right)


def as_signed(expr: Expr, refuse: Refuse) -> Expr:
    if expr.kind in FLOATS or expr.range.high <= SIGNED.high:
        return expr
    if expr.range.low > SIGNED.high:
        raise NoKindError("a number above 2**63 beside one that may be negative")
    refuse(compare(">", expr, constant(SIGNED.high)), OVERFLOW)
    return Cast(Kind.SIGNED, Range(expr.range.low, SIGNED.high), expr)


def unsigned_ring(op: str, left: Expr, right: Expr, exact: Range, refuse: Refuse) -> Expr:
    if min(left.range.low, right.range.low) < 0:
        return ring(op, as_signed(left, refuse), as_signed(right, refuse), refuse)
    a, b = cast(left, Kind.UNSIGNED), cast(right, Kind.UNSIGNED)
    refuse(Apply(Kind.BOOL, BOOLS, f"unsigned_{CHECKS[op]}_overflows", (a, b)), OVERFLOW)
    if op == "-":
        known = Range(max(exact.low, SIGNED.low), min(exact.high, SIGNED.high))
        return Cast(Kind.SIGNED, known, Binary(Kind.UNSIGNED, UNSIGNED, op, a, b))
    return Binary(Kind.UNSIGNED, Range(exact.low, UNSIGNED.high), op, a, b)


def division(op: str, left: Expr, right: Expr, refuse: Refuse) -> Expr:
    if is_constant(right, 0):
        raise NoKindError("a division by 0")
    if right.range.low <= 0 <= right.range.high:
        refuse(compare("==", right, constant(0)), DIVISION)
    if min(left.range.low, right.range.low) < 0:
        left, right = as_signed(left, refuse), as_signed(right, refuse)
    kind = left.range.union(right.range).kind
    divisors = [d for d in {right.range.low, right.range.high, -1, 1} if d and right.range.contains(Range(d, d))]
    if kind is None or not divisors:
        raise NoKindError(f"`{op}` of numbers that have no quotient")
    if op == "//":
        quotients = [n // d for n in (left.range.low, left.range.high) for d in divisors]
        known = Range(min(quotients), max(quotients))
    else:
        known = Range(min(right.range.low + 1, 0), max(right.range.high - 1, 0))
    if known.kind is None:
        raise NoKindError("a quotient that may be above 2**63")
    if isinstance(left, Const) and isinstance(right, Const):
        return folded(left.value // right.value if op == "//" else left.value % right.value)
    return Binary(kind, known, op, cast(left, kind), cast(right, kind))


def shift(op: str, left: Expr, right: Expr, refuse: Refuse) -> Expr:
    if right.range.high < 0:
        raise NoKindError("a shift by a negative number")
    if right.range.low < 0:
        refuse(compare("<", right, constant(0)), NEGATIVE)
    least, most = max(right.range.low, 0), min(max(right.range.high, 0), WORD_BITS - 1)
    if op == ">>":
        return shift_right(left, right, least)
    if least >= WORD_BITS:
        raise NoKindError("a shift to the left by 64 bits or more")
    if right.range.high >= WORD_BITS:
        refuse(compare(">", right, constant(WORD_BITS - 1)), OVERFLOW)
    corners = [n << b for n in (left.range.low, left.range.high) for b in (least, most)]
    known = Range(min(corners), max(corners))
    if isinstance(left, Const) and isinstance(right, Const):
        return folded(left.value << right.value)
    kind = known.kind
    if kind is None:
        kind = Kind.UNSIGNED if known.low >= 0 else Kind.SIGNED
        if kind is Kind.SIGNED and left.kind is Kind.UNSIGNED:
            raise NoKindError("`<<` of a value that may be above 2**63")
        helper = "shift_overflows" if kind is Kind.SIGNED else "unsigned_shift_overflows"
        refuse(Apply(Kind.BOOL, BOOLS, helper, (cast(left, kind), cast(right, kind))), OVERFLOW)
        known = UNSIGNED if kind is Kind.UNSIGNED else SIGNED
    return Binary(kind, known, op, cast(left, kind), cast(right, kind))


def shift_right(left: Expr, right: Expr, least: int) -> Expr:
    known = Range(min(left.range.low, 0), max(left.range.high >> least, 0))
    if isinstance(left, Const) and isinstance(right, Const):
        return folded(left.value >> right.value)
    if is_constant(right, 0):
        return left
    amount = cast(right, left.kind)
    if right.range.high < WORD_BITS:
        return Binary(left.kind, known, ">>", left, amount)
    last = constant(WORD_BITS - 1)
    all_sign = constant(0) if left.range.low >= 0 else Binary(left.kind, Range(-1, 0), ">>", left, last)
    amount = cast(choose(compare(">", right, last), last, right), left.kind)
    within = Binary(left.kind, known, ">>", left, amount)
    return choose(compare(">", right, last), all_sign, within)


def bits(op: str, left: Expr, right: Expr) -> Expr:
    if isinstance(left, Const) and isinstance(right, Const):
        outcomes = {"&": left.value & right.value, "|": left.value | right.value, "^": left.value ^ right.value}
        return folded(outcomes[op])
    not_negative = [r.high for r in (left.range, right.range) if r.low >= 0]
    if op == "&" and not_negative:
        known = Range(0, min(not_negative))
    elif len(not_negative) == 2:
        known = Range(0, (1 << max(n.bit_length() for n in not_negative)) - 1)
    else:
        limits = (left.range.low, left.range.high, right.range.low, right.range.high)
        width = max((n if n >= 0 else ~n).bit_length() for n in limits)
        known = Range(-(1 << width), (1 << width) - 1)
    kind = known.kind
    if kind is None:
        raise NoKindError(f"`{op}` of a negative value and one that may be above 2**63")
    return Binary(kind, known, op, cast(left, kind), cast(right, kind))


OPERATIONS = {"+": "float_add", "-": "float_subtract", "*": "float_multiply", "/": "float_divide"}
FLOAT_TESTS = {"<": "float_less", "<=": "float_at_most", "==": "float_equal"}
EXACT = Range(-(1 << 53), 1 << 53)


def float_constant(value: float) -> Expr:
    (held,) = struct.unpack("<Q", struct.pack("<d", value))
    return Const(Kind.F64, Range(held, held), held)


def double(expr: Expr) -> Expr:
    if expr.kind is Kind.F64:
        return expr
    if expr.kind is Kind.F32:
        return Apply(Kind.F64, UNSIGNED, "float_of_single", (expr,))
    expr = number(expr)
    if isinstance(expr, Const):
        return float_constant(float(expr.value))
    name = "float_of_signed" if expr.kind is Kind.SIGNED else "float_of_unsigned"
    return Apply(Kind.F64, UNSIGNED, name, (expr,))


def floating(op: str, left: Expr, right: Expr, refuse: Refuse) -> Expr:
    if op not in OPERATIONS:
        raise NoKindError(f"`{op}` of a floating point number")
    if left.kind not in FLOATS and right.kind not in FLOATS:
        # Python rounds a quotient of integers once.
        for each in (number(left), number(right)):
            if not EXACT.contains(each.range):
                beyond = [compare("<", each, constant(EXACT.low)), compare(">", each, constant(EXACT.high))]
                refuse(logic("or", beyond), OVERFLOW)
    if op == "/":
        refuse(compare("==", right, constant(0)), DIVISION)
    return Apply(Kind.F64, UNSIGNED, OPERATIONS[op], (double(left), double(right)))


def compare_floats(op: str, left: Expr, right: Expr) -> Expr:
    """NaN is neither less than another number nor equal to it."""
    if not all(each.kind in FLOATS or EXACT.contains(each.range) for each in (left, right)):
        raise NoKindError("a floating point number beside an integer that it may not hold")
    if op == "!=":
        return negation(compare_floats("==", left, right))
    if op in (">", ">="):
        return compare_floats(MIRROR[op], right, left)
    return Apply(Kind.BOOL, BOOLS, FLOAT_TESTS[op], (double(left), double(right)))


def whole(expr: Expr, refuse: Refuse) -> Expr:
    """A truncated floating-point number; above 63 bits it is left to the parser."""
    least, most = float_constant(-(2.0**63)), float_constant(2.0**63)
    within = logic("and", [compare(">=", expr, least), compare("<", expr, most)])
    refuse(negation(within), ENCODING)
    return Apply(Kind.SIGNED, SIGNED, "float_whole", (double(expr),))
