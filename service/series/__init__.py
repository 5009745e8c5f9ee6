"""Series: opened, joined, run by the caretaker, proven."""
