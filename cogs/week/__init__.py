"""The week of a server: what was played on it, as a picture on Monday and as a page."""
