"""What is stored of a person, to read, take away and delete."""
