"""What the API's description says."""

from functools import cache
from typing import Any

import yaml
from helpers.api import ROOT


@cache
def described() -> Any:
    """Return what `openapi.yaml` says. It is read where it is asked for: reading takes longer than most tests."""
    return yaml.load((ROOT / "openapi.yaml").read_text(), Loader=yaml.CSafeLoader)
