"""The statements of the compiler's `_read` methods: fields, substreams, structures, checks, branches."""

from __future__ import annotations

import ast
import re

from segspec.toolchain.lower import arithmetic, comparisons, loops, outline, reads
from segspec.toolchain.lower.access import CURRENT, bytes_of, own_member
from segspec.toolchain.lower.context import Context, Place, flush, here, position
from segspec.toolchain.lower.expressions import Scope, condition, scalar, stream_of, value
from segspec.toolchain.lower.ir import Binary, Block, Cast, Expr, If, Kind, Range, constant, ref
from segspec.toolchain.lower.load import StructInfo
from segspec.toolchain.lower.values import ByteRun, Joined, List, Remote, Stream, Struct, Value

FIXED = re.compile(r"read_(?:[us][1248](?:le|be)?|bits_int_(?:le|be))\(|read_bytes\(\d+\)")


def read_struct(context: Context, struct: Struct) -> None:
    """Reads a structure's fields from its stream, then gives it to the rows."""
    run(context, Scope(struct), list(struct.info.read))
    if context.rows is not None:
        context.rows.completed(context, struct.path, struct, struct.start, struct.stream)


def run(context: Context, scope: Scope, body: list[ast.stmt]) -> None:
    for statement in body:
        step(context, scope, statement)


def step(context: Context, scope: Scope, statement: ast.stmt) -> None:  # noqa: C901 - one case a statement
    match statement:
        case ast.Pass() | ast.AugAssign() | ast.Expr(value=ast.Constant()):
            return
        case ast.Assign(targets=[ast.Name(id="i")]):
            return
        case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)], value=node):
            assign(context, scope, name, node)
        case ast.Assign(targets=[ast.Name(id=name)], value=node):
            assign_local(context, scope, name, node)
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=holder, attr="append"), args=[node])):
            append(context, scope, holder, node)
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=owner, attr="align_to_byte"))):
            stream = stream_of(context, scope, owner)
            if stream is not None:
                stream.bits_left = 0
        case ast.If(test=test, body=[*_, ast.Raise()]):
            check(context, scope, test)
        case ast.If():
            branch(context, scope, statement)
        case ast.While() | ast.For():
            loops.loop(context, scope, statement)
        case _:
            raise context.unsupported(f"`{ast.unparse(statement).splitlines()[0]}`")


# fields


def public(name: str) -> str:
    """The spec's name of an attribute: `_raw_body` holds the bytes of `body`, `_m_kind` the instance `kind`."""
    for prefix in ("_raw_", "_m_"):
        name = name.removeprefix(prefix)
    return name


def own_stream(scope: Scope) -> Stream:
    return scope.streams.get("io", scope.struct.stream)


def place_of(context: Context, scope: Scope, name: str, node: ast.expr) -> Place:
    """Where the field that `node` reads begins; bits begin in the byte that holds the first of them."""
    stream = own_stream(scope)
    text = ast.unparse(node)
    if FIXED.search(text):
        return here(stream, -1 if stream.bits_left and "read_bits" in text else 0)
    start = ref(context.variable(f"{scope.struct.path}.{name}_start", position(stream)))
    return lambda: start


def assign(context: Context, scope: Scope, attribute: str, node: ast.expr) -> None:
    """`self.attribute = node`."""
    struct, name = scope.struct, public(attribute)
    path = f"{struct.path}.{name}" if struct.path else name
    if isinstance(node, ast.List):
        struct.fields[attribute] = List(path)
        return
    # A substream's structure begins where the bytes of the substream do.
    if f"_raw_{attribute}" not in struct.fields:
        scope.error = place_of(context, scope, name, node)
    scope.field = name
    with context.reading(struct, name, scope.error):
        struct.fields[attribute] = make(context, scope, path, node)


def append(context: Context, scope: Scope, holder: ast.expr, node: ast.expr) -> None:
    """`self.items.append(node)`."""
    target = value(context, scope, holder, "number")
    if not isinstance(target, List):
        raise context.unsupported(f"`{ast.unparse(holder)}.append`")
    if isinstance(node, ast.Name) and node.id == "_":
        target.current = scope.locals["_"]
    else:
        target.current = item(context, scope, target, ast.unparse(holder).startswith("self._raw_"), node)


