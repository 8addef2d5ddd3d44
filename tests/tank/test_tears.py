"""A full disk leaves a part of a bundle, and the broker appends after it: what is read on, and with which numbers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from segspec.core.model import Record
from segspec.formats.tank import resync
from segspec.frames import bounded_search
from segspec.reading.walk import OnDamage
from tests.builders.tank import NAME, bundle, index, message, plain, starts, text
from tests.helpers.hostile import key
from tests.helpers.logs import codes, log_of, offsets, values
from tests.helpers.sweeps import some
from tests.tank.reading import read_all

BUNDLES = [plain(0, 4), plain(4, 1), plain(5, 30, codec=1), plain(35, 7), plain(42, 2), plain(44, 16), plain(60, 1)]
COUNTS = [4, 1, 30, 7, 2, 16, 1]


def expected(lost: int) -> list[tuple[int, bytes]]:
    """The records where bundle `lost` never was: later ones have its numbers."""
    numbers = [n for i, c in enumerate(COUNTS) if i != lost for n in range(sum(COUNTS[:i]), sum(COUNTS[: i + 1]))]
    return [(offset, text(number)) for offset, number in enumerate(numbers, 1)]


def got(records: list[Record]) -> list[tuple[int | None, bytes | None]]:
    return [(r.offset, r.value) for r in records]


@pytest.mark.parametrize("torn", range(len(BUNDLES) - 1))
def test_a_bundle_torn_at_any_byte_costs_that_bundle_only(torn: int) -> None:
    before, after = b"".join(BUNDLES[:torn]), b"".join(BUNDLES[torn + 1 :])
    for stray in some(range(1, len(BUNDLES[torn])), 16):
        content = before + BUNDLES[torn][:stray] + after
        records, findings, summary = read_all(content)
        assert got(records) == expected(torn), f"{stray} of {len(BUNDLES[torn])} bytes of bundle {torn}"
        assert [(f.position, f.bytes) for f in findings] == [(len(before), stray)]
        assert "guessed" in findings[0].message
        assert summary.valid_bytes == len(before)
        records, _, summary = read_all(content, OnDamage.STOP)
        assert got(records) == expected(torn)[: sum(COUNTS[:torn])]
        assert summary.end != "clean"


def test_a_torn_bundle_whose_last_message_takes_its_end_from_the_next_bundle_is_not_released() -> None:
    torn = bundle([message(b"x" * 400)])
    content = plain(0, 2) + torn[:-30] + plain(2, 2) + plain(4, 2)
    records, findings, _ = read_all(content)
    assert values(records) == [text(n) for n in range(6)]
    assert codes(findings) == ["bad-length"]
    assert "cut short" in findings[0].message
    assert values(read_all(content, OnDamage.STOP)[0]) == [text(0), text(1)]


def test_a_torn_bundle_that_ends_where_a_later_one_does_is_not_trusted() -> None:
    following = plain(2, 2)
    torn = bundle([message(b"x" * 300), message(b"y" * (len(following) - 12))])
    content = plain(0, 2) + torn[: -len(following)] + following + plain(4, 2)
    records, findings, _ = read_all(content)
    assert values(records) == [text(n) for n in range(6)]
    assert [f.bytes for f in findings] == [len(torn) - len(following)]


def test_several_tears_with_bundles_between_them() -> None:
    parts = [
        plain(0, 2),
        plain(90, 9)[:77],
        plain(2, 2),
        plain(4, 2),
        plain(95, 5, codec=1)[:50],
        plain(6, 2),
        plain(8, 2),
    ]
    records, findings, _ = read_all(b"".join(parts))
    assert got(records) == [(n + 1, text(n)) for n in range(10)]
    assert [f.bytes for f in findings] == [77, 50]


def test_a_torn_tail_after_a_tear() -> None:
    parts = [plain(0, 2), plain(90, 9)[:77], plain(2, 2), plain(4, 2), plain(95, 5)[:50]]
    records, findings, summary = read_all(b"".join(parts))
    assert got(records) == [(n + 1, text(n)) for n in range(6)]
    assert codes(findings)[-1] == "torn"
    assert summary.next_offset == 7


def test_a_torn_tail_alone_invents_nothing() -> None:
    for last in (plain(2, 40), plain(2, 40, codec=1), bundle([message(b"\x00\x04\x0c" * 900)])):
        for stray in some([*range(1, 40), *range(40, len(last), 41)], 24):
            records, findings, _ = read_all(plain(0, 2) + last[:stray])
            assert values(records) == [text(0), text(1)]
            assert codes(findings) == ["torn"]
            assert "nothing readable follows" in findings[0].message


def test_a_single_bundle_to_the_end_needs_a_plausible_time() -> None:
    torn = plain(50, 20)[:200]
    late = plain(2, 1, time=1 << 60)
    assert values(read_all(plain(0, 2) + torn + late)[0]) == [text(0), text(1)]
    assert values(read_all(plain(0, 2) + torn + plain(2, 1))[0]) == [text(0), text(1), text(2)]


def test_a_false_length_of_a_whole_bundle_costs_the_bundle_and_its_numbers() -> None:
    bundles = [plain(4 * n, 4) for n in range(6)]
    at = len(bundles[0])
    for bit in range(8):
        content = bytearray(b"".join(bundles))
        content[at] ^= 1 << bit
        records, findings, _ = read_all(bytes(content))
        assert got(records) == [(n + 1, text(n)) for n in range(24) if not 4 <= n < 8], bit
        assert findings


@pytest.mark.parametrize("stray", [1, 20, 100])
def test_the_index_confirms_and_is_told_to_be_shifted(tmp_path: Path, stray: int) -> None:
    bundles = [plain(4 * n, 4) for n in range(12)]
    torn = plain(900, 6)[:stray]
    begins = starts(bundles)
    entries = [(4 * n, begins[n]) for n in (0, 3, 6, 8, 10)]
    content = b"".join(bundles[:5]) + torn + b"".join(bundles[5:])
    log = log_of("tank", tmp_path, {NAME: content, "1.index": index(entries)})
    findings = list(log.verify())
    assert "the index confirms it" in findings[0].message
    assert codes(findings)[1:] == ["bad-index"]
    assert findings[1].message.startswith(f"constant shift of {stray} bytes from entry 2: entries 2 to 4 of 5")
    assert findings[1].position == 16
    assert offsets(log.records(on_damage="skip", report=[].append)) == list(range(1, 49))


def test_the_index_gives_the_number_where_a_stretch_was_overwritten(tmp_path: Path) -> None:
    bundles = [plain(4 * n, 4) for n in range(12)]
    begins = starts(bundles)
    content = bytearray(b"".join(bundles))
    content[begins[3] : begins[5] + 20] = b"\xee" * (begins[5] + 20 - begins[3])
    entries = [(4 * n, begins[n]) for n in (0, 4, 7, 10)]
    log = log_of("tank", tmp_path, {NAME: bytes(content), "1.index": index(entries)})
    assert offsets(log.records(on_damage="skip", report=[].append)) == [*range(1, 13), *range(25, 49)]
    gap = next(iter(log.verify()))
    assert gap.records == 12


def test_an_index_that_disagrees_is_no_help_and_no_hindrance(tmp_path: Path) -> None:
    bundles = [plain(4 * n, 4) for n in range(12)]
    content = b"".join(bundles[:5]) + plain(900, 6)[:99] + b"".join(bundles[5:])
    for entries in ([(0, 0), (7, 77), (30, 990), (40, 1011)], [(0, 0), (1, 1 << 31)], [(5, 5)]):
        log = log_of("tank", tmp_path, {NAME: content, "1.index": index(entries)})
        assert offsets(log.records(on_damage="skip", report=[].append)) == list(range(1, 49))


def test_the_real_torn_tail_with_real_bundles_appended_after_it(data: Path) -> None:
    path = next((data / "tank" / "torn_tail").glob("*.log"))
    content = path.read_bytes()
    whole, findings, summary = read_all(content, name=path.name)
    assert codes(findings) == ["torn"]
    assert summary.bytes - summary.valid_bytes == 721
    good = content[: summary.valid_bytes]
    records, findings, _ = read_all(content + good, name=path.name)
    assert codes(findings) == ["bad-compression"]
    assert findings[0].bytes == 721
    again = [(n, *key(r)[1:]) for n, r in enumerate(whole, (whole[-1].offset or 0) + 1)]
    assert [key(r) for r in records] == [key(r) for r in whole] + again


def test_random_tears_of_real_bundles(corpus: Path) -> None:
    """Every stray length of ever so many bundles is tried; each costs that bundle's messages and nothing else."""
    chance = random.Random(8)
    for case in ("head_torn_enospc", "head_keys_ts", "head_multiseg"):
        path = next(p for p in sorted((corpus / "tank" / case).glob("*log")))
        content = path.read_bytes()
        records, _, summary = read_all(content, name=path.name)
        content = content[: summary.valid_bytes]
        positions = sorted({r.position for r in records})
        for _ in range(15):
            number = chance.randrange(1, len(positions) - 4)
            start, end = positions[number], positions[number + 1]
            cut = chance.randrange(start + 1, end)
            kept = [r for r in records if r.position != start]
            base = kept[0].offset or 0
            wanted = [(base + n, *key(r)[1:]) for n, r in enumerate(kept)]
            torn, _, _ = read_all(content[:cut] + content[end:], name=path.name)
            assert [key(r) for r in torn] == wanted, f"{case}: the bundle at {start} cut at {cut}"


