import { CarnationError } from "@carnation/domain/error";
import { typeset } from "@carnation/domain/text";
import { callables, parseRequest } from "@carnation/product/callable";
import type { Customer } from "@carnation/product/customer";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import {
  type IssuedQuote,
  parseIssuedQuote,
  quoteDocument,
  quoteSendingObstacle,
} from "@carnation/product/quote";
import type { DocumentPreview } from "@carnation/product/sending";
import type { Backend } from "../backend/backend.ts";
import { quoteMail } from "../documents/quoteMail.ts";
import { documentPreview, type OutgoingDocument, requireEmailConsent } from "../sendings/outgoingDocument.ts";
import { isQueued, queueSending } from "../sendings/queueSending.ts";
import { quoteFile } from "./quoteFile.ts";
import { readCustomer } from "../readers/readCustomer.ts";

/**
 * Sends a quote: the signed file, or one made now. Asked for again under the same `request`, no second message leaves.
 * @param payload `{ id, email, request }`, untrusted
 * @returns the id of the sending
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found (the quote, or
 *   its client), refused (replaced, erased or expired; the signed file has changed; the client has not agreed to e-mails),
 *   resource-exhausted
 */
export async function sendQuote(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const { id, email, request } = parseRequest(callables.sendquote, payload);
  authorize(actor, "send-quote", actor);
  const { uid } = actor;
  if (await isQueued(backend, uid, request)) return { id: request };
  const quote = await readQuote(backend, uid, id);
  const obstacle = quoteSendingObstacle(quote, new Date());
  if (obstacle !== null) throw new CarnationError("refused", obstacle);
  const customer = await readRecipient(backend, uid, quote);
  if (quote.customer !== null && customer === null) throw new CarnationError("not-found");
  requireEmailConsent(customer);
  const { mail, attachment } = await buildQuote(backend, uid, quote, customer);
  const sending = await queueSending(backend, uid, {
    request,
    kind: "quote",
    to: email,
    customer: quote.customer,
    diagnoses: [quote.diagnosis],
    mail,
    attachment,
  });
  return { id: sending };
}

/**
 * A quote as it would leave, to be looked at, handed over or kept: also one that was replaced.
 * @param payload `{ id }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found, refused (erased, or the signed file has changed)
 */
export async function previewQuote(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<DocumentPreview> {
  const { id } = parseRequest(callables.previewquote, payload);
  authorize(actor, "read-quote", actor);
  const quote = await readQuote(backend, actor.uid, id);
  if (quote.state === "erased") throw new CarnationError("refused", typeset("Ce devis a été effacé."));
  const customer = await readRecipient(backend, actor.uid, quote);
  return documentPreview(await buildQuote(backend, actor.uid, quote, customer));
}

async function readQuote({ db }: Backend, uid: string, id: string): Promise<IssuedQuote> {
  const stored = await db.doc(documentPaths.quote(uid, id)).get();
  if (!stored.exists) throw new CarnationError("not-found");
  return parseIssuedQuote(id, stored.data());
}

/** The client whom a quote is for; null for none, or one whose file is gone. */
async function readRecipient(
  { db }: Backend,
  uid: string,
  { customer }: IssuedQuote,
): Promise<Customer | null> {
  if (customer === null) return null;
  return readCustomer(db, uid, customer);
}

async function buildQuote(
  backend: Backend,
  uid: string,
  quote: IssuedQuote,
  customer: Customer | null,
): Promise<OutgoingDocument> {
  const document = quoteDocument(quote);
  return {
    attachment: { name: document.fileName, bytes: await quoteFile(backend, uid, quote) },
    mail: quoteMail(document, customer?.firstname ?? null),
  };
}
