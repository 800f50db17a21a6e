"""Pages that are asked for: help, lessons, house rules, style, scores of a server."""
