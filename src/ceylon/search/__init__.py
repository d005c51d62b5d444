"""Looking ahead from a view: pure, and compiled with the rules."""
