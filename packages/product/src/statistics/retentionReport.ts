import { formatCount, formatDate } from "@carnation/domain/format";
import { dateSchema, storedCountSchema } from "@carnation/domain/internal/wire";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";

/** Most accounts that a report names whose photos were not erased; those beyond are found by the next walk of all accounts. */
export const RETENTION_FAILURES_KEPT = 500;

/** Describes how far the photos of all accounts are erased, or counted, as stored in `statistics/retention`. */
export interface RetentionReport {
  /** Number of this walk of all accounts: accounts note their own part under it. */
  readonly walk: number;
  /** Moment of the last step. */
  readonly date: Date;
  /** Moment when this walk of all accounts began; of a trial run, that of its first night. */
  readonly since: Date;
  /** Moment when every account had been looked at; null while the next night goes on. */
  readonly finished: Date | null;
  /** True for a trial run, which counts and erases nothing. */
  readonly dryRun: boolean;
  readonly professionals: number;
  readonly diagnoses: number;
  readonly files: number;
  /** The last account that was looked at; null before the first. */
  readonly cursor: string | null;
  /** Accounts whose photos were not erased, `RETENTION_FAILURES_KEPT` at most: the next night begins with them. */
  readonly failed: readonly string[];
}

const count = v.fallback(storedCountSchema, 0);
const optionalDate = v.fallback(v.nullish(dateSchema, null), null);

const storedReport = v.object({
  walk: count,
  date: dateSchema,
  since: optionalDate,
  finished: optionalDate,
  dryRun: v.fallback(v.boolean(), false),
  professionals: count,
  diagnoses: count,
  files: count,
  cursor: v.fallback(v.nullish(v.string(), null), null),
  failed: v.fallback(v.array(v.string()), []),
});

/**
 * Reads the report of the retention. One of before says nothing of its walk: it began and ended at its date.
 * @throws {v.ValiError} when the document is none
 */
export function parseRetentionReport(fields: unknown): RetentionReport {
  const { since, finished, ...report } = v.parse(storedReport, fields);
  if (since === null) return { ...report, since: report.date, finished: report.date };
  return { ...report, since, finished };
}

/**
 * Gives the sentences for the administrators about the retention of photos: about a trial run, what it would erase and how it is
 * ended; about accounts whose photos were not erased; null when there is nothing to say.
 */
export function retentionSentence(report: RetentionReport): string | null {
  const parts = [
    ...(report.dryRun ? [trialSentences(report)] : []),
    ...(report.failed.length > 0 ? [failureSentence(report)] : []),
  ];
  return parts.length === 0 ? null : typeset(parts.join(" "));
}

function trialSentences({ since, finished, diagnoses, professionals }: RetentionReport): string {
  const until = finished === null ? "" : `, terminé le ${formatDate(finished)}`;
  const what =
    diagnoses === 0
      ? "aucune photo ne serait effacée"
      : `les photos de ${formatCount(diagnoses, "diagnostic", "diagnostics")} de ${formatCount(professionals, "professionnel", "professionnels")} seraient effacées`;
  const soFar = finished === null ? ", d’après les comptes déjà parcourus" : "";
  return (
    `Conservation des photos\u00A0: essai à blanc depuis le ${formatDate(since)}${until}. ` +
    `Passé leur durée de conservation, ${what}${soFar}. Tant que dure l’essai, rien n’est effacé. ` +
    "Pour y mettre fin, retirez la variable CARNATION_RETENTION du déploiement."
  );
}

function failureSentence({ dryRun, failed }: RetentionReport): string {
  const accounts = formatCount(failed.length, "compte", "comptes");
  return dryRun
    ? `Les photos de ${accounts} n’ont pas pu être comptées\u202F; la nuit prochaine recommence.`
    : `Les photos de ${accounts}, arrivées au terme de leur conservation, n’ont pas pu être effacées\u202F; la nuit prochaine recommence.`;
}
