"""Lowers the statements of the compiler's parsers: fields, loops, instances, and outlined structures."""

from __future__ import annotations

import ast
import re

from segspec.columns.backend import reasons
from segspec_kaitai.kernels import arithmetic, reads
from segspec_kaitai.kernels.access import CURRENT, bytes_of, leave, number_of, own_member, presence
from segspec_kaitai.kernels.arithmetic import cast
from segspec_kaitai.kernels.context import (
    BITS,
    POSITIONS,
    RESERVED,
    ByteRun,
    Context,
    Joined,
    List,
    Loop,
    Outline,
    Place,
    Remote,
    Stream,
    Struct,
    Value,
    align,
    distance,
    flush,
    here,
    position,
    unsettle,
)
from segspec_kaitai.kernels.expressions import (
    Scope,
    condition,
    is_member,
    scalar,
    settled,
    stream_of,
    value,
    without_bits,
)
from segspec_kaitai.kernels.ir import (
    SIGNED_MAX,
    ZERO,
    Apply,
    Assign,
    Binary,
    Block,
    Break,
    Cast,
    Const,
    Do,
    Expr,
    For,
    Function,
    If,
    Invoke,
    Kind,
    Need,
    Pause,
    Range,
    Stmt,
    Var,
    While,
    boolean,
    constant,
    is_constant,
    origin,
    ref,
)
from segspec_kaitai.kernels.load import SelfContainedError
from segspec_kaitai.ksc.pymodule import StructClass

MOST_EMPTY = 1 << 16
"""The maximum items of a counted list that take no bytes."""

FIXED = re.compile(r"read_(?:[us][1248](?:le|be)?|f[48][lb]e|bits_int_(?:le|be))\(|read_bytes\(\d+\)")


def read_struct(context: Context, struct: Struct) -> None:
    run(context, Scope(struct), struct.info.read)
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
                align(context, stream)
        case ast.If(test=ast.UnaryOp(operand=ast.Call(func=ast.Name(id="hasattr")))):
            decide_order(context, scope)
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=("_read_le" | "_read_be") as name))):
            run(context, scope, scope.struct.info.ordered[name])
        case ast.If(test=test, body=[*_, ast.Raise()]):
            check(context, scope, test)
        case ast.If():
            branch(context, scope, statement)
        case ast.While() | ast.For():
            loop(context, scope, statement)
        case _:
            raise context.unsupported(f"`{ast.unparse(statement).splitlines()[0]}`")


def public(name: str) -> str:
    """The spec's name of an attribute: without `_raw_` (bytes of a field) and `_m_` (instances)."""
    for prefix in ("_raw_", "_m_"):
        name = name.removeprefix(prefix)
    return name


def own_stream(scope: Scope) -> Stream:
    return scope.streams.get("io", scope.struct.stream)


def place_of(context: Context, scope: Scope, name: str, node: ast.expr) -> Place:
    stream = own_stream(scope)
    text = ast.unparse(node)
    if FIXED.search(text) and stream.bits is None:
        return here(stream, -1 if stream.bits_left and "read_bits" in text else 0)
    begun = position(stream)
    if stream.bits is not None and "read_bits" in text:
        begun = arithmetic.choose(arithmetic.compare(">", ref(stream.bits), ZERO), position(stream, -1), begun)
    start = ref(context.variable(f"{scope.struct.path}.{name}_start", begun))
    return lambda: start


def assign(context: Context, scope: Scope, attribute: str, node: ast.expr) -> None:
    """`self.attribute = node`."""
    struct, name = scope.struct, public(attribute)
    path = f"{struct.path}.{name}" if struct.path else name
    if isinstance(node, ast.List):
        struct.fields[attribute] = List(path)
        return
    # A substream's structure begins at the start of the substream's bytes.
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
    # An item with a substream begins at the start of its bytes.
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


def structure(context: Context, scope: Scope, node: ast.expr) -> StructClass | None:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
        return None
    return context.plan.sources.struct(scope.struct.info.module, ast.unparse(node.func))


