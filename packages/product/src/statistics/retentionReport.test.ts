import * as v from "valibot";
import { expect, it } from "vitest";
import { parseRetentionReport, type RetentionReport, retentionSentence } from "./retentionReport.ts";

const date = new Date("2026-11-30T01:40:00Z");
const since = new Date("2026-11-28T01:10:00Z");
const report: RetentionReport = {
  walk: 4,
  date,
  since,
  finished: null,
  dryRun: true,
  professionals: 2,
  diagnoses: 31,
  files: 93,
  cursor: "zelie",
  failed: [],
};

it("a report is read as it was written; one of before began and ended at its date", () => {
  expect(parseRetentionReport(report)).toEqual(report);
  const former = { date, diagnoses: 3, files: 9, dryRun: true };
  expect(parseRetentionReport(former)).toEqual({
    ...report,
    walk: 0,
    since: date,
    finished: date,
    professionals: 0,
    diagnoses: 3,
    files: 9,
    cursor: null,
  });
  expect(() => parseRetentionReport({})).toThrow(v.ValiError);
});

it.each<[what: string, change: Partial<RetentionReport>, sentence: string | null]>([
  [
    "a trial run under way",
    {},
    "Conservation des photos\u00A0: essai à blanc depuis le 28\u00A0novembre\u00A02026. Passé leur durée de conservation, les photos de 31\u00A0diagnostics de 2\u00A0professionnels seraient effacées, d’après les comptes déjà parcourus. Tant que dure l’essai, rien n’est effacé. Pour y mettre fin, retirez la variable CARNATION_RETENTION du déploiement.",
  ],
  [
    "a trial run that has ended",
    { finished: date, diagnoses: 1, professionals: 1 },
    "Conservation des photos\u00A0: essai à blanc depuis le 28\u00A0novembre\u00A02026, terminé le 30\u00A0novembre\u00A02026. Passé leur durée de conservation, les photos de 1\u00A0diagnostic de 1\u00A0professionnel seraient effacées. Tant que dure l’essai, rien n’est effacé. Pour y mettre fin, retirez la variable CARNATION_RETENTION du déploiement.",
  ],
  [
    "a trial run that found nothing",
    { finished: date, diagnoses: 0, professionals: 0 },
    "Conservation des photos\u00A0: essai à blanc depuis le 28\u00A0novembre\u00A02026, terminé le 30\u00A0novembre\u00A02026. Passé leur durée de conservation, aucune photo ne serait effacée. Tant que dure l’essai, rien n’est effacé. Pour y mettre fin, retirez la variable CARNATION_RETENTION du déploiement.",
  ],
  ["a night that erased everything", { dryRun: false, finished: date }, null],
  [
    "a night that failed",
    { dryRun: false, finished: date, failed: ["a", "b"] },
    "Les photos de 2\u00A0comptes, arrivées au terme de leur conservation, n’ont pas pu être effacées\u202F; la nuit prochaine recommence.",
  ],
])("administrators are told of %s", (_what, change, sentence) => {
  expect(retentionSentence({ ...report, ...change })).toBe(sentence);
});
