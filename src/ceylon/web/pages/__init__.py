"""The pages: small functions that make HTML from a screen."""
