"""The line of dominoes that is played to from hands: where its tiles lie, and how they look."""
