"""Fixtures shared by all tests: the corpus of real files, and the small ones that the repository ships."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CORPUS = Path(os.environ.get("SEGSPEC_CORPUS", ROOT.parent / "shared" / "corpus"))


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of real files with their truth; skips where it is missing."""
    if not CORPUS.is_dir():
        pytest.skip(f"the corpus of real log files is missing: {CORPUS} (set SEGSPEC_CORPUS)")
    return CORPUS


@pytest.fixture(scope="session")
def data() -> Path:
    """Small real files in the repository."""
    return ROOT / "tests" / "data"
