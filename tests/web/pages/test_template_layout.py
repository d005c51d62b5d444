"""The layout of a template's source is stripped from its output, and nothing else."""

import traceback

import pytest
from jinja2 import Environment, StrictUndefined, UndefinedError

from ceylon.web.pages.template_layout import Layout

ENVIRONMENT = Environment(autoescape=True, undefined=StrictUndefined, extensions=[Layout])

CASES = {
    "between elements nothing is left": (
        "<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n",
        "<ul><li>a</li><li>b</li></ul>",
    ),
    "nor around blocks and values": (
        "{% if yes %}\n  <p>\n    {{ text }}\n  </p>\n{% endif %}\n{# why #}\n",
        "<p>3 &lt; 4</p>",
    ),
    "a space within a line stays": (
        "<p>\n  <b>a</b> <i>b</i>{{ ' ' }}\n  c\n</p>",
        "<p><b>a</b> <i>b</i> c</p>",
    ),
    "attributes stay apart": (
        '<a\n  href="/"\n  hidden\n>\n  b\n</a>',
        '<a href="/" hidden>b</a>',
    ),
    "also those that depend on something": (
        '<a\n  {% if yes %}\n    id="x"\n    hidden\n  {% endif %}\n  {% if no %} b{% endif %}\n>',
        '<a id="x" hidden>',
    ),
    "a value that runs over lines keeps its words apart": (
        '<path\n  d="M0 0\n     4 4"\n/>',
        '<path d="M0 0 4 4"/>',
    ),
    "words of a text are not kept apart, and a sign begins no tag": (
        "{{ 1 < 2 }} < 3\n  4\n  5",
        "True < 345",
    ),
    "a value that a template is given is its own": (
        "<pre>\n  {{ lines }}\n</pre>",
        "<pre>a\n  b</pre>",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_layout_is_not_drawn(case: str) -> None:
    source, drawn = CASES[case]
    values = {"yes": True, "no": False, "text": "3 < 4", "lines": "a\n  b"}
    assert ENVIRONMENT.from_string(source).render(values) == drawn


def test_an_error_tells_the_line_of_the_source() -> None:
    template = ENVIRONMENT.from_string("<p>\n  a\n</p>\n<p>\n  {{ unknown }}\n</p>\n")
    with pytest.raises(UndefinedError) as caught:
        template.render()
    frames = traceback.extract_tb(caught.tb)
    assert [frame.lineno for frame in frames if frame.filename == "<template>"] == [5]
