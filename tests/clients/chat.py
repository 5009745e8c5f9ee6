"""A receiver of webhooks that posts to a chat: `python chat.py <port> <whsec_…> <URL of a Discord-like webhook>`.

Each message is posted once, as a sentence with player names and a link, as `{"content": …}`.
"""

import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx2
from cairn_client import BadSignature, types, verify_webhook


def sentence(message: types.WebhookMessage) -> str:
    """Return the text for the chat."""
    if isinstance(message, types.WebhookPing):
        return "Cairn was here."
    names = [name or "open" for name in message.names or ()]
    table = f"({' against '.join(names)}) {message.link}"
    match message:
        case types.FeedTurn():
            return f"It is {names[message.seat]}'s turn. {table}"
        case types.FeedInvited():
            return f"There is a seat for you. {table}"
        case types.FeedOver():
            return f"The game is over: {', '.join(names[seat] for seat in message.outcome.winners)} won. {table}"
        case types.FeedDecision():
            return f"{message.decision.text} {table}"
    return f"There is news of a series. {message.link}"


def serve(port: int, secret: str, chat: str) -> ThreadingHTTPServer:
    """Return a server that receives webhooks."""
    sent = set[str]()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            try:
                message = verify_webhook(secret, dict(self.headers), body)
            except BadSignature:
                self.send_response(400)
            else:
                if self.headers["webhook-id"] not in sent:
                    httpx2.post(chat, json={"content": sentence(message)}).raise_for_status()
                    sent.add(self.headers["webhook-id"])
                self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Write no log line."""

    return ThreadingHTTPServer(("127.0.0.1", port), Receiver)


if __name__ == "__main__":
    serve(int(sys.argv[1]), *sys.argv[2:]).serve_forever()
