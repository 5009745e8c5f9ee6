"""The deciders: a position and a request become decisions, or a refusal. The handler and the audit call them."""
