"""ffwd's on-disk queue as a living system: one process appends, named consumers read, in it and in other processes.

with Queue("orders.queue") as queue:
    queue.add("billing")
    queue.append(b"…")
    batch = queue.read("billing", 100, wait=5.0)
    for message in batch:
        ...
    queue.ack("billing", batch[-1].offset)
"""

from __future__ import annotations

from segspec.queue.asynchronous import AsyncQueue, AsyncWorker
from segspec.queue.consumers import QueueError, QueueFullError, UnknownConsumerError
from segspec.queue.queue import Queue
from segspec.queue.reader import QueueReader
from segspec.queue.stored import Message, MessageBatch
from segspec.queue.worker import Worker

__all__ = [
    "AsyncQueue",
    "AsyncWorker",
    "Message",
    "MessageBatch",
    "Queue",
    "QueueError",
    "QueueFullError",
    "QueueReader",
    "UnknownConsumerError",
    "Worker",
]
