import { formObject, otherEmailField } from "@carnation/domain/field";
import { parseIsoDay } from "@carnation/domain/format";
import { lineField, longTextField } from "@carnation/domain/internal/field";
import { absentOr, countSchema, documentIdSchema, madeIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { drawnSignatureSchema } from "../customer/drawnSignature.ts";
import { QUOTE_CONDITIONS_MAX } from "./quoteDraft.ts";

const quoteId = documentIdSchema("Choisissez un devis.");

/** The last day of an offer. */
const validityField = v.pipe(
  v.string("Choisissez la date de validité du devis."),
  v.check((day) => parseIsoDay(day) !== null, "Choisissez une date de validité du calendrier."),
);

/** Holds what the page of the quote asks for: the last day of the offer (`yyyy-mm-dd`) and the conditions of this quote. */
export const quoteTermsForm = /* @__PURE__ */ formObject({
  validUntil: validityField,
  conditions: /* @__PURE__ */ longTextField(QUOTE_CONDITIONS_MAX),
});

/** Describes what the fields of the form hold. */
export type QuoteTermsFormInput = v.InferInput<typeof quoteTermsForm>;

/** Describes what the form gives. */
export type QuoteTermsFormOutput = v.InferOutput<typeof quoteTermsForm>;

/** Payload of the callable `issuequote`. */
export const issueQuoteRequest = /* @__PURE__ */ formObject({
  diagnosisId: documentIdSchema("Choisissez un diagnostic."),
  validUntil: validityField,
  conditions: /* @__PURE__ */ longTextField(QUOTE_CONDITIONS_MAX),
  /** Holds what is to be paid, as it was looked at, in cents: a quote is never issued at another price. */
  total: countSchema,
  /** The id that the quote will have: asked for again under the same one, no second quote is issued. */
  request: madeIdSchema(),
  /** « Dupliquer »: a new number even where one says the same. */
  again: absentOr(v.boolean()),
});

/** Payload of the callable `issuequote`. */
export type IssueQuoteRequest = v.InferInput<typeof issueQuoteRequest>;

/** Payload of the callable `signquote`, and the form under « Bon pour accord ». */
export const signQuoteForm = /* @__PURE__ */ formObject({
  id: quoteId,
  name: /* @__PURE__ */ lineField({ max: 130, missing: "Saisissez le nom de la personne qui signe." }),
  signature: drawnSignatureSchema,
});

/** Describes what the form of the signature holds. */
export type SignQuoteFormInput = v.InferInput<typeof signQuoteForm>;

/** Payload of the callable `signquote`. */
export type SignQuoteFormOutput = v.InferOutput<typeof signQuoteForm>;

/** Payload of the callable `previewquote`. */
export const previewQuoteRequest = v.object({ id: quoteId }, "Choisissez un devis.");

/**
 * Payload of the callable `sendquote`, and the form that asks for the address to send a quote to: gives the address in
 * its canonical form.
 */
export const sendQuoteForm = /* @__PURE__ */ formObject({
  id: quoteId,
  email: otherEmailField,
  /** The id that the sending will have: asked for again under the same one, no second message leaves. */
  request: madeIdSchema(),
});

/** Describes what the form of the sending holds. */
export type SendQuoteFormInput = v.InferInput<typeof sendQuoteForm>;

/** Payload of the callable `sendquote`. */
export type SendQuoteFormOutput = v.InferOutput<typeof sendQuoteForm>;
