"""The WSGI application: `service.app:create_app()` for any server."""

import sys

from flask import Flask
from flask_swagger_ui import get_swaggerui_blueprint

from service.api import http, openapi, problems
from service.cairn import connect
from service.settings import Settings

SWITCH_SECONDS = 0.05
"""How long a thread may compute before another may interrupt it: longer than a request takes, so that those that wait
do not slow the one that works (16 clients at once are served about an eighth faster than with Python's 5 ms)."""


def create_app(settings: Settings | None = None) -> Flask:
    """Return the application; settings come from the environment unless they are given."""
    sys.setswitchinterval(SWITCH_SECONDS)
    app = Flask(__name__)
    app.extensions["cairn"] = connect(settings or Settings.from_environment())
    app.url_map.strict_slashes = False
    http.register(app)
    problems.register(app)
    openapi.register(app)
    app.register_blueprint(get_swaggerui_blueprint("/docs", "/openapi.yaml", config={"validatorUrl": None}))
    return app
