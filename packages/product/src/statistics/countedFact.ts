import { type IsoDay, isoDay } from "@carnation/domain/format";
import { type DiagnosisErrorCode, diagnosisErrorCodes } from "@carnation/domain/internal/photo";
import { dateSchema, storedCountSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { reportSendingKinds } from "../sending/sending.ts";
import { parseRole } from "../session/session.ts";
import type { DayValueName } from "./dayStatistics.ts";

/** Holds what is counted on a day, once for each document that it comes from. */
export const factKinds = ["diagnosis", "quote", "report", "refused-mail", "account", "cancellation"] as const;

/** Describes what is counted on a day. */
export type FactKind = (typeof factKinds)[number];

/** Something that happened on a day, and what it adds to the figures of that day. It names nobody. */
export interface CountedFact {
  readonly date: IsoDay;
  readonly values: Readonly<Partial<Record<DayValueName, number>>>;
}

/** Failures that no other photo would have mended: the engine's own, or those of the service that analyses. */
const faults: readonly DiagnosisErrorCode[] = ["timeout", "busy", "unavailable", "internal"];

const measure = v.fallback(v.nullish(storedCountSchema, null), null);

const endedDiagnosis = v.object({
  state: v.picklist(["done", "error"]),
  error: v.fallback(v.nullish(v.picklist(diagnosisErrorCodes), "internal"), "internal"),
  created: dateSchema,
  measured: v.fallback(v.nullish(v.object({ analysis_ms: measure, image_quality: measure }), null), null),
});

const firstQuote = v.object({ version: v.literal(1), created: dateSchema });
const sentReport = v.object({
  kind: v.picklist(reportSendingKinds),
  state: v.literal("sent"),
  finished: dateSchema,
});
const refusedMail = v.object({ state: v.literal("refused"), finished: dateSchema });
const account = v.object({ role: v.optional(v.unknown()), created: dateSchema });
const endedSubscription = v.object({ status: v.literal("canceled"), ended_at: dateSchema });

type Reader = (fields: unknown) => CountedFact | null;

/** A document of that shape counts one on its day. */
/* @__NO_SIDE_EFFECTS__ */
function counts<Schema extends v.GenericSchema>(
  schema: Schema,
  value: DayValueName,
  dateOf: (output: v.InferOutput<Schema>) => Date,
): Reader {
  return (fields) => {
    const { success, output } = v.safeParse(schema, fields);
    return success ? { date: isoDay(dateOf(output)), values: { [value]: 1 } } : null;
  };
}

const readers: Readonly<Record<FactKind, Reader>> = {
  diagnosis(fields) {
    const { success, output } = v.safeParse(endedDiagnosis, fields);
    if (!success) return null;
    const { state, error, created, measured } = output;
    const date = isoDay(created);
    if (state === "done") {
      const known = Object.entries({ ...measured }).flatMap(([name, value]): [string, number][] =>
        value === null ? [] : [[name, value]],
      );
      return { date, values: { diagnoses: 1, diagnoses_done: 1, ...Object.fromEntries(known) } };
    }
    // No photo ever came.
    if (error === "abandoned") return null;
    const fault = faults.includes(error) ? { analysis_faults: 1 } : {};
    return { date, values: { diagnoses: 1, diagnoses_failed: 1, ...fault } };
  },
  quote: /* @__PURE__ */ counts(firstQuote, "quotes", ({ created }) => created),
  report: /* @__PURE__ */ counts(sentReport, "reports", ({ finished }) => finished),
  "refused-mail": /* @__PURE__ */ counts(refusedMail, "mails_refused", ({ finished }) => finished),
  account(fields) {
    const { success, output } = v.safeParse(account, fields);
    if (!success || parseRole(output.role) !== "customer") return null;
    return { date: isoDay(output.created), values: { professionals_created: 1 } };
  },
  cancellation: /* @__PURE__ */ counts(
    endedSubscription,
    "subscriptions_canceled",
    ({ ended_at: endedAt }) => endedAt,
  ),
};

/**
 * Gives what a stored document adds to the figures of a day, if anything: a diagnosis that ended on the day that it was begun, the
 * first version of a quote, a report or a refused e-mail on the day that it left or did not, the account of a professional, a
 * subscription that ended. What a document has added stays added when the document is erased.
 * @param kind what it is looked at as
 * @param fields the document's fields, with the timestamps of either Firebase SDK
 */
export function countedFact(kind: FactKind, fields: unknown): CountedFact | null {
  return readers[kind](fields);
}
