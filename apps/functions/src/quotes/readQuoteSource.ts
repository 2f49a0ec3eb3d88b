import {
  CarnationError,
  type ContraindicatedStep,
  contraindicatedSteps,
  contraindicationsMet,
  type Contraindication,
  type Customer,
  documentPaths,
  isDocumentId,
  parseAiSettings,
  parseContraindication,
  parseCustomer,
  parseDiagnosis,
  parseProfile,
  parseRecommendation,
  parseRecommendationPrice,
  type QuoteDraftInput,
  quoteItems,
  quotePrices,
  type Recommendation,
  type RecommendationPrice,
  type Routine,
  WORLD,
} from "@carnation/domain";
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { readable } from "../diagnosis/readProposal.ts";

/** What a quote is made from, as it is stored now. */
export interface QuoteSource {
  readonly input: Omit<QuoteDraftInput, "now" | "conditions" | "validUntil">;
  /** The steps that a contraindication forbids and that nobody gave a reason for. */
  readonly contraindicated: readonly ContraindicatedStep[];
}

/**
 * Reads what a quote is made from. Whatever it may not see, or cannot read, has no price: it is never guessed.
 * @throws CarnationError not-found (the diagnosis, or its client)
 */
export async function readQuoteSource(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  diagnosisId: string,
): Promise<QuoteSource> {
  const [user, opened, ai] = await readAll(transaction, [
    db.doc(documentPaths.user(uid)),
    db.doc(documentPaths.diagnosis(uid, diagnosisId)),
    db.doc(documentPaths.aiSettings()),
  ]);
  if (!opened?.exists) throw new CarnationError("not-found");
  const { routine, customer: customerId } = parseDiagnosis(diagnosisId, opened.data());
  const [customer, { recommendations, settled }] = await Promise.all([
    customerId === null ? null : readCustomer(db, transaction, uid, customerId),
    readCatalogue(db, transaction, uid, routine),
  ]);
  const { excludeContraindicated } = parseAiSettings(ai?.data()).recommendations;
  const met = excludeContraindicated && customer !== null ? customer.contraindications : [];
  const named = await readContraindications(db, transaction, met);
  const reasons = new Map(
    recommendations.map((known) => [known.id, contraindicationsMet(known, met, named)] as const),
  );
  return {
    input: {
      diagnosis: diagnosisId,
      routine,
      prices: quotePrices(recommendations, settled),
      profile: parseProfile(uid, user?.data() ?? {}),
      customer,
    },
    contraindicated: contraindicatedSteps(routine, reasons),
  };
}

async function readCustomer(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  id: string,
): Promise<Customer> {
  const stored = await transaction.get(db.doc(documentPaths.customer(uid, id)));
  // Erased, or about to be: nothing new is written about them.
  if (!stored.exists) throw new CarnationError("not-found");
  return parseCustomer(id, stored.data());
}

/** What the routine names, of the shared catalogue and of the professional's own, and what they ask for it. */
async function readCatalogue(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  routine: Routine,
): Promise<{
  readonly recommendations: readonly Recommendation[];
  readonly settled: ReadonlyMap<string, RecommendationPrice>;
}> {
  const ids = quoteItems(routine, new Map())
    .map(({ recommendation }) => recommendation)
    .filter(isDocumentId);
  const unique = [...new Set(ids)];
  const found = await readAll(transaction, [
    ...unique.map((id) => db.doc(documentPaths.recommendation(id))),
    ...unique.map((id) => db.doc(documentPaths.recommendationPrice(id, uid))),
  ]);
  const recommendations = found
    .slice(0, unique.length)
    .flatMap((stored) => readable(stored, parseRecommendation))
    .filter(({ owner }) => owner === WORLD || owner === uid);
  const settled = found
    .slice(unique.length)
    .flatMap((stored, index) =>
      readable(stored, parseRecommendationPrice).map((price) => [unique[index] ?? "", price] as const),
    );
  return { recommendations, settled: new Map(settled) };
}

async function readContraindications(
  db: Firestore,
  transaction: Transaction,
  met: readonly string[],
): Promise<readonly Contraindication[]> {
  const paths = met.filter(isDocumentId).map((id) => db.doc(documentPaths.contraindication(id)));
  return (await readAll(transaction, paths)).flatMap((stored) => readable(stored, parseContraindication));
}

/** Documents at once; the SDK refuses to read none. */
async function readAll(
  transaction: Transaction,
  documents: readonly DocumentReference[],
): Promise<readonly DocumentSnapshot[]> {
  return documents.length === 0 ? [] : transaction.getAll(...documents);
}
