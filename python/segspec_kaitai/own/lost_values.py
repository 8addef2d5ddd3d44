"""Values that cannot be read while the row that they lie in can: each is null, and a finding of its own.

A text that does not decode has an end all the same, and an instance is no part of the way to the next row. The methods
of generated parsers are changed here: a text is kept as what is wrong with it, and an instance that fails leaves
nothing half done behind, neither a part of its list nor its stream at another place.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any

from segspec_kaitai.own.quick_stream import LAST

Tell = Callable[[Any, str, Exception], None]
"""Is told of a value that is lost: the object that it lies in, its name there where the error does not say it, and the
error."""


class BadText(str):
    """A text that does not decode, in the place of one: a field of `owner` that is called `label`. `position` is where
    its bytes lie in the file, -1 where nobody knows. An expression that asks for it fails as its decoding did."""

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


def undone(owner: Any, name: str, held: Mapping[str, Any]) -> None:
    """Takes back what an instance has done that failed; `held` are the variables of its method. A list as far as it was
    read is kept apart: there may be rows in it."""
    if "_pos" in held:
        # No `seek`: where the last field began is where the error is.
        stream = held.get("io", owner._io)  # noqa: SLF001 - the stream of a structure
        stream.place, stream.bits_left = held["_pos"], 0
    made = vars(owner)
    if f"_m_{name}" in made:
        made[f"_undone_{name}"] = made.pop(f"_m_{name}")


NAMES = {"_segspec_bad_text": BadText, "_segspec_undone": undone}


class Losing(ast.NodeTransformer):
    """Changes a module of parsers."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        match node.body:
            case [ast.If() as known, *rest] if node.decorator_list and len(rest) > 2:
                undone = f"_segspec_undone(self, {node.name!r}, locals())"
                text = f"try:\n    pass\nexcept BaseException:\n    {undone}\n    raise"
                node.body = [known, trying(node, text, rest)]
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        return self.decoding(node, node.value)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        match node.value:
            case ast.Call(func=ast.Attribute(attr="append"), args=[value]):
                return self.decoding(node, value)
        return node

    def decoding(self, node: ast.Assign | ast.Expr, value: ast.expr) -> ast.AST:
        match value:
            case ast.Call(func=ast.Attribute(attr="decode"), args=[ast.Constant(value=str())]):
                target = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.value)
                name = target.removeprefix("self.").partition(".")[0]
                bad = f"_segspec_bad_text(self, {name!r}, _segspec_error)"
                instead = ast.unparse(node).replace(ast.unparse(value), bad)
                text = f"try:\n    pass\nexcept UnicodeDecodeError as _segspec_error:\n    {instead}"
                return trying(node, text, [node])
        return node


def trying(node: ast.AST, text: str, body: list[ast.stmt]) -> ast.Try:
    """A statement `try` that stands where `node` stands, around these."""
    made = ast.parse(text).body[0]
    assert isinstance(made, ast.Try)
    for each in ast.walk(made):
        if hasattr(each, "lineno"):
            ast.copy_location(each, node)
    made.body = body
    return made
