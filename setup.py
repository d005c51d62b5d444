"""Compiles the rules and the search, if the machine can, and makes the links of the package.

Everything else about the package is in pyproject.toml. The compilation is optional: without a C
compiler or mypy, or with CEYLON_PURE=1, the same source runs as plain Python.
"""

import importlib.util
import re
import string
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools._distutils import ccompiler, sysconfig
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "ceylon"
GROUP = "ceylon.rules"

# Flags that make the rules about a quarter faster in total, if the compiler knows them.
FASTER = (
    # Our functions are never interposed, so calls are direct (gcc, clang),
    "-fno-semantic-interposition",
    # and so is the access to our tables.
    "-fvisibility=hidden",
    # mypyc's checks make small functions look too large to be inlined (gcc).
    "--param=max-inline-insns-auto=100",
)
# A new compiler's warning that mypyc does not know yet is no reason to play slowly.
UNWANTED = "-Werror"

COMPILER_ERRORS = (CCompilerError, ExecError, PlatformError)

# Where mypyc writes docstrings in C: after its name for the thing comes NULL, or the signature.
_PLAIN = (string.ascii_letters + string.digits + " .,:;()").encode()
_TEXT = r'(?P<text>NULL|"[^"]*")'
DOCSTRINGS = tuple(
    re.compile(f"(?P<head>{head}){_TEXT}", re.DOTALL)
    for head in (
        r"\(PyCFunction\)CPyPy_(?P<name>\w+),\s+METH_[\w| ]+, PyDoc_STR\(",
        r"CPyType_(?P<name>\w+)_template_ = {.*?\.tp_doc = PyDoc_STR\(",
        r"\(getter\)(?P<name>\w+_get_\w+),\s+(?:NULL|\(setter\)\w+),\s+",
        r'PyModuleDef_HEAD_INIT,\s+"(?P<name>[\w.]+)",\s+',
    )
)

# The kinds of numbers and their constants, and what the compiler is shown in their place.
IDS = PACKAGE / "ids.py"
MACHINE_WORDS = (
    (re.compile(r'= NewType\("\w+", int\)'), "= i64"),
    (re.compile(r": Final = [A-Z]\w+\((-?\d+)\)"), r": Final[i64] = \1"),
    (re.compile(r"^from typing", re.MULTILINE), "from mypy_extensions import i64\nfrom typing"),
)

# A picture or a link in the README to a file of the repository.
INNER_LINK = re.compile(r"(!?)\[([^]]*)\]\((?!\w+:|#)([^)]+)\)")


