"""Every Python that runs under libfaketime imports this: the library refuses all calls of `time.sleep` when it leaves the
monotonic clock as it is, and waits of threads never end when it does not."""

import select
import time


def sleep(seconds: float) -> None:
    select.select((), (), (), seconds)


time.sleep = sleep
