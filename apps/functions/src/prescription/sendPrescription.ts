import { callables, parseRequest } from "@carnation/product/callable";
import { type Actor, authorize } from "@carnation/product/permission";
import type { DocumentPreview } from "@carnation/product/sending";
import type { Backend } from "../backend/backend.ts";
import { prescriptionPdf } from "../documents/prescriptionPdf.ts";
import { readLogo } from "../profile/readLogo.ts";
import { documentPreview, type OutgoingDocument } from "../sendings/outgoingDocument.ts";
import { sendDiagnosisDocument } from "../sendings/sendDiagnosisDocument.ts";
import { prescriptionMail } from "./prescriptionMail.ts";
import { readPrescription, type ReadPrescription } from "./readPrescription.ts";

async function build(
  backend: Backend,
  uid: string,
  { document, customer }: ReadPrescription,
): Promise<OutgoingDocument> {
  const logo = await readLogo(backend, uid, document.emitter.logo);
  return {
    attachment: { name: document.fileName, bytes: await prescriptionPdf(document, logo) },
    mail: prescriptionMail(document, customer?.firstname ?? null),
  };
}

/**
 * Sends the routine of a diagnosis as a prescription. Asked for again under the same `request`, no second message leaves.
 * @param payload `{ id, email, request? }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found, refused (an
 *   empty routine, a contraindicated step without a reason, or the client has not agreed to e-mails), resource-exhausted
 */
export async function sendPrescription(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const form = parseRequest(callables.sendprescription, payload);
  authorize(actor, "send-prescription", actor);
  const { uid } = actor;
  return sendDiagnosisDocument(backend, uid, form, {
    kind: "prescription",
    read: () => readPrescription(backend, uid, form.id, new Date()),
    build: (read) => build(backend, uid, read),
  });
}

/**
 * Gives what `sendPrescription` would send, to be looked at or handed over.
 * @param payload `{ id }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found, refused (an empty routine, or a contraindicated
 *   step without a reason)
 */
export async function previewPrescription(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<DocumentPreview> {
  const { id } = parseRequest(callables.previewprescription, payload);
  authorize(actor, "read-diagnosis", actor);
  const read = await readPrescription(backend, actor.uid, id, new Date());
  return documentPreview(await build(backend, actor.uid, read));
}
