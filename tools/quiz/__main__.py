"""`python -m tools.quiz [--seed N] [--answers]`."""

# ruff: noqa: T201 - a command that talks to the person at the screen

import argparse

from tools.quiz.questions import quiz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which positions (default: 1)")
    parser.add_argument("--answers", action="store_true", help="print the answers instead")
    options = parser.parse_args()
    for number, question in enumerate(quiz(options.seed), start=1):
        if options.answers:
            print(f"{number}. {question.answer}")
        else:
            print(f"=== Question {number}\n\n{question.position}\n\n{question.text}\n")


if __name__ == "__main__":
    main()
