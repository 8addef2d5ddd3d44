"""Differences between document and system: an anchor for each erratum, and all on one page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

from markdown.extensions.toc import slugify, unique

from segspec_docs.parts import parsed

ITEM = re.compile(r"<li>(\s*(?:<p>)?<strong>(.+?)</strong>)")
SECTION = re.compile(r'(<h[12] id="errata">.*?)(?=<h[12] id=|\Z)', re.DOTALL)
ENTRY = re.compile(r"^\d+\. (.+?)(?=^\d+\. |^\S|\Z)", re.DOTALL | re.MULTILINE)
OWN_LINK = re.compile(r"\]\(#")
MARKS = re.compile(r"[`*]")
TAG = re.compile(r"<[^>]+>")


class UnnamedErratumError(Exception):
    pass


def anchored(html: str) -> str:
    return SECTION.sub(lambda section: with_anchors(section[0]), html)


def with_anchors(section: str) -> str:
    names = iter(anchors([unescape(TAG.sub("", found[2])) for found in ITEM.finditer(section)]))
    return ITEM.sub(lambda found: f'<li id="{next(names)}">{found[1]}', section)


def anchors(names: list[str]) -> list[str]:
    """A unique anchor for each erratum, in order."""
    used: set[str] = set()
    return [unique(f"erratum-{slugify(MARKS.sub('', name), '-') or 'unnamed'}", used) for name in names]


def overview(folder: Path, titles: dict[str, str]) -> str:
    out = []
    for name, title in titles.items():
        entries = list(entries_of(folder / f"{name}.md"))
        if entries:
            places = anchors([head for head, _ in entries])
            lines = [
                f"1. [{head}](../formats/{name}.md#{place}) {text}"
                for (head, text), place in zip(entries, places, strict=True)
            ]
            out.append("\n".join([f"## {title} {{#{name}}}", "", *lines]))
    return "\n\n".join(out)


def entries_of(path: Path) -> Iterator[tuple[str, str]]:
    """(name, text) of each erratum in a format's prose."""
    if not path.is_file():
        return
    section = next((one for one in parsed(path.read_text(encoding="utf-8")).sections if one.id == "errata"), None)
    for found in ENTRY.findall(section.text() if section else ""):
        text = " ".join(found.split())
        head = re.match(r"\*\*(.+?)\*\*\s*(.*)", text)
        if head is None:
            raise UnnamedErratumError(f"{path.name}: an erratum has no name in bold: {text[:60]}")
        yield head[1], OWN_LINK.sub(f"](../formats/{path.stem}.md#", head[2])
