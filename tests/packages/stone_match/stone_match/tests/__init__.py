"""Tests of Stone Match."""
