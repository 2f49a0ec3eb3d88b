import type { DiagnosisComparison } from "@carnation/domain/comparison";
import { callables } from "@carnation/product/callable";
import {
  type ComparisonRecapRequest,
  type ComparisonReportFormOutput,
  type ComparisonReportPreview,
  parseComparisonRecap,
  type SaveComparisonRecapRequest,
} from "@carnation/product/comparison";
import { listLimits } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import { orderBy } from "firebase/firestore";
import { createCaller } from "../functions/callFunction.ts";
import { defineResource } from "./defineResource.ts";
import { pdfOf } from "../files/readStored.ts";

/** Two diagnoses to compare, in any order. */
export interface ComparedIds {
  readonly oldDiagnosisId: string;
  readonly newDiagnosisId: string;
}

/** The report as it would leave: its file, and the words of the e-mail. */
export type ReportPreview = Omit<ComparisonReportPreview, "pdf"> & { readonly pdf: Blob };

/** Comparisons of two diagnoses; what is watched of one is its written recap, under `comparisonKey`. */
export const comparisons = defineResource({
  path: documentPaths.comparisonRecaps,
  parse: parseComparisonRecap,
  order: [orderBy("created", "desc")],
  limit: listLimits.customerDiagnoses,
  commands: ({ functions, assertSession }) => {
    const call = createCaller(functions, assertSession);
    return {
      /**
       * Compares two diagnoses of one client, in any order.
       * @throws {CarnationError} refused, with the reason why there is no comparison; not-found; offline, unavailable
       */
      compare: (id1: string, id2: string): Promise<DiagnosisComparison> =>
        call(callables.comparediagnosis, { id1, id2 }),
      /**
       * Has the recap written, which the watch then shows; what is there is kept unless it is asked for anew. It takes up
       * to 250 s.
       * @throws {CarnationError} permission-denied without a subscription; refused; resource-exhausted; deadline-exceeded;
       *   offline, unavailable
       */
      async writeRecap(ids: ComparisonRecapRequest): Promise<void> {
        await call(callables.getdiagnosiscomparisonrecap, ids);
      },
      /**
       * Keeps the recap as the professional has it.
       * @throws {CarnationError} permission-denied without a subscription; refused; offline, unavailable
       */
      async saveRecap(recap: SaveComparisonRecapRequest): Promise<void> {
        await call(callables.savecomparisonrecap, recap);
      },
      /**
       * Makes the report as it would leave, to be looked at or handed over.
       * @throws {CarnationError} refused, also while the recap is being written; offline, unavailable
       */
      async preview(ids: ComparedIds): Promise<ReportPreview> {
        const { pdf, ...words } = await call(callables.previewcomparisonreport, ids);
        return { ...words, pdf: pdfOf(pdf) };
      },
      /**
       * Sends the report, and gives the id of the sending. Sent again under the same `request`, no second message leaves.
       * @throws {CarnationError} refused, with the reason; permission-denied without a subscription; offline, unavailable
       */
      async send(report: ComparisonReportFormOutput): Promise<string> {
        return (await call(callables.senddiagnosiscomparisonreport, report)).id;
      },
    };
  },
});
