"""What a newcomer meets: mistyped verbs, missing paths, the help, completion, manual pages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from segspec.cli.main import OTHER_WORDS, VERBS, command
from segspec.cli.options import TITLES
from segspec.formats import owners
from segspec.samples import FOLDER as SAMPLES
from tests.cli.conftest import Run

LOG = SAMPLES / "osiris" / "epochs" / "log"
WITH_OUT = ("recover", "convert", "index build")


@pytest.mark.parametrize(
    ("word", "meant"),
    [("inof", "info"), ("repair", "recover"), ("ls", "info"), ("help", "--help"), ("verfy", "verify")],
)
def test_a_mistyped_verb_is_answered_with_the_one_that_is_meant(word: str, meant: str, segspec: Run) -> None:
    done = segspec(word, LOG)
    assert (done.code, done.out) == (2, "")
    assert f"{word} is not a verb, and no file or folder has this name. Did you mean segspec {meant}?" in done.err


def test_every_other_word_leads_to_a_verb_or_an_option() -> None:
    assert {word for word in OTHER_WORDS.values() if not word.startswith("--")} <= set(VERBS)
    assert not set(OTHER_WORDS) & set(VERBS)


def test_a_word_that_is_like_no_verb_gets_no_guess(segspec: Run) -> None:
    assert segspec("zzzz").err.endswith("zzzz is not a verb, and no file or folder has this name.\n")


@pytest.mark.parametrize("verb", ["doctor", "info", "dump", "verify", "forecast", "inspect", "tail"])
def test_a_path_that_is_not_there_is_said_plainly(verb: str, segspec: Run, tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    done = segspec(verb, missing)
    assert (done.code, done.err) == (1, f"segspec: {missing}: no such file or folder\n")
    assert segspec(missing).err == done.err


def test_the_program_alone_prints_its_help(segspec: Run) -> None:
    assert segspec() == segspec("--help")
    assert len(segspec().lines) > len(VERBS)


@pytest.mark.parametrize("verb", WITH_OUT)
@pytest.mark.parametrize("form", ["json", "csv"])
def test_a_form_in_place_of_what_is_written_is_refused(
    verb: str, form: str, segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = segspec(*verb.split(), LOG, "-o", form)
    assert (done.code, list(tmp_path.iterdir())) == (2, [])
    assert f"for {form} on stdout use --output {form}, for a file ./{form}" in done.err


def test_a_folder_may_be_called_like_a_form(segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert segspec("recover", LOG, "-o", "./json").code == 0
    assert (tmp_path / "json").is_dir()


def commands(found: click.Command, context: click.Context) -> list[click.Context]:
    here = click.Context(found, info_name=found.name, parent=context)
    if not isinstance(found, click.Group):
        return [here]
    below = [found.get_command(here, name) for name in found.list_commands(here)]
    return [here, *(one for sub in below if sub is not None for one in commands(sub, here))]


ALL = [one for one in commands(command, click.Context(command)) if not isinstance(one.command, click.Group)]


def by_verb(context: click.Context) -> str:
    return context.command_path.strip()


@pytest.mark.parametrize("context", ALL, ids=by_verb)
def test_json_is_short_for_the_output_option_everywhere(context: click.Context) -> None:
    taking = [
        one
        for one in context.command.params
        if one.name == "output" and isinstance(one.type, click.Choice) and "json" in one.type.choices
    ]
    for option in taking:
        parser = context.command.make_parser(context)
        assert parser._long_opt["--json"].obj is option, context.command_path
        assert "--json" in (option.get_help_record(context) or ("", ""))[1]


def test_the_short_form_gives_the_same(segspec: Run) -> None:
    for words in (("info", LOG), ("verify", LOG), ("recover", LOG, "-o", "none", "--dry-run")):
        assert segspec(*words, "--json") == segspec(*words, "--output", "json")


@pytest.mark.parametrize("context", ALL, ids=by_verb)
def test_help_has_options_in_groups_and_no_number_that_nobody_types(context: click.Context) -> None:
    text = context.get_help()
    assert not re.search(r"\d{15}", text)
    titles = re.findall(r"^(\S.*):$", text, re.MULTILINE)
    assert [title for title in titles if title in TITLES] == [title for title in TITLES if title in titles]
    shown = [opt for one in context.command.get_params(context) if isinstance(one, click.Option) for opt in one.opts]
    assert all(text.count(f"{opt} ") + text.count(f"{opt},") + text.count(f"{opt}\n") for opt in shown)


def test_the_releases_are_listed_in_one_help(segspec: Run) -> None:
    newest = list(owners())[-1]
    listing = [
        verb for verb in ("doctor", "dump", "forecast", "recover", "report") if newest in segspec(verb, "--help").out
    ]
    assert listing == ["forecast"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell_completes_verbs(shell: str, segspec: Run, tmp_path: Path) -> None:
    script = segspec("completion", shell).out
    assert f"_SEGSPEC_COMPLETE={shell}_complete" in script
    if shell == "bash":
        (tmp_path / "segspec").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m segspec "$@"\n')
        (tmp_path / "segspec").chmod(0o755)
        ask = 'COMP_WORDS=(segspec for) COMP_CWORD=1; _segspec_completion segspec; echo "${COMPREPLY[@]}"'
        done = subprocess.run(
            ["bash", "-c", f"{script}\n{ask}"],
            env=os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split() == ["forecast", "format"]


def test_a_manual_page_has_what_the_help_has(segspec: Run) -> None:
    page, help = segspec("man", "queue", "read").out, segspec("queue", "read", "--help").out
    assert page.startswith('.TH "SEGSPEC-QUEUE-READ" 1')
    for option in re.findall(r"--[a-z-]+", help):
        assert option.replace("-", "\\-") in page
    assert all(f".B {verb}" in segspec("man").out for verb in VERBS)
    wrong = segspec("man", "nothing")
    assert (wrong.code, "segspec has no verb nothing" in wrong.err) == (2, True)


def test_no_line_of_a_manual_page_is_taken_for_a_command(segspec: Run) -> None:
    for verb in VERBS:
        for line in segspec("man", verb).lines:
            assert not line.startswith("'")
            assert not line.startswith(".") or re.match(r"\.(TH|SH|SS|PP|TP|B|nf|fi)\b", line), line
