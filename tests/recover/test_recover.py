"""`recover`: real logs, sound and damaged, against what can be read of them and what their owners would do."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.formats.ffwd.encode import entry, header
from segspec.frames.salvage import DeclaredSalvager
from segspec.recovery.output import CopiedFiles
from segspec.recovery.report import Ledger, Lost, RecoveredLog
from tests.builders.mojo import Entry as MojoEntry
from tests.builders.mojo import segment as mojo_segment
from tests.builders.tank import NAME, PREVIOUS_PLUS_ONE, bundle, message, plain
from tests.helpers.logs import write_files
from tests.osiris.reading import broker_state
from tests.recover.logs import files, not_holes, rows

SOUND = [
    "durable_log/empty_log",
    "durable_log/empty_payloads",
    "durable_log/exact_fit_segment",
    "durable_log/head_trimmed",
    "durable_log/multi_segment",
    "ffwd/crash_no_stop",
    "ffwd/doc_variant_14byte_header",
    "ffwd/empty",
    "ffwd/exact_fit",
    "ffwd/multi_segment",
    "ffwd/restart",
    "ffwd/trimmed",
    "mojo/footer_zero_padded",
    "mojo/primary_deleted",
    "mojo/primary_ints",
    "mojo/variant_ids=lpstr",
    "mojo/variant_lead_id=True",
    "mojo/w_no_footer",
    "mojo/w_tail_open",
    "osiris/empty",
    "osiris/epochs",
    "osiris/scenarios/intact",
    "osiris/torn_small_recovered",
    "tank/head_base_gap",
    "tank/head_compact",
    "tank/head_keys_ts",
    "tank/head_sparse",
    "tank/raw_noncanon_count",
]

DAMAGED = {
    "durable_log/bad_version_flags_reserved": (5, [(4, 4)]),
    "durable_log/corrupt_len": (19, [(7, 7)]),
    "durable_log/missing_middle_segment": (277, [(54, 76)]),
    "durable_log/torn_header": (20, []),
    "durable_log/torn_payload_reopened": (25, [(20, 20)]),
    "durable_log/zero_tail": (20, []),
    "ffwd/corrupt_size_negative": (19, [(7, 7)]),
    "ffwd/overflow_quirk": (15, [(1, 1)]),
    "ffwd/torn_blob": (20, []),
    "ffwd/zero_tail": (20, []),
    "mojo/w_tail_torn": (249, []),
    "osiris/scenarios/crc_first_chunk_of_last_segment": (1195, [(839, 839)]),
    "osiris/scenarios/crc_mid_user_chunk": (1190, [(981, 985)]),
    "osiris/scenarios/cut_before_trailer": (1195, []),
    "osiris/scenarios/cut_in_header": (1190, [(1249, 1249)]),
    "osiris/scenarios/header_version_1_last": (1195, []),
    "osiris/scenarios/page_zeroed_mid": (1110, [(1008, 1096)]),
    "osiris/scenarios/segment_trailing_garbage": (1195, []),
    "osiris/scenarios/trailer_type_9_last": (1195, []),
    "osiris/torn_small": (1195, []),
    "tank/head_torn_enospc": (2557, []),
    "tank/raw_badsnappy": (1, []),
    "tank/raw_count_low": (4, []),
    "tank/raw_trailing": (3, []),
}
"""Case to the records that its copy has and the offsets that are known to be lost."""


def log_at(corpus: Path, case: str) -> Path:
    return Path(library.open(corpus / case).path)


@pytest.mark.parametrize("case", SOUND)
def test_a_sound_log_comes_out_byte_for_byte(corpus: Path, tmp_path: Path, case: str) -> None:
    source = log_at(corpus, case)
    (log,) = library.recover(source, tmp_path / "out").logs
    copy, original = files(tmp_path / "out"), files(source.parent if source.is_file() else source)
    listing = library.open(source).listing
    own = {path.rsplit("/", 1)[-1] for each in listing.segments for path in (each.path, each.index or each.path)}
    assert not log.damaged
    assert not log.lost.anything
    assert own <= copy.keys()
    assert {name: copy[name] for name in own} == {name: original[name] for name in own}


@pytest.mark.parametrize("case", DAMAGED)
def test_the_copy_of_a_damaged_log_has_every_record_that_can_be_read(corpus: Path, tmp_path: Path, case: str) -> None:
    source = log_at(corpus, case)
    (log,) = library.recover(source, tmp_path / "out").logs
    records, lost = DAMAGED[case]
    assert rows(tmp_path / "out") == rows(source)
    assert log.records == records
    assert log.lost.ranges == lost
    assert log.lost.records in (sum(last - first + 1 for first, last in lost), None)
    assert log.findings
    assert not_holes(log.remaining) == []
    if log.format != "mojo":
        made = library.open(tmp_path / "out").forecast()
        errors = {finding.code for finding in made.findings() if finding.severity == "error"}
        # Of a hole in the offsets, which the copy keeps, the forecast says that consumers stop there.
        assert made.crash is None
        assert errors <= {"gap"}


def test_every_frame_that_is_sound_is_copied_as_it_is(corpus: Path, tmp_path: Path) -> None:
    source = log_at(corpus, "osiris/scenarios/crc_mid_user_chunk")
    library.recover(source, tmp_path / "out", holes="keep")
    damaged = b"".join(content for name, content in files(source).items() if name.endswith(".segment"))
    for name, content in files(tmp_path / "out").items():
        if name.endswith(".segment") and name in files(source):
            assert content == files(source)[name] or content[8:] in damaged


def test_what_was_tracked_before_the_damage_is_not_lost_with_it(corpus: Path, tmp_path: Path) -> None:
    """The hole begins a segment, and a broker replays no other: a snapshot in front says what came before."""
    source = tmp_path / "in"
    shutil.copytree(log_at(corpus, "osiris/new_tracking"), source)
    log = library.open(source)
    last = Path(log.segments[-1].path)
    chunks = [step.frame for segment, step in log.steps() if step.frame and segment.path == str(last)]
    users = [frame for frame in chunks if frame.kind == "user chunk"]
    content = bytearray(last.read_bytes())
    victim = users[len(users) // 2]
    content[victim.position + 52] ^= 1
    last.write_bytes(bytes(content))
    _, before = broker_state(library.open(source))
    assert before.offsets or before.sequences or before.timestamps
    for holes, begins in (("fill", last.name), ("keep", "0" * 20)):
        library.recover(source, tmp_path / holes, holes=holes)
        path, after = broker_state(library.open(tmp_path / holes))
        assert path is not None
        assert Path(path).name == begins if holes == "fill" else Path(path).name > last.name
        assert after == before


def test_a_chunk_without_its_trailer_keeps_its_data_as_it_was(corpus: Path, tmp_path: Path) -> None:
    source = log_at(corpus, "osiris/scenarios/cut_before_trailer")
    library.recover(source, tmp_path / "out")
    last = max(name for name in files(source) if name.endswith(".segment"))
    theirs, ours = files(source)[last], files(tmp_path / "out")[last]
    assert len(ours) == len(theirs)
    different = [at for at, (one, other) in enumerate(zip(theirs, ours, strict=True)) if one != other]
    assert len(different) <= 4, "only the trailer's length in the header may change"


def test_numbers_that_come_twice_are_kept_once_and_reported(corpus: Path, tmp_path: Path) -> None:
    source = tmp_path / "in"
    shutil.copytree(log_at(corpus, "durable_log/empty_payloads"), source)
    segment = source / "segment_00000000000000000000.log"
    content = segment.read_bytes()
    segment.write_bytes(content + content)
    (log,) = library.recover(source, tmp_path / "out").logs
    assert [row[0] for row in rows(tmp_path / "out")] == list(range(10))
    assert log.damaged


def test_empty_messages_in_front_of_damage_do_not_become_unwritten_space(tmp_path: Path) -> None:
    source = tmp_path / "in"
    source.mkdir()
    content = header(0, "system") + entry(b"first") + entry(b"") * 40 + entry(b"last") + b"\0\0\0\x99torn"
    (source / "0000000000000000").write_bytes(content)
    (log,) = library.recover(source, tmp_path / "out").logs
    assert log.records == 42
    assert log.lost.open_end
    assert [row[0] for row in rows(tmp_path / "out")] == list(range(42))
    cut = tmp_path / "cut"
    cut.mkdir()
    (cut / "0000000000000000").write_bytes(header(0, "system") + entry(b"first") + entry(b"") * 40 + b"\0\0\0\x99torn")
    (log,) = library.recover(cut, tmp_path / "out2").logs
    assert rows(tmp_path / "out2") == rows(cut)


def test_consumers_of_a_queue_with_a_damaged_index_are_kept_as_far_as_they_can_be_read(
    corpus: Path, tmp_path: Path
) -> None:
    source = log_at(corpus, "ffwd/torn_blob")
    shutil.copytree(source, tmp_path / "in")
    (tmp_path / "in" / "index").write_bytes(b"\0\0\0\3" + (7).to_bytes(8) + b"one" + b"\0\0\0\x09")
    library.recover(tmp_path / "in", tmp_path / "out")
    assert (tmp_path / "out" / "index").read_bytes() == b"\0\0\0\3" + (7).to_bytes(8) + b"one"


def test_records_behind_damage_are_marked_with_how_sure_the_format_is(corpus: Path, tmp_path: Path) -> None:
    source = log_at(corpus, "durable_log/torn_payload_reopened")
    (log,) = library.recover(source, tmp_path / "out").logs
    assert (log.records_behind_damage, log.behind_damage) == (5, [(21, 25)])
    assert log.kept == [(0, 19), (21, 25)]
    assert "CRC-32" in log.certainty


def test_the_log_is_only_read_and_nothing_but_the_copy_is_left(corpus: Path, tmp_path: Path) -> None:
    source = tmp_path / "in"
    shutil.copytree(log_at(corpus, "durable_log/torn_payload"), source)
    before = files(source)
    for path in source.iterdir():
        path.chmod(0o400)
    source.chmod(0o500)
    library.recover(source, tmp_path / "out")
    assert files(source) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in", "out"]


def test_a_dry_run_says_the_same_and_writes_nothing(corpus: Path, tmp_path: Path) -> None:
    source = log_at(corpus, "osiris/scenarios/page_zeroed_mid")
    (dry,) = library.recover(source, tmp_path / "out", dry_run=True).logs
    assert list(tmp_path.iterdir()) == []
    (log,) = library.recover(source, tmp_path / "out").logs
    assert (dry.records, dry.bytes, dry.kept, dry.lost) == (log.records, log.bytes, log.kept, log.lost)


def test_each_log_of_a_tree_gets_a_folder_and_one_without_anything_stops_no_other(corpus: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(log_at(corpus, "osiris/epochs"), tree / "a")
    shutil.copytree(log_at(corpus, "osiris/scenarios/single_segment_cut_in_first_chunk"), tree / "b")
    report = library.recover(tree, tmp_path / "out")
    assert [bool(log.files) for log in report.logs] == [True, False]
    assert report.damaged
    assert rows(tmp_path / "out" / "a") == rows(tree / "a")
    assert report.logs[1].findings[-1].code is Code.MISSING_SEGMENT


def test_a_log_of_which_nothing_can_be_had_is_an_error_and_leaves_nothing(corpus: Path, tmp_path: Path) -> None:
    source = log_at(corpus, "osiris/scenarios/single_segment_cut_in_first_chunk")
    with pytest.raises(SegspecError, match=r"nothing of this log can be read: .*segment:8: torn: the file ends inside"):
        library.recover(source, tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_does_not_read_back_is_not_left(
    corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "in"
    shutil.copytree(log_at(corpus, "durable_log/head_trimmed"), source)
    last = max(source.glob("*.log"))
    last.write_bytes(last.read_bytes()[:-1])
    monkeypatch.setattr(DeclaredSalvager, "keep", lambda *_, **__: None)
    with pytest.raises(SegspecError, match="the copy was read back, and its record"):
        library.recover(source, tmp_path / "out")
    assert [path.name for path in tmp_path.iterdir()] == ["in"]


@pytest.mark.parametrize(
    "case", ["durable_log/multi_segment", "mojo/primary_ints", "osiris/scenarios/crc_mid_user_chunk"]
)
def test_bytes_that_a_disk_changed_are_found_before_the_copy_appears(
    corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    def changed(files: CopiedFiles, content: bytes) -> int:
        middle = len(content) // 2
        return write(
            files, content[:middle] + bytes(1 ^ byte for byte in content[middle : middle + 1]) + content[middle + 1 :]
        )

    write = CopiedFiles.write
    monkeypatch.setattr(CopiedFiles, "write", changed)
    with pytest.raises(SegspecError, match="the copy was read back, and"):
        library.recover(log_at(corpus, case), tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["", "below", "."])
def test_a_copy_within_the_log_is_refused(corpus: Path, tmp_path: Path, place: str) -> None:
    source = tmp_path / "in"
    shutil.copytree(log_at(corpus, "durable_log/torn_payload"), source)
    before = files(source)
    with pytest.raises(ValueError, match=r"is what is read|lies in .*: choose another folder"):
        library.recover(source, source / place)
    assert files(source) == before
    assert len(list(source.iterdir())) == len(before)


def test_a_folder_with_files_is_refused_and_an_empty_one_is_taken(corpus: Path, tmp_path: Path) -> None:
    source = log_at(corpus, "durable_log/torn_payload")
    out = tmp_path / "out"
    out.mkdir()
    (out / "file").touch()
    with pytest.raises(ValueError, match="already exists"):
        library.recover(source, out)
    (out / "file").unlink()
    library.recover(source, out)
    assert rows(out) == rows(source)


def test_everything_is_synced_before_the_copy_gets_its_name(
    corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    out = tmp_path / "out"

    def fsync(descriptor: int) -> None:
        target = Path(f"/proc/self/fd/{descriptor}").readlink()
        synced.append(target.name)
        assert not out.exists() or target == tmp_path

    monkeypatch.setattr(os, "fsync", fsync)
    library.recover(log_at(corpus, "durable_log/torn_payload"), out)
    assert set(files(out)) <= set(synced)
    assert synced[-1] == tmp_path.name
    assert out.exists()


def test_of_a_bundle_that_repeats_some_numbers_the_others_are_kept_and_the_repeated_ones_counted(
    tmp_path: Path,
) -> None:
    """TANK's sparse bundles state their numbers: this one begins two before the end of the bundle before it."""
    again = bundle([message(b"b"), message(b"c", flags=PREVIOUS_PLUS_ONE), message(b"d")], first=2, last=4)
    write_files(tmp_path / "in", {NAME: plain(0, 3) + again + plain(4, 1) + b"\xff"})
    (made,) = library.recover(tmp_path / "in", tmp_path / "out").logs
    assert (made.records, made.lost.repeated, made.kept) == (5, 2, [(1, 5)])
    assert [row[0] for row in rows(tmp_path / "out")] == [1, 2, 3, 4, 5]
    assert rows(tmp_path / "out")[3][3] == b"d"
    (left_out,) = [found for found in made.findings if "left out" in found.message]
    assert (left_out.code, left_out.position, left_out.records) == (Code.BAD_ORDER, len(plain(0, 3)), 2)


