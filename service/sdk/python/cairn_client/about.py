"""The name and the version of this client."""

NAME = "cairn-games-client"
__version__ = "0.2.0"
USER_AGENT = f"{NAME}/{__version__}"
