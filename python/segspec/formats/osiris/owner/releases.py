"""Who starts on a stream's files: releases of osiris by itself, and of RabbitMQ with the osiris that each ships.

Brokers that ran are 3.10.8 and 4.0.5, osiris by itself 1.3.1 and 1.10.3. Of 4.1 and 4.2 the code was read: they do what
4.0.5 does (rabbitmq/osiris src/osiris_log.erl at the tags that rabbitmq/rabbitmq-server's rabbitmq-components.mk,
MODULE.bazel and workspace_helpers.bzl name).
"""

from __future__ import annotations

from typing import NamedTuple

TRIES_A_SECOND = 46
"""How often the coordinator of a 3.10.8 raised the epoch: 5,000 times in 109 s, 300 times in 8 s, 97 times in 4 s."""

SECONDS_BEFORE = 2
"""The additional time, in seconds."""


class Release(NamedTuple):
    """One owner.

    `is_broker`: RabbitMQ's stream coordinator asks for the log's tail before osiris starts, and tries again after a
    failed start. `is_early`: its osiris is 1.3. That knows no filter between header and data, ends if a segment is
    missing, has each chunk read as a whole and checked for consumers by AMQP (`read_chunk_parsed/2`), and deletes no
    segments without an index; nor does it cut the only segment if its index lists nothing. Its retention is checked at
    no fixed time.
    """

    name: str
    is_broker: bool = True
    is_early: bool = False


RELEASES = {
    release.name: release
    for release in (
        Release("osiris-1.3", is_broker=False, is_early=True),
        Release("osiris-1.10", is_broker=False),
        Release("rabbitmq-3.10", is_early=True),
        Release("rabbitmq-4.0"),
        Release("rabbitmq-4.1"),
        Release("rabbitmq-4.2"),
    )
}
"""Older ones first; a line of RabbitMQ stands for its last release."""

FLAGS = {
    "rabbitmq_4.2.0": "4.2",
    "rabbitmq_4.1.0": "4.1",
    "rabbitmq_4.0.0": "4.0",
    "message_containers": "3.13",
    "stream_filtering": "3.13",
    "restart_streams": "3.12",
    "stream_single_active_consumer": "3.11",
    "stream_queue": "3.10",
}
"""A feature flag, and the line that brought it, newest first. Source: rabbitmq/rabbitmq-server
deps/rabbit/src/rabbit_core_ff.erl at the tags."""
