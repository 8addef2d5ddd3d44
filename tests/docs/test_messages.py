"""The tables of lines that brokers log: what is recorded or foretold is in them, and what they advise exists."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from segspec.cli.main import command as program
from tests import needs
from tests.conftest import ROOT
from tests.kafka.node_starts import recorded_nodes
from tests.kafka.starts import recorded

sys.path.insert(0, str(ROOT / "docs" / "_hooks"))

from segspec_docs.messages import Message, read_messages

TABLE = read_messages(ROOT / "docs" / "_data" / "messages.yml")
ALL = [message for messages in TABLE.values() for message in messages]
OWNERS = {
    "kafka": ROOT / "python" / "segspec_kafka" / "segspec_kafka",
    "rabbitmq": ROOT / "python" / "segspec" / "formats" / "osiris" / "owner",
}
JAVA = re.compile(r"\((\w+(?:Exception|Error))\)")
ERLANG = re.compile(
    r"\((?:throw |exit )?\{?(\w+_clause|badmatch|badarg|invalid_\w+|missing_\w+|corrupted_\w+)\b[^)]*\)"
)
ASK = """
globalThis.window = {};
const [index, search] = process.argv.slice(1, 3), fs = require("fs");
eval(fs.readFileSync(index, "utf8"));
eval(fs.readFileSync(search, "utf8"));
const find = window.makeSearch(window.searchIndex);
const asked = JSON.parse(fs.readFileSync(0, "utf8"));
console.log(JSON.stringify(asked.map((line) => find(line, 5).map(({ entry }) => entry[2]))));
"""
"""Gives the addresses that the site's search finds first for each of the texts on its input."""
COMMAND = re.compile(r"`(segspec [^`]+)`")


def texts(folder: Path) -> Iterator[str]:
    """The texts of the code that says what a broker does."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def foretold(system: str) -> set[str]:
    pattern = {"kafka": JAVA, "rabbitmq": ERLANG}[system]
    return {name for text in texts(OWNERS[system]) for name in pattern.findall(text)}


def lines() -> set[str]:
    """What brokers wrote at the recorded starts."""
    return {line for start in [*recorded(), *recorded_nodes()] for line in start.get("log", ())}


def test_each_line_of_the_recorded_starts_is_in_the_table() -> None:
    found = lines()
    assert len(found) > 200
    assert sorted(line for line in found if not any(message.is_of(line) for message in TABLE["kafka"])) == []


@pytest.mark.parametrize(("system", "least"), [("kafka", 10), ("rabbitmq", 5)])
def test_each_error_that_a_forecast_names_is_in_the_table(system: str, least: int) -> None:
    known = " ".join(" ".join((*message.lines, message.means)) for message in TABLE[system])
    names = foretold(system)
    assert len(names) >= least
    assert sorted(name for name in names if name not in known) == []


def test_a_line_is_of_a_message_only_with_all_its_words() -> None:
    message = Message(("Found directory …, '…' is not in the form",), "", "")
    assert message.is_of("ERROR x | Found directory /a, 'b' is not in the form of topic-partition")
    assert not message.is_of("Found directory /a, which is in the form")
    assert not message.is_of("found directory /a, 'b' is not in the form")


def test_what_is_said_of_lines_is_said_once() -> None:
    said = [line for message in ALL for line in message.lines]
    assert len(said) == len(set(said))
    anchors = [message.anchor for message in ALL]
    assert len(anchors) == len(set(anchors))
    assert all(message.means and message.do for message in ALL)


@pytest.mark.parametrize("line", sorted({line for message in ALL for line in COMMAND.findall(message.do)}))
def test_a_command_of_the_table_is_one(line: str) -> None:
    _, verb, *words = line.split()
    assert isinstance(program, click.Group)
    command = program.get_command(click.Context(program), verb)
    assert command is not None, "no such verb"
    command.make_parser(click.Context(command)).parse_args(words)


def found_first(site: Path, asked: list[str]) -> list[list[str]]:
    words = [needs.program("node"), "-e", ASK, str(site / "search-index.js"), str(ROOT / "docs/_theme/search.js")]
    done = subprocess.run(words, input=json.dumps(asked), capture_output=True, text=True, check=True)
    found: list[list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.xdist_group("docs")
def test_the_search_finds_each_message_by_its_line(site: Path) -> None:
    asked = [(line, message.anchor) for message in ALL for line in message.lines]
    found = found_first(site, [line for line, _ in asked])
    lost = [
        (line, links)
        for (line, anchor), links in zip(asked, found, strict=True)
        if f"reference/messages.html#{anchor}" not in links
    ]
    assert lost == []


WORDS = {
    "CorruptRecordException": "record-is-corrupt",
    "is not in the form of topic-partition": "kafkaexception-found-directory",
    "Unrecognized version checkpoint file": "malformed-line",
    "marked stray": "marked-stray",
    "Log end offset is smaller than log start offset": "deleting-all-segments",
    "doesn't match previous node id": "stored-node-id",
    "missing_file": "missing-file",
    "InvalidProducerEpochException": "producerfencedexception",
    "invalid_chunk_header": "invalid-chunk-header",
}
"""What people type of a line, and a part of its place."""


@pytest.mark.xdist_group("docs")
def test_the_search_finds_messages_by_what_people_type(site: Path) -> None:
    found = found_first(site, list(WORDS))
    lost = {
        text: links
        for (text, place), links in zip(WORDS.items(), found, strict=True)
        if not any(link.startswith("reference/messages.html#") and place in link for link in links)
    }
    assert lost == {}
