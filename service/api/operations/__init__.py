"""The views of operators, and of the rulesets on the shelf."""
