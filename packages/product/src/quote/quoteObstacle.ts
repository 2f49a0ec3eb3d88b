import { daysBetween, formatDate, formatList, parseIsoDay } from "@carnation/domain/format";
import { quoteValidityDays } from "@carnation/domain/internal/quote";
import { isQuoteExpired } from "@carnation/domain/quote";
import { contraindicatedSentence, type ContraindicatedStep } from "@carnation/domain/internal/routine";
import { typeset } from "@carnation/domain/text";
import type { IssuedQuote } from "./issuedQuote.ts";
import { missingEmitterSentence } from "./quoteEmitter.ts";
import type { QuoteDraft } from "./quoteDraft.ts";

/** Message when a quote is to be issued at another total than the one that was looked at. */
export const quoteChangedText = /* @__PURE__ */ typeset(
  "Un prix ou la remise a changé entre-temps. Vérifiez le devis avant de l’émettre.",
);

/**
 * Tells why a quote cannot be issued, as a sentence for the professional; null when it can be.
 * @param contraindicated the steps that a contraindication forbids and that nobody gave a reason for
 */
export function quoteObstacle(
  draft: QuoteDraft,
  contraindicated: readonly ContraindicatedStep[] = [],
): string | null {
  if (draft.empty) {
    return typeset("La routine est vide : ajoutez un soin ou un produit avant d’émettre un devis.");
  }
  if (draft.missingPrices.length > 0) return missingPricesSentence(draft);
  const emitter = missingEmitterSentence(draft.emitter);
  if (emitter !== null) return emitter;
  return contraindicatedSentence(contraindicated) ?? validityProblem(draft);
}

function missingPricesSentence({ items, missingPrices }: QuoteDraft): string {
  const names = items.filter(({ id }) => missingPrices.includes(id)).map(({ label }) => `« ${label} »`);
  return typeset(`Il manque le prix de ${formatList(names)}. Saisissez-le avant d’émettre le devis.`);
}

function validityProblem({
  issuedOn,
  validUntil,
}: Pick<QuoteDraft, "issuedOn" | "validUntil">): string | null {
  if (parseIsoDay(validUntil) === null) return "Choisissez une date de validité du calendrier.";
  const days = daysBetween(issuedOn, validUntil);
  if (days < 0) return typeset("La date de validité est passée : choisissez-en une à venir.");
  return days > quoteValidityDays.max ? typeset("Un devis est valable un an au plus.") : null;
}

/** Tells why a quote cannot be accepted any more, as a sentence for the professional; null when it can be. */
export function signatureObstacle(
  quote: Pick<IssuedQuote, "state" | "validUntil">,
  now: Date,
): string | null {
  return quote.state === "signed" ? "Ce devis est déjà signé." : offerObstacle(quote, now);
}

/** Tells why a quote cannot be sent any more, as a sentence for the professional; null when it can be: what was signed always. */
export function quoteSendingObstacle(
  quote: Pick<IssuedQuote, "state" | "validUntil">,
  now: Date,
): string | null {
  return quote.state === "signed" ? null : offerObstacle(quote, now);
}

function offerObstacle(
  { state, validUntil }: Pick<IssuedQuote, "state" | "validUntil">,
  now: Date,
): string | null {
  if (state === "erased") return typeset("Ce devis a été effacé.");
  if (state === "replaced") return typeset("Ce devis a été remplacé par un autre.");
  const end = parseIsoDay(validUntil);
  if (end === null || !isQuoteExpired(validUntil, now)) return null;
  return typeset(`Ce devis était valable jusqu’au ${formatDate(end)}. Émettez-en un nouveau.`);
}
