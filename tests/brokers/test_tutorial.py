"""The page "From a node's disk to a lake", followed as it stands beside a running node."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.cli.conftest import Run, segspec
from tests.needs import ROOT

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from tests.brokers.rabbitmq import RabbitMQ

__all__ = ["segspec"]

PAGE = ROOT / "docs" / "tutorial-lake.md"
COUNT = 500


def orders(first: int, count: int) -> list[bytes]:
    return [b'{"number": %d, "customer": "c%d"}' % (number, number % 7) for number in range(first, first + count)]


def program(folder: Path) -> str:
    """The Python of the page but for its end, which would end the session of all tests. That has a working directory
    of its own: what the page makes lies in `folder`."""
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 6
    whole = "\n".join(blocks)
    assert whole.endswith("\nspark.stop()\n")
    return re.sub(r'"(lake|live|checkpoints/orders)"', rf'"{folder}/\1"', whole.removesuffix("spark.stop()\n"))


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_the_page_is_followed_word_by_word(
    rabbitmq: RabbitMQ,
    spark: SparkSession,
    tmp_path: Path,
    segspec: Run,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    rabbitmq.declare("orders", x_stream_max_segment_size_bytes=10_000)
    rabbitmq.publish("orders", orders(0, COUNT))
    # The page reads all streams of its node, and other tests have theirs on this one.
    streams = tmp_path / "stream"
    streams.mkdir()
    (streams / rabbitmq.stream("orders").name).symlink_to(rabbitmq.stream("orders"))
    monkeypatch.setenv("STREAMS", str(streams))
    assert "__orders_" in segspec("info", streams).out
    exec(program(tmp_path), {"__name__": "__main__"})
    printed = capfd.readouterr().out
    assert re.search(rf"\|\s*/\|orders\|\s*{COUNT}\|", printed)
    assert re.search(rf"{COUNT} records in \S+", printed)
    assert "0 records are new" in printed
    assert f"{COUNT} records so far" in printed
