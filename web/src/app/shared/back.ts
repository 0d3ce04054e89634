/**
 * The browser's Back closes what lies over the page, such as the rules, and leaves the page only after
 * that. Each part that lies over the page has an entry in the history with the same address.
 */

interface Overlay {
  close: () => void;
}

/** What lies over the page, the lowest first. */
const overlays: Overlay[] = [];

/** The number of overlays that belong to the current entry of the history. */
const depth = (): number => {
  const state = history.state as { overlays?: number } | null;
  return state?.overlays ?? 0;
};

/**
 * Adds an entry to the history, so that Back calls `close`. Returns a function to call when the
 * overlay is closed, however that happened.
 */
export function closeOnBack(close: () => void): () => void {
  // After a reload the entry of an overlay that is gone may be the current one.
  if (depth() !== overlays.length) history.replaceState({ overlays: overlays.length }, "");
  const overlay = { close };
  overlays.push(overlay);
  history.pushState({ overlays: overlays.length }, "");
  return () => {
    const place = overlays.indexOf(overlay);
    if (place < 0) return;
    overlays.splice(place, 1);
    // Overlays that are closed together leave the history together.
    queueMicrotask(leave);
  };
}

/** Leaves the entries of closed overlays. The entries of another page have none. */
function leave(): void {
  const surplus = depth() - overlays.length;
  if (surplus > 0) history.go(-surplus);
}

/** Closes the overlays whose entries Back has left, the upper ones first. */
function arrive(): void {
  for (const overlay of overlays.splice(depth()).reverse()) overlay.close();
}

window.addEventListener("popstate", arrive);

/** For an element that lies over the page: Back calls `close`. */
export function backCloses(_node: Element, close: () => void): { destroy: () => void } {
  return { destroy: closeOnBack(close) };
}
