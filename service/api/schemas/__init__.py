"""JSON Schemas (OpenAPI 3.1), made of structs."""
