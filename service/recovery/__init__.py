"""Recovery codes: twelve words to be written down, with which a player who has lost all tokens comes back."""
