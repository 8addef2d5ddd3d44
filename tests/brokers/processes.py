"""What nodes of any broker need: ports that nobody has, and patience."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable


class BrokerError(Exception):
    """A node did not start, or did not do what it was asked; the message has the end of its log."""


def free_ports(count: int) -> list[int]:
    """Ports of the loopback interface that nobody listens on, all different."""
    sockets = [socket.socket() for _ in range(count)]
    try:
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [int(one.getsockname()[1]) for one in sockets]
    finally:
        for one in sockets:
            one.close()


def wait_until(happened: Callable[[], bool], seconds: float) -> bool:
    """Whether it happened in time."""
    deadline = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def answers(port: int) -> bool:
    """Whether somebody listens on a port of the loopback interface."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0
