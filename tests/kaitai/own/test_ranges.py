"""A large file in a store whose spec jumps is read in ranges, and gives what a file on a disk gives."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from struct import pack
from typing import Any

import fsspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.errors import Finding, SegspecError
from segspec.custom import OwnFormat, OwnLog, compile_format, draw, save
from segspec.storage import remote
from segspec.storage.remote import ReplacedError
from segspec_kaitai.own import own_log, quick_stream
from tests.helpers.faulty_store import KEY, SECRET, FaultyStore, faulty_store
from tests.helpers.patience import PATIENCE

pytestmark = [pytest.mark.node, pytest.mark.usefixtures("compiler")]

ARCHIVE = """
meta: {id: archive, endian: le}
seq:
  - {id: magic, contents: ARCHIVE}
  - {id: count, type: u2}
  - {id: entries, type: entry, repeat: expr, repeat-expr: count}
types:
  entry:
    seq:
      - {id: at, type: u4}
      - {id: len, type: u2}
      - {id: name, type: strz, encoding: ASCII}
    instances:
      body: {pos: at, size: len}
      head: {pos: at, type: head}
  head:
    seq:
      - {id: kind, type: u1, valid: {max: 127}}
      - {id: flag, type: b1}
      - {id: rest, type: b15}
      - {id: ratio, type: f4be}
"""
BOXES = """
meta: {id: boxes, endian: be}
seq:
  - {id: boxes, type: box, repeat: eos}
instances:
  at_end: {pos: _io.size - 4, type: u4}
types:
  box:
    seq:
      - {id: len, type: u2}
      - {id: number, type: u2}
      - {id: low, type: u1}
      - {id: body, size: len}
    instances:
      first: {pos: 0, type: u2}
"""
"""Every row looks at the file's beginning."""
SUPERBLOCK = """
meta: {id: image, endian: le}
instances:
  superblock: {pos: 1024, type: superblock}
types:
  superblock:
    seq:
      - {id: num_blocks, type: u4}
      - {id: block_size, type: u4}
      - {id: magic, contents: "SU"}
    instances:
      last: {pos: num_blocks * block_size - 8, type: u8}
      all: {pos: 0, size-eos: true}
"""
"""The first bytes of an image lead to its last ones."""


def made(text: str, folder: Path, rows: str | None = None, columns: list[str] | None = None) -> OwnFormat:
    path = folder / "own.ksy"
    path.write_text(text, encoding="utf-8")
    return compile_format(path, rows, columns)


def archive() -> bytes:
    bodies = [pack(">BHf", number % 100, number, number / 3) + b"x" * (number % 30) for number in range(40)]
    entries = [b"%d.txt\0" % number for number in range(40)]
    at, index = 9 + sum(6 + len(name) for name in entries), b""
    for name, body in zip(entries, bodies, strict=True):
        index += pack("<IH", at, len(body)) + name
        at += len(body)
    return b"ARCHIVE" + pack("<H", 40) + index + b"".join(bodies)


def boxes() -> bytes:
    return b"".join(pack(">HHB", n % 50, n, n & 0xFF) + b"y" * (n % 50) for n in range(60))


CONTENTS = {ARCHIVE: archive(), BOXES: boxes()}


