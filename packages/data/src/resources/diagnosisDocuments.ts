import { callables } from "@carnation/product/callable";
import type { DocumentPreview, SendDiagnosisDocumentOutput } from "@carnation/product/sending";
import { pdfOf } from "../files/readStored.ts";
import { callFunction } from "../functions/callFunction.ts";
import { assertOpen, type ResourceContext } from "./defineResource.ts";

/** A document as it would leave: its file, and the words of the e-mail. */
export type DocumentFile = Omit<DocumentPreview, "pdf"> & { readonly pdf: Blob };

/** The callables of one kind of document; those of another kind take and give the same. */
interface DocumentCallables {
  readonly preview: typeof callables.previewprescription | typeof callables.previewresultsreport;
  readonly send: typeof callables.sendprescription | typeof callables.sendresultsreport;
}

const diagnosisDocuments = (
  { functions, session }: ResourceContext,
  { preview, send }: DocumentCallables,
) => ({
  /**
   * Makes the document of a diagnosis as it would leave, to be looked at or handed over.
   * @throws {CarnationError} refused, with the reason; not-found; offline, unavailable
   */
  async preview(diagnosisId: string): Promise<DocumentFile> {
    assertOpen(session);
    const { pdf, ...words } = await callFunction(functions, preview, { id: diagnosisId });
    return { ...words, pdf: pdfOf(pdf) };
  },
  /**
   * Sends it, and gives the id of the sending. Sent again under the same `request`, no second message leaves.
   * @throws {CarnationError} refused, with the reason; permission-denied without a subscription; not-found; offline,
   *   unavailable
   */
  async send(form: SendDiagnosisDocumentOutput): Promise<string> {
    assertOpen(session);
    return (await callFunction(functions, send, form)).id;
  },
});

/** The routines of the signed-in professional as documents for their clients. */
export const prescriptions = (context: ResourceContext) =>
  diagnosisDocuments(context, {
    preview: callables.previewprescription,
    send: callables.sendprescription,
  });

/** The results of the signed-in professional's diagnoses as documents for their clients. */
export const resultsReports = (context: ResourceContext) =>
  diagnosisDocuments(context, {
    preview: callables.previewresultsreport,
    send: callables.sendresultsreport,
  });
