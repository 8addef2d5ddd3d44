"""Message blocks of NATS JetStream, as a real server writes them. Their checksum is in no declaration's list: the rules
beside it have it."""

from __future__ import annotations

import base64
import shutil
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import SegspecError
from segspec.custom import UnsupportedSpecError
from segspec.formats import declared
from tests.any_log.conftest import Stream
from tests.any_log.nats import Nats
from tests.any_log.reading import SPECS, Read, jetstream, read
from tests.cli.conftest import Run
from tests.helpers.hostile import flipped

pytestmark = pytest.mark.node


def block(stream: Stream) -> tuple[bytes, str]:
    """The stream's block, and what it is called, which its checksums depend on."""
    path = stream.blocks / "1.blk"
    return path.read_bytes(), str(path)


def test_records_are_the_messages_of_the_stream(stream: Stream) -> None:
    log = library.open(stream.blocks, format=jetstream())
    assert list(log.verify()) == []
    records = list(log.records())
    found = {r.offset: ((r.key or b"").decode(), r.further["header"] or b"", r.value) for r in records}  # type: ignore[attr-defined]
    assert found == stream.messages
    times = [record.timestamp for record in records]
    assert times == sorted(times)  # type: ignore[type-var]


def test_it_is_found_in_the_servers_own_folder(stream: Stream) -> None:
    (log,) = library.open_all(stream.server, format=jetstream())
    assert (log.path, log.count()) == (str(stream.blocks), len(stream.messages))


def test_blocks_follow_one_another_by_their_numbers(tmp_path: Path) -> None:
    with Nats(tmp_path) as nats:
        nats.make_stream("many", max_msgs_per_subject=-1)
        for number in range(1200):
            nats.ask("many.x", b"%d " % number * 3000)
        blocks = nats.blocks("many")
    names = sorted(path.name for path in blocks.glob("*.blk"))
    log = library.open(blocks, format=jetstream())
    assert len(names) > 1
    assert [segment.name for segment in log.segments] == sorted(names, key=lambda name: int(name.partition(".")[0]))
    table = log.arrow(["offset", "key"]).read_all()
    assert table["offset"].to_pylist() == list(range(1, 1201))
    assert set(table["key"].to_pylist()) == {b"many.x"}
    assert [record.offset for record in log.records(start=1190)] == list(range(1190, 1201))


def test_a_flipped_bit_is_found_but_where_the_checksum_looks_away(stream: Stream) -> None:
    """The hash runs over subject, header and payload side by side, without their lengths: one that moves the boundary
    between them makes another message of the same bytes, for the server too."""
    content, path = block(stream)
    content = content[: end_of(content, 4)]
    sound = read(jetstream(), content, path)
    assert (len(sound.records), sound.findings) == (4, [])
    unseen = set()
    for at in range(len(content)):
        for bit in (0, 4):
            damaged = flipped(content, at, 1 << bit)
            stopped, skipped = (read(jetstream(), damaged, path, policy) for policy in ("stop", "skip"))
            if not_of(sound, stopped) or not_of(sound, skipped):
                unseen.add(at)
            else:
                assert stopped.findings, at
                assert len(skipped.records) >= len(sound.records) - 2, at
    starts = [0, *(end_of(content, number) for number in range(1, 4))]
    lengths = {start + 20 + byte for start in starts for byte in (0, 1)}
    header = starts[3] + 22 + len("orders.1")
    assert unseen <= lengths | set(range(header, header + 4))
    assert unseen


def end_of(content: bytes, number: int) -> int:
    """Where message `number` ends, by the lengths that each begins with."""
    at = 0
    for _ in range(number):
        at += int.from_bytes(content[at : at + 4], "little") & 0x7FFFFFFF
    return at


def not_of(sound: Read, found: Read) -> bool:
    return not set(found.records) <= set(sound.records)


def test_every_truncation_gives_the_messages_before_it(stream: Stream) -> None:
    content, path = block(stream)
    content = content[: end_of(content, 4)]
    ends = [end_of(content, number) for number in range(5)]
    for cut in range(len(content)):
        found = read(jetstream(), content[:cut], path, "skip")
        whole = max(number for number, end in enumerate(ends) if end <= cut)
        assert [record[0] for record in found.records] == list(range(1, whole + 1)), cut
        assert found.codes == ([] if cut in ends else ["torn"]), cut


