/** French spaces: no line breaks before `: ; ! ? % €` and inside « ». The source has ordinary ones, which can be seen. */
export function typeset(text: string): string {
  return text
    .replace(/ ([;!?])/gu, "\u202F$1")
    .replace(/ ([:%€»])/gu, "\u00A0$1")
    .replace(/« /gu, "«\u00A0");
}
