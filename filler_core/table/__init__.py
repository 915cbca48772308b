"""A table: seats, games, and what the page is told about them. No input or output."""
