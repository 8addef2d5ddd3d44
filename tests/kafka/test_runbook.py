"""The page "A Kafka node, back into service": its commands on damaged files of real nodes, and real starts afterwards.

Each section has a node of its own. What follows `$` is run, and has to print what the page says; with SEGSPEC_REWRITE=1
the page is written anew with what was printed. `shell` blocks need a broker, and are run by the tests that start one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from confluent_kafka.admin import AdminClient

from tests.brokers.processes import wait_until
from tests.builders.kafka import TRANSACTIONAL, batch, record
from tests.helpers.sweeps import ALL
from tests.kafka import damaged_nodes
from tests.kafka.broker import Kafka
from tests.kafka.clients import consume
from tests.kafka.conftest import ON_NEWEST
from tests.kafka.damaged_nodes import NODE_DAMAGES, Node
from tests.kafka.damages import cut, flip
from tests.kafka.node_starts import NODES, reach_once_led, settings
from tests.kafka.releases import NEWEST
from tests.kafka.tools import Tools
from tests.needs import ROOT

PAGE = ROOT / "docs" / "runbook-kafka.md"
DATA, WORK = "/var/lib/kafka/data", "/var/backups/kafka"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^##+ (.+)$", re.MULTILINE)
COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)


class Case(NamedTuple):
    """What a section begins with, and what the partition `lag-0` serves when it is done and the node was started."""

    breaks: Callable[[Node, Path], object]
    served: list[int] | None


def of(damage: str) -> Callable[[Node, Path], object]:
    return lambda node, work: NODE_DAMAGES[damage].does(node)


def foreign(node: Node, work: Path) -> None:
    damaged_nodes.lost_and_found(node)
    damaged_nodes.foreign_log_in_a_partition(node)


def torn(node: Node, work: Path) -> None:
    cut(node.segments(node.lag)[-1], -9)


def flipped(node: Node, work: Path) -> None:
    flip(node.segments(node.lag)[1], 300)


def deleted_by_hand(node: Node, work: Path) -> None:
    (work / "found").mkdir()
    for path in node.lag.glob(f"{48:020}.*"):
        shutil.copy(path, work / "found")
    node.segments(node.lag)[-1].unlink()


def hanging(node: Node, work: Path) -> None:
    """A producer wrote a record in a transaction, and was never seen again."""
    times = {"base_time": LAST_TIME, "max_time": LAST_TIME}
    with node.segments(node.lag)[-1].open("ab") as segment:
        content = record(0, 0, None, b"paid")
        segment.write(batch(60, content, epoch=4, attributes=TRANSACTIONAL, producer=(7, 0, 0), **times))


def in_microseconds(node: Node, work: Path) -> None:
    """A producer took microseconds for milliseconds."""
    times = {"base_time": LAST_TIME * 1000, "max_time": LAST_TIME * 1000}
    with node.segments(node.lag)[-1].open("ab") as segment:
        segment.write(batch(60, record(0, 0, None, b"late"), epoch=4, **times))


LAST_TIME = 1_700_000_060_000
WHOLE = [0, 60, 60]
CASES = {
    "Before you do anything": Case(of("nothing"), None),
    "meta.properties is empty or gone": Case(of("properties_zeros"), WHOLE),
    "quorum-state cannot be read": Case(of("quorum_zeros"), WHOLE),
    "A snapshot of the metadata is damaged": Case(of("newest_snapshot_zeros"), WHOLE),
    "The metadata is gone": Case(of("metadata_gone"), None),
    "A checkpoint file cannot be read": Case(of("recovery_points_noise"), WHOLE),
    "A folder or a file that is not Kafka's": Case(foreign, WHOLE),
    "The partition is stray": Case(of("topic_id_missing"), WHOLE),
    "The folder has another topic's id": Case(of("topic_id_of_another_topic"), WHOLE),
    "The topic was deleted": Case(of("partition_to_be_deleted"), [0, 0, 0]),
    "At its end": Case(torn, [0, 56, 56]),
    "In the middle": Case(flipped, WHOLE),
    "Committed consumers stand still": Case(hanging, None),
    "The disk is full, and somebody deleted files": Case(deleted_by_hand, WHOLE),
    "Retention deletes nothing": Case(in_microseconds, None),
    "Get the data out first": Case(of("nothing"), None),
}


def sections(text: str) -> dict[str, str]:
    """The text below each heading, up to the next one."""
    found = list(HEADING.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {match[1]: text[match.end() : end] for match, end in zip(found, ends, strict=True)}


class Follower:
    """Runs commands of the page on a node of its own."""

    def __init__(self, folder: Path, breaks: Callable[[Node, Path], object], broker: str = "") -> None:
        shutil.copytree(NODES / NEWEST.name / "whole", folder, dirs_exist_ok=True)
        self.data, self.work = folder / "data", folder / "work"
        self.work.mkdir()
        breaks(Node(self.data, folder / "second"), self.work)
        (folder / "bin").mkdir()
        program = folder / "bin" / "segspec"
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m segspec.cli.main "$@"\n')
        program.chmod(0o755)
        self.environment = {
            **os.environ,
            "DATA": str(self.data),
            "WORK": str(self.work),
            "BROKER": broker,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
        }

    def printed(self, command: str) -> str:
        """What a command prints, with the paths of the page."""
        done = subprocess.run(
            ["bash", "-c", command], env=self.environment, cwd=self.work, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
        text = done.stdout.replace(str(self.data), DATA).replace(str(self.work), WORK)
        return "".join(f"{line.rstrip()}\n" for line in text.splitlines())

    def follow(self, text: str) -> str:
        """The text of a section with what its commands print now."""

        def block(match: re.Match[str]) -> str:
            if match[1] != "console":
                return match[0]
            lines = (f"$ {each[1]}\n{self.printed(each[1])}" for each in COMMAND.finditer(match[2]))
            return f"```console\n{''.join(lines)}```"

        return BLOCK.sub(block, text)


def test_each_section_with_commands_has_a_node() -> None:
    with_commands = {
        heading
        for heading, text in sections(PAGE.read_text(encoding="utf-8")).items()
        if any(match[1] == "console" for match in BLOCK.finditer(text))
    }
    assert with_commands == CASES.keys()


@pytest.mark.parametrize("heading", CASES)
def test_the_commands_print_what_the_page_says(heading: str, tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    text = sections(page)[heading]
    followed = Follower(tmp_path, CASES[heading].breaks).follow(text)
    if os.environ.get("SEGSPEC_REWRITE"):
        PAGE.write_text(page.replace(text, followed), encoding="utf-8")
    assert followed == text or os.environ.get("SEGSPEC_REWRITE")


def started(tools: Tools, folder: Path) -> Kafka:
    node = Kafka(folder, tools, more=settings(folder, "whole", NEWEST))
    node.start()
    return node


DELETED = "The topic was deleted"
STARTED = [heading for heading, case in CASES.items() if case.served] if ALL else [DELETED]
"""After the others a node is started by `make sweeps`; after a recovery, in `test_recover`."""


@ON_NEWEST
@pytest.mark.parametrize("heading", STARTED)
def test_the_node_serves_afterwards(heading: str, kafka_tools: Tools, tmp_path: Path) -> None:
    """The records of a deleted topic are put back then."""
    page = sections(PAGE.read_text(encoding="utf-8"))
    follower = Follower(tmp_path, CASES[heading].breaks)
    follower.follow(page[heading])
    node = started(kafka_tools, tmp_path)
    try:
        assert reach_once_led(node, "lag", 0) == CASES[heading].served
        if heading == DELETED:
            (command,) = (match[2] for match in BLOCK.finditer(page["Put records back with a producer"]))
            puts_back(node, follower, command)
    finally:
        node.kill()


def puts_back(node: Kafka, follower: Follower, command: str) -> None:
    # The recorded topic has segments smaller than a transaction.
    admin = AdminClient({"bootstrap.servers": node.bootstrap})
    (gone,) = admin.delete_topics(["lag"]).values()
    gone.result(60)
    assert wait_until(lambda: not any(node.data.glob("lag-*")), 60)
    node.create("lag")
    follower.environment["BROKER"] = f"kafka://{node.bootstrap}"
    assert "published  60 records, all confirmed" in follower.printed(command)
    assert "published  0 records, all confirmed" in follower.printed(command), "once more with the same state"
    got = consume(node.bootstrap, "lag", isolation="read_committed", seconds=20)
    assert len(got.records) == 60
