"""The site in a real browser, from a disk: pages on a narrow screen, those that have each kind of element in three
widths and two schemes; search, keyboard. `make sweeps` looks at every page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests import needs
from tests.docs.browsing import Seen, browser, looked_at
from tests.docs.conftest import Scan, Texts
from tests.helpers.sweeps import some

pytestmark = pytest.mark.xdist_group("docs")

LONGEST = 20_000
"""Pixels of a page on a phone. Longer are pages of one spec, each of whose types somebody looks up."""
LONG = ("formats/amqp-values.html", "formats/kafka_records-")


@pytest.fixture(scope="module")
def seen(site: Path, pages: dict[str, Scan]) -> dict[str, Seen]:
    needs.npm("axe-core")
    closely = of_each_kind(pages)
    return looked_at(site, sorted({*closely, *some(sorted(pages), 8)}), closely)


def of_each_kind(pages: dict[str, Scan]) -> set[str]:
    """Some pages, among which are all elements and classes that any page has."""
    left, chosen = set().union(*(one.kinds for one in pages.values())), set[str]()
    while left:
        chosen.add(best := max(pages, key=lambda name: len(pages[name].kinds & left)))
        left -= pages[best].kinds
    return chosen


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as started:
        yield started


@pytest.fixture(scope="module")
def tab(chromium: Browser) -> Page:
    """For all tests, as a browser starts processes for each page."""
    context = chromium.new_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    return context.new_page()


@pytest.fixture
def page(tab: Page) -> Iterator[Page]:
    """A wide window, at the end of which nothing that was chosen stays."""
    tab.set_viewport_size({"width": 1600, "height": 900})
    yield tab
    tab.evaluate("localStorage.clear()")
    tab.goto("about:blank")


def test_no_page_has_an_error_or_asks_for_anything_off_the_site(seen: dict[str, Seen]) -> None:
    assert {name: one.errors + one.requests for name, one in seen.items() if one.errors or one.requests} == {}


def test_no_page_scrolls_sideways(seen: dict[str, Seen]) -> None:
    assert {name: one.sideways for name, one in seen.items() if one.sideways} == {}


def test_nothing_is_cut_off_and_what_scrolls_can_be_reached_and_has_a_name(seen: dict[str, Seen]) -> None:
    assert {name: one.cut_off[:4] for name, one in seen.items() if one.cut_off} == {}


def test_axe_finds_nothing_serious(seen: dict[str, Seen]) -> None:
    assert {name: one.serious for name, one in seen.items() if one.serious} == {}


def test_pages_are_not_endless_on_a_phone(seen: dict[str, Seen]) -> None:
    assert {name: one.height for name, one in seen.items() if one.height > LONGEST and not name.startswith(LONG)} == {}


def test_search_is_used_by_keyboard_alone(page: Page, site: Path) -> None:
    page.goto(f"{site.as_uri()}/formats/osiris.html")
    page.keyboard.press("/")
    page.keyboard.type("len_filter")
    page.wait_for_selector("#results a")
    assert page.get_attribute("#search", "aria-activedescendant") == "result-0"
    page.keyboard.press("ArrowDown")
    assert page.get_attribute("#search", "aria-activedescendant") == "result-1"
    page.keyboard.press("Escape")
    assert not page.is_visible("#results")
    page.keyboard.press("/")
    page.keyboard.type("len_filter")
    page.wait_for_selector("#results a")
    page.keyboard.press("Enter")
    page.wait_for_url("**/formats/osiris-structures.html#osiris-chunk-header.len-filter")


def test_what_nobody_wrote_about_is_not_found(page: Page, site: Path) -> None:
    page.goto(f"{site.as_uri()}/index.html")
    page.fill("#search", "zzyzx")
    page.wait_for_selector("#results li")
    assert page.inner_text("#results") == "Nothing found"


def test_the_content_is_one_key_away(page: Page, site: Path) -> None:
    page.goto(f"{site.as_uri()}/operator.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"


def test_an_old_address_leads_to_the_part_that_has_the_place(page: Page, site: Path, texts: Texts) -> None:
    for place in ("osiris-chunk-header.len-filter", "damage-and-recovery", "osiris.chunk.crc"):
        page.goto(f"{site.as_uri()}/formats/osiris.html#{place}")
        page.wait_for_selector(f'[id="{place}"]')
        assert place in page.url


def test_contents_are_folded_on_a_narrow_screen_and_open_on_a_wide_one(page: Page, site: Path) -> None:
    page.goto(f"{site.as_uri()}/formats/tank.html")
    assert page.is_visible(".here a")
    page.set_viewport_size({"width": 900, "height": 900})
    page.wait_for_selector(".here a", state="hidden")
    page.focus("#contents summary")
    page.keyboard.press("Enter")
    page.click('.here a[href="#downloads"]')
    assert page.evaluate("location.hash") == "#downloads"
    assert not page.is_visible(".here a")
    page.set_viewport_size({"width": 400, "height": 900})
    assert not page.is_visible("nav.site a")


def test_drawings_fit_the_screen(page: Page, site: Path) -> None:
    page.goto(f"{site.as_uri()}/formats/osiris-structures.html")
    assert [page.is_visible(f".ruler-{name}") for name in ("wide", "narrow")] == [True, False]
    page.set_viewport_size({"width": 400, "height": 900})
    assert [page.is_visible(f".ruler-{name}") for name in ("wide", "narrow")] == [False, True]


def test_of_a_transcript_only_what_is_typed_is_copied(page: Page, site: Path) -> None:
    page.goto(f"{site.as_uri()}/index.html")
    button = page.locator("pre.terminal + button").first
    button.click()
    page.wait_for_function("document.querySelector('pre.terminal + button').textContent === 'Copied'")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == "segspec verify samples/osiris/torn_tail/log"


def test_colours_can_be_chosen_and_stay(page: Page, site: Path) -> None:
    page.goto(f"{site.as_uri()}/index.html")
    grounds = {}
    for _ in range(3):
        page.click("#theme")
        grounds[page.evaluate("document.documentElement.dataset.theme")] = page.evaluate(
            "getComputedStyle(document.body).backgroundColor"
        )
    assert set(grounds) == {"auto", "light", "dark"}
    assert grounds["light"] != grounds["dark"]
    page.click("#theme")
    page.goto(f"{site.as_uri()}/trust.html")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_everything_can_be_read_without_scripts(chromium: Browser, site: Path) -> None:
    context = chromium.new_context(java_script_enabled=False, viewport={"width": 1600, "height": 900})
    page = context.new_page()
    page.goto(f"{site.as_uri()}/formats/mojo.html")
    for selector in ("nav.site a", ".here a", ".parts a", "main h1", "main table"):
        assert page.is_visible(selector), selector
    context.close()
