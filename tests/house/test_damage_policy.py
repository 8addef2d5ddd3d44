"""What `stop`, `skip` and `fail` mean is said in one module; every other one passes the policy on, or asks it."""

from __future__ import annotations

import ast
from itertools import chain
from pathlib import Path

import pytest

from segspec.reading.walk import OnDamage

PYTHON = Path(__file__).parents[2] / "python"
HOME = PYTHON / "segspec/reading/walk.py"
NAMES = ("on_damage", "policy", "_policy")
"""What a policy is called where it is held."""

MODULES = sorted(
    path
    for path in chain.from_iterable(
        (PYTHON / each).rglob("*.py") for each in ("segspec", "segspec_kaitai", "segspec_kafka")
    )
    if path != HOME and not {"generated", "skeletons"} & set(path.parts)
)


def is_value(node: ast.expr) -> bool:
    """Whether an expression is one of the policies."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == OnDamage.__name__


def is_policy(node: ast.expr) -> bool:
    return (node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")) in NAMES


def is_word(node: ast.expr) -> bool:
    """Whether an expression has the word of a policy, or of several."""
    return any(isinstance(one, ast.Constant) and one.value in list(OnDamage) for one in ast.walk(node))


def decides(node: ast.AST) -> bool:
    """Whether something is decided by what a policy is."""
    match node:
        case ast.Compare():
            sides = [node.left, *node.comparators]
            return any(map(is_value, sides)) or (any(map(is_policy, sides)) and any(map(is_word, sides)))
        case ast.Dict():
            return any(key is not None and is_value(key) for key in node.keys)
        case ast.MatchValue():
            return is_value(node.value)
    return False


def interpretations(source: str) -> list[str]:
    """What decides so in a module."""
    if not any(name in source for name in (OnDamage.__name__, *NAMES)):
        return []
    return [ast.unparse(node) for node in ast.walk(ast.parse(source)) if decides(node)]


def test_the_policy_is_interpreted_in_one_module() -> None:
    assert len(MODULES) > 100
    found = {str(path.relative_to(PYTHON)): interpretations(path.read_text(encoding="utf-8")) for path in MODULES}
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize(
    "source",
    [
        "if policy is OnDamage.FAIL: raise error",
        "stops = self.options.on_damage == 'stop'",
        "if on_damage in ('skip', 'fail'): pass",
        "MODES = {OnDamage.STOP: 1}",
        "match policy:\n    case OnDamage.SKIP:\n        pass",
    ],
)
def test_an_interpretation_is_seen(source: str) -> None:
    assert interpretations(source)


def test_a_policy_may_be_passed_on() -> None:
    assert not interpretations("walk(reader, summary, on_damage=OnDamage.SKIP if torn else OnDamage.STOP)")
