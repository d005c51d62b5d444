"""The command `ceylon` with a fault that is planted into it: `launch.py PLANT serve ...`."""

import sys

from tests.chaos.planted import PLANTED

from ceylon.cli import main

if __name__ == "__main__":
    PLANTED[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
