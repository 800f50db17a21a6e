"""The end of a deal and of a match: what decided it, and the words for it in chat, pictures and alt texts."""
