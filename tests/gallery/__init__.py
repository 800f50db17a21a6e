"""Every picture in every state, drawn from Views of matches that the rules play."""
