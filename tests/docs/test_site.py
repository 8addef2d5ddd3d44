"""The site builds without a warning, and every link on it leads somewhere."""

from __future__ import annotations

import hashlib
import json
import re
import xml.etree.ElementTree as ET
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path, PurePosixPath
from unittest.mock import MagicMock
from urllib.parse import unquote, urlsplit

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.structure.files import File
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from tests.conftest import ROOT
from tests.docs.conftest import Built, Scan, Texts, scan

pytestmark = pytest.mark.xdist_group("docs")

SVG = re.compile(r"<svg class=\"ruler.*?</svg>", re.DOTALL)
FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd", "amqp", "kafka", "kafka_records")


def test_strict_build_has_no_warning(built: Built) -> None:
    assert built.code == 0, built.log
    assert "WARNING" not in built.log


def test_every_page_of_the_plan_is_there(pages: dict[str, Scan], texts: Texts) -> None:
    wanted = {
        "index",
        "operator",
        "data-engineer",
        "implementer",
        "bench",
        "conformance",
        "explorer",
        "own-format",
        "queue",
        "any-spec",
        "any-log",
        "format-in-a-day",
    }
    wanted |= {"install", "not-read", "store", "trust", "404"}
    decisions = ("index", "kernels", "dialects", "vectors", "stop", "no-push-filters")
    wanted |= {"runbook", "runbook-kafka", "kafka-node", "tutorial-lake", "spark-scale"}
    wanted |= {"design"} | {f"decisions/{name}" for name in decisions}
    wanted |= {f"formats/{name}" for name in FORMATS} | {
        f"reference/{name}" for name in ("cli", "errata", "findings", "glossary", "messages", "python", "amqp-json")
    }
    parts = {part.removesuffix(".md") for part in texts.parts.whole}
    assert {name.removesuffix(".html") for name in pages} == wanted | parts


def test_the_menu_is_short_and_shows_the_open_page(site: Path, pages: dict[str, Scan]) -> None:
    for name in pages:
        if name == "404.html":
            continue
        text = (site / name).read_text(encoding="utf-8")
        menu = text[text.index('<nav class="site"') : text.index("</nav>")]
        assert menu.count('aria-current="page"') == 1, name
    front = (site / "index.html").read_text(encoding="utf-8")
    assert front[: front.index("</nav>")].count("<li>") <= 20


def test_ids_are_unique_on_a_page(pages: dict[str, Scan]) -> None:
    for name, page in pages.items():
        twice = {one for one in page.ids if page.ids.count(one) > 1}
        assert not twice, f"{name}: {sorted(twice)[:5]}"


def test_tags_are_closed_in_order(pages: dict[str, Scan]) -> None:
    for name, page in pages.items():
        assert not page.unbalanced, f"{name}: {page.unbalanced[:3]}"
        assert not page.stack, f"{name}: {page.stack}"


def test_internal_links_and_anchors_resolve(site: Path, pages: dict[str, Scan]) -> None:
    broken = []
    for name, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = resolved(name, parts.path) if parts.path else name
            ids = pages[target].ids if target in pages else []
            if parts.path.endswith("explorer.html") and parts.fragment.startswith("@"):
                continue  # a byte of a sample, which the explorer's own tests open
            if not (site / target).is_file() or (parts.fragment and unquote(parts.fragment) not in ids):
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


def test_drawings_are_well_formed_and_have_a_title(texts: Texts) -> None:
    for name in FORMATS:
        found = SVG.findall(texts.html(f"formats/{name}"))
        assert found, name
        for text in found:
            root = ET.fromstring(text)
            title = root.find("title")
            assert title is not None
            assert title.text
            assert root.get("aria-labelledby") == title.get("id")
            for link in root.iter("a"):
                assert link.findtext("title")
                assert (link.get("href") or "").startswith("#")


def test_drawn_cells_stay_on_the_sheet_and_labels_in_their_cells(texts: Texts) -> None:
    for name in FORMATS:
        for text in SVG.findall(texts.html(f"formats/{name}")):
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
def test_format_pages_have_their_parts(texts: Texts, name: str) -> None:
    ids = texts.ids(f"formats/{name}")
    wanted = {"structures", "downloads"} | ({"one-frame"} if name != "kafka_records" else set())
    if name not in ("amqp", "kafka_records"):
        wanted |= {"reading-it", "what-nothing-protects", "files-and-names", "damage-and-recovery", "errata", "sources"}
    assert wanted <= ids
    assert 'class="glance"' in (texts.site / "formats" / f"{name}.html").read_text(encoding="utf-8")


def test_search_index_knows_fields_and_pages(site: Path) -> None:
    script = (site / "search-index.js").read_text(encoding="utf-8")
    place = '"osiris: Structures · osiris_chunk_header","formats/osiris-structures.html#osiris-chunk-header.len-filter"'
    assert f'["len_filter",{place}' in script
    assert '"For operators","","operator.html"' in script


