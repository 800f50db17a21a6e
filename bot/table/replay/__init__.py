"""A match that was played, deal by deal and trick by trick."""
