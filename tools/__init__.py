"""Everything around the game: setting up, building, serving, checking, measuring."""
