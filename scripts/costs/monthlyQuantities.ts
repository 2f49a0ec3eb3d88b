import { measuredCosts } from "@carnation/testing/costs/measuredCosts";
import {
  ANALYSING_INSTANCES,
  CATALOGUE_READS,
  FILE_EVENTS,
  MASKS_EVENTS,
  MINUTES_PER_MONTH,
  MONTHS,
  MOVED_FILES,
  MOVED_MONTHS,
  OBJECT_READS,
  OLD_PHOTOS_READ,
  perDiagnosis,
  RESULT_PAGE_READS,
  RETENTION_MONTHS,
  sizes,
  work,
} from "./workload.ts";

/** Quantities that a month is charged for, before anything is free. */
export interface MonthlyQuantities {
  readonly reads: number;
  readonly writes: number;
  readonly invocations: number;
  readonly vcpuSeconds: number;
  readonly gibSeconds: number;
  /** Sizes that are stored, in GB: documents, and files as they have grown for a year. */
  readonly storedDocuments: number;
  readonly storedFiles: number;
  /** Sizes of those of the files that stand in Nearline, in GB, and what is read of them in a month. */
  readonly nearlineFiles: number;
  readonly nearlineRead: number;
  readonly objectsMoved: number;
  readonly objectsWritten: number;
  readonly objectsRead: number;
  /** Amounts that leave for the internet, in GB: documents, files of diagnoses, files of the application. */
  readonly documentEgress: number;
  readonly fileEgress: number;
  readonly applicationEgress: number;
}

const MB_PER_GB = 1000;

/** Months for which files of diagnoses have been kept when the table's time is over. */
const KEPT_MONTHS = Math.min(MONTHS, RETENTION_MONTHS);

/**
 * Adds up a month after a year at the same pace.
 * @param diagnoses how many are made in a month
 */
export function monthlyQuantities(diagnoses: number): MonthlyQuantities {
  const { diagnosis, dashboard, clientList, adminList } = measuredCosts;
  const { dashboards, clientLists, adminLists, resultPages, wholePhotos } = perDiagnosis;
  const pageReads =
    dashboards * dashboard.reads +
    clientLists * clientList.reads +
    adminLists * adminList.reads +
    resultPages * RESULT_PAGE_READS;
  // Each photo alone where there are few, and each minute of every analysing instance where there are many.
  const catalogueReads = CATALOGUE_READS * Math.min(diagnoses, MINUTES_PER_MONTH * ANALYSING_INSTANCES);
  const invocations = diagnosis.invocations + MASKS_EVENTS;
  const kinds = [
    [work.analysis, 1],
    [work.file, FILE_EVENTS],
    [work.light, invocations - FILE_EVENTS - 1],
  ] as const;
  const busy = (of: "vcpus" | "gib"): number =>
    kinds.reduce((sum, [kind, times]) => sum + times * kind.seconds * kind[of], 0);
  const perMonth = (each: number): number => each * diagnoses;
  const inGb = (eachMb: number): number => perMonth(eachMb) / MB_PER_GB;
  return {
    reads: perMonth(diagnosis.reads + pageReads) + catalogueReads,
    writes: perMonth(diagnosis.writes),
    invocations: perMonth(invocations),
    vcpuSeconds: perMonth(busy("vcpus")),
    gibSeconds: perMonth(busy("gib")),
    storedDocuments: inGb(sizes.documents) * MONTHS,
    storedFiles: inGb(sizes.photo + sizes.copies + sizes.resultFiles) * KEPT_MONTHS,
    nearlineFiles: inGb(sizes.photo + sizes.copies) * Math.max(0, KEPT_MONTHS - MOVED_MONTHS),
    nearlineRead: inGb(wholePhotos * sizes.photo * OLD_PHOTOS_READ),
    objectsMoved: perMonth(MOVED_FILES),
    objectsWritten: perMonth(FILE_EVENTS),
    objectsRead: perMonth(OBJECT_READS),
    documentEgress: inGb(pageReads * sizes.readDocument),
    fileEgress: inGb(
      wholePhotos * sizes.photo +
        resultPages * (sizes.pageCopy + sizes.resultFiles) +
        (dashboards + clientLists) * sizes.listedCopies,
    ),
    applicationEgress: inGb(sizes.application),
  };
}
