"""Translates the statements of a function to C.

Types of locals are inferred until no type changes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from segspec_kaitai.translate.expressions import NOWHERE, Expressions, Made, Origin, merged, names_of
from segspec_kaitai.translate.modules import Function, Wrong
from segspec_kaitai.translate.types import (
    I64,
    ITEMS,
    VOID,
    Array,
    Literal,
    Number,
    Tuple,
    Type,
    c_name,
    c_type,
    settled,
)

FRAME = "frame"
"""A function of this name reads consecutive records: their data are prefetched."""


class Body(Expressions):
    """Translates one function."""

    def __init__(self, function: Function) -> None:
        super().__init__(function)
        self.lines: list[str] = []
        self.exits: list[list[set[str]]] = []
        self.depth = 1

    def translate(self) -> None:
        """Raises `Wrong`."""
        before: object = None
        while before != (self.variables, self.origins):
            before = dict(self.variables), dict(self.origins)
            self.once()
        self.variables = {name: settled(kind) for name, kind in self.variables.items()}
        self.once()
        self.function.text = "\n".join([f"{self.head()} {{", *self.declarations(), *self.lines, "}", ""])
        self.function.structures = [kind for kind in self.kinds() if isinstance(kind, Tuple)]

    def once(self) -> None:
        function = self.function
        self.lines, self.temporaries = [], {}
        self.certain = set(function.parameters)
        function.calls.clear()
        function.written.clear()
        if not self.block(function.node.body) and function.result != VOID:
            raise Wrong("there is a way to its end without a result", function.node)

    def head(self) -> str:
        return f"SEG_INLINE {prototype(self.function, self.function.inner_name)}"

    def kinds(self) -> Iterator[Type]:
        yield self.function.result
        yield from self.variables.values()
        yield from self.temporaries.values()

    def declarations(self) -> Iterator[str]:
        own = {c_name(name): kind for name, kind in self.variables.items() if name not in self.function.parameters}
        for name, kind in {**own, **self.temporaries}.items():
            yield f"    {c_type(kind)} {name} = {'0' if isinstance(kind, Number) else '{0}'};"
        names = list(self.function.parameters)
        if self.function.name == FRAME and names[:2] == ["data", "position"]:
            yield "    SEG_PREFETCH(data, position);"

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def block(self, body: Sequence[ast.stmt]) -> bool:
        return any(self.statement(node) for node in body)

    def inner(self, body: Sequence[ast.stmt]) -> tuple[bool, set[str]]:
        before = set(self.certain)
        self.depth += 1
        ends = self.block(body)
        self.depth -= 1
        after, self.certain = self.certain, before
        return ends, after

    def statement(self, node: ast.stmt) -> bool:  # noqa: C901 - one case for each kind of statement
        match node:
            case ast.Pass() | ast.Expr(value=ast.Constant(value=str())):
                pass
            case ast.Expr(value=ast.Call() as call):
                self.line(f"{self.made(call).text};")
            case ast.Assign(targets=targets, value=value):
                self.assign(targets, value)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=ast.expr() as value):
                self.variables[name] = self.module.annotated(annotation)
                self.assign([node.target], value)
            case ast.AugAssign(target=target, op=op, value=value):
                read = ast.copy_location(ast.BinOp(as_read(target), op, value), node)
                self.assign([target], read)
            case ast.If(test=test, body=body, orelse=other):
                return self.choice(self.test(test), body, other)
            case ast.While(test=test, body=body, orelse=[]):
                return self.repeat(test, body)
            case ast.For(target=ast.Name(id=name), iter=source, body=body, orelse=[]):
                self.loop(name, source, body, node)
            case ast.Break():
                self.line("break;")
                self.exits[-1].append(self.certain)
                return True
            case ast.Continue():
                self.line("continue;")
                return True
            case ast.Return(value=value):
                self.leave(value, node)
                return True
            case _:
                raise Wrong(f"`{ast.unparse(node).splitlines()[0]}` has no translation", node)
        return False

    def repeat(self, test: ast.expr, body: list[ast.stmt]) -> bool:
        forever = isinstance(test, ast.Constant) and test.value is True
        self.line(f"while ({self.test(test)}) {{")
        self.exits.append([])
        self.inner(body)
        self.line("}")
        exits = self.exits.pop()
        if forever and exits:
            self.certain = set.intersection(*exits)
        return forever and not exits

    def choice(self, test: str, body: list[ast.stmt], other: list[ast.stmt]) -> bool:
        self.line(f"if ({test}) {{")
        ends, after = self.inner(body)
        if other:
            self.line("} else {")
            others_end, others_after = self.inner(other)
        else:
            others_end, others_after = False, set(self.certain)
        self.line("}")
        # The other branch must also set the variable, or end.
        self.certain = others_after if ends else after if others_end else after & others_after
        return ends and others_end

    def leave(self, value: ast.expr | None, node: ast.stmt) -> None:
        due = self.function.result
        if value is None or due == VOID:
            if value is not None or due != VOID:
                raise Wrong(f"gives {'nothing' if value is None else 'a value'}, but the result is {due}", node)
            self.line("return;")
            return
        self.line(f"return {self.fitted(self.made(value), due, node)};")

    def loop(self, name: str, source: ast.expr, body: list[ast.stmt], node: ast.For) -> None:
        """The variable keeps its last value, and assignments in the body do not affect the loop."""
        index = self.temporary(I64)
        items = self.items_of(source)
        if items is not None:
            kind: Type = Literal(0, 0) if not items else items[0].type
            for item in items[1:]:
                kind = self.together(kind, item.type, node)
            self.let(name, kind, NOWHERE, node)
            held = c_type(self.variables[name])
            self.line(f"const {held} {index}_of[] = {{{', '.join(item.text for item in items)}}};")
            self.line(f"for ({index} = 0; {index} < {len(items)}; {index}++) {{")
            self.line(f"    {c_name(name)} = {index}_of[{index}];")
        elif isinstance(source, ast.Call) and isinstance(source.func, ast.Name) and source.func.id == "range":
            bounds = [self.fitted(self.made(argument), I64, argument) for argument in source.args]
            down = len(bounds) == 3 and bounds[2] == "(-1)"
            if not bounds or (len(bounds) == 3 and not down and bounds[2] != "1"):
                raise Wrong("a range steps by 1 or -1", source)
            first, last = ["0", *bounds][:2] if len(bounds) == 1 else bounds[:2]
            end = self.temporary(I64)
            self.let(name, I64, NOWHERE, node)
            self.line(f"{end} = {last};")
            sign, step = (">", "--") if down else ("<", "++")
            self.line(f"for ({index} = {first}; {index} {sign} {end}; {index}{step}) {{")
            self.line(f"    {c_name(name)} = {index};")
        else:
            raise Wrong("a loop goes over a range or a tuple of numbers", source)
        before = set(self.certain)
        self.certain.add(name)
        self.exits.append([])
        self.inner(body)
        self.exits.pop()
        self.certain = before
        self.line("}")

    def assign(self, targets: Sequence[ast.expr], value: ast.expr) -> None:
        if len(targets) == 1 and isinstance(targets[0], ast.Tuple):
            self.unpack(targets[0].elts, self.made(value), value)
            return
        made = self.made(value)
        if len(targets) > 1 and not made.simple:
            made = self.held(made, value)
        for target in targets:
            self.store(target, made)

    def unpack(self, targets: Sequence[ast.expr], made: Made, node: ast.expr) -> None:
        if not isinstance(made.type, Tuple) or len(made.type.items) != len(targets):
            raise Wrong(f"{len(targets)} names cannot be given {made.type}", node)
        if made.items and not mixed(targets, node):
            parts = list(made.items)
        elif made.items:
            # Every value is computed before the first is stored: `a, b = b, a`.
            parts = [item if item.value is not None else self.held(item, node) for item in made.items]
        else:
            whole = made if made.simple else self.held(made, node)
            parts = [self.item(whole, number) for number in range(len(targets))]
        for target, part in zip(targets, parts, strict=True):
            if not (isinstance(target, ast.Name) and target.id == "_"):
                self.store(target, part)

    def store(self, target: ast.expr, made: Made) -> None:
        match target:
            case ast.Name(id=name):
                self.let(name, made.type, made.origin, target)
                self.line(f"{c_name(name)} = {self.fitted(made, self.variables[name], target)};")
                self.certain.add(name)
            case ast.Subscript():
                owner = self.made(target.value)
                if not isinstance(owner.type, Array):
                    raise Wrong(f"{owner.type} cannot be changed", target)
                place, reads = self.element(owner, target.slice)
                self.apart([reads, made], target)
                self.function.written |= names_of(owner.origin)
                self.line(f"{place} = {self.fitted(made, ITEMS[owner.type.item], target)};")
            case _:
                raise Wrong(f"nothing can be assigned to `{ast.unparse(target)}`", target)

    def let(self, name: str, kind: Type, origin: Origin, node: ast.AST) -> None:
        if kind == VOID:
            raise Wrong(f"{name} is given nothing", node)
        if name not in self.variables:
            self.variables[name], self.origins[name] = kind, origin
            return
        self.variables[name] = self.together(self.variables[name], kind, node, name)
        self.origins[name] = merged(self.origins.get(name, NOWHERE), origin)

    def held(self, made: Made, node: ast.AST) -> Made:
        if made.type == VOID:
            raise Wrong("it gives nothing", node)
        kind = settled(made.type)
        name = self.temporary(kind)
        self.line(f"{name} = {self.fitted(made, kind, node)};")
        return Made(name, made.type, made.value, (), made.origin, simple=True)


def prototype(function: Function, name: str) -> str:
    given = ", ".join(f"{c_type(kind)} {c_name(parameter)}" for parameter, kind in function.parameters.items())
    return f"{c_type(function.result)} {name}({given or 'void'})"


def mixed(targets: Sequence[ast.expr], values: ast.expr) -> bool:
    names = {target.id for target in targets if isinstance(target, ast.Name)}
    if len(names) < len(targets):
        return True
    return any(isinstance(n, ast.Call) or (isinstance(n, ast.Name) and n.id in names) for n in ast.walk(values))


def as_read(target: ast.expr) -> ast.expr:
    match target:
        case ast.Name(id=name):
            made: ast.expr = ast.Name(name, ast.Load())
        case ast.Subscript(value=value, slice=index):
            made = ast.Subscript(value, index, ast.Load())
        case _:
            return target
    return ast.copy_location(made, target)
