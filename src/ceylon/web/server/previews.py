"""Requests that only preview a link, for somebody who may open it later."""

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
"""User agents of messengers, which preview links, and of search engines."""


def is_prefetch(request: Request) -> bool:
    """Whether a browser is prefetching the page."""
    return any("prefetch" in request.headers.get(name, "").lower() for name in _PURPOSES)


def is_preview(request: Request) -> bool:
    """Whether nobody is opening the page, as far as we can tell.

    Browsers say what they fetch a page for. Other programs count as opening it, unless they send
    `HEAD` or are known to make previews.
    """
    headers = request.headers
    return (
        request.method == "HEAD"
        or is_prefetch(request)
        or headers.get("sec-fetch-mode", "navigate") != "navigate"
        or headers.get("sec-fetch-dest", "document") != "document"
        or _ROBOTS.search(headers.get("user-agent", "")) is not None
    )
