"""The site builds without a warning, and every link on it leads somewhere."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.conftest import Built, Scan

pytestmark = pytest.mark.xdist_group("docs")

SVG = re.compile(r"<svg class=\"ruler.*?</svg>", re.DOTALL)
FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd", "amqp", "kafka", "kafka_records")


def test_strict_build_has_no_warning(built: Built) -> None:
    assert built.code == 0, built.log
    assert "WARNING" not in built.log


def test_every_page_of_the_plan_is_there(pages: dict[str, Scan]) -> None:
    wanted = {
        "index",
        "operator",
        "data-engineer",
        "implementer",
        "bench",
        "conformance",
        "own-format",
        "queue",
        "any-spec",
        "any-log",
        "format-in-a-day",
    }
    wanted |= {"store", "trust", "404"}
    decisions = ("index", "kernels", "dialects", "vectors", "stop", "no-push-filters")
    wanted |= {"runbook", "tutorial-lake", "spark-scale"}
    wanted |= {"design"} | {f"decisions/{name}" for name in decisions}
    wanted |= {f"formats/{name}" for name in FORMATS} | {
        f"reference/{name}" for name in ("cli", "findings", "python", "amqp-json")
    }
    assert {name.removesuffix(".html") for name in pages} == wanted


def test_ids_are_unique_on_a_page(pages: dict[str, Scan]) -> None:
    for name, page in pages.items():
        twice = {one for one in page.ids if page.ids.count(one) > 1}
        assert not twice, f"{name}: {sorted(twice)[:5]}"


def test_tags_are_closed_in_order(pages: dict[str, Scan]) -> None:
    for name, page in pages.items():
        assert not page.unbalanced, f"{name}: {page.unbalanced[:3]}"
        assert not page.stack, f"{name}: {page.stack}"


def test_internal_links_and_anchors_resolve(pages: dict[str, Scan]) -> None:
    broken = []
    for name, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = resolved(name, parts.path) if parts.path else name
            ids = pages[target].ids if target in pages else []
            if target not in pages or (parts.fragment and unquote(parts.fragment) not in ids):
                broken.append(f"{name}: {link}")
    assert not broken, "\n".join(broken[:20])


def resolved(page: str, path: str) -> str:
    if path.startswith("/"):
        return path[1:]
    out: list[str] = []
    for part in (*PurePosixPath(page).parent.parts, *PurePosixPath(path).parts):
        if part == "..":
            out.pop()
        elif part != ".":
            out.append(part)
    return "/".join(out) or "index.html"


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[str, Scan]) -> None:
    for name, page in pages.items():
        for address in page.loaded:
            assert not urlsplit(address).netloc, f"{name} loads {address}"
            assert (site / resolved(name, address)).is_file(), f"{name}: {address} is missing"
    for style in site.glob("*.css"):
        assert not re.search(r"url\(|@import", style.read_text()), style.name


def test_drawings_are_well_formed_and_have_a_title(site: Path) -> None:
    for name in FORMATS:
        found = SVG.findall((site / "formats" / f"{name}.html").read_text(encoding="utf-8"))
        assert found, name
        for text in found:
            root = ET.fromstring(text)
            title = root.find("title")
            assert title is not None
            assert title.text
            assert root.get("aria-labelledby") == title.get("id")
            for link in root.iter("a"):
                assert link.get("aria-label")
                assert (link.get("href") or "").startswith("#")


def test_drawn_cells_stay_on_the_sheet_and_labels_in_their_cells(site: Path) -> None:
    for name in FORMATS:
        for text in SVG.findall((site / "formats" / f"{name}.html").read_text(encoding="utf-8")):
            root = ET.fromstring(text)
            width = float((root.get("viewBox") or "").split()[2])
            for link in root.iter("a"):
                path = link.find("path")
                assert path is not None
                left, _, across = re.match(r"M([\d.]+) ([\d.]+)h([\d.]+)", path.get("d") or "").groups()  # type: ignore[union-attr]
                assert float(left) + float(across) <= width
                for label in link.iter("text"):
                    size = float(label.get("font-size") or (10.5 if label.get("class") == "note" else 12.5))
                    half = len(label.text or "") * size * 0.6 / 2
                    middle = float(label.get("x", 0))
                    assert float(left) <= middle - half, label.text
                    assert middle + half <= float(left) + float(across), label.text


@pytest.mark.parametrize("name", FORMATS)
def test_format_pages_have_their_parts_in_order(site: Path, name: str) -> None:
    text = (site / "formats" / f"{name}.html").read_text(encoding="utf-8")
    wanted = (
        ["glance", 'id="one-frame"', 'id="structures"'] if name != "kafka_records" else ["glance", 'id="structures"']
    )
    if name not in ("amqp", "kafka_records"):
        parts = ("reading-it", "what-nothing-protects", "files-and-names", "damage-and-recovery", "errata", "sources")
        wanted += [f'id="{part}"' for part in parts]
    places = [text.find(part) for part in wanted]
    assert -1 not in places, dict(zip(wanted, places, strict=True))
    assert places == sorted(places)


def test_search_index_knows_fields_and_pages(site: Path) -> None:
    script = (site / "search-index.js").read_text(encoding="utf-8")
    assert '["len_filter","osiris · osiris_chunk_header","formats/osiris.html#osiris-chunk-header.len-filter"' in script
    assert '"For operators","","operator.html"' in script


def test_pages_are_small_enough_to_be_fast(site: Path) -> None:
    assert sum(path.stat().st_size for path in site.glob("*.css")) < 40_000
    assert (site / "site.js").stat().st_size < 12_000
