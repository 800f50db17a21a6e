"""A page on which a person uses the playground in a browser."""
