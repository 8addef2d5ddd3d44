"""Lines that brokers log, as tables."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import NamedTuple

import yaml
from markdown import markdown

HEADS = "".join(f"<th scope='col'>{head}</th>" for head in ("The broker logs", "What it means, and what to do"))
UNNAMED = re.compile(r"[^a-z0-9]+")


class Message(NamedTuple):
    """Lines of one cause; `…` is the variable part, `means` and `do` are Markdown."""

    lines: tuple[str, ...]
    means: str
    do: str

    @property
    def anchor(self) -> str:
        return UNNAMED.sub("-", self.lines[0].lower()).strip("-")[:60].rstrip("-")

    def is_of(self, line: str) -> bool:
        return any(re.search(".*?".join(map(re.escape, each.split("…"))), line) for each in self.lines)


def read_messages(path: Path) -> dict[str, list[Message]]:
    table = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {system: [_message(**row) for row in rows] for system, rows in table.items()}


def _message(lines: str | list[str], means: str, do: str) -> Message:
    return Message((lines,) if isinstance(lines, str) else tuple(lines), means, do)


def messages_table(path: Path, system: str) -> str:
    rows = "".join(_row(message) for message in read_messages(path)[system])
    head = f"<thead><tr>{HEADS}</tr></thead>"
    return f'<div class="scroll"><table class="messages">{head}<tbody>{rows}</tbody></table></div>'


def _row(message: Message) -> str:
    lines = "<br>".join(f"<code>{escape(line)}</code>" for line in message.lines)
    return (
        f'<tr id="{message.anchor}"><td class="field">{lines}</td>'
        f"<td>{markdown(message.means)}{markdown(message.do)}</td></tr>"
    )
