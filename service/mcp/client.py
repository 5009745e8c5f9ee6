"""A client of the API: responses and refusals."""

from collections.abc import Mapping
from typing import Any

import anyio
import httpx2

PATIENCE = httpx2.Timeout(60.0, connect=5.0)
"""Timeouts in seconds for a response, which may be delayed by 30 on purpose, and for a connection."""
TRIES, PAUSE = 3, 0.3
"""Maximum number of attempts at a repeatable request, and the seconds between two."""
SHOWN = ("type", "title", "status", "detail", "errors", "rule", "rule_text", "version", "retry_after")
"""The members of a problem that are shown to a model, in this order."""


class Refused(Exception):
    """A refused request. `problem` has the members of the API's `problem+json` that help a model.

    `rulebook` is the path of the cited clause, if any.
    """

    def __init__(self, problem: Mapping[str, Any]) -> None:
        super().__init__(problem["detail"])
        self.rulebook = str(problem.get("rulebook", ""))
        self.problem = {member: problem[member] for member in SHOWN if problem.get(member) is not None}

    @property
    def words(self) -> str:
        """The refusal in sentences: the mistake, its place, the clause, and how to proceed."""
        problem = self.problem
        sentences = [f"{problem['title']}: {problem['detail']}"]
        places = ((error.get("pointer", error.get("parameter")), error) for error in problem.get("errors", ()))
        sentences += [f"At {place}: {error['detail']}" for place, error in places]
        if "rule" in problem:
            sentences.append(f"Rule {problem['rule']}{': ' + problem['rule_text'] if 'rule_text' in problem else ''}")
        if "version" in problem:
            sentences.append(f"The game is at version {problem['version']} now: see its position, then choose again.")
        if "known" in problem:
            sentences.append(problem["known"])
        if "retry_after" in problem:
            sentences.append(f"Try again in {problem['retry_after']} s.")
        return "\n".join(sentences)


def refused_by_us(title: str, detail: str) -> Refused:
    """Return a refusal of this server's own, with a title and a sentence."""
    return Refused({"title": title, "detail": detail})


class Client:
    """Requests to one Cairn. Each raises `Refused` if it is refused, or if no Cairn responds."""

    def __init__(self, http: httpx2.AsyncClient) -> None:
        self._http = http

    async def get(self, path: str, token: str | None = None, **query: Any) -> Any:
        """Return the JSON of a GET. Parameters that are None are omitted."""
        params = {name: value for name, value in query.items() if value is not None}
        return self._json(await self._ask("GET", path, token, params=params))

    async def text(self, path: str) -> str:
        """Return the text of a GET."""
        answer = await self._ask("GET", path, None)
        return answer.text

    async def post(
        self, path: str, body: Any, token: str | None = None, key: str | None = None, version: int | None = None
    ) -> Any:
        """Return the JSON of a POST, done once per idempotency key, and only at `version` if it is given."""
        headers = {"Idempotency-Key": key} if key else {}
        if version is not None:
            headers["If-Match"] = f'"{version}"'
        return self._json(await self._ask("POST", path, token, headers, json=body))

    async def delete(self, path: str, token: str) -> Any:
        """Return the JSON of a DELETE. It is sent once, since it has no idempotency key."""
        return self._json(await self._ask("DELETE", path, token, tries=1))

    async def _ask(
        self,
        method: str,
        path: str,
        token: str | None,
        headers: dict[str, str] | None = None,
        tries: int = TRIES,
        **options: Any,
    ) -> httpx2.Response:
        sent = (headers or {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        for tries_left in reversed(range(tries)):
            try:
                answer = await self._http.request(method, path, headers=sent, **options)
                break
            except httpx2.TransportError as error:
                if not tries_left:
                    raise self._unreachable(error) from None
                await anyio.sleep(PAUSE)
        if answer.is_success:
            return answer
        kind = answer.headers.get("Content-Type", "").partition(";")[0]
        problem = self._json(answer) if kind == "application/problem+json" else None
        if not isinstance(problem, dict) or not {"title", "detail"} <= problem.keys():
            raise self._no_cairn(answer)
        raise Refused(problem | {"retry_after": answer.headers.get("Retry-After")})

    def _json(self, answer: httpx2.Response) -> Any:
        try:
            return answer.json()
        except ValueError:
            raise self._no_cairn(answer) from None

    def _no_cairn(self, answer: httpx2.Response) -> Refused:
        words = f"What answers at {self._http.base_url} with status {answer.status_code} is no Cairn."
        return refused_by_us("Not a Cairn", words)

    def _unreachable(self, error: httpx2.TransportError) -> Refused:
        """Return a refusal without the library's message, which may quote a header."""
        match error:
            case httpx2.ConnectError() | httpx2.ConnectTimeout():
                why = "nothing listens there, or the network keeps it away"
            case httpx2.TimeoutException():
                why = "it did not answer in time"
            case _:
                why = "the connection was lost, and the request may have been executed"
        return refused_by_us("Cairn is out of reach", f"Cairn cannot be asked at {self._http.base_url}: {why}.")
