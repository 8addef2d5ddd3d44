"""Any bytes under a name of each format are records or findings, and detection says something of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.formats import get
from segspec.reading.walk import OnDamage
from segspec.storage.source import from_bytes
from tests.builders import durable_log, ffwd, osiris, tank
from tests.helpers.hostile import read

SEGMENTS = [
    ("durable_log", durable_log.segment_name(0), durable_log.segment([0])),
    ("ffwd", ffwd.segment_name(0), ffwd.header(0)),
    ("ffwd", ffwd.document_name(0), ffwd.header(0, document=True)),
    ("mojo", "1000-0", b"[P"),
    ("mojo", "w1000-0", b""),
    ("mojo", "w0", b""),
    ("mojo", "something", b""),
    ("osiris", osiris.segment_name(0), osiris.HEADER),
    ("tank", tank.NAME, tank.plain(0, 1)),
]
"""A format, a file's name, and how such a file may begin."""


@pytest.mark.parametrize(("name", "file", "begin"), SEGMENTS, ids=[file for _, file, _ in SEGMENTS])
@given(content=st.binary(max_size=300), is_begun=st.booleans())
def test_any_bytes_are_records_or_findings(name: str, file: str, begin: bytes, content: bytes, is_begun: bool) -> None:
    format, content = get(name), (begin if is_begun else b"") + content
    assert format.sniff(from_bytes(content, file)) in range(4)
    for policy in (OnDamage.STOP, OnDamage.SKIP):
        _, findings, summary = read(format, content, file, policy)
        assert summary.end == "clean" or findings
