"""`python -m ceylon`: the command, if it is not on the PATH."""

import sys

from ceylon.cli import main

if __name__ == "__main__":
    sys.exit(main())
