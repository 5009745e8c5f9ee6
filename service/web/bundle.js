/**
 * Makes the page that a wheel holds: `node bundle.js <page> <to>` writes, of the modules and style sheets of a folder,
 * fewer and smaller ones into another, with maps of their source, and everything beside them compressed by Brotli.
 *
 * Cairn's own part of the page is split where it is loaded on demand. Each game is made by itself, so that it imports
 * the page's modules from where a game of another package imports them: these have their names and addresses still.
 */

import { copyFileSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, transform } from "esbuild";

const from = realpathSync(process.argv[2]),
  to = resolve(process.argv[3]);
/** The modules by which the page knows a game (`OF_A_GAME` in assets.py). */
const OF_A_GAME = ["how.js", "index.js", "picture.js", "results.js", "texts.js"];
/** What a game of another package may import, as the guide says, beside all that a game of Cairn's own imports. */
const FOR_GAMES = ["html.js", "language.js", "popover.js", "games/index.js", "games/points.js"];
const LEAST_BYTES = 1024;
const COMPRESSED = /\.(js|css|svg|json|webmanifest)$/;
const SHEET = / *<link rel="stylesheet" href="\/web\/([^"]+)">\n/g;

const names = readdirSync(from, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(from, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
  .filter((name) => !name.endsWith(".d.ts"));
const read = (name) => readFileSync(join(from, name), "utf8");
const games = [...new Set(names.flatMap((name) => /^games\/(\w+)\/index\.js$/.exec(name)?.[1] ?? []))];

const SETTINGS = {
  bundle: true,
  charset: "utf8",
  chunkNames: "chunk-[hash]",
  format: "esm",
  legalComments: "none",
  logLevel: "warning",
  minify: true,
  sourcemap: "linked",
  splitting: true,
  target: "es2022",
};

/** Return the modules whose paths a form finds in a module, outside of comments. */
const namedIn = (name, form) =>
  [
    ...read(name)
      .replace(/\/\*\*.*?\*\//gs, "")
      .matchAll(form),
  ].map(([, path]) => join(dirname(name), path));
/** Return the modules that a module imports before it begins. */
const importedAtOnce = (name) => namedIn(name, /^(?:import|export) [^"]*"(\.[^"]+)";$/gms);

/** Return the modules outside of its folder that a game imports. */
function importedBy(game) {
  const folder = `games/${game}/`;
  const own = names.filter((name) => name.startsWith(folder) && name.endsWith(".js"));
  return own.flatMap(importedAtOnce).filter((path) => !path.startsWith(folder));
}

/** Return a module with all that it imports before it begins, directly or not. */
function withImports(first) {
  const found = [first];
  for (const name of found) found.push(...importedAtOnce(name).filter((one) => !found.includes(one)));
  return found;
}

/** The modules with which the page begins, those with which a table does, and all that are loaded on demand. */
const beginning = withImports("main.js"),
  ofTable = withImports("screens/table/table.js");
/** Return the modules that some modules load on demand. */
const demandedBy = (modules) => modules.flatMap((name) => namedIn(name, /import\("(\.[^"]+)"\)/g));
const demanded = demandedBy(names.filter((name) => name.endsWith(".js") && !name.startsWith("games/")));
const demandedByTable = demandedBy(ofTable).filter((name) => !demandedBy(beginning).includes(name));

/** Return what imports modules, from any other one. */
const importing = (modules) => modules.map((name) => `import ${JSON.stringify(join(from, name))};\n`).join("");
const WHOLE_BEGINNING = importing(beginning.slice(1)),
  WHOLE_TABLE = WHOLE_BEGINNING + importing(ofTable);

/** Return a plugin that gives modules which are in no file, by their names; they import as from the page's folder. */
const made = (modules) => ({
  name: "made",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^made:/ }, ({ path }) => ({ path: path.slice(5), namespace: "made" }));
    onLoad({ filter: /.*/, namespace: "made" }, ({ path }) => ({ contents: modules[path], resolveDir: from }));
  },
});

/** Has the screens that are loaded on demand come as two: the table, and all others. Small files are packed badly. */
const screens = {
  name: "screens",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/screens\// }, ({ path, kind }) =>
      kind === "dynamic-import" && path !== "./screens/table/table.js"
        ? { path: "others", namespace: "made" }
        : undefined,
    );
  },
};

/**
 * Has what is loaded on demand import the whole beginning, and what only a table demands the whole table: each so comes
 * as one file, and is split for no part of it.
 */
const whole = {
  name: "whole",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/, namespace: "file" }, ({ path }) => {
      const name = relative(from, path);
      if (!demanded.includes(name)) return undefined;
      return { contents: read(name) + (demandedByTable.includes(name) ? WHOLE_TABLE : WHOLE_BEGINNING) };
    });
  },
};

/** Leaves imports that lead out of a game's folder as they are. */
const outside = (game) => ({
  name: "outside",
  setup({ onResolve }) {
    const folder = join(from, "games", game);
    onResolve({ filter: /^\.\./ }, ({ path, importer }) =>
      resolve(dirname(importer), path).startsWith(`${folder}/`) ? undefined : { path, external: true },
    );
  },
});

