"""Every prefix, every flipped bit, hostile lengths, and random bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import cramjam
import pytest

import segspec
from segspec.core.model import Record
from segspec.formats.tank import FORMAT, layout, search
from segspec.formats.tank.bundle import Bundle
from segspec.formats.tank.message_set import MessageSet
from segspec.formats.tank.scan.snappy import BLOCK, NO_BLOCK, shape
from segspec.frames import bounded_search
from segspec.parsing.annotate import annotate_bytes
from segspec.reading.walk import OnDamage
from segspec_ksy.tank_entry import TankEntry
from tests.builders.tank import NAME, SNAPPY, TIME, bundle, framed, message, plain, text, varint
from tests.helpers import effort
from tests.helpers.calls import calls_of
from tests.helpers.hostile import assert_flips_are_caught, assert_prefixes_are_prefixes, flips, key
from tests.helpers.logs import codes, log_of, offsets, values
from tests.tank.reading import read_all

SPARSE = bundle(
    [message(b"a"), message(b"bc", delta=3, key=b"key"), message(b"d", flags=4, timestamp=None), message(b"e")],
    first=40,
    last=60,
)
SPREAD = bundle([message(b"a"), message(b"b", delta=9), message(b"c", delta=8), message(b"d")], first=50, last=99)
SMALL = {
    "plain": plain(0, 2) + plain(2, 1) + plain(3, 3),
    "many messages": bundle([message(b"%d" % n, timestamp=None if n else TIME) for n in range(17)]) + plain(0, 1),
    "snappy": plain(0, 3, codec=1) + plain(3, 3, codec=1),
    "sparse": plain(0, 2) + SPARSE + plain(2, 2),
    "miscounted": bundle([message(b"a"), message(b"b")], count=1) + plain(0, 2),
    "trailing": bundle([message(b"a")], trailing=b"\xff\xff") + plain(0, 2),
}


@pytest.mark.parametrize("name", SMALL)
def test_every_prefix(name: str) -> None:
    assert_prefixes_are_prefixes(FORMAT, SMALL[name], NAME)


@pytest.mark.parametrize("name", SMALL)
def test_every_flipped_bit_gives_a_result(name: str) -> None:
    # No byte is protected by a checksum; which fields can change unnoticed is tested below.
    assert_flips_are_caught(FORMAT, SMALL[name], NAME, lambda position: True)


@pytest.mark.parametrize(
    "case", ["raw_bit7", "raw_count_low", "raw_key0", "raw_noncanon_count", "raw_sparse_edges", "raw_trailing"]
)
def test_every_prefix_and_flip_of_real_files(data: Path, case: str) -> None:
    path = next((data / "tank" / case).glob("*.log"))
    assert_prefixes_are_prefixes(FORMAT, path.read_bytes(), path.name)
    assert_flips_are_caught(FORMAT, path.read_bytes(), path.name, lambda position: True)


def test_some_prefixes_of_a_real_torn_tail(data: Path) -> None:
    path = next((data / "tank" / "torn_tail").glob("*.log"))
    content = path.read_bytes()
    truth = [key(r) for r in read_all(content, name=path.name)[0]]
    for length in range(0, len(content), 37):
        got = [key(r) for r in read_all(content[:length], name=path.name)[0]]
        assert got == truth[: len(got)]


def fields_of(content: bytes) -> dict[tuple[int, int], str]:
    """Which field each bit of a segment without compression belongs to, by (byte, bit from the right)."""
    out, position = {}, 0
    while position < len(content):
        length = next(read for read in annotate_bytes(TankEntry, content[position:]) if read.path == "len_bundle")
        size = length.end - length.start + int(length.value)
        for field in annotate_bytes(TankEntry, content[position : position + size]):
            first, count = field.bits or (0, 8 * (field.end - field.start))
            for bit in range(first, first + count):
                place = (position + field.start + bit // 8, 7 - bit % 8)
                out[place] = f"{field.spec}.{field.path.split('.')[-1]}"
        position += size
    return out


def test_what_can_change_unnoticed_is_what_the_layout_says() -> None:
    """A flipped bit that changes records and is not reported lies in a field of `UNPROTECTED`, and each of these has
    such a bit."""
    samples = [
        plain(0, 2) + bundle([message(b"x" * 9, key=b"k"), message(b"y" * 8, key=b"l")]) + plain(2, 2),
        plain(0, 1) + SPARSE + plain(1, 2),
        plain(0, 1) + SPREAD + plain(1, 2),
    ]
    silent = set()
    for content in samples:
        truth = [key(r) for r in read_all(content)[0]]
        fields = fields_of(content)
        for position, bit, changed in flips(content):
            records, findings, _ = read_all(changed, OnDamage.STOP)
            if not findings and [key(r) for r in records] != truth:
                silent.add(fields[position, bit])
    assert silent == set(layout.UNPROTECTED)


def test_a_snappy_block_that_declares_4_gib_allocates_nothing() -> None:
    body = b"\x05\xff\xff\xff\xff\x0f" + b"\0" * 50
    _, findings, _ = read_all(varint(len(body)) + body, OnDamage.STOP)
    assert codes(findings)[0] in ("bad-compression", "limit-exceeded")


def nested(size: int) -> bytes:
    """Bundles that begin inside one another, each with contents to the end of the file that are parsed to refuse it."""
    parts, rest = [], 0
    for _ in range(size // 300):
        filler = message(b"", timestamp=None) * 130
        head = varint(rest + len(filler) + 20) + b"\0" + varint(60_000) + message(b"")
        parts += [filler, message(head, timestamp=None)]
        rest += len(filler) + len(parts[-1])
    return b"\0" + b"".join(reversed(parts))


def tiny(size: int) -> bytes:
    return message(b"", timestamp=None) * (size // 2)


def counted(size: int, first: int | None = None, last: int | None = None) -> bytes:
    return bundle([message(b""), *[message(b"", timestamp=None)] * (size // 2)], first=first, last=last)


def almost(size: int) -> bytes:
    return framed(b"\0" + varint(size // 2 + 2) + message(b"") + tiny(size) + b"\xff\xff") + plain(0, 1)


def claims(size: int) -> bytes:
    """Every few bytes a header whose bundle takes the rest of the file."""
    ends = range(size, 12, -12)
    return b"".join(varint(end - 4, 4) + b"\0" + varint(4000, 2) + b"\2\0\2\0\2" for end in ends)


DAMAGED = bundle([message(b"")]) + b"\x05\x04\xff\xff\xff\xff"
HOSTILE: dict[str, Callable[[int], bytes]] = {
    "nested": nested,
    "every byte a small bundle": lambda size: b"\0" + b"\x04\x04\x02\x01" * (size // 4),
    "ones": lambda size: b"\xff" * size,
    "text": lambda size: b"\0" + b"the quick brown Fox jumps over 13 lazy dogs; " * (size // 45),
    "good bundles after a wrong byte": lambda size: b"\0" + bundle([message(b"")]) * (size // 12),
    "every other bundle damaged": lambda size: DAMAGED * (size // len(DAMAGED)),
    "tiny messages": lambda size: b"\xff\xff\xff\xff\x7f" + message(b"", timestamp=None) * (size // 2),
    "two letters": lambda size: b"P\0" * (size // 2),
    "a letter after a sound bundle": lambda size: plain(0, 3) + b"P" * size,
    "noise": lambda size: Random(size).randbytes(size),
    "one set that fails at its last message": almost,
    "a set whose numbers do not rise": lambda size: counted(size, first=1, last=2) + plain(0, 1),
    "sets that hold more than they declare": lambda size: framed(b"\x04" + message(b"") + tiny(size)) + plain(0, 1),
    "a cut set before sound ones": lambda size: counted(size // 3)[:-3] + counted(size // 3) + counted(size // 3),
    "each claims the rest": claims,
}
LOOKS_A_BYTE = 500
CALLS_A_BYTE = 80
"""A bundle takes some hundreds of calls of Python, and a message in a large one next to none."""


@pytest.mark.parametrize("name", HOSTILE)
def test_the_search_costs_no_more_for_a_byte_of_a_larger_file(name: str) -> None:
    for size in (2_000, 24_000):
        content = HOSTILE[name](size)
        assert calls_of(lambda content=content: read_all(content)) < CALLS_A_BYTE * len(content)


@pytest.mark.parametrize("name", HOSTILE)
def test_the_search_looks_at_no_more_for_a_byte_of_a_larger_file(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[search.Search] = []
    made = search.Search.__init__
    monkeypatch.setattr(search.Search, "__init__", lambda own, *given: made(own, *given) or searches.append(own))
    for size in (2_000, 24_000):
        searches.clear()
        content = HOSTILE[name](size)
        read_all(content)
        assert sum(each.looks for each in searches) < LOOKS_A_BYTE * len(content)


def test_a_search_that_would_cost_too_much_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    content = HOSTILE["every byte a small bundle"](12_000)
    whole = calls_of(lambda: read_all(content))
    monkeypatch.setattr(bounded_search, "LEAST_EFFORT", 1_000)
    monkeypatch.setattr(bounded_search, "EFFORT", 0)
    _, findings, _ = read_all(content)
    assert any("given up" in finding.message for finding in findings)
    assert calls_of(lambda: read_all(content)) < whole


def _texts(count: int, codec: int, *, more: int = 0) -> bytes:
    """Bundles of messages of text, of which a place in every few looks like the header of a compressed bundle; each
    says that it has so many messages `more`."""
    made = [message(text(n), timestamp=None if n % 50 else TIME) for n in range(50 * count)]
    parts = [made[first : first + 50] for first in range(0, len(made), 50)]
    return b"".join(bundle(part, count=50 + more, codec=codec) for part in parts)


@pytest.mark.parametrize("codec", [0, SNAPPY])
@pytest.mark.parametrize("more", [1, -1])
def test_a_wrong_count_of_each_bundle_costs_little_more_than_a_right_one(
    more: int, codec: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, asked = list[int](), list[int]()
    before, decompressed = MessageSet.records, search.Search._decompressed

    def records(self: MessageSet, position: int, numbers: Sequence[int], first: int, last: int) -> list[Record]:
        made.append(last - first)
        return before(self, position, numbers, first, last)

    def decompress(self: search.Search, found: Bundle) -> bytes:
        asked.append(found.position)
        return decompressed(self, found)

    monkeypatch.setattr(MessageSet, "records", records)
    monkeypatch.setattr(search.Search, "_decompressed", decompress)
    spent = {}
    for name, wrong in (("sound", 0), ("wrong", more)):
        log = log_of("tank", tmp_path / name, {NAME: _texts(100, codec, more=wrong)})
        with effort.counted() as spent[name]:
            report = segspec.recover(log.path, tmp_path / f"{name}-copy")
        copy = segspec.open(tmp_path / f"{name}-copy")
        assert values(copy.records()) == [text(n) for n in range(5_000)]
        assert offsets(copy.records()) == list(range(1, 5_001))
        assert codes(report.logs[0].remaining) == []
        assert codes(report.logs[0].findings).count("bad-count") == (100 if wrong else 0)
        made.clear()
    # Each of three passes looks at the bundle after each one, and at none of the places in between.
    assert len(asked) <= (3 * 101 if codec else 0)
    assert spent["wrong"].objects <= spent["sound"].objects + 4 * 101
    list(segspec.open(tmp_path / "wrong").verify())
    assert sum(made) <= 2 * 100


def test_the_copy_of_a_bundle_with_a_wrong_count_has_its_messages_byte_for_byte(tmp_path: Path) -> None:
    # A time that a writer need not have said again.
    messages = [message(b"a"), message(b"b"), message(b"c", key=b"key")]
    sound, wrong = bundle(messages), bundle(messages, count=2)
    log_of("tank", tmp_path / "log", {NAME: plain(0, 2) + wrong + plain(2, 2)})
    segspec.recover(tmp_path / "log", tmp_path / "copy")
    (copy,) = (tmp_path / "copy").glob("*.log")
    assert copy.read_bytes() == plain(0, 2) + sound + plain(2, 2)


def test_a_block_has_the_shape_of_one_if_it_decompresses() -> None:
    random, right = Random(1), 0
    for number in range(3_000):
        words = [random.randbytes(size) for size in (1, 3, 70, 300)]
        block = bytearray(cramjam.snappy.compress_raw(b"".join(random.choices(words, k=random.randrange(12)))))
        if number % 2:
            block[random.randrange(len(block))] = random.randrange(256)
        try:
            size: int | None = len(bytes(cramjam.snappy.decompress_raw(bytes(block))))
        except cramjam.DecompressionError:
            size = None
        kind, declared, _ = shape(bytes(block), 0, len(block))
        assert (kind == BLOCK) == (size is not None), bytes(block)
        if size is not None:
            right += 1
            assert declared == size
            assert shape(bytes(block[: random.randrange(len(block))]), 0, len(block))[0] != NO_BLOCK
    assert right > 1_000
