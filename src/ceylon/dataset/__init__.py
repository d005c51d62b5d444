"""Games of bots as data to learn from: every decision, with what the seat observed."""
