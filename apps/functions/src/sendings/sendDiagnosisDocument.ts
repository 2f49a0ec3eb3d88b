import type { Customer } from "@carnation/product/customer";
import type { SendDiagnosisDocumentOutput, SendingKind } from "@carnation/product/sending";
import type { Backend } from "../backend/backend.ts";
import { type OutgoingDocument, requireEmailConsent } from "./outgoingDocument.ts";
import { isQueued, queueSending } from "./queueSending.ts";

/** A kind of document that is made of one diagnosis. */
export interface DiagnosisDocument<Read extends { readonly customer: Customer | null }> {
  readonly kind: SendingKind;
  /** Reads what it is made of, its client among it: null for a quick diagnosis. */
  readonly read: () => Promise<Read>;
  readonly build: (read: Read) => Promise<OutgoingDocument>;
}

/**
 * Sends a document of one diagnosis. Asked for again under the same `request`, no second message leaves.
 * @returns the id of the sending
 * @throws CarnationError refused (the client has not agreed to e-mails), resource-exhausted, and what reading throws
 */
export async function sendDiagnosisDocument<Read extends { readonly customer: Customer | null }>(
  backend: Backend,
  uid: string,
  { id, email, request }: SendDiagnosisDocumentOutput,
  { kind, read, build }: DiagnosisDocument<Read>,
): Promise<{ readonly id: string }> {
  if (request !== undefined && (await isQueued(backend, uid, request))) return { id: request };
  const known = await read();
  requireEmailConsent(known.customer);
  const { mail, attachment } = await build(known);
  const sending = await queueSending(backend, uid, {
    request,
    kind,
    to: email,
    customer: known.customer?.id ?? null,
    diagnoses: [id],
    mail,
    attachment,
  });
  return { id: sending };
}
