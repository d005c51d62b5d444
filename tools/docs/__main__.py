"""`make docs`: regenerate everything that is generated, and say what has changed.

python -m tools.docs           texts, and pictures if there is a Chromium
python -m tools.docs --texts   texts only, in a second
"""

# ruff: noqa: T201 - a command that talks to the person at the screen

import argparse

from tools.docs import ROOT, pictures
from tools.docs.registry import GENERATED


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.docs", description="Write what is generated anew.")
    parser.add_argument("--texts", action="store_true", help="leave the pictures out")
    options = parser.parse_args()
    write_texts()
    if not options.texts and not pictures.take():
        names = " and ".join(pictures.PICTURES)
        print(f"{names} are as they were: they need a Chromium, on the PATH or in CEYLON_CHROMIUM")


def write_texts() -> None:
    for path, made in GENERATED.items():
        file, text = ROOT / path, made()
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(f"{path} has changed")


if __name__ == "__main__":
    main()