/** Return a module that has all that some modules export, each under the number of its place. */
const together = (modules) => modules.map((name, place) => `export * as m${place} from "./${name}";\n`).join("");

/** Write a module for each of some names, which exports what `together` has of it. */
async function writeDoors(modules, shared, folder) {
  const { metafile } = await build({
    entryPoints: modules.map((name) => join(from, name)),
    outdir: to,
    outbase: from,
    bundle: false,
    format: "esm",
    write: false,
    metafile: true,
  });
  const exported = Object.values(metafile.outputs).map((output) => [
    relative(from, resolve(output.entryPoint)),
    output.exports,
  ]);
  for (const [name, names] of exported) {
    const way = relative(dirname(name), join(folder, shared));
    const named = names.filter((one) => one !== "default").join();
    const parts = [named && `export const {${named}}=m;`, names.includes("default") && "export default m.default;"];
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(
      join(to, name),
      `import{m${modules.indexOf(name)} as m}from"${way.startsWith(".") ? way : `./${way}`}";${parts.filter(Boolean).join("")}\n`,
    );
  }
}

async function buildPage() {
  const open = [...new Set([...FOR_GAMES, ...games.flatMap(importedBy)])].sort();
  const early = open.filter((name) => beginning.includes(name)),
    late = open.filter((name) => !beginning.includes(name));
  const modules = {
    shared: WHOLE_BEGINNING + together(early),
    shared_later: WHOLE_TABLE + together(late),
    others:
      WHOLE_TABLE +
      demandedBy(["main.js"])
        .filter((name) => name !== ofTable[0])
        .map((name) => `export * from "./${name}";\n`)
        .join(""),
  };
  await build({
    ...SETTINGS,
    entryPoints: {
      main: join(from, "main.js"),
      docs: join(from, "docs.js"),
      worker: join(from, "worker.js"),
      shared: "made:shared",
      shared_later: "made:shared_later",
    },
    outdir: to,
    plugins: [made(modules), screens, whole],
  });
  await writeDoors(early, "shared.js", ".");
  await writeDoors(late, "shared_later.js", ".");
}

/** Has what a game loads on demand import the whole game, which so comes as one file. */
const wholeGame = (imports) => ({
  name: "whole game",
  setup({ onLoad }) {
    onLoad({ filter: /\/explain\w*\.js$/, namespace: "file" }, ({ path }) => ({
      contents: readFileSync(path, "utf8") + imports,
    }));
  },
});

async function buildGame(game) {
  const folder = `games/${game}`;
  const there = OF_A_GAME.map((name) => `${folder}/${name}`).filter((name) => names.includes(name));
  const drawn = there.filter((name) => name === `${folder}/picture.js`);
  const seldom = there.filter((name) => /\/(how|results)\.js$/.test(name));
  const rest = there.filter((name) => ![...drawn, ...seldom].includes(name)),
    whole = importing(rest);
  await build({
    ...SETTINGS,
    entryPoints: { ...(drawn.length && { picture: join(from, drawn[0]) }), game: "made:game", seldom: "made:seldom" },
    outdir: join(to, folder),
    plugins: [made({ game: together(rest), seldom: whole + together(seldom) }), outside(game), wholeGame(whole)],
  });
  await writeDoors(rest, "game.js", folder);
  await writeDoors(seldom, "seldom.js", folder);
}

/** Write what is no module: style sheets in fewer bytes, and all else as it is. */
async function copyRest() {
  const page = read("index.html");
  const sheets = [...page.matchAll(SHEET)].map(([, name]) => name);
  const [first] = sheets;
  for (const name of names) {
    if (name.endsWith(".js") || sheets.includes(name) || name === "index.html") continue;
    if (/^games\/.*(?<!\/style)\.css$/.test(name)) continue; // `style.css` has it
    mkdirSync(dirname(join(to, name)), { recursive: true });
    if (name.endsWith(".css")) writeFileSync(join(to, name), await smallSheet(withSheets(name)));
    else if (name.endsWith(".svg")) writeFileSync(join(to, name), read(name).replace(/<!--.*?-->|\s+(?=<)/gs, ""));
    else copyFileSync(join(from, name), join(to, name));
  }
  const together = `${dirname(first)}/all.css`;
  mkdirSync(dirname(join(to, together)), { recursive: true });
  writeFileSync(join(to, together), await smallSheet(sheets.map(read).join("")));
  const link = `  <link rel="stylesheet" href="/web/${together}">\n`;
  writeFileSync(
    join(to, "index.html"),
    page.replace(SHEET, (_, name) => (name === first ? link : "")),
  );
}

/** Return a style sheet with those that it imports from its folder in their places. */
const withSheets = (name) => read(name).replace(/^@import "(.+)";$/gm, (_, other) => read(join(dirname(name), other)));

const smallSheet = async (text) =>
  (await transform(text, { loader: "css", minify: true, charset: "utf8", target: SETTINGS.target })).code;

function compress() {
  for (const entry of readdirSync(to, { recursive: true })) {
    const path = join(to, entry);
    if (!COMPRESSED.test(path) || statSync(path).size < LEAST_BYTES) continue;
    const body = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
  }
}

await Promise.all([buildPage(), ...games.map(buildGame), copyRest()]);
compress();
