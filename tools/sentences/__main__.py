"""`make words`: regenerate the golden sentences of every language, and say what has changed."""

# ruff: noqa: T201 - a command that talks to the person at the screen

from ceylon.words import LANGUAGES
from tools.sentences.rendering import GOLDEN, golden


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        file, text = GOLDEN / f"{language}.txt", golden(language)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(f"{file.relative_to(GOLDEN.parents[2])} has changed")


if __name__ == "__main__":
    main()
