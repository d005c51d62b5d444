"""Generated blocks in a page that is otherwise written by hand.

A block is between `<!-- NAME -->`, a name with a colon in it, and `<!-- end -->`.
"""

import re
from collections.abc import Mapping

BLOCK = re.compile(r"(<!-- (\w+: .+?) -->\n).*?(<!-- end -->)", re.DOTALL)


def refreshed(page: str, blocks: Mapping[str, str]) -> str:
    """The page with each of its blocks replaced."""
    return BLOCK.sub(lambda found: f"{found[1]}{blocks[found[2]]}\n{found[3]}", page)
