"""The contract suite, which every game must pass, including those of packages: `pytest --pyargs cairn.contract`.

A game takes part if it has a part `tests` with its `facts` and its recorded games. `python -m cairn.contract.record`
records missing games.
"""