def construct(context: Context, scope: Scope, info: StructClass, path: str, node: ast.Call) -> Value:
    """`Structure(parameters…, stream, parent, root)`."""
    count = len(info.params)
    stream = stream_of(context, scope, node.args[count])
    if stream is None:
        raise context.unsupported(f"`{ast.unparse(node)}`")
    if info.key in context.plan.opaque:
        return unread(context, scope, info, node.args[count], stream)
    parent = root = None
    if len(node.args) > count + 1:
        found = value(context, scope, node.args[count + 1], "number")
        parent = found if isinstance(found, Struct) else None
        root = scope.struct.root
    arguments = {
        name: argument(context, scope, info, f"{path}.{name}", argument_node)
        for name, argument_node in zip(info.params, node.args, strict=False)
    }
    order: Expr | None = None
    if len(node.args) > count + 3:
        order = scalar(context, scope, node.args[count + 3])
        if not isinstance(order, Const):
            raise context.unsupported("an order of bytes that is not known there")
    refuse_recursion(context, scope.struct, info)
    context.plan.counts[info.key] = context.plan.counts.get(info.key, 0) + 1
    start = ref(context.variable(f"{path}_start", position(stream)))
    if is_outlined(context, info, path, stream):
        remote = invoke(context, info, path, stream, arguments, order)
        if context.rows is not None:
            context.rows.completed(context, path, remote, start, stream)
        return remote
    struct = Struct(info, path, stream, start, parent, root, dict(arguments))
    if order is not None:
        struct.fields[LITTLE] = order
    struct.root = root if parent is not None else struct
    struct.outer = scope.struct
    struct.index = context.index
    read_struct(context, struct)
    return struct


def self_contained(context: Context, what: str, unreadable: StructClass) -> SelfContainedError:
    error = context.unsupported(what, SelfContainedError)
    assert isinstance(error, SelfContainedError)
    error.key = unreadable.key
    return error


def unread(context: Context, scope: Scope, info: StructClass, place: ast.expr, stream: Stream) -> ByteRun:
    if not (isinstance(place, ast.Name) and place.id.startswith("_io_") and place.id in scope.streams):
        what = f"`{info.qualname}`, which is not read and has no size,"
        if scope.struct.outer is None and scope.struct.parent is None:
            raise context.unsupported(what)
        # Then the structure around it may have a size.
        raise self_contained(context, what, scope.struct.info)
    return ByteRun(stream.base, distance(stream.end, stream.base))


def argument(context: Context, scope: Scope, info: StructClass, path: str, node: ast.expr) -> Expr:
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
    context.refuse(arithmetic.logic("or", tests), reasons.OVERFLOW)
    known = Range(max(given.range.low, declared.low), min(given.range.high, declared.high))
    return Cast(known.kind or Kind.UNSIGNED, known, given)


def refuse_recursion(context: Context, struct: Struct, info: StructClass) -> None:
    holder: Struct | None = struct
    while holder is not None:
        if holder.info.key == info.key:
            raise self_contained(context, f"`{info.qualname}`, a structure that contains itself,", info)
        holder = holder.outer


def assign_local(context: Context, scope: Scope, name: str, node: ast.expr) -> None:
    if name.startswith("_io_"):
        scope.streams[name] = substream(context, scope, node)
    elif name == "_" and isinstance(node, ast.Call) and scope.repeated is not None:
        scope.locals["_"] = item(context, scope, scope.repeated, False, node)
    elif name == "_":
        scope.locals["_"] = value(context, scope, node, "number")
    else:
        with context.reading(scope.struct, scope.field, here(own_stream(scope))):
            found = settled(context, scope, node, "number")
            if isinstance(found, ByteRun):
                scope.locals[name] = found
                return
            scope.locals[name] = context.bind(f"{scope.struct.path}.{name}", number_of(context, found))


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


def check(context: Context, scope: Scope, test: ast.expr) -> None:
    """`if not …: raise Validation…`."""
    with context.reading(scope.struct, scope.field, scope.error):
        match test:
            case ast.UnaryOp(op=ast.Not(), operand=ast.Call(func=ast.Name(id="isinstance"), args=[node, enum])):
                members = context.plan.sources.enum(scope.struct.info.module, ast.unparse(enum))
                if members is None:
                    raise context.unsupported(f"`{ast.unparse(enum)}`")
                known = is_member(scalar(context, scope, node), list(members.values()))
                context.refuse(arithmetic.negation(known), reasons.VALUE)
            case _:
                context.refuse(condition(context, scope, test), reasons.VALUE)


LITTLE = "_is_le"

BOTH_ORDERS = "if self._is_le: self._read_le()\nelse: self._read_be()"


