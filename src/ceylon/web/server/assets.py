"""The files under /static: scripts and style sheets are served without comments and indentation.

These are a quarter of the files. They are removed when a file is served; nothing is built. The
style sheets of a page are served as one, `/static/a.css+b.css`: one request, and a third smaller.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Iterator
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ceylon.web.pages.release import PATTERN, release

_BLOCK: Final = r"/\*(?:(?!\*/).)*\*/"
# Only those that fill whole lines: in CSS the white space around one may separate two values.
_COMMENTS: Final = {
    ".css": re.compile(rf"^[ \t]*{_BLOCK}[ \t]*\n", re.DOTALL | re.MULTILINE),
    ".js": re.compile(rf"^[ \t]*(?:{_BLOCK}|//[^\n]*)[ \t]*\n", re.DOTALL | re.MULTILINE),
}
_END: Final = re.compile(r"(?<=[;{},)])[ \t]+//[^\n'\"`]*$", re.MULTILINE)
"""A comment at the end of a line of a script, unless it could be within a string."""
_SPACES: Final = {
    ".css": re.compile(r"(?<=[{};,])\n\s*|^[ \t]+| (?=\{)|(?<=[\w-]:) ", re.MULTILINE),
    ".js": re.compile(r"(?<=[{;,(\[])\n\s*|^[ \t]+|/\*\* @type [^*]*\*/", re.MULTILINE),
}
"""Indentation, and the ends of lines where a sign separates enough; in style sheets also the spaces
around one; in scripts the casts, which are for the checker of types."""
JOINT: Final = "+"
"""Between the names of style sheets that are served as one."""
_SHEET: Final = re.compile(r"[a-z_]+\.css")
"""No folder, and no capitals: each style sheet has one name."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The address changes with the content."""
_ASK_AGAIN: Final = "no-cache"
"""A browser keeps it, and asks each time whether it is still the same."""
_KEPT: Final = ("content-type", "etag", "last-modified")


class Assets(StaticFiles):
    """Static files without comments; style sheets may be joined."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        folder, _, name = path.replace(os.sep, "/").partition("/")
        named = re.fullmatch(PATTERN, folder) is not None
        response = await self._found(name if named else path, scope)
        response.headers["Cache-Control"] = _FOR_EVER if folder == release() else _ASK_AGAIN
        return response

    async def _found(self, path: str, scope: Scope) -> Response:
        if JOINT not in path:
            return await super().get_response(path, scope)
        body = "".join(self._sheets(path.split(JOINT)))
        headers = {"etag": f'"{hashlib.sha256(body.encode()).hexdigest()[:32]}"'}
        if Headers(scope=scope).get("if-none-match", "").removeprefix("W/") == headers["etag"]:
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        return Response(body, headers=headers, media_type="text/css")

    def _sheets(self, names: list[str]) -> Iterator[str]:
        """Each once, or an address of many names would bring a file of any size; raises
        HTTPException, at the first that is not there."""
        if len(set(names)) < len(names):
            raise HTTPException(HTTPStatus.NOT_FOUND)
        for name in names:
            path, found = self.lookup_path(name) if _SHEET.fullmatch(name) else ("", None)
            if found is None or not stat.S_ISREG(found.st_mode):
                raise HTTPException(HTTPStatus.NOT_FOUND)
            yield without_comments(Path(path), found.st_mtime_ns)

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
    text = _COMMENTS[file.suffix].sub("", file.read_text(encoding="utf-8"))
    if file.suffix == ".js":
        text = _END.sub("", text)
    return _SPACES[file.suffix].sub("", text)
