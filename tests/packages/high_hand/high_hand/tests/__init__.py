"""Tests of High Hand."""
