"""`make docs`: write every generated page anew, and say which have changed."""

# ruff: noqa: T201 - a command that talks to the person at the screen

from tools.docs import ROOT
from tools.docs.registry import GENERATED


def main() -> None:
    for path, made in GENERATED.items():
        file, text = ROOT / path, made()
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(f"{path} is new")


if __name__ == "__main__":
    main()
