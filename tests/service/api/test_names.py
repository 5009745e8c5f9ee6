"""Names: real names of all scripts are accepted unchanged; deceptive and invisible ones are refused."""

from typing import Any
from unicodedata import normalize

import pytest
from helpers.api import Api

from cairn.events.table import is_name
from cairn.service.api.players.names import fault

REAL = """
Ann|J. R. R. Tolkien|Anne-Marie O’Neill|Siobhán Ní Dhomhnaill|Łukasz Wałęsa|Đặng Thị Ngọc Thịnh|Nguyễn Văn Thiệu
Þórdís Kolbrún|İbrahim Çelik|Gal·la Planas|Øyvind Ångström|Zoë van ’t Hoff|Ngũgĩ wa Thiong’o|Nāmaka Kahoʻolawe
Αλέξανδρος Παπαδόπουλος|Анна Ахматова|Олександр Їжак|Гӏалий Чеченский|მარიამ გიორგაძე|Արամ Խաչատրյան
محمد بن سلمان|مُحَمَّد|علی‌رضا فغانی|ﷴ|דוד בן־גוריון|יִצְחָק|ܝܘܚܢܢ
सचिन तेंदुलकर|ক্ষুদিরাম বসু|ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ|శ్రీనివాస రామానుజన్|ശ്രീകുമാർ|ශ්‍රියානි කුලවංශ|தமிழ்ச்செல்வி
สมชาย ศรีสุข|ที่รัก|ສົມສັກ|ဒေါ်အောင်ဆန်းစုကြည်|សុខ ចាន់|བསྟན་འཛིན་རྒྱ་མཚོ|ᠴᠢᠩᠭᠢᠰ
김민준|毛泽东|山田太郎|ジャン・ポール|さくら|陳大文|አበበ ቢቂላ|ⴰⵎⵉⵏⴰ|ᏍᏏᏉᏯ|Ann 2|greedy|Seat|X Æ A-12|R2-D2|👍🏽|🎲|🇩🇪
"""

REFUSED = {
    "": "1 to 40 characters",
    "x" * 41: "1 to 40 characters",
    " Ann": "no space at its ends",
    "Ann  Bob": "no two in a row",
    "\u3000": "no space at its ends",
    "山田\u3000太郎": "U+3000",
    "\u2800": "U+2800 here (braille pattern blank)",
    "\u3164": "U+3164 here (hangul filler)",
    "\u115f": "U+115F",
    "A\ufffcn": "U+FFFC",
    "A\u200bnn": "U+200B here (zero width space)",
    "A\u200dnn": "U+200D",
    "A\u200cnn": "U+200C",
    "A\u034fnn": "U+034F",
    "nnA\u202e": "U+202E here (right-to-left override)",
    "\u2066Ann": "U+2066",
    "Ann\x07": "U+0007",
    "Ann\ue000": "U+E000",
    "❤\ufe0f": "U+FE0F",
    "A" + "\u0301\u0302" * 8: "at most 4 of them in a row",
    "ễ\u0300\u0301\u0302": "at most 4 of them in a row",
    "\u0301": "does not begin with a combining mark",
    "greedy 2": "looks like that of an AI",
    "Greedy 2": "looks like that of an AI",
    "hard 2": "looks like that of an AI",
    "m\u0435dium 5": "looks like that of an AI",
    "easy1": "looks like that of an AI",
    "gr\u0435\u0435dy 2": "looks like that of an AI",
    "ｇｒｅｅｄｙ２": "looks like that of an AI",
    "𝐠𝐫𝐞𝐞𝐝𝐲 𝟐": "looks like that of an AI",
    "greedy \u0662": "looks like that of an AI",
    "randorn 1": "looks like that of an AI",
    "random l": "looks like that of an AI",
    "seat 3": "an open seat",
    "ѕеаt 3": "an open seat",
    "guest 1": "a guest without a name",
    "Guеst 12": "a guest without a name",
    "A former player": "a former player",
}


@pytest.mark.parametrize("name", [name for name in REAL.replace("\n", "|").split("|") if name])
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_real_names_of_all_scripts_are_accepted(name: str, form: Any) -> None:
    """Composed and decomposed forms are valid. The deciders and the audit accept them, too."""
    sent = normalize(form, name)
    assert fault(sent) is None
    assert is_name(sent)


@pytest.mark.parametrize("name", REFUSED, ids=ascii)
def test_a_deceptive_name_is_refused_with_a_reason(api: Api, name: str) -> None:
    """Both endpoints return the pointer of the field."""
    open_seat = {"kind": "open"}
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": name}, open_seat]}
    (opening,) = api.ask("POST", "/v1/games", json=body).json()["errors"]
    game = api.post("/v1/games", {"ruleset": "schotten_totten", "seats": [open_seat] * 2})
    (sitting,) = api.ask("POST", f"/v1/games/{game['id']}/seats", json={"name": name}).json()["errors"]
    assert (opening["pointer"], sitting["pointer"]) == ("/seats/0/name", "/name")
    assert REFUSED[name] in opening["detail"]
    assert opening["detail"] == sitting["detail"]


def test_a_name_is_returned_unchanged(api: Api) -> None:
    """It is not composed, folded or trimmed."""
    name = normalize("NFD", "Đặng Thị Ngọc")
    game, _ = api.open({"kind": "human", "name": name}, {"kind": "open"})
    assert game["seats"][0]["name"] == name != normalize("NFC", name)


@pytest.mark.parametrize("name", ["greedy 2", "\u2800", "\u3164", "A" + "\u0301" * 39, "seat 3"])
def test_names_in_older_logs_stay_valid(name: str) -> None:
    """They were accepted once, and their logs are proven as before."""
    assert is_name(name)
