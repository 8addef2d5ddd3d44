"""Terminal colours as HTML."""

from __future__ import annotations

import re
from html import escape

SGR = re.compile(r"\x1b\[([0-9;]*)m")
CLASSES = {
    "1": "bold", "2": "dim", "3": "italic", "31": "red", "32": "green", "33": "yellow", "34": "blue", "35": "magenta",
    "36": "cyan", "90": "dim",
}  # fmt: skip


def to_html(text: str) -> str:
    """One line of a terminal's output, with a span for each colour or weight."""
    out = []
    classes: list[str] = []
    # re.split with one group gives text and codes in turn.
    for number, part in enumerate(SGR.split(text)):
        if number % 2:
            classes = after(classes, part)
        elif part:
            plain = escape(part, quote=False)
            out.append(f'<span class="{" ".join(classes)}">{plain}</span>' if classes else plain)
    return "".join(out)


def after(classes: list[str], codes: str) -> list[str]:
    out = list(classes)
    for code in (codes or "0").split(";"):
        if code == "0":
            out = []
        elif code in CLASSES:
            out = [*(name for name in out if name != CLASSES[code]), CLASSES[code]]
    return out
