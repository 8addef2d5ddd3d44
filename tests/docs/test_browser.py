"""The pages in a real browser: a phone's width, the search, colours. Skipped where no Chromium is installed."""

from __future__ import annotations

import html
import json
import re
import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests import needs
from tests.docs.conftest import Scan

pytestmark = pytest.mark.xdist_group("docs")

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--virtual-time-budget=60000", "--dump-dom",
]  # fmt: skip
HARNESS = """<!DOCTYPE html><body><pre id="out"></pre><script>
const wait = (ready) => new Promise((go) => {
  const look = () => ready() ? go() : setTimeout(look, 20);
  look();
});
const open = async (page, width) => {
  const frame = document.createElement("iframe");
  frame.style = `width:${width}px;height:800px;border:0`;
  frame.src = page;
  document.body.append(frame);
  await new Promise((go) => { frame.onload = go; });
  return frame;
};
(async () => {
  const out = { widths: {}, errors: [] };
  for (const page of PAGES) {
    const frame = await open(page, 360);
    const root = frame.contentDocument.documentElement;
    out.widths[page] = root.scrollWidth - root.clientWidth;
    frame.remove();
  }
  const frame = await open("formats/osiris.html", 1300), document_ = frame.contentDocument;
  const style = (selector) => frame.contentWindow.getComputedStyle(document_.querySelector(selector));
  const shown = (selector) => style(selector).display !== "none";
  out.wide = [shown(".ruler-wide"), shown(".ruler-narrow")];
  frame.style.width = "360px";
  out.narrow = [shown(".ruler-wide"), shown(".ruler-narrow")];
  out.menu = (await open("index.html", 360)).contentDocument.querySelector("#menu").open;
  const input = document_.querySelector("#search");
  input.focus();
  input.value = "len_filter";
  input.dispatchEvent(new frame.contentWindow.Event("input"));
  await wait(() => document_.querySelectorAll("#results a").length);
  out.found = [...document_.querySelectorAll("#results a")].map((link) => link.getAttribute("href"));
  input.dispatchEvent(new frame.contentWindow.KeyboardEvent("keydown", { key: "Escape" }));
  out.closed = document_.querySelector("#results").hidden;
  const theme = document_.querySelector("#theme");
  const ground = () => style("body").backgroundColor;
  out.grounds = [];
  for (let turn = 0; turn < 3; turn++) {
    theme.click();
    out.grounds.push([document_.documentElement.dataset.theme, ground()]);
  }
  return out;
})().catch((error) => ({ failed: String(error) })).then((answer) => {
  document.querySelector("#out").textContent = JSON.stringify(answer);
});
</script></body>"""


class Handler(SimpleHTTPRequestHandler):
    """The site, and the page that drives it."""

    harness = ""

    def do_GET(self) -> None:
        if self.path != "/harness.html":
            super().do_GET()
            return
        body = self.harness.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def seen(site: Path, pages: dict[str, Scan], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a browser says of every page."""
    browser = needs.program(*NAMES)
    Handler.harness = HARNESS.replace("PAGES", json.dumps(sorted(pages)))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        profile = tmp_path_factory.mktemp("profile")
        address = f"http://127.0.0.1:{server.server_address[1]}/harness.html"
        command = [browser, *FLAGS, f"--user-data-dir={profile}", address]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    finally:
        server.shutdown()
        server.server_close()
    told = re.search(r'<pre id="out">(.+?)</pre>', done.stdout, re.DOTALL)
    assert told, f"the browser gave no answer: {done.stderr[-2000:]}"
    answer: dict[str, Any] = json.loads(html.unescape(told[1]))
    assert "failed" not in answer, answer
    return answer


def test_no_page_scrolls_sideways_at_360_pixels(seen: dict[str, Any]) -> None:
    assert {page: width for page, width in seen["widths"].items() if width > 0} == {}


def test_drawings_fit_the_screen(seen: dict[str, Any]) -> None:
    assert seen["wide"] == [True, False]
    assert seen["narrow"] == [False, True]


def test_menu_is_folded_on_a_phone(seen: dict[str, Any]) -> None:
    assert seen["menu"] is False


def test_search_finds_a_field(seen: dict[str, Any]) -> None:
    assert any(address.endswith("formats/osiris.html#osiris-chunk-header.len-filter") for address in seen["found"])
    assert seen["closed"]


def test_colours_can_be_chosen(seen: dict[str, Any]) -> None:
    grounds = dict(seen["grounds"])
    assert set(grounds) == {"auto", "light", "dark"}
    assert grounds["light"] != grounds["dark"]
