/** The beginning of a text, of at most so many UTF-16 units; a character of two units is not cut in half. */
export function shortenText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, "");
}

/**
 * The beginning of a text on one line, cut between two words and followed by an ellipsis; a short text as it is.
 * @param max UTF-16 units before the ellipsis
 */
export function excerpt(text: string, max = 120): string {
  const line = text
    .split("\n")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
  if (line.length <= max) return line;
  const end = line.lastIndexOf(" ", max);
  return `${shortenText(line, end > 0 ? end : max).replace(/[\s,;:.]+$/u, "")}…`;
}
