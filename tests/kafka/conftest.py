"""A running node of each release, and each release's own Java."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helpers.sweeps import ALL
from tests.kafka.broker import GUARDED, Kafka
from tests.kafka.releases import NEWEST, RELEASES, Release
from tests.kafka.tools import Tools


def _on(*releases: Release) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("kafka_tools", releases, indirect=True, ids=lambda release: str(release.name))


ON_NEWEST = _on(NEWEST)
ON_ONE_RELEASE = _on(*RELEASES) if ALL else ON_NEWEST
"""Where the releases differ in nothing that the test looks at, or another test holds that in which they differ."""


@pytest.fixture(scope="session", params=RELEASES, ids=lambda release: str(release.name))
def kafka_tools(request: pytest.FixtureRequest) -> Iterator[Tools]:
    """The Java of one release."""
    release: Release = request.param
    tools = Tools(release)
    yield tools
    tools.close()


@pytest.fixture(scope="session")
def kafka(kafka_tools: Tools, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kafka]:
    """A running node of one release, shared by all tests of a run: each has topics of its own names, and nobody stops
    it."""
    node = Kafka(tmp_path_factory.mktemp("kafka"), kafka_tools, more=GUARDED)
    node.start()
    yield node
    node.kill()
