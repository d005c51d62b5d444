"""Positions from bots' games in which one choice is clearly the best: found, proved, explained."""

from ceylon.puzzles.grades import GRADES, Grade, grade_of
from ceylon.puzzles.puzzle import Puzzle
from ceylon.puzzles.shipped import Collection, shipped

__all__ = ["GRADES", "Collection", "Grade", "Puzzle", "grade_of", "shipped"]
