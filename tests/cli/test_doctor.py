"""`segspec doctor` and `segspec PATH`: what is there, what is wrong, what the next start does, and what to type."""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import segspec as library
from segspec.samples import FOLDER as SAMPLES
from tests.cli.conftest import Run

TORN = SAMPLES / "osiris" / "torn_tail" / "log"
SOUND = SAMPLES / "osiris" / "epochs" / "log"
LOSES = SAMPLES / "durable_log" / "torn_payload_reopened" / "log"
STUCK = SAMPLES / "tank" / "disk_full" / "log"
MOST_LINES = 12


@contextmanager
def written(path: Path) -> Iterator[None]:
    """Another process has the file open for writing."""
    with path.open("ab") as file, subprocess.Popen(["sleep", "600"], stdout=file) as writer:
        try:
            yield
        finally:
            writer.kill()


def test_a_path_in_place_of_a_verb_is_for_the_doctor(
    segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert segspec(TORN) == segspec("doctor", TORN)
    monkeypatch.chdir(tmp_path)
    shutil.copytree(SOUND, tmp_path / "orders")
    assert segspec("orders", "--json").json[0]["need"] == "sound"


@pytest.mark.parametrize(("log", "need"), [(TORN, "damaged"), (LOSES, "loses data"), (STUCK, "does not start")])
def test_a_damaged_log_has_its_finding_its_start_and_a_command_that_saves_it(
    log: Path, need: str, segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = segspec("doctor", log)
    facts = library.open(log).info()
    finding = next(each for each in facts["findings"] if each.severity == "error")
    assert (done.code, done.lines[0]) == (3, f"{need}  {log}")
    assert len(done.lines) <= MOST_LINES
    assert f"{facts['format']}, {facts['records']:,} records" in done.lines[1]
    assert f"{Path(finding.path).name}:{finding.position}: {finding.message}" in done.out
    word, _, command = done.lines[-1].partition(": ")
    assert (word, command.startswith(f"segspec recover {log} -o ")) == ("next", True)
    monkeypatch.chdir(tmp_path)
    rescued = segspec(*shlex.split(command)[1:])
    assert (rescued.code, rescued.err) == (3, "")
    (copy,) = tmp_path.iterdir()
    left = {finding.code for finding in library.open(copy).verify()}
    assert left <= {"gap", "missing-segment"}, "records that nobody has are missing, and nothing else is wrong"


def test_a_log_that_does_not_start_says_why(segspec: Run) -> None:
    done = segspec("doctor", STUCK)
    crash = library.open(STUCK).forecast().crash
    assert crash is not None
    assert "next start" in done.out
    assert crash.reason in done.out
    assert done.lines[-2].startswith("first: do not use TANK_FORCE_SALVAGE_CURSEGMENT=1")


def test_a_file_of_a_log_is_looked_at_alone_and_the_log_is_saved(segspec: Run) -> None:
    last = max(TORN.glob("*.segment"))
    (said,) = segspec("doctor", last, "--json").json
    assert (said["segments"], said["records"], said["need"]) == ("1", "395", "damaged")
    assert said["next"].startswith(f"segspec recover {TORN} ")
    assert segspec("doctor", min(TORN.glob("*.segment"))).lines[3].split() == ["damage", "none", "found"]


def test_a_tree_shows_what_needs_most_and_leads_to_the_worst(segspec: Run) -> None:
    done = segspec("doctor", SAMPLES)
    assert (done.code, len(done.lines) <= MOST_LINES) == (3, True)
    assert done.lines[1].startswith("  20 logs, ")
    needs = [line.strip().partition("  ")[0] for line in done.lines[2:7]]
    assert needs == ["loses data", "does not start", "damaged", "damaged", "damaged"]
    assert done.lines[7] == f"  … and 2 more: segspec report {SAMPLES}"
    assert done.lines[-1] == f"next: segspec doctor {LOSES}"


def test_json_is_one_object_that_says_the_same(segspec: Run) -> None:
    *logs, sums = segspec("report", SAMPLES, "--json").json
    (said,) = segspec("doctor", SAMPLES, "--json").json
    assert {name: said[name] for name in sums} == sums
    assert [log["path"] for log in said["worst"]] == [log["path"] for log in logs[:5]]
    assert (said["need"], said["next"]) == ("loses-data", f"segspec doctor {LOSES}")


def test_a_sound_tree_has_nothing_to_do_first(segspec: Run) -> None:
    done = segspec("doctor", SAMPLES / "nodes")
    assert (done.code, done.lines[-1]) == (0, f"next: segspec dump {SAMPLES / 'nodes'} --limit 10")
    assert (len(done.lines), "first" in done.out) == (3, False)


def test_what_a_write_under_way_explains_is_no_damage(segspec: Run, tmp_path: Path) -> None:
    log = tmp_path / "log"
    shutil.copytree(TORN, log)
    with written(max(log.glob("*.segment"))):
        (said,) = segspec("doctor", log, "--json").json
        shown = segspec("doctor", log)
        foretold = segspec("forecast", log)
    assert (said["need"], said["next"]) == ("being-written", f"segspec tail {log}")
    assert (shown.code, shown.lines[0], "first:" in shown.out) == (0, f"being written  {log}", False)
    assert "839.segment:19833: torn: a write under way explains it" in foretold.out
    assert ": error " not in foretold.out
    assert segspec("doctor", log).code == 3


def test_damage_before_the_end_is_damage_while_somebody_writes_too(segspec: Run, tmp_path: Path) -> None:
    log = tmp_path / "log"
    shutil.copytree(LOSES, log)
    with written(next(log.glob("*.log"))):
        done = segspec("doctor", log)
    assert (done.code, done.lines[0]) == (3, f"loses data  {log}")


def test_one_that_cannot_be_read_is_a_failure(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "log").mkdir()
    done = segspec("doctor", tmp_path)
    assert (done.code, done.out) == (1, "")
    assert done.err == f"segspec: {tmp_path}: no log of a known format in this folder or below it\n"


def test_a_release_that_owns_no_log_here_is_refused(segspec: Run) -> None:
    done = segspec("doctor", SOUND, "--owner", "tank-4.0")
    assert (done.code, "tank-4.0 owns tank files; these are osiris" in done.err) == (1, True)


def test_a_name_that_steers_a_shell_is_one_word_of_the_next_command(segspec: Run, tmp_path: Path) -> None:
    log = tmp_path / "a; rm -rf b"
    shutil.copytree(TORN, log)
    (said,) = segspec("doctor", log, "--json").json
    assert shlex.split(said["next"]) == ["segspec", "recover", str(log), "-o", f"./{log.name}.rescued"]
    assert json.dumps(said)
