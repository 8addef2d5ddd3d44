"""Every case of real files against what the real client received, through the library."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from tests.helpers.corpus import digest, truth_lines

CASES = {
    "head_base_gap": [],
    "head_compact": [],
    "head_empty_content": [],
    "head_keys_ts": [],
    "head_multiseg": [],
    "head_small_plain": [],
    "head_snappy": [],
    "head_sparse": [],
    "head_torn_enospc": ["torn"],
    "head_torn_kill9": [],
    "raw_badsnappy": ["bad-compression"],
    "raw_bit7": ["reserved-nonzero"],
    "raw_count_low": ["bad-count"],
    "raw_first_uselastts": [],
    "raw_key0": [],
    "raw_noncanon_count": [],
    "raw_sparse_edges": [],
    "raw_trailing": ["trailing-bytes"],
}
RECEIVED = {
    "raw_badsnappy": [(1, "1469700000000", b"ok")],
    "raw_bit7": [(1, "1469700000000", b"a"), (2, "1469700000000", b"b")],
    "raw_count_low": [(n, "1469700000000", c) for n, c in ((1, b"a"), (2, b"b"), (3, b"c"), (4, b"d"))],
    "raw_first_uselastts": [(1, "1469700000000", b"a"), (2, "0", b"b"), (3, "1469700000000", b"c")],
    "raw_key0": [(1, "1469700000000", b"a"), (2, "1469700000000", b"")],
    "raw_noncanon_count": [
        *((n, "1469700000000", c) for n, c in ((1, b"a"), (2, b"b"), (3, b"c"))),
        (4, "1469700000001", b"d"),
        (5, "1469700000002", b"e"),
    ],
    "raw_sparse_edges": [(n, "1469700000000", c) for n, c in ((10, b"a"), (11, b"b"), (15, b"c"), (20, b"d"))],
    "raw_trailing": [(n, "1469700000000", c) for n, c in ((1, b"a"), (2, b"b"), (3, b"d"))],
}
"""What the client printed (raw_count_low: the fourth is in a bundle that it had not asked for yet; raw_badsnappy: it
ended at the second bundle)."""


@pytest.mark.parametrize("name", [n for n in CASES if n.startswith("head_")])
def test_skip_gives_what_the_client_received(corpus: Path, name: str) -> None:
    case = corpus / "tank" / name
    records = segspec.open(case).records(on_damage="skip", report=[].append)
    got = [(r.offset, r.timestamp, (r.key or b"").hex(), digest(r.value)) for r in records]
    assert got == [(x["seq"], x["ts"], x["key_hex"], x["sha256"]) for x in truth_lines(case)]


@pytest.mark.parametrize("name", RECEIVED)
def test_odd_bundles_give_what_the_client_printed(data: Path, name: str) -> None:
    records = segspec.open(data / "tank" / name).records(on_damage="skip", report=[].append)
    assert [(r.offset, str(r.timestamp), r.value) for r in records] == RECEIVED[name]


@pytest.mark.parametrize("name", CASES)
def test_verify_says_what_is_wrong_and_no_more(corpus: Path, name: str) -> None:
    assert [str(f.code) for f in segspec.open(corpus / "tank" / name).verify()] == CASES[name]


def test_info_of_a_sparse_log(corpus: Path) -> None:
    info = segspec.open(corpus / "tank" / "head_sparse").info()
    assert (info["format"], info["dialect"], info["records"], info["sparse_bundles"]) == ("tank", "system", 957, 14)


def test_a_tree_of_partitions_lists_its_logs(data: Path, tmp_path: Path) -> None:
    topic = tmp_path / "topic"
    for partition, case in enumerate(("raw_key0", "raw_bit7")):
        (topic / str(partition)).mkdir(parents=True)
        for file in (data / "tank" / case).iterdir():
            (topic / str(partition) / file.name).write_bytes(file.read_bytes())
    (topic / "config").write_text("log.index.interval.bytes=128\n")
    assert [log.path for log in segspec.open_all(tmp_path)] == [str(topic / "0"), str(topic / "1")]
