import { formatDate } from "@carnation/domain/format";
import { isQuoteExpired } from "@carnation/domain/quote";
import type { IssuedQuote } from "./issuedQuote.ts";

/**
 * State of a quote in a few words: « Émis le 23 novembre 2026 », the same with « , expiré », « Signé le … », with
 * « , remplacé » once another one took its place, « Remplacé », « Effacé ».
 */
export function quoteStanding(
  {
    state,
    signature,
    created,
    validUntil,
  }: Pick<IssuedQuote, "state" | "signature" | "created" | "validUntil">,
  now: Date,
): string {
  if (state === "erased") return "Effacé";
  if (signature !== null) {
    return `Signé le ${formatDate(signature.date)}${state === "replaced" ? ", remplacé" : ""}`;
  }
  if (state === "replaced") return "Remplacé";
  return `Émis le ${formatDate(created)}${isQuoteExpired(validUntil, now) ? ", expiré" : ""}`;
}
