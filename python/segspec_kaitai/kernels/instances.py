"""Instances: computed on first use, or read at their own place in a stream."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace

from segspec.columns.backend import reasons
from segspec_kaitai.kernels import arithmetic
from segspec_kaitai.kernels.context import (
    POSITIONS,
    Binding,
    ByteRun,
    Context,
    Joined,
    Stream,
    Struct,
    Value,
    Want,
    align,
    distance,
    here,
    position,
)
from segspec_kaitai.kernels.expressions import Scope, condition, scalar, stream_of, value
from segspec_kaitai.kernels.ir import (
    ZERO,
    Binary,
    Block,
    Cast,
    Expr,
    If,
    Kind,
    is_constant,
)
from segspec_kaitai.kernels.statements import run

PREFIX = "_m_"


def instance(context: Context, struct: Struct, name: str, want: Want) -> Value:
    held = struct.bindings.setdefault(name, [])
    body = struct.info.getters[name]
    for binding in held:
        # A read value has its own kind, whatever kind is requested.
        if context.visible(binding) and (suits(binding.value, want) or depends_on_place(body)):
            return binding.value
    if held and depends_on_place(body):
        raise context.unsupported(f"`{name}`, which asks where the stream is, within a branch and again outside,")
    if struct in context.evaluating.get(name, ()):
        raise context.unsupported(f"`{name}`, which depends on itself,")
    context.evaluating.setdefault(name, []).append(struct)
    with context.reading(struct, name, context.error):
        found = compute(context, Scope(struct), name, body, want)
    context.evaluating[name].pop()
    held.append(Binding(found, context.block, context.tick()))
    return found


def suits(found: Value, want: Want) -> bool:
    if isinstance(found, Expr):
        return want != "bytes"
    return not isinstance(found, ByteRun) or want == "bytes"


def depends_on_place(body: list[ast.stmt]) -> bool:
    asked = {name for statement in body for name in called(statement)}
    return "seek" in asked or "pos" in asked or "is_eof" in asked


def compute(context: Context, scope: Scope, name: str, body: list[ast.stmt], want: Want) -> Value:
    body = [statement for statement in body if not isinstance(statement, ast.Pass)]
    if len(body) == 1 and isinstance(body[0], ast.If) and not body[0].orelse:
        return guarded(context, scope, name, body[0], want)
    if len(body) == 1 and isinstance(body[0], ast.Assign) and not has_read(body[0].value):
        found = value(context, scope, body[0].value, want)
        return context.bind(path_of(scope.struct, name), found) if isinstance(found, Expr) else found
    return read_ahead(context, scope, name, body)


def has_read(node: ast.expr) -> bool:
    return any(name.startswith("read_") for name in called(node))


def called(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute):
            yield each.func.attr


def path_of(struct: Struct, name: str) -> str:
    return f"{struct.path}.{name}" if struct.path else name


def guarded(context: Context, scope: Scope, name: str, node: ast.If, want: Want) -> Value:
    branch = Block(context.block)
    anchor = If(condition(context, scope, node.test), branch, Block(context.block))
    context.add(anchor)
    with context.inside(branch):
        found = compute(context, scope, name, node.body, want)
    return Joined(context.block, anchor, [(branch, found)], False, path_of(scope.struct, name))


def read_ahead(context: Context, scope: Scope, name: str, body: list[ast.stmt]) -> Value:
    stream: Stream | None = None
    rest: list[ast.stmt] = []
    for statement in body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="io")], value=node):
                owner = stream_of(context, scope, node)
                if owner is None:
                    raise context.unsupported(f"`{ast.unparse(node)}`")
                scope.streams["io"] = owner
            case ast.Assign(targets=[ast.Name(id="_pos")]):
                continue
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=owner_node, attr="seek"), args=[target])):
                if stream is None:
                    stream = seek(context, scope, owner_node, target)
            case _:
                rest.append(statement)
    if stream is None:
        raise context.unsupported("an instance that reads without a position")
    # `io:` reads another stream, so the structure's own does not move.
    own = scope.struct if "io" in scope.streams else at_place(scope.struct, stream)
    with context.reading(scope.struct, name, here(stream)):
        run(context, Scope(own, {}, {"io": stream}), rest)
    found = own.fields.pop(f"{PREFIX}{name}", None)
    if found is None:
        raise context.unsupported("an instance without a value")
    return found


def at_place(struct: Struct, stream: Stream) -> Struct:
    return replace(struct, stream=stream)


def seek(context: Context, scope: Scope, owner: ast.expr, target: ast.expr) -> Stream:
    """A second place in the stream `owner`. Bits of the byte before are lost to it, as in the parser."""
    stream = stream_of(context, scope, owner)
    if stream is None:
        raise context.unsupported(f"`{ast.unparse(owner)}`")
    align(context, stream)
    match target:
        case ast.Call(func=ast.Attribute(value=asked, attr="pos")) if stream_of(context, scope, asked) is stream:
            return Stream(context.variable(f"{context.path}_at", position(stream)), stream.end, stream.base)
    offset = context.bind(f"{context.path}_offset", scalar(context, scope, target))
    if offset.range.low < 0:
        context.refuse(arithmetic.compare("<", offset, ZERO), reasons.NEGATIVE)
    beyond = arithmetic.compare(">", offset, distance(stream.end, stream.base))
    place = arithmetic.choose(beyond, stream.end, moved_by(stream.base, offset))
    return Stream(context.variable(f"{context.path}_at", place), stream.end, stream.base)


def moved_by(base: Expr, offset: Expr) -> Expr:
    offset = Cast(Kind.SIGNED, POSITIONS, offset)
    return offset if is_constant(base, 0) else Binary(Kind.SIGNED, POSITIONS, "+", base, offset)
