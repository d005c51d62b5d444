"""Every sentence as its readers see it, in four languages: `python -m tools.sentences`."""

from tools.sentences.rendering import GOLDEN, golden

__all__ = ["GOLDEN", "golden"]
