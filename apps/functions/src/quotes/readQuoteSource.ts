import { CarnationError } from "@carnation/domain/error";
import {
  parseRecommendationPrice,
  type RecommendationPrice,
} from "@carnation/domain/internal/recommendation";
import { type Recommendation, type Routine } from "@carnation/domain/routine";
import { type ContraindicatedStep, contraindicatedSteps } from "@carnation/domain/internal/routine";
import { contraindicationReasons } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import { type QuoteDraftInput, quotePrices } from "@carnation/product/quote";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { readable } from "../readers/readable.ts";
import { namedIds, readAll, readContraindications, readNamed } from "../routine/readNamed.ts";
import { readAiSettings } from "../readers/readAiSettings.ts";
import { readCustomer } from "../readers/readCustomer.ts";
import { readDiagnosis } from "../readers/readDiagnosis.ts";
import { readProfile } from "../readers/readProfile.ts";

/** Describes what a quote is made from, as it is stored now. */
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
  const [profile, diagnosis, settings] = await Promise.all([
    readProfile(db, uid, transaction),
    readDiagnosis(db, uid, diagnosisId, transaction),
    readAiSettings(db, transaction),
  ]);
  if (diagnosis === null) throw new CarnationError("not-found");
  const { routine, customer: customerId } = diagnosis;
  const [customer, { recommendations, settled }] = await Promise.all([
    customerId === null ? null : readCustomer(db, uid, customerId, transaction),
    readCatalogue(db, transaction, uid, routine),
  ]);
  // Erased, or about to be: nothing new is written about them.
  if (customerId !== null && customer === null) throw new CarnationError("not-found");
  const { excludeContraindicated } = settings.recommendations;
  const met = excludeContraindicated && customer !== null ? customer.contraindications : [];
  const named = await readContraindications(db, met, transaction);
  return {
    input: {
      diagnosis: diagnosisId,
      routine,
      prices: quotePrices(recommendations, settled),
      profile,
      customer,
    },
    contraindicated: contraindicatedSteps(routine, contraindicationReasons(recommendations, met, named)),
  };
}

/** Gives what the routine names, of the shared catalogue and of the professional's own, and what they ask for it. */
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
