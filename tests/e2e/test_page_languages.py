"""The page in a pseudo-language: all that it shows is from the catalogues, and the reader's language is found."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from e2e.test_page_legibility import ILLEGIBLE, TOUCH, open_long
from e2e.test_page_legibility import NAMES as LONG
from helpers.api import Api, serve
from helpers.pages import WINDOWS, resizer, sit, until
from helpers.pseudo import GREEK, TAG, packages_with_pseudo

from cairn.service.languages import ENGLISH, FOLDER

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

NAMES = ("Ζωή", "Άρης", "Ηώ")
"""Players' names without a Latin letter."""
SCREENS = (
    "",
    "me",
    "series",
    "learn",
    "learn/glen_more",
    "archive",
    "standings/glen_more",
    "health",
    "code",
    "nowhere",
)
TRANSLATED = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")) and path.name != ENGLISH)
SEATS = {"schotten_totten": 2, "highland_clans": 3, "glen_more": 3}
SOME = 12
"""Number of positions that are looked at in a game."""

LANGUAGE = re.compile(r"/v1/.*'accept-language': '([^']*)'")

FOREIGN = """() => {
  const found = new Set();
  const allowed = /\\b(?:GM|HC|ST)-\\d+|Schotten Totten|Highland Clans|Glen More|Cairn|Shift|Home|End|\\bI{1,3}\\b/g;
  const look = (text, where) => {
    if (/[A-Za-z]/.test(text?.replace(allowed, '') ?? '')) found.add(`${where}: ${text.trim().slice(0, 80)}`);
  };
  for (const one of document.querySelectorAll('body, body *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (one.localName !== 'link') look(one.getAttribute(name), `${one.localName}.${one.className} ${name}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest('script, style, noscript, kbd, select[data-key=language], nav a[href="/docs/"]'))
      look(node.data, `${node.parentElement.localName}.${node.parentElement.className}`);
  look(document.title, 'title');
  return [...found];
}"""
"""What has Latin letters, in texts and in labels: neither from a catalogue, nor the name of a game or a key."""

TEXTS = """() => {
  const found = new Set();
  for (const one of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'title', 'placeholder']) found.add(one.getAttribute(name)?.trim());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest('script, style, noscript, select[data-key=language]')) found.add(node.data.trim());
  return [...found].filter(Boolean);
}"""
"""All texts and labels."""

EXPLAINED = """async () => {
  const found = new Set();
  for (const one of document.querySelectorAll('.table [data-piece], .table [tabindex="0"], .table button')) {
    one.focus();
    await new Promise((done) => setTimeout(done, 5));
    const text = document.querySelector('#popover:popover-open')?.innerText ?? '';
    if (/[A-Za-z]/.test(text.replace(/\\b(?:GM|HC|ST)-\\d+/g, ''))) found.add(text.slice(0, 160));
  }
  return [...found];
}"""
"""Explanations of pieces with Latin letters."""


