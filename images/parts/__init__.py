"""What every picture is made of: pieces, marks, headers."""
