"""Resolves names and paths: fields, instances, items of lists, and variables that join branches."""

from __future__ import annotations

from collections.abc import Callable

from segspec.columns.backend.reasons import ENCODING
from segspec_kaitai.kernels.arithmetic import as_signed, cast, number, same
from segspec_kaitai.kernels.context import (
    POSITIONS,
    SEVERAL,
    ByteRun,
    Context,
    Joined,
    List,
    MadeText,
    Remote,
    Struct,
    Value,
    Want,
)
from segspec_kaitai.kernels.ir import (
    BOOLS,
    FALSE,
    SIGNED,
    TRUE,
    ZERO,
    Assign,
    Block,
    Const,
    Expr,
    Kind,
    Range,
    Ref,
    Var,
    constant,
    is_constant,
    ref,
)
from segspec_kaitai.kernels.load import MissingError, wide

LAST, CURRENT, LENGTH = "[-1]", "[i]", "len()"
AS = "as "
"""The prefix of a structure's key: the value itself, if it is that structure."""

ABSENT_BYTES = (ZERO, constant(-1))
LENGTHS = Range(-1, POSITIONS.high)


def attribute(context: Context, value: Value, name: str, want: Want) -> Value:
    found = own_member(context, value, name, want)
    if found is None:
        raise context.unsupported(f"`{name}`, which is not known there,", MissingError)
    return found


def own_member(context: Context, value: Value, name: str, want: Want) -> Value | None:
    if isinstance(value, Struct) and name.startswith(AS):
        return value if name == f"{AS}{value.info.key}" else None
    if isinstance(value, Struct):
        if name == "_parent":
            return value.parent
        if name == "_root":
            return value.root
        if name in value.fields:
            return value.fields[name]
        return context.plan.instance(context, value, name, want) if name in value.info.getters else None
    if isinstance(value, List):
        return list_member(value, name)
    if isinstance(value, Remote):
        return remote_member(value, name, want)
    return member(value, name) if isinstance(value, Joined) else None


def list_member(value: List, name: str) -> Value | None:
    if name == LENGTH:
        return value.count
    if name == LAST:
        return value.current if value.current is not None else value.last
    return value.current if name == CURRENT else None


def member(joined: Joined, name: str) -> Joined:
    found = joined.members.get(name)
    if found is None:
        path = f"{joined.path}.{name}"
        found = Joined(joined.block, joined.anchor, [], joined.complete, path, joined.loop, (joined, name))
        joined.members[name] = found
    return found


def remote_member(remote: Remote, name: str, want: Want) -> Remote | None:
    outline = remote.outline
    with outline.context.at_end_of(outline.function.body):
        found = own_member(outline.context, remote.value, name, want)
    return None if found is None else Remote(remote.invoke, outline, found)


def branches_of(context: Context, joined: Joined, want: Want) -> list[tuple[Block, Value]]:
    if joined.origin is None:
        return joined.branches
    owner, name = joined.origin
    found = []
    for block, value in branches_of(context, owner, want):
        with context.at_end_of(block):
            item = own_member(context, value, name, want)
        if item is not None:
            found.append((block, item))
    return found


def width(joined: Joined) -> int:
    while joined.origin is not None:
        joined = joined.origin[0]
    return len(joined.branches)


def is_open(joined: Joined) -> bool:
    return joined.loop is not None and joined.loop.body.closed is None


def refuse_released(context: Context, joined: Joined) -> None:
    """A run that is resumed after the last item has not seen it."""
    targets = [] if context.rows is None else context.rows.released
    if any(joined.loop is target.loop for target in targets) and joined.loop is not None and not is_open(joined):
        raise context.unsupported("the last item of the list that makes the rows, after the list,")


def number_of(context: Context, value: Value) -> Expr:
    found = maybe_number(context, value)
    if found is None:
        if any(maybe_number(context, value, want) is not None for want in FLOATING):
            raise context.unsupported("a floating point number in an expression")
        raise context.unsupported("a structure, a list or bytes in place of a number")
    return found


