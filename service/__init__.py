"""What *may* and *must* be: rules, commands, the REST API and the command line.

The law of this folder: imperative. It imports `events` and `projections`; a worker it knows only by name.
"""
