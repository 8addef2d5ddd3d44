"""Plots as SVG, without a library or script."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 640
ROW = 22
LABEL = 260
VALUE = 80
TOP, BOTTOM = 12, 34


@dataclass(frozen=True)
class Bar:
    """A rate with its spread. `role` is `own`, `limit` or `peer`; `shown` is the text."""

    label: str
    value: float
    low: float
    high: float
    shown: str
    role: str


def decades(low: float, high: float) -> list[float]:
    """The powers of ten around `low` and `high`."""
    first, last = math.floor(math.log10(low)), math.ceil(math.log10(high))
    return [10.0**n for n in range(first, max(last, first + 1) + 1)]


def place(value: float, ticks: Sequence[float], start: float, end: float) -> float:
    """The place of `value` between `start` and `end` on a logarithmic axis."""
    low, high = math.log10(ticks[0]), math.log10(ticks[-1])
    return round(start + (math.log10(value) - low) / (high - low) * (end - start), 1)


def _svg(name: str, title: str, height: float, body: Sequence[str]) -> str:
    return (
        f'<div class="scroll"><svg class="plot" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-labelledby="{name}-title"><title id="{name}-title">{escape(title)}</title>{"".join(body)}</svg></div>'
    )


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def bar_plot(name: str, title: str, bars: Sequence[Bar], words: Callable[[float], str]) -> str:
    """Bars on a logarithmic axis; a thin line shows the spread."""
    ticks = decades(min(bar.low for bar in bars), max(bar.high for bar in bars))
    start, end, bottom = LABEL, WIDTH - VALUE, TOP + ROW * len(bars)
    body = []
    for tick in ticks:
        x = place(tick, ticks, start, end)
        body.append(f'<path class="grid" d="M{x} {TOP}V{bottom}"/>{_text(x, bottom + 16, words(tick), "tick")}')
    for number, bar in enumerate(bars):
        y = TOP + ROW * number
        x, low, high = (place(value, ticks, start, end) for value in (bar.value, bar.low, bar.high))
        body.append(
            f'<path class="bar {bar.role}" d="M{start} {y + 4}H{x}V{y + ROW - 4}H{start}z"/>'
            f'<path class="spread" d="M{low} {y + ROW / 2}H{high}"/>'
            + _text(start - 8, y + ROW / 2 + 4, bar.label, "label")
            + _text(max(x, high) + 6, y + ROW / 2 + 4, bar.shown, "value")
        )
    return _svg(name, title, bottom + BOTTOM, body)
