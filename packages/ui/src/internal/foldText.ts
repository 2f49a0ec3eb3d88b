/** Text as it is searched: without case, accents, ligatures, typographic apostrophes or doubled spaces. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
