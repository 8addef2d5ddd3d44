"""A process loads what it uses: what an import and the quick verbs may load, each in a process of its own.

No clock is read here. How long a process takes is measured by `make bench`; what makes it long is a module too many.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
import pytest

import segspec
from segspec.cli import dump, tail
from tests.builders.durable_log import record, segment_name

NAMES_ONLY = {"segspec", "segspec.core", "segspec.core.version"}

HEAVY = {"pyarrow", "numpy", "pandas", "rich", "cramjam", "fsspec", "logging", "hashlib", "subprocess", "tempfile",
         "shutil", "ssl", "socket", "email", "concurrent.futures", "importlib.metadata"}  # fmt: skip
"""What reading a log from its first bytes to its last needs nothing of."""

OF_THE_COMMAND_LINE = {"click", "inspect", "dataclasses"}

LOGS = {
    "osiris": "osiris/plain_stream",
    "tank": "tank/head_small_plain",
    "durable_log": "durable_log/exact_fit_segment/log",
    "mojo": "mojo/primary_basic",
    "ffwd": "ffwd/basic_small/qlog",
}
LIGHT = {"descriptor", "folder", "layout"}
"""What is loaded of a format to learn that a folder is not its own."""

READ_BY_MOJO = {
    "detect", "index", "kernels", "known", "pack", "rules", "scan", "scan.batch", "scan.pack_run", "scan.run",
    "variant",
}  # fmt: skip
"""Of mojo for a log without a magic and not called as mojo's are: only its content shows that it is none."""

RUN = """
import sys
from segspec.cli.main import main
sys.argv[0] = "segspec"
code = main()
print("modules", *sys.modules)
sys.exit(code)
"""


def loaded(script: str, *arguments: str | Path) -> set[str]:
    """The modules of a process that ran `script`, whose last line they are."""
    command = [sys.executable, "-c", script, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split()[1:])


def too_much(modules: Iterable[str], heavy: Iterable[str]) -> list[str]:
    return sorted(set(modules) & set(heavy))


def of_others(modules: Iterable[str], name: str, more: Sequence[str] = ()) -> list[str]:
    """The modules of other formats than `name` that are no light part of theirs, nor among `more`."""
    parts = (module.split(".") for module in modules if module.startswith("segspec.formats."))
    known = [".".join(part[2:]) for part in parts if len(part) > 3 and part[2] in LOGS and part[2] != name]
    return sorted(part for part in known if part not in more and part.split(".", 1)[1] not in LIGHT)


def test_the_library_is_imported_without_what_it_can_do() -> None:
    modules = loaded("import sys, segspec; print('modules', *sys.modules)")
    assert {module for module in modules if module.split(".")[0] == "segspec"} == NAMES_ONLY
    assert too_much(modules, HEAVY | OF_THE_COMMAND_LINE) == []


def test_every_public_name_is_there_when_it_is_asked_for() -> None:
    names = loaded("import segspec; print('modules', *segspec.__all__)")
    assert loaded("import segspec; print('modules', *(n for n in segspec.__all__ if getattr(segspec, n)))") == names
    assert names <= loaded("import segspec; print('modules', *dir(segspec))")
    with pytest.raises(AttributeError, match="module 'segspec' has no attribute 'nothing'"):
        getattr(segspec, "nothing")  # noqa: B009 - types know that there is none


DECLARED = {"durable_log": "segspec.frames.reader"}
"""Formats that are read by the reader of declared logs."""


PARSERS = "segspec_ksy.logs.debug", "segspec.frames.frame_parsers", "segspec.frames.resync"
"""What tells why a frame does not hold, and where reading continues after it."""


@pytest.mark.parametrize("name", LOGS)
def test_a_log_is_read_by_its_own_format_and_nothing_heavy(name: str, corpus: Path) -> None:
    log = corpus / LOGS[name]
    more = [f"mojo.{part}" for part in READ_BY_MOJO] if name == "tank" else []
    for verb in (["dump", "--limit", "1"], ["verify"], ["info"], ["tail", "-n", "1"]):
        modules = loaded(RUN, *verb, log)
        assert too_much(modules, HEAVY) == [], verb
        assert of_others(modules, name, more) == [], verb
        assert DECLARED.get(name, f"segspec.formats.{name}.reader") in modules, verb


def test_a_sound_log_whose_frames_are_records_is_read_without_parsers(tmp_path: Path) -> None:
    (tmp_path / segment_name(0)).write_bytes(record(0, b"one") + record(1, b"two"))
    for verb in (["dump"], ["verify"], ["info"]):
        modules = loaded(RUN, *verb, tmp_path)
        assert [name for name in modules if name.startswith(PARSERS)] == [], verb


