import { CarnationError } from "@carnation/domain/error";
import { emailConsentMissing } from "@carnation/domain/internal/comparison";
import { callables, parseRequest } from "@carnation/product/callable";
import { hasConsented } from "@carnation/product/customer";
import { type Actor, authorize } from "@carnation/product/permission";
import type { DocumentPreview } from "@carnation/product/sending";
import * as v from "valibot";
import type { Backend } from "../backend/backend.ts";
import { resultsReportPdf } from "../documents/resultsReport.ts";
import { type MailContent, mailContentSchema } from "../mail/mailContent.ts";
import { renderText } from "../mail/renderText.ts";
import { readLogo } from "../profile/readLogo.ts";
import { isQueued, queueSending } from "../sendings/queueSending.ts";
import { readResults, type ReadResults } from "./readResults.ts";
import { resultsMail } from "./resultsMail.ts";

/** Describes what leaves: the message, and the file that it carries. */
interface BuiltResults {
  readonly attachment: { readonly name: string; readonly bytes: Uint8Array };
  readonly mail: MailContent;
}

async function build(
  backend: Backend,
  uid: string,
  { report, customer, photo }: ReadResults,
): Promise<BuiltResults> {
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
  const { id, email, request } = parseRequest(callables.sendresultsreport, payload);
  authorize(actor, "send-results-report", actor);
  const { uid } = actor;
  if (request !== undefined && (await isQueued(backend, uid, request))) return { id: request };
  const read = await readResults(backend, uid, id, new Date());
  const { customer } = read;
  if (customer !== null && !hasConsented(customer.consents, "email")) {
    throw new CarnationError("refused", emailConsentMissing.message);
  }
  const { mail, attachment } = await build(backend, uid, read);
  const sending = await queueSending(backend, uid, {
    request,
    kind: "results-report",
    to: email,
    customer: customer?.id ?? null,
    diagnoses: [id],
    mail,
    attachment,
  });
  return { id: sending };
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
  const { mail, attachment } = await build(
    backend,
    actor.uid,
    await readResults(backend, actor.uid, id, new Date()),
  );
  return {
    name: attachment.name,
    pdf: Buffer.from(attachment.bytes).toString("base64"),
    subject: mail.subject,
    message: renderText(v.parse(mailContentSchema, mail)),
  };
}
