/** A text that begins with a small letter, as inside a sentence: « Éclat » becomes « éclat ». */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A text that begins with a capital, as at the start of a sentence. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
