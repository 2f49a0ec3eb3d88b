import { formatCount, formatDayMonth } from "@carnation/domain/format";
import { readableTextSchema } from "@carnation/domain/internal/wire";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";
import type { PlanPrice } from "./price.ts";

/** A plan that professionals subscribe to; kept in step with the payment provider's product. */
export interface Plan {
  readonly id: string;
  readonly active: boolean;
  /** Place among the plans, from 1; plans without one come last. */
  readonly position: number | null;
  readonly name: string;
  readonly description: string;
  /** Holds what it contains, one line each. */
  readonly features: readonly string[];
  readonly prices: readonly PlanPrice[];
}

/** The payment provider keeps metadata as texts. */
const positionSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.safeInteger(),
);

/** A line of text, or the provider's `{ name }`. */
const featureSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ name: v.string() }),
    v.transform(({ name }) => name),
  ),
]);

const storedPlan = v.object({
  active: v.fallback(v.boolean(), false),
  metadata: v.fallback(
    v.nullish(v.object({ position: v.fallback(v.nullish(positionSchema, null), null) }), null),
    null,
  ),
  name: readableTextSchema,
  description: readableTextSchema,
  features: v.fallback(v.nullish(v.array(featureSchema), []), []),
});

/** Names of the fields under which a plan is stored. */
export type PlanField = keyof typeof storedPlan.entries;

/**
 * Reads a stored plan document; one without a name is « sans nom ».
 * @param prices the documents of its `prices` sub-collection, read with `parsePlanPrice`
 * @throws {v.ValiError} when the document is not a plan
 */
export function parsePlan(id: string, fields: unknown, prices: readonly PlanPrice[] = []): Plan {
  const { metadata, ...stored } = v.parse(storedPlan, fields);
  return { ...stored, id, name: stored.name || "sans nom", position: metadata?.position ?? null, prices };
}

/** The fields of a stored plan, without its prices, which are documents of their own. */
export function toStoredPlan({ active, position, name, description, features }: Plan) {
  return { active, metadata: { position }, name, description, features };
}

/** The number that begins a line of what a plan contains: 150 of « 150 diagnostics par mois »; null where no line is of that kind. */
function numberBefore(features: readonly string[], words: RegExp): number | null {
  for (const line of features) {
    const [, count, what] = /^\D*?(\d[\d\s\u00A0\u202F]*)(\D.*)$/u.exec(line) ?? [];
    if (count !== undefined && words.test(what ?? ""))
      return Number(count.replaceAll(/[\s\u00A0\u202F]/gu, ""));
  }
  return null;
}

/** Most client files that a plan contains, « 100 fiches clients », which the server keeps to; null for any number of them. */
export function customerFiles({ features }: Pick<Plan, "features">): number | null {
  return numberBefore(features, /^fiches?[\s\u00A0-]clients?/iu);
}

/** Said to a professional whose plan contains no further client file. */
export function customerFilesUsed(limit: number): string {
  return typeset(
    `Votre formule comprend ${formatCount(limit, "fiche client", "fiches clients")} : changez de formule pour en ajouter, ou effacez une fiche qui ne sert plus.`,
  );
}

/**
 * Counts how many diagnoses a month a plan names among what it contains: « 150 diagnostics par mois »; null where it names none, as
 * an unlimited one. The server starts no more.
 */
export function monthlyDiagnoses({ features }: Pick<Plan, "features">): number | null {
  return numberBefore(features, /^diagnostics? par mois/iu);
}

/**
 * Said to a professional who has made as many diagnoses this month as the plan contains.
 * @param next when the next month begins
 */
export function monthlyDiagnosesUsed(limit: number, next: Date): string {
  return typeset(
    `Votre formule comprend ${formatCount(limit, "diagnostic", "diagnostics")} par mois, qui sont faits : changez de formule pour continuer, ou attendez le ${formatDayMonth(next)}.`,
  );
}
