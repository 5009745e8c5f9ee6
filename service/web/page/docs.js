// The API's documentation, drawn by Swagger UI from the API's own description.

window.SwaggerUIBundle({ url: "/openapi.yaml", dom_id: "#docs", deepLinking: true, validatorUrl: null });
