"""Tools for translators: a check of a language against English, and a page that shows it."""