def test_lines_of_text_need_no_parser_of_json_and_no_objects_for_paths(corpus: Path) -> None:
    for verb in ("dump", "verify"):
        modules = loaded(RUN, verb, corpus / LOGS["durable_log"])
        assert too_much(modules, {"json", "base64", "pathlib", "kaitaistruct"}) == [], verb


@pytest.mark.parametrize("name", ["osiris", "durable_log", "ffwd"])
def test_the_next_start_of_few_logs_is_told_in_one_process_and_without_other_formats(name: str, corpus: Path) -> None:
    for verb in ("forecast", "report"):
        modules = loaded(RUN, verb, corpus / LOGS[name])
        assert too_much(modules, {"multiprocessing", "tempfile", "segspec_kafka", "html"}) == [], verb


NOT_TO_BEGIN = {
    "heapq", "binascii", "pathlib", "segspec.cli.spec_choice", "segspec.core.csv_form",
    "segspec.formats.contract.salvage", "segspec.columns.arrays",
}  # fmt: skip
"""What only options, damage or other outputs need."""

MOST_MODULES = {"dump": 80, "verify": 90, "info": 95, "forecast": 100}


@pytest.mark.parametrize("verb", MOST_MODULES)
def test_a_file_whose_name_and_first_bytes_tell_its_format_is_read_by_few_modules(verb: str, corpus: Path) -> None:
    modules = loaded(RUN, verb, corpus / LOGS["durable_log"])
    assert too_much(modules, NOT_TO_BEGIN) == []
    parts = {module.split(".")[2] for module in modules if module.startswith("segspec.formats.")}
    assert parts == {"asking", "contract", "declared", "durable_log", "registry"}
    assert len([module for module in modules if module.split(".")[0].startswith("segspec")]) <= MOST_MODULES[verb]


def test_compiled_runs_of_records_need_no_text(corpus: Path) -> None:
    modules = loaded(RUN, "dump", corpus / LOGS["durable_log"])
    assert "segspec_kernels._compiled" in modules, "the tests are run with compiled kernels"
    assert [module for module in modules if module.startswith(("segspec_ksy.logs.kernels", "segspec_kernels.r"))] == []


def test_the_options_of_a_spec_are_made_for_the_help_and_for_words_that_are_theirs(tmp_path: Path) -> None:
    (tmp_path / segment_name(0)).write_bytes(record(0, b"one"))
    assert "segspec.cli.spec_choice" in loaded(RUN, "dump", "--help")
    assert "segspec.cli.spec_choice" not in loaded(RUN, "dump", "--json", tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", RUN, "dump", "--rows", "x", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, "--rows is for --ksy" in done.stderr) == (2, True)


@pytest.mark.parametrize("verb", [dump.command, tail.command])
def test_a_verb_has_each_option_once_with_those_of_a_spec(verb: click.Command) -> None:
    for _ in range(2):
        options = [option for one in verb.get_params(click.Context(verb)) for option in one.opts]
        assert len(options) == len(set(options))
        assert {"--ksy", "--max-file", "--help"} <= set(options)


@pytest.mark.parametrize("name", LOGS)
def test_a_copy_is_made_without_the_systems_that_live(name: str, corpus: Path, tmp_path: Path) -> None:
    for verb in (["recover"], ["convert", "--as", "jsonl"]):
        parts = {module.split(".")[1] for module in loaded(RUN, *verb, corpus / LOGS[name], "-o", tmp_path / verb[0])
                 if module.startswith("segspec.")}  # fmt: skip
        assert parts & {"store", "queue", "spark", "publishing"} == set(), verb


@pytest.mark.parametrize("name", ["osiris", "durable_log", "ffwd"])
def test_a_batch_is_made_without_what_arrow_can_compute_and_without_pandas(name: str, corpus: Path) -> None:
    script = """
import sys, segspec
assert next(iter(segspec.open(sys.argv[1]).arrow())).num_rows
print("modules", *sys.modules)
"""
    assert too_much(loaded(script, corpus / LOGS[name]), {"pandas", "pyarrow.compute", "click"}) == []


def test_what_is_too_much_is_named() -> None:
    modules = {
        "segspec.formats.mojo.pack",
        "segspec.formats.osiris.scan.run",
        "segspec.formats.tank.descriptor",
        "rich",
    }
    assert too_much(modules, HEAVY) == ["rich"]
    assert of_others(modules, "osiris") == ["mojo.pack"]
    assert of_others(modules, "tank", ["mojo.pack"]) == ["osiris.scan.run"]
