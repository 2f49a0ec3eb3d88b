import { quoteTermsForm, type QuoteTermsFormOutput } from "@carnation/product/quote";
import * as v from "valibot";
import { draftAtom } from "../../../shared/forms/drafts.ts";

/** The unit in which a discount is typed. */
export type DiscountUnit = "percent" | "euros";

const typedTermsSchema = v.object({
  /** The last day of the offer, as typed. */
  validUntil: v.optional(v.string()),
  conditions: v.optional(v.string()),
  discount: v.optional(v.object({ unit: v.picklist(["percent", "euros"]), value: v.nullable(v.number()) })),
});

/** Describes what was typed for a quote and is in no stored one: absent where nothing was. */
export type TypedTerms = v.InferOutput<typeof typedTermsSchema>;

const atoms = new Map<string, ReturnType<typeof termsAtom>>();

function termsAtom(diagnosis: string) {
  return draftAtom<TypedTerms>(`quote/${diagnosis}`, typedTermsSchema, {});
}

/** Gives what was typed for the quote of a diagnosis; kept on the way through other pages and a reload of this one. */
export function typedTermsOf(diagnosis: string): ReturnType<typeof termsAtom> {
  const known = atoms.get(diagnosis) ?? termsAtom(diagnosis);
  atoms.set(diagnosis, known);
  return known;
}

/** Describes what is wrong with the typed terms, by field. */
export interface TermsProblems {
  readonly validUntil?: string | undefined;
  readonly conditions?: string | undefined;
}

/** Reads the typed terms; null while they cannot be issued. */
export function readTerms(typed: { readonly validUntil: string; readonly conditions: string }): {
  readonly terms: QuoteTermsFormOutput | null;
  readonly problems: TermsProblems;
} {
  const parsed = v.safeParse(quoteTermsForm, typed);
  if (parsed.success) return { terms: parsed.output, problems: {} };
  const { nested = {} } = v.flatten<typeof quoteTermsForm>(parsed.issues);
  return {
    terms: null,
    problems: { validUntil: nested.validUntil?.[0], conditions: nested.conditions?.[0] },
  };
}
