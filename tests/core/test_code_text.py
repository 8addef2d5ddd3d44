"""Names and texts from outside, on their way into code: of Python, and of a shell."""

from __future__ import annotations

import ast
import os
import re
import subprocess
from pathlib import Path

import pytest

from segspec.core.code_text import checked_module, checked_name, is_name, name_like, python_doc, shell_path
from tests.conftest import ROOT

HOSTILE = (
    'x import y;""";__import__("os").system("touch RAN");"""#',
    'q"""+open("RAN","w").name+"""q',
    "a\\",
    'ends in a quotation mark"',
    "$(touch RAN)",
    "`touch RAN`",
    "a b'c\"d",
    "line\nbreak\r\x1b[31m",
    "-rf",
    "--output=RAN",
    "\u202eabc\u2066",
    "b\udcff\udc80",
    "日本",
    "'",
    "",
)


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ("my_log", "my_log"),
        ("v1.2", "v1_2"),
        ("a b", "a_b"),
        ("x'y", "x_y"),
        ("my-log", "my_log"),
        ("Events", "events"),
        ("2024-01", "log_2024_01"),
        ("日本", "log"),
        ("../../etc/passwd", "etc_passwd"),
        ("_", "log"),
        ("x" * 300, "x" * 200),
    ],
)
def test_a_file_of_an_ordinary_name_gives_the_nearest_name(given: str, made: str) -> None:
    assert name_like(given, "log") == made


@pytest.mark.parametrize("text", HOSTILE)
def test_whatever_a_file_is_called_its_name_is_one(text: str) -> None:
    assert is_name(name_like(text, "log"))
    assert not is_name(text)
    for checked in (checked_name, checked_module):
        with pytest.raises(ValueError, match="is no name"):
            checked(text)


@pytest.mark.parametrize("text", HOSTILE)
def test_a_doc_is_one_text_of_python_and_nothing_else(text: str) -> None:
    (only,) = ast.parse(python_doc(text)).body
    assert isinstance(only, ast.Expr)
    assert ast.literal_eval(only.value) == text


@pytest.mark.parametrize("text", [text for text in HOSTILE if text])
def test_a_path_in_a_command_is_one_word_that_names_it_and_runs_nothing(tmp_path: Path, text: str) -> None:
    command = shell_path(text)
    assert command.isprintable()
    done = subprocess.run(["bash", "-c", f"printf '%s\\0' {command}"], cwd=tmp_path, capture_output=True, check=True)
    assert done.stdout == os.fsencode(f"./{text}" if text.startswith("-") else text) + b"\0"
    assert list(tmp_path.iterdir()) == []


def test_no_other_module_quotes_for_a_shell() -> None:
    files = [
        path
        for name in ("segspec", "segspec_kaitai", "segspec_kafka")
        for path in (ROOT / "python" / name).rglob("*.py")
    ]
    assert len(files) > 500
    quotes = re.compile(r"shlex\.quote|from shlex import .*\bquote\b")
    assert {path.name for path in files if quotes.search(path.read_text(encoding="utf-8"))} == {"code_text.py"}
