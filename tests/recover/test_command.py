"""`segspec recover`: exit codes, the text for people, the object for programs."""

from __future__ import annotations

from pathlib import Path

import segspec as library
from tests.cli.conftest import Run
from tests.recover.logs import rows


def folder(corpus: Path, case: str) -> Path:
    return Path(library.open(corpus / case).path)


def test_a_sound_log_exits_0_and_the_text_says_that_nothing_is_lost(corpus: Path, tmp_path: Path, segspec: Run) -> None:
    done = segspec("recover", folder(corpus, "ffwd/trimmed"), "-o", tmp_path / "out")
    assert done.code == 0
    assert "kept  134 records" in done.out
    assert "lost  nothing" in done.out
    assert rows(tmp_path / "out") == rows(folder(corpus, "ffwd/trimmed"))


def test_a_damaged_log_exits_3_and_the_text_says_what_is_lost_where_and_why(
    corpus: Path, tmp_path: Path, segspec: Run
) -> None:
    source = folder(corpus, "durable_log/torn_payload_reopened")
    done = segspec("recover", source, "-o", tmp_path / "out")
    assert done.code == 3
    assert f"durable_log  {source} -> {tmp_path / 'out'}" in done.out
    assert "kept  25 records at offsets 0 … 19, 21 … 25; 2,850 bytes of segments, 4 files" in done.out
    assert "5 of them after damage: 21 … 25" in done.out
    assert "lost  offsets 20 (1), 64 bytes" in done.out
    assert "error bad-checksum: record 20" in done.out
    assert "left in the copy" in done.out


def test_the_object_has_every_number_as_text(corpus: Path, tmp_path: Path, segspec: Run) -> None:
    source = folder(corpus, "osiris/scenarios/page_zeroed_mid")
    done = segspec("recover", source, "-o", tmp_path / "out", "--output", "json")
    assert done.code == 3
    (report,) = done.json
    (log,) = report["logs"]
    assert report["dry_run"] is False
    assert (log["path"], log["out"], log["format"]) == (str(source), str(tmp_path / "out"), "osiris")
    assert (log["kept"]["records"], log["lost"]["records"], log["lost"]["bytes"]) == ("1110", "89", "4242")
    assert log["lost"]["ranges"] == [["1008", "1096"]]
    assert log["kept"]["behind_damage"]["ranges"] == [["1097", "1253"]]
    assert {name: str((tmp_path / "out" / name).stat().st_size) for name in log["files"]} == log["files"]
    assert (log["holes"], log["filled"], log["remaining"]) == ("fill", [["1008", "1096"]], [])
    assert log["consumers"] == {
        "owner": "rabbitmq-4.2",
        "owner_chosen": "the newest known, for no node's feature flags are beside it",
        "reads_through": True,
        "first_offset": "0",
        "until_offset": "1254",
    }


def test_holes_that_are_kept_stay_and_the_report_says_where_a_consumer_stops(
    corpus: Path, tmp_path: Path, segspec: Run
) -> None:
    source = folder(corpus, "osiris/scenarios/page_zeroed_mid")
    done = segspec("recover", source, "-o", tmp_path / "out", "--output", "json", "--holes", "keep")
    (log,) = done.json[0]["logs"]
    assert [each["code"] for each in log["remaining"]] == ["missing-segment"]
    assert all(each["path"].startswith(str(tmp_path / "out")) for each in log["remaining"])
    assert (log["consumers"]["reads_through"], log["consumers"]["until_offset"]) == (False, "1008")
    assert log["consumers"]["stop"]["path"].startswith(str(tmp_path / "out"))


def test_the_text_has_the_table_of_offsets_that_moved_and_says_how_far_a_consumer_gets(
    corpus: Path, tmp_path: Path, segspec: Run
) -> None:
    done = segspec(
        "recover", folder(corpus, "osiris/scenarios/page_zeroed_mid"), "-o", tmp_path / "out", "--holes", "renumber"
    )
    assert "holes closed; old offsets -> new ones:\n      0 … 1007 -> 0 … 1007\n      1097 … 1253 -> 1008 … 1164\n" in (
        done.out
    )
    assert "read  a consumer receives 0 … 1164, all (rabbitmq-4.2: the " in done.out


def test_the_owner_whose_consumers_are_meant_can_be_named(corpus: Path, tmp_path: Path, segspec: Run) -> None:
    """A copy that is worked on has no node's feature flags beside it: only who copied it knows the release."""
    source = folder(corpus, "osiris/scenarios/page_zeroed_mid")
    done = segspec("recover", source, "-o", tmp_path / "out", "--owner", "rabbitmq-3.10")
    assert done.code == 3
    assert "read  a consumer receives 0 … 1253, all (rabbitmq-3.10)\n" in done.out
    (told,) = segspec("recover", source, "-o", tmp_path / "o", "--owner", "rabbitmq-3.10", "--output", "json").json
    assert told["logs"][0]["consumers"]["owner"] == "rabbitmq-3.10"
    assert "owner_chosen" not in told["logs"][0]["consumers"]
    (told,) = segspec("recover", source, "-o", tmp_path / "chosen", "--output", "json", "--dry-run").json
    assert told["logs"][0]["consumers"]["owner_chosen"].startswith("the newest known")

    refused = segspec("recover", source, "-o", tmp_path / "no", "--owner", "tank-4.0")
    assert refused.code == 1
    assert "tank-4.0 owns tank files; these are osiris" in refused.err
    assert not (tmp_path / "no").exists()


def test_holes_of_a_format_whose_consumers_do_not_stop_at_them_can_only_be_kept(
    corpus: Path, tmp_path: Path, segspec: Run
) -> None:
    source = folder(corpus, "durable_log/missing_middle_segment")
    done = segspec("recover", source, "-o", tmp_path / "out", "--holes", "fill")
    assert done.code == 1
    assert "holes='fill' is not for durable_log" in done.err
    assert not (tmp_path / "out").exists()
    assert segspec("recover", source, "-o", tmp_path / "out", "--holes", "keep").code == 3


def test_a_dry_run_writes_nothing(corpus: Path, tmp_path: Path, segspec: Run) -> None:
    done = segspec("recover", folder(corpus, "mojo/w_tail_torn"), "-o", tmp_path / "out", "--dry-run")
    assert done.code == 3
    assert "would be written to" in done.out
    assert "kept  249 records at ids" in done.out
    assert "an unknown number of records at the damaged end" in done.out
    assert not (tmp_path / "out").exists()


def test_without_a_target_it_is_wrong_usage(corpus: Path, segspec: Run) -> None:
    done = segspec("recover", folder(corpus, "ffwd/trimmed"))
    assert done.code == 2
    assert "Missing option '--out'" in done.err


def test_a_target_that_is_there_exits_1_and_says_so(corpus: Path, tmp_path: Path, segspec: Run) -> None:
    (tmp_path / "file").touch()
    done = segspec("recover", folder(corpus, "ffwd/trimmed"), "-o", tmp_path)
    assert (done.code, done.out) == (1, "")
    assert "a copy needs a new or an empty folder" in done.err


def test_an_index_has_no_records_to_recover(corpus: Path, tmp_path: Path, segspec: Run) -> None:
    index = folder(corpus, "durable_log/torn_payload") / "segment_00000000000000000000.idx"
    done = segspec("recover", index, "-o", tmp_path / "out")
    assert done.code == 1
    assert "is an index: it has no records" in done.err
    assert list(tmp_path.iterdir()) == []
