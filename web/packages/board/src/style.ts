/** The style of the element itself. */

const HOST = `
:host { display: block; contain: content; inline-size: 100%; aspect-ratio: 4 / 3;
  font: 400 16px / 1.45 system-ui, sans-serif; color: var(--ink); }
:host([hidden]) { display: none; }
*, *::before { box-sizing: border-box; }
`;

/** The colours of the page as those of the element, which a page can set anew. */
export const hostStyle = (colours: string): string =>
  colours.replaceAll(/\[data-mode="?dark"?\]/g, ":host([mode=dark])").replaceAll(":root", ":host") +
  HOST;
