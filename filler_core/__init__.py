"""The engine of Filler: boards, games, tables. Pure Python, no dependency, no input or output."""

__version__ = "0.1.0"
