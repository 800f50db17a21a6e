"""Every picture in every state it can be in, made from Views of matches that the rules play."""
