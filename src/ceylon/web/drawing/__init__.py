"""The map and the pieces as SVG. Shapes are ours; colours come from the style sheet."""
