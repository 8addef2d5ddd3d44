"""What `publish` sends to a real node is what its consumers receive: all of it, in order, and once."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import rstream

import segspec
from segspec.formats.osiris.amqp.amqp091 import message
from segspec.formats.osiris.amqp.message import decode
from segspec.publishing import PublishError
from tests.helpers.patience import PATIENCE

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

COUNT = 3000
PROPERTIES: dict[str, Any] = {
    "content_type": "application/json",
    "content_encoding": "identity",
    "correlation_id": "c-1",
    "message_id": "m-1",
    "reply_to": "answers",
    "expiration": "3600000",
    "priority": 4,
    "timestamp": 1_700_000_000,
    "type": "order",
    "app_id": "shop",
    "user_id": "guest",
    "headers": {
        "text": "größe",
        "number": 7,
        "large": 1 << 40,
        "flag": True,
        "nothing": None,
        "at": datetime(2024, 5, 6, tzinfo=UTC),
        "bytes": b"\0\xff",
    },
}


def messages(node: RabbitMQ, queue: str, count: int, **arguments: Any) -> list[tuple[bytes, dict[str, Any]]]:
    """The first messages of a queue or stream as a consumer of AMQP 0.9.1 has them: body, and properties."""
    received = []
    with node.channel() as channel:
        channel.basic_qos(prefetch_count=1000)
        for method, properties, body in channel.consume(
            queue, arguments=arguments or None, inactivity_timeout=PATIENCE
        ):
            if method is None:
                break
            headers = {key: value for key, value in (properties.headers or {}).items() if key != "x-stream-offset"}
            known = {name: value for name, value in vars(properties).items() if value is not None}
            received.append((body, {**known, "headers": headers}))
            channel.basic_ack(method.delivery_tag)
            if len(received) == count:
                break
        channel.cancel()
    return received


def values(folder: Path) -> list[bytes | None]:
    return [record.value for record in segspec.open(folder).records()]


def stream_uri(node: RabbitMQ, name: str) -> str:
    return f"rabbitmq-stream://guest:guest@127.0.0.1:{node.stream_port}/{name}"


def amqp_uri(node: RabbitMQ, name: str) -> str:
    return f"amqp://guest:guest@127.0.0.1:{node.amqp_port}/{name}"


def command(source: Path, to: str, *more: object) -> subprocess.Popen[str]:
    words = ["publish", str(source), "--to", to, *map(str, more)]
    return subprocess.Popen(
        [sys.executable, "-m", "segspec.cli.main", *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def orders(rabbitmq: RabbitMQ, tmp_path: Path) -> Path:
    """A log of `COUNT` records, each a message with a body of its own."""
    with segspec.create(tmp_path / "orders", "osiris", segment_bytes=40_000) as writer:
        for number in range(COUNT):
            writer.append(bytes(rstream.AMQPMessage(body=b"order %d" % number)), timestamp=number // 100)
    return tmp_path / "orders"


def test_messages_get_their_body_properties_and_headers_back(rabbitmq: RabbitMQ) -> None:
    for name in ("sent", "over-stream", "over-amqp"):
        rabbitmq.declare(name)
    with rabbitmq.channel() as channel:
        channel.queue_declare("published-queue", durable=True)
    rabbitmq.publish("sent", [b"first", b"", b"third"], **PROPERTIES)
    rabbitmq.publish("sent", [b"bare"])
    source = rabbitmq.stream("sent")

    done = segspec.publish(source, stream_uri(rabbitmq, "over-stream"))
    assert (done.confirmed, done.next, done.damaged) == (4, 4, 0)
    for name in ("over-amqp", "published-queue"):
        assert segspec.publish(source, amqp_uri(rabbitmq, name)).confirmed == 4

    first = {"x-stream-offset": "first"}
    sent = messages(rabbitmq, "sent", 4, **first)
    assert sent[0] == (b"first", {**PROPERTIES, "delivery_mode": 2})
    assert values(rabbitmq.stream("over-stream")) == values(source), "the sections as they were"
    assert messages(rabbitmq, "over-stream", 4, **first) == sent
    assert messages(rabbitmq, "over-amqp", 4, **first) == sent
    assert messages(rabbitmq, "published-queue", 4) == sent


TYPED: list[dict[str, Any]] = [
    {"body": b"ids", "properties": rstream.Properties(message_id=b"\1\2", correlation_id="x" * 300)},
    {"body": b"numbers", "properties": rstream.Properties(message_id=7, content_type="text/plain")},
    {"body": b"times", "properties": rstream.Properties(creation_time=1_700_000_000_999)},
    {"body": b"kinds", "application_properties": {"t": "text", "i": 5, "l": 1 << 40, "b": True, "n": None, "y": b"\0"}},
    {"body": b"annotated", "message_annotations": {"other": "word", "x-routing-key": "key"}},
    {"body": b"x", "application_properties": {"x-header": "kept", "x-basic-type": "order", "x-basic-app-id": "shop"}},
]


def test_messages_of_amqp_1_0_are_understood_as_the_broker_understands_them(rabbitmq: RabbitMQ) -> None:
    rabbitmq.declare("typed")

    async def send() -> None:
        to = {"host": "127.0.0.1", "port": rabbitmq.stream_port, "username": "guest", "password": "guest"}
        async with rstream.Producer(**to) as producer:
            for each in TYPED:
                await producer.send_wait("typed", rstream.AMQPMessage(**each))

    asyncio.run(send())
    theirs = messages(rabbitmq, "typed", len(TYPED), **{"x-stream-offset": "first"})
    assert len(theirs) == len(TYPED)
    for value, (body, properties) in zip(values(rabbitmq.stream("typed")), theirs, strict=True):
        ours = message(value or b"")
        assert (ours.body, {**ours.properties, "headers": ours.headers}) == (body, properties)


def test_a_publication_that_was_killed_goes_on_and_gives_each_record_once(rabbitmq: RabbitMQ, orders: Path) -> None:
    rabbitmq.declare("killed-publication")
    to, state = stream_uri(rabbitmq, "killed-publication"), orders.parent / "state"
    begun = command(orders, to, "--resume", state, "--rate", 300)
    until(lambda: state.exists() and json.loads(state.read_text())["next"] != "0")
    begun.kill()
    begun.communicate()
    known = int(json.loads(state.read_text())["next"])
    assert 0 < known < COUNT

    done = command(orders, to, "--resume", state)
    out, err = done.communicate()
    assert done.returncode == 0, err
    assert re.search(r"resumed +from \d+\n", out)
    assert values(rabbitmq.stream("killed-publication")) == values(orders)
    again = segspec.publish(orders, to, resume=state)
    assert (again.confirmed, again.next, again.resumed) == (0, COUNT, True)


def test_a_named_producer_goes_on_by_what_the_broker_remembers(rabbitmq: RabbitMQ, orders: Path) -> None:
    rabbitmq.declare("named")
    to = stream_uri(rabbitmq, "named")
    assert segspec.publish(orders, to, end=1000, producer="replay").confirmed == 1000
    rest = segspec.publish(orders, to, producer="replay")
    assert (rest.begun, rest.confirmed) == (1000, COUNT - 1000)
    assert values(rabbitmq.stream("named")) == values(orders)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_with_a_word_on_what_is_confirmed(
    how: signal.Signals, rabbitmq: RabbitMQ, orders: Path
) -> None:
    queue = f"ended-{how.name}"
    with rabbitmq.channel() as channel:
        channel.queue_declare(queue, durable=True)
    state = orders.parent / "state"
    began = time.monotonic()
    begun = command(orders, amqp_uri(rabbitmq, queue), "--resume", state, "--rate", 300)
    until(lambda: state.exists() and json.loads(state.read_text())["next"] != "0")
    begun.send_signal(how)
    _, err = begun.communicate()
    took = time.monotonic() - began
    assert begun.returncode == 128 + how
    said = re.search(r"did not get to the end: ([\d,]+) records confirmed, all below (\d+); --resume", err)
    assert said is not None, err
    confirmed = int(said[2])
    assert int(said[1].replace(",", "")) == confirmed <= 300 * took + 50, "the rate"

    rest = segspec.publish(orders, amqp_uri(rabbitmq, queue), resume=state)
    assert (rest.begun, rest.confirmed) == (confirmed, COUNT - confirmed)
    assert [body for body, _ in messages(rabbitmq, queue, COUNT)] == [b"order %d" % n for n in range(COUNT)]


def test_the_node_is_killed_in_the_middle(rabbitmq: RabbitMQ, orders: Path) -> None:
    """Who publishes says so; what was confirmed can be read of the files, and is consumed after the next start."""
    rabbitmq.declare("killed", x_stream_max_segment_size_bytes=20_000)
    bodies = [b"order %d" % number for number in range(1000)]
    rabbitmq.publish("killed", bodies)
    rabbitmq.declare("left")
    with rabbitmq.channel() as channel:
        channel.queue_declare("left-queue", durable=True)
    places = (stream_uri(rabbitmq, "left"), amqp_uri(rabbitmq, "left-queue"))
    states = [orders.parent / name for name in ("one", "two")]
    begun = [command(orders, to, "--resume", state, "--rate", 100) for to, state in zip(places, states, strict=True)]
    until(lambda: all(state.exists() and json.loads(state.read_text())["next"] != "0" for state in states))
    rabbitmq.kill()
    ended = [each.communicate()[1] for each in begun]
    assert [decode(value or b"").body for value in values(rabbitmq.stream("killed"))] == bodies
    rabbitmq.start()
    rabbitmq.wait_for("left")
    assert [body for _, body in rabbitmq.consume("killed", len(bodies))] == bodies
    for each, err, to in zip(begun, ended, places, strict=True):
        assert each.returncode == 1
        assert "did not get to the end" in err
        assert re.search(rf"segspec: {to.partition(':')[0]}://127\.0\.0\.1:\d+/%2F/left[\w-]*: \S", err), err
        assert "guest" not in err
        assert "Traceback" not in err

    segspec.publish(orders, places[0], resume=states[0])
    assert values(rabbitmq.stream("left")) == values(orders)


REFUSED = {
    "amqp://guest:s3cr3t@127.0.0.1:{amqp}/sent": "password is wrong",
    "rabbitmq-stream://guest:s3cr3t@127.0.0.1:{stream}/sent": "password is wrong",
    "amqp://127.0.0.1:{amqp}/nowhere": "no such queue or stream",
    "rabbitmq-stream://127.0.0.1:{stream}/nowhere": "no such stream",
    "amqp://127.0.0.1:{amqp}/nowhere/sent": "virtual host",
    "rabbitmq-stream://127.0.0.1:{stream}/nowhere/sent": "virtual host",
}


@pytest.mark.parametrize("uri", REFUSED)
def test_a_node_refuses(uri: str, rabbitmq: RabbitMQ, orders: Path) -> None:
    to = uri.format(amqp=rabbitmq.amqp_port, stream=rabbitmq.stream_port)
    with pytest.raises(PublishError, match=REFUSED[uri]) as caught:
        segspec.publish(orders, to, timeout=PATIENCE)
    assert "s3cr3t" not in str(caught.value)


def test_a_queue_that_refuses_is_an_error(rabbitmq: RabbitMQ, orders: Path) -> None:
    with rabbitmq.channel() as channel:
        channel.queue_declare("full", durable=True, arguments={"x-max-length": 10, "x-overflow": "reject-publish"})
    with pytest.raises(PublishError, match=r"refused record \d+ \(nack\)"):
        segspec.publish(orders, amqp_uri(rabbitmq, "full"))


def test_damage_is_reported_and_what_is_sound_is_published(rabbitmq: RabbitMQ, orders: Path) -> None:
    rabbitmq.declare("of-a-damaged-log")
    second = Path(segspec.open(orders).segments[1].path)
    content = bytearray(second.read_bytes())
    content[len(content) // 2] ^= 1
    second.write_bytes(content)
    to = stream_uri(rabbitmq, "of-a-damaged-log")
    done = command(orders, to, "--on-damage", "skip", "--output", "json")
    out, err = done.communicate()
    assert done.returncode == 3
    assert "bad-checksum" in err
    sound = list(segspec.open(orders).records(on_damage="skip", report=lambda _: None))
    assert 0 < len(sound) < COUNT
    assert json.loads(out)["confirmed"] == str(len(sound))
    assert values(rabbitmq.stream("of-a-damaged-log")) == [record.value for record in sound]


def test_values_of_another_format_become_bodies(rabbitmq: RabbitMQ, tmp_path: Path) -> None:
    rabbitmq.declare("from-tank")
    with rabbitmq.channel() as channel:
        channel.queue_declare("from-tank-queue", durable=True)
    with segspec.create(tmp_path / "tank", "tank") as writer:
        writer.append(b"one", key=b"k", timestamp=1_700_000_000_123)
        writer.append(b"two", timestamp=1_700_000_000_456)
    segspec.publish(tmp_path / "tank", stream_uri(rabbitmq, "from-tank"))
    segspec.publish(tmp_path / "tank", amqp_uri(rabbitmq, "from-tank-queue"))
    first, second = (decode(value or b"") for value in values(rabbitmq.stream("from-tank")))
    assert (first.body, first.application_properties) == (b"one", {"key": b"k"})
    assert (second.body, second.properties) == (b"two", {"creation_time": 1_700_000_000_456})
    received = messages(rabbitmq, "from-tank-queue", 2)
    assert [(body, properties["headers"]) for body, properties in received] == [(b"one", {"key": b"k"}), (b"two", {})]
    assert received[0][1]["timestamp"] == 1_700_000_000


def until(happened: Any, seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.05)
