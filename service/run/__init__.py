"""The processes of `cairn up`: the embedded server, the parts and their supervisor."""
