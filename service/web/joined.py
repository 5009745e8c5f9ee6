"""Modules of the page joined to scripts: a file for each module would cost a visitor a round trip.

In a script each module is a function that runs once. What it exports is kept under its name, where the modules of other
scripts find it. Of the language's imports and exports this knows those that the page uses, and refuses all others when
the process starts. The modules can still be read and run as they are, at addresses of their own.
"""

import posixpath
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from graphlib import TopologicalSorter

SHARED = "joinedModules"
"""What the first script exports: what each module that has run exports, by the module's name."""

_IMPORT_LATER = "importLater"
_BEGIN = f"""export const {SHARED} = {{}};
const failures = {{}};
export async function {_IMPORT_LATER}({{ href }}) {{
  const failed = failures[href] ?? 0;
  try {{
    return await import(failed ? `${{href}}?again=${{failed}}` : href);
  }} catch (error) {{
    failures[href] = failed + 1;
    throw error;
  }}
}}
"""
"""How the first script begins. A script that could not be loaded is asked for at another address: for some browsers the
same one has failed until the page is left."""

_URL = "moduleUrl"
_IMPORT = re.compile(r'^import (?:(\{[^}]+\}|\* as [\w$]+|[\w$]+) from )?"(\.[^"]+)";$', re.MULTILINE)
_LATER = re.compile(r'import\(("\.[^"]+"|`\.[^`]+`)\)')
_INSERTED = re.compile(r"\$\{[^}]+\}")
_DECLARED = re.compile(r"^export (?=(?:const|class|(?:async )?function) ([\w$]+)(?!.*,$))", re.MULTILINE)
# What is before a word is looked at behind it: the search for the word itself is quick.
_DEFAULT = re.compile(r"export default (?<=[\n;]export default )")
_LISTED = re.compile(r"export\{(?<=[\n;]export\{)([^}]+)\};?")
_LEFT = re.compile(r"(?:im|ex)port(?:(?<=[\n;].{6})\b(?!\()|\().*")


@dataclass(frozen=True)
class Module:
    """A module as a `function` that is called at once; the names of what it imports before it begins, and `later`.

    `later` are patterns, in which `*` stands for what is inserted into a template. `exports` are the names of what it
    exports.
    """

    function: str
    imports: tuple[str, ...]
    later: tuple[str, ...]
    exports: tuple[str, ...]


def scripts(texts: Mapping[str, str], first: str) -> dict[str, str]:
    """Return the script that the page begins with, and one for each module that is imported later, by their names.

    Raise ValueError for an import or export that is not known here, for a file that is not there, and for modules that
    import each other in a circle.
    """

    @cache
    def module(name: str) -> Module:
        if name not in texts:
            raise ValueError(f"{name} is imported, and is not there")
        return _module(name, texts[name])

    def needed(name: str) -> list[str]:
        """Return a module and all that it imports, each after what it imports itself."""
        graph: dict[str, tuple[str, ...]] = {}
        found = [name]
        while found:
            if (each := found.pop()) not in graph:
                graph[each] = module(each).imports
                found += graph[each]
        return [*TopologicalSorter(graph).static_order()]

    known = needed(first)
    joined = {first: "".join([_BEGIN, _root(first), *(module(name).function for name in known)])}
    patterns = {re.escape(each).replace(r"\*", "[^/]+") for name in texts for each in module(name).later}
    for name in (name for name in texts if re.fullmatch("|".join(patterns), name)):
        functions = [module(each).function for each in needed(name) if each not in known]
        joined[name] = _later(name, first, functions, module(name).exports)
    return joined


def _later(name: str, first: str, functions: list[str], exports: tuple[str, ...]) -> str:
    """Return the script of a module that is imported later: what it needs, and what it exports."""
    head = f'import {{ {SHARED}, {_IMPORT_LATER} }} from "{_up(name)}{first}";\n'
    # No variable can be called `default`, so each has a name of its own.
    own = {exported: f"export{number}" for number, exported in enumerate(exports)}
    taken = ", ".join(f"{exported}: {variable}" for exported, variable in own.items())
    told = ", ".join(f"{variable} as {exported}" for exported, variable in own.items())
    tail = f'const {{ {taken} }} = {SHARED}["{name}"];\nexport {{ {told} }};\n'
    return "".join([head, _root(name), *functions, tail])


def _root(name: str) -> str:
    return f'const root = new URL("{_up(name)}", import.meta.url);\n'


def _up(name: str) -> str:
    """Return the way from a file to the page's folder."""
    return "../" * name.count("/") or "./"


def _module(name: str, text: str) -> Module:
    text = f"\n{text}"  # so each line has one before it
    exports = _exports(text)
    body = _IMPORT.sub(lambda found: _take(_beside(name, found[2]), found[1]), text)
    body = _LISTED.sub("", _DEFAULT.sub("const byDefault = ", _DECLARED.sub("", body)))
    body = _LATER.sub(rf"{_IMPORT_LATER}(new URL(\1, {_URL}))", body).replace("import.meta.url", _URL)
    if left := _LEFT.search(body):
        raise ValueError(f"{name} has an import or export that cannot be joined: {left[0][:80]}")
    told = ", ".join(f"{outer}: {inner}" for outer, inner in exports.items())
    function = (
        f'{SHARED}["{name}"] ??= (({_URL}) => {{{body}\nreturn {{ {told} }};\n}})(new URL("{name}", root).href);\n'
    )
    later = tuple(_beside(name, _INSERTED.sub("*", target[1:-1])) for target in _LATER.findall(text))
    return Module(function, tuple(_beside(name, found[2]) for found in _IMPORT.finditer(text)), later, (*exports,))


def _take(name: str, wanted: str | None) -> str:
    """Return the statement that takes what a module wants of another one, which has run."""
    if wanted is None:
        return ""
    if wanted.startswith("{"):
        variables = re.sub(r" as ", ": ", wanted)
    else:
        variables = wanted.removeprefix("* as ") if wanted.startswith("* as ") else f"{{ default: {wanted} }}"
    return f'const {variables} = {SHARED}["{name}"];'


def _exports(text: str) -> dict[str, str]:
    """Return what a module exports, and what that is called in it."""
    found = {name: name for name in _DECLARED.findall(text)}
    for listed in _LISTED.findall(text):
        for inner, _, outer in (one.strip().partition(" as ") for one in listed.split(",")):
            found[outer or inner] = inner
    return found | ({"default": "byDefault"} if _DEFAULT.search(text) else {})


def _beside(name: str, target: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