FLOATING: tuple[Want, ...] = ("f4", "f8")
NUMERIC: tuple[Want, ...] = ("number", *FLOATING)
FAMILY: dict[Kind, Want] = {Kind.F32: "f4", Kind.F64: "f8"}


def maybe_number(context: Context, value: Value, want: Want = "number") -> Expr | None:
    """The integer of a value, or with `want` f4 or f8, the bits of its floating-point number."""
    if isinstance(value, Expr):
        return value if FAMILY.get(value.kind, "number") == want else None
    if isinstance(value, Remote):
        return export_number(context, value, want)
    return joined_number(context, value, want) if isinstance(value, Joined) else None


def joined_number(context: Context, joined: Joined, want: Want) -> Expr | None:
    if want not in joined.numbers:
        refuse_released(context, joined)
        if not is_open(joined):
            joined.numbers[want] = merged_number(context, joined, want)
        elif want == "number":
            joined.numbers[want] = carried_number(context, joined)
        else:
            return None
    return joined.numbers[want]


def carried_number(context: Context, joined: Joined) -> Expr:
    assert joined.loop is not None
    known = context.assumed(joined.path)
    kind = wide(known).kind
    assert kind is not None
    var = Var(context.name(f"last_{joined.path}"), kind, known, carried=True)
    joined.block.before(joined.anchor, Assign(var, cast(ZERO, kind)))
    joined.loop.deferred.append((joined, (var,)))
    return ref(var)


def merged_number(context: Context, joined: Joined, want: Want) -> Expr | None:
    branches = branches_of(context, joined, want)
    found: list[tuple[Block, Expr]] = []
    for block, value in branches:
        with context.at_end_of(block):
            item = maybe_number(context, value, want)
        if item is not None:
            found.append((block, item))
    if not found:
        return None
    total = joined.complete and len(found) == width(joined)
    if len(found) == 1 and not total and (var := own_variable(*found[0])):
        var.range, var.made = var.range.union(Range(0, 0)), None
        joined.block.before(joined.anchor, Assign(var, cast(ZERO, var.kind)))
        return ref(var)
    known = found[0][1].range
    for _, item in found[1:]:
        known = known.union(item.range)
    known = known if total else known.union(Range(0, 0))
    kinds = {item.kind for _, item in found}
    kind = kinds.pop() if len(kinds) == 1 and not kinds & {Kind.SIGNED, Kind.UNSIGNED} else known.kind
    if kind is None:
        # A column of several kinds is signed. In its own branch, the parser reads values above 2**63.
        for place, (block, item) in enumerate(found):
            with context.at_end_of(block):
                found[place] = block, as_signed(number(item), lambda test, _: context.refuse(test, ENCODING))
        kind, known = Kind.SIGNED, Range(known.low, SIGNED.high)
    var = Var(context.name(joined.path), kind, known, carried=joined.loop is not None)
    if not total:
        joined.block.before(joined.anchor, Assign(var, cast(ZERO, kind)))
    for block, item in found:
        block.statements.append(Assign(var, item if kind is item.kind else cast(number(item), kind)))
    return ref(var)


def own_variable(block: Block, item: Expr) -> Var | None:
    if isinstance(item, Ref) and any(isinstance(s, Assign) and s.var is item.var for s in block.statements):
        return item.var
    return None


def bytes_of(context: Context, value: Value) -> ByteRun:
    found = maybe_bytes(context, value)
    if found is None:
        raise context.unsupported("a number, a structure or a list in place of bytes")
    return found


def maybe_bytes(context: Context, value: Value) -> ByteRun | None:
    if isinstance(value, ByteRun):
        return value
    if isinstance(value, Remote):
        return export_bytes(context, value)
    return joined_bytes(context, value) if isinstance(value, Joined) else None


