"""The built site, once for all tests of the docs, and its pages as they can be asked about."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.conftest import ROOT

sys.path.insert(0, str(ROOT / "docs" / "_hooks"))

from segspec_docs.parts import Parts

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


@dataclass
class Built:
    """A build: its folder, exit code and words."""

    folder: Path
    code: int
    log: str


@dataclass
class Scan(HTMLParser):
    """Ids, links, what is loaded, what is not closed, and kinds of elements (name and class), of one page."""

    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    unbalanced: list[str] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    kinds: set[tuple[str, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.kinds |= {(tag, name) for name in given.get("class", "").split() or [""]}
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in ("script", "img", "iframe") and "src" in given:
            self.loaded.append(given["src"])
        if tag == "link":
            self.loaded.append(given["href"])
        if tag not in VOID:
            self.stack.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.stack.pop()

    def handle_endtag(self, tag: str) -> None:
        # The end tags of these may be left out, and Markdown's never are: any mismatch is worth knowing.
        if not self.stack or self.stack.pop() != tag:
            self.unbalanced.append(f"</{tag}> at line {self.getpos()[0]}")


def scan(path: Path) -> Scan:
    found = Scan()
    found.feed(path.read_text(encoding="utf-8"))
    found.close()
    return found


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The site in a folder of its own, as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return Built(folder, done.returncode, done.stdout + done.stderr)


@pytest.fixture(scope="session")
def site(built: Built) -> Path:
    """The folder of the built site, whole even where a warning made the build fail."""
    if not (built.folder / "search-index.js").exists():
        pytest.fail(f"the site does not build:\n{built.log}")
    return built.folder


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, Scan]:
    """Every page by its path below the site."""
    return {path.relative_to(site).as_posix(): scan(path) for path in sorted(site.rglob("*.html"))}


@dataclass
class Texts:
    """The pages as they are written: a page that is cut into parts is one text again."""

    site: Path
    parts: Parts

    def pages(self, name: str) -> list[str]:
        """The pages of a text, its first one first: `formats/mojo` and its parts."""
        family = self.parts.family(f"{name}.md") or [f"{name}.md"]
        return [f"{uri.removesuffix('.md')}.html" for uri in family]

    def html(self, name: str) -> str:
        return "".join((self.site / page).read_text(encoding="utf-8") for page in self.pages(name))

    def ids(self, name: str) -> set[str]:
        return {one for page in self.pages(name) for one in scan(self.site / page).ids}


@pytest.fixture(scope="session")
def texts(site: Path) -> Texts:
    return Texts(site, Parts(ROOT / "docs" / "_data" / "parts.yml"))
