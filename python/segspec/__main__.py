"""`python -m segspec` is the command line, even if the `segspec` on the PATH is missing or of another installation."""

from __future__ import annotations

import sys

from segspec.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
