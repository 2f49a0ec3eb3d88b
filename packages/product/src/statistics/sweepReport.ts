import { formatCount } from "@carnation/domain/format";
import { dateSchema, storedCountSchema } from "@carnation/domain/internal/wire";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";

/** Kinds of work that can stay unfinished when a process ends in the middle, and the sweep takes up. */
export const sweptKinds = [
  "analysis-queue",
  "diagnosis",
  "phone-link",
  "erasure",
  "account-erasure",
  "sending",
  "mail",
  "join-request",
  "checkout",
  "recap",
  "news",
  "billing",
  "outbox-file",
] as const;

/** Describes what can stay unfinished. */
export type SweptKind = (typeof sweptKinds)[number];

/** Describes what became of the unfinished things of one kind. */
export interface SweptCounts {
  /** Taken up again: done by now, or on their way. */
  readonly resumed: number;
  /** Ended with their reason, because they had no chance any more. */
  readonly ended: number;
  /** Still unfinished: the next sweep tries again. */
  readonly left: number;
}

/** Describes what the last sweep found, as stored in `statistics/sweep`. */
export interface SweepReport extends SweptCounts {
  readonly date: Date;
  readonly kinds: Readonly<Partial<Record<SweptKind, SweptCounts>>>;
}

const counts = v.object({
  resumed: v.fallback(storedCountSchema, 0),
  ended: v.fallback(storedCountSchema, 0),
  left: v.fallback(storedCountSchema, 0),
});

const storedReport = v.object({
  date: dateSchema,
  ...counts.entries,
  kinds: v.fallback(v.record(v.string(), v.unknown()), {}),
});

/**
 * Reads the report of the last sweep; a kind that cannot be read is left out.
 * @throws {v.ValiError} when the document is none
 */
export function parseSweepReport(fields: unknown): SweepReport {
  const { kinds, ...report } = v.parse(storedReport, fields);
  const read = sweptKinds.flatMap((kind) => {
    const found = v.safeParse(counts, kinds[kind]);
    return found.success ? [[kind, found.output] as const] : [];
  });
  return { ...report, kinds: Object.fromEntries(read) };
}

/** One sentence for the administrators about what stays unfinished or was ended; null when there is nothing to say. */
export function sweepSentence({ ended, left }: SweptCounts): string | null {
  const parts = [
    ...(left > 0
      ? [
          `${formatCount(left, "tâche interrompue attend", "tâches interrompues attendent")} encore d’être reprise${left > 1 ? "s" : ""}`,
        ]
      : []),
    ...(ended > 0
      ? [
          `${formatCount(ended, "tâche interrompue a été close", "tâches interrompues ont été closes")} sans résultat`,
        ]
      : []),
  ];
  return parts.length === 0 ? null : typeset(`${parts.join(", ")}.`);
}
