"""Where the jars of a release come from, and what is said where they cannot come."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.kafka.releases import RELEASES, jars
from tests.needs import Missing

MAVEN = """#!/bin/sh
for given; do case $given in -DoutputDirectory=*) mkdir -p "${given#*=}" && : > "${given#*=}/some.jar";; esac; done
exit %d
"""


@pytest.fixture
def maven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Maven to be, the only one there is, and an environment without jars."""
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "environment"))
    (tmp_path / "environment").mkdir()
    (tmp_path / "bin").mkdir()
    monkeypatch.setattr("tests.kafka.releases.java", lambda: Path("/java"))
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    return tmp_path / "bin" / "mvn"


def write(maven: Path, status: int) -> None:
    maven.write_text(MAVEN % status)
    maven.chmod(0o755)


def test_jars_are_fetched_once(maven: Path) -> None:
    write(maven, 0)
    (jar,) = jars(RELEASES[0]).iterdir()
    maven.write_text("#!/bin/sh\nexit 1\n")
    assert list(jars(RELEASES[0]).iterdir()) == [jar]
    assert jar.parent.name == f"kafka-{RELEASES[0].version}"


def test_what_maven_cannot_fetch_is_missing_and_leaves_nothing(maven: Path) -> None:
    write(maven, 1)
    with pytest.raises(Missing, match=r"what Maven fetches of Kafka 3\.9\.1 is missing"):
        jars(RELEASES[0])
    assert list(Path(sys.prefix).iterdir()) == []
