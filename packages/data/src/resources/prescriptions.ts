import { callables } from "@carnation/product/callable";
import type { SendPrescriptionFormOutput } from "@carnation/product/routine";
import type { DocumentPreview } from "@carnation/product/sending";
import { callFunction } from "../functions/callFunction.ts";
import { assertOpen, type ResourceContext } from "./defineResource.ts";
import { pdfOf } from "../files/readStored.ts";

/** A prescription as it would leave: its file, and the words of the e-mail. */
export type PrescriptionFile = Omit<DocumentPreview, "pdf"> & { readonly pdf: Blob };

/** The routines of the signed-in professional as documents for their clients. */
export const prescriptions = ({ functions, session }: ResourceContext) => ({
  /**
   * Makes the prescription of a diagnosis's stored routine as it would leave, to be looked at or handed over.
   * @throws {CarnationError} refused, with the reason; not-found; offline, unavailable
   */
  async preview(diagnosisId: string): Promise<PrescriptionFile> {
    assertOpen(session);
    const { pdf, ...words } = await callFunction(functions, callables.previewprescription, {
      id: diagnosisId,
    });
    return { ...words, pdf: pdfOf(pdf) };
  },
  /**
   * Sends it, and gives the id of the sending. Sent again under the same `request`, no second message leaves.
   * @throws {CarnationError} refused, with the reason; permission-denied without a subscription; not-found; offline,
   *   unavailable
   */
  async send(form: SendPrescriptionFormOutput): Promise<string> {
    assertOpen(session);
    return (await callFunction(functions, callables.sendprescription, form)).id;
  },
});
