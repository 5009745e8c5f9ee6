"""What HTTP has: requests, responses, routes, problems, and who is let in."""
