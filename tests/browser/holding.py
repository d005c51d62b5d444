"""Requests that a test holds back, as if the network were slow."""

from playwright.sync_api import Page, Route


class Held:
    """What the page asks for at an address waits until it is let go."""

    def __init__(self, page: Page, address: str) -> None:
        self._page = page
        self._routes: list[Route] = []
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        self._routes.append(route)

    def let_go(self) -> None:
        """The first request, as soon as the page has made it."""
        while not self._routes:
            self._page.wait_for_timeout(20)
        self._routes[0].continue_()
