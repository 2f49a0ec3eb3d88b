/** A French name as part of an address or a file's name: lower case, accents off, words joined by hyphens. */
export function slug(text: string): string {
  return text
    .replaceAll("œ", "oe")
    .replaceAll("Œ", "Oe")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/\+/g, " plus")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