def decide_order(context: Context, scope: Scope) -> None:
    decided = scope.struct.fields.get(LITTLE)
    if decided is None:
        raise context.unsupported("an order of bytes that is not decided")
    context.refuse(arithmetic.negation(presence(context, decided)), reasons.VALUE)
    (choice,) = ast.parse(BOTH_ORDERS).body
    assert isinstance(choice, ast.If)
    branch(context, scope, choice)


def order_of(test: ast.expr) -> tuple[bool, bool] | None:
    match ast.unparse(test):
        case "self._is_le" | "self._is_le == True":
            return True, False
        case "self._is_le == False":
            return False, True
    return None


def branch(context: Context, scope: Scope, node: ast.If) -> None:
    stream = own_stream(scope)
    flush(context, stream)
    outer, anchor_at = context.block, len(context.block.statements)
    scope.field = field_of(node) or scope.field
    before = dict(scope.struct.fields)
    with context.reading(scope.struct, scope.field, here(stream)):
        arms = chain(context, scope, node, before, stream)
    anchor = next(s for s in outer.statements[anchor_at:] if isinstance(s, If) and s.then is arms[0][0])
    with context.reading(scope.struct, scope.field, here(stream)):
        meet(context, stream, [(block, state) for block, _, state in arms], anchor)
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


def meet(context: Context, stream: Stream, arms: list[tuple[Block, Stream]], anchor: Stmt) -> None:
    """If branches leave different bits of a byte, their number is known only at run time."""
    states = [state for _, state in arms]
    if len({state.bit_order for state in states if state.bits_left}) > 1:
        raise context.unsupported("bits of both orders in one byte")
    if len({(state.bits_left, state.bits) for state in states}) == 1:
        stream.bits_left, stream.bits = states[0].bits_left, states[0].bits
        return
    bits = Var(context.name(f"{context.path}_bits"), Kind.SIGNED, BITS, carried=True)
    context.block.before(anchor, Assign(bits, ZERO))
    for block, state in arms:
        left = constant(state.bits_left) if state.bits is None else ref(state.bits)
        block.statements.append(Assign(bits, left))
    stream.bits_left, stream.bits = 0, bits


ITEM = "_item"

Arm = tuple[Block, dict[str, Value], Stream]


def chain(context: Context, scope: Scope, node: ast.If, before: dict[str, Value], stream: Stream) -> list[Arm]:
    bits = stream.bits_left, stream.bit_order, stream.bits
    choice = If(condition(context, scope, node.test), Block(context.block), Block(context.block))
    context.add(choice)
    then, otherwise = order_of(node.test) or (None, None)
    arms = [arm(context, scope, choice.then, node.body, in_order(before, then), stream)]
    stream.bits_left, stream.bit_order, stream.bits = bits
    before = in_order(before, otherwise)
    match node.orelse:
        case [ast.If() as other] if not isinstance(other.body[-1], ast.Raise):
            with context.inside(choice.other):
                arms += chain(context, scope, other, before, stream)
        case rest:
            arms.append(arm(context, scope, choice.other, rest, before, stream))
    return arms


def in_order(fields: dict[str, Value], is_little: bool | None) -> dict[str, Value]:
    return fields if is_little is None else {**fields, LITTLE: boolean(is_little)}


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
    state = Stream(stream.position, stream.end, stream.base, 0, 0, stream.bits_left, stream.bit_order, stream.bits)
    return block, scope.struct.fields, state


def field_of(node: ast.If) -> str | None:
    for statement in ast.walk(node):
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Attribute):
            return public(statement.targets[0].attr)
    return None


def loop(context: Context, scope: Scope, node: ast.While | ast.For) -> None:
    """Lowers one loop. The list it fills knows the items of this pass and the last one."""
    target = filled(context, scope, node)
    stream = own_stream(scope)
    flush(context, stream)
    scope.field = f"{target.path.rpartition('.')[2]}[]"
    held = context.index, scope.repeated
    scope.repeated = target
    with context.reading(scope.struct, scope.field.removesuffix("[]"), here(stream)):
        if stream.bits_left or context.label + target.path in context.plan.odd:
            unsettle(context, stream)
        known = stream.bits
        if isinstance(node, ast.While):
            open_ended(context, scope, node.body, target, stream, None)
        elif context.rows is not None and context.rows.releases(target):
            open_ended(context, scope, node.body, target, stream, number_of_items(context, scope, node, target))
        else:
            counted(context, scope, node, target, stream)
        if stream.bits_left or stream.bits is not known:
            context.plan.odd.add(context.label + target.path)
            context.plan.narrow = True
    context.index, scope.repeated = held
    target.current = None


