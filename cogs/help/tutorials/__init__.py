"""Tutorials: a first deal of each game, with the moments at which its learner decides, and why."""
