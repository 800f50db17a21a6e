"""The canvas: palette, type, shapes."""
