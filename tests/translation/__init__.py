"""Tests of what translators have at hand."""