def joined_bytes(context: Context, joined: Joined) -> ByteRun | None:
    if joined.bytes is not None or is_made(context, joined):
        return joined.bytes
    refuse_released(context, joined)
    variables = (
        Var(context.name(f"{joined.path}_position"), Kind.SIGNED, POSITIONS, carried=joined.loop is not None),
        Var(context.name(f"{joined.path}_length"), Kind.SIGNED, LENGTHS, carried=joined.loop is not None),
    )
    encoding = ""
    if is_open(joined):
        assert joined.loop is not None
        joined.loop.deferred.append((joined, variables))
    else:
        found = assign_bytes(context, joined, variables)
        if not found:
            return None
        encoding = encoding_of(found)
    for var, absent in zip(variables, ABSENT_BYTES, strict=True):
        joined.block.before(joined.anchor, Assign(var, absent))
    joined.bytes = ByteRun(ref(variables[0]), ref(variables[1]), encoding)
    return joined.bytes


def is_made(context: Context, value: Value) -> bool:
    if isinstance(value, Remote):
        outline = value.outline
        with outline.context.at_end_of(outline.function.body):
            return is_made(outline.context, value.value)
    if not isinstance(value, Joined):
        return isinstance(value, MadeText)
    branches = [] if is_open(value) else branches_of(context, value, "bytes")
    return any(is_made(context, item) for _, item in branches)


def encoding_of(runs: list[ByteRun]) -> str:
    found = {run.encoding for run in runs}
    if "" in found:
        return ""
    return found.pop() if len(found) == 1 else "utf-8" if found == {"ascii", "utf-8"} else SEVERAL


def assign_bytes(context: Context, joined: Joined, variables: tuple[Var, Var]) -> list[ByteRun]:
    found = []
    for block, value in branches_of(context, joined, "bytes"):
        with context.at_end_of(block):
            item = maybe_bytes(context, value)
        if item is not None:
            found.append(item)
            block.statements.append(Assign(variables[0], item.position))
            block.statements.append(Assign(variables[1], item.length))
    return found


Test = Callable[[Context, Value], bool]


def presence(context: Context, value: Value, wants: tuple[Want, ...] = NUMERIC, *, only: bool = False) -> Expr:
    """Whether a value of these families exists.

    Other values are queried as a structure or a list, unless these families are the `only` ones.
    """

    def is_one(context: Context, item: Value) -> bool:
        return any(
            (maybe_bytes(context, item) if want == "bytes" else maybe_number(context, item, want)) is not None
            for want in wants
        )

    if only and not isinstance(value, Joined) and not is_one(context, value):
        return FALSE
    return there(context, value, is_one if only or wants != NUMERIC or is_one(context, value) else is_compound)


def may_miss(context: Context, value: Value) -> bool:
    if isinstance(value, Remote):
        outline = value.outline
        with outline.context.at_end_of(outline.function.body):
            return may_miss(outline.context, value.value)
    if not isinstance(value, Joined) or value.loop is not None:
        return False
    branches = branches_of(context, value, "number")
    is_total = value.complete and len(branches) == width(value)
    return not is_total or any(may_miss(context, item) for _, item in branches)


def is_compound(context: Context, value: Value) -> bool:
    if isinstance(value, Remote):
        outline = value.outline
        with outline.context.at_end_of(outline.function.body):
            return is_compound(outline.context, value.value)
    if isinstance(value, Joined):
        return any(is_compound(context, item) for _, item in branches_of(context, value, "number"))
    return isinstance(value, Struct | List)


def there(context: Context, value: Value, test: Test) -> Expr:
    if isinstance(value, Remote):
        outline = value.outline
        with outline.context.at_end_of(outline.function.body):
            inner = outline.context.bind("present", there(outline.context, value.value, test))
        return inner if is_constant(inner, 1) else export(context, value, inner)
    if not isinstance(value, Joined):
        return TRUE
    refuse_released(context, value)
    var = Var(context.name(f"{value.path}_present"), Kind.BOOL, BOOLS, carried=value.loop is not None)
    value.block.before(value.anchor, Assign(var, FALSE))
    for block, item in branches_of(context, value, "number"):
        with context.at_end_of(block):
            if test(context, item):
                block.statements.append(Assign(var, there(context, item, test)))
    return ref(var)


