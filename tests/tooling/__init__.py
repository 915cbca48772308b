"""Tests of the tools: build, server, house rules."""
