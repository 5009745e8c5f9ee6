"""A server of the Model Context Protocol, through which a language model plays at any Cairn.

The law of this folder: it is a client. It knows the public API by its URL, and imports no other package of ours. It
sends a seat's token only as a header of its requests.
"""
