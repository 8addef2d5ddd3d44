"""The page "From a node's disk to a lake", followed as it stands beside a running node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.conftest import QUICK_START, own_rabbitmq
from tests.needs import ROOT

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

rabbitmq = own_rabbitmq  # The page reads all streams of its node.
PAGE = ROOT / "docs" / "tutorial-lake.md"
COUNT = 500


def orders(first: int, count: int) -> list[bytes]:
    return [b'{"number": %d, "customer": "c%d"}' % (number, number % 7) for number in range(first, first + count)]


def program() -> str:
    """The Python of the page; before the stream is read a second time, more is written to it."""
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 6
    return "\n".join(blocks)


@pytest.mark.spark
def test_the_page_is_followed_word_by_word(rabbitmq: RabbitMQ, tmp_path: Path) -> None:
    rabbitmq.declare("orders", x_stream_max_segment_size_bytes=10_000)
    rabbitmq.publish("orders", orders(0, COUNT))
    environment = {
        **os.environ,
        **QUICK_START,
        "STREAMS": str(rabbitmq.streams),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    info = subprocess.run(
        [sys.executable, "-m", "segspec.cli.main", "info", str(rabbitmq.streams)],
        env=environment, capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert "__orders_" in info.stdout
    done = subprocess.run(
        [sys.executable, "-c", program()], env=environment, capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr[-4000:]
    assert re.search(rf"\|\s*/\|orders\|\s*{COUNT}\|", done.stdout)
    assert re.search(rf"{COUNT} records in \S+", done.stdout)
    assert "0 records are new" in done.stdout
    assert f"{COUNT} records so far" in done.stdout
