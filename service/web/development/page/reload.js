/** Follows the files of the page while somebody works on them: a style sheet is swapped, all else loads the page anew. */

const MILLISECONDS = 400;
/** @type {{styles: string, rest: string, digest: string} | null} */
let known = null;

async function look() {
  const found = await fetch("/reload")
    .then((answer) => answer.json())
    .catch(() => null); // the service starts again
  if (found && known && found.rest !== known.rest) location.reload();
  else if (found && known && found.styles !== known.styles) swap(found.digest);
  known = found ?? known;
  setTimeout(look, MILLISECONDS);
}

/**
 * Have the style sheets come from the address of now. The browser shows the old ones until these are there.
 * @param {string} digest
 */
function swap(digest) {
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="stylesheet"]')))
    link.href = link.href.replace(/\/web\/[0-9a-f]+\//, `/web/${digest}/`);
}

look();
