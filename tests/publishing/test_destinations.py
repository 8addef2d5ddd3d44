"""Where records go: what a URI says, and that nothing that is said of it repeats a password."""

from __future__ import annotations

import pytest

from segspec.publishing import Destination
from tests.cli.conftest import Run

SECRET = "s3cr3t"


@pytest.mark.parametrize(
    ("uri", "host", "port", "vhost", "name"),
    [
        ("amqp://broker/orders", "broker", 5672, "/", "orders"),
        ("amqps://broker/prod/orders", "broker", 5671, "prod", "orders"),
        ("amqp://broker:1/%2F/a%2Fb", "broker", 1, "/", "a/b"),
        ("rabbitmq-stream://[::1]/orders", "::1", 5552, "/", "orders"),
        ("rabbitmq-stream+tls://broker/orders", "broker", 5551, "/", "orders"),
    ],
)
def test_a_uri_names_host_port_virtual_host_and_queue(uri: str, host: str, port: int, vhost: str, name: str) -> None:
    found = Destination.parse(uri)
    assert (found.host, found.port, found.vhost, found.name) == (host, port, vhost, name)
    assert (found.user, found.password) == ("guest", "guest")


def test_user_and_password_are_decoded_and_only_the_user_could_be_seen() -> None:
    found = Destination.parse(f"amqp://o%40x:{SECRET}%2F@broker/orders")
    assert (found.user, found.password) == ("o@x", f"{SECRET}/")
    assert SECRET not in repr(found)
    assert str(found) == "amqp://broker:5672/%2F/orders"


def test_a_load_balancer_is_asked_until_it_leads_to_the_leader() -> None:
    assert Destination.parse("rabbitmq-stream://broker/orders?load_balancer=true").through_balancer
    assert not Destination.parse("rabbitmq-stream://broker/orders").through_balancer


WRONG = {
    f"http://u:{SECRET}@broker/orders": "'http' is no scheme",
    f"u:{SECRET}@broker/orders": "no scheme",
    f"amqp://u:{SECRET}@broker": "is missing",
    f"amqp://u:{SECRET}@broker/": "is missing",
    f"amqp://u:{SECRET}@broker/a/b/c": "unencoded",
    f"amqp://u:{SECRET}@broker/a#b": "unencoded",
    f"amqp://u:{SECRET}@broker:port/a": "no URI of the form",
    f"amqp://u:{SECRET}@[broker/a": "no URI of the form",
    f"amqp://u:{SECRET}@/a": "no host",
    f"amqp://u:{SECRET}@broker/a?load_balancer=true": "the one option",
    f"rabbitmq-stream://u:{SECRET}@broker/a?x={SECRET}": "the one option",
}


@pytest.mark.parametrize("uri", WRONG)
def test_a_wrong_uri_is_usage_and_what_is_said_of_it_has_no_password(uri: str, segspec: Run, tmp_path: object) -> None:
    told = segspec("publish", str(tmp_path), "--to", uri)
    assert told.code == 2
    assert WRONG[uri] in " ".join(told.err.split())
    assert SECRET not in told.err
