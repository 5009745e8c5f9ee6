"""Tests of Three Stairs."""
