"""Transcripts of the command line: files in `transcripts/` with commands, what they print, and their exit codes.

    == what this case shows
    $ segspec verify durable_log/corrupt_payload/log
    a line of standard output
    ! a line of standard error
    [3]

A case may have several commands. They run in `tests/corpus`; `~` stands for the sample logs of the package. After
the command `| head N` or `| tail N` keeps so many lines of standard output, and `| wc` only their number.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from segspec.samples import FOLDER as SAMPLES

FOLDER = Path(__file__).with_name("transcripts")
TITLE, PROMPT, ERROR, EXIT = "== ", "$ segspec ", "! ", re.compile(r"\[(\d+)\]")


@dataclass(frozen=True)
class Command:
    """A command as it is written, and the lines of the transcript that follow it, the exit code's the last."""

    text: str
    told: tuple[str, ...]

    @property
    def words(self) -> list[str]:
        command, _, _ = self.text.partition(" | ")
        return [str(SAMPLES) + word[1:] if word.startswith("~") else word for word in shlex.split(command)]

    def answer(self, code: int, out: str, err: str) -> tuple[str, ...]:
        """What a transcript says of these outputs. Blanks at the end of a line are not kept."""
        lines = [line.rstrip() for line in out.replace(str(SAMPLES), "~").splitlines()]
        _, _, filter = self.text.partition(" | ")
        errors = [f"{ERROR}{line}".rstrip() for line in err.replace(str(SAMPLES), "~").splitlines()]
        return (*_filtered(lines, filter), *errors, f"[{code}]")


def _filtered(lines: list[str], filter: str) -> list[str]:
    match filter.split():
        case []:
            return lines
        case ["wc"]:
            return [str(len(lines))]
        case ["head", count]:
            return lines[: int(count)]
        case ["tail", count]:
            return lines[-int(count) :]
    raise ValueError(f"| {filter}: it is head N, tail N or wc")


@dataclass(frozen=True)
class Case:
    title: str
    commands: tuple[Command, ...]

    def text(self) -> str:
        lines = [TITLE + self.title]
        for command in self.commands:
            lines += [PROMPT + command.text, *command.told]
        return "\n".join(lines) + "\n"


def read(path: Path) -> list[Case]:
    """The cases of a file. Raises `ValueError` for a line that belongs to none, and for two cases of one title."""
    cases = [
        _case(text) for text in re.split(rf"^(?={TITLE})", path.read_text(encoding="utf-8"), flags=re.MULTILINE) if text
    ]
    titles = [case.title for case in cases]
    if len(set(titles)) != len(titles):
        raise ValueError(f"{path.name} has two cases of one title")
    return cases


def _case(text: str) -> Case:
    first, *lines = text.rstrip("\n").split("\n")
    if not first.startswith(TITLE) or not lines or not lines[0].startswith(PROMPT):
        raise ValueError(f"a case begins with a title and a command: {first!r}")
    return Case(first.removeprefix(TITLE), tuple(_commands(lines)))


def _commands(lines: list[str]) -> Iterator[Command]:
    starts = [number for number, line in enumerate(lines) if line.startswith(PROMPT)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield Command(lines[start].removeprefix(PROMPT), tuple(lines[start + 1 : end]))


def write(path: Path, cases: list[Case]) -> None:
    path.write_text("\n".join(case.text() for case in cases), encoding="utf-8")
