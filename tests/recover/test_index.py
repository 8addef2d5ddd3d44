"""`index build`: the bytes that the owners wrote; `index check`: what is wrong with an index and nothing else."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

import segspec as library
from segspec.core.stretch import Stretch, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.recovery import build_indexes
from segspec.recovery.indexes import put_companion
from segspec.recovery.output import CopiedFiles
from tests.builders.tank import NAME, index, plain, starts
from tests.cli.conftest import Run
from tests.helpers.logs import write_files
from tests.recover.logs import files, rows

INTERVALS = {"tank/head_base_gap": 128, "tank/head_multiseg": 512, "tank/head_sparse": 256}
"""`log.index.interval.bytes` of those that had not the default."""

BUILT = [
    "durable_log/exact_fit_segment",
    "durable_log/head_trimmed",
    "durable_log/torn_payload",
    "osiris/epochs",
    "osiris/new_tracking",
    "osiris/subbatch",
    "osiris/torn_small_recovered",
    "tank/head_base_gap",
    "tank/head_keys_ts",
    "tank/head_sparse",
    "tank/raw_sparse_edges",
]

FINISHED = [
    "mojo/primary_deleted",
    "mojo/primary_mixed_fields",
    "mojo/variant_ids=lpstr",
    "mojo/variant_index_ids=delta_seg",
    "mojo/variant_lead_id=True",
    "mojo/variant_lpcount=True",
]


@pytest.mark.parametrize("case", BUILT)
def test_an_index_that_is_built_is_the_one_that_the_owner_wrote(corpus: Path, tmp_path: Path, case: str) -> None:
    log = library.open(corpus / case)
    sizes, _ = build_indexes(log, tmp_path / "out", interval=INTERVALS.get(case, 4096))
    theirs = {Path(each.index).name: Path(each.index).read_bytes() for each in log.segments if each.index}
    assert theirs
    assert {name: files(tmp_path / "out")[name] for name in theirs} == theirs
    assert sizes == {name: len(content) for name, content in files(tmp_path / "out").items()}


@pytest.mark.parametrize("case", FINISHED)
def test_a_finished_mojo_segment_finished_again_is_the_same(corpus: Path, tmp_path: Path, case: str) -> None:
    log = library.open(corpus / case)
    build_indexes(log, tmp_path / "out")
    assert files(tmp_path / "out") == {each.name: Path(each.path).read_bytes() for each in log.segments}


@pytest.mark.parametrize("case", ["mojo/index_corrupt", "mojo/footer_corrupt", "mojo/w_no_footer", "mojo/w_tail_open"])
def test_a_mojo_segment_gets_the_index_and_the_suffix_that_it_should_have(
    corpus: Path, tmp_path: Path, case: str
) -> None:
    log = library.open(corpus / case)
    build_indexes(log, tmp_path / "out")
    copy = library.open(tmp_path / "out")
    assert list(copy.verify()) == []
    assert rows(tmp_path / "out") == rows(Path(log.path))
    assert not copy.segments[0].name.startswith("w")


def test_the_index_of_a_torn_segment_ends_with_the_sound_prefix_and_says_so(
    corpus: Path, tmp_path: Path, segspec: Run
) -> None:
    log = library.open(corpus / "osiris/scenarios/cut_in_header")
    done = segspec("index", "build", log.path, "-o", tmp_path / "out")
    assert done.code == 3
    assert "error torn" in done.err
    assert sorted(line.split()[0] for line in done.lines) == sorted(files(tmp_path / "out"))


def test_the_index_of_a_queue_cannot_be_built(corpus: Path, tmp_path: Path, segspec: Run) -> None:
    done = segspec("index", "build", library.open(corpus / "ffwd/restart").path, "-o", tmp_path / "out")
    assert (done.code, done.out) == (1, "")
    assert "where the consumers are, which no segment says" in done.err
    assert not (tmp_path / "out").exists()


def test_an_index_is_not_built_into_the_log(corpus: Path, tmp_path: Path, segspec: Run) -> None:
    shutil.copytree(library.open(corpus / "durable_log/torn_payload").path, tmp_path / "in")
    before = files(tmp_path / "in")
    done = segspec("index", "build", tmp_path / "in", "-o", tmp_path / "in")
    assert done.code == 1
    assert "is what is read" in done.err
    assert files(tmp_path / "in") == before


@pytest.mark.parametrize(
    ("case", "code", "found"),
    [
        ("osiris/scenarios/intact", 0, []),
        ("osiris/scenarios/index_five_behind", 3, ["index-behind"]),
        ("osiris/scenarios/crc_mid_chunk", 0, []),
        ("durable_log/torn_idx_behind", 3, None),
        ("ffwd/index_torn", 3, ["torn"]),
        ("mojo/primary_ints", 0, []),
        ("mojo/index_corrupt", 3, ["bad-index"]),
    ],
)
def test_check_says_what_is_wrong_with_the_index_and_nothing_else(
    corpus: Path, segspec: Run, case: str, code: int, found: list[str] | None
) -> None:
    done = segspec("index", "check", library.open(corpus / case).path, "--output", "json")
    assert done.code == code
    assert found is None or [each["code"] for each in done.json if each["severity"] != "note"] == found
    assert all(isinstance(each["position"], str) for each in done.json)


def test_the_index_of_a_recovered_tank_segment_has_an_entry_every_4096_bytes_as_its_broker_makes_them(
    tmp_path: Path,
) -> None:
    bundles = [plain(n, 1) for n in range(200)]
    write_files(tmp_path / "in", {NAME: b"".join(bundles) + b"\xff"})
    library.recover(tmp_path / "in", tmp_path / "out")
    due = [0]
    for number, position in enumerate(starts(bundles)):
        if position - starts(bundles)[due[-1]] > 4096:
            due.append(number)
    assert len(due) == 3
    assert files(tmp_path / "out")["1.index"] == index([(number, starts(bundles)[number]) for number in due])


def test_what_an_entry_has_no_room_for_is_one_clear_error(corpus: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A chunk beyond 4 GiB, of which a file of as many bytes would have to be made."""
    log = library.open(corpus / "osiris/epochs")
    make = log.format.scanner_for

    def far(reader: SegmentReader, wanted: Wanted) -> Mock:
        def scan(position: int) -> Stretch | None:
            found = make(reader, wanted).scan(position)
            return found and replace(found, each=replace(found.each, base=1 << 32))

        return Mock(scan=scan)

    monkeypatch.setattr(log.format, "scanner_for", far)
    with pytest.raises(library.SegspecError, match="an index has no room for ofs_chunk") as caught:
        put_companion(log.format, log.format.index, log.segments[0], log.limits, CopiedFiles(None))
    assert caught.value.code == "limit-exceeded"
    assert caught.value.position >= 1 << 32
