/**
 * What people never see and yet paste: halves of a character (lone surrogates), control characters that are no white
 * space, soft hyphens, zero-width spaces, direction marks. Joiners stay: scripts and emojis need them.
 */
const INVISIBLE = /[\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?!\s)\p{Cc}/gu;

/** A text as it is kept: without invisible characters, then composed (NFC), so that what they parted is one again. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, "").normalize("NFC");
}
