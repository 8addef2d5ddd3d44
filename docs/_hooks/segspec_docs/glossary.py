"""The glossary, and links to it at the first use of a word on a page."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, relpath

import yaml
from markdown import markdown

PAGE = "reference/glossary.html"
SPLIT = re.compile(r"(<[^>]+>)")
SILENT = {"a", "b", "button", "caption", "code", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "strong", "style"}
SILENT |= {"summary", "svg", "table", "th"}


class Glossary:
    """The table `glossary.yml`."""

    def __init__(self, path: Path) -> None:
        self._words: dict[str, dict[str, str | list[str]]] = yaml.safe_load(path.read_text(encoding="utf-8"))
        forms = {form: word for word, about in self._words.items() for form in (word, *about.get("also", ()))}
        self._word_of = forms
        longest_first = sorted(forms, key=lambda form: -len(form))
        self._form = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, longest_first))})(?![\w-])", re.IGNORECASE)

    def page(self) -> str:
        lines = []
        for word, about in sorted(self._words.items()):
            meaning = str(markdown(str(about["means"]))).removeprefix("<p>").removesuffix("</p>")
            lines.append(f'<dt id="{anchor(word)}">{word}</dt><dd>{meaning}</dd>')
        return f'<dl class="glossary">{"".join(lines)}</dl>'

    def linked(self, url: str, html: str) -> str:
        """A page with each word linked at its first use in running text."""
        if url == PAGE:
            return html
        base = relpath(PAGE, dirname(url) or ".")
        done: set[str] = set()

        def link(match: re.Match[str]) -> str:
            word = self._word_of[match[1].lower()]
            # mojo's INDEX is a name.
            if word in done or match[1].isupper():
                return match[0]
            done.add(word)
            return f'<a class="term" href="{base}#{anchor(word)}">{match[0]}</a>'

        depth, out = 0, []
        for piece in SPLIT.split(html):
            if piece.startswith("<"):
                depth += step(piece)
            elif depth == 0 and piece.strip():
                piece = self._form.sub(link, piece)
            out.append(piece)
        return "".join(out)


def step(tag: str) -> int:
    """1 if a tag begins an element without links, -1 if it ends one."""
    name = re.match(r"</?([a-z0-9]+)", tag)
    if name is None or name[1] not in SILENT or tag.endswith("/>"):
        return 0
    return -1 if tag.startswith("</") else 1


def anchor(word: str) -> str:
    return word.replace(" ", "-")
