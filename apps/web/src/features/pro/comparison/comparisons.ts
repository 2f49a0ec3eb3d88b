import type { ComparedIds, Workspace } from "@carnation/data";
import type { DiagnosisComparison } from "@carnation/domain/comparison";
import { formatCount } from "@carnation/domain/format";
import type { ComparisonRecapRequest, SaveComparisonRecapRequest } from "@carnation/product/comparison";
import type { Outgoing } from "../../../shared/sending/outgoing.ts";
import { resourceAtoms } from "../../../shared/watch/watchAtom.ts";

/** The written recaps, by `comparisonKey`. */
export const recaps = resourceAtoms((workspace) => workspace.comparisons);

/** A separator that no id has. */
const SEPARATOR = "/";

/** Gives what the comparison of two diagnoses, the older one first, and its report are read under. */
export function readingKey(one: string, other: string): string {
  return [one, other].join(SEPARATOR);
}

/** Compares two diagnoses. */
export function readComparison(workspace: Workspace, key: string): Promise<DiagnosisComparison> {
  const [one = "", other = ""] = key.split(SEPARATOR);
  return workspace.comparisons.compare(one, other);
}

/** Has the recap of a comparison written. */
export const writeRecap = (workspace: Workspace, ids: ComparisonRecapRequest): Promise<void> =>
  workspace.comparisons.writeRecap(ids);

/** Keeps the recap as the professional has it. */
export const saveRecap = (workspace: Workspace, recap: SaveComparisonRecapRequest): Promise<void> =>
  workspace.comparisons.saveRecap(recap);

function idsOf(key: string): ComparedIds {
  const [oldDiagnosisId = "", newDiagnosisId = ""] = key.split(SEPARATOR);
  return { oldDiagnosisId, newDiagnosisId };
}

/** The report of the comparison that is read under a key. */
export const comparisonReport: Outgoing = {
  title: "Envoyer le rapport",
  what: "le message et le rapport",
  pages: "Pages du rapport",
  preview: (workspace, key) => workspace.comparisons.preview(idsOf(key)),
  send: (workspace, key, dispatch) => workspace.comparisons.send({ ...idsOf(key), ...dispatch }),
};

/** The two diagnoses of a comparison, as calls name them. */
export function pairOf({ before, after }: Pick<DiagnosisComparison, "before" | "after">): ComparedIds {
  return { oldDiagnosisId: before.id, newDiagnosisId: after.id };
}

const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 7;
const DAYS_OF_A_MONTH = 365.25 / 12;

/** Tells how long it is between two photos, in the unit that one would say it in: « 5 mois », « 3 semaines », « 2 jours ». */
export function spanWords(before: Date, after: Date): string {
  const days = Math.round((after.getTime() - before.getTime()) / DAY_MS);
  if (days < 1) return "le même jour";
  if (days < 2 * DAYS_OF_A_WEEK) return formatCount(days, "jour", "jours");
  if (days < 2 * DAYS_OF_A_MONTH) {
    return formatCount(Math.round(days / DAYS_OF_A_WEEK), "semaine", "semaines");
  }
  return formatCount(Math.round(days / DAYS_OF_A_MONTH), "mois", "mois");
}
