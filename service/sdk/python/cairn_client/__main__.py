"""`python -m cairn_client` runs the command."""

from cairn_client.command import main

main()
