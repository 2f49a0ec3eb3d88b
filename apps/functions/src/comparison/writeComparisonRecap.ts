import { recapText } from "@carnation/domain/comparison";
import { comparisonRecapUnderway } from "@carnation/domain/internal/comparison";
import { callables, parseRequest } from "@carnation/product/callable";
import {
  type ComparisonRecap,
  parseComparisonRecap,
  withFixedSentences,
  writtenRecapFault,
} from "@carnation/product/comparison";
import { recapAllowance } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { type DocumentSnapshot, FieldValue, type Transaction } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { randomUUID } from "node:crypto";
import type { Backend } from "../backend/backend.ts";
import { consumeRateLimit } from "../rate-limit/accountRateLimit.ts";
import { readComparison, type ReadComparison } from "./readComparison.ts";
import type { RecapModel } from "../ports/model/recapModel.ts";
import { recapPrompt } from "./recapPrompt.ts";

/**
 * Writes the recap of a comparison into `ia-recaps/{oldId-newId}`, which is watched live: started, then done. A language
 * model writes it when the settings name one; the sentences of the domain do when there is none, when it fails, is slow
 * or writes what must not be shown. What is there already is kept unless it is asked for anew, and what the professional
 * writes meanwhile always is.
 * @param payload `{ oldDiagnosisId, newDiagnosisId, regenerate? }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found, refused
 *   (with the reason), resource-exhausted (too many of a model in a short time)
 */
export async function writeComparisonRecap(
  backend: Backend,
  actor: Actor,
  payload: unknown,
  model: RecapModel | null,
): Promise<{ readonly id: string }> {
  const { oldDiagnosisId, newDiagnosisId, regenerate } = parseRequest(
    callables.getdiagnosiscomparisonrecap,
    payload,
  );
  authorize(actor, "write-comparison-recap", actor);
  const { uid } = actor;
  const read = await readComparison(backend, uid, [oldDiagnosisId, newDiagnosisId]);
  const { key, before, after } = read.comparison;
  const writer = writerOf(read, model);
  const { db } = backend;
  const document = db.doc(documentPaths.comparisonRecap(uid, key));
  const attempt = randomUUID();

  const isBegun = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const known = readable(stored);
    if (known !== null && !regenerate && isKept(known)) {
      if (known.state !== "done") transaction.update(document, { state: "done" });
      return false;
    }
    if (known !== null && isUnderway(known)) return false;
    if (writer !== null)
      await consumeRateLimit(transaction, db, { uid, field: "recaps", allowance: recapAllowance });
    const begun = {
      oldDiagnosisId: before.id,
      newDiagnosisId: after.id,
      state: "started",
      // What stood there stays until there is something to take its place.
      text: known?.text ?? "",
      source: known?.source ?? "rules",
      disclaimer: known?.disclaimer ?? null,
      created: FieldValue.serverTimestamp(),
      attempt,
    };
    transaction.set(document, begun, { merge: true });
    return true;
  });
  if (!isBegun) return { id: key };

  const written = await write(read, writer);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const isPair = await areThere(transaction, backend, uid, [before.id, after.id]);
    if (stored.get("attempt") !== attempt) return;
    // Erased while it was being written: nothing of it stays.
    if (!isPair) transaction.delete(document);
    else transaction.update(document, { ...written, state: "done", attempt: FieldValue.delete() });
  });
  return { id: key };
}

/** A document that is no recap is written anew. */
function readable(stored: DocumentSnapshot): ComparisonRecap | null {
  if (!stored.exists) return null;
  try {
    return parseComparisonRecap(stored.id, stored.data());
  } catch {
    return null;
  }
}

/** Gives what is done, and what the professional wrote, also when a later attempt came to no end. */
function isKept(recap: ComparisonRecap): boolean {
  return recap.state === "done" || (recap.source === "professional" && !isUnderway(recap));
}

/** Tells whether somebody is at it: for no longer than the function has. */
function isUnderway({ state, created }: ComparisonRecap): boolean {
  return (
    state === "started" &&
    created !== null &&
    Date.now() - created.getTime() < callables.getdiagnosiscomparisonrecap.seconds * 1000
  );
}

async function areThere(
  transaction: Transaction,
  { db }: Backend,
  uid: string,
  ids: readonly string[],
): Promise<boolean> {
  const found = await transaction.getAll(...ids.map((id) => db.doc(documentPaths.diagnosis(uid, id))));
  return found.every(({ exists }) => exists);
}

/** Writes a text; what it fails with keeps the text from being used. */
type Writer = () => Promise<string>;

function writerOf({ comparison, settings }: ReadComparison, model: RecapModel | null): Writer | null {
  const { enabled, model: name } = settings.recap;
  if (model === null || name === null || !enabled) return null;
  return () => model(name, recapPrompt(comparison, settings));
}

async function write(
  { comparison, settings }: ReadComparison,
  writer: Writer | null,
): Promise<Pick<ComparisonRecap, "text" | "source" | "disclaimer">> {
  const { disclaimer, length } = settings.recap;
  if (writer !== null) {
    try {
      const text = await writer();
      const fault = writtenRecapFault(text, comparison, length);
      if (fault === null) return { text: withFixedSentences(text, comparison), source: "model", disclaimer };
      logger.warn("recap: the text of the model is not used", { fault });
    } catch (error) {
      logger.warn("recap: the model gave no text", error);
    }
  }
  return { text: recapText(comparison), source: "rules", disclaimer };
}

/**
 * The stored recap of a comparison, for a report; null when there is none, or none that came to an end.
 * @throws CarnationError refused, while it is being written
 */
export async function readComparisonRecap(
  { db }: Pick<Backend, "db">,
  uid: string,
  key: string,
): Promise<ComparisonRecap | null> {
  const recap = readable(await db.doc(documentPaths.comparisonRecap(uid, key)).get());
  if (recap === null || isKept(recap)) return recap;
  if (isUnderway(recap)) throw comparisonRecapUnderway();
  return null;
}
