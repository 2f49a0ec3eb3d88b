import { CarnationError } from "@carnation/domain/error";
import {
  parseRecommendationPrice,
  type RecommendationPrice,
} from "@carnation/domain/internal/recommendation";
import { type Recommendation, type Routine } from "@carnation/domain/routine";
import { type ContraindicatedStep, contraindicatedSteps } from "@carnation/domain/internal/routine";
import { parseAiSettings } from "@carnation/product/ai-settings";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import { contraindicationReasons, parseDiagnosis } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import { parseProfile } from "@carnation/product/profile";
import { type QuoteDraftInput, quotePrices } from "@carnation/product/quote";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { readable } from "../diagnosis/readProposal.ts";
import { namedIds, readAll, readContraindications, readNamed } from "../routine/readNamed.ts";

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
  const { routine, customer: customerId } = parseDiagnosis(diagnosisId, opened.data(), opened.ref.path);
  const [customer, { recommendations, settled }] = await Promise.all([
    customerId === null ? null : readCustomer(db, transaction, uid, customerId),
    readCatalogue(db, transaction, uid, routine),
  ]);
  const { excludeContraindicated } = parseAiSettings(ai?.data()).recommendations;
  const met = excludeContraindicated && customer !== null ? customer.contraindications : [];
  const named = await readContraindications(db, met, transaction);
  return {
    input: {
      diagnosis: diagnosisId,
      routine,
      prices: quotePrices(recommendations, settled),
      profile: parseProfile(uid, user?.data() ?? {}),
      customer,
    },
    contraindicated: contraindicatedSteps(routine, contraindicationReasons(recommendations, met, named)),
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
  const prices = namedIds(routine).map((id) => db.doc(documentPaths.recommendationPrice(id, uid)));
  const [recommendations, found] = await Promise.all([
    readNamed(db, uid, routine, transaction),
    readAll(transaction, prices),
  ]);
  const settled = found.flatMap((stored) =>
    readable(stored, parseRecommendationPrice).map(
      (price) => [stored.ref.parent.parent?.id ?? "", price] as const,
    ),
  );
  return { recommendations, settled: new Map(settled) };
}