@pytest.fixture(scope="module")
def elsewhere(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run an API with the pseudo-language, and return its URL."""
    packages = packages_with_pseudo(tmp_path_factory.mktemp("packages"))
    yield from serve(redis_url, PYTHONPATH=str(packages))


@pytest.fixture(scope="module")
def translated(redis_url: str) -> Iterator[str]:
    """Run an API with all languages, and return its URL."""
    yield from serve(redis_url)


@pytest.fixture
def abroad(visit: Callable[..., Any]) -> Any:
    """Return a page that is read in the pseudo-language."""
    page = visit("desk")
    page.add_init_script(f"localStorage.setItem('cairn:language', '{GREEK}')")
    return page


def looks_at_a_game(url: str, page: Any, ruleset: str, scripts: Sequence[str]) -> set[str]:
    """Return what scripts find at some positions of a game, with explanations; at its end, and in its replay."""
    api, people = Api(url), [{"kind": "human", "name": name} for name in NAMES[: SEATS[ruleset]]]
    game = api.post("/v1/games", {"ruleset": ruleset, "seats": people})
    path, tokens = f"/v1/games/{game['id']}", {each["seat"]: each["token"] for each in game["tokens"]}
    sit(page, url, game, 0)
    page.locator(".board [data-piece]").first.wait_for()
    found = set(page.evaluate(scripts[0]))
    for turn in range(6 * SOME):
        now = api.get(path)
        if now["status"] == "finished":
            break
        seat = now["to_act"][0]["seat"]
        moves = api.as_(tokens[seat]).get(f"{path}/legal-moves")["moves"]
        api.as_(tokens[seat]).post(f"{path}/moves", {"moves": [moves[(7 * turn) % len(moves)]]})
        if turn % 6 == 0:
            version = api.get(path)["version"]
            until(page, f"part('store.js').then(({{ get }}) => get().game.version >= {version})")
            page.wait_for_timeout(100)
            found |= {text for script in scripts for text in page.evaluate(script)}
    for seat, token in tokens.items():
        if api.get(path)["status"] == "running":
            api.as_(token).ask("DELETE", f"{path}/seats/{seat}")
    page.locator(".end h2").wait_for()
    found |= {*page.evaluate(scripts[0])}
    page.goto(f"{url}/#/games/{game['id']}?at=9")
    page.locator(".replay").wait_for()
    return found | {*page.evaluate(scripts[0])}


@pytest.mark.usefixtures("services")
@pytest.mark.parametrize("ruleset", SEATS)
def test_a_game_says_nothing_from_outside_of_the_catalogues(ruleset: str, elsewhere: str, abroad: Any) -> None:
    """In the pseudo-language, with its explanations."""
    foreign = looks_at_a_game(elsewhere, abroad, ruleset, (FOREIGN, EXPLAINED))
    assert not foreign, "\n".join(sorted(foreign))


@pytest.mark.usefixtures("services")
@pytest.mark.parametrize("ruleset", SEATS)
@pytest.mark.parametrize("tag", TRANSLATED)
def test_a_game_says_nothing_in_english(tag: str, ruleset: str, translated: str, visit: Callable[..., Any]) -> None:
    """In each language: no text of an English catalogue that is translated, and no id."""
    page, source, said = visit("desk"), plain_texts(ENGLISH), plain_texts(tag)
    page.add_init_script(f"localStorage.setItem('cairn:language', '{tag}')")
    english = {text for id, text in source.items() if said.get(id) != text} - {*said.values()}
    shown = looks_at_a_game(translated, page, ruleset, (TEXTS,))
    assert len(shown) > 100
    assert not shown & english
    assert not {text for text in shown if re.fullmatch(r"[a-z]{2,}(-[a-z_]+)+", text)}


def plain_texts(tag: str) -> dict[str, str]:
    """Return the texts of a language's messages without arguments, by id."""
    found = dict[str, str]()
    for path in (FOLDER / tag).glob("*.ftl"):
        found |= dict(re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", path.read_text(), re.MULTILINE))
    return found


@pytest.mark.usefixtures("services")
def test_no_screen_shows_an_id(elsewhere: str, abroad: Any) -> None:
    """Each screen and dialog has the catalogues that it needs. What the API says of rulesets is in English."""
    player = Api(elsewhere).post("/v1/players", {"name": NAMES[0]})
    abroad.add_init_script(f"localStorage.setItem('cairn:player', '{player['token']}')")
    shown = set[str]()
    for address in SCREENS:
        abroad.goto(f"{elsewhere}/")
        abroad.goto(f"{elsewhere}/#/{address}")
        abroad.get_by_role("heading", name="⟦").first.wait_for()
        abroad.wait_for_timeout(700)
        shown |= {f"{address} {text}" for text in abroad.evaluate(FOREIGN)}
    for key in ("new", "code"):
        abroad.goto(f"{elsewhere}/")
        abroad.reload()  # without the catalogues of the screens before
        abroad.locator(f"[data-key={key}]").click()
        abroad.get_by_role("dialog").get_by_role("heading", name="⟦").wait_for()
        shown |= {f"{key} {text}" for text in abroad.evaluate(FOREIGN)}
    assert not {text for text in shown if re.search(r"\b[a-z]{2,}-[a-z_-]+", text.partition(": ")[2])}
    print(*sorted(shown), sep="\n")


@pytest.mark.usefixtures("services", "importer")
@pytest.mark.parametrize("name", ["schotten_totten_tactics", "highland_clans_5_hand", "glen_more_5_players"])
@pytest.mark.parametrize("tag", [TAG, *TRANSLATED])
def test_a_table_is_legible_in_each_language(
    tag: str, name: str, elsewhere: str, translated: str, visit: Callable[..., Any]
) -> None:
    """At each of the nine sizes, with long names; the pseudo-language is longer than any other."""
    url, page = elsewhere if tag == TAG else translated, visit("desk")
    page.add_init_script(f"localStorage.setItem('cairn:language', '{GREEK if tag == TAG else tag}')")
    sit(page, url, open_long(Api(url), name), 0)
    until(page, "document.querySelector('.play .clickable, .actions [data-move]') !== null")
    resize, faults = resizer(page), []
    for window in WINDOWS:
        resize(window, touch=window in TOUCH)
        faults += [f"{window}: {fault}" for fault in page.evaluate(ILLEGIBLE, [LONG, window in TOUCH])]
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(faults)


def test_a_language_is_chosen_and_stays(elsewhere: str, visit: Callable[..., Any]) -> None:
    """The browser's comes first; the choice is for this browser, and each request to the API has it."""
    page, asked = visit("phone"), set[str]()
    page.on("request", lambda request: asked.update(LANGUAGE.findall(f"{request.url} {request.headers}")))
    page.goto(f"{elsewhere}/")
    page.get_by_role("button", name="New game").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "en-GB"
    page.get_by_label("Language").select_option(GREEK)
    page.get_by_role("button", name="⟦").first.wait_for()
    assert page.locator("html").get_attribute("lang") == GREEK
    page.reload()
    page.get_by_role("button", name="⟦").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert asked == {"en", GREEK}
