"""Where and with what the figures were measured."""

from __future__ import annotations

import platform
from importlib import metadata
from pathlib import Path

from ceylon.bench import environments, references

PACKAGES = ("mypy", "ray", *references.MODULES, *environments.MODULES)
CPU_FILE = Path("/proc/cpuinfo")


def machine() -> dict[str, object]:
    return {
        "processor": processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "versions": {name: version(name) for name in PACKAGES},
    }


def processor() -> str:
    """The model's name if the system knows it, else the architecture."""
    lines = CPU_FILE.read_text(encoding="utf-8").splitlines() if CPU_FILE.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None
