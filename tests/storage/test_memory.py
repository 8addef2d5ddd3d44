"""Memory has a bound: a log of many blocks takes a few times what its largest block takes, and 256 MiB."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from segspec.storage import source
from tests.builders import osiris
from tests.helpers.patience import PATIENCE
from tests.helpers.sweeps import some

BLOCKS, BLOCK = 5, 72 << 20
BOUND = (256 << 20) + 4 * BLOCK
"""A block is there as it was unpacked, as its records and as Arrow has them, while the one before may still be held."""

READERS = {
    "records": "print(sum(1 for _ in segspec.open(LOG).records()))",
    "arrow": "print(sum(batch.num_rows for batch in segspec.open(LOG).arrow()))",
    "verify": "print(5 - len(list(segspec.open(LOG).verify())))",
}

READER = """
import resource, sys
import pyarrow, cramjam, segspec
LOG, more = sys.argv[1], int(sys.argv[2])
used = next(int(line.split()[1]) << 10 for line in open("/proc/self/status") if line.startswith("VmData"))
resource.setrlimit(resource.RLIMIT_DATA, (used + more, used + more))
{read}
"""


@pytest.fixture(scope="module")
def bombs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log of 50 KB with sub-batches that are unpacked to 360 MiB."""
    import cramjam

    body = osiris.simple(bytes(BLOCK))
    entry = osiris.sub_batch(4, bytes(cramjam.zstd.compress(body)), 1, len(body))
    content, index = osiris.segment(*[osiris.NewChunk([entry], records=1) for _ in range(BLOCKS)])
    folder = tmp_path_factory.mktemp("bombs")
    (folder / osiris.segment_name(0)).write_bytes(content)
    (folder / osiris.index_name(0)).write_bytes(index)
    return folder


EXPLAINED = {
    "records": "print(len([*segspec.open(LOG).records(on_damage='skip', report=lambda _: None)]))",
    "verify": "print(len([*segspec.open(LOG).verify()]))",
    "recover": "print(segspec.recover(LOG, LOG + '-copy', dry_run=True).logs[0].records)",
    "tail": "from segspec.library.follow import Follower\n"
    "print(len([*Follower(segspec.open(LOG), report=lambda _: None).read()]))",
}
"""Readers of blocks that are opened one by one, since each has something to be told."""

MANY = 9


@pytest.fixture(scope="module")
def false_counts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log of 30 KB with sub-batches that are unpacked to 648 MiB, of which a record of no bytes is all they state."""
    import cramjam

    body = bytes(BLOCK)
    entry = osiris.sub_batch(4, bytes(cramjam.zstd.compress(body)), 1, len(body))
    content, index = osiris.segment(*[osiris.NewChunk([entry], records=1) for _ in range(MANY)])
    folder = tmp_path_factory.mktemp("false_counts")
    (folder / osiris.segment_name(0)).write_bytes(content)
    (folder / osiris.index_name(0)).write_bytes(index)
    return folder


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux's /proc")
@pytest.mark.parametrize("how", some(EXPLAINED, 2))
def test_many_damaged_blocks_take_no_more_memory_than_a_few(false_counts: Path, how: str) -> None:
    command = [sys.executable, "-c", READER.format(read=EXPLAINED[how]), str(false_counts), str(BOUND)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{MANY}\n", "")


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux's /proc")
@pytest.mark.parametrize("how", some(READERS, 2))
def test_many_blocks_take_no_more_memory_than_a_few(bombs: Path, how: str) -> None:
    command = [sys.executable, "-c", READER.format(read=READERS[how]), str(bombs), str(BOUND)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{BLOCKS}\n", "")


def test_the_view_of_a_reader_that_is_done_is_given_back_before_the_next_large_one(tmp_path: Path) -> None:
    (tmp_path / "zeros").touch()
    os.truncate(tmp_path / "zeros", 4 * source.MUCH)

    class Reader:
        def __init__(self) -> None:
            self.itself = self
            with source.open_source(str(tmp_path / "zeros")) as opened:
                self.view = opened.view(0, 2 * source.MUCH)

    done = weakref.ref(Reader())
    gc.disable()
    try:
        assert done() is not None
        with source.open_source(str(tmp_path / "zeros")) as opened:
            opened.view(0, source.MUCH // 2)
            assert done() is not None
            opened.view(0, 2 * source.MUCH)
        assert done() is None
    finally:
        gc.enable()
