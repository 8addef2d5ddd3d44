"""Values that are unreadable in a readable row: each is null, with a separate finding.

In generated parsers a text keeps its error, parts with their own bytes are read within a `try`, and a failed instance
is undone.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from segspec_kaitai.own.quick_stream import LAST

Tell = Callable[[Any, str, Exception], None]
"""Receives a lost value: the object around it, its name there if the error lacks it, and the error."""


class BadText(str):
    """Replaces an undecodable text: the field `label` of `owner`, at `position` in the file (-1 if unknown). An
    expression that uses it fails.
    """

    owner: Any
    label: str
    error: UnicodeDecodeError
    position: int

    def __new__(cls, owner: Any, name: str, error: UnicodeDecodeError) -> BadText:
        made, held = str.__new__(cls), vars(owner).get(name)
        made.owner, made.error = owner, error.with_traceback(None)
        made.label = f"{name}[{len(held)}]" if isinstance(held, list) else name
        given, at = LAST
        made.position = at if at >= 0 and error.object in given else -1
        return made

    def fail(self, *_: Any) -> Any:
        raise self.error.with_traceback(None)

    __eq__ = __ne__ = __lt__ = __gt__ = __le__ = __ge__ = __add__ = __radd__ = __getitem__ = __len__ = fail
    __hash__ = str.__hash__


class KeptText(str):
    """A text that keeps its original bytes."""

    content: bytes

    def __new__(cls, content: bytes, encoding: str) -> KeptText:
        made = str.__new__(cls, content.decode(encoding))
        made.content = content
        return made


def content_of(value: Any) -> Any:
    return value.error.object if isinstance(value, BadText) else getattr(value, "content", value)


class Refused:
    """Replaces a value that fails a check of the spec: later fields are laid out by it."""


class RefusedInt(Refused, int):
    """A number, or a flag."""


class RefusedFloat(Refused, float):
    """A number with a point."""


class RefusedBytes(Refused, bytes):
    """Bytes."""


class RefusedText(Refused, str):
    """A text."""


REFUSED = {int: RefusedInt, float: RefusedFloat, bytes: RefusedBytes, str: RefusedText}


def refuse(owner: Any, name: str) -> str | None:
    """Replaces the last value read for a field; returns its name, if the value can be marked."""
    held = vars(owner).get(name)
    value = held[-1] if isinstance(held, list) and held else held
    kind = next((made for of, made in REFUSED.items() if isinstance(value, of)), None)
    if kind is None:
        return None
    if isinstance(held, list):
        held[-1] = kind(value)
        return f"{name}[{len(held) - 1}]"
    setattr(owner, name, kind(value))
    return name


def undone(owner: Any, name: str, held: Mapping[str, Any]) -> None:
    """Undoes a failed instance; `held` are the variables of its method. The part of a list that was read is kept."""
    if "_pos" in held:
        # No `seek`: the error is at the start of the last field.
        stream = held.get("io", owner._io)  # noqa: SLF001 - the stream of a structure
        stream.place, stream.bits_left = held["_pos"], 0
    made = vars(owner)
    if f"_m_{name}" in made:
        made[f"_undone_{name}"] = made.pop(f"_m_{name}")


NAMES = {"_segspec_bad_text": BadText, "_segspec_kept_text": KeptText, "_segspec_undone": undone}


class Losing(ast.NodeTransformer):
    """Changes a module of parsers. `lines` maps its lines to fields; `decisive` fields determine the place of others.
    With `keeps_bytes` texts keep their bytes.
    """

    def __init__(self, lines: Mapping[int, str], decisive: Collection[str], *, keeps_bytes: bool = False) -> None:
        self.lines = lines
        self.decisive = decisive
        self.keeps_bytes = keeps_bytes
        self.reads = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.reads = node.name.startswith(("_read", "_rows_"))
        if self.reads or node.decorator_list:
            within_its_bytes(node)
        self.generic_visit(node)
        match node.body:
            case [ast.If() as known, *rest] if node.decorator_list and (len(rest) > 2 or isinstance(rest[0], ast.If)):
                # An instance that is read, perhaps under a condition: what it only computes needs one statement.
                undone = f"_segspec_undone(self, {node.name!r}, locals())"
                text = f"try:\n    pass\nexcept BaseException:\n    {undone}\n    raise"
                node.body = [known, trying(node, text, rest)]
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        name = self.lines.get(node.lineno)
        if not self.reads or name is None or name in self.decisive or not isinstance(node.exc, ast.Call):
            return node
        made = ast.parse(f"_segspec_refused(self, {name!r}, None)").body[0]
        assert isinstance(made, ast.Expr)
        assert isinstance(made.value, ast.Call)
        made.value.args[-1] = node.exc
        return placed_at(made, node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        return self.decoding(node, node.value)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        match node.value:
            case ast.Call(func=ast.Attribute(attr="append"), args=[value]):
                return self.decoding(node, value)
        return node

    def decoding(self, node: ast.Assign | ast.Expr, value: ast.expr) -> ast.AST:
        match value:
            case ast.Call(func=ast.Attribute(attr="decode") as decode, args=[ast.Constant(value=str()) as encoding]):
                target = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.value)
                name = target.removeprefix("self.").partition(".")[0]
                bad = f"_segspec_bad_text(self, {name!r}, _segspec_error)"
                instead = ast.unparse(node).replace(ast.unparse(value), bad)
                text = f"try:\n    pass\nexcept UnicodeDecodeError as _segspec_error:\n    {instead}"
                if self.keeps_bytes:
                    value.func = ast.copy_location(ast.Name("_segspec_kept_text", ast.Load()), value)
                    value.args = [decode.value, encoding]
                return trying(node, text, [node])
        return node


def within_its_bytes(method: ast.AST) -> None:
    """A value made from bytes already taken may fail without affecting later ones."""
    for owner in ast.walk(method):
        for name in ("body", "orelse"):
            body = getattr(owner, name, None)
            if isinstance(body, list):
                setattr(owner, name, list(apart(body)))


def apart(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    rest = list(body)
    while rest:
        node = rest.pop(0)
        yield node
        name, made = taken(node), list[ast.stmt]()
        while name and rest and about(rest[0]) == name:
            made.append(rest.pop(0))
        match made[-1:]:
            case [ast.Assign(targets=[ast.Attribute(attr=attr)])] if attr == name:
                instead = f"self.{name} = None"
            case [ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr=attr)), args=[ast.Call()]))] if (
                attr == name
            ):
                instead = f"self.{name}.append(None)"
            case _:
                yield from made
                continue
        lost = f"if not _segspec_lost(self, {name!r}, _segspec_error):\n        raise"
        text = f"try:\n    pass\nexcept _segspec_errors as _segspec_error:\n    {lost}\n    {instead}"
        yield trying(made[-1], text, made)


RAW = re.compile(r"^_(?:io__)?raw_(?:_raw_)*")


def taken(node: ast.stmt) -> str:
    match node:
        case ast.Assign(targets=[ast.Attribute(attr=attr)], value=value):
            pass
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr=attr), attr="append"), args=[value])):
            pass
        case _:
            return ""
    reads = any(isinstance(each, ast.Attribute) and each.attr.startswith("read_bytes") for each in ast.walk(value))
    return RAW.sub("", attr) if reads and RAW.match(attr) else ""


def about(node: ast.stmt) -> str:
    match node:
        case ast.Assign(targets=[ast.Attribute(attr=name) | ast.Name(id=name)]):
            return RAW.sub("", name)
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name), attr="append"))):
            return RAW.sub("", name)
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name), attr="_read"))):
            return name
    return ""


def trying(node: ast.AST, text: str, body: list[ast.stmt]) -> ast.Try:
    made = placed_at(ast.parse(text).body[0], node)
    assert isinstance(made, ast.Try)
    made.body = body
    return made


def placed_at(made: ast.stmt, node: ast.AST) -> ast.stmt:
    for each in ast.walk(made):
        if hasattr(each, "lineno"):
            ast.copy_location(each, node)
    return made
