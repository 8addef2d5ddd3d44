"""Leads links to the page that has the place."""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath, relpath
from urllib.parse import unquote

ID = re.compile(r'\sid="([^"]+)"')
LINK = re.compile(r'(<a\b[^>]*?\shref=")([^"#:]*)#([^"]+)(")')


class Anchors:
    """The places of every page, by the page's address below the site."""

    def __init__(self) -> None:
        self.places: dict[str, set[str]] = {}
        self.families: dict[str, list[str]] = {}

    def add(self, url: str, html: str, family: list[str]) -> None:
        """Adds a page; `family` are the addresses of all pages of its text."""
        self.places[url] = set(ID.findall(html)) | {"content"}
        self.families[url] = family

    def home(self, url: str, place: str) -> str | None:
        """The page of `url`'s family with a place, or None."""
        return next((one for one in (url, *self.families.get(url, ())) if place in self.places.get(one, ())), None)

    def led(self, url: str, html: str) -> tuple[str, list[str]]:
        """The page with its links led to the right pages, and the links without a place."""
        lost: list[str] = []

        def mended(match: re.Match[str]) -> str:
            before, path, place, after = match.groups()
            target = normpath(join(dirname(url), path)) if path else url
            if target not in self.places:
                return match[0]
            home = self.home(target, unquote(place))
            if home is None:
                lost.append(f"{path}#{place}")
                return match[0]
            return f"{before}{'' if home == url else relpath(home, dirname(url) or '.')}#{place}{after}"

        return LINK.sub(mended, html), lost

    def moved(self, url: str) -> dict[str, str]:
        """For places that moved away from `url`: the shortest distinct prefix of each, and its page."""
        family = self.families.get(url, [])
        if not family or family[0] != url:
            return {}
        here = dirname(url) or "."
        stay = {start for place in self.places[url] for start in starts(place)}
        found: dict[str, str] = {}
        for one in family[1:]:
            for place in sorted(self.places[one]):
                if (told := next((start for start in starts(place) if start not in stay), None)) is not None:
                    found.setdefault(told, relpath(one, here))
        return found


def starts(place: str) -> list[str]:
    """`a.b.c` gives `a`, `a.b` and `a.b.c`."""
    words = place.split(".")
    return [".".join(words[: count + 1]) for count in range(len(words))]
