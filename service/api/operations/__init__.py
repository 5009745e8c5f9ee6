"""Routes for operators, and routes of the available rulesets."""
