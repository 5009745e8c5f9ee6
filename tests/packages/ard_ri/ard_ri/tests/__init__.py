"""Tests of Ard Rí, and what the contract suite is told of it."""
