"""The operator's settings."""

import pytest

from cairn.service.settings import KEY_LENGTH, Settings


@pytest.mark.parametrize("name", ["CAIRN_KEY", "CAIRN_OPERATOR_KEY"])
def test_a_key_that_could_be_guessed_is_refused(name: str) -> None:
    """At the start, in a sentence that does not tell it; one of 32 characters is taken, and an empty one is none."""
    with pytest.raises(ValueError, match=f"^{name} must have at least 32 characters, not 31.$"):
        Settings.from_environment({name: "k" * (KEY_LENGTH - 1)})
    settings = Settings.from_environment({name: "k" * KEY_LENGTH})
    assert "k" * KEY_LENGTH in (settings.key, settings.operator_key)
    assert Settings.from_environment({name: ""}) == Settings()
