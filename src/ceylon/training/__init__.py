"""What the search believes a position to be worth, learnt from games of its own."""
