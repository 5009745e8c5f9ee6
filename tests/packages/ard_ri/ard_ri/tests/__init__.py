"""Tests of Ard Rí, and its facts for the contract suite."""
