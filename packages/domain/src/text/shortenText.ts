/** The beginning of a text, of at most so many UTF-16 units; a character of two units is not cut in half. */
export function shortenText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, "");
}
