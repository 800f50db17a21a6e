"""Events and refusals in words."""
