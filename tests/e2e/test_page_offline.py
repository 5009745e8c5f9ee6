"""The installed page: its manifest, and finished games without a network. Nothing opened with a token is cached."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from helpers.api import Api, serve
from helpers.pages import PART, PATIENCE, become, client, until

from cairn.contract.playing import recording
from cairn.service.container import Services

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

CONTROLLED = "Boolean(navigator.serviceWorker.controller)"
KEPT = """(async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found.push([request.url, [...request.headers.keys()], await (await caches.match(request)).text()]);
  return found;
})()"""
SHOWN = "document.querySelector('.step h2')?.textContent.startsWith('Step {},')"


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """Return a page of a browser with service workers."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(PART)
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE)
    yield opened
    context.close()


def kept(page: Any) -> list[tuple[str, list[str], str]]:
    """Return the contents of the browser's caches: URLs, names of headers, bodies."""
    return [(url, headers, body) for url, headers, body in page.evaluate(KEPT)]


@pytest.mark.usefixtures("importer", "services")
def test_a_finished_game_is_replayed_without_a_network(redis_url: str, services: Services, page: Any) -> None:
    """The viewed steps are available from the first visit on. Tokens and running games are in no cache."""
    serving = serve(redis_url)
    url = next(serving)
    become(page, url, "Ann")
    ann = client(page, Api(url))
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]}
    running = ann.post("/v1/games", body)
    over = Api(url).imported(recording("schotten_totten_tactics").read_bytes())
    page.goto(f"{url}/#/games/{running['id']}")
    page.locator(".board [data-piece]").first.wait_for()
    page.goto(f"{url}/#/games/{over['id']}?at=30")
    until(page, SHOWN.format(30))
    until(page, CONTROLLED)
    until(page, f"caches.match('/v1/games/{over['id']}/decisions/30').then(Boolean)")
    page.keyboard.press("ArrowRight")
    until(page, SHOWN.format(31))
    until(page, f"caches.match('/v1/games/{over['id']}?at=31').then(Boolean)")
    found = kept(page)
    token = page.evaluate("localStorage.getItem('cairn:player')")
    assert any(re.search("/web/.*/main.js$", address) for address, _, _ in found)
    for address, headers, text in found:
        assert "authorization" not in headers
        assert running["id"] not in address + text
        assert token not in text
        assert all(held["token"] not in text for held in running["tokens"])
    serving.close()  # the service is gone
    page.reload()
    until(page, SHOWN.format(31))
    page.locator(".board [data-piece]").first.wait_for()
    page.keyboard.press("ArrowLeft")
    until(page, SHOWN.format(30))
    page.goto(f"{url}/#/")
    page.get_by_text("Cairn cannot be reached").wait_for()
    page.get_by_role("link", name="Replay. Schotten Totten").click()
    page.locator(".board [data-piece]").first.wait_for()
    page.evaluate("part('player.js').then(({ forgetMe }) => forgetMe('Gone.'))")
    until(page, "caches.keys().then((names) => !names.includes('cairn-games'))")
    assert over["id"] not in json.dumps(kept(page))


def test_the_page_can_be_installed(api: Api, page: Any) -> None:
    """The browser accepts its manifest, and its icons have the declared sizes."""
    page.goto(f"{api.url}/")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async ([base, src]) => {
              const image = new Image();
              image.src = new URL(src, base);
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            [found["url"], icon["src"]],
        )
        assert size == icon["sizes"]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