def filled(context: Context, scope: Scope, node: ast.While | ast.For) -> List:
    for statement in (found for child in node.body for found in ast.walk(child)):
        match statement:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name), attr="append"))):
                found = scope.struct.fields.get(name)
                if isinstance(found, List) and not name.startswith("_raw_"):
                    return found
    raise context.unsupported("a loop that fills no list")


def number_of_items(context: Context, scope: Scope, node: ast.For, target: List) -> Expr:
    """`n` of `for i in range(n)`."""
    assert isinstance(node.iter, ast.Call)
    wanted = scalar(context, scope, node.iter.args[0])
    if wanted.range.high > SIGNED_MAX:
        many = arithmetic.compare(">", wanted, constant(SIGNED_MAX))
        wanted = arithmetic.choose(many, arithmetic.cast(constant(SIGNED_MAX), Kind.UNSIGNED), wanted)
        wanted = Cast(Kind.SIGNED, Range(0, SIGNED_MAX), wanted)
    return context.bind(f"{target.path}_count", wanted)


def counted(context: Context, scope: Scope, node: ast.For, target: List, stream: Stream) -> None:
    """`for i in range(n)`."""
    count = number_of_items(context, scope, node, target)
    first = ref(context.variable(f"{target.path}_first", position(stream)))
    index = Var(context.name(f"{target.path}_index"), Kind.SIGNED, Range(0, max(count.range.high - 1, 0)))
    body = Block(context.block)
    statement = For(index, count, body)
    begin_list(context, target, statement, Loop(index, body))
    context.add(statement)
    context.index = scope.locals["i"] = ref(index)
    with context.inside(body):
        begun = place_and_bits(context, stream)
        one_pass(context, scope, node.body, target)
        flush(context, stream)
        if count.range.high > MOST_EMPTY and not advances(body.statements, stream.position):
            # A false count must not cause many passes over no bytes.
            many = arithmetic.compare(">=", ref(index), constant(MOST_EMPTY))
            empty = is_still_at(stream, begun)
            with context.reading(scope.struct, context.field, lambda: begun[0]):
                context.refuse(arithmetic.logic("and", [many, empty]), reasons.STALLED)
    end_list(context, target, body, arithmetic.choose(arithmetic.compare(">", count, ZERO), count, ZERO))
    lie_in_line(target, node.body, first)


def open_ended(
    context: Context, scope: Scope, body_nodes: list[ast.stmt], target: List, stream: Stream, count: Expr | None
) -> None:
    """`while not is_eof()`, `while True` with a conditional `break`, or (with `count`) a fixed number of passes."""
    until = next((s for s in body_nodes if isinstance(s, ast.If) and isinstance(s.body[-1], ast.Break)), None)
    first = ref(context.variable(f"{target.path}_first", position(stream)))
    index = Var(context.name(f"{target.path}_index"), Kind.SIGNED, POSITIONS)
    context.add(Assign(index, ZERO))
    test = None
    if until is None:
        ended = without_bits(stream, arithmetic.compare(">=", ref(stream.position), stream.end))
        test = arithmetic.negation(ended)
    if count is not None:
        test = arithmetic.compare("<", ref(index), count)
    body = Block(context.block)
    statement = While(test, body)
    item = Block(body)
    rows = context.rows if context.rows is not None and context.rows.releases(target) else None
    # The values for the next pass begin before the loop is resumed.
    anchor = statement if rows is None else rows.resume(target, stream)
    begin_list(context, target, anchor, Loop(index, item))
    if rows is not None:
        context.add(anchor)
    context.add(statement)
    context.index = scope.locals["i"] = ref(index)
    with context.inside(body):
        if rows is not None:
            context.add(Pause(stream.position))
        context.add(Do(item))
        with context.inside(item):
            begun = place_and_bits(context, stream)
            one_pass(context, scope, [s for s in body_nodes if s is not until], target)
            flush(context, stream)
            # A resumed run finds its item by the position, which an empty item does not move.
            if (count is None or rows is not None) and not advances(item.statements, stream.position):
                with context.reading(scope.struct, context.field, lambda: begun[0]):
                    context.refuse(is_still_at(stream, begun), reasons.STALLED)
            if rows is not None:
                rows.commit(context, target, stream)
        item.inline = True
        if until is not None:
            stop = Block(body, [Break()])
            context.add(If(condition(context, scope, until.test), stop, Block(body)))
        context.add(Assign(index, following(index)))
    reached: Expr = ref(index) if until is None else following(index)
    end_list(context, target, item, reached)
    if until is None:
        lie_in_line(target, body_nodes, first)


