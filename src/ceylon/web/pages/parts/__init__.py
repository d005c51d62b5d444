"""What the templates are given: each part of the table in the words of its reader."""
