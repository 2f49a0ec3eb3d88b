/** The beginning of a text, cut between two words, at most `length` characters before the ellipsis. */
export function excerpt(text: string, length = 120): string {
  const flat = text.replaceAll(/\s*\n\s*/gu, " ").trim();
  if (flat.length <= length) return flat;
  const cut = flat.slice(0, length + 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : length).replace(/[\s,;:.]+$/u, "")}…`;
}
