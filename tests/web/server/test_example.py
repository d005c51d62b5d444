"""The example in docs/api.md is run as it is."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.web.server.serving import Served

PAGE = Path(__file__).parents[3] / "docs" / "api.md"


def test_the_example_plays_a_whole_game(served: Served, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line]) <= 32
    example = tmp_path / "example.py"
    example.write_text(found[1], encoding="utf-8")
    command = [sys.executable, "-I", str(example), served.url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)) == 2
