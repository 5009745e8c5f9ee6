"""What *was*: decisions and events, who may know them, chance, and the log they are written in.

The law of this folder: past tense only. It imports nothing of ours, holds no rule and no current state.
"""
