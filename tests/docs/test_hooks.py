"""What the pages take from the code: transcripts, frames, signatures, codes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from segspec.core.errors import Code, Severity
from segspec.formats.contract.rulebook import Rule
from segspec.parsing.annotate import Field
from segspec.spark.option_table import OPTIONS
from segspec.spark.spec_options import OF_SPECS
from tests.conftest import ROOT

sys.path.insert(0, str(ROOT / "docs" / "_hooks"))

from segspec_docs import ansi, any_spec, api, findings, frames, queue_bench, search, tables, transcripts, verb_bench


@pytest.fixture(scope="module")
def terminal() -> Iterator[transcripts.Terminal]:
    made = transcripts.Terminal()
    yield made
    made.close()


def test_a_transcript_shows_command_output_and_exit_code(terminal: transcripts.Terminal) -> None:
    text = terminal.run("segspec verify samples/osiris/torn_tail/log", exit=3)
    assert '<span class="typed">segspec verify samples/osiris/torn_tail/log</span>' in text
    assert ".segment:19833: error torn: the file ends inside the chunk's data section" in text
    assert '<span class="exit">exit code 3</span>' in text
    assert '<span class="red">' in terminal.run("segspec forecast samples/osiris/torn_tail/log", exit=3)


def test_a_page_that_promises_another_exit_code_does_not_build(terminal: transcripts.Terminal) -> None:
    with pytest.raises(transcripts.TranscriptError, match="gave exit code 0, the page says 3"):
        terminal.run("segspec verify samples/osiris/epochs/log", exit=3)


def test_a_page_can_run_nothing_else(terminal: transcripts.Terminal) -> None:
    with pytest.raises(transcripts.TranscriptError, match="not ls"):
        terminal.run("ls")


def test_long_output_is_cut_and_says_so(terminal: transcripts.Terminal) -> None:
    assert "… 297 more lines" in terminal.run("segspec dump samples/osiris/epochs/log", lines=3)
    assert "… 297 lines before" in terminal.run("segspec dump samples/osiris/epochs/log", tail=3)


def test_no_path_of_the_building_machine_is_on_a_page(terminal: transcripts.Terminal) -> None:
    text = terminal.run("segspec info samples", exit=3)
    assert str(terminal.folder) not in text
    assert str(ROOT) not in text


def test_a_piece_of_python_is_shown_with_what_it_prints(terminal: transcripts.Terminal) -> None:
    text = terminal.python("\nimport segspec\nprint(segspec.open('samples/osiris/epochs/log').format.name)\n")
    assert text.startswith("```python\nimport segspec\n")
    assert ">osiris</pre>" in text


def test_colours_become_spans_and_text_is_escaped() -> None:
    assert ansi.to_html("a \x1b[31m<b>\x1b[0m c") == 'a <span class="red">&lt;b&gt;</span> c'
    assert ansi.to_html("\x1b[31;1mx\x1b[m") == '<span class="red bold">x</span>'


def field(start: int, end: int, path: str, bits: tuple[int, int] | None = None) -> Field:
    return Field(start, end, path, 0, "structure", bits=bits, content=bytes(end - start))


def test_bits_of_one_byte_are_one_run_of_a_dump() -> None:
    fields = [field(0, 1, "flag", (0, 1)), field(0, 4, "length", (1, 31)), field(4, 6, "rest")]
    runs = frames.byte_runs(fields)
    assert [(run.path, run.start, run.end, len(run.content)) for run in runs] == [
        ("flag", 0, 1, 1),
        ("length", 1, 4, 3),
        ("rest", 4, 6, 2),
    ]


def test_a_section_replaces_the_field_that_holds_it() -> None:
    merged = frames.replaced(
        [field(0, 4, "head"), field(4, 8, "data"), field(8, 9, "tail")], [field(4, 6, "a"), field(6, 8, "b")], 4, 8
    )
    assert [one.path for one in merged] == ["head", "a", "b", "tail"]


def test_the_middle_of_a_long_field_is_left_out_of_a_dump() -> None:
    lines = list(frames.dump_lines(frames.Part("", [field(0, 4, "head"), field(4, 1000, "body")]), 0, 16))
    assert len(lines) < 10
    assert any("more bytes of body" in line for line in lines)


def test_every_byte_of_a_samples_frame_is_shown_once() -> None:
    parts = frames.parts_of(ROOT / "python/segspec/samples/osiris/epochs/log/00000000000000000000.segment", 8, None)
    runs = frames.byte_runs(parts[0].fields)
    assert [run.start for run in runs[1:]] == [run.end for run in runs[:-1]]
    assert all(len(run.content) == run.end - run.start for run in runs)


FOUND = Rule("osiris.chunk.crc", ("It is right.",), "must", ("system",), Code.BAD_CHECKSUM, Severity.ERROR)


def made_findings(tmp_path: Path, printed: str, left_out: str = "") -> findings.Findings:
    words = {str(code): {"means": "…", "costs": "Much.", "do": "Look."} for code in Code if code != left_out}
    words["torn"] = {"means": "Cut.", "costs": "The end.", "do": "Wait.", "try": "segspec verify log"}
    (tmp_path / "findings.yml").write_text(json.dumps(words), encoding="utf-8")
    held = {FOUND.id: ["a", "b"]}
    return findings.Findings(tmp_path / "findings.yml", [FOUND], lambda name: held, lambda line: (printed, 3))


def test_codes_without_words_end_the_build(tmp_path: Path) -> None:
    with pytest.raises(findings.UndescribedCodeError, match="gap"):
        made_findings(tmp_path, "error torn", left_out="gap")


def test_a_code_is_shown_with_what_to_do_its_example_and_its_rules(tmp_path: Path) -> None:
    text = made_findings(tmp_path, "error torn")()
    torn, checksum = text[text.index("## torn") :], text[text.index("## bad-checksum") :]
    assert "<dt>What to do</dt><dd><p>Wait.</p></dd>" in torn
    assert "<code>segspec verify log</code>" in torn
    assert "<code>segspec conformance explain osiris.chunk.crc</code>" in checksum
    assert 'href="../formats/osiris.html#osiris.chunk.crc"' in checksum
    assert "must, error, 2 vectors" in checksum


def test_an_example_that_does_not_show_its_code_ends_the_build(tmp_path: Path) -> None:
    with pytest.raises(transcripts.TranscriptError, match="does not find torn"):
        made_findings(tmp_path, "no damage found")()


def test_signatures_read_as_code() -> None:
    def sample(self: object, path: str, *, severity: Severity = Severity.ERROR, note: str = "") -> Path:
        """Nothing."""
        raise NotImplementedError

    shown = api.signature("Log.sample", sample)
    assert shown == (
        "```python\nLog.sample(path: str, *, severity: Severity = Severity.ERROR, note: str = '') -> Path\n```"
    )


def test_search_entries_are_headings_and_fields(tmp_path: Path) -> None:
    (tmp_path / "synonyms.yml").write_text("repair: recover\n", encoding="utf-8")
    index = search.SearchIndex(tmp_path / "synonyms.yml")
    index.add(
        "osiris",
        "formats/osiris.html",
        '<h1 id="osiris">osiris<a class="headerlink" href="#osiris">#</a></h1><p>A log.</p>'
        '<table><tr id="chunk.magic"><td class="field"><code>magic</code></td>'
        '<td class="meaning">Five.</td></tr></table>',
        "The bytes.",
    )
    assert index.entries == [
        ("osiris", "", "formats/osiris.html", "A log. The bytes. osiris"),
        ("magic", "osiris · chunk", "formats/osiris.html#chunk.magic", "Five."),
    ]


def test_the_table_of_sparks_options_is_what_the_code_has() -> None:
    rows = [line for line in tables.spark_options().splitlines() if line.startswith("| `")]
    shown = {cells[0]: cells[1:] for line in rows if (cells := [cell.strip() for cell in line[1:-1].split("|")])}
    assert list(shown) == [f"`{option.name}`" for option in OPTIONS]
    for option in OPTIONS:
        default, takes, uses, _, does = shown[f"`{option.name}`"]
        assert (default.strip("`"), takes, does) == (option.default or "", option.takes.words, option.does)
        assert set(uses.replace("`", "").split(", ")) == set(option.uses)


def test_the_options_of_the_source_kaitai_are_what_the_code_has() -> None:
    rows = [line for line in tables.spec_options().splitlines() if line.startswith("| `")]
    assert [line.split("|")[1].strip() for line in rows] == [f"`{option.name}`" for option in OF_SPECS.all]


def test_a_store_that_is_compared_in_one_mode_has_no_figure_in_the_others(tmp_path: Path) -> None:
    rows = [
        {"what": what, "mode": mode, "bytes": 100, "threads": 1, "appends_per_second": 10, "cpu_microseconds": 2.0}
        for what, mode in (("segspec.queue", "always"), ("segspec.queue", "never"), ("write(), grouped", "always"))
    ]
    result = {"command": "", "rounds": 1, "appends": rows}
    (tmp_path / "bench.json").write_text(json.dumps(result), encoding="utf-8")
    made = queue_bench.QueueBench(tmp_path / "bench.json")
    assert "<td>write(), grouped</td><td>2 µs</td><td></td>" in made.processor().replace("\n", "")
    assert made.share("always", 1, "write(), grouped") == "1"


def test_a_verb_s_cell_has_its_time_its_rate_and_whether_its_target_is_met(tmp_path: Path) -> None:
    def row(what: str, seconds: float) -> dict[str, Any]:
        return {"log": "mojo 180 B", "size": 200_000_000, "what": what, "median": seconds, "peak_bytes": 21_000_000}

    def target(name: str, met: bool) -> dict[str, Any]:
        return {"target": name, "log": "mojo 180 B", "size": 200_000_000, "met": met}

    result = {
        "command": "",
        "rounds": 1,
        "measurements": [row("cp, synced", 0.1), row("segspec dump LOG", 0.5), row("segspec dump LOG --frames", 4.0)],
        "ratios": [
            target("segspec dump LOG --frames, MB a second", False),
            target("segspec dump LOG, MB a second", True),
        ],
        "skipped": [{"log": "mojo 180 B", "what": "segspec forecast LOG", "reason": "no owner"}],
    }
    (tmp_path / "bench.json").write_text(json.dumps(result), encoding="utf-8")
    page = verb_bench.VerbBench(tmp_path / "bench.json")
    assert page.sizes() == [200_000_000]
    table = page.table("180 B", 200_000_000)
    assert '<code>dump LOG</code></td><td class="met">0.5 s<br><small>400 MB/s</small></td>' in table
    assert '<code>dump LOG --frames</code></td><td class="missed">4 s<br><small>50 MB/s</small></td>' in table
    assert page.table("1 KB", 200_000_000) == "Not measured."
    assert page.verdict() == "1 of 2 targets are met"
    assert page.memory() == "21 MB at 200 MB (`dump LOG`, mojo 180 B)"
    assert page.left_out() == "`forecast` of mojo: no owner"


def test_reasons_that_differ_in_names_alone_are_one_row(tmp_path: Path) -> None:
    def spec(name: str, lane: str, why: str = "") -> dict[str, Any]:
        return {"spec": name, "lane": lane, "rows": "", "seconds": 0.5, "why": why}

    specs = [
        spec("a.ksy", "kernel"),
        spec("b.ksy", "parser", "the field head.level is a list"),
        spec("c.ksy", "parser", "the field items is a list"),
        spec("d.ksy", "", "no field"),
    ]
    left = [{"test": "t", "kind": "value", "shown": "x", "verdict": "wrong", "why": "1 instead of 2"}]
    language = {"commit": "", "tests": 9, "counts": {"value right": 1200, "value wrong": 1}, "left": left}
    result = {"date": "2026-11-26", "gallery": {"commit": "0123456789abcdef", "specs": specs}, "language": language}
    (tmp_path / "any.json").write_text(json.dumps(result), encoding="utf-8")
    page = any_spec.AnySpec(tmp_path / "any.json")
    assert "<td>by kernels</td><td>1</td>" in page.gallery()
    assert "<td>refused</td><td>1</td>" in page.gallery()
    assert "<td>the … is a list</td><td>2</td><td>b.ksy, c.ksy</td>" in page.slow()
    assert "<td>d.ksy</td><td>no field</td>" in page.refused()
    assert "<td>Values of fields</td><td>1,200</td><td>1</td><td>0</td>" in page.language()
    assert "<td>1 instead of 2</td><td>1</td><td>t</td>" in page.left("wrong")
    assert page.left("unreachable") == "None is unreachable."