def exact_tear() -> tuple[list[bytes], bytes]:
    """Bundles, the third of which is torn and ends by its length where the fourth does."""
    bundles = [plain(4 * n, 4) for n in range(9)]
    torn = bundle([message(b"z" * 200), *[message(b"y" * 9)] * 20])
    return bundles, torn[: len(torn) - len(bundles[3])]


def test_a_tear_that_ends_where_a_later_bundle_does_is_found(tmp_path: Path) -> None:
    bundles, stray = exact_tear()
    content = b"".join([*bundles[:3], stray, *bundles[3:]])
    begins = starts(bundles)
    for entries in (None, [(4 * n, begins[n]) for n in (0, 4, 6, 8)]):
        files = {NAME: content} if entries is None else {NAME: content, "1.index": index(entries)}
        log = log_of("tank", tmp_path, files)
        assert got(list(log.records(on_damage="skip", report=[].append))) == [(n + 1, text(n)) for n in range(36)]


def test_a_long_stray_in_a_large_file_is_searched_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resync, "NEAR", 100)
    torn = bundle([message(random.Random(1).randbytes(60_000))])[:50_000]
    content = plain(0, 4) + torn + plain(4, 4) + plain(8, 4) + plain(12, 4)
    wanted = [(n + 1, text(n)) for n in range(16)]
    assert got(read_all(content)[0]) == wanted
    monkeypatch.setattr(resync, "TAIL", 100)
    assert got(read_all(content)[0]) == wanted


def test_a_search_that_costs_too_much_is_given_up_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_search, "EFFORT", -1_000_000)
    records, findings, _ = read_all(plain(0, 2) + plain(50, 9)[:99] + plain(2, 2) + plain(4, 2))
    assert values(records) == [text(0), text(1)]
    assert "given up" in findings[-1].message
