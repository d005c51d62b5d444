"""One live game: who sits where, whose choice it is, what may be taken back, whom to tell.

No web here: pages, streams and the API all lead to the same tables.
"""

from ceylon.table.table import Table
from ceylon.table.tables import Tables

__all__ = ["Table", "Tables"]
