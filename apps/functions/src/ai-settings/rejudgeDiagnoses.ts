import { CarnationError } from "@carnation/domain/error";
import { type AiSettings } from "@carnation/product/ai-settings";
import { callables, parseRequest } from "@carnation/product/callable";
import { parseJudgement, rejudged, type RejudgeResponse } from "@carnation/product/judgement";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { FieldPath, type Firestore, type Query } from "firebase-admin/firestore";
import { actingAdmin, writeAuditLog } from "../audit-log/auditLog.ts";
import { readAiSettings } from "../readers/readAiSettings.ts";

/** Count of how many diagnoses are judged anew in one step. */
const STEP = 300;

/** Firestore's code for a document that is gone. */
const GRPC_NOT_FOUND = 5;

/**
 * Judges finished diagnoses anew by the settings in force, a step at a time, or counts them: their limits change, nothing
 * that was measured or proposed does. Whoever does it learns how many there are, and nothing of them. A step that is sent
 * again does the same again.
 * @param payload `{ version, apply, cursor }`, untrusted
 * @throws CarnationError invalid-argument, permission-denied, account-disabled, aborted (another version is in force)
 */
export async function rejudgeDiagnoses(
  db: Firestore,
  actor: Actor,
  payload: unknown,
): Promise<RejudgeResponse> {
  const { version, apply, cursor } = parseRequest(callables.rejudgediagnoses, payload);
  authorize(actor, "write-ai-settings");
  const settings = await readAiSettings(db);
  if (settings.version !== version) throw new CarnationError("aborted");
  const all = db.collectionGroup("diagnosis").where("state", "==", "done");
  const waiting = await countWaiting(all, version);
  if (!apply) return { waiting, cursor: null };
  if (cursor === null) await note(db, actor, { version, waiting });
  const step = all.orderBy(FieldPath.documentId()).limit(STEP).select("judgement");
  const { docs } = await (cursor === null ? step : step.startAfter(db.doc(cursor))).get();
  const renewed = docs.filter((stored) => stored.get("judgement.version") !== version);
  const writer = db.bulkWriter();
  // One that is deleted meanwhile needs no judgement.
  writer.onWriteError(({ code, failedAttempts }) => code !== GRPC_NOT_FOUND && failedAttempts < 3);
  const writes = renewed.map(async (stored) => {
    const judgement = rejudged(settings, parseJudgement(stored.get("judgement")));
    await writer.update(stored.ref, { judgement }).catch(unlessGone);
  });
  // Together: a write that fails while the others are on their way is this call's failure, and nobody else's.
  await Promise.all([writer.close(), ...writes]);
  const last = docs.length < STEP ? undefined : docs.at(-1);
  return { waiting: Math.max(0, waiting - renewed.length), cursor: last?.ref.path ?? null };
}

/** Those judged by another version, and those of before it was kept: a query of what is not there finds nothing. */
async function countWaiting(all: Query, version: AiSettings["version"]): Promise<number> {
  const [done, judged] = await Promise.all([
    all.count().get(),
    all.where("judgement.version", "==", version).count().get(),
  ]);
  return done.data().count - judged.data().count;
}

function note(
  db: Firestore,
  actor: Actor,
  { version, waiting }: { readonly version: number; readonly waiting: number },
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const admin = await actingAdmin(db, transaction, actor);
    writeAuditLog(db, transaction, admin, {
      action: "rejudgediagnoses",
      target: documentPaths.aiSettings(),
      targetName: "Paramètres IA",
      before: {},
      after: { version, diagnoses: waiting },
    });
  });
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === GRPC_NOT_FOUND)) throw error;
}