def _load(name: str) -> ModuleType:
    # The package itself cannot be imported yet: its dependencies may not be installed.
    spec = importlib.util.spec_from_file_location(name, PACKAGE / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_build = _load("_build")
_docstrings = _load("_docstrings")


class BuildRules(build_ext):
    """Compiles the rules as one group: all of it, or nothing."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.inplace = self.inplace or self.editable_mode
        self.parallel = self.parallel or True

    def run(self) -> None:
        self._find_extensions()
        stamp = _build.stamp(Path(self.build_lib) / "ceylon")
        stamp.unlink(missing_ok=True)
        try:
            super().run()
        except COMPILER_ERRORS:
            say("the C compiler failed, so the rules stay plain Python")
            self.extensions = []
        if self.extensions and not self.inplace:
            stamp.write_text(_build.INSTALLED, encoding="ascii")

    def _find_extensions(self) -> None:
        """Only here, when they are built: other commands finalise this one just to query it, and
        generating the C code takes half a minute."""
        # Computed before the sources are read: an edit during the build then makes it stale.
        self.digest = _build.digest(PACKAGE)
        done = self.inplace and not self.force and _build.fresh(PACKAGE)
        self.distribution.ext_modules = [] if reason or done else group()
        self.swig_opts = None  # setuptools cannot finalise its own list again
        super().finalize_options()

    def copy_extensions_to_source(self) -> None:
        if not self.extensions:
            return
        # As long as there is no stamp, whatever is there counts as stale.
        _build.stamp(PACKAGE).unlink(missing_ok=True)
        for old in _build.modules(PACKAGE):
            old.unlink()
        super().copy_extensions_to_source()
        _build.stamp(PACKAGE).write_text(self.digest, encoding="ascii")
        say("the rules are compiled")


def say(sentence: str) -> None:
    sys.stderr.write(f"ceylon: {sentence}\n")


def sources() -> list[str]:
    files = [file for room in _build.ROOMS for file in sorted(PACKAGE.glob(f"{room}/*.py"))]
    return [str(file.relative_to(HERE)) for file in files if file.name not in _build.INTERPRETED]


def group() -> list[Extension]:
    from mypyc.build import mypycify  # noqa: PLC0415 - only where it is installed

    say(f"compiling {len(sources())} modules of the rules and the search")
    with tempfile.TemporaryDirectory() as folder:
        words = Path(folder) / IDS.name
        words.write_text(as_machine_words(IDS.read_text(encoding="utf-8")), encoding="utf-8")
        shown = ["--shadow-file", str(IDS), str(words)]
        # Only these are type-checked here: a mistake elsewhere in the package must not stop their
        # build.
        arguments = ["--follow-imports=silent", *shown, *sources()]
        extensions = mypycify(arguments, opt_level="3", debug_level="0", group_name=GROUP)
    flags = [flag for flag in FASTER if accepts(flag)]
    texts = dict(docstrings())
    for file in {Path(source) for extension in extensions for source in extension.sources}:
        put_into(file, texts)
    for extension in extensions:
        kept = [flag for flag in extension.extra_compile_args if flag != UNWANTED]
        extension.extra_compile_args = kept + flags
    return extensions


def as_machine_words(source: str) -> str:
    """The kinds of numbers as the compiler is to see them.

    To mypy each is a NewType of int. mypyc would box those. A NewType of `i64` it would not, but
    mypy accepts none where an int is expected.
    """
    for place, words in MACHINE_WORDS:
        source = place.sub(words, source)
    return source


def put_into(file: Path, texts: Mapping[str, str]) -> None:
    """Put back the docstrings, which mypyc drops: without them `help` would show only names."""

    def told(found: re.Match[str]) -> str:
        if found["name"] not in texts:
            return found[0]
        signature = found["text"].removeprefix("NULL").strip('"')
        return f'{found["head"]}"{signature}{in_c(texts[found["name"]])}"'

    code = file.read_text(encoding="utf-8")
    for place in DOCSTRINGS:
        code = place.sub(told, code)
    file.write_text(code, encoding="utf-8")


def docstrings() -> Iterator[tuple[str, str]]:
    """The docstrings of everything that is compiled, by mypyc's names in C.

    It leaves out as much of a module's name as it can, so each possible name is there.
    """
    for source in sources():
        parts = Path(source).relative_to("src").with_suffix("").parts
        for name, text in _docstrings.docstrings(Path(source).read_text(encoding="utf-8")).items():
            if not name:
                yield ".".join(parts), text
                continue
            owner, _, attribute = name.rpartition(".")
            for first in range(len(parts)):
                module = "___".join(parts[first:])
                yield f"{module}___{name.replace('.', '___')}", text
                yield f"{module}___{owner}_get_{attribute}", text


def in_c(text: str) -> str:
    """The text as the content of a C string: all but plain characters as octal escapes."""
    return "".join([chr(b) if b in _PLAIN else f"\\{b:03o}" for b in text.encode()])


def accepts(*flags: str) -> bool:
    """Whether there is a C compiler that takes these flags and finds Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n", encoding="ascii")
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            if flags and compiler.compiler_type == "msvc":
                return False  # it only warns about flags that it does not know
            compiler.add_include_dir(sysconfig.get_python_inc())
            compiler.compile([str(probe)], output_dir=folder, extra_preargs=["-Werror", *flags])
        except COMPILER_ERRORS:
            return False
    return True


def obstacle() -> str | None:
    """Why the rules cannot or should not be compiled here."""
    if _build.pure():
        return f"{_build.PURE} is set"
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    if not accepts():
        return "no C compiler was found that knows Python's headers"
    return None


# The package's page


def repository() -> str:
    """The public address of the repository, without a slash at its end; empty if there is none."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))
    return project.get("tool", {}).get("ceylon", {}).get("repository", "").rstrip("/")


def links(address: str) -> dict[str, str]:
    if not address:
        return {}
    changes, issues = f"{address}/blob/main/CHANGELOG.md", f"{address}/issues"
    return {"Source": address, "Changes": changes, "Issues": issues}


def description(address: str) -> str:
    """The README for readers elsewhere: links go to the repository, or are removed."""

    def outer(found: re.Match[str]) -> str:
        picture, text, path = found.groups()
        if not address:
            return "" if picture else text
        return f"{picture}[{text}]({address}/{'raw' if picture else 'blob'}/main/{path})"

    readme = HERE / "README.md"
    return INNER_LINK.sub(outer, readme.read_text(encoding="utf-8")) if readme.exists() else ""


reason = obstacle()
if reason:
    say(f"{reason}, so the rules stay plain Python")

# BuildRules makes the real list: other commands need only know that there is one.
setup(
    ext_modules=[] if reason else [Extension(f"{GROUP}__mypyc", sources=[])],
    cmdclass={"build_ext": BuildRules},
    project_urls=links(repository()),
    long_description=description(repository()),
    long_description_content_type="text/markdown",
)
