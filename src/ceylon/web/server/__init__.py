"""HTTP: routes, streams, guards. It knows pages and tables, and nothing of the rules."""
