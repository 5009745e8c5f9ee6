"""The policies of the levels. They are independent of the game, and see only a seat's view."""
