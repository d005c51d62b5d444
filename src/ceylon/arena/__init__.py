"""Many games of bots against each other, and what can be learnt from them."""
