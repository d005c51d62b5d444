"""What a browser has fetched for a page, compressed."""

from playwright.sync_api import Page

FETCHED = """() => performance.getEntriesByType("navigation").concat(
  performance.getEntriesByType("resource")).map((each) => [each.name, each.encodedBodySize])"""


def fetched(page: Page) -> dict[str, int]:
    """Bytes by address, once the fonts are there."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return {str(name): int(size) for name, size in page.evaluate(FETCHED)}
