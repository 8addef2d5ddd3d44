"""Translates expressions to C, without adding lines."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from segspec_kaitai.translate.modules import OPERATORS, Function, Module, NamedTuple, Runtime, Wrong
from segspec_kaitai.translate.types import (
    BOOL,
    BYTES,
    I64,
    ITEMS,
    RUNTIME,
    U64,
    UNSIGNED_MAX,
    VOID,
    Array,
    Literal,
    Number,
    Tuple,
    Type,
    c_name,
    c_type,
    joined,
    literal,
    settled,
    takes,
)

Origin = frozenset[str] | tuple["Origin", ...]
"""The owner of an array's memory: parameters, or their items (`out.2`). A tuple has one per item."""

NOWHERE: Origin = frozenset()


@dataclass(frozen=True)
class Made:
    """An expression in C. `value`: of a constant; `items`: of a literal tuple.

    `reads` and `writes` refer to memory.
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


COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}


class Expressions:
    """The expressions of one function. `variables` have types; the `certain` ones have a value at the current place."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.module: Module = function.module
        self.variables: dict[str, Type] = dict(function.parameters)
        self.origins: dict[str, Origin] = {name: frozenset([name]) for name in function.parameters}
        self.local = {*function.parameters, *assigned(function.node.body)}
        self.certain: set[str] = set()
        self.temporaries: dict[str, Type] = {}

    def together(self, left: Type, right: Type, node: ast.AST, name: str = "") -> Type:
        found = joined(left, right)
        if found is None:
            raise Wrong(f"{name or 'it'} is {left} and {right}; u64(…) or i64(…) makes one the other", node)
        return found

    def temporary(self, kind: Type) -> str:
        name = f"seg_{len(self.temporaries) + 1}"
        self.temporaries[name] = kind
        return name

    def fitted(self, made: Made, due: Type, node: ast.AST) -> str:
        if isinstance(due, Literal):
            due = settled(due)
        if made.items and isinstance(due, Tuple) and not due.name and len(due.items) == len(made.items):
            self.apart(made.items, node)
            due = settled(due)
            assert isinstance(due, Tuple)
            parts = [self.fitted(item, kind, node) for item, kind in zip(made.items, due.items, strict=True)]
            return f"({c_type(due)}){{{', '.join(parts)}}}"
        if not takes(due, made.type):
            raise Wrong(f"{made.type} stands where {due} is due", node)
        return made.text

    def items_of(self, source: ast.expr) -> list[Made] | None:
        if isinstance(source, ast.Tuple):
            return [self._number(item) for item in source.elts]
        found = self.constant(source)
        return [constant(value) for value in found] if isinstance(found, tuple) else None

    def test(self, node: ast.expr) -> str:
        return self._tested(node).text

    def _tested(self, node: ast.expr, *, strictly: bool = False) -> Made:
        """With `strictly` only a condition is allowed, because Python would return the number itself."""
        match node:
            case ast.BoolOp(op=op, values=values):
                parts = [self._tested(value, strictly=strictly) for value in values]
                sign = " && " if isinstance(op, ast.And) else " || "
                return combined(f"({sign.join(part.text for part in parts)})", BOOL, parts)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                made = self._tested(operand)
                return combined(f"!{made.text}", BOOL, [made])
        made = self._number(node)
        if made.type == BOOL:
            return made
        if strictly:
            raise Wrong(f"`{ast.unparse(node)}` is no condition, which `and` and `or` join", node)
        return combined(f"({made.text} != 0)", BOOL, [made])

    def _number(self, node: ast.expr) -> Made:
        made = self.made(node)
        if not isinstance(made.type, Number | Literal) or made.type == VOID:
            raise Wrong(f"`{ast.unparse(node)}` is {made.type}, not a number", node)
        return made

    def made(self, node: ast.expr) -> Made:  # noqa: C901 - one case for each kind of expression
        found = self.constant(node)
        if isinstance(found, int):
            return constant(found)
        match node:
            case ast.Name(id=name):
                return self._named(name, node)
            case ast.Attribute(value=value, attr=name):
                return self.field(self.made(value), name, node)
            case ast.Subscript(value=value, slice=index):
                return self._subscript(self.made(value), index, node)
            case ast.BinOp(left=left, op=op, right=right):
                return self._binary(self._number(left), op, self._number(right), node)
            case ast.UnaryOp(op=ast.Not()) | ast.BoolOp():
                return self._tested(node, strictly=True)
            case ast.UnaryOp(op=ast.USub() | ast.Invert() as op, operand=operand):
                made = self._number(operand)
                if made.type != I64 and not isinstance(made.type, Literal):
                    raise Wrong(f"only a signed number has a sign, not {made.type}", node)
                return replace(
                    made,
                    type=I64,
                    text=f"({'-' if isinstance(op, ast.USub) else '~'}(int64_t){made.text})",
                    simple=False,
                )
            case ast.Compare(left=left, ops=ops, comparators=others):
                return self._comparison(left, ops, others, node)
            case ast.IfExp(test=test, body=body, orelse=other):
                return self._either(test, self.made(body), self.made(other), node)
            case ast.Call():
                return self._call(node)
            case ast.Tuple(elts=items):
                parts = tuple(self.made(item) for item in items)
                kind = Tuple(tuple(part.type for part in parts))
                origin = tuple(part.origin for part in parts)
                return combined("", kind, parts, items=parts, origin=origin)
        raise Wrong(f"`{ast.unparse(node)}` has no translation", node)

    def constant(self, node: ast.expr) -> object:
        for part in ast.walk(node):
            if isinstance(part, ast.Call) or (isinstance(part, ast.Name) and part.id in self.local):
                return None
        return self.module.constant(node)

    def _named(self, name: str, node: ast.expr) -> Made:
        if name not in self.local:
            raise Wrong(f"{name} is no number that is known without running the module", node)
        if name not in self.certain or name not in self.variables:
            raise Wrong(f"{name} may not have a value yet", node)
        kind = self.variables[name]
        return Made(c_name(name), kind, origin=self.origins.get(name, NOWHERE), simple=True)

    def field(self, owner: Made, name: str, node: ast.expr) -> Made:
        if not isinstance(owner.type, Tuple) or name not in owner.type.fields:
            raise Wrong(f"{owner.type} has no field {name}", node)
        return self.item(owner, owner.type.fields.index(name))

    def item(self, owner: Made, number: int) -> Made:
        assert isinstance(owner.type, Tuple)
        if owner.items:
            return owner.items[number]
        text = f"{owner.text}.{owner.type.field(number)}"
        return replace(owner, text=text, type=owner.type.items[number], origin=stepped(owner.origin, [number]))

    def _subscript(self, owner: Made, index: ast.expr, node: ast.expr) -> Made:
        if isinstance(owner.type, Tuple):
            number = self.constant(index)
            if not isinstance(number, int) or not 0 <= number < len(owner.type.items):
                raise Wrong(f"an item of {owner.type} is chosen by a constant", node)
            return self.item(owner, number)
        if not isinstance(owner.type, Array):
            raise Wrong(f"{owner.type} has no items", node)
        place, reads = self.element(owner, index)
        kind = ITEMS[owner.type.item]
        if kind == BOOL:
            place = f"({place} != 0)"
        elif owner.type.item not in ("i64", "u64"):
            place = f"((int64_t){place})"
        return replace(combined(place, kind, [reads]), reads=True)

    def element(self, owner: Made, index: ast.expr) -> tuple[str, Made]:
        place = self._number(index)
        if place.value is not None and place.value < 0:
            raise Wrong("a negative index would count from the end in Python only", index)
        if place.type == BOOL:
            raise Wrong("a condition is no index", index)
        return f"SEG_AT({owner.text}, {place.text})", place

    def _binary(self, left: Made, op: ast.operator, right: Made, node: ast.expr) -> Made:
        self.apart([left, right], node)
        if BOOL in (left.type, right.type):
            raise Wrong("a condition is no number to reckon with", node)
        if isinstance(op, ast.LShift | ast.RShift):
            return self._shift(left, op, right, node)
        if type(op) not in OPERATORS or isinstance(op, ast.Pow):
            raise Wrong(f"`{ast.unparse(node)}` has no translation", node)
        kind = self.together(left.type, right.type, node)
        if isinstance(kind, Literal):
            # In C a literal has 32 bits.
            kind, left = I64, replace(left, text=f"(int64_t){left.text}")
        if isinstance(op, ast.FloorDiv | ast.Mod):
            if right.value == 0:
                raise Wrong("divides by 0", node)
            names = {I64: ("seg_floordiv", "seg_mod"), U64: ("seg_udiv", "seg_umod")}
            function = names[kind][isinstance(op, ast.Mod)]  # type: ignore[index]
            return combined(f"{function}({left.text}, {right.text})", kind, [left, right])
        return combined(f"({left.text} {SIGNS[type(op)]} {right.text})", kind, [left, right])

    def _shift(self, left: Made, op: ast.operator, right: Made, node: ast.expr) -> Made:
        kind = I64 if isinstance(left.type, Literal) else left.type
        name = ("seg_shl" if kind == I64 else "seg_ushl") if isinstance(op, ast.LShift) else "seg_shr"
        if isinstance(op, ast.RShift) and kind == U64:
            name = "seg_ushr"
        if right.value is not None and right.value < 0:
            raise Wrong("shifts by less than nothing", node)
        # A count too large for a signed number removes all bits.
        count = f"(int64_t){right.text}" if right.type == U64 else self.fitted(right, I64, node)
        return combined(f"{name}({left.text}, {count})", kind, [left, right])

    def _comparison(self, left: ast.expr, ops: list[ast.cmpop], others: list[ast.expr], node: ast.expr) -> Made:
        parts: list[str] = []
        seen = [self._number(left)]
        for number, (op, other) in enumerate(zip(ops, others, strict=True)):
            before = seen[-1]
            if isinstance(op, ast.In | ast.NotIn):
                if len(ops) > 1:
                    raise Wrong("`in` stands alone", node)
                return self._membership(before, other, isinstance(op, ast.NotIn), node)
            if type(op) not in COMPARISONS:
                raise Wrong(f"`{ast.unparse(node)}` has no translation", node)
            made = self._number(other)
            self.together(before.type, made.type, node)
            self.apart([before, made], node)
            text = made.text
            if number < len(ops) - 1 and not made.simple and made.value is None:
                name = self.temporary(settled(made.type))
                text, made = f"({name} = {made.text})", replace(made, text=name, simple=True)
            parts.append(f"({before.text} {COMPARISONS[type(op)]} {text})")
            seen.append(made)
        return combined(parts[0] if len(parts) == 1 else f"({' && '.join(parts)})", BOOL, seen)

    def _membership(self, made: Made, source: ast.expr, absent: bool, node: ast.expr) -> Made:
        items = self.items_of(source)
        if not items:
            raise Wrong("`in` looks in a tuple of numbers", node)
        first = made.text
        if not made.simple:
            name = self.temporary(settled(made.type))
            first, made = f"({name} = {made.text})", replace(made, text=name)
        parts: list[str] = []
        for item in items:
            self.together(made.type, item.type, node)
            parts.append(f"{made.text if parts else first} == {item.text}")
        return combined(f"{'!' if absent else ''}({' || '.join(parts)})", BOOL, [made, *items])

    def _either(self, test: ast.expr, body: Made, other: Made, node: ast.expr) -> Made:
        condition = self._tested(test)
        kind = self.together(body.type, other.type, node)
        texts = [self.fitted(made, kind, node) for made in (body, other)]
        made = combined(f"({condition.text} ? {texts[0]} : {texts[1]})", kind, [body, other, condition])
        return replace(made, origin=merged(body.origin, other.origin))

    def _call(self, node: ast.Call) -> Made:
        name = ast.unparse(node.func)
        found = self.constant(node.func)
        if isinstance(found, Function):
            return self._called(found, node)
        if isinstance(found, NamedTuple):
            return self._tuple_of(found, node)
        if node.keywords or name in self.local:
            raise Wrong(f"`{ast.unparse(node)}` has no translation", node)
        parts = [self.made(argument) for argument in node.args]
        self.apart(parts, node)
        if isinstance(found, Runtime):
            return self._runtime(found.name, parts, node)
        match name, parts:
            case "len", [Made(type=Array())]:
                return Made(f"{parts[0].text}.n", I64)
            case "len", [Made(type=Tuple() as kind)]:
                return constant(len(kind.items))
            case (("min" | "max"), [_, _, *_]):
                return self._extreme(name, parts, node)
            case "int", [Made(type=kind)] if kind in (I64, BOOL) or isinstance(kind, Literal):
                return replace(parts[0], type=I64 if kind == BOOL else kind)
        raise Wrong(f"`{ast.unparse(node)}` has no translation", node)

    def _runtime(self, name: str, parts: list[Made], node: ast.Call) -> Made:
        if name in ("u64", "i64") and len(parts) == 1:
            return self._converted(name, parts[0], node)
        if name not in RUNTIME:
            raise Wrong(f"C has no {name}", node)
        due, result = RUNTIME[name]
        if len(due) != len(parts):
            raise Wrong(f"{name} takes {len(due)} arguments", node)
        texts = [self.fitted(part, kind, node) for part, kind in zip(parts, due, strict=True)]
        if result == VOID:
            self.function.written |= names_of(parts[0].origin)
        made = combined(f"seg_{name}({', '.join(texts)})", result, parts)
        return replace(made, reads=BYTES in due, writes=made.writes or result == VOID)

    def _converted(self, name: str, made: Made, node: ast.Call) -> Made:
        kind = U64 if name == "u64" else I64
        if made.value is not None:
            if not (0 <= made.value <= UNSIGNED_MAX if kind == U64 else takes(I64, Literal(made.value, made.value))):
                raise Wrong(f"{made.value} is no {kind}", node)
            return replace(made, type=kind, text=f"UINT64_C({made.value})" if kind == U64 else made.text)
        if not isinstance(made.type, Number | Literal) or made.type == VOID:
            raise Wrong(f"{made.type} is no number", node)
        return combined(f"(({kind.c}){made.text})", kind, [made])

    def _extreme(self, name: str, parts: list[Made], node: ast.Call) -> Made:
        kind = parts[0].type
        for part in parts[1:]:
            kind = self.together(kind, part.type, node)
        kind = settled(kind)
        if kind not in (I64, U64):
            raise Wrong(f"{name} is of numbers", node)
        text = parts[0].text
        for part in parts[1:]:
            text = f"seg_{name}_{kind}({text}, {part.text})"
        return combined(text, kind, parts)

    def _given(self, names: Sequence[str], what: str, node: ast.Call) -> dict[str, ast.expr]:
        if len(node.args) > len(names):
            raise Wrong(f"{what} takes {len(names)} arguments", node)
        found = dict(zip(names, node.args, strict=False))
        for keyword in node.keywords:
            if keyword.arg is None or keyword.arg not in names or keyword.arg in found:
                raise Wrong(f"{what} has no place for {keyword.arg or '**'}", node)
            found[keyword.arg] = keyword.value
        return found

    def _called(self, function: Function, node: ast.Call) -> Made:
        given = self._given(list(function.parameters), function.name, node)
        missing = [name for name in function.parameters if name not in given]
        if missing:
            raise Wrong(f"{function.name} is not given {', '.join(missing)}", node)
        parts = {name: self.made(value) for name, value in given.items()}
        self.apart(list(parts.values()), node)
        texts = [self.fitted(parts[name], kind, node) for name, kind in function.parameters.items()]
        if function not in self.function.calls:
            self.function.calls.append(function)
        writes = False
        for path in function.written:
            name, *rest = path.split(".")
            self.function.written |= names_of(stepped(parts[name].origin, [int(step) for step in rest]))
            writes = True
        made = combined(f"{function.inner_name}({', '.join(texts)})", function.result, list(parts.values()))
        takes_memory = any(isinstance(kind, Array | Tuple) for kind in function.parameters.values())
        return replace(made, reads=made.reads or takes_memory, writes=made.writes or writes)

    def _tuple_of(self, found: NamedTuple, node: ast.Call) -> Made:
        kind = found.type
        given = self._given(kind.fields, kind.name, node)
        parts = []
        for name, due in zip(kind.fields, kind.items, strict=True):
            value = given.get(name, found.defaults.get(name))
            if value is None:
                raise Wrong(f"{kind} is not given {name}", node)
            made = self.made(value)
            parts.append(replace(made, text=self.fitted(made, due, node)))
        self.apart(parts, node)
        text = f"({c_type(kind)}){{{', '.join(part.text for part in parts)}}}"
        return combined(text, kind, parts, origin=tuple(part.origin for part in parts))

    def apart(self, parts: Sequence[Made], node: ast.AST) -> None:
        """C does not define the evaluation order of such parts: one that writes must be the only one."""
        writing = [part for part in parts if part.writes]
        if writing and sum(part.writes or part.reads for part in parts) > 1:
            raise Wrong("what is written and read here has no order in C: give a part of it a name first", node)


def assigned(body: Sequence[ast.stmt]) -> Iterator[str]:
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id