def test_numbers_that_a_frame_only_claimed_are_no_longer_counted_once_a_later_one_has_them() -> None:
    """Two numbers are lost to damage, then a frame without records claims 10 to 20, then records come with 6 and 7."""
    made = RecoveredLog("log", "out", "tank", {}, lost=Lost())
    ledger = Ledger(made, 0)
    ledger.keep(0, 1, 2)
    ledger.find(Finding("log", 40, Code.BAD_COUNT, Severity.ERROR, "damaged", bytes=20), skipped=True)
    ledger.keep(4, 4, 1)
    ledger.keep(10, 20, 0)
    ledger.keep(6, 7, 2)
    ledger.end(None, [], numbered=True)
    assert (made.kept, made.behind_damage) == ([(0, 1), (4, 7)], [(4, 7)])
    assert (made.records, made.records_behind_damage) == (5, 3)
    assert (made.lost.ranges, made.lost.records, made.lost.bytes) == ([(2, 3)], 2, 20)


def test_the_names_of_mojo_segments_rise_also_where_a_pack_has_lost_the_record_that_it_is_named_after(
    tmp_path: Path,
) -> None:
    first = mojo_segment([[MojoEntry((number, 0), [(b"a", b"b")]) for number in range(5, 11)]])
    second = mojo_segment([[MojoEntry((number, 0), [(b"a", b"c")], deleted=number == 4) for number in (4, 12, 13)]])
    write_files(tmp_path / "in", {"5-0": first.content, "4-0": second.content})
    report = library.recover(tmp_path / "in", tmp_path / "out")
    assert sorted(files(tmp_path / "out")) == ["12-0", "5-0"]
    assert report.logs[0].remaining == []
    assert [row[1] for row in rows(tmp_path / "out")] == [(number, 0) for number in (*range(5, 11), 12, 13)]


def test_a_mojo_segment_whose_name_has_no_id_is_copied_after_others(tmp_path: Path) -> None:
    groups = [[MojoEntry((number, 0), [(b"a", b"b")])] for number in range(5, 11)]
    write_files(tmp_path / "in", {"5-0": mojo_segment(groups[:3]).content, "w0": mojo_segment(groups[3:]).content})
    library.recover(tmp_path / "in", tmp_path / "out")
    assert rows(tmp_path / "out") == rows(tmp_path / "in")
