"""The arena: bots play many games against each other, and what can be learnt from it."""
