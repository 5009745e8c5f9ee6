"""The characters that AIs play as: each level is one kind of person, or a cow, with another name on each seat.

A seat's `kind` and `level` say that it is an AI's. New names of people must not look like these
(`service/api/players/names.py`).
"""

CHARACTERS = {
    "random": ("Heather the cow", "Bonnie the cow", "Daisy the cow", "Clover the cow", "Rosie the cow"),
    "beginner": ("Wee Calum", "Wee Tavish", "Wee Finlay", "Wee Lewis", "Wee Struan"),
    "casual": ("Merry Morven", "Merry Rona", "Merry Greer", "Merry Sorcha", "Merry Lileas"),
    "greedy": ("Greedy Colin", "Greedy Murdo", "Greedy Archie", "Greedy Gilbert", "Greedy Ewan"),
    "easy": ("Old Angus", "Old Hamish", "Old Donald", "Old Fergus", "Old Duncan"),
    "medium": ("Clever Jean", "Clever Mairi", "Clever Elspeth", "Clever Kirsty", "Clever Catriona"),
    "hard": ("Chief Ranald", "Chief Torquil", "Chief Malcolm", "Chief Alasdair", "Chief Gregor"),
    "expert": ("Lady Isobel", "Lady Flora", "Lady Marsaili", "Lady Una", "Lady Seonaid"),
}
"""By level: the names on the seats."""


def name_of_ai(level: str, seat: int) -> str:
    """Return the name of an AI; that of a level or a seat without a character is like `quick 6`."""
    names = CHARACTERS.get(level, ())
    return names[seat] if seat < len(names) else f"{level} {seat + 1}"
