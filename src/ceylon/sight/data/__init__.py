"""What programs get: each object of the JSON is a dataclass here, and its schema is made from
it."""
