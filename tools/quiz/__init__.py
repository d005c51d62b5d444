"""Questions about real positions: can the rules be learnt from the page of the rules?

`python -m tools.quiz` prints thirty questions for somebody who has read `/rules` and nothing else;
with `--answers` it prints what the engine answers.
"""
