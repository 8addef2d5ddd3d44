"""Structures that many places parse become functions of their own: shorter kernels, and quicker to compile."""

from __future__ import annotations

from segspec.toolchain.lower import statements
from segspec.toolchain.lower.arithmetic import cast
from segspec.toolchain.lower.context import POSITIONS, RESERVED, Context, flush
from segspec.toolchain.lower.ir import Expr, Function, Invoke, Kind, Var, ref
from segspec.toolchain.lower.load import StructInfo
from segspec.toolchain.lower.values import Outline, Remote, Stream, Struct

SITES = 3
"""A structure that is parsed at this many places, or more, is outlined."""


def wanted(context: Context, info: StructInfo, path: str, stream: Stream) -> bool:
    if info.key not in context.plan.outlined or stream.bits_left:
        return False
    return context.rows is None or not context.rows.lie_within(path)


def invoke(context: Context, info: StructInfo, path: str, stream: Stream, arguments: dict[str, Expr]) -> Remote:
    """Calls the function of a structure at the stream's position, and moves the stream to where it ends."""
    outline = context.plan.outlines.get(info.key)
    if outline is None:
        outline = context.plan.outlines[info.key] = lower_function(context, info)
    flush(context, stream)
    parameters = outline.function.parameters
    given = [ref(stream.position), stream.end, stream.base]
    given += [cast(a, p.kind) for a, p in zip(arguments.values(), parameters[3:], strict=True)]
    statement = Invoke(outline.function, given, stream.position, path)
    context.add(statement)
    return Remote(statement, outline, outline.struct)


def lower_function(caller: Context, info: StructInfo) -> Outline:
    context = Context(caller.plan, RESERVED, label=f"{info.key}:")
    place = Var(context.name("position"), Kind.SIGNED, POSITIONS)
    end, base = (Var(context.name(name), Kind.SIGNED, POSITIONS) for name in ("end", "base"))
    parameters = [place, end, base]
    fields: dict[str, Expr] = {}
    for name in info.params:
        known = caller.plan.sources.parameter_range(info, name)
        var = Var(context.name(name), known.kind or Kind.UNSIGNED, known)
        parameters.append(var)
        fields[name] = ref(var)
    name = info.key.partition(".")[0] + "".join(f"_{part}" for part in info.qualname.split(".")[1:]).lower()
    function = Function(name, parameters, place, context.body)
    stream = Stream(place, ref(end), ref(base))
    start = ref(context.variable("start", ref(place)))
    struct = Struct(info, "", stream, start, None, None, dict(fields))
    struct.root = context.struct = struct
    statements.read_struct(context, struct)
    flush(context, stream)
    context.body.closed = context.tick()
    if stream.bits_left:
        raise caller.unsupported("a structure that ends within a byte")
    return Outline(function, context, struct)
