"""`python -m cairn.service` is `cairn`."""

from cairn.service.cli import main

main(prog_name="cairn")
