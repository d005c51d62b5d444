"""The lesson: one fixed game, and what to say and to do at each moment of it."""

from __future__ import annotations

from ceylon.lesson.lesson import Lesson, lesson
from ceylon.lesson.steps import Kind, Station, Step

__all__ = ["Kind", "Lesson", "Station", "Step", "lesson"]
