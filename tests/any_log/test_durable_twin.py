"""durable-log twice: by the format that is written by hand, and by its specs with a declaration of eight lines. On
every sample and every vector of that format, both give the same records, and find the same at the same bytes."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import segspec as library
from segspec.core.stretch import Wanted
from segspec.formats import declared, get
from segspec.formats.contract.descriptor import Format
from segspec.samples import FOLDER
from tests import needs
from tests.any_log.reading import SPECS, Read, read
from tests.conftest import ROOT

pytestmark = pytest.mark.node

SECTIONS = ("checksums", "cuts", "embedded", "flips", "lengths", "magic", "order", "records", "tails")
SAMPLES = sorted(path.name for path in (FOLDER / "durable_log").iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> Format:
    needs.npm("kaitai-struct-compiler")
    folder = tmp_path_factory.mktemp("twin")
    shutil.copy(SPECS / "durable_twin.log.yaml", folder)
    for name in ("durable_log_record", "durable_log_index_entry"):
        shutil.copy(ROOT / "ksy" / f"{name}.ksy", folder)
    return declared.load(folder / "durable_twin.log.yaml")


def vectors(section: str) -> Iterator[tuple[str, bytes, str]]:
    """The segments of a section's vectors, each with its id and its name."""
    path = ROOT / "tests" / "vectors" / "durable_log" / f"{section}.json"
    for vector in json.loads(path.read_text(encoding="utf-8"))["vectors"]:
        segment = vector.get("input", {}).get("segment", {})
        if "hex" in segment:
            yield vector["id"], bytes.fromhex(segment["hex"]), segment["name"]


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("policy", ["stop", "skip"])
def test_both_read_every_vector_alike(twin: Format, section: str, policy: str) -> None:
    count = 0
    for name, content, path in vectors(section):
        by_hand, by_declaration = (read(format, content, path, policy) for format in (get("durable_log"), twin))
        assert by_declaration.records == by_hand.records, name
        assert places(by_declaration) == places(by_hand), name
        count += 1
    assert count


@pytest.mark.parametrize("policy", ["stop", "skip"])
def test_its_kernels_read_every_vector_as_its_parser_does(twin: Format, policy: str) -> None:
    stretches = 0
    for name, content, path in (vector for section in SECTIONS for vector in vectors(section)):
        by_kernels = read(twin, content, path, policy, Wanted(records=True))
        assert by_kernels[:3] == read(twin, content, path, policy)[:3], name
        stretches += by_kernels.stretches
    assert stretches


def places(found: Read) -> list[tuple[str, int]]:
    """What was found, and where. That a field has not the value that writers give it no declaration says."""
    return [(str(one.code), one.position) for one in found.findings if one.code != "reserved-nonzero"]


@pytest.mark.parametrize("sample", SAMPLES)
def test_both_verify_every_sample_alike(twin: Format, sample: str) -> None:
    folder = FOLDER / "durable_log" / sample / "log"
    by_hand, by_declaration = (library.open(folder, format=format) for format in ("durable_log", twin))
    found = [[(str(one.code), one.position, one.path) for one in log.verify()] for log in (by_declaration, by_hand)]
    assert found[0] == found[1]


def test_the_index_is_made_and_compared(twin: Format, tmp_path: Path) -> None:
    from segspec.recovery.indexes import build_indexes

    log = library.open(FOLDER / "durable_log" / "multi_segment" / "log", format=twin)
    build_indexes(log, tmp_path / "built")
    made = sorted((tmp_path / "built").iterdir())
    assert made
    for path in made:
        assert path.read_bytes() == (Path(log.path) / path.name).read_bytes()
    assert list(log.check_indexes()) == []
    assert log.arrow(table="index").read_all().num_rows == log.count()
