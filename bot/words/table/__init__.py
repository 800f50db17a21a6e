"""Texts for everyone at a table: beside its picture and in it, the scores, the lobby."""
