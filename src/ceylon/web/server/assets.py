"""The files under /static: scripts and style sheets are served without their comments.

Comments are a tenth of these files. They are removed when a file is served; nothing is built.
"""

from __future__ import annotations

import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_BLOCK: Final = r"/\*(?:(?!\*/).)*\*/"
# Only those that fill whole lines: in CSS the white space around one may separate two values, and
# in a script a cast stands before the expression that it is for.
_COMMENTS: Final = {
    ".css": re.compile(rf"^[ \t]*{_BLOCK}[ \t]*\n", re.DOTALL | re.MULTILINE),
    ".js": re.compile(rf"^[ \t]*(?:{_BLOCK}|//[^\n]*)[ \t]*\n", re.DOTALL | re.MULTILINE),
}
_KEPT: Final = ("content-type", "etag", "last-modified")


class Assets(StaticFiles):
    """Static files without comments."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        if not isinstance(response, FileResponse) or Path(full_path).suffix not in _COMMENTS:
            return response
        headers = {name: response.headers[name] for name in _KEPT}
        body = without_comments(Path(full_path), stat_result.st_mtime_ns)
        return Response(body, status_code, headers)


@lru_cache(maxsize=256)
def without_comments(file: Path, _changed: int) -> str:
    """The text of a script or a style sheet; it is read again when it has changed."""
    return _COMMENTS[file.suffix].sub("", file.read_text(encoding="utf-8"))
