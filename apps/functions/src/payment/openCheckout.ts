import {
  type CheckoutRefusal,
  checkoutRefusals,
  type CheckoutSession,
  parseCheckoutSession,
} from "@carnation/product/checkout";
import { isLegalComplete } from "@carnation/product/legal";
import { documentPaths } from "@carnation/product/path";
import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  type Timestamp,
} from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import type { Backend } from "../backend/backend.ts";
import { legalSettings } from "../legal/legalSettings.ts";
import { createSession, type OpenedSession } from "./createSession.ts";
import { parsePaymentAccount } from "./provider/customerAccount.ts";
import type { Payment } from "./provider/openPayment.ts";
import { validateCheckoutRequest, PaymentRefused } from "./validateCheckoutRequest.ts";
import { isSpent, spendPayment } from "./spendPayment.ts";
import { retrieveOrNull } from "./provider/retrieveOrNull.ts";
import type { ReferenceTo } from "../backend/storedReferences.ts";

/** Longest time that a request may wait for its answer: who asked has given up then, and is not to be sent anywhere. */
const ANSWER_MS = 10 * 60_000;
/** Requests of an account beyond its allowance that are kept, to be read by whoever sent them. */
const REFUSED_KEPT = 20;
/** Frequency: how often it begins anew because another request of the same account came in between. */
const ATTEMPTS = 5;

/** A checkout session that a professional has written. */
export interface AskedCheckout {
  readonly uid: string;
  readonly id: string;
  /** Moment when it was written. */
  readonly time: Date;
}

/**
 * Answers a checkout session: with the address of a payment page, or with why there is none. Safe to repeat: the answer is
 * given once, and asked again under the same key the provider gives the page that it has made already.
 *
 * Of an account one payment page is open at a time: those of before are closed, and only then the new address is published,
 * in a transaction that no other request can slip into. So two tabs cannot pay twice.
 */
export async function openCheckout(
  { db }: Pick<Backend, "db">,
  payment: Payment | null,
  { uid, id, time }: AskedCheckout,
): Promise<void> {
  const document = db.doc(documentPaths.checkoutSession(uid, id));
  const session = await readAsked(document);
  if (session?.state !== "created") return;
  try {
    if (!isLegalComplete(legalSettings())) throw new PaymentRefused("notOpen");
    if (payment === null) throw new PaymentRefused("notConfigured");
    if (Date.now() - time.getTime() > ANSWER_MS) throw new PaymentRefused("tooLate");
    await spendPayment(db, uid);
    const account = db.doc(documentPaths.paymentAccount(uid));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { sessions } = parsePaymentAccount((await account.get()).data());
      await closeSessions(payment, sessions);
      const order = await validateCheckoutRequest(db, payment, { uid, session });
      const opened = await createSession(payment, order, `checkout-${uid}-${id}`);
      if (await publish(document, account, sessions, opened)) return;
    }
    throw new PaymentRefused("unavailable");
  } catch (error) {
    const reason = reasonOf(error);
    await refuse(document, reason);
    if (reason === "tooMany") await eraseRefused(document.parent);
  }
}

/** Keeps the newest of the requests that were one too many: who asks without end does not fill the account. */
async function eraseRefused(sessions: CollectionReference): Promise<void> {
  const { docs } = await sessions.where("error.message", "==", checkoutRefusals.tooMany).limit(500).get();
  const createdOf = ({ updateTime }: { updateTime: Timestamp }): number => updateTime.toMillis();
  const older = docs.toSorted((a, b) => createdOf(b) - createdOf(a)).slice(REFUSED_KEPT);
  for (const { ref } of older) await ref.delete();
}

function reasonOf(error: unknown): CheckoutRefusal {
  if (error instanceof PaymentRefused) return error.reason;
  if (isSpent(error)) return "tooMany";
  logger.error("checkout failed", error);
  return "unavailable";
}

async function readAsked(document: DocumentReference): Promise<CheckoutSession | null> {
  const stored = await document.get();
  return stored.exists ? parseCheckoutSession(stored.id, stored.data()) : null;
}

/** Closes payment pages; one that was paid, has expired, or was opened with another key is closed already. */
async function closeSessions({ stripe }: Payment, sessions: readonly string[]): Promise<void> {
  for (const id of sessions) {
    const session = await retrieveOrNull(stripe.checkout.sessions.retrieve(id));
    if (session?.status !== "open") continue;
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // Paid between the two questions: whoever asks for the subscriptions next finds it.
      if ((await stripe.checkout.sessions.retrieve(id)).status === "open") throw error;
    }
  }
}

/** @returns whether it was published: not when the account's open pages are others than those that were closed */
function publish(
  document: ReferenceTo<"checkoutSession">,
  account: ReferenceTo<"paymentAccount">,
  closed: readonly string[],
  { sessionId, url }: OpenedSession,
): Promise<boolean> {
  return document.firestore.runTransaction(async (transaction) => {
    const [kept, asked] = await Promise.all([transaction.get(account), transaction.get(document)]);
    const { sessions } = parsePaymentAccount(kept.data());
    if (asked.get("sessionId") !== undefined || asked.get("error") !== undefined) return true;
    if (sessions.join() !== closed.join()) return false;
    transaction.set(account, { sessions: [sessionId] }, { merge: true });
    transaction.update(document, { sessionId, url, created: FieldValue.serverTimestamp() });
    return true;
  });
}

async function refuse(document: ReferenceTo<"checkoutSession">, reason: CheckoutRefusal): Promise<void> {
  await document.firestore.runTransaction(async (transaction) => {
    const asked = await transaction.get(document);
    if (!asked.exists || asked.get("sessionId") !== undefined) return;
    const message = checkoutRefusals[reason];
    transaction.update(document, { error: { message }, created: FieldValue.serverTimestamp() });
  });
}
