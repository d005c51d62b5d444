"""Everything that a reader of one language sees, as one text to be read from beginning to end."""
