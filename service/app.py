"""The WSGI application: `service.app:create_app()` for any server."""

from flask import Flask
from flask_swagger_ui import get_swaggerui_blueprint

from service.api import http, openapi, problems
from service.cairn import connect
from service.settings import Settings


def create_app(settings: Settings | None = None) -> Flask:
    """Return the application; settings come from the environment unless they are given."""
    app = Flask(__name__)
    app.extensions["cairn"] = connect(settings or Settings.from_environment())
    app.url_map.strict_slashes = False
    http.register(app)
    problems.register(app)
    openapi.register(app)
    app.register_blueprint(get_swaggerui_blueprint("/docs", "/openapi.yaml", config={"validatorUrl": None}))
    return app
