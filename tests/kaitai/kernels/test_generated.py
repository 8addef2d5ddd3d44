"""The committed kernels are what the specs give."""

from __future__ import annotations

from segspec_kaitai.kernels.__main__ import REPOSITORY, run


def test_the_kernels_are_those_of_the_specs() -> None:
    assert run(REPOSITORY, check=True) == []
