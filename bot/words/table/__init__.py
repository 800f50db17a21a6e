"""What everyone at a table can read: the text beside its picture, its alt text, the scores."""
