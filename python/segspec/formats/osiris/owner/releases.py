"""Who starts on a stream's files: releases of osiris by itself, and of RabbitMQ with the osiris that each ships.

Where releases differ was read in rabbitmq/osiris src/osiris_log.erl at their tags, and which osiris a release of
RabbitMQ ships in rabbitmq/rabbitmq-server (rabbitmq-components.mk, MODULE.bazel, workspace_helpers.bzl). Brokers that
ran are 3.10.8 and 4.0.5, osiris by itself 1.3.1 and 1.10.3.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

Version = tuple[int, int, int]

TRIES_A_SECOND = 46
"""How often the coordinator of a 3.10.8 raised the epoch: 5,000 times in 109 s, 300 times in 8 s, 97 times in 4 s."""

SECONDS_BEFORE = 2
"""What it took besides."""


@dataclass(frozen=True, slots=True)
class Release:
    """One owner, and the osiris that it runs.

    `is_broker`: RabbitMQ's stream coordinator asks for the log's tail before osiris starts, and tries again after a
    failed start. `earlier` are older releases of the same line that ship an older osiris, each in words.
    """

    name: str
    osiris: Version
    is_broker: bool = False
    earlier: tuple[tuple[str, Version], ...] = ()

    @property
    def filters(self) -> bool:
        """It knows the filter between header and data."""
        return self.osiris >= (1, 6, 0)

    @property
    def mends_missing(self) -> bool:
        """It goes on where the last segment or the only one is missing, and asks an index no more than it must."""
        return self.osiris >= (1, 6, 8)

    @property
    def parses_chunks(self) -> bool:
        """Its consumers by AMQP have each chunk read as a whole and checked, also one of tracking, which is not theirs
        (`read_chunk_parsed/2`); later ones go over the entries (`chunk_iterator/1`)."""
        return self.osiris < (1, 7, 0)

    @property
    def empties(self) -> bool:
        """It cuts the only segment where its index lists nothing."""
        return self.osiris >= (1, 7, 0)

    @property
    def deletes_orphans(self) -> bool:
        """It deletes segments before the first pair, and looks at no other names than its own."""
        return self.osiris >= (1, 8, 3)

    @property
    def skips_strangers(self) -> bool:
        """Asked for its tail, it looks at pairs of an index and a segment after a file that has no partner, too."""
        return self.osiris >= (1, 8, 5)

    @property
    def osiris_text(self) -> str:
        """`osiris 1.8.5`."""
        return "osiris " + ".".join(map(str, self.osiris))

    def older(self) -> list[tuple[str, Release]]:
        """The earlier releases of its line, each in words and as a release."""
        return [(words, replace(self, osiris=version, earlier=())) for words, version in self.earlier]


RELEASES = {
    release.name: release
    for release in (
        Release("osiris-1.3", (1, 3, 1)),
        Release("osiris-1.10", (1, 10, 3)),
        Release("rabbitmq-3.10", (1, 3, 3), is_broker=True),
        Release(
            "rabbitmq-3.11",
            (1, 6, 9),
            is_broker=True,
            earlier=(("3.11.0 to 3.11.18", (1, 4, 3)), ("3.11.19 to 3.11.23", (1, 6, 4))),
        ),
        Release(
            "rabbitmq-3.12",
            (1, 7, 2),
            is_broker=True,
            earlier=(
                ("3.12.0", (1, 5, 1)),
                ("3.12.1 to 3.12.6", (1, 6, 7)),
                ("3.12.7 to 3.12.10", (1, 6, 9)),
            ),
        ),
        Release("rabbitmq-3.13", (1, 8, 3), is_broker=True, earlier=(("3.13.0 to 3.13.6", (1, 8, 2)),)),
        Release("rabbitmq-4.0", (1, 8, 7), is_broker=True, earlier=(("4.0.0 to 4.0.4", (1, 8, 4)),)),
        Release("rabbitmq-4.1", (1, 8, 8), is_broker=True),
        Release("rabbitmq-4.2", (1, 10, 3), is_broker=True),
    )
}
"""Older ones first; a line of RabbitMQ stands for its last release."""

FLAGS = {
    "rabbitmq_4.2.0": "rabbitmq-4.2",
    "rabbitmq_4.1.0": "rabbitmq-4.1",
    "rabbitmq_4.0.0": "rabbitmq-4.0",
    "message_containers": "rabbitmq-3.13",
    "stream_filtering": "rabbitmq-3.13",
    "restart_streams": "rabbitmq-3.12",
    "stream_single_active_consumer": "rabbitmq-3.11",
    "stream_queue": "rabbitmq-3.10",
}
"""A feature flag, and the line that brought it, newest first. Source: rabbitmq/rabbitmq-server
deps/rabbit/src/rabbit_core_ff.erl at the tags."""
