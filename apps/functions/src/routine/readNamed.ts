import { type Contraindication, parseContraindication } from "@carnation/domain/internal/contraindication";
import { careMoments, WORLD } from "@carnation/domain/internal/recommendation";
import { isDocumentId } from "@carnation/domain/internal/wire";
import type { CareMoment, Recommendation, Routine } from "@carnation/domain/routine";
import { documentPaths } from "@carnation/product/path";
import { parseRecommendation } from "@carnation/product/recommendation";
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { readable } from "../readers/readable.ts";

/** Describes what documents are read with. */
type Reader = Pick<Firestore | Transaction, "getAll">;

/** Ids of the recommendations that a routine names, each once. */
export function namedIds(routine: Pick<Routine, CareMoment>): string[] {
  const ids = careMoments.flatMap((moment) => routine[moment].map(({ recommendation }) => recommendation));
  return [...new Set(ids)].filter(isDocumentId);
}

/**
 * Gives what a routine names of the shared catalogue and of the professional's own, switched off or not. What is gone or cannot
 * be read is left out.
 */
export async function readNamed(
  db: Firestore,
  uid: string,
  routine: Pick<Routine, CareMoment>,
  reader: Reader = db,
): Promise<Recommendation[]> {
  const documents = namedIds(routine).map((id) => db.doc(documentPaths.recommendation(id)));
  return (await readAll(reader, documents))
    .flatMap((stored) => readable(stored, parseRecommendation))
    .filter(({ owner }) => owner === WORLD || owner === uid);
}

/** The names of a client's contraindications, as far as they are there and can be read. */
export async function readContraindications(
  db: Firestore,
  met: readonly string[],
  reader: Reader = db,
): Promise<Contraindication[]> {
  const documents = met.filter(isDocumentId).map((id) => db.doc(documentPaths.contraindication(id)));
  return (await readAll(reader, documents)).flatMap((stored) => readable(stored, parseContraindication));
}

/** Documents at once; the SDK refuses to read none. */
export async function readAll(
  reader: Reader,
  documents: readonly DocumentReference[],
): Promise<readonly DocumentSnapshot[]> {
  return documents.length === 0 ? [] : reader.getAll(...documents);
}