def test_an_old_address_is_led_to_the_part_that_has_the_place(site: Path) -> None:
    whole = (site / "formats" / "osiris.html").read_text(encoding="utf-8")
    [moved] = re.findall(r'<script type="application/json" id="moved">(.*?)</script>', whole)
    assert json.loads(moved)["osiris-chunk-header"] == "osiris-structures.html"


def test_pages_are_small_enough_to_be_fast(site: Path) -> None:
    assert sum(path.stat().st_size for path in site.glob("*.css")) < 40_000
    assert sum((site / name).stat().st_size for name in ("site.js", "search.js")) < 16_000


PUBLISHED = f"""\
INHERIT: {ROOT / "mkdocs.yml"}
site_url: https://docs.example/segspec/
repo_url: https://git.example/a/b
edit_uri: edit/main/docs/
theme: {{name: null, custom_dir: {ROOT / "docs" / "_theme"}}}
hooks: []
nav: [index.md, operator.md]
"""


def test_a_map_of_the_site_is_made_where_it_is_published(tmp_path: Path) -> None:
    """Of two pages, by the theme and by the hook that comes last."""
    (tmp_path / "mkdocs.yml").write_text(PUBLISHED)
    (tmp_path / "docs").mkdir()
    for name in ("index", "operator"):
        (tmp_path / "docs" / f"{name}.md").write_text(f"# {name}\n")
    config, made = load_config(str(tmp_path / "mkdocs.yml")), tmp_path / "site"
    build(config)
    spec = spec_from_file_location("last_hook", ROOT / "docs" / "_hooks" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    hook = module_from_spec(spec)
    spec.loader.exec_module(hook)
    hook.State.builder, hook.State.index, hook.State.anchors = MagicMock(), MagicMock(), MagicMock()
    hook.State.index.script.return_value = ""
    page = Page("Operators", File("operator.md", "docs", str(made), use_directory_urls=False), config)
    hook.State.nav = Navigation([page], [page])
    hook.on_post_build(config)
    assert "<loc>https://docs.example/segspec/operator.html</loc>" in (made / "sitemap.xml").read_text()
    text = (made / "operator.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://docs.example/segspec/operator.html">' in text
    assert 'href="https://git.example/a/b/edit/main/docs/operator.md"' in text
    assert "[Operators](https://docs.example/segspec/operator.html)" in (made / "llms.txt").read_text()


def test_a_site_without_an_address_claims_none(site: Path) -> None:
    assert not (site / "sitemap.xml").exists()
    assert "canonical" not in (site / "operator.html").read_text(encoding="utf-8")


def test_what_can_be_downloaded_has_its_checksum(site: Path) -> None:
    sums = dict(reversed(line.split("  ")) for line in (site / "downloads" / "SHA256SUMS").read_text().splitlines())
    assert {path.relative_to(site / "downloads").as_posix() for path in (site / "downloads").rglob("*.*")} == set(sums)
    for name, digest in sums.items():
        assert hashlib.sha256((site / "downloads" / name).read_bytes()).hexdigest() == digest, name
    page = (site / "formats" / "mojo.html").read_text(encoding="utf-8")
    for name in ("specs-mojo.zip", "vectors-mojo.zip", "samples-mojo.zip", "parsers-go.zip"):
        assert f'href="../downloads/{name}"' in page
        assert sums[name] in page


def test_specs_that_are_downloaded_need_no_other(site: Path) -> None:
    with zipfile.ZipFile(site / "downloads" / "specs-osiris.zip") as archive:
        specs = {name: yaml.safe_load(archive.read(name)) for name in archive.namelist()}
    imported = {f"{one}.ksy" for spec in specs.values() for one in spec["meta"].get("imports", ())}
    assert "osiris_segment.ksy" in specs
    assert imported
    assert imported <= set(specs)


def test_every_erratum_has_a_place_and_stands_in_the_overview(texts: Texts) -> None:
    overview = scan(texts.site / "reference" / "errata.html").links
    for name in ("osiris", "tank", "durable_log", "mojo", "ffwd", "kafka"):
        places = {one for one in texts.ids(f"formats/{name}") if one.startswith("erratum-")}
        linked = {link.split("#")[1] for link in overview if f"/formats/{name}" in link and "#erratum-" in link}
        assert len(places) > 5
        assert places == linked


def test_upstream_is_cited_by_file_and_line_at_a_commit(texts: Texts) -> None:
    links = scan(texts.site / "formats" / "osiris.html").links
    assert any(re.search(r"rabbitmq/osiris/blob/[0-9a-f]{40}/src/osiris_log\.erl#L\d+$", link) for link in links)
    for name in FORMATS:
        assert "seeds/" not in re.sub(r"<pre.*?</pre>", "", texts.html(f"formats/{name}"), flags=re.DOTALL), name


def test_a_word_is_explained_where_a_page_first_uses_it(site: Path, pages: dict[str, Scan]) -> None:
    explained = [link for link in pages["operator.html"].links if link.startswith("reference/glossary.html#")]
    assert len(explained) > 3
    assert len(explained) == len(set(explained))
    assert not [link for link in pages["reference/glossary.html"].links if "glossary.html#" in link]
