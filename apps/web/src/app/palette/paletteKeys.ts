/** The part of the palette that a key opens. */
export type PalettePart = "search" | "keyboard";

const typing = "input, textarea, select, [contenteditable], [role='textbox']";

/** The keys that open the search, as the kit writes them. */
export const SEARCH_KEYS = "Mod K";

/** Tells whether a Mac's command key takes the place of Ctrl: there Ctrl K cuts a line in every field. */
const isMac = (): boolean => /Mac|iP(?:hone|ad|od)/u.test(navigator.platform);

/**
 * Tells which part a key opens; null where it is none of its keys, where something else has taken it, and in a dialog. Ctrl K is
 * left to a text that is formatted, where it makes a link; « ? » to whatever is being written.
 */
export function partOfKey(event: KeyboardEvent): PalettePart | null {
  const { altKey, ctrlKey, metaKey, target } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return null;
  if (document.querySelector("[role='dialog'], [role='alertdialog']") !== null) return null;
  const element = target instanceof Element ? target : null;
  const isMod = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (isMod && !event.shiftKey && event.key.toLowerCase() === "k") {
    return element?.closest("[contenteditable='true']") ? null : "search";
  }
  return event.key === "?" && !ctrlKey && !metaKey && !element?.closest(typing) ? "keyboard" : null;
}
