"""The site's colours and layout, for a page alone or in another site."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

INSTALLED = Path(__file__).with_name("theme")
REPOSITORY = Path(__file__).resolve().parents[3] / "docs" / "_theme"

ALONE = """
.frame { grid-template-columns: minmax(0, 1fr); }
main { grid-column: 1; grid-row: 1; }
nav.here { display: none; top: 0; max-height: 100vh; }
nav.here p { margin: 0 0 .3rem; font-size: .75rem; font-weight: 650; letter-spacing: .06em; color: var(--soft);
  text-transform: uppercase; }
html { scroll-padding-top: 1rem; }
:target { scroll-margin-top: 1rem; }
@media (min-width: 78rem) {
  .frame { grid-template-columns: minmax(0, 1fr) 15rem; max-width: 76rem; }
  nav.here { display: block; grid-column: 2; grid-row: 1; position: sticky; padding: 1.6rem 0 2rem; font-size: .85rem; }
}
"""

AS_A_GUEST = """
.segspec { container: content / inline-size; overflow-wrap: break-word;
  --ink: currentColor; --ground: transparent; --link: currentColor; --hot: rgb(255 210 60 / .3);
  --soft: color-mix(in srgb, currentColor 65%, transparent); --line: color-mix(in srgb, currentColor 20%, transparent);
  --structure: #5b74e8; --length: #2a93a6; --checksum: #d0517c; --payload: #4a9a54; --reserved: #808894; --gap: #cf7a2a;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.segspec .ruler a { color: inherit; }
.segspec td code { white-space: normal; overflow-wrap: anywhere; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
"""
"""Colours for a site with an unknown background."""


@cache
def sheet(name: str) -> str:
    folder = INSTALLED if INSTALLED.is_dir() else REPOSITORY
    text = (folder / name).read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).strip()


def alone() -> str:
    return f"{sheet('site.css')}\n{sheet('bytes.css')}{ALONE}"


def as_a_guest() -> str:
    """The style of a page in another site, without blank lines, which would end the HTML."""
    return re.sub(r"\n\s*\n", "\n", f"{AS_A_GUEST}{sheet('bytes.css')}\n")
