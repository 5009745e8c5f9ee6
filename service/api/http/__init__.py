"""HTTP: requests, responses, routes, problems, authorization."""
