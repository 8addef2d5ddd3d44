"""Converts expressions of the compiler's Python to typed ones, with Python's order and conditions of evaluation."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Callable
from dataclasses import dataclass

from segspec.columns.backend import reasons
from segspec_kaitai.kernels import arithmetic, texts
from segspec_kaitai.kernels.access import (
    AS,
    CURRENT,
    LAST,
    LENGTH,
    NUMERIC,
    attribute,
    bytes_of,
    encoding_of,
    may_miss,
    maybe_bytes,
    maybe_number,
    number_of,
    presence,
)
from segspec_kaitai.kernels.context import (
    POSITIONS,
    ByteRun,
    Context,
    Joined,
    List,
    Place,
    Remote,
    Stream,
    Struct,
    Value,
    Want,
    distance,
    position,
)
from segspec_kaitai.kernels.ir import (
    FALSE,
    FLOATS,
    Apply,
    Assign,
    Binary,
    Block,
    Choose,
    Do,
    Expr,
    If,
    Kind,
    Range,
    Ref,
    Stmt,
    Var,
    boolean,
    constant,
    is_constant,
    origin,
    ref,
)

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}


def start_of_data() -> Expr:
    return constant(0)


@dataclass
class Scope:
    """The meaning of names within one method: `self`, locals, and streams.

    `field` and `error` are the last field read and its start; `repeated` is the list that the loop fills.
    """

    struct: Struct
    locals: dict[str, Value] = dataclasses.field(default_factory=dict)
    streams: dict[str, Stream] = dataclasses.field(default_factory=dict)
    field: str = ""
    error: Place = start_of_data
    repeated: List | None = None


def scalar(context: Context, scope: Scope, node: ast.expr) -> Expr:
    with context.settling():
        return number_of(context, present(context, value(context, scope, node, "number")))


def present(context: Context, found: Value) -> Value:
    """Absent operands are refused, so the parser decides."""
    if context.plan.guarded and may_miss(context, found):
        context.refuse(arithmetic.negation(presence(context, found)), reasons.VALUE)
    return found


def operand(context: Context, scope: Scope, node: ast.expr) -> Expr:
    with context.settling():
        return any_number(context, value(context, scope, node, "number"))


def any_number(context: Context, found: Value) -> Expr:
    present(context, found)
    made = [each for want in NUMERIC if (each := maybe_number(context, found, want)) is not None]
    return made[0] if len(made) == 1 else number_of(context, found)


def condition(context: Context, scope: Scope, node: ast.expr) -> Expr:
    return arithmetic.truth(scalar(context, scope, node))


def value(context: Context, scope: Scope, node: ast.expr, want: Want) -> Value:  # noqa: C901 - one case a syntax
    match node:
        case ast.Constant(value=bool() | int() as literal):
            return boolean(literal) if isinstance(literal, bool) else constant_of(context, literal)
        case ast.Constant(value=float() as literal):
            return arithmetic.float_constant(literal)
        case ast.Constant(value=str() as literal):
            return texts.word(literal)
        case ast.Name(id=name):
            return local(context, scope, name)
        case ast.Attribute():
            return dotted(context, scope, node, want)
        case ast.Subscript(slice=ast.Slice(lower=ast.expr() as first, upper=ast.expr() as last)):
            run = bytes_of(context, value(context, scope, node.value, "bytes"))
            return texts.part(context, run, scalar(context, scope, first), scalar(context, scope, last))
        case ast.Subscript():
            return item(context, scope, node, want)
        case ast.IfExp():
            return chosen(context, scope, node, want)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            return binary(context, scope, OPERATORS[type(op)], left, right)
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            return arithmetic.negation(scalar(context, scope, inner))
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return arithmetic.negative(operand(context, scope, inner), context.refuse)
        case ast.UnaryOp(op=ast.Invert(), operand=inner):
            return arithmetic.inverted(scalar(context, scope, inner))
        case ast.BoolOp(op=op, values=values):
            return logical(context, scope, "and" if isinstance(op, ast.And) else "or", flat(type(op), values))
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return comparison(context, scope, left, op, right)
        case ast.Call():
            return call(context, scope, node, want)
    raise context.unsupported(f"`{ast.unparse(node)}`")


def binary(context: Context, scope: Scope, op: str, left: ast.expr, right: ast.expr) -> Value:
    first, second = (value(context, scope, node, "number") for node in (left, right))
    if op == "+" and not isinstance(first, Expr) and not isinstance(second, Expr):
        texts_of_both = texts.made_text(context, first), texts.made_text(context, second)
        if texts_of_both[0] is not None and texts_of_both[1] is not None:
            return texts.concatenated(texts_of_both[0], texts_of_both[1])
    return arithmetic.binary(op, any_number(context, first), any_number(context, second), context.refuse)


def constant_of(context: Context, literal: int) -> Expr:
    if not -(1 << 63) <= literal < 1 << 64:
        raise context.unsupported(f"the number {literal}, which needs more than 64 bits,")
    return constant(literal)


def local(context: Context, scope: Scope, name: str) -> Value:
    if name == "self":
        return scope.struct
    if name not in scope.locals:
        raise context.unsupported(f"`{name}`")
    return scope.locals[name]


def dotted(context: Context, scope: Scope, node: ast.Attribute, want: Want) -> Value:
    text = ast.unparse(node)
    first, _, _ = text.partition(".")
    if first != "self" and first not in scope.locals:
        holder, _, name = text.rpartition(".")
        members = context.plan.sources.enum(scope.struct.info.module, holder)
        if members is not None and name in members:
            return constant_of(context, members[name])
    return attribute(context, value(context, scope, node.value, want), node.attr, want)


def stream_of(context: Context, scope: Scope, node: ast.expr) -> Stream | None:
    if isinstance(node, ast.Name):
        return scope.streams.get(node.id)
    if isinstance(node, ast.Attribute) and node.attr == "_io":
        owner = value(context, scope, node.value, "number")
        if isinstance(owner, Struct):
            return owner.stream
        raise context.unsupported("the stream of a structure that depends on a branch or an item")
    return None


def item(context: Context, scope: Scope, node: ast.Subscript, want: Want) -> Value:
    holder = value(context, scope, node.value, want)
    loop = holder.loop if isinstance(holder, List) else None
    index = node.slice
    if isinstance(index, ast.UnaryOp) and ast.unparse(index) == "-1":
        return attribute(context, holder, LAST, want)
    found = scalar(context, scope, index)
    if loop is not None and loop.body.closed is None and isinstance(holder, List):
        if isinstance(found, Ref) and found.var is loop.index:
            return attribute(context, holder, CURRENT, want)
        if is_before(found, loop.index) and holder.last is not None:
            return holder.last
    if loop is not None and loop.body.closed is not None and isinstance(holder, List) and holder.count is not None:
        count = origin(holder.count)
        if isinstance(count, Ref) and is_before(origin(found), count.var):
            return attribute(context, holder, LAST, want)
        if holder.first is not None:
            return chosen_item(context, holder, found)
    raise context.unsupported(f"`{ast.unparse(node)}`, an item by a computed index,")


def is_before(found: Expr, index: Var) -> bool:
    if not (isinstance(found, Binary) and found.op == "-" and is_constant(found.right, 1)):
        return False
    left = origin(found.left)
    return isinstance(left, Ref) and left.var is index


def chosen_item(context: Context, holder: List, index: Expr) -> Expr:
    """The integer at a place in a list, read again from the data; a missing one is refused."""
    assert holder.first is not None
    assert holder.count is not None
    assert holder.last is not None
    (_, item), *_ = holder.last.branches
    read = origin(item) if isinstance(item, Expr) else None
    assert isinstance(read, Apply)
    if index.range.low < 0:
        raise context.unsupported("an item by a computed index, which may count from the end,")
    index = context.bind("index", index)
    context.refuse(arithmetic.compare(">=", index, holder.count), reasons.VALUE)
    width = constant(int(re.sub(r"\D", "", read.function)))
    size = Binary(Kind.SIGNED, POSITIONS, "*", arithmetic.cast(index, Kind.SIGNED), width)
    return Apply(read.kind, read.range, read.function, (Binary(Kind.SIGNED, POSITIONS, "+", holder.first, size),))


def call(context: Context, scope: Scope, node: ast.Call, want: Want) -> Value:  # noqa: C901 - one case a function
    match node.func:
        case ast.Name(id="as_type"):
            # Only columns use this: the compiler's Python has no casts.
            holder, key = node.args
            return attribute(context, value(context, scope, holder, want), f"{AS}{ast.literal_eval(key)}", want)
        case ast.Name(id="str"):
            number = scalar(context, scope, node.args[0])
            if number.kind is Kind.BOOL:
                raise context.unsupported(f"`{ast.unparse(node)}`, of a truth value,")
            return texts.digits(context.bind("digits", number))
        case ast.Name(id="len"):
            return length(context, scope, node.args[0])
        case ast.Attribute(attr="resolve_enum"):
            return value(context, scope, node.args[1], want)
        case ast.Name(id="int"):
            return whole(context, value(context, scope, node.args[0], "bytes"), [*node.args[1:]])
        case ast.Attribute(value=inner, attr="decode"):
            encoding = ast.literal_eval(node.args[0])
            return texts.decoded(context, bytes_of(context, value(context, scope, inner, "bytes")), encoding)
        case ast.Attribute(value=ast.Name(id="KaitaiStream"), attr="byte_array_index"):
            return byte_at(context, scope, node.args[0], node.args[1])
        case ast.Attribute(value=owner, attr=("pos" | "size" | "is_eof") as question):
            stream = stream_of(context, scope, owner)
            if stream is not None:
                return ask(stream, question)
    raise context.unsupported(f"`{ast.unparse(node)}`")


def whole(context: Context, found: Value, base: list[ast.expr]) -> Expr:
    run = None if isinstance(found, Expr) else maybe_bytes(context, found)
    if run is not None and run.encoding:
        return texts.number(context, run, ast.literal_eval(base[0]) if base else 10)
    given = any_number(context, found)
    return arithmetic.whole(given, context.refuse) if given.kind in FLOATS else arithmetic.number(given)


def byte_at(context: Context, scope: Scope, holder: ast.expr, index: ast.expr) -> Expr:
    run = bytes_of(context, value(context, scope, holder, "bytes"))
    place = context.bind("index", scalar(context, scope, index))
    if place.range.low < 0:
        raise context.unsupported("a byte by an index that may count from the end")
    context.refuse(arithmetic.compare(">=", place, run.length), reasons.VALUE)
    at = Binary(Kind.SIGNED, POSITIONS, "+", run.position, arithmetic.cast(place, Kind.SIGNED))
    return Apply(Kind.SIGNED, Range(0, 255), "read_u1", (at,))


def ask(stream: Stream, question: str) -> Expr:
    if question == "is_eof":
        ended = Binary(Kind.BOOL, boolean(True).range, ">=", position(stream), stream.end)
        return FALSE if stream.bits_left else without_bits(stream, ended)
    return distance(position(stream) if question == "pos" else stream.end, stream.base)


def without_bits(stream: Stream, test: Expr) -> Expr:
    if stream.bits is None:
        return test
    return arithmetic.logic("and", [test, arithmetic.compare("==", ref(stream.bits), constant(0))])


def length(context: Context, scope: Scope, node: ast.expr) -> Value:
    found = value(context, scope, node, "bytes")
    if isinstance(found, List):
        return attribute(context, found, LENGTH, "number")
    if isinstance(found, Joined | Remote):
        counted = holds_list(found)
        if counted:
            return attribute(context, found, LENGTH, "number")
    run = bytes_of(context, found)
    if run.encoding == "utf-8":
        known = run.length.range
        return Apply(Kind.SIGNED, Range(0, max(known.high, 0)), "utf8_length", (run.position, run.length))
    if run.encoding != "ascii" and run.encoding and texts.characters(run.encoding) is None:
        raise context.unsupported(f"the length of text in {run.encoding}")
    return run.length


def holds_list(found: Value) -> bool:
    if isinstance(found, Remote):
        return holds_list(found.value)
    return isinstance(found, List) or (
        isinstance(found, Joined) and any(holds_list(branch) for _, branch in found.branches)
    )


def lazily(context: Context, make: Callable[[], Value]) -> tuple[Value, Block | None]:
    """A conditionally computed value.

    Statements that cannot fail run unconditionally; others are returned as a block for the condition.
    """
    block = Block(context.block)
    with context.inside(block):
        made = make()
    if all(map(harmless, block.statements)):
        block.inline = True
        if block.statements:
            context.add(Do(block))
        return made, None
    return made, block


def harmless(statement: Stmt) -> bool:
    if isinstance(statement, Do):
        return all(map(harmless, statement.body.statements))
    if isinstance(statement, If):
        return all(map(harmless, statement.then.statements + statement.other.statements))
    return isinstance(statement, Assign)


def flat(op: type[ast.boolop], nodes: list[ast.expr]) -> list[ast.expr]:
    found, pending = [], nodes[::-1]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.BoolOp) and isinstance(node.op, op):
            pending += node.values[::-1]
        else:
            found.append(node)
    return found


def logical(context: Context, scope: Scope, op: str, nodes: list[ast.expr]) -> Expr:
    result = condition(context, scope, nodes[0])
    for node in nodes[1:]:
        made, block = lazily(context, lambda node=node: condition(context, scope, node))  # type: ignore[misc]
        following = number_of(context, made)
        if block is None:
            result = arithmetic.logic(op, [result, following])
            continue
        var = context.variable("condition", result)
        block.statements.append(Assign(var, following))
        wanted = ref(var) if op == "and" else arithmetic.negation(ref(var))
        context.add(If(wanted, block, Block(context.block)))
        result = ref(var)
    return result


def chosen(context: Context, scope: Scope, node: ast.IfExp, want: Want) -> Value:
    test = condition(context, scope, node.test)
    then, then_block = lazily(context, lambda: settled(context, scope, node.body, want))
    other, other_block = lazily(context, lambda: settled(context, scope, node.orelse, want))
    if isinstance(then, ByteRun) and isinstance(other, ByteRun) and then_block is None and other_block is None:
        places = arithmetic.choose(test, then.position, other.position)
        return ByteRun(places, arithmetic.choose(test, then.length, other.length), encoding_of([then, other]))
    blocks = [b if b is not None else Block(context.block) for b in (then_block, other_block)]
    if not isinstance(then, Expr) and not isinstance(other, Expr):
        anchor = If(test, *blocks)
        context.add(anchor)
        for block in blocks:
            block.closed = context.tick()
        branches: list[tuple[Block, Value]] = [(blocks[0], then), (blocks[1], other)]
        return Joined(context.block, anchor, branches, True, f"{context.path}.chosen")
    first, second = (made if isinstance(made, Expr) else number_of(context, made) for made in (then, other))
    differ = first.range.union(second.range).kind is None
    if differ or then_block or other_block:
        test = context.bind("condition", test)
    if differ:
        first = signed(context, then_block, test, first)
        second = signed(context, other_block, arithmetic.negation(test), second)
    both = arithmetic.choose(test, first, second)
    if then_block is None and other_block is None:
        return both
    if not isinstance(both, Choose):
        raise context.unsupported(f"`{ast.unparse(node)}`, whose parts can fail,")
    var = Var(context.name("choice"), both.kind, both.range)
    for block, branch in zip(blocks, (both.then, both.other), strict=True):
        block.statements.append(Assign(var, branch))
    context.add(If(both.test, blocks[0], blocks[1]))
    return ref(var)


def signed(context: Context, block: Block | None, test: Expr, found: Expr) -> Expr:
    """A number that is refused above 2**63, in its own block or under a condition."""
    if block is None:
        return arithmetic.as_signed(
            found, lambda above, why: context.refuse(arithmetic.logic("and", [test, above]), why)
        )
    with context.at_end_of(block):
        return arithmetic.as_signed(found, context.refuse)


def settled(context: Context, scope: Scope, node: ast.expr, want: Want) -> Value:
    found = value(context, scope, node, want)
    for each in dict.fromkeys((want, *NUMERIC, "bytes")):
        made = maybe_bytes(context, found) if each == "bytes" else maybe_number(context, found, each)
        if made is not None:
            return made
    return found


COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


def comparison(context: Context, scope: Scope, left: ast.expr, op: ast.cmpop, right: ast.expr) -> Expr:
    symbol = COMPARISONS.get(type(op))
    if symbol is None:
        raise context.unsupported(f"`{ast.unparse(ast.Compare(left, [op], [right]))}`")
    for node, other in ((left, right), (right, left)):
        if isinstance(node, ast.Constant) and isinstance(node.value, bytes | str):
            run = bytes_of(context, value(context, scope, other, "bytes"))
            if symbol not in ("==", "!="):
                raise context.unsupported("an order of bytes")
            content = node.value if isinstance(node.value, bytes) else texts.encoded(context, run, node.value)
            equal = FALSE if content is None else texts.equals(run, content)
            return equal if symbol == "==" else arithmetic.negation(equal)
    first, second = operand(context, scope, left), operand(context, scope, right)
    return arithmetic.compare(symbol, first, second)


def is_member(found: Expr, members: list[int]) -> Expr:
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
