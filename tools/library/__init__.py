"""Python as the page starts it: the standard library and the engine, compiled, and what is fallen back on."""
