"""A node is killed, its stream is damaged, and its next start is what was foretold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import segspec
from segspec.formats.contract.startup import Forecast
from segspec_ksy.layouts import osiris_chunk_header

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

COUNT = 1500
SEGMENT_BYTES = 20_000
QUIET = 2
"""Seconds without a message after which a consumer is taken to have received all that it will."""


@dataclass(frozen=True)
class Damage:
    """What is done to a stopped stream; `starts` says whether the node still serves it."""

    does: Callable[[Path], None]
    starts: bool


def segments(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.segment"))


def tear(folder: Path) -> None:
    last = segments(folder)[-1]
    last.write_bytes(last.read_bytes()[:-5])


def lose_the_middle(folder: Path) -> None:
    for suffix in (".segment", ".index"):
        segments_or_indexes = sorted(folder.glob(f"*{suffix}"))
        segments_or_indexes[len(segments_or_indexes) // 2].unlink()


def forget(folder: Path) -> None:
    last = segments(folder)[-1].with_suffix(".index")
    last.write_bytes(bytes(last.stat().st_size))


def flip(folder: Path) -> None:
    first = segments(folder)[0]
    content = bytearray(first.read_bytes())
    content[osiris_chunk_header.SIZE + 40] ^= 1
    first.write_bytes(content)


DAMAGES = {
    "torn": Damage(tear, True),
    "lost": Damage(lose_the_middle, True),
    "forgotten": Damage(forget, False),
    "flipped": Damage(flip, True),
}


def test_the_next_start_is_what_was_foretold(rabbitmq: RabbitMQ) -> None:
    for name in DAMAGES:
        rabbitmq.declare(name, x_stream_max_segment_size_bytes=SEGMENT_BYTES)
        rabbitmq.publish(name, (b"%s %d" % (name.encode(), number) for number in range(COUNT)))
    folders = {name: rabbitmq.stream(name) for name in DAMAGES}
    rabbitmq.stop()
    told: dict[str, Forecast] = {}
    for name, damage in DAMAGES.items():
        damage.does(folders[name])
        told[name] = segspec.open(folders[name], format="osiris").forecast()
    rabbitmq.start()

    for name, damage in DAMAGES.items():
        made = told[name]
        assert made.owner == "rabbitmq-3.10"
        assert (made.crash is None) == damage.starts, name
        if not damage.starts:
            assert not rabbitmq.is_up(name)
            assert {path.name: path.stat().st_size for path in folders[name].iterdir()} == sizes(made)
            continue
        assert made.consumers is not None
        assert made.consumers.until_offset is not None
        received = rabbitmq.consume(name, 2 * COUNT, seconds=QUIET)
        offsets = [offset for offset, _ in received]
        assert max(offsets, default=-1) < made.consumers.until_offset, name
        if made.consumers.stop is None:
            assert made.consumers.until_offset - offsets[-1] in (1, 2)
        rabbitmq.publish(name, [b"afterwards"])
        assert rabbitmq.consume(name, 1, offset="last")[0][0] - (made.next_offset or 0) in (0, 1)


def sizes(made: Forecast) -> dict[str, int]:
    return {Path(file.path).name: file.bytes_after for file in made.files if file.bytes_after is not None}
