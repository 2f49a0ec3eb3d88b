/** A document id made of a French name: lower case, accents off, words joined by hyphens. */
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
