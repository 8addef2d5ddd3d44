"""Repeated fields: to the end of the stream, a number of times, or until a condition holds."""

from __future__ import annotations

import ast

from segspec.toolchain.lower import arithmetic, statements
from segspec.toolchain.lower.access import leave
from segspec.toolchain.lower.context import POSITIONS, Context, flush, here
from segspec.toolchain.lower.expressions import Scope, condition, scalar
from segspec.toolchain.lower.ir import (
    SIGNED_MAX,
    ZERO,
    Assign,
    Binary,
    Block,
    Break,
    Cast,
    Do,
    Expr,
    For,
    If,
    Invoke,
    Kind,
    Need,
    Pause,
    Range,
    Stmt,
    Var,
    While,
    constant,
    ref,
)
from segspec.toolchain.lower.values import Joined, List, Loop, Stream


def loop(context: Context, scope: Scope, node: ast.While | ast.For) -> None:
    """Lowers one loop; the list it fills knows its items of this pass and of the last one."""
    target = filled(context, scope, node)
    stream = statements.own_stream(scope)
    flush(context, stream)
    if stream.bits_left:
        raise context.unsupported("a repeated field that begins within a byte")
    scope.field = f"{target.path.rpartition('.')[2]}[]"
    held = context.index, scope.repeated
    scope.repeated = target
    with context.reading(scope.struct, scope.field.removesuffix("[]"), here(stream)):
        if isinstance(node, ast.While):
            open_ended(context, scope, node.body, target, stream, None)
        elif context.rows is not None and context.rows.releases(target):
            open_ended(context, scope, node.body, target, stream, number_of_items(context, scope, node, target))
        else:
            counted(context, scope, node, target, stream)
        if stream.bits_left:
            raise context.unsupported("repeated bits that end within a byte")
    context.index, scope.repeated = held
    target.current = None


def filled(context: Context, scope: Scope, node: ast.While | ast.For) -> List:
    """The list that a loop appends to, apart from the raw bytes of its items."""
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
    index = Var(context.name(f"{target.path}_index"), Kind.SIGNED, Range(0, max(count.range.high - 1, 0)))
    body = Block(context.block)
    statement = For(index, count, body)
    start(context, target, statement, Loop(index, body))
    context.add(statement)
    context.index = scope.locals["i"] = ref(index)
    with context.inside(body):
        one_pass(context, scope, node.body, target)
        flush(context, stream)
    finish(context, target, body, arithmetic.choose(arithmetic.compare(">", count, ZERO), count, ZERO))


def open_ended(
    context: Context, scope: Scope, body_nodes: list[ast.stmt], target: List, stream: Stream, count: Expr | None
) -> None:
    """`while not is_eof()`, `while True` with a `break` once a condition holds, or (with `count`) so many passes."""
    until = next((s for s in body_nodes if isinstance(s, ast.If) and isinstance(s.body[-1], ast.Break)), None)
    index = Var(context.name(f"{target.path}_index"), Kind.SIGNED, POSITIONS)
    context.add(Assign(index, ZERO))
    test = arithmetic.compare("<", ref(stream.position), stream.end) if until is None else None
    if count is not None:
        test = arithmetic.compare("<", ref(index), count)
    body = Block(context.block)
    statement = While(test, body)
    item = Block(body)
    rows = context.rows if context.rows is not None and context.rows.releases(target) else None
    # What a pass leaves to the next begins before it is taken up again.
    anchor = statement if rows is None else rows.resume(stream)
    start(context, target, anchor, Loop(index, item))
    if rows is not None:
        context.add(anchor)
    context.add(statement)
    context.index = scope.locals["i"] = ref(index)
    with context.inside(body):
        if rows is not None:
            context.add(Pause(stream.position))
        context.add(Do(item))
        with context.inside(item):
            begun = ref(context.variable(f"{target.path}_begun", ref(stream.position)))
            one_pass(context, scope, [s for s in body_nodes if s is not until], target)
            flush(context, stream)
            # A run that is resumed finds its item by the position, which an item of no bytes does not move.
            if (count is None or rows is not None) and not advances(item.statements, stream.position):
                with context.reading(scope.struct, context.field, lambda: begun):
                    context.refuse(arithmetic.compare("==", ref(stream.position), begun), arithmetic.STALLED)
            if rows is not None:
                rows.commit(context, target, stream)
        item.inline = True
        if until is not None:
            stop = Block(body, [Break()])
            context.add(If(condition(context, scope, until.test), stop, Block(body)))
        context.add(Assign(index, following(index)))
    reached: Expr = ref(index) if until is None else following(index)
    finish(context, target, item, reached)


def following(index: Var) -> Expr:
    return Binary(Kind.SIGNED, POSITIONS, "+", ref(index), constant(1))


def start(context: Context, target: List, statement: Stmt, state: Loop) -> None:
    target.loop = state
    target.last = Joined(context.block, statement, [], False, f"{target.path}[]", state)
    target.count = ref(state.index)


def one_pass(context: Context, scope: Scope, body: list[ast.stmt], target: List) -> None:
    target.current = None
    statements.run(context, scope, body)
    leave(context, target)


def finish(context: Context, target: List, body: Block, count: Expr) -> None:
    assert target.last is not None
    assert target.current is not None
    target.last.branches.append((body, target.current))
    target.count = ref(context.variable(f"{target.path}_count", count))


def advances(body: list[Stmt], place: Var) -> bool:
    """True if every pass surely moves the stream on, so that a loop over no bytes cannot go on for ever."""
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
