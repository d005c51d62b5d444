"""What a seat sees and may do. The page, the terminal and the API are drawings of it."""
