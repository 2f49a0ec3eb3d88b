/**
 * A text as it is compared: without accents, case and ligatures, its runs of spaces reduced to one.
 * « Crème  Éclat » and « creme eclat » fold to the same text; « œil » folds to « oeil ».
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replace(/\s+/gu, " ")
    .trim();
}
