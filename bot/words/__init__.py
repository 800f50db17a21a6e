"""A View in words, in every language: messages, alt texts, and the words of pictures."""
