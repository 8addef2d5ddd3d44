"""`publish` to a node that is reached by TLS, whose advertised name leads nowhere, and to queues with a limit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pika
import pytest

import segspec as library
from segspec.publishing import PublishError
from tests.brokers import certificates
from tests.cli.conftest import Run
from tests.cli.conftest import segspec as segspec
from tests.helpers.patience import PATIENCE

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

COUNT = 300
ALL = {"user": "guest", "configure": ".*", "write": ".*", "read": ".*"}
DEFINITIONS = {
    "users": [{"name": "guest", "password": "guest", "tags": "administrator"}],
    "vhosts": [{"name": "/"}, {"name": "a/b"}],
    "permissions": [{**ALL, "vhost": "/"}, {**ALL, "vhost": "a/b"}],
}


@pytest.fixture(scope="module")
def pem(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return certificates.make(tmp_path_factory.mktemp("tls") / "pem")


@pytest.fixture(scope="module")
def node(pem: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RabbitMQ]:
    """A node that speaks TLS, and is known to clients by a name that leads nowhere."""
    from tests.brokers.rabbitmq import RabbitMQ

    definitions = pem.parent / "definitions.json"
    definitions.write_text(json.dumps(DEFINITIONS))
    more = f"stream.advertised_host = nowhere.invalid\nload_definitions = {definitions}\n"
    made = RabbitMQ(tmp_path_factory.mktemp("rabbitmq"), certificates=pem, more=more)
    made.start()
    yield made
    made.close()


@pytest.fixture
def log(tmp_path: Path) -> Path:
    with library.create(tmp_path / "log", "tank") as writer:
        for number in range(COUNT):
            writer.append(b"record %d" % number)
    return tmp_path / "log"


def ports(node: RabbitMQ) -> dict[str, int]:
    return {"amqps": node.amqps_port, "rabbitmq-stream+tls": node.streams_port}


SCHEMES = ["amqps", "rabbitmq-stream+tls"]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_records_get_there_by_tls(scheme: str, node: RabbitMQ, pem: Path, log: Path, segspec: Run) -> None:
    queue = f"by-{scheme}"
    node.declare(queue)
    ours = f"cacertfile={pem}/ca.pem&certfile={pem}/client.pem&keyfile={pem}/client.key"
    balanced = "load_balancer=true&" if scheme.startswith("rabbitmq-stream") else ""
    told = segspec("publish", log, "--to", f"{scheme}://localhost:{ports(node)[scheme]}/%2f/{queue}?{balanced}{ours}")
    assert (told.code, told.err) == (0, "")
    assert f"published  {COUNT} records, all confirmed" in told.out
    assert [body for _, body in node.consume(queue, COUNT)] == [b"record %d" % number for number in range(COUNT)]


TRUST = "the broker's certificate is not trusted: "


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("certfile={pem}/client.pem&keyfile={pem}/client.key", TRUST),
        ("cacertfile={pem}/stranger.pem", TRUST),
        ("cacertfile={pem}/ca.pem&server_name_indication=elsewhere", f"{TRUST}Hostname mismatch"),
        ("cacertfile={pem}/ca.pem", r"TLS failed: tlsv13 alert certificate required|may want \?certfile=FILE"),
    ],
    ids=["the system's authorities", "another authority", "another name", "no certificate of ours"],
)
def test_a_certificate_that_is_not_trusted_is_said(
    scheme: str, query: str, words: str, node: RabbitMQ, pem: Path, log: Path
) -> None:
    uri = f"{scheme}://u:s3cr3t@localhost:{ports(node)[scheme]}/any?{query.format(pem=pem)}"
    with pytest.raises(PublishError, match=words) as caught:
        library.publish(log, uri, timeout=30)
    assert "s3cr3t" not in str(caught.value)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_verify_none_takes_any_certificate(scheme: str, node: RabbitMQ, pem: Path, log: Path) -> None:
    ours = f"verify=verify_none&certfile={pem}/client.pem&keyfile={pem}/client.key"
    with pytest.raises(PublishError, match="no such"):
        library.publish(log, f"{scheme}://127.0.0.1:{ports(node)[scheme]}/nowhere?{ours}", timeout=PATIENCE)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_port_that_speaks_no_tls_is_said(scheme: str, node: RabbitMQ, log: Path) -> None:
    port = node.amqp_port if scheme == "amqps" else node.stream_port
    with pytest.raises(PublishError, match=r"TLS failed|did not answer|closed|reset"):
        library.publish(log, f"{scheme}://127.0.0.1:{port}/any", timeout=3)


def test_a_leader_whose_advertised_name_leads_nowhere_is_reached_through_the_address_itself(
    node: RabbitMQ, log: Path
) -> None:
    node.declare("behind-a-balancer")
    to = f"rabbitmq-stream://127.0.0.1:{node.stream_port}/behind-a-balancer"
    with pytest.raises(PublishError, match=r"nowhere\.invalid:\d+, which cannot be reached .*\?load_balancer=true"):
        library.publish(log, to, timeout=PATIENCE)
    assert library.publish(log, f"{to}?load_balancer=true").confirmed == COUNT
    assert len(node.consume("behind-a-balancer", COUNT)) == COUNT


def test_a_stream_in_a_virtual_host_whose_name_has_a_slash(node: RabbitMQ, log: Path) -> None:
    uri = f"amqp://guest:guest@127.0.0.1:{node.amqp_port}/a%2Fb?heartbeat=0"
    connection = pika.BlockingConnection(pika.URLParameters(uri))
    arguments = {"x-queue-type": "stream"}
    connection.channel().queue_declare("in/it", durable=True, arguments=arguments)
    connection.close()
    assert library.publish(log, f"amqp://127.0.0.1:{node.amqp_port}/a%2fb/in%2fit").confirmed == COUNT
    balanced = f"rabbitmq-stream://127.0.0.1:{node.stream_port}/a%2Fb/in%2Fit?load_balancer=true"
    assert library.publish(log, balanced).confirmed == COUNT
    (folder,) = node.streams.glob("*in*it*")
    assert len(list(library.open(folder).records())) == 2 * COUNT


def test_a_queue_with_a_limit_that_drops_its_oldest_confirms_all(node: RabbitMQ, log: Path) -> None:
    """As the page says: the broker tells nobody, so nor can we."""
    with node.channel() as channel:
        channel.queue_declare("short", durable=True, arguments={"x-max-length": 10})
        assert library.publish(log, f"amqp://127.0.0.1:{node.amqp_port}/short").confirmed == COUNT
        assert channel.queue_declare("short", passive=True).method.message_count == 10
