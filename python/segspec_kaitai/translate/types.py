"""The types of values in C: numbers of 64 bits, arrays with lengths, structures; and C's own functions.

Signed and unsigned numbers never meet without `i64(…)` or `u64(…)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

SIGNED_MIN, SIGNED_MAX, UNSIGNED_MAX = -(1 << 63), (1 << 63) - 1, (1 << 64) - 1


@dataclass(frozen=True)
class Number:
    """`name` is used in messages and in names of structures, `c` is the type in C."""

    name: str
    c: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Literal:
    """A constant, or a choice of some, that may become either kind of number."""

    low: int
    high: int

    def __str__(self) -> str:
        return str(self.low) if self.low == self.high else f"a number of {self.low} to {self.high}"

    def fits(self, kind: Number) -> bool:
        if kind == I64:
            return self.low >= SIGNED_MIN and self.high <= SIGNED_MAX
        return kind == U64 and self.low >= 0 and self.high <= UNSIGNED_MAX


@dataclass(frozen=True)
class Array:
    """`item` is the type of its items; read values have 64 bits."""

    item: str

    def __str__(self) -> str:
        return f"an array of {self.item}"


@dataclass(frozen=True)
class Tuple:
    """A C structure."""

    items: tuple[Type, ...]
    fields: tuple[str, ...] = ()
    name: str = ""

    @property
    def c_name(self) -> str:
        return self.name or "seg_" + "_".join(short(item) for item in self.items)

    def field(self, number: int) -> str:
        return c_name(self.fields[number]) if self.fields else f"f{number}"

    def __str__(self) -> str:
        return self.name or f"({', '.join(map(str, self.items))})"


Type = Number | Literal | Array | Tuple

I64, U64 = Number("i64", "int64_t"), Number("u64", "uint64_t")
BOOL, VOID = Number("bool", "bool"), Number("void", "void")

ITEMS = {"u8": I64, "u16": I64, "u32": I64, "i32": I64, "i64": I64, "u64": U64, "bool": BOOL}

CODES = {"u8": "B", "u16": "H", "u32": "I", "i32": "i", "i64": "q", "u64": "Q", "bool": "?"}

NAMED: dict[str, Type] = {
    "U64": U64,
    "Bytes": Array("u8"),
    "U8s": Array("u8"),
    "U16s": Array("u16"),
    "U32s": Array("u32"),
    "I32s": Array("i32"),
    "I64s": Array("i64"),
    "U64s": Array("u64"),
    "Bools": Array("bool"),
}

WORDS = """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const constexpr continue
    default delete do double else enum errno explicit export extern false float for friend goto if inline int linux long
    mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register restrict
    return short signed sizeof static stderr stdin stdout struct switch template this throw true try typedef typeid
    typename typeof union unix unsigned using virtual void volatile while xor xor_eq
"""
KEPT_BY_C = frozenset(WORDS.split())
"""Words of C and C++, and lower-case names of their headers and compilers."""


def c_name(name: str) -> str:
    """Python's name, with an underscore if C or this translation uses it."""
    kept = name.rstrip("_") in KEPT_BY_C or name.startswith(("seg_", "SEG_", "PY_", "Py"))
    return f"{name}_" if kept else name


def short(kind: Type) -> str:
    if isinstance(kind, Array):
        return f"{kind.item}s"
    return kind.c_name if isinstance(kind, Tuple) else str(kind)


def c_type(kind: Type) -> str:
    match kind:
        case Array(item=item):
            return f"seg_{item}"
        case Tuple():
            return f"struct {kind.c_name}"
        case Literal():
            return c_type(settled(kind))
        case Number(c=c):
            return c


def settled(kind: Type) -> Type:
    if isinstance(kind, Literal):
        return I64 if kind.fits(I64) else U64
    if isinstance(kind, Tuple) and not kind.name:
        return Tuple(tuple(settled(item) for item in kind.items), kind.fields)
    return kind


