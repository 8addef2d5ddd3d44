"""Citations of other projects, as links to file and line at one commit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

HOST = "https://github.com"
CITED = re.compile(
    rf'(<a href="{HOST}/([\w.-]+/[\w.-]+)">[^<]*</a>)(.*?)(?=</p>|</li>|</td>|<a href="{HOST})', re.DOTALL
)
TOKEN = re.compile(r"<[^>]+>|[A-Za-z_][\w./:-]*\w")
DOCUMENT = re.compile(r"seeds/(\w+)\.txt")


class Upstream:
    """The table `upstream.yml`."""

    def __init__(self, path: Path) -> None:
        table = yaml.safe_load(path.read_text(encoding="utf-8"))
        self.repositories: dict[str, dict[str, Any]] = table["repositories"]
        self.documents: dict[str, str] = table["documents"]

    def linked(self, html: str) -> str:
        """A page with cited files, names and documents as links."""
        html = DOCUMENT.sub(self._document, html)
        return CITED.sub(self._cited, html)

    def _document(self, match: re.Match[str]) -> str:
        address = self.documents.get(match[1])
        return f'<a href="{HOST}/{address}">the document</a>,' if address else match[0]

    def _cited(self, match: re.Match[str]) -> str:
        link, repository, rest = match.groups()
        known = self.repositories.get(repository)
        return link + names_linked(repository, known, rest) if known else match[0]


def names_linked(repository: str, known: dict[str, Any], html: str) -> str:
    """Links known files of the repository, and following names that are in them."""
    root = f"{HOST}/{repository}/blob/{known['commit']}"
    files: dict[str, dict[str, int]] = known["files"]
    path, in_link = "", False

    def linked(match: re.Match[str]) -> str:
        nonlocal path, in_link
        word = match[0]
        if word.startswith("<"):
            in_link = word.startswith("<a ") or (in_link and word != "</a>")
            return word
        if in_link:
            return word
        found = next((one for one in files if one == word or (one.endswith(f"/{word}") and "." in word)), None)
        if found is not None:
            path = found
            return f'<a href="{root}/{path}">{word}</a>'
        line = files[path].get(word) if path else None
        return word if line is None else f'<a href="{root}/{path}#L{line}">{word}</a>'

    return TOKEN.sub(linked, html)
