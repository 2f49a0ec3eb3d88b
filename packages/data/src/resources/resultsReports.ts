import { callables } from "@carnation/product/callable";
import type { SendResultsFormOutput } from "@carnation/product/report";
import type { DocumentPreview } from "@carnation/product/sending";
import { pdfOf } from "../files/readStored.ts";
import { callFunction } from "../functions/callFunction.ts";
import { assertOpen, type ResourceContext } from "./defineResource.ts";

/** The results of a diagnosis as they would leave: their file, and the words of the e-mail. */
export type ResultsFile = Omit<DocumentPreview, "pdf"> & { readonly pdf: Blob };

/** The results of the signed-in professional's diagnoses as documents for their clients. */
export const resultsReports = ({ functions, session }: ResourceContext) => ({
  /**
   * Makes the document of a diagnosis's results as it would leave, to be looked at or handed over.
   * @throws {CarnationError} refused, with the reason; not-found; offline, unavailable
   */
  async preview(diagnosisId: string): Promise<ResultsFile> {
    assertOpen(session);
    const { pdf, ...words } = await callFunction(functions, callables.previewresultsreport, {
      id: diagnosisId,
    });
    return { ...words, pdf: pdfOf(pdf) };
  },
  /**
   * Sends it, and gives the id of the sending. Sent again under the same `request`, no second message leaves.
   * @throws {CarnationError} refused, with the reason; permission-denied without a subscription; not-found; offline,
   *   unavailable
   */
  async send(form: SendResultsFormOutput): Promise<string> {
    assertOpen(session);
    return (await callFunction(functions, callables.sendresultsreport, form)).id;
  },
});
