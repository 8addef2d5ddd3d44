"""The page "A format of your own, in a day" does what it says: its commands are run in order, in an environment that
has nothing but what is installed. `SEGSPEC_REWRITE=1` writes down what they print."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import pytest

from tests import needs
from tests.conftest import ROOT
from tests.format_tool.environment import Environment

PAGE = ROOT / "docs" / "format-in-a-day.md"
BLOCK = re.compile(r"^```(?P<kind>console|shell|python)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
DAMAGED = ("verify cut", "recover cut")


class Shell:
    """Types the commands of the page."""

    def __init__(self, folder: Path, environment: Environment) -> None:
        self.folder, self.environment = folder, environment

    def type(self, line: str) -> str:
        """What a command prints. Its exit code has to be 0, or 3 where a page reads damage."""
        program, *words = shlex.split(line)
        if program == "cd":
            self.folder = self.folder / words[0]
            return ""
        if line == "pip install -e '.[test]'":
            self.environment.install(self.folder)
            return ""
        wanted = 3 if any(line.startswith(f"segspec {each}") for each in DAMAGED) else 0
        code, said = self.environment.run("-m", program, *words, folder=self.folder)
        assert code == wanted, said
        return said

    def block(self, kind: str, text: str) -> str:
        """The block with what its commands print now."""
        if kind == "python":
            code, said = self.environment.run("-c", text, folder=self.folder)
            assert code == 0, said
            return text
        if kind == "shell":
            for line in text.splitlines():
                self.type(line)
            return text
        lines = [given.partition("\n")[0] for given in text.split("$ ")[1:]]
        return "".join(f"$ {line}\n{self.type(line)}" for line in lines)


def test_the_page_does_what_it_says(tmp_path: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    shell = Shell(tmp_path, Environment(tmp_path / "environment"))
    page = PAGE.read_text(encoding="utf-8")
    made = BLOCK.sub(lambda found: f"```{found['kind']}\n{shell.block(found['kind'], found['text'])}```", page)
    if os.environ.get("SEGSPEC_REWRITE"):
        PAGE.write_text(made, encoding="utf-8")
    assert made == page
    assert (shell.folder.name, page.count("$ segspec ")) == ("segspec-tide", 7)


WORDS = ("Detection", "Damage", "Order", "Companions", "Modes", "Forecast", "Recovery", "Vectors", "Page")


@pytest.mark.parametrize("word", WORDS)
def test_the_checklist_asks_for(word: str) -> None:
    assert f"\n| {word} | " in PAGE.read_text(encoding="utf-8")
