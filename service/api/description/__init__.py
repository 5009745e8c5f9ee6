"""How the API describes itself, and the shapes that it describes."""