def item(context: Context, scope: Scope, target: List, raw: bool, node: ast.expr) -> Value:
    name = f"{target.path.rpartition('.')[2]}[]"
    # An item with a substream begins where its bytes were read.
    given = node.args if isinstance(node, ast.Call) else []
    if not any(isinstance(argument, ast.Name) and argument.id.startswith("_io_") for argument in given):
        scope.error = place_of(context, scope, name, node)
    scope.field = name
    path = f"{target.path}[]"
    with context.reading(scope.struct, name, scope.error):
        made = make(context, scope, path, node)
    if context.rows is not None and not raw and not isinstance(made, Struct | Remote):
        context.rows.completed(context, path, made, scope.error(), own_stream(scope))
    return made


def make(context: Context, scope: Scope, path: str, node: ast.expr) -> Value:
    """The value that a field gets: what is read, a structure, or a computed value."""
    found = reads.read(context, scope, node)
    if isinstance(found, Expr):
        return context.bind(path, found)
    if found is not None:
        return found
    info = structure(context, scope, node)
    if info is not None:
        assert isinstance(node, ast.Call)
        return construct(context, scope, info, path, node)
    return context.bind(path, scalar(context, scope, node))


def structure(context: Context, scope: Scope, node: ast.expr) -> StructInfo | None:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
        return None
    return context.plan.sources.struct(scope.struct.info.module, ast.unparse(node.func))


def construct(context: Context, scope: Scope, info: StructInfo, path: str, node: ast.Call) -> Value:
    """`Structure(parameters…, stream, parent, root)`."""
    count = len(info.params)
    stream = stream_of(context, scope, node.args[count])
    if stream is None:
        raise context.unsupported(f"`{ast.unparse(node)}`")
    parent = root = None
    if len(node.args) > count + 1:
        found = value(context, scope, node.args[count + 1], "number")
        parent = found if isinstance(found, Struct) else None
        root = scope.struct.root
    arguments = {
        name: argument(context, scope, info, f"{path}.{name}", argument_node)
        for name, argument_node in zip(info.params, node.args, strict=False)
    }
    refuse_recursion(context, scope.struct, info)
    context.plan.counts[info.key] = context.plan.counts.get(info.key, 0) + 1
    start = ref(context.variable(f"{path}_start", position(stream)))
    if outline.wanted(context, info, path, stream):
        remote = outline.invoke(context, info, path, stream, arguments)
        if context.rows is not None:
            context.rows.completed(context, path, remote, start, stream)
        return remote
    struct = Struct(info, path, stream, start, parent, root, dict(arguments))
    struct.root = root if parent is not None else struct
    struct.outer = scope.struct
    struct.index = context.index
    read_struct(context, struct)
    return struct


def argument(context: Context, scope: Scope, info: StructInfo, path: str, node: ast.expr) -> Expr:
    """A parameter's value, refused where it leaves the range of the type that the spec declares for it."""
    declared = context.plan.sources.parameter_range(info, path.rpartition(".")[2])
    given = scalar(context, scope, node)
    if not declared.contains(given.range):
        given = context.bind(path, given)
        given = clamped(context, given, declared)
    return context.bind(path, given)


def clamped(context: Context, given: Expr, declared: Range) -> Expr:
    tests = [
        arithmetic.compare("<", given, constant(declared.low)),
        arithmetic.compare(">", given, constant(declared.high)),
    ]
    context.refuse(arithmetic.logic("or", tests), arithmetic.OVERFLOW)
    known = Range(max(given.range.low, declared.low), min(given.range.high, declared.high))
    return Cast(known.kind or Kind.UNSIGNED, known, given)


def refuse_recursion(context: Context, struct: Struct, info: StructInfo) -> None:
    holder: Struct | None = struct
    while holder is not None:
        if holder.info.key == info.key:
            raise context.unsupported(f"`{info.qualname}`, a structure that contains itself,")
        holder = holder.outer


# locals and substreams


def assign_local(context: Context, scope: Scope, name: str, node: ast.expr) -> None:
    if name.startswith("_io_"):
        scope.streams[name] = substream(context, scope, node)
    elif name == "_" and isinstance(node, ast.Call) and scope.repeated is not None:
        scope.locals["_"] = item(context, scope, scope.repeated, False, node)
    elif name == "_":
        scope.locals["_"] = value(context, scope, node, "number")
    else:
        with context.reading(scope.struct, scope.field, here(own_stream(scope))):
            scope.locals[name] = context.bind(f"{scope.struct.path}.{name}", scalar(context, scope, node))


