"""Dominoes as everyone knows them: block, draw, the fives games and partnership dominó (rules §7)."""
