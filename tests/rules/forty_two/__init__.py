"""Tests of Forty-Two (rules §6)."""
