"""Releases of osiris alone, and of RabbitMQ with its osiris.

Brokers 3.10.8 and 4.0.5, and osiris 1.3.1 and 1.10.3 alone, were run. The code of 4.1 and 4.2 does what 4.0.5 does
(rabbitmq/osiris src/osiris_log.erl at the tags that rabbitmq/rabbitmq-server's rabbitmq-components.mk, MODULE.bazel and
workspace_helpers.bzl name).
"""

from __future__ import annotations

from typing import NamedTuple

TRIES_A_SECOND = 46
"""Measured epochs of a 3.10.8 coordinator: 5,000 in 109 s, 300 in 8 s, 97 in 4 s."""

SECONDS_BEFORE = 2


class Release(NamedTuple):
    """One owner.

    `is_broker`: it reads the log's tail before osiris starts, and retries a failed start. `is_early`: osiris 1.3. It
    has no filters, crashes without a segment, checks whole chunks for AMQP consumers (`read_chunk_parsed/2`), keeps
    segments without an index, and has no fixed retention time.
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
"""Oldest first; a line of RabbitMQ stands for its last release."""

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
"""Feature flag and the line that brought it, newest first: rabbitmq/rabbitmq-server
deps/rabbit/src/rabbit_core_ff.erl."""
