/** An archive can be dropped onto any screen. It is shown on a screen of its own. */

import { set } from "../../store.js";

/** The address of the screen that shows a dropped archive. */
export const ADDRESS = "#/archive";

/** Have files that are dropped anywhere taken for archives. */
export function archiveDrop() {
  /** @type {(event: DragEvent) => boolean} */
  const hasFiles = (event) => Boolean(event.dataTransfer?.types.includes("Files"));
  document.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault(); // else the browser would open the file in place of the page
    if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
  });
  document.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    takeArchive(event.dataTransfer?.files[0]);
  });
}

/**
 * Show a file that is taken for an archive.
 * @param {File | undefined} file
 */
export function takeArchive(file) {
  if (!file) return;
  set({ dropped: file });
  location.hash = ADDRESS;
}
