"""Requests that only look at what is behind a link, for somebody who may open it later."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request

_PURPOSES: Final = ("sec-purpose", "purpose", "x-purpose", "x-moz")
_ROBOTS: Final = re.compile(
    r"^WhatsApp/|facebookexternalhit|Facebot|TelegramBot|Twitterbot|Slackbot|Slack-ImgProxy"
    r"|Discordbot|LinkedInBot|SkypeUriPreview|Mattermost-Bot|ZulipURLPreview|Synapse \(bot"
    r"|Mastodon/|redditbot|Pinterestbot|vkShare|Iframely|Embedly|Snap URL Preview"
    r"|Googlebot|bingbot|Applebot|YandexBot|DuckDuckBot",
    re.IGNORECASE,
)
"""Of messengers, which show a picture of the page beside a link, and of search engines."""


def is_prefetch(request: Request) -> bool:
    """Whether a browser fetches the page in advance, to show it if its user opens it."""
    return any("prefetch" in request.headers.get(name, "").lower() for name in _PURPOSES)


def is_preview(request: Request) -> bool:
    """Whether nobody opens the page, as far as one can tell.

    Browsers tell what they fetch a page for. Other programs are taken to open it, unless they ask
    for its head only or are known to make previews.
    """
    headers = request.headers
    return (
        request.method == "HEAD"
        or is_prefetch(request)
        or headers.get("sec-fetch-mode", "navigate") != "navigate"
        or headers.get("sec-fetch-dest", "document") != "document"
        or _ROBOTS.search(headers.get("user-agent", "")) is not None
    )