def substream(context: Context, scope: Scope, node: ast.expr) -> Stream:
    """`KaitaiStream(BytesIO(self._raw_body))`."""
    match node:
        case ast.Call(args=[ast.Call(func=ast.Name(id="BytesIO"), args=[ast.Subscript(value=holder)])]):
            found = own_member(context, value(context, scope, holder, "bytes"), CURRENT, "bytes")
        case ast.Call(args=[ast.Call(func=ast.Name(id="BytesIO"), args=[source])]):
            found = value(context, scope, source, "bytes")
        case _:
            raise context.unsupported(f"`{ast.unparse(node)}`")
    run_of_bytes = bytes_of(context, found if found is not None else List(""))
    assert isinstance(run_of_bytes, ByteRun)
    path = f"{scope.struct.path}.{scope.field}"
    start = context.bind(f"{path}_position", run_of_bytes.position)
    stop = Binary(Kind.SIGNED, position(own_stream(scope)).range, "+", start, run_of_bytes.length)
    end = ref(context.variable(f"{path}_end", stop))
    return Stream(context.variable(f"{path}_at", start), end, start)


# checks and branches


def check(context: Context, scope: Scope, test: ast.expr) -> None:
    """`if not …: raise Validation…`."""
    with context.reading(scope.struct, scope.field, scope.error):
        match test:
            case ast.UnaryOp(op=ast.Not(), operand=ast.Call(func=ast.Name(id="isinstance"), args=[node, enum])):
                members = context.plan.sources.enum(scope.struct.info.module, ast.unparse(enum))
                if members is None:
                    raise context.unsupported(f"`{ast.unparse(enum)}`")
                known = comparisons.is_member(scalar(context, scope, node), list(members.values()))
                context.refuse(arithmetic.negation(known), arithmetic.VALUE)
            case _:
                context.refuse(condition(context, scope, test), arithmetic.VALUE)


def branch(context: Context, scope: Scope, node: ast.If) -> None:
    """A field with `if`, or one whose type is switched on; what the branches leave is joined."""
    stream = own_stream(scope)
    flush(context, stream)
    outer, anchor_at = context.block, len(context.block.statements)
    scope.field = field_of(node) or scope.field
    before = dict(scope.struct.fields)
    with context.reading(scope.struct, scope.field, here(stream)):
        arms = chain(context, scope, node, before, stream)
        if len({(s.bits_left, s.bit_order if s.bits_left else "") for _, _, s in arms}) > 1:
            raise context.unsupported("bits that some branches read and others do not")
    anchor = next(s for s in outer.statements[anchor_at:] if isinstance(s, If) and s.then is arms[0][0])
    names = {name: None for _, fields, _ in arms for name in fields if fields[name] is not before.get(name)}
    scope.struct.fields = dict(before)
    for name in names:
        left = [(block, fields[name]) for block, fields, _ in arms if name in fields]
        path = f"{scope.struct.path}.{public(name)}" if scope.struct.path else public(name)
        joined = Joined(outer, anchor, left, len(left) == len(arms), path)
        if name == ITEM and scope.repeated is not None:
            joined.path = f"{scope.repeated.path}[]"
            scope.repeated.current = joined
        else:
            scope.struct.fields[name] = joined


ITEM = "_item"
"""Stands for the item that a branch within a loop appends to the list."""

Arm = tuple[Block, dict[str, Value], Stream]


def chain(context: Context, scope: Scope, node: ast.If, before: dict[str, Value], stream: Stream) -> list[Arm]:
    """Every branch of `if … elif … else`: its block, the fields after it, and the state of the stream."""
    bits = stream.bits_left, stream.bit_order
    choice = If(condition(context, scope, node.test), Block(context.block), Block(context.block))
    context.add(choice)
    arms = [arm(context, scope, choice.then, node.body, before, stream)]
    stream.bits_left, stream.bit_order = bits
    match node.orelse:
        case [ast.If() as following] if not isinstance(following.body[-1], ast.Raise):
            with context.inside(choice.other):
                arms += chain(context, scope, following, before, stream)
        case rest:
            arms.append(arm(context, scope, choice.other, rest, before, stream))
    return arms


def arm(
    context: Context, scope: Scope, block: Block, body: list[ast.stmt], before: dict[str, Value], stream: Stream
) -> Arm:
    scope.struct.fields = dict(before)
    held = None if scope.repeated is None else scope.repeated.current
    with context.inside(block):
        run(context, scope, body)
        flush(context, stream)
    if scope.repeated is not None and scope.repeated.current is not held and scope.repeated.current is not None:
        scope.struct.fields[ITEM] = scope.repeated.current
        scope.repeated.current = held
    state = Stream(stream.position, stream.end, stream.base, 0, 0, stream.bits_left, stream.bit_order)
    return block, scope.struct.fields, state


def field_of(node: ast.If) -> str | None:
    """The field that a branch is about."""
    for statement in ast.walk(node):
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Attribute):
            return public(statement.targets[0].attr)
    return None