def case_of(context: Context, value: Value, keys: list[str]) -> Expr:
    """The number in `keys` of a value's structure, from 1; else 0. New keys are added."""
    if isinstance(value, Struct):
        if value.info.key not in keys:
            keys.append(value.info.key)
        return constant(keys.index(value.info.key) + 1)
    if isinstance(value, Remote):
        outline = value.outline
        with outline.context.at_end_of(outline.function.body):
            inner = outline.context.bind("case", case_of(outline.context, value.value, keys))
        return inner if isinstance(inner, Const) else export(context, value, inner)
    if not isinstance(value, Joined):
        return ZERO
    refuse_released(context, value)
    var = Var(context.name(f"{value.path}_case"), Kind.SIGNED, BOOLS, carried=value.loop is not None)
    value.block.before(value.anchor, Assign(var, ZERO))
    for block, item in branches_of(context, value, "number"):
        with context.at_end_of(block):
            block.statements.append(Assign(var, case_of(context, item, keys)))
    var.range = Range(0, len(keys))
    return ref(var)


def resolved(context: Context, joined: Joined, current: Value, want: Want) -> Value | None:
    if joined.origin is None:
        return current
    owner, name = joined.origin
    holder = resolved(context, owner, current, want)
    return None if holder is None else own_member(context, holder, name, want)


def leave(context: Context, value: List) -> None:
    assert value.loop is not None
    assert value.current is not None
    done = 0
    while done < len(value.loop.deferred):
        joined, variables = value.loop.deferred[done]
        done += 1
        want: Want = "number" if len(variables) == 1 else "bytes"
        item = resolved(context, joined, value.current, want)
        if item is None:
            raise context.unsupported(f"`{joined.path}`, which the item before does not have,")
        if len(variables) == 1:
            found = number(number_of(context, item))
            context.settle(joined.path, found.range)
            context.add(Assign(variables[0], cast(found, variables[0].kind)))
        else:
            run = bytes_of(context, item)
            if run.encoding not in ("", "ascii", "utf-8"):
                raise context.unsupported(f"text in {run.encoding} of the item before")
            context.add(Assign(variables[0], run.position))
            context.add(Assign(variables[1], run.length))


def export(context: Context, remote: Remote, inner: Expr) -> Expr:
    outputs = remote.outline.function.outputs
    index = next((n for n, held in enumerate(outputs) if same(held, inner)), len(outputs))
    if index == len(outputs):
        outputs.append(inner)
    var = remote.invoke.outputs.get(index)
    if var is None:
        suffix = inner.var.name if isinstance(inner, Ref) else "result"
        var = Var(context.name(f"{remote.invoke.path}_{suffix}"), inner.kind, inner.range)
        remote.invoke.outputs[index] = var
    return ref(var)


def export_number(context: Context, remote: Remote, want: Want) -> Expr | None:
    outline = remote.outline
    held = outline.exported.get((id(remote.value), want))
    if held is None:
        with outline.context.at_end_of(outline.function.body):
            inner = maybe_number(outline.context, remote.value, want)
            if inner is None:
                return None
            held = (remote.value, outline.context.bind("result", inner))
        outline.exported[id(remote.value), want] = held
    return export(context, remote, held[1])


def export_bytes(context: Context, remote: Remote) -> ByteRun | None:
    outline = remote.outline
    with outline.context.at_end_of(outline.function.body):
        run = maybe_bytes(outline.context, remote.value)
    if run is None:
        return None
    return ByteRun(export(context, remote, run.position), export(context, remote, run.length), run.encoding)
