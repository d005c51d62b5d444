"""The addresses, one module for each kind of visitor."""
