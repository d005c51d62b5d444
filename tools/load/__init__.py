"""Measures the table under load: `make load` writes load.json."""
