/** What the title of the tab tells a person who looks at another one. */

/** The text before the title; null if there is nothing to tell. */
export const attention = $state<{ text: string | null }>({ text: null });

/** Tells something in the title until the person looks at the page. */
export function callBack(text: string): void {
  if (!document.hidden) return;
  attention.text = text;
  const seen = () => {
    if (document.hidden) return;
    attention.text = null;
    document.removeEventListener("visibilitychange", seen);
  };
  document.addEventListener("visibilitychange", seen);
}

/** A title with what is to be told before it. */
export const titled = (title: string): string =>
  attention.text === null ? title : `${attention.text} · ${title}`;
