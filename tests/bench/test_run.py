"""A quick run from beginning to end, and what the documentation makes of its result."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner

import tests.bench
from tests.bench import child, own, run, verbs
from tests.bench.__main__ import main
from tests.bench.kinds import LogFile
from tests.conftest import ROOT

SCHEMA = json.loads((Path(tests.bench.__file__).parent / "result.schema.json").read_text())
COMMITTED = [ROOT / "docs" / "_data" / f"bench{part}.json" for part in ("", "-verbs", "-any-spec", "-kafka")]


in_a_process = run.ask


def in_this_one(log: LogFile, what: str) -> dict[str, Any]:
    """Does without a process for each measure, and says the same of it, but for its memory."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(child, "ENOUGH_SECONDS", 1e-9)
        return child.measure(what, log)


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("bench")
    output = folder / "result" / "bench.json"
    arguments = ["--sizes", "50kB,100kB", "--rounds", "1", "--logs", "ffwd 100", "--output", str(output)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run, "ask", lambda log, what: (in_a_process if what == own.ARROW else in_this_one)(log, what))
        patch.setattr(run, "WHOLE", {verbs.COPY})  # Of the others it is not asked whether their byte code is there.
        done = CliRunner().invoke(main, [*arguments, "--data", str(folder / "data")])
    assert done.exit_code == 0, done.output
    return folder, json.loads(output.read_text())


def test_a_quick_run_writes_what_its_schema_says(ran: tuple[Path, dict[str, Any]]) -> None:
    _, result = ran
    jsonschema.validate(result, SCHEMA)
    assert {row["log"] for row in result["measurements"]} == {"ffwd 100 B"}
    assert {row["size"] for row in result["measurements"]} == {50_000, 100_000}
    for row in result["measurements"]:
        assert row["min"] <= row["median"] <= row["max"]
    assert all(row["got"] is not None for row in result["ratios"] if "memcpy" in row["target"])


def test_logs_are_gone_when_a_run_has_ended(ran: tuple[Path, dict[str, Any]]) -> None:
    folder, _ = ran
    assert [path.name for path in (folder / "data").rglob("*") if "log" in path.name] == []


def test_a_result_says_nothing_of_where_it_was_made(ran: tuple[Path, dict[str, Any]]) -> None:
    folder, result = ran
    for text in (json.dumps(result), *(path.read_text() for path in COMMITTED)):
        assert str(folder) not in text
        assert not re.search(r'"/|/(home|root|tmp|work|Users)/', text)


@pytest.mark.parametrize("path", COMMITTED, ids=lambda path: path.stem)
def test_the_committed_result_fits_the_schema(path: Path) -> None:
    jsonschema.validate(json.loads(path.read_text()), SCHEMA)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["--sizes", "5 potatoes"], "is no size"), (["--formats", "kafka"], "'kafka' is no format: osiris")],
)
def test_what_cannot_be_measured_is_refused(arguments: list[str], message: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, [*arguments, "--output", str(tmp_path / "out.json")])
    assert done.exit_code == 2
    assert message in done.output
    assert not (tmp_path / "out.json").exists()


def test_the_page_shows_every_target_and_every_log(
    ran: tuple[Path, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "_hooks"))
    from segspec_docs.bench import Bench

    folder, result = ran
    page = Bench(folder / "result" / "bench.json")
    assert result["machine"]["processor"] in page.machine()
    assert page.writing().count("<tr>") == 2
    for log in page.logs():
        drawn = svg(page.bars(log))
        labels = [text.text for text in drawn.iter("text") if text.get("class") == "label"]
        assert {"memcpy", "segspec arrow", "Kaitai Python"} <= set(labels)
        assert "segspec arrow" in page.rates(log)


def test_the_page_says_so_where_nothing_was_measured(
    ran: tuple[Path, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "_hooks"))
    from segspec_docs.bench import Bench

    result = {**ran[1], "measurements": [row for row in ran[1]["measurements"] if row["what"] == "Kaitai Python"]}
    result["skipped"] = [{"log": "ffwd 100 B", "size": 50_000, "what": "memcpy", "reason": "failed: <no> memory"}]
    result["ratios"] = [{**row, "got": None, "met": None} for row in result["ratios"]]
    (tmp_path / "bench.json").write_text(json.dumps(result))
    page = Bench(tmp_path / "bench.json")
    assert "failed: &lt;no&gt; memory" in page.skipped()
    assert f"0 of {len(result['ratios'])} targets are met, 0 missed" in page.verdict()
    svg(page.bars("ffwd 100 B"))


def svg(html: str) -> ET.Element:
    """The drawing, which has to be well-formed and to have a title."""
    root = ET.fromstring(html.removeprefix('<div class="scroll">').removesuffix("</div>"))
    title = root.find("title")
    assert title is not None
    assert root.get("aria-labelledby") == title.get("id")
    return root


def test_plots_place_values_by_their_logarithm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "_hooks"))
    from segspec_docs import plots

    assert plots.decades(3e6, 4e9) == [1e6, 1e7, 1e8, 1e9, 1e10]
    assert plots.decades(1e6, 1e6) == [1e6, 1e7]
    assert plots.place(1e8, [1e6, 1e10], 100, 300) == 200
