"""How an AI chooses: policies by level. They know no game and see nothing but a seat's view."""