@pytest.fixture(scope="module", params=CONTENTS, ids=["archive", "boxes"])
def jumping(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[OwnFormat, bytes]:
    return made(request.param, tmp_path_factory.mktemp("spec")), CONTENTS[request.param]


def read(log: OwnLog, policy: str) -> tuple[list[dict[str, Any]], list[tuple[Any, ...]], str]:
    """The rows, the findings, and the error."""
    found, rows, error = list[Finding](), list[dict[str, Any]](), ""
    try:
        for batch in log.arrow(on_damage=policy, report=found.append):
            rows += batch.to_pylist()
    except SegspecError as raised:
        error = str(raised.code)
    return rows, [(each.code, each.position, each.severity) for each in found], error


def put(content: bytes, folder: Path) -> tuple[str, str]:
    local, stored = folder / "file", "memory://ranges/file"
    local.write_bytes(content)
    with fsspec.open(stored, "wb") as file:
        file.write(content)
    return str(local), stored


@given(
    page=st.sampled_from([1, 7, 64, 1000]),
    few=st.sampled_from([0, 300, 1 << 20]),
    cut=st.integers(0, 3000),
    at=st.integers(0, 3000),
    bit=st.integers(0, 7),
)
@pytest.mark.parametrize("policy", ["stop", "skip", "fail"])
def test_ranges_of_any_size_give_what_a_local_file_gives(
    policy: str,
    jumping: tuple[OwnFormat, bytes],
    page: int,
    few: int,
    cut: int,
    at: int,
    bit: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    format, content = jumping[0], bytearray(jumping[1])
    if at < len(content):
        content[at] ^= 1 << bit
    del content[max(cut, 1) :]
    local, stored = put(bytes(content), tmp_path_factory.mktemp("files"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(own_log, "PARSED_ROWS", 7)
        at_once = read(format.open(local), policy)
        patch.setattr(own_log, "HELD", 0)
        patch.setattr(own_log, "FEW_BYTES", few)
        patch.setattr(quick_stream, "PAGE", page)
        patch.setattr(quick_stream, "PAGES", 6)
        in_ranges = read(format.open(stored), policy)
    assert in_ranges == at_once


@pytest.fixture(scope="module")
def served() -> Iterator[FaultyStore]:
    with faulty_store() as made:
        yield made


@pytest.fixture
def store(served: FaultyStore, monkeypatch: pytest.MonkeyPatch) -> FaultyStore:
    monkeypatch.setattr(remote, "FIRST_PAUSE", 0.001)
    served.fault, served.requests = None, []
    return served


LARGE, SMALL = 65 << 20, 6 << 20


def options(store: FaultyStore) -> dict[str, Any]:
    return {
        "key": KEY,
        "secret": SECRET,
        "endpoint_url": store.url,
        "client_kwargs": {"region_name": "us-east-1"},
    }


def stored(store: FaultyStore, content: bytes) -> str:
    import s3fs

    files = s3fs.S3FileSystem(**options(store), use_listings_cache=False)
    if not files.exists("shop"):
        files.call_s3("create_bucket", Bucket="shop")
    files.pipe_file("shop/image", content)
    store.requests.clear()
    return "s3://shop/image"


def image(size: int) -> bytes:
    content = bytearray(size)
    content[1024:1034] = pack("<II", size >> 10, 1 << 10) + b"SU"
    content[-8:] = (1 << 40).to_bytes(8, "little")
    return bytes(content)


def ranges_of(store: FaultyStore) -> list[int]:
    """The lengths of the ranges that were asked for."""
    asked = [request.range.partition("=")[2].split("-") for request in store.requests if request.range]
    return [int(last) - int(first) + 1 for first, last in asked]


READER = """
import json, sys
import pyarrow
from segspec.custom import load

folder, path, options = sys.argv[1:]
# This imports pandas, if it is there.
pyarrow.array([1])
log = load(folder).open(path, storage_options=json.loads(options))


def peak():
    line = next(line for line in open("/proc/self/status") if line.startswith("VmHWM:"))
    return int(line.split()[1]) << 10


before = peak()
rows = [row for batch in log.arrow(on_damage="fail") for row in batch.to_pylist()]
print(json.dumps([rows, peak() - before]))
"""


def test_a_superblock_of_a_large_image_takes_few_requests_and_little_memory(store: FaultyStore, tmp_path: Path) -> None:
    format = made(SUPERBLOCK, tmp_path, ".", ["superblock.num_blocks", "superblock.last"])
    save(format, tmp_path / "compiled")
    command = [sys.executable, "-c", READER, str(tmp_path / "compiled"), stored(store, image(LARGE))]
    done = subprocess.run([*command, json.dumps(options(store))], capture_output=True, check=True, timeout=PATIENCE)
    rows, grown = json.loads(done.stdout)
    assert rows == [{"superblock": {"num_blocks": LARGE >> 10, "last": 1 << 40}}]
    assert (len(ranges_of(store)), len(store.requests) <= 6) == (2, True)
    assert (sum(ranges_of(store)) <= 2 * quick_stream.PAGE, grown < 20 << 20) == (True, True)


def test_inspect_draws_a_superblock_of_a_large_image_without_reading_the_image(
    store: FaultyStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_log, "HELD", 4 << 20)
    format = made(SUPERBLOCK, tmp_path, ".", ["superblock.num_blocks"])
    path = stored(store, image(SMALL))
    log = format.open(path, storage_options=options(store))
    drawing = draw(log, field="superblock.magic")
    assert [(field.path, field.content) for field in drawing.fields if field.path.endswith("magic")] == [
        ("superblock.magic", b"SU")
    ]
    assert sum(ranges_of(store)) <= 2 * quick_stream.PAGE


def test_a_spec_that_needs_all_of_a_large_file_copies_it_once(
    store: FaultyStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_log, "FEW_BYTES", 1 << 20)
    monkeypatch.setattr(own_log, "HELD", 4 << 20)
    content = boxes() * 6_000
    format = made(BOXES, tmp_path)
    assert format.lane == "kernel"
    log = format.open(stored(store, content), storage_options=options(store))
    count = sum(batch.num_rows for batch in log.arrow(["number"], on_damage="fail"))
    assert count == 60 * 6_000
    assert sum(ranges_of(store)) <= 2 * len(content) + quick_stream.PAGE


def test_an_object_that_is_replaced_while_ranges_are_read_is_an_error(
    store: FaultyStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_log, "HELD", 4 << 20)
    format = made(SUPERBLOCK, tmp_path, ".", ["superblock.num_blocks", "superblock.last"])
    path = stored(store, image(SMALL))
    log = format.open(path, storage_options=options(store))

    def replaced(request: Any, answer: Any) -> Any:
        if sum(each.range is not None for each in store.requests) == 1:
            store.fault = None
            stored(store, image(SMALL)[:-1] + b"\1")
        return answer

    store.fault = replaced
    with pytest.raises(ReplacedError, match="replaced while it was read"):
        log.arrow().read_all()
