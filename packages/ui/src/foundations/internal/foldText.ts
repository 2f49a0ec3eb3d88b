const others: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", "’": "'" };

/** Text as it is searched: without case, accents, ligatures, typographic apostrophes or doubled spaces. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]+/gu, "")
    .replaceAll(/[œæ’]/gu, (letter) => others[letter] ?? letter)
    .replaceAll(/\s+/gu, " ")
    .trim();
}
