"""`python -m service` is `cairn`."""

from service.cli import main

main(prog_name="cairn")
