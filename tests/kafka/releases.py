"""The releases of Kafka that tests start, from Maven's jars."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from segspec.spark.session import OLDEST_JAVA, NoJavaError, ensure_java
from tests.needs import Missing, program

POM = Path(__file__).with_name("pom.xml")


class Release(NamedTuple):
    """`name` is what tests are called by, `segment_bytes` the topic's setting for the size of segments: since 4.0 the
    public one takes no less than 1 MiB (KIP-1030)."""

    name: str
    version: str
    segment_bytes: str


RELEASES = (Release("3.9", "3.9.1", "segment.bytes"), Release("4.1", "4.1.1", "internal.segment.bytes"))
NEWEST = RELEASES[-1]


def java() -> Path:
    """A Java that both releases run on; skips if there is none."""
    try:
        return ensure_java()
    except NoJavaError:
        raise Missing(f"Java {OLDEST_JAVA}") from None


def jars(release: Release) -> Path:
    """The folder of a release's jars in the environment of the tests; Maven fetches them once, and skips where it
    cannot."""
    folder = Path(sys.prefix) / f"kafka-{release.version}"
    if not folder.is_dir():
        java()
        with tempfile.TemporaryDirectory(dir=sys.prefix) as made:
            into = Path(made) / "jars"
            command = [program("mvn"), "-q", "-B", "-f", str(POM), f"-Dkafka={release.version}"]
            done = subprocess.run([*command, "dependency:copy-dependencies", f"-DoutputDirectory={into}"])
            if done.returncode:
                raise Missing(f"what Maven fetches of Kafka {release.version}")
            # Another worker may have been quicker.
            if not folder.is_dir():
                shutil.move(into, folder)
    return folder
