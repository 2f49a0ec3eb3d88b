import { callables, parseRequest } from "@carnation/product/callable";
import { type Actor, authorize } from "@carnation/product/permission";
import type { DocumentPreview } from "@carnation/product/sending";
import type { Backend } from "../backend/backend.ts";
import { resultsReportPdf } from "../documents/resultsReport.ts";
import { readLogo } from "../profile/readLogo.ts";
import { documentPreview, type OutgoingDocument } from "../sendings/outgoingDocument.ts";
import { sendDiagnosisDocument } from "../sendings/sendDiagnosisDocument.ts";
import { readResults, type ReadResults } from "./readResults.ts";
import { resultsMail } from "./resultsMail.ts";

async function build(
  backend: Backend,
  uid: string,
  { report, customer, photo }: ReadResults,
): Promise<OutgoingDocument> {
  const logo = await readLogo(backend, uid, report.emitter.logo);
  return {
    attachment: { name: report.fileName, bytes: await resultsReportPdf(report, photo, logo) },
    mail: resultsMail(report, customer?.firstname ?? null),
  };
}

/**
 * Sends the results of one diagnosis. Asked for again under the same `request`, no second message leaves.
 * @param payload `{ id, email, request? }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found, refused (no
 *   result, or the client has not agreed to e-mails), resource-exhausted
 */
export async function sendResultsReport(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const form = parseRequest(callables.sendresultsreport, payload);
  authorize(actor, "send-results-report", actor);
  const { uid } = actor;
  return sendDiagnosisDocument(backend, uid, form, {
    kind: "results-report",
    read: () => readResults(backend, uid, form.id, new Date()),
    build: (read) => build(backend, uid, read),
  });
}

/**
 * Gives what `sendResultsReport` would send, to be looked at or handed over.
 * @param payload `{ id }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found, refused (no result)
 */
export async function previewResultsReport(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<DocumentPreview> {
  const { id } = parseRequest(callables.previewresultsreport, payload);
  authorize(actor, "read-diagnosis", actor);
  return documentPreview(
    await build(backend, actor.uid, await readResults(backend, actor.uid, id, new Date())),
  );
}
