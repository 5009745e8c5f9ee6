"""Modules joined to scripts: what is made of them, and what is refused. What they do is asked in a browser."""

import re

import pytest

from cairn.service.web import PAGE, assets
from cairn.service.web.joined import scripts

MODULES = {
    "main.js": 'import "./a/a.js";\nimport {\n  b,\n  two as c,\n} from "./b.js";\nb(c, import("./a/late.js"));\n',
    "a/a.js": 'import * as all from "../b.js";\nexport const here = import.meta.url;\nall.b();\n',
    "b.js": "export function b() {}\nconst one = 2;export{one as two};\n",
    "a/late.js": 'import more from "./more.js";\nimport { b } from "../b.js";\nexport default b;\nexport class M {}\n',
    "a/more.js": "export default import(`./${name}.js`);\n",
    "a/unwanted/x.js": "",
}


def test_the_first_script_has_what_the_page_imports_before_it_begins() -> None:
    """Each module once, after what it imports itself."""
    begin, _, rest = scripts(MODULES, "main.js")["main.js"].partition("const root")
    assert begin.startswith("export const joinedModules = {};\n")
    assert "export async function importLater(" in begin
    assert f"const root{rest}" == (
        'const root = new URL("./", import.meta.url);\n'
        'joinedModules["b.js"] ??= ((moduleUrl) => {\n'
        "function b() {}\nconst one = 2;\n"
        "\nreturn { b: b, two: one };\n"
        '})(new URL("b.js", root).href);\n'
        'joinedModules["a/a.js"] ??= ((moduleUrl) => {\n'
        'const all = joinedModules["b.js"];\nconst here = moduleUrl;\nall.b();\n'
        "\nreturn { here: here };\n"
        '})(new URL("a/a.js", root).href);\n'
        'joinedModules["main.js"] ??= ((moduleUrl) => {\n'
        '\nconst {\n  b,\n  two: c,\n} = joinedModules["b.js"];\n'
        'b(c, importLater(new URL("./a/late.js", moduleUrl)));\n'
        "\nreturn {  };\n"
        '})(new URL("main.js", root).href);\n'
    )


def test_a_later_script_has_what_the_first_one_has_not() -> None:
    """It exports what its module exports."""
    assert scripts(MODULES, "main.js")["a/late.js"] == (
        'import { joinedModules, importLater } from "../main.js";\n'
        'const root = new URL("../", import.meta.url);\n'
        'joinedModules["a/more.js"] ??= ((moduleUrl) => {\n'
        "const byDefault = importLater(new URL(`./${name}.js`, moduleUrl));\n"
        "\nreturn { default: byDefault };\n"
        '})(new URL("a/more.js", root).href);\n'
        'joinedModules["a/late.js"] ??= ((moduleUrl) => {\n'
        'const { default: more } = joinedModules["a/more.js"];\nconst { b } = joinedModules["b.js"];\n'
        "const byDefault = b;\nclass M {}\n"
        "\nreturn { M: M, default: byDefault };\n"
        '})(new URL("a/late.js", root).href);\n'
        'const { M: export0, default: export1 } = joinedModules["a/late.js"];\n'
        "export { export0 as M, export1 as default };\n"
    )


def test_a_template_stands_for_the_files_that_fit() -> None:
    """In its own folder; what nobody imports has no script."""
    assert [*scripts(MODULES, "main.js")] == ["main.js", "a/a.js", "a/late.js", "a/more.js"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('import "./main.js";\n', "cycle"),
        ('import "./c.js";\n', "c.js is imported, and is not there"),
        ("export let x = 1;\n", "b.js has an import or export that cannot be joined: export let x"),
        ("export const x = 1,\n  y = 2;\n", "cannot be joined: export const x = 1,"),
        ('export * from "./a/a.js";\n', "cannot be joined: export"),
        ("let x;\nexport { x };\n", "cannot be joined: export"),
        ('import b, { c } from "./a/a.js";\n', "cannot be joined: import b"),
        ("import { b } from './a/a.js';\n", "cannot be joined: import"),
        ("const x = import(there);\n", "cannot be joined: import"),
    ],
)
def test_what_cannot_be_joined_is_refused(text: str, reason: str) -> None:
    """When the process starts, and not in somebody's browser."""
    with pytest.raises(ValueError, match=re.escape(reason)):
        scripts(MODULES | {"b.js": text}, "main.js")


def test_each_screen_and_each_part_of_a_game_is_a_script() -> None:
    """And the page's own: there are no others."""
    screens = re.findall(r'import\("\./([^"]+)"\)', (PAGE / "main.js").read_text())
    parts = re.findall(r"import\(`\./\$\{[a-z.]+\}/([a-z_]+\.js)`\)", (PAGE / "games/index.js").read_text())
    games = [path.name for path in (PAGE / "games").iterdir() if path.is_dir()]
    assert (len(screens), len(parts), len(games)) == (6, 5, 3)
    assert {*assets().scripts} == {"main.js", *screens, *(f"games/{game}/{part}" for game in games for part in parts)}
