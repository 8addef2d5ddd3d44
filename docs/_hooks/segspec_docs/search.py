"""The search index: one entry for each page, heading and field."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser

SHOWN = 110
HEADINGS = {"h1", "h2", "h3", "h4"}


class SearchIndex:
    """Entries are (what is found, where it is, address, some of its text)."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, str, str, str]] = []

    def add(self, title: str, url: str, html: str) -> None:
        scan = Scan()
        scan.feed(html)
        scan.finish()
        for number, (name, anchor, text) in enumerate(scan.found):
            # A page begins with its own heading.
            address = f"{url}#{anchor}" if number else url
            self.entries.append((name, place_words(title, name, anchor) if number else "", address, text[:SHOWN]))

    def script(self) -> str:
        return f"window.searchIndex={json.dumps(self.entries, ensure_ascii=False, separators=(',', ':'))};\n"


def place_words(page: str, name: str, anchor: str) -> str:
    """The page, and for a field the structure it is in, which its anchor names."""
    structure, _, field = anchor.rpartition(".")
    return f"{page} · {structure.replace('-', '_')}" if structure and field.replace("-", "_") == name else page


class Scan(HTMLParser):
    """Collects headings with the text that follows them, and rows of field tables with their meaning."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, str, str]] = []
        self.heading = self.row = ""
        self.name: list[str] = []
        self.text: list[str] = []
        self.cell = ""
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in HEADINGS and given.get("id"):
            self.finish()
            self.heading, self.cell = str(given["id"]), "name"
        elif tag == "tr" and given.get("id") and "data-f" not in given:
            self.finish()
            self.row = str(given["id"])
        elif tag == "td" and self.row:
            self.cell = {"field": "name", "meaning": "text"}.get(str(given.get("class")), "")
        elif tag in ("svg", "pre") or given.get("class") in ("headerlink", "origin"):
            self.silent += 1

    def handle_endtag(self, tag: str) -> None:
        if tag in HEADINGS:
            self.cell = "text"
            self.silent = 0
        elif tag in ("svg", "pre", "p"):
            self.silent = max(0, self.silent - 1)
            self.text.append(" ")
        elif tag == "tr" and self.row:
            self.finish()

    def handle_data(self, data: str) -> None:
        if not self.silent and self.cell:
            (self.name if self.cell == "name" else self.text).append(data)

    def finish(self) -> None:
        """Ends the entry that is being collected."""
        anchor = self.row or self.heading
        name = " ".join("".join(self.name).split())
        if anchor and name:
            self.found.append((unescape(name), anchor, re.sub(r"\s+", " ", "".join(self.text)).strip()))
        self.heading = self.row = self.cell = ""
        self.name, self.text, self.silent = [], [], 0
