import { CarnationError } from "@carnation/domain/error";
import {
  type AiEnvironment,
  type AiSettings,
  aiSettingsChanges,
  aiSettingsWarnings,
  displaySettingsOf,
  parseAiSettings,
  perceivedAgeObstacle,
  toStoredAiSettings,
} from "@carnation/product/ai-settings";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { changedFields } from "@carnation/product/wire";
import type { Firestore } from "firebase-admin/firestore";
import { actingAdmin } from "../audit-log/auditLog.ts";

/** The version of the settings that is in force once a call is answered. */
export interface SavedAiSettings {
  readonly version: number;
}

/**
 * Saves the AI settings as a new version, which the history keeps. The same values again make none: a call whose answer was
 * lost may be sent again.
 * @param payload `{ version, values, restored? }`, untrusted
 * @param environment what this deployment can do; values under which no photo would be analysed are not saved, be they
 * typed or those of an older version
 * @throws CarnationError invalid-argument, permission-denied, refused (with the reason), aborted (another version is in
 * force, with other values)
 */
export async function saveAiSettings(
  db: Firestore,
  actor: Actor,
  payload: unknown,
  environment: AiEnvironment,
): Promise<SavedAiSettings> {
  const { version, values, restored = null } = parseRequest(callables.saveaisettings, payload);
  authorize(actor, "write-ai-settings");
  const stopping = aiSettingsWarnings(values, environment).find(({ level }) => level === "error");
  if (stopping !== undefined) throw new CarnationError("refused", stopping.message);
  return writeVersion(db, actor, { restored, from: version }, (current) => ({ ...current, ...values }));
}

/**
 * Switches the perceived age on or off, signed by whoever does it. It is a version like another: the history says when. It can
 * always be switched off.
 * @param payload `{ enabled }`, untrusted
 * @param environment what this deployment can do: without a model of ages nothing is switched on
 * @throws CarnationError invalid-argument, permission-denied, refused (with the reason)
 */
export async function setPerceivedAge(
  db: Firestore,
  actor: Actor,
  payload: unknown,
  environment: Pick<AiEnvironment, "hasAgeModel">,
): Promise<SavedAiSettings> {
  const { enabled } = parseRequest(callables.setperceivedage, payload);
  authorize(actor, "write-ai-settings");
  return writeVersion(db, actor, { restored: null, from: null }, (current) => {
    if (current.perceivedAge.enabled === enabled && current.perceivedAge.decidedBy !== null) return current;
    const obstacle = enabled ? perceivedAgeObstacle(current, environment) : null;
    if (obstacle !== null) throw new CarnationError("refused", obstacle);
    return { ...current, perceivedAge: { enabled, decidedBy: actor.uid, decided: new Date() } };
  });
}

/** Place where a version comes from. */
interface VersionOrigin {
  /** The version that it restores; null for none. */
  readonly restored: number | null;
  /** The version that must be in force; null for whichever is. */
  readonly from: number | null;
}

/** The settings, their version in the history and what professionals' screens read of them change together. */
async function writeVersion(
  db: Firestore,
  actor: Actor,
  { restored, from }: VersionOrigin,
  change: (current: AiSettings) => AiSettings,
): Promise<SavedAiSettings> {
  const settings = db.doc(documentPaths.aiSettings());
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(settings);
    const current = parseAiSettings(stored.data());
    const changed = change(current);
    if (aiSettingsChanges(current, changed).length === 0) return { version: current.version };
    if (from !== null && from !== current.version) throw new CarnationError("aborted");
    const kept = db.doc(documentPaths.aiSettingsVersion(current.version));
    const isKept = (await transaction.get(kept)).exists;
    const { name: author } = await actingAdmin(db, transaction, actor);
    const version = current.version + 1;
    const next: AiSettings = { ...changed, version, updated: new Date(), updatedBy: actor.uid };
    // Settings of before there was a history: whoever wants them back finds them.
    if (!isKept)
      transaction.create(kept, { settings: toStoredAiSettings(current), author: "", restored: null });
    // What is stored and not understood stays, also under the version that the history keeps.
    const fields = stored.exists
      ? changedFields(current, toStoredAiSettings(next))
      : toStoredAiSettings(next);
    transaction.set(settings, { ...fields }, { merge: true });
    const display = { ...displaySettingsOf(next) };
    transaction.set(db.doc(documentPaths.displaySettings()), display, { merge: true });
    transaction.create(db.doc(documentPaths.aiSettingsVersion(version)), {
      settings: toStoredAiSettings(next),
      author,
      restored,
    });
    return { version };
  });
}
