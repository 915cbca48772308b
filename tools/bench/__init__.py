"""Measurements: each prints its figures, the last line as one JSON object. They are no tests."""
