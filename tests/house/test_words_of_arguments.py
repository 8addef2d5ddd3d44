"""The library names arguments, and the command line makes options of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import segspec
from segspec.cli.console import as_options

ROOT = Path(segspec.__file__).parent
OTHERS = ("cli", "conformance", "spark/session.py")
"""Who speaks of options: the command line, what calls compilers, pages of HTML, what starts Java."""
OPTION = re.compile(r"(?<![\w-])--[a-z]")
COMMAND = re.compile(r"segspec [a-z]+")


def texts(tree: ast.AST) -> Iterator[str]:
    """The strings of a module that are no docstrings."""
    nodes = [*ast.walk(tree)]
    alone = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def spoken(source: str) -> list[str]:
    if "--" not in source:
        return []
    return [text for text in texts(ast.parse(source)) if OPTION.search(text) and not COMMAND.search(text)]


def test_the_library_names_no_option() -> None:
    found = {
        str(file.relative_to(ROOT)): words
        for file in ROOT.rglob("*.py")
        if not file.relative_to(ROOT).as_posix().startswith(OTHERS) and (words := spoken(file.read_text()))
    }
    # What follows `REPAIR`, a command that is named in full.
    assert all(text.startswith(" --") for text in found.pop("store/disagreements.py"))
    assert found == {}


def test_an_option_in_a_message_is_found() -> None:
    assert spoken('"""Of --drop."""\nraise ValueError(f"{name} is lost: --drop does without")') == [
        " is lost: --drop does without"
    ]


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ('drop=["key"] does without', "--drop key does without"),
        ('drop=["key", "timestamp"] does without', "--drop key --drop timestamp does without"),
        ('see fields_as="json"', "see --fields-as json"),
        ("left out (deleted=True keeps them)", "left out (--deleted keeps them)"),
        ('kind="…" does', "--as does"),
        ("in owner=me/kind=logs", "in owner=me/kind=logs"),
    ],
)
def test_an_argument_in_a_message_is_an_option_of_the_command_line(said: str, shown: str) -> None:
    assert as_options(said) == shown
