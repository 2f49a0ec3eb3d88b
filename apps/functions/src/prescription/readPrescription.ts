import { CarnationError } from "@carnation/domain/error";
import { WORLD } from "@carnation/domain/internal/recommendation";
import type { Recommendation } from "@carnation/domain/routine";
import { parseAiSettings } from "@carnation/product/ai-settings";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import { contraindicationReasons, parseDiagnosis } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import {
  type PrescriptionDocument,
  prescriptionDocument,
  prescriptionObstacle,
  prescriptionRefusal,
} from "@carnation/product/prescription";
import { parseProfile } from "@carnation/product/profile";
import { parseRecommendation } from "@carnation/product/recommendation";
import type { Backend } from "../backend.ts";
import { namedIds, readAll, readContraindications } from "../routine/readNamed.ts";

/** A prescription with whom it is for. */
export interface ReadPrescription {
  readonly document: PrescriptionDocument;
  /** Null for a quick diagnosis. */
  readonly customer: Customer | null;
}

/**
 * Reads the routine of a diagnosis, as it is stored, with all that is printed of it.
 * @throws CarnationError not-found (the diagnosis or its client), refused (an empty routine, or a contraindicated step
 *   without a reason)
 */
export async function readPrescription(
  { db }: Pick<Backend, "db">,
  uid: string,
  id: string,
  now: Date,
): Promise<ReadPrescription> {
  const stored = await db.doc(documentPaths.diagnosis(uid, id)).get();
  if (!stored.exists) throw new CarnationError("not-found");
  const diagnosis = parseDiagnosis(id, stored.data(), stored.ref.path);
  const { routine } = diagnosis;
  const [user, ai, customer, recommendations] = await Promise.all([
    db.doc(documentPaths.user(uid)).get(),
    db.doc(documentPaths.aiSettings()).get(),
    diagnosis.customer === null ? null : readCustomer(db, uid, diagnosis.customer),
    readRecommendations(db, uid, namedIds(routine)),
  ]);
  const contraindications = await readContraindications(db, customer?.contraindications ?? []);
  const { excludeContraindicated } = parseAiSettings(ai.data()).recommendations;
  const met = excludeContraindicated ? (customer?.contraindications ?? []) : [];
  const reasons = contraindicationReasons([...recommendations.values()], met, contraindications);
  const obstacle = prescriptionObstacle(routine, reasons);
  if (obstacle !== null) throw prescriptionRefusal(obstacle);
  const profile = parseProfile(uid, user.data() ?? {});
  return {
    customer,
    document: prescriptionDocument({
      routine,
      recommendations,
      customer,
      contraindications,
      profile,
      diagnosis,
      now,
    }),
  };
}

async function readCustomer(db: Backend["db"], uid: string, id: string): Promise<Customer> {
  const stored = await db.doc(documentPaths.customer(uid, id)).get();
  if (!stored.exists) throw new CarnationError("not-found");
  return parseCustomer(id, stored.data());
}

/** What of the catalogue is hers to read; what is gone is missing. One that cannot be read ends it: nobody knows whom it suits. */
async function readRecommendations(
  db: Backend["db"],
  uid: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recommendation>> {
  const stored = await readAll(
    db,
    ids.map((id) => db.doc(documentPaths.recommendation(id))),
  );
  const found = stored.flatMap((one) => (one.exists ? [parseRecommendation(one.id, one.data())] : []));
  return new Map(found.filter(({ owner }) => [WORLD, uid].includes(owner)).map((one) => [one.id, one]));
}
