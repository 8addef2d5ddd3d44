"""Every Python that runs under libfaketime imports this. The library refuses `time.sleep` if it leaves the monotonic
clock as it is, and waits of threads never end if it does not."""

import select
import time


def sleep(seconds: float) -> None:
    select.select((), (), (), seconds)


time.sleep = sleep
