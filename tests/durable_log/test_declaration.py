"""Every vector is read alike by the run that was made of the declaration, and frame by frame by the parser; and by a
declaration that is loaded from the spec as by the one that was built."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from segspec.core.stretch import Wanted
from segspec.formats import declared, get
from segspec.formats.contract.descriptor import Format
from tests import needs
from tests.any_log.reading import read
from tests.conftest import ROOT
from tests.helpers.sweeps import some

VECTORS = sorted((ROOT / "tests" / "vectors" / "durable_log").glob("*.json"))


def segments() -> Iterator[tuple[str, bytes, str]]:
    """The segments of all vectors, each with its id and its name."""
    for vector in (vector for path in VECTORS for vector in json.loads(path.read_text(encoding="utf-8"))["vectors"]):
        segment = vector.get("input", {}).get("segment", {})
        if "hex" in segment:
            yield vector["id"], bytes.fromhex(segment["hex"]), segment["name"]


@pytest.fixture(scope="module", params=["built", pytest.param("loaded", marks=pytest.mark.node)])
def format(request: pytest.FixtureRequest) -> Format:
    if request.param == "built":
        return get("durable_log")
    needs.npm("kaitai-struct-compiler")
    return declared.load(ROOT / "ksy" / "durable_log_record.ksy")


@pytest.mark.parametrize("policy", ["stop", "skip"])
def test_runs_read_every_vector_as_the_parser_does(format: Format, policy: str) -> None:
    stretches = 0
    for name, content, path in some(segments(), 150):
        by_run = read(format, content, path, policy, Wanted(records=True))
        assert by_run[:3] == read(get("durable_log"), content, path, policy)[:3], name
        stretches += by_run.stretches
    assert stretches > len(VECTORS)
