"""What a seat observes as bytes, what it may choose, and many games at once; compiled."""
