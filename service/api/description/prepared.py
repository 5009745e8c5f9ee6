"""The description as it is served: the files `openapi.yaml` and `openapi.json`, which a release has beside this module.

They describe the games that come with Cairn. Where packages add games, both are generated once, before the process is
ready. Tests compare the files with what the code says.
"""

from collections.abc import Mapping
from pathlib import Path

from cairn.events.registry import games


def load() -> Mapping[str, bytes]:
    """Return the description of all games, as `yaml` and as `json`."""
    if any(games().values()):
        from cairn.service.api.description.openapi import generate  # its libraries are not needed elsewhere

        return generate()
    return {kind: Path(__file__).with_name(f"openapi.{kind}").read_bytes() for kind in ("yaml", "json")}
