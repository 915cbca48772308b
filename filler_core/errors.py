"""Errors of the engine: *Invalid* means unreadable, *Illegal* means readable but not allowed.

Every error carries a stable code and parameters instead of a sentence, because sentences are worded in
the player's language by the page (`site/i18n`). The code is also the text of the exception, so that a
developer sees something useful in a traceback.
"""

from typing import TypeAlias

Parameter: TypeAlias = str | int
"""What an error may carry besides its code."""


class FillerError(ValueError):
    """Base of all errors that the engine raises on purpose."""

    def __init__(self, code: str, **parameters: Parameter) -> None:
        """Keep `code` (words joined by hyphens) and the `parameters` its sentence needs."""
        detail = ", ".join(f"{name}={value!r}" for name, value in sorted(parameters.items()))
        super().__init__(f"{code} ({detail})" if detail else code)
        self.code = code
        self.parameters = parameters


class InvalidError(FillerError):
    """Something could not be read: a seed, an address, a board text, a request."""


class IllegalError(FillerError):
    """Something was read and understood, but the rules do not allow it now."""
