"""Calls to Discord: counted, retried, and what their errors mean."""
