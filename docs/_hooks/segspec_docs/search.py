"""The search index: text by heading and by row of field tables, and synonyms."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import yaml

HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
VOID = {"br", "col", "hr", "img", "input", "wbr"}
SILENT = {"svg", "button", "summary"}
SILENT_CLASSES = {"headerlink", "origin", "dump", "dump-table", "parts"}
INLINE = {"a", "b", "code", "em", "i", "span", "strong", "wbr", "small"}


@dataclass
class Entry:
    name: str
    anchor: str
    text: str


class SearchIndex:
    """Entries are (name, place, address, text)."""

    def __init__(self, synonyms: Path) -> None:
        self.entries: list[tuple[str, str, str, str]] = []
        self.synonyms: dict[str, str] = yaml.safe_load(synonyms.read_text(encoding="utf-8"))

    def add(self, title: str, url: str, html: str, about: str = "") -> None:
        """Adds a page, also under its title in the menu and its description."""
        scan = Scan()
        scan.feed(html)
        scan.finish()
        for number, found in enumerate(scan.found):
            # A page begins with its own heading.
            address = f"{url}#{found.anchor}" if number else url
            place = place_words(title, found.name, found.anchor) if number else ""
            text = found.text if number else " ".join(filter(None, (found.text, about, title)))
            self.entries.append((found.name, place, address, text))

    def script(self) -> str:
        both = {"entries": self.entries, "synonyms": self.synonyms}
        return f"window.searchIndex={json.dumps(both, ensure_ascii=False, separators=(',', ':'))};\n"


def place_words(page: str, name: str, anchor: str) -> str:
    """The page, and for a field its structure."""
    structure, _, field_name = anchor.rpartition(".")
    return f"{page} · {structure.replace('-', '_')}" if structure and field_name.replace("-", "_") == name else page


@dataclass
class Scan(HTMLParser):
    """Collects headings with their text, and rows of field tables."""

    found: list[Entry] = field(default_factory=list)
    stack: list[tuple[str, str]] = field(default_factory=list)
    heading: str = ""
    row: str = ""
    name: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag in HEADINGS and "id" in given:
            self.finish()
            self.heading = given["id"]
        elif tag == "tr" and "id" in given and "data-f" not in given:
            self.keep()
            self.row = given["id"]
        if tag not in VOID:
            self.stack.append((tag, self.kind(tag, given.get("class", "").split(), "id" in given)))
        if tag not in INLINE:
            self.hear(" ")

    def kind(self, tag: str, classes: list[str], is_place: bool) -> str:
        """What becomes of an element's text: `silent`, `name`, or as its parent."""
        above = self.stack[-1][1] if self.stack else ""
        if tag in SILENT or SILENT_CLASSES.intersection(classes):
            return "silent"
        if "terminal" in classes:
            return "printed"
        if above == "printed":
            return "" if "typed" in classes else "printed"
        if "metavar" in classes:
            return ""
        if "rules" in classes:
            return "rules"
        is_field = self.row and tag == "td" and "field" in classes and above != "rules"
        if (tag in HEADINGS and is_place) or is_field or (tag == "a" and "rule" in classes):
            return "name"
        return above

    def handle_endtag(self, tag: str) -> None:
        while self.stack and self.stack.pop()[0] != tag:
            pass
        if tag == "tr" and self.row:
            self.keep()
        if tag not in INLINE:
            self.hear(" ")

    def handle_data(self, data: str) -> None:
        self.hear(data)

    def hear(self, data: str) -> None:
        kind = self.stack[-1][1] if self.stack else ""
        if kind == "name":
            self.name.append(data)
        elif kind in ("", "rules"):
            self.text.append(data)

    def keep(self) -> None:
        """Ends the current row, or the text before a table."""
        anchor, name = self.row or self.heading, " ".join("".join(self.name).split())
        if anchor and name:
            self.found.append(Entry(name, anchor, " ".join("".join(self.text).split())))
        self.row = self.heading = ""
        self.name, self.text = [], []

    finish = keep
