"""The game itself: pure, and compiled."""
