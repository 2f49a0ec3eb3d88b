import { CarnationError } from "@carnation/domain/error";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import {
  type IssuedQuote,
  nextQuoteNumber,
  parseIssuedQuote,
  type QuoteDraft,
  quoteDraft,
  type QuoteNumber,
  quoteNumberSchema,
  quoteObstacle,
  saysTheSame,
  toStoredIssuedQuote,
} from "@carnation/product/quote";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import * as v from "valibot";
import type { Backend } from "../backend/backend.ts";
import { readable } from "../readers/readable.ts";
import { readQuoteSource } from "./readQuoteSource.ts";

/** Fifty at once wait for one another at the counter: each gives way more often than the SDK's five times. */
const ATTEMPTS = 50;

/**
 * Gives the routine of a diagnosis its quote. The number is taken in the transaction that stores the quote: there is never
 * a gap, and never one twice. A diagnosis has one quote in force: what changed since is the next version of the same
 * number, what says the same is given back, and `again` takes another number.
 * @param payload `{ diagnosisId, validUntil, conditions, total, request, again? }`, untrusted
 * @returns the id of the quote
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found, refused (with
 *   the reason), aborted (a price or the discount is no longer what was looked at)
 */
export async function issueQuote(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const { diagnosisId, validUntil, conditions, total, request, again } = parseRequest(
    callables.issuequote,
    payload,
  );
  authorize(actor, "issue-quote", actor);
  const { uid } = actor;
  const numbers = db.doc(documentPaths.quoteNumbers(uid));
  const document = db.doc(documentPaths.quote(uid, request));
  const issue = async (transaction: Transaction): Promise<string> => {
    if ((await transaction.get(document)).exists) return document.id;
    const now = new Date();
    const [{ input, contraindicated }, inForce] = await Promise.all([
      readQuoteSource(db, transaction, uid, diagnosisId),
      quoteInForce(db, transaction, uid, diagnosisId),
    ]);
    const draft = quoteDraft({ ...input, now, validUntil, conditions });
    const obstacle = quoteObstacle(draft, contraindicated);
    if (obstacle !== null) throw new CarnationError("refused", obstacle);
    if (draft.total !== total) throw new CarnationError("aborted");
    if (inForce !== null && again !== true && saysTheSame(inForce, draft)) return inForce.id;
    const isNext = inForce !== null && again !== true;
    // The counter is read last: of those who issue at the same time, it keeps each from the others for a moment only.
    const number = isNext ? inForce.number : nextQuoteNumber(lastNumber(await transaction.get(numbers)), now);
    const quote = issued(draft, { id: document.id, number, version: isNext ? inForce.version + 1 : 1, now });
    transaction.create(document, toStoredIssuedQuote(quote));
    // What somebody has accepted is replaced by another version of it alone.
    if (isNext || inForce?.state === "issued") {
      transaction.update(db.doc(documentPaths.quote(uid, inForce.id)), { state: "replaced" });
    }
    if (!isNext) transaction.set(numbers, { ...number });
    return document.id;
  };
  return { id: await db.runTransaction(issue, { maxAttempts: ATTEMPTS }) };
}

/** @throws Error where the counter is none: to begin again at 1 would give a number twice */
function lastNumber(counter: DocumentSnapshot): QuoteNumber | null {
  return counter.exists ? v.parse(quoteNumberSchema, counter.data()) : null;
}

/** The newest quote of a diagnosis that nothing has taken the place of. */
async function quoteInForce(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  diagnosis: string,
): Promise<IssuedQuote | null> {
  const quotes = db.collection(documentPaths.quotes(uid));
  const { docs } = await transaction.get(
    quotes.where("diagnosis", "==", diagnosis).where("state", "in", ["issued", "signed"]),
  );
  const [newest = null] = docs
    .flatMap((stored) => readable(stored, parseIssuedQuote))
    .toSorted((one, other) => other.created.getTime() - one.created.getTime());
  return newest;
}

function issued(
  draft: QuoteDraft,
  { id, number, version, now }: Pick<IssuedQuote, "id" | "number" | "version"> & { readonly now: Date },
): IssuedQuote {
  const { missingPrices, missingEmitterFields, empty, total, ...contents } = draft;
  // A draft without an obstacle has all its prices.
  if (empty || missingPrices.length + missingEmitterFields.length > 0 || total === null)
    throw new Error("What lacks something cannot be issued");
  const unsigned = { signature: null, hash: null } as const;
  return { ...contents, ...unsigned, id, number, version, state: "issued", total, created: now };
}