def joined(left: Type, right: Type) -> Type | None:
    """The common type, or None."""
    if left == right:
        return left
    match left, right:
        case Literal(), Literal():
            return Literal(min(left.low, right.low), max(left.high, right.high))
        case (Literal() as constant, Number() as number) | (Number() as number, Literal() as constant):
            if number == BOOL:
                return joined(I64, constant)
            return number if constant.fits(number) else None
        case Number(), Number():
            return I64 if {left, right} == {I64, BOOL} else None
        case Tuple(), Tuple() if not left.name and not right.name and len(left.items) == len(right.items):
            items = [joined(a, b) for a, b in zip(left.items, right.items, strict=True)]
            known = tuple(item for item in items if item is not None)
            return Tuple(known) if len(known) == len(items) else None
    return None


def takes(due: Type, given: Type) -> bool:
    if isinstance(due, Number) and isinstance(given, Literal):
        return given.fits(due)
    return due == given or (due in (I64, U64) and given == BOOL)


def literal(value: int) -> str:
    if value > SIGNED_MAX:
        return f"UINT64_C({value})"
    if value == SIGNED_MIN:
        return "INT64_MIN"
    if abs(value) < 1 << 31:
        return str(value) if value >= 0 else f"({value})"
    return f"INT64_C({value})" if value >= 0 else f"(-INT64_C({-value}))"


BYTES = Array("u8")

Signature = tuple[tuple[Type, ...], Number]
RUNTIME: Mapping[str, Signature] = (
    {
        f"read_{sign}{width}{order}": ((BYTES, I64), U64 if (sign, width) == ("u", 8) else I64)
        for sign, widths in (("u", range(1, 9)), ("s", (1, 2, 4, 8)))
        for width in widths
        for order in (("le", "be") if width > 1 else ("",))
    }
    | {f"{name}_overflows": ((I64, I64), BOOL) for name in ("add", "subtract", "multiply", "shift")}
    | {f"unsigned_{name}_overflows": ((U64, U64), BOOL) for name in ("add", "subtract", "multiply")}
    | {"unsigned_shift_overflows": ((U64, U64), BOOL)}
    | {f"float_{name}": ((U64, U64), U64) for name in ("add", "subtract", "multiply", "divide")}
    | {f"float_{name}": ((U64, U64), BOOL) for name in ("less", "at_most", "equal")}
    | {"float_of_single": ((I64,), U64), "float_of_signed": ((I64,), U64), "float_of_unsigned": ((U64,), U64)}
    | {"text_number": ((BYTES, I64, I64, I64), I64)}
    | dict.fromkeys(("bits_be", "bits_le"), ((BYTES, I64, I64, I64), U64))
    | {"float_whole": ((U64,), I64)}
    | dict.fromkeys(("find_byte", "length_before", "length_through", "length_stripped"), ((BYTES, I64, I64, I64), I64))
    | {"find_unit": ((BYTES, I64, I64, U64, I64), I64), "utf8_length": ((BYTES, I64, I64), I64)}
    | dict.fromkeys(("is_ascii", "is_utf8", "is_utf16le", "is_utf16be"), ((BYTES, I64, I64), BOOL))
    | {"is_within": ((BYTES, I64, I64, U64, U64, U64, U64), BOOL)}
    | dict.fromkeys(("crc32", "crc32c"), ((BYTES, I64, I64), I64))
    | dict.fromkeys(("crc32_on", "crc32c_on"), ((BYTES, I64, I64, I64), I64))
    | {"copy": ((BYTES, I64, BYTES, I64, I64), VOID)}
    | {
        f"write_{sign}{width}{order}": ((BYTES, I64, U64 if (sign, width) == ("u", 8) else I64), VOID)
        for sign in ("u", "s")
        for width in (1, 2, 4, 8)
        for order in (("le", "be") if width > 1 else ("",))
    }
)
"""C's own functions, named `seg_…`. Those without a result write to their first argument."""
