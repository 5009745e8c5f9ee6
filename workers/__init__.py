"""What *would* be played: AI turns and the caretaker.

The law of this folder: conditional. It may import all of ours, and nothing of ours imports it.
"""
