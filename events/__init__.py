"""What *was*: decisions and events, which viewers may know them, chance, and the log that holds them.

The law of this folder: past tense only. It imports nothing of ours, holds no rule and no current state.
"""
