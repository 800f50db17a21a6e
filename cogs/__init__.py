"""The Discord interface, a thin layer: it parses interactions, calls the table, and shows the result."""
