"""What *would* be played: AI turns and the caretaker.

The law of this folder: conditional. It may import all packages of Cairn, and none of them imports it.
"""
