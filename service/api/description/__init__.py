"""The API description: `openapi.yaml`, generated from the routes and the schemas."""
