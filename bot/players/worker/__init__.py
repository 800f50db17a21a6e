"""The process in which computer players search for moves and hints."""
