"""Tests of Roup."""