def test_after_damage_the_next_message_is_found_by_number_length_and_checksum(stream: Stream) -> None:
    content, path = block(stream)
    damaged = bytearray(content)
    start, end = end_of(content, 9), end_of(content, 10)
    damaged[start : start + 4] = b"\xff\xff\xff\x7f"
    found = read(jetstream(), bytes(damaged), path, "skip")
    assert [record[0] for record in found.records] == [number for number in stream.messages if number != 10]
    (finding,) = found.findings
    assert (finding.position, finding.field, finding.bytes) == (start, "len_message", end - start)
    assert "reading continues with frame" in finding.message


def test_a_message_within_a_message_is_never_taken_for_one(tmp_path: Path) -> None:
    """A payload that is a block: behind damage, what is in it is not released."""
    with Nats(tmp_path) as nats:
        nats.make_stream("orders")
        for number in range(1, 20):
            nats.ask("orders.x", b"payload %d" % number)
        inner = (nats.blocks("orders") / "1.blk").read_bytes()
        nats.ask("orders.backup", inner)
        for number in range(21, 25):
            nats.ask("orders.x", b"payload %d" % number)
        folder = nats.blocks("orders")
    path = folder / "1.blk"
    content = path.read_bytes()
    outer = content.index(inner, len(inner))
    content = flipped(content, outer - len("orders.backup") - 22 + 2, 0x40)
    found = read(jetstream(), content, str(path), "skip")
    assert [record[0] for record in found.records] == [*range(1, 20), *range(21, 25)]


@pytest.mark.parametrize("change", ["sound", "flip"])
def test_the_server_reads_what_was_recovered(tmp_path: Path, stream: Stream, change: str) -> None:
    """A block with damage in the middle, and in its place its clean copy: the server has every other message."""
    server = tmp_path / "server"
    shutil.copytree(stream.server, server)
    blocks = server / stream.blocks.relative_to(stream.server)
    if change == "flip":
        content = (blocks / "1.blk").read_bytes()
        content = flipped(content, end_of(content, 11) + 40)
        (blocks / "1.blk").write_bytes(content)
    report = library.recover(blocks, tmp_path / "orders" / "msgs", format=jetstream())
    assert report.logs[0].records == len(stream.messages) - (change == "flip")
    shutil.rmtree(blocks)
    shutil.copytree(tmp_path / "orders" / "msgs", blocks)
    kept = {number: message for number, message in stream.messages.items() if change == "sound" or number != 12}
    with Nats(server) as nats:
        state = nats.state("orders")
        assert (state["messages"], state["last_seq"]) == (len(kept), 30)
        # Before 2.10 a server looks for a message by its place in the block, and does not find those after a gap.
        asked = kept if nats.version >= (2, 10) else {number: one for number, one in kept.items() if number < 12}
        for number, (subject, header, payload) in asked.items():
            message = nats.message("orders", number)
            assert (message["subject"], base64.b64decode(message.get("data", ""))) == (subject, payload)
            assert base64.b64decode(message.get("hdrs", "")) == header


def test_rules_are_named_by_the_user_alone(segspec: Run, stream: Stream) -> None:
    with pytest.raises(UnsupportedSpecError, match=r"jetstream.log.yaml:\d+: checksum: block_key is your function"):
        declared.load(SPECS / "jetstream.log.yaml")
    refused = segspec("verify", "--format", SPECS / "jetstream.log.yaml", stream.blocks)
    assert (refused.code, "name the file that has it (--rules)" in refused.err) == (2, True)
    given = "--format", SPECS / "jetstream.log.yaml", "--rules", SPECS / "jetstream_rules.py"
    assert segspec("verify", *given, stream.blocks).code == 0
    rows = segspec("dump", *given, stream.blocks, "-o", "json", "--payload", "utf8", "--where", "key = orders.1").json
    assert [int(row["offset"]) for row in rows] == [n for n, (key, *_) in stream.messages.items() if key == "orders.1"]
    misplaced = segspec("verify", "--rules", SPECS / "jetstream_rules.py", "--format", "tank", stream.blocks)
    assert (misplaced.code, "--rules is for a --format that a file declares" in misplaced.err) == (2, True)


def test_what_a_rule_raises_is_a_finding(tmp_path: Path, stream: Stream) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text("def block_key(fits, **_):\n    return {}[fits]\n")
    format = declared.load(SPECS / "jetstream.log.yaml", rules)
    (finding,) = library.open(stream.blocks, format=format).verify()
    assert (finding.code, "the rule block_key: KeyError" in finding.message) == ("bad-checksum", True)
    with pytest.raises(SegspecError):
        list(library.open(stream.blocks, format=format).records(on_damage="fail"))
