"""The contract suite: what every game must answer, those of packages too: `pytest --pyargs cairn.contract`.

A game takes part that has a part `tests`, with its `facts` and its recorded games. `python -m cairn.contract.record`
plays the games that are to be recorded.
"""
