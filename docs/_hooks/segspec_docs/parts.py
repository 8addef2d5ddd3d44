"""Cuts long texts into several pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

import yaml
from markdown.extensions.toc import slugify, unique

HEADING = re.compile(r"(#{1,6}) (.+?)(?: \{ ?#([^ }]+) ?\})?$")
GIVEN_ID = re.compile(r"^#{1,6} .*\{ ?#([^ }]+) ?\}$", re.MULTILINE)
FENCE = re.compile(r"\s*(```|~~~)")


@dataclass
class Section:
    """A heading with its text and its deeper `sections`."""

    level: int
    title: str
    id: str
    lines: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)

    def text(self, shift: int = 0) -> str:
        head = f"{'#' * (self.level + shift)} {self.title} {{#{self.id}}}" if self.level else ""
        return "\n".join([head, *self.lines, *(inner.text(shift) for inner in self.sections)])


@dataclass(frozen=True)
class Part:
    """A page with sections of another one: `uri` is its Markdown file, `takes` the ids."""

    uri: str
    title: str
    takes: tuple[str, ...]

    def taken(self, root: Section) -> list[Section]:
        return [section for wanted in self.takes for section in take(root, wanted)]


class UnknownSectionError(Exception):
    """A part names a section that its page does not have."""


class Parts:
    """The table `parts.yml`."""

    def __init__(self, path: Path) -> None:
        table = yaml.safe_load(path.read_text(encoding="utf-8"))
        self.of: dict[str, list[Part]] = {
            f"{page}.md": [Part(f"{page}-{one['name']}.md", one["title"], tuple(one["takes"])) for one in parts]
            for page, parts in table.items()
        }
        self.whole: dict[str, str] = {part.uri: page for page, parts in self.of.items() for part in parts}
        """The page of each part."""

    def family(self, uri: str) -> list[str]:
        """The pages of one text, the first one first; empty for a page without parts."""
        page = self.whole.get(uri, uri)
        return [page, *(part.uri for part in self.of[page])] if page in self.of else []

    def cut(self, uri: str, markdown: str) -> str:
        page = self.whole.get(uri, uri)
        root = parsed(markdown)
        # The last part first, because an earlier one may take the section around it.
        taken = {
            part.uri: [section for one in part.takes for section in take(root, one)] for part in reversed(self.of[page])
        }
        if uri == page:
            return root.text()
        part = next(part for part in self.of[page] if part.uri == uri)
        whole_title = root.sections[0].title
        return part_text(f"{whole_title}: {part.title}", taken[uri])

    def menu(self, nav: list[object]) -> list[object]:
        return [self._entry(entry) for entry in nav]

    def _entry(self, entry: object) -> object:
        if not isinstance(entry, dict):
            return entry
        [(title, target)] = entry.items()
        if isinstance(target, list):
            return {title: self.menu(target)}
        parts = [{f"{title}: {part.title}": part.uri} for part in self.of.get(target, [])]
        return {title: [entry, *parts]} if parts else entry


def part_text(title: str, sections: list[Section]) -> str:
    """The text of a part. A single section gives the part its id."""
    if len(sections) > 1:
        return "\n\n".join([f"# {title}", *(one.text(2 - one.level) for one in sections)])
    [only] = sections
    inner = (one.text(1 - only.level) for one in only.sections)
    return "\n".join([f"# {title} {{#{only.id}}}", *only.lines, *inner])


def take(section: Section, wanted: str) -> list[Section]:
    """Removes sections from the tree, by an id or a pattern, and returns them. Raises UnknownSectionError."""
    found = list(taken(section, wanted))
    if not found:
        raise UnknownSectionError(f"docs/_data/parts.yml names the section {wanted}, which its page does not have")
    return found


def taken(section: Section, wanted: str) -> Iterator[Section]:
    for inner in list(section.sections):
        if fnmatchcase(inner.id, wanted):
            section.sections.remove(inner)
            yield inner
        else:
            yield from taken(inner, wanted)


def parsed(markdown: str) -> Section:
    root = Section(0, "", "")
    used = set(GIVEN_ID.findall(markdown))
    path = [root]
    for line, is_text in lines_of(markdown):
        match = HEADING.match(line) if is_text else None
        if match is None:
            path[-1].lines.append(line)
            continue
        level = len(match[1])
        while path[-1].level >= level:
            path.pop()
        section = Section(level, match[2], match[3] or unique(slugify(plain(match[2]), "-"), used))
        path[-1].sections.append(section)
        path.append(section)
    return root


def plain(title: str) -> str:
    return re.sub(r"[`*]|\[|\]\([^)]*\)", "", title)


def lines_of(markdown: str) -> Iterator[tuple[str, bool]]:
    """Each line, and whether it is text, outside fences and `<pre>`."""
    fence, in_pre = "", False
    for line in markdown.split("\n"):
        match = FENCE.match(line)
        in_pre = in_pre or "<pre" in line
        yield line, not (fence or in_pre or match)
        if match and not in_pre:
            fence = "" if fence == match[1] else fence or match[1]
        if "</pre>" in line:
            in_pre = False