def place_and_bits(context: Context, stream: Stream) -> list[Expr]:
    held = [stream.position] if stream.bits is None else [stream.position, stream.bits]
    return [ref(context.variable(f"{var.name}_begun", ref(var))) for var in held]


def is_still_at(stream: Stream, begun: list[Expr]) -> Expr:
    held = [stream.position] if stream.bits is None else [stream.position, stream.bits]
    return arithmetic.logic(
        "and", [arithmetic.compare("==", ref(var), at) for var, at in zip(held, begun, strict=False)]
    )


def following(index: Var) -> Expr:
    return Binary(Kind.SIGNED, POSITIONS, "+", ref(index), constant(1))


def begin_list(context: Context, target: List, statement: Stmt, state: Loop) -> None:
    target.loop = state
    target.last = Joined(context.block, statement, [], False, f"{target.path}[]", state)
    target.count = ref(state.index)


def one_pass(context: Context, scope: Scope, body: list[ast.stmt], target: List) -> None:
    target.current = None
    run(context, scope, body)
    leave(context, target)


def end_list(context: Context, target: List, body: Block, count: Expr) -> None:
    assert target.last is not None
    assert target.current is not None
    target.last.branches.append((body, target.current))
    target.count = ref(context.variable(f"{target.path}_count", count))


WHOLE = re.compile(r"\._io\.read_[us][1248](?:le|be)?\(\)")


def lie_in_line(target: List, body: list[ast.stmt], first: Expr) -> None:
    """Records the start of a list's items, if a pass only reads one integer of whole bytes."""
    reads = [s for s in body if not isinstance(s, ast.Pass | ast.AugAssign)]
    item = origin(target.current) if isinstance(target.current, Expr) else None
    if len(reads) == 1 and isinstance(item, Apply) and WHOLE.search(ast.unparse(reads[0])):
        target.first = first


def advances(body: list[Stmt], place: Var) -> bool:
    for statement in body:
        if isinstance(statement, Need) and statement.position is place and statement.reach > 0:
            return True
        if isinstance(statement, Do) and advances(statement.body.statements, place):
            return True
        if isinstance(statement, Invoke) and statement.position is place:
            function = statement.function
            if advances(function.body.statements, function.position):
                return True
    return False


def is_outlined(context: Context, info: StructClass, path: str, stream: Stream) -> bool:
    if info.key not in context.plan.outlined or stream.bits_left or stream.bits is not None:
        return False
    return context.rows is None or not context.rows.lie_within(path)


def invoke(
    context: Context, info: StructClass, path: str, stream: Stream, arguments: dict[str, Expr], order: Expr | None
) -> Remote:
    key = info.key if order is None else f"{info.key} {'le' if is_constant(order, 1) else 'be'}"
    outline = context.plan.outlines.get(key)
    if outline is None:
        outline = context.plan.outlines[key] = lower_function(context, info, key, order)
    flush(context, stream)
    parameters = outline.function.parameters
    given = [ref(stream.position), stream.end, stream.base]
    given += [cast(a, p.kind) for a, p in zip(arguments.values(), parameters[3:], strict=True)]
    statement = Invoke(outline.function, given, stream.position, path)
    context.add(statement)
    return Remote(statement, outline, outline.struct)


def lower_function(caller: Context, info: StructClass, key: str, order: Expr | None) -> Outline:
    context = Context(caller.plan, RESERVED, label=f"{key}:")
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
    name += key.removeprefix(info.key).replace(" ", "_")
    function = Function(name, parameters, place, context.body)
    stream = Stream(place, ref(end), ref(base))
    start = ref(context.variable("start", ref(place)))
    struct = Struct(info, "", stream, start, None, None, dict(fields))
    if order is not None:
        struct.fields[LITTLE] = order
    struct.root = context.struct = struct
    read_struct(context, struct)
    flush(context, stream)
    context.body.closed = context.tick()
    if stream.bits_left or stream.bits is not None:
        raise caller.unsupported("a structure that ends within a byte")
    return Outline(function, context, struct)
