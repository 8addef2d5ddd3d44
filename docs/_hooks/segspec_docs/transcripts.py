"""Runs commands on sample logs and shows their output."""

from __future__ import annotations

import io
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from html import escape
from pathlib import Path
from unittest.mock import patch

from click.testing import CliRunner

from segspec.samples import copy_samples
from segspec_docs.ansi import to_html

COLUMNS = 100


class TranscriptError(Exception):
    """A command does not do what the page states."""


class Terminal:
    """A folder with the samples, in which commands run."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="segspec-docs-"))
        copy_samples(self.folder / "samples")

    def run(
        self, line: str, *, folder: str = "", exit: int = 0, lines: int = 0, tail: int = 0, wrap: bool = False
    ) -> str:
        """The transcript of a command line. `lines` and `tail` keep the first or last lines; `wrap` breaks long lines.
        Raises TranscriptError.
        """
        output, code = self.call(line, folder)
        if code != exit:
            raise TranscriptError(f"`{line}` gave exit code {code}, the page says {exit}:\n{output}")
        shown = [text.rstrip() for text in output.rstrip().split("\n")]
        left_out = len(shown) - (lines or tail)
        if lines and left_out > 0:
            shown = [*shown[:lines], f"… {left_out:,} more lines"]
        elif tail and left_out > 0:
            shown = [f"… {left_out:,} lines before", *shown[-tail:]]
        end = f'\n<span class="exit">exit code {code}</span>' if code else ""
        typed = [f"cd {folder}", line] if folder else [line]
        prompt = "\n".join(f'<span class="prompt">$ </span><span class="typed">{escape(each)}</span>' for each in typed)
        text = "\n".join(to_html(each) for each in shown)
        kind = "terminal wrapped" if wrap else "terminal"
        name = f'role="group" aria-label="What {escape(line)} prints"'
        return f'<pre class="{kind}" tabindex="0" {name}>{prompt}\n{text}{end}</pre>'

    def python(self, code: str) -> str:
        """Python code and its output in the samples' folder."""
        output = io.StringIO()
        with inside(self.folder), redirect_stdout(output):
            exec(compile(code, "<docs>", "exec"), {"__name__": "docs"})  # noqa: S102 - the docs' own code
        printed = escape(output.getvalue().rstrip(), quote=False)
        box = '<pre class="terminal printed" tabindex="0" role="group" aria-label="What it prints">'
        return f"```python\n{code.strip()}\n```\n\n{box}{printed}</pre>"

    def call(self, line: str, folder: str = "") -> tuple[str, int]:
        """Output and exit code of `segspec …`, as on a terminal."""
        program, *words = shlex.split(line)
        # Expands patterns as a shell does.
        arguments = [path for word in words for path in self._matches(word, folder)]
        if program != "segspec":
            raise TranscriptError(f"the docs can only run segspec, not {program}")
        from segspec.cli import console
        from segspec.cli.main import main

        with (
            inside(self.folder / folder),
            CliRunner().isolation(color=True) as (_, _, output),
            patch.object(sys, "argv", ["segspec", *arguments]),
            patch.object(console, "PIPE_WIDTH", COLUMNS),
            patch.dict(os.environ, {"FORCE_COLOR": "1", "TERM": "xterm"}),
        ):
            code = main()
            sys.stdout.flush()
            sys.stderr.flush()
            text = output.getvalue().decode()
        return text.replace("\r\n", "\n"), code

    def _matches(self, word: str, folder: str) -> list[str]:
        if "*" not in word:
            return [word]
        root = self.folder / folder
        return sorted(str(path.relative_to(root)) for path in root.glob(word)) or [word]

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def inside(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
