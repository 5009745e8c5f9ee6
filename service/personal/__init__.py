"""What is kept of a person: how it is exported and erased, and the journal of who was erased."""
