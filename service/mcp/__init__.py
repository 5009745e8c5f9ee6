"""What a language model plays with: a server of the Model Context Protocol, in front of any Cairn.

The law of this folder: it is a client. It knows the public API by its URL, and imports nothing else of ours. A seat's
token never leaves it but as the header of a request.
"""
