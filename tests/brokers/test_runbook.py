"""The page "A broken stream, back into service", followed as it stands on a stream that was broken.

All but step 0, the installation and the names, is run as the page has it. `systemctl` is the test's: it stops and
starts its own node.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import segspec
from segspec_ksy.layouts import osiris_chunk_header
from tests.brokers.rabbitmq import version
from tests.needs import ROOT

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

PAGE = ROOT / "docs" / "runbook.md"
COUNT = 2000
BLOCK = re.compile(r"^```(shell|python)\n(.*?)^```", re.DOTALL | re.MULTILINE)
EXPORT = re.compile(r"^export (\w+)=.*\n", re.MULTILINE)
FAILS = "trap 'code=$?; [ $code = 3 ] || exit $code' ERR\nset -o pipefail\n"
"""Damage that a command reports (3) is what the page is about; anything else ends the block."""


class Follower:
    """Runs the page's blocks one after the other, in one environment."""

    def __init__(self, node: RabbitMQ, work: Path, name: str) -> None:
        self.node = node
        self.printed = ""
        (work / "bin").mkdir()
        program = work / "bin" / "segspec"
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m segspec.cli.main "$@"\n')
        program.chmod(0o755)
        self.names = {
            "STREAMS": str(node.streams),
            "NAME": name,
            "RELEASE": "rabbitmq-" + ".".join(version().split(".")[:2]),
            "WORK": str(work / "work"),
            "BROKER": node.uri,
            "STREAM_BROKER": f"rabbitmq-stream://guest:guest@127.0.0.1:{node.stream_port}",
        }
        self.environment = {
            **os.environ,
            **self.names,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PATH": f"{work / 'bin'}{os.pathsep}{os.environ['PATH']}",
        }

    def follow(self, language: str, block: str) -> str:
        """Runs a block; gives what it printed."""
        assert set(EXPORT.findall(block)) <= self.names.keys()
        block = EXPORT.sub("", block)
        match block.split():
            case ["systemctl", how, "rabbitmq-server"]:
                self._turn(how)
                return ""
        words = ["bash", "-c", FAILS + block] if language == "shell" else [sys.executable, "-c", block]
        done = subprocess.run(words, env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode in (0, 3), f"{block}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def _turn(self, how: str) -> None:
        if how == "stop":
            self.node.end()
        else:
            self.node.start()
            # The page says to try again until then.
            self.node.wait_for("payments")


def break_it(folder: Path) -> None:
    """A flipped bit in the middle, which costs a chunk, and a last index of zeros: the stream does not start."""
    segments = sorted(folder.glob("*.segment"))
    content = bytearray(segments[1].read_bytes())
    positions = [
        int(entry["ofs_chunk"]) for _, entry in segspec.open(segments[1].with_suffix(".index")).index_entries()
    ]
    content[positions[len(positions) // 2] + osiris_chunk_header.SIZE] ^= 1
    segments[1].write_bytes(content)
    index = segments[-1].with_suffix(".index")
    index.write_bytes(bytes(index.stat().st_size))


def test_the_page_is_followed_word_by_word_on_a_broken_stream(rabbitmq: RabbitMQ, tmp_path: Path) -> None:
    rabbitmq.declare("payments", x_stream_max_segment_size_bytes=20_000)
    rabbitmq.publish("payments", (b"payment %d" % number for number in range(COUNT)))
    folder = rabbitmq.stream("payments")
    rabbitmq.stop()
    break_it(folder)
    mode = segment_mode(folder)
    rabbitmq.start()
    assert not rabbitmq.is_up("payments"), "it is broken"

    install, names, *blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert "pip install" in install[1]
    assert names[1].startswith("export")
    follower = Follower(rabbitmq, tmp_path, folder.name)
    printed = [follower.follow(*block) for block in blocks]
    text = "\n".join(printed)

    assert "corrupt" in printed[0], "info"
    assert "it does not start" in text
    kept = re.search(r"^kept +([\d,]+) records", text, re.MULTILINE)
    assert kept is not None
    sound = int(kept[1].replace(",", ""))
    assert 0 < sound < COUNT
    assert "holes filled" in text
    assert "\nrecover ended with 3\n" in text
    assert f"({follower.names['RELEASE']})" in text, "recover speaks of this node's release"
    assert re.search(r"a consumer receives 0 … \d+, all\n", text)
    received = re.search(r"received (\d+) messages, the last at offset (\d+)", text)
    assert received is not None
    assert int(received[1]) == sound
    assert f"\n{sound}\n" in text, "dump counts them"
    assert re.search(rf"published +{sound:,} records, all confirmed", text)
    assert segment_mode(folder) == mode
    assert segspec.open(rabbitmq.stream("payments-again")).count() == sound
    assert (Path(follower.names["WORK"]) / "damaged").is_dir()
    rabbitmq.publish("payments", [b"afterwards"])
    assert rabbitmq.consume("payments", 1, offset="last")[0][1] == b"afterwards"


def segment_mode(folder: Path) -> tuple[int, int, int]:
    """Mode, user and group of a segment of a stream."""
    status = next(folder.glob("*.segment")).stat()
    return status.st_mode, status.st_uid, status.st_gid
