import {
  CarnationError,
  careMoments,
  contraindicationsMet,
  type Customer,
  documentPaths,
  parseAiSettings,
  parseContraindication,
  parseCustomer,
  parseDiagnosis,
  parseProfile,
  parseRecommendation,
  type PrescriptionDocument,
  prescriptionDocument,
  prescriptionObstacle,
  prescriptionRefusal,
  type Recommendation,
  WORLD,
} from "@carnation/domain";
import type { Backend } from "../backend.ts";

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
  const diagnosis = parseDiagnosis(id, stored.data());
  const { routine } = diagnosis;
  const ids = new Set(careMoments.flatMap((moment) => routine[moment].map((step) => step.recommendation)));
  const [user, ai, customer, recommendations, list] = await Promise.all([
    db.doc(documentPaths.user(uid)).get(),
    db.doc(documentPaths.aiSettings()).get(),
    diagnosis.customer === null ? null : readCustomer(db, uid, diagnosis.customer),
    readRecommendations(db, uid, [...ids]),
    db.collection(documentPaths.contraindications()).get(),
  ]);
  const contraindications = list.docs.map((one) => parseContraindication(one.id, one.data()));
  const { excludeContraindicated } = parseAiSettings(ai.data()).recommendations;
  const met = excludeContraindicated ? (customer?.contraindications ?? []) : [];
  const reasons = new Map(
    [...recommendations].map(([key, one]) => [key, contraindicationsMet(one, met, contraindications)]),
  );
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

/** What of the catalogue is hers to read; what is gone is missing. */
async function readRecommendations(
  db: Backend["db"],
  uid: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recommendation>> {
  if (ids.length === 0) return new Map();
  const stored = await db.getAll(...ids.map((id) => db.doc(documentPaths.recommendation(id))));
  const found = stored.flatMap((one) => (one.exists ? [parseRecommendation(one.id, one.data())] : []));
  return new Map(found.filter(({ owner }) => [WORLD, uid].includes(owner)).map((one) => [one.id, one]));
}
