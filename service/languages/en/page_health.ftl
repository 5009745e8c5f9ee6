### The page for operators.

## The screen for operators

# A heading.
health-title = Health
health-ready = Moves can be acknowledged.
health-not-ready = No move can be acknowledged.
health-met = ok
health-wrong = wrong
# A link.
health-runbook = What to do
health-more = `cairn doctor` names machines, paths and numbers, which this page leaves out.
