"""Serves one wrong adapter over the line-JSON protocol: `python -m tests.adapters.wrong NAME`, from the root."""

from __future__ import annotations

import json
import sys

from tests.adapters.wrong.catalog import CATALOG


def main() -> int:
    names = sys.argv[1:]
    if len(names) != 1 or names[0] not in CATALOG:
        print("\n".join(f"{wrong.name}: {wrong.about}" for wrong in CATALOG.values()), file=sys.stderr)
        return 2
    wrong = CATALOG[names[0]]
    with wrong.in_force():
        for line in sys.stdin:
            request = json.loads(line)
            if request["cmd"] == "stop":
                break
            print(json.dumps(wrong.answer(request)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
