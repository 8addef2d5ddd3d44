"""Skeletons of adapters: the protocol in a language, with a reader of one format put in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "skeletons"
FIRST = "durable_log"
"""What a skeleton reads unless another format is named: the simplest."""
IMPORTING = ("import ", "from ")


@dataclass(frozen=True, slots=True)
class Language:
    """Its skeleton's file, how the files of its readers end, and what runs the skeleton."""

    file: str
    ending: str
    runs: str


LANGUAGES = {
    "python": Language("adapter.py", "py", "python3 adapter.py"),
    "javascript": Language("adapter.mjs", "mjs", "node adapter.mjs"),
    "java": Language("Adapter.java", "java", "java Adapter.java"),
    "go": Language("adapter.go", "go", "go run adapter.go"),
    "rust": Language("adapter.rs", "rs", "rustc --edition 2021 -O adapter.rs && ./adapter"),
    "erlang": Language("adapter.escript", "erl", "escript adapter.escript"),
}


def skeleton(language: str, format: str = FIRST) -> str:
    """The program. In its template the lines `IMPORTS` and `READER` stand for the two parts of the format's reader, and
    `FORMAT` for the format."""
    of = LANGUAGES[language]
    reader = (FOLDER / language / f"{format}.{of.ending}").read_text(encoding="utf-8").splitlines()
    begins = next(number for number, line in enumerate(reader) if not line.startswith(IMPORTING))
    parts = {"IMPORTS": reader[:begins], "READER": "\n".join(reader[begins:]).strip("\n").splitlines()}
    template = (FOLDER / language / of.file).read_text(encoding="utf-8")
    lines = [one for line in template.splitlines() for one in parts.get(line, [line.replace("FORMAT", format)])]
    return "\n".join(lines) + "\n"
