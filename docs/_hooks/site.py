"""The functions that mkdocs calls."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
for folder in ("python", "python/segspec_kafka", "generated/python"):
    if str(ROOT / folder) not in sys.path:
        sys.path.insert(0, str(ROOT / folder))

from mkdocs.config.defaults import MkDocsConfig  # noqa: E402
from mkdocs.structure.files import File, Files  # noqa: E402
from mkdocs.structure.nav import Navigation  # noqa: E402
from mkdocs.structure.pages import Page  # noqa: E402
from segspec_docs.anchors import Anchors  # noqa: E402
from segspec_docs.builder import Builder  # noqa: E402
from segspec_docs.dressing import dressed  # noqa: E402
from segspec_docs.errata import anchored  # noqa: E402
from segspec_docs.llms import llms  # noqa: E402
from segspec_docs.parts import Parts  # noqa: E402
from segspec_docs.policy import with_policy  # noqa: E402
from segspec_docs.search import SearchIndex  # noqa: E402
from segspec_docs.upstream import Upstream  # noqa: E402

from segspec.core.version import __version__  # noqa: E402

LOG = logging.getLogger("mkdocs.plugins.segspec")


class State:
    builder: Builder
    index: SearchIndex
    anchors: Anchors
    parts: Parts
    upstream: Upstream
    filled: dict[str, str]
    nav: Navigation


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Reads the specs; an error in them ends the build here."""
    State.builder = Builder(ROOT)
    State.index = SearchIndex(ROOT / "docs" / "_data" / "synonyms.yml")
    State.anchors = Anchors()
    State.parts = Parts(ROOT / "docs" / "_data" / "parts.yml")
    State.upstream = Upstream(ROOT / "docs" / "_data" / "upstream.yml")
    State.filled = {}
    config.nav = State.parts.menu(config.nav or [])
    if config.repo_url and not config.edit_uri:
        config.edit_uri = "edit/main/docs/"
    config.extra["version"] = __version__
    config.watch += [str(ROOT / folder) for folder in ("ksy", "python", "docs")]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages of the formats and the parts of long pages, in memory."""
    for name, text in State.builder.format_pages().items():
        files.append(File.generated(config, f"formats/{name}.md", content=text))
    for name, content in State.builder.downloads.files().items():
        files.append(File.generated(config, f"downloads/{name}", content=content))
    files.append(File.generated(config, "LICENSE.txt", content=(ROOT / "LICENSE").read_text(encoding="utf-8")))
    for part, page in State.parts.whole.items():
        whole = files.get_file_from_path(page)
        if whole is None:
            raise FileNotFoundError(f"docs/_data/parts.yml cuts {page}, which does not exist")
        files.append(File.generated(config, part, content=whole.content_string))
    return files


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    State.nav = nav
    return nav


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fills in a page; a text in several parts once."""
    uri = page.file.src_uri
    if not State.parts.family(uri):
        return State.builder.fill(markdown, uri)
    whole = State.parts.whole.get(uri, uri)
    if whole not in State.filled:
        State.filled[whole] = State.builder.fill(markdown, whole)
    return State.parts.cut(uri, State.filled[whole])


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Dresses the page, and indexes its places and words."""
    html = State.builder.glossary.linked(page.url, State.upstream.linked(anchored(dressed(html))))
    State.anchors.add(page.url, html, [url_of(uri, files) for uri in State.parts.family(page.file.src_uri)])
    State.index.add(page.title or "", page.url, html, str(page.meta.get("description", "")))
    return html


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    family = State.parts.family(page.file.src_uri)
    by_uri = {one.file.src_uri: one for one in nav.pages}
    context["family"] = [by_uri[uri] for uri in family]
    context["moved"] = State.anchors.moved(page.url)
    return context


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Leads links to the right part; one without a place is a warning."""
    html, lost = State.anchors.led(page.url, output)
    for link in lost:
        LOG.warning("%s: the link %s leads to no place", page.file.src_uri, link)
    return with_policy(html) if page.meta.get("reads_files") else html


def on_post_build(config: MkDocsConfig) -> None:
    site = Path(config.site_dir)
    (site / "search-index.js").write_text(State.index.script(), encoding="utf-8")
    State.builder.explorer.write(site, State.anchors.home)
    (site / "llms.txt").write_text(llms(config, State.nav.pages), encoding="utf-8")
    if not config.site_url:
        # A map of the site needs its published address.
        for name in ("sitemap.xml", "sitemap.xml.gz"):
            (site / name).unlink(missing_ok=True)
    State.builder.close()


def on_build_error(error: Exception) -> Any:
    if hasattr(State, "builder"):
        State.builder.close()


def url_of(uri: str, files: Files) -> str:
    found = files.get_file_from_path(uri)
    if found is None:
        raise FileNotFoundError(uri)
    return found.url
