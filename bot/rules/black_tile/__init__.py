"""Black Tile (rules §1)."""
