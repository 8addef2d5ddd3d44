"""What a real browser says of a page: errors, requests, what does not fit, and what axe finds. From a disk, offline."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests import needs
from tests.conftest import ROOT

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
WIDTHS = (400, 900, 1600)
EVERYTHING, COLOURS = "", 'runOnly: ["color-contrast", "scrollable-region-focusable"]'
"""What axe looks at: everything in the light scheme on a narrow screen, colours in the dark one on a wide screen."""
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = """axe.run(document, {preload: false, resultTypes: ["violations"], RULES}).then(({violations}) => violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .map(({id, nodes}) => `${id}: ${nodes.length} times, first ${nodes[0].html.slice(0, 160)}`))"""
CUT_OFF = """() => [...document.querySelectorAll("main *")].filter((element) => {
  if (element.closest(".unseen, svg, [role=treeitem]")) return false;
  if (element.scrollWidth <= element.clientWidth + 1 || !element.clientWidth) return false;
  const style = getComputedStyle(element);
  if (style.overflowX === "hidden" || style.overflowX === "clip") return !style.clipPath.startsWith("inset");
  const scrolls = style.overflowX === "auto" || style.overflowX === "scroll";
  return scrolls && (element.tabIndex < 0 || !element.getAttribute("aria-label"));
}).map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 80)}`)"""
OUT_OF_ITS_DRAWING = """() => [...document.querySelectorAll("svg.plot text, svg.ruler text")].filter((text) => {
  const box = text.getBoundingClientRect(), sheet = text.ownerSVGElement.getBoundingClientRect();
  return box.width && (box.left < sheet.left - 1 || box.right > sheet.right + 1);
}).map((text) => text.textContent)"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@dataclass
class Seen:
    """What a browser saw of a page; the lists say in which width and scheme."""

    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    sideways: list[str] = field(default_factory=list)
    cut_off: list[str] = field(default_factory=list)
    serious: list[str] = field(default_factory=list)
    height: int = 0


@contextmanager
def browser() -> Iterator[Browser]:
    """A headless Chromium of this machine; skips where there is none."""
    program = needs.program(*NAMES)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            yield started
        finally:
            started.close()


def looked_at(site: Path, names: Sequence[str], closely: Container[str]) -> dict[str, Seen]:
    """Every page on the narrowest screen, in two browsers at once; some of them in all widths, and by axe."""
    halves = (names[::2], names[1::2])
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda half: _half(site, half, closely), halves))
    return found[0] | found[1]


def _half(site: Path, names: Sequence[str], closely: Container[str]) -> dict[str, Seen]:
    with browser() as started:
        page = started.new_page()  # For each page of its own, the browser would start processes.
        return {name: _looked_at(page, site, name, closely=name in closely) for name in names}


def _looked_at(page: Page, site: Path, name: str, *, closely: bool) -> Seen:
    seen = Seen()
    root = f"{site.as_uri()}/"
    # A blob is made by the page itself.
    hears: dict[Any, Callable[[Any], None]] = {
        "console": lambda told: seen.errors.append(told.text) if told.type == "error" else None,
        "pageerror": lambda error: seen.errors.append(str(error)),
        "request": lambda asked: (
            None if asked.url.startswith((root, "blob:", "about:")) else seen.requests.append(asked.url)
        ),
    }
    page.goto("about:blank")
    for event, hear in hears.items():
        page.on(event, hear)
    page.goto(f"{root}{name}")
    # A scheme has colours of its own, and the same boxes.
    page.emulate_media(color_scheme="light")
    for width in WIDTHS if closely else WIDTHS[:1]:
        page.set_viewport_size({"width": width, "height": 900})
        _measure(page, seen, str(width))
        if width == min(WIDTHS):
            seen.height = page.evaluate("document.documentElement.scrollHeight")
            if closely:
                page.evaluate(AXE.read_text(encoding="utf-8"))
                seen.serious += [f"light: {one}" for one in page.evaluate(SERIOUS.replace("RULES", EVERYTHING))]
    if closely:
        page.emulate_media(color_scheme="dark")
        seen.serious += [f"dark: {one}" for one in page.evaluate(SERIOUS.replace("RULES", COLOURS))]
    for event, hear in hears.items():
        page.remove_listener(event, hear)
    return seen


def _measure(page: Page, seen: Seen, when: str) -> None:
    # A box learns in the next frame whether it scrolls.
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    if (over := page.evaluate(SIDEWAYS)) > 0:
        seen.sideways.append(f"{when}: {over} px")
    seen.cut_off += [f"{when}: {one}" for one in page.evaluate(CUT_OFF) + page.evaluate(OUT_OF_ITS_DRAWING)]
