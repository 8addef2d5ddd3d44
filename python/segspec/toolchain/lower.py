"""The name that `python -m segspec_kaitai.kernels` had: build scripts of formats go on working."""

import sys

from segspec_kaitai.kernels.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
