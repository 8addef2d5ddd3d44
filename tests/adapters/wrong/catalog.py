"""All wrong adapters, by name."""

from __future__ import annotations

from tests.adapters.wrong.endings import ENDINGS
from tests.adapters.wrong.kinds import Wrong
from tests.adapters.wrong.parts import PARTS
from tests.adapters.wrong.ruled import RULED
from tests.adapters.wrong.values import VALUES
from tests.adapters.wrong.wholes import WHOLES

CATALOG: dict[str, Wrong] = {wrong.name: wrong for wrong in (*ENDINGS, *VALUES, *PARTS, *RULED, *WHOLES)}
