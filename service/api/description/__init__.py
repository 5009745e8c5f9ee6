"""How the API describes itself: `openapi.yaml`, put together from the routes and the schemas."""
