"""The command around the fuzzer: what it refuses, one input again, and inputs made smaller."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.fuzz import minimise
from tests.fuzz.__main__ import main
from tests.fuzz.cases import Case, unpack
from tests.fuzz.runs import read_log

LOG = """\
#2\tINITED cov: 10 ft: 11 corp: 1/1b exec/s: 0 rss: 50Mb
#64\tNEW    cov: 120 ft: 300 corp: 2/9b lim: 99 exec/s: 9 rss: 50Mb L: 9/9 MS: 1 Custom-
artifact_prefix='x/'; Test unit written to x/slow-unit-00ff
artifact_prefix='x/'; Test unit written to x/crash-00ff
stat::number_of_executed_units: 70
stat::average_exec_per_sec:     9
"""


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_one_input_is_read_again_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "input"
    file.write_bytes(Case("ffwd", b"FFLG" + bytes(12) + b"\0\0\0\1a").pack())
    done = run("reader", "ffwd", "--replay", file)
    assert done.exit_code == 0
    assert "0000000000000000: 21 bytes" in done.output


def test_an_input_is_made_as_small_as_what_it_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(format: str, data: bytes) -> None:
        if b"AB" in unpack(format, data).segment:
            raise LookupError

    monkeypatch.setattr(minimise, "check_of", lambda _: check)
    file = tmp_path / "input"
    file.write_bytes(Case("tank", b"..AAB.AB" * 5, b"index", 3).pack())
    assert run("reader", "tank", "--minimise", file).exit_code == 0
    assert unpack("tank", (tmp_path / "input.min").read_bytes()) == Case("tank", b"AB")


def test_an_input_that_breaks_nothing_is_not_made_smaller() -> None:
    with pytest.raises(ValueError, match="breaks no promise"):
        minimise.minimised("reader", "tank", Case("tank", b"").pack())


def test_what_the_fuzzer_says_is_read(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text(LOG)
    found = read_log("reader", "tank", 77, log)
    assert (found.executions, found.rate, found.edges) == (70, 9, 120)
    assert found.crashes == (Path("x/crash-00ff"),)
    assert found.failed
    log.write_text(LOG.replace("crash", "nothing"))
    assert not read_log("reader", "tank", 0, log).failed
    assert read_log("reader", "tank", 1, log).failed
