"""Where records go: what a URI says, and that nothing that is said of it repeats a password."""

from __future__ import annotations

import pytest

from segspec.publishing import destination_of
from segspec.publishing.rabbitmq import Tls
from segspec.samples import FOLDER as SAMPLES
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
    found = destination_of(uri)
    assert (found.host, found.port, found.vhost, found.name) == (host, port, vhost, name)
    assert (found.user, found.password) == ("guest", "guest")


def test_user_and_password_are_decoded_and_only_the_user_could_be_seen() -> None:
    found = destination_of(f"amqp://o%40x:{SECRET}%2F@broker/orders")
    assert (found.user, found.password) == ("o@x", f"{SECRET}/")
    assert SECRET not in repr(found)
    assert str(found) == "amqp://broker:5672/%2F/orders"


def test_a_load_balancer_is_asked_until_it_leads_to_the_leader() -> None:
    assert destination_of("rabbitmq-stream://broker/orders?load_balancer=true").through_balancer
    assert not destination_of("rabbitmq-stream://broker/orders").through_balancer


def test_tls_is_what_the_uri_says_of_it_and_off_without_an_s() -> None:
    assert destination_of("amqp://broker/orders").tls is None
    assert destination_of("amqps://broker/orders").tls == Tls()
    uri = "rabbitmq-stream+tls://b/o?cacertfile=%2Fca.pem&certfile=c.pem&keyfile=k.pem&verify=verify_none"
    assert destination_of(uri).tls == Tls("/ca.pem", "c.pem", "k.pem", verifies=False)
    assert destination_of("amqps://b/o?server_name_indication=inside").tls == Tls(server_name="inside")
    assert str(destination_of(uri)) == "rabbitmq-stream+tls://b:5551/%2F/o", "a certificate may be renewed meanwhile"


@pytest.mark.parametrize("scheme", ["amqps", "rabbitmq-stream+tls"])
@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("cacertfile=nowhere.pem", "cacertfile nowhere.pem: No such file"),
        (f"cacertfile={__file__}", "no certificate or crl found"),
        ("certfile=nowhere.pem&keyfile=key.pem", "certfile nowhere.pem, keyfile key.pem: No such file"),
    ],
)
def test_a_certificate_that_cannot_be_read_is_named(scheme: str, query: str, words: str, segspec: Run) -> None:
    told = segspec("publish", SAMPLES / "osiris" / "epochs" / "log", "--to", f"{scheme}://127.0.0.1:1/orders?{query}")
    assert told.code == 1
    assert words in told.err


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
    f"amqp://u:{SECRET}@broker/a?load_balancer=true": "a URI of amqp has no options",
    f"rabbitmq-stream://u:{SECRET}@broker/a?x={SECRET}": "may have the options load_balancer, each once",
    f"rabbitmq-stream://u:{SECRET}@broker/a?load_balancer=yes": "load_balancer of a URI is true or false",
    f"amqp://u:{SECRET}@broker/a?cacertfile=ca.pem": "a URI of amqp has no options",
    f"amqps://u:{SECRET}@broker/a?cacertfile=": "with a value",
    f"amqps://u:{SECRET}@broker/a?verify=verify_peer&verify=verify_none": "each once",
    f"amqps://u:{SECRET}@broker/a?verify={SECRET}": "verify of a URI is verify_peer or verify_none",
    f"amqps://u:{SECRET}@broker/a?keyfile=key.pem": "keyfile of a URI is for certfile",
}


@pytest.mark.parametrize("uri", WRONG)
def test_a_wrong_uri_is_usage_and_what_is_said_of_it_has_no_password(uri: str, segspec: Run, tmp_path: object) -> None:
    told = segspec("publish", str(tmp_path), "--to", uri)
    assert told.code == 2
    assert WRONG[uri] in " ".join(told.err.split())
    assert SECRET not in told.err
