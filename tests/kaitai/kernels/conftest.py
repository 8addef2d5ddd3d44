"""Kernels and oracles of our own specs, compiled when the tests run."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import KernelSpec, Sources, from_texts, lower
from segspec_kaitai.ksc.compiler import compile_specs
from segspec_kaitai.own.kept_kernel import OwnKernel
from segspec_kaitai.parsers.packages import PYTHON, TARGETS, render
from segspec_kaitai.programs import bounded
from segspec_kaitai.spec.source import ROOT, load, spec_names
from tests import needs
from tests.helpers.sweeps import ALL
from tests.native.lane import CHECKS

SPECS = Path(__file__).with_name("specs")
OWN = "own_ksy"


@pytest.fixture(scope="session")
def own_parsers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sources]:
    """The specs of `specs/` as parsers (`own_ksy`, `own_ksy.debug`) and as sources for lowering."""
    needs.npm("kaitai-struct-compiler")
    names = spec_names(SPECS)
    compiled = compile_specs(ROOT, SPECS, names, TARGETS)
    assert compiled.problems == []
    specs = {name: load(SPECS / f"{name}.ksy") for name in names}
    folder = tmp_path_factory.mktemp("own")
    texts = {}
    for path, text in render(list(specs.values()), compiled, OWN).items():
        if PYTHON not in path.parents:
            continue
        target = folder / path.relative_to(PYTHON)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        if path.parent.name == OWN and path.suffix == ".py" and path.stem in specs:
            texts[path.stem] = text
    sys.path.insert(0, str(folder))
    yield from_texts(texts, specs)
    sys.path.remove(str(folder))


@pytest.fixture(scope="session")
def own_kernel(own_parsers: Sources) -> Iterator[Callable[[KernelSpec], Kernel]]:
    """Lowers a spec of `specs/`, as a user's spec is lowered."""

    def make(spec: KernelSpec) -> Kernel:
        return OwnKernel(spec.name, lower(own_parsers, spec).source)

    with pytest.MonkeyPatch.context() as monkeypatch:
        # Compiled, they check every access.
        monkeypatch.setattr(bounded, "FLAGS", (*bounded.FLAGS, *CHECKS))
        yield make


@pytest.fixture(scope="session")
def mutation_count() -> int:
    """Random mutations for each kernel: few by default, 10,000 in `make sweeps`."""
    return 10_000 if ALL else 20
