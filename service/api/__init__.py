"""The REST API: routes turn JSON into commands, and positions and refusals into answers. Nothing is decided here."""
