"""What retention deletes of a stream is what was foretold: at a change of its policy, not at a start; and what a time
in the future keeps."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import segspec
from segspec.core.errors import Code, Severity
from segspec_ksy.layouts import osiris_chunk_header, osiris_index_record
from tests.brokers.processes import wait_until

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

COUNT, SEGMENT_BYTES = 2_000, 15_000
DAY = 86_400_000
SECONDS, SETTLED = 60, 1.0
POLICIES: dict[str, dict[str, Any]] = {
    "aged": {"max_age": "3D"},
    "sized": {"max_length_bytes": 40_000},
    "tiny": {"max_length_bytes": 10},
    "large": {"max_length_bytes": 10_000_000, "max_age": "1Y"},
    "both": {"max_length_bytes": 60_000, "max_age": "2D"},
    "future": {"max_age": "1s"},
}


def segments(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.segment"))


def sets_time(segment: Path, place: int, timestamp: int) -> None:
    """Of a chunk, by its place in the index: in both files, none of which protects it."""
    chunk = [entry for _, entry in segspec.open(segment.with_suffix(".index")).index_entries()][place]
    at = {
        segment: chunk["ofs_chunk"] + osiris_chunk_header.AT_TIMESTAMP,
        segment.with_suffix(".index"): chunk["position"] + osiris_index_record.AT_TIMESTAMP,
    }
    for path, position in at.items():
        content = bytearray(path.read_bytes())
        content[position : position + 8] = timestamp.to_bytes(8, "big", signed=True)
        path.write_bytes(content)


def ages(folder: Path, now: int) -> None:
    """The last segment but one ends a day ago, the one before it two, and so on; but the active one."""
    names = segments(folder)
    for number, name in enumerate(names[:-1]):
        sets_time(folder / name, -1, now - (len(names) - 1 - number) * DAY)


def test_a_policy_deletes_what_was_foretold_once_it_is_set(rabbitmq: RabbitMQ) -> None:
    now = int(time.time() * 1000)
    for name in POLICIES:
        rabbitmq.declare(name, x_stream_max_segment_size_bytes=SEGMENT_BYTES)
        rabbitmq.publish(name, (b"%020d" % number for number in range(COUNT)))
    folders = {name: rabbitmq.stream(name) for name in POLICIES}
    for name, folder in folders.items():
        # A start begins another segment after one that is full.
        while (folder / segments(folder)[-1]).stat().st_size >= SEGMENT_BYTES:
            rabbitmq.publish(name, [b"one more"])
    rabbitmq.stop()
    told: dict[str, list[str]] = {}
    for name, policy in POLICIES.items():
        ages(folders[name], now)
        if name == "future":
            sets_time(folders[name] / segments(folders[name])[1], -1, now * 1000)
        given = {key.replace("_", "-"): str(value) for key, value in policy.items()}
        made = segspec.open(folders[name], format="osiris").forecast(policies=given).retention
        assert made is not None
        assert [Path(each.path).name for each in made.segments] == segments(folders[name])
        told[name] = [Path(each.path).name for each in made.segments if not each.deleted_by]
    before = {name: segments(folder) for name, folder in folders.items()}
    assert len({len(before[name]) - len(told[name]) for name in POLICIES}) > 3
    assert told["tiny"] == before["tiny"][-1:]
    assert (told["future"], told["large"]) == (before["future"][1:], before["large"])
    found = [finding for finding in segspec.open(folders["future"]).verify() if "in the future" in finding.message]
    assert [(one.code, one.severity) for one in found] == [(Code.BAD_ORDER, Severity.WARNING)]
    assert "if it is in microseconds, it is 20" in found[0].message
    assert found[0].path in {one.path for one in segspec.open(folders["future"]).forecast().findings()}

    rabbitmq.start()
    for name in POLICIES:
        rabbitmq.wait_for(name)
    time.sleep(SETTLED)
    assert {name: segments(folder) for name, folder in folders.items()} == before
    for name, policy in POLICIES.items():
        rabbitmq.policy(name, **policy)

    def others() -> dict[str, tuple[list[str], list[str]]]:
        there = {name: segments(folder) for name, folder in folders.items()}
        return {name: (told[name], there[name]) for name in POLICIES if told[name] != there[name]}

    assert wait_until(lambda: not others(), SECONDS), others()
    time.sleep(SETTLED)
    assert others() == {}
