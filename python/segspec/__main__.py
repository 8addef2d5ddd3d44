"""`python -m segspec` is the command line, where a `segspec` of another installation, or none, is on the PATH."""

from __future__ import annotations

import sys

from segspec.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
