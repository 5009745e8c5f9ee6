"""The WSGI application: `cairn.service.app:create_app()` for any server."""

import gc
import logging
import os

from cairn.service import web
from cairn.service.api.description import prepared
from cairn.service.api.http import access_log, application, connection_limits
from cairn.service.api.http.application import Application
from cairn.service.api.routes import ROUTES
from cairn.service.container import Services
from cairn.service.languages import languages
from cairn.service.redis_clients.availability import is_new
from cairn.service.settings import Settings
from cairn.service.telemetry import logs, tracing

COLLECT_AFTER = (20_000, 50, 50)
"""Thresholds of the garbage collector: numbers of new objects; a request creates no cycles."""


def create_app(settings: Settings | None = None) -> Application:
    """Return the application; the default settings come from the environment."""
    app = Application(__name__)
    settings = settings or Settings.from_environment()
    if settings.log:
        logs.configure(settings.log)
    else:  # a server other than ours may have configured logging
        for handler in logging.root.handlers:
            handler.addFilter(is_new)
    app.extensions["services"] = Services(settings, part="API")
    app.extensions["openapi"] = prepared.load()
    languages()  # read once, before the first request
    app.url_map.strict_slashes = False
    connection_limits.register(app)
    access_log.register(app)
    application.register(app)
    for route in ROUTES:
        app.add(route)
    app.register_blueprint(web.blueprint)
    if web.development.is_enabled():
        app.register_blueprint(web.development.blueprint)
    return app


def create_served_app(url: str = "") -> Application:
    """Return the application, tuned for a process that does nothing but serve it, at a URL of this machine.

    Objects created at the start are excluded from garbage collection.
    """
    gc.disable()
    logs.configure(os.environ.get("CAIRN_LOG") or None)
    tracing.name_part("cairn-api")
    app = create_app()
    app.services.conditions.prepare()
    app.services.parts.url = url
    app.services.parts.keep_showing()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    gc.enable()
    return app
