"""The controls of contests."""
