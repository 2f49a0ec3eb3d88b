import { CarnationError } from "@carnation/domain/error";
import { WORLD } from "@carnation/domain/internal/recommendation";
import type { Recommendation } from "@carnation/domain/routine";
import { type Customer } from "@carnation/product/customer";
import { contraindicationReasons } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import {
  type PrescriptionDocument,
  prescriptionDocument,
  prescriptionObstacle,
  prescriptionRefusal,
} from "@carnation/product/prescription";
import { parseRecommendation } from "@carnation/product/recommendation";
import type { Backend } from "../backend/backend.ts";
import { namedIds, readAll, readContraindications } from "../routine/readNamed.ts";
import { readAiSettings } from "../readers/readAiSettings.ts";
import { readCustomer } from "../readers/readCustomer.ts";
import { readDiagnosis } from "../readers/readDiagnosis.ts";
import { readProfile } from "../readers/readProfile.ts";

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
  const diagnosis = await readDiagnosis(db, uid, id);
  if (diagnosis === null) throw new CarnationError("not-found");
  const { routine } = diagnosis;
  const [profile, settings, customer, recommendations] = await Promise.all([
    readProfile(db, uid),
    readAiSettings(db),
    diagnosis.customer === null ? null : readCustomer(db, uid, diagnosis.customer),
    readRecommendations(db, uid, namedIds(routine)),
  ]);
  if (diagnosis.customer !== null && customer === null) throw new CarnationError("not-found");
  const contraindications = await readContraindications(db, customer?.contraindications ?? []);
  const { excludeContraindicated } = settings.recommendations;
  const met = excludeContraindicated ? (customer?.contraindications ?? []) : [];
  const reasons = contraindicationReasons([...recommendations.values()], met, contraindications);
  const obstacle = prescriptionObstacle(routine, reasons);
  if (obstacle !== null) throw prescriptionRefusal(obstacle);
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

/** Gives what of the catalogue is hers to read; what is gone is missing. One that cannot be read ends it: nobody knows whom it suits. */
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
