"""Runs the command line in this process, as a shell would: arguments in, exit code and both outputs out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from segspec.cli import main as cli
from segspec.storage import being_written


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def json(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.lines]


Run = Callable[..., Done]


@pytest.fixture
def segspec(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: object) -> Done:
        # A process of its own would not reuse the list of open files that the call before made.
        monkeypatch.setattr(being_written, "_OPEN", being_written._Links())
        monkeypatch.setattr("sys.argv", ["segspec", *map(str, arguments)])
        code = cli.main()
        out, err = capfd.readouterr()
        return Done(code, out, err)

    return run
