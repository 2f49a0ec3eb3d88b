import { isSigned, type Signature } from "../../fields/signature-pad/signature.ts";

/** One thing that a person agrees to, or not. */
export interface ConsentClause {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The sentence of the box, in the first person. */
  readonly text: string;
  /** Nothing goes on without it. */
  readonly required: boolean;
}

/** Describes what is written in the form, complete or not. */
export interface ConsentValues {
  /** Ids of the ticked clauses. */
  readonly accepted: readonly string[];
  /** The name of the person who signs, as typed. */
  readonly signerName: string;
  /** The signature; `null` until there is one. */
  readonly signature: Signature | null;
}

/** A consent that is complete. */
export interface ConsentSubmission extends ConsentValues {
  /** The signature, which is there. */
  readonly signature: Signature;
  /** The version of the text that was read. */
  readonly version: string;
}

export type ConsentProblem =
  | { readonly at: "clause"; readonly clause: ConsentClause }
  | { readonly at: "signerName" }
  | { readonly at: "signature" };

/** An untouched form: no box is ticked in advance. */
export const emptyConsent: ConsentValues = { accepted: [], signerName: "", signature: null };

/** Gives what is missing, in the order of the form. */
export function consentProblems(
  { accepted, signerName, signature }: ConsentValues,
  clauses: readonly ConsentClause[],
): readonly ConsentProblem[] {
  return [
    ...clauses
      .filter(({ id, required }) => required && !accepted.includes(id))
      .map((clause) => ({ at: "clause", clause }) as const),
    ...(signerName.trim() === "" ? [{ at: "signerName" } as const] : []),
    ...(isSigned(signature) ? [] : [{ at: "signature" } as const]),
  ];
}

/** The consent as it is recorded, or `null` while something is missing. Clauses that are not in the text are left out. */
export function parseConsent(
  values: ConsentValues,
  clauses: readonly ConsentClause[],
  version: string,
): ConsentSubmission | null {
  const { signature } = values;
  if (consentProblems(values, clauses).length > 0 || !isSigned(signature)) return null;
  return {
    accepted: clauses.map(({ id }) => id).filter((id) => values.accepted.includes(id)),
    signerName: values.signerName.trim(),
    signature: signature.kind === "typed" ? { ...signature, name: signature.name.trim() } : signature,
    version,
  };
}
