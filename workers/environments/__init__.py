"""Each ruleset as a PettingZoo environment, to train learners and play against. It needs the extra `pettingzoo`."""

try:
    from cairn.workers.environments.environment import Environment, env, raw_env
    from cairn.workers.environments.opponents import Against
    from cairn.workers.environments.parallel import parallel_env
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    missing = f"There is no {error.name} here; `pip install 'cairn-games[pettingzoo]'` installs what environments need."
    raise ModuleNotFoundError(missing, name=error.name) from error

__all__ = ["Against", "Environment", "env", "parallel_env", "raw_env"]
