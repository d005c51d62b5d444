"""The modules of the house and the imports between them, read from their source."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import ceylon

HOUSE = Path(ceylon.__file__).parent
PACKAGE = "ceylon"


@dataclass(frozen=True)
class Import:
    """One name of an import statement."""

    importer: str
    module: str
    name: str
    """What is imported from the module; empty for `import module`."""
    place: str

    @property
    def entered(self) -> str:
        """The module that is imported: `from ceylon import bots` enters ceylon.bots."""
        inner = f"{self.module}.{self.name}"
        return inner if is_module(inner) else self.module


def files() -> list[Path]:
    return sorted(HOUSE.rglob("*.py"))


def module_of(file: Path) -> str:
    parts = file.relative_to(HOUSE).with_suffix("").parts
    return ".".join((PACKAGE, *parts)).removesuffix(".__init__")


def is_module(name: str) -> bool:
    """Whether a dotted name is a module or a package of the house."""
    package, *parts = name.split(".")
    path = HOUSE.joinpath(*parts)
    return package == PACKAGE and (path.with_suffix(".py").exists() or path.is_dir())


def imports(source: str, file: Path) -> Iterator[Import]:
    """Those under TYPE_CHECKING and within functions, too."""
    importer = module_of(file)
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found = [(alias.name, "") for alias in names]
            case ast.ImportFrom(names=names):
                found = [(_absolute(node, file), alias.name) for alias in names]
            case _:
                continue
        place = f"{file.relative_to(HOUSE)}:{node.lineno}"
        yield from (Import(importer, module, name, place) for module, name in found)


def _absolute(node: ast.ImportFrom, file: Path) -> str:
    if not node.level:
        return node.module or ""
    package = (PACKAGE, *file.relative_to(HOUSE).parts[: -node.level])
    return ".".join((*package, *filter(None, [node.module])))


def all_imports() -> Iterator[Import]:
    for file in files():
        yield from imports(file.read_text(encoding="utf-8"), file)
