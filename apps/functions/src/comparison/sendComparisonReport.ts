import { callables, parseRequest } from "@carnation/product/callable";
import { assertRecapReviewed, type ComparisonReportPreview } from "@carnation/product/comparison";
import { type Actor, authorize } from "@carnation/product/permission";
import type { Backend } from "../backend/backend.ts";
import { documentPreview, requireEmailConsent } from "../sendings/outgoingDocument.ts";
import { isQueued, queueSending } from "../sendings/queueSending.ts";
import { buildReport } from "./buildReport.ts";
import { readComparison } from "./readComparison.ts";

/**
 * Sends the report of a comparison. Asked for again under the same `request`, no second message leaves.
 * @param payload `{ oldDiagnosisId, newDiagnosisId, email, request?, reviewed? }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found, refused (no
 *   comparison, the recap is being written or a generated one was not read over, or the client has not agreed to
 *   e-mails), resource-exhausted
 */
export async function sendComparisonReport(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const form = parseRequest(callables.senddiagnosiscomparisonreport, payload);
  authorize(actor, "send-comparison-report", actor);
  const { uid } = actor;
  const { oldDiagnosisId, newDiagnosisId, email, request, reviewed } = form;
  if (request !== undefined && (await isQueued(backend, uid, request))) return { id: request };
  const read = await readComparison(backend, uid, [oldDiagnosisId, newDiagnosisId]);
  const { comparison, customer } = read;
  requireEmailConsent(customer);
  const { mail, attachment, toReview } = await buildReport(backend, uid, read);
  assertRecapReviewed(toReview, reviewed);
  const id = await queueSending(backend, uid, {
    request,
    kind: "comparison-report",
    to: email,
    customer: customer.id,
    diagnoses: [comparison.before.id, comparison.after.id],
    mail,
    attachment,
  });
  return { id };
}

/**
 * Gives what `sendComparisonReport` would send, to be looked at or handed over.
 * @param payload `{ oldDiagnosisId, newDiagnosisId }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found, refused (no comparison, or the recap is being written)
 */
export async function previewComparisonReport(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<ComparisonReportPreview> {
  const { oldDiagnosisId, newDiagnosisId } = parseRequest(callables.previewcomparisonreport, payload);
  authorize(actor, "compare-diagnoses", actor);
  const read = await readComparison(backend, actor.uid, [oldDiagnosisId, newDiagnosisId]);
  const { toReview, ...outgoing } = await buildReport(backend, actor.uid, read);
  return { ...documentPreview(outgoing), toReview };
}
