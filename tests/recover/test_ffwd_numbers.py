"""A queue whose numbers leave 64 bits on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.errors import Code, SegspecError
from segspec.recovery import recover


def test_a_message_that_no_segment_can_begin_with_ends_the_recovery_with_an_error(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.mkdir()
    last = (1 << 64) - 2
    # Of a fuzzer: after an empty message, damage, and more that can be read.
    content = bytes.fromhex(
        "46464c4700000000fffffffffffffffe0000000000000064868d949ba2a9b0b7bec5ccd3dae1e8eff6020910171e763f"
        "9d1c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
        "00000000000000000000000000092acc21763f9d1c000000000000007f00000000000005868d949ba200000000"
    )
    (log / f"{last:016x}").write_bytes(content)
    with pytest.raises(SegspecError, match="it needs more than 64 bits") as refused:
        recover(log, tmp_path / "out", format="ffwd")
    assert refused.value.code is Code.LIMIT_EXCEEDED
    assert not (tmp_path / "out").exists()
