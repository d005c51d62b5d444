"""The generated texts of the documentation are up to date."""

import pytest
from tools.docs import ROOT
from tools.docs.registry import GENERATED


@pytest.mark.parametrize("path", GENERATED)
def test_a_generated_page_is_up_to_date(path: str) -> None:
    written = (ROOT / path).read_text(encoding="utf-8")
    assert written == GENERATED[path](), "run: make docs"
