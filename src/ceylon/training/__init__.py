"""Learning what a position is worth, from games of the search against itself."""
