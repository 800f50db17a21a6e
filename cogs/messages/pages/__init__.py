"""Pages that are asked for: help, lessons, house rules, style, the scores of a server."""
