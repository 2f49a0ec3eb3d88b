import { CarnationError } from "@carnation/domain/error";
import { unfinishedDiagnosis } from "@carnation/domain/internal/photo";
import {
  contraindicatedSentence,
  contraindicatedSteps,
  unknownSteps,
  unknownStepsSentence,
} from "@carnation/domain/internal/routine";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import { type CatalogueViewer, type Recommendation, type Routine } from "@carnation/domain/routine";
import { callables, parseRequest } from "@carnation/product/callable";
import { parseCustomer, reviewDue } from "@carnation/product/customer";
import { contraindicationReasons } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { parseProfile } from "@carnation/product/profile";
import { readRoutine, routineFields, type SaveRoutineResponse } from "@carnation/product/routine";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { isDeepStrictEqual } from "node:util";
import type { Backend } from "../backend/backend.ts";
import { customerOf } from "../diagnosis/customerOf.ts";
import { readLastDiagnostic } from "../diagnosis/lastDiagnostic.ts";
import { readable } from "../readers/readable.ts";
import { readContraindications, readNamed } from "./readNamed.ts";
import { countable } from "./recommendationUse.ts";
import { readAiSettings } from "../readers/readAiSettings.ts";
import type { SnapshotOf } from "../backend/storedReferences.ts";

/**
 * Saves the routine of a finished diagnosis as it is given, with the next version, and tells the client's file the day
 * of the next photo when the diagnosis is their last one. Sent again after its answer was lost, it has no second effect.
 * @param payload `{ diagnosisId, ...routine, version? }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found (no such diagnosis), aborted (another version is
 *   stored), refused with a French sentence: the diagnosis is not finished, a step that was not there before is of a
 *   recommendation that the professional does not see, or stands against a contraindication without a written reason
 */
export async function saveRoutine(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<SaveRoutineResponse> {
  const { diagnosisId, version, ...asked } = parseRequest(callables.saveroutine, payload);
  authorize(actor, "save-routine", actor);
  const { uid } = actor;
  const recommendations = await readNamed(db, uid, asked);
  const viewer = await readViewer(db, uid, recommendations);
  return db.runTransaction(async (transaction) => {
    const diagnosis = await transaction.get(db.doc(documentPaths.diagnosis(uid, diagnosisId)));
    if (!diagnosis.exists) throw new CarnationError("not-found");
    if (diagnosis.get("state") !== "done") throw unfinishedDiagnosis();
    const raw: unknown = diagnosis.get("routine");
    const { routine: stored, isWhole } = readRoutine(raw);
    if (isWhole && version !== undefined && version !== stored.version) {
      // Sent again because the answer was lost.
      if (isDeepStrictEqual(stored, { ...asked, version: version + 1 })) return { version: stored.version };
      throw new CarnationError("aborted");
    }
    refuse(unknownStepsSentence(unknownSteps({ ...asked, version: 0 }, stored, recommendations, viewer)));
    const customer = await readCustomer(transaction, diagnosis);
    refuse(await contraindicatedIn(db, { ...asked, version: 0 }, recommendations, customer));
    const routine = { ...asked, version: Math.max(stored.version, version ?? 0) + 1 };
    // With a merge: what another system keeps beside the routine stays.
    const fields = { routine: routineFields(routine, raw), ...countable(routine) };
    transaction.set(diagnosis.ref, fields, { merge: true });
    // A client whose last diagnosis is stored otherwise has no place for the day.
    if (customer?.get("last_diagnostic.id") === diagnosisId) {
      const last = readLastDiagnostic(customer);
      transaction.update(customer.ref, {
        "last_diagnostic.next_photo": routine.nextPhoto,
        review_due: reviewDue(last && { ...last, nextPhoto: routine.nextPhoto }),
      });
    }
    return { version: routine.version };
  });
}

function unreadableContraindications(): CarnationError {
  return new CarnationError(
    "refused",
    "Certaines contre-indications de ce client n’ont pas pu être lues. Ouvrez sa fiche, choisissez-les à nouveau et enregistrez-la.",
  );
}

function refuse(sentence: string | null): void {
  if (sentence !== null) throw new CarnationError("refused", sentence);
}

async function readViewer(
  db: Firestore,
  uid: string,
  recommendations: readonly Recommendation[],
): Promise<CatalogueViewer> {
  const ids = new Set(recommendations.flatMap(({ subcategory }) => subcategory ?? []));
  const [user, ...subcategories] = await db.getAll(
    db.doc(documentPaths.user(uid)),
    ...Array.from(ids, (id) => db.doc(documentPaths.subcategory(id))),
  );
  return {
    uid,
    enabledSubcategories: parseProfile(uid, user?.data() ?? {}).enabledSubcategories,
    subcategories: subcategories.flatMap((document) =>
      document.exists ? readable(document, parseSubcategory) : [],
    ),
  };
}

/** The client of a diagnosis; null for a quick one. @throws CarnationError not-found while they are being erased */
async function readCustomer(
  transaction: Transaction,
  diagnosis: DocumentSnapshot,
): Promise<SnapshotOf<"customer"> | null> {
  const known = customerOf(diagnosis);
  if (known === null) return null;
  const customer = await transaction.get(known);
  if (!customer.exists) throw new CarnationError("not-found");
  return customer;
}

/** Gives what is wrong with the steps for this client; null when nothing is, or the settings say that nothing is set aside. */
async function contraindicatedIn(
  db: Firestore,
  routine: Routine,
  recommendations: readonly Recommendation[],
  customer: DocumentSnapshot | null,
): Promise<string | null> {
  if (customer === null) return null;
  const settings = await readAiSettings(db);
  if (!settings.recommendations.excludeContraindicated) return null;
  // A client that cannot be read is not guessed: the save fails.
  const { contraindications: met, unreadable = [] } = parseCustomer(customer.id, customer.data());
  if (unreadable.includes("contraindications")) throw unreadableContraindications();
  const reasons = (names: Parameters<typeof contraindicationReasons>[2]) =>
    contraindicatedSteps(routine, contraindicationReasons(recommendations, met, names));
  if (reasons([]).length === 0) return null;
  return contraindicatedSentence(reasons(await readContraindications(db, met)));
}
