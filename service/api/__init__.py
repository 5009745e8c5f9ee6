"""The REST API: routes turn JSON into commands, and positions and refusals into responses. Nothing is decided here."""
