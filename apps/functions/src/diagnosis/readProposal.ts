import { parseRecommendationPrice } from "@carnation/domain/internal/recommendation";
import type { AiSettings } from "@carnation/product/ai-settings";
import { parseCustomer } from "@carnation/product/customer";
import {
  parseDiagnosis,
  type ProposalCatalogue,
  recommendationsForDiagnosis,
} from "@carnation/product/diagnosis";
import type { Judgement } from "@carnation/product/judgement";
import { documentPaths } from "@carnation/product/path";
import { parseProfile } from "@carnation/product/profile";
import { parseRecommendation, toStoredDiagnosisRecommendations } from "@carnation/product/recommendation";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { namesOf } from "../backend/namesOf.ts";
import { readSharedCatalogue } from "../catalogue/sharedCatalogue.ts";
import { readable } from "../readers/readable.ts";

/** Describes what a proposal for one diagnosis is made from, beside the catalogue. */
export interface ProposalDocuments {
  readonly profile: DocumentSnapshot;
  readonly diagnosis: DocumentSnapshot;
  /** Null for a quick diagnosis. */
  readonly customer: DocumentSnapshot | null;
  /** The parsed content of the result file. */
  readonly result: unknown;
  /** @default what the diagnosis keeps */
  readonly judgement?: Judgement;
}

/**
 * The catalogue of a professional. It is read before the transaction that stores what is proposed from it: hundreds of
 * documents would otherwise be held while diagnoses end.
 */
export async function readCatalogue(
  db: Firestore,
  uid: string,
  settings: AiSettings,
): Promise<ProposalCatalogue> {
  const [shared, own, settled] = await Promise.all([
    readSharedCatalogue(db),
    db
      .collection(documentPaths.recommendations())
      .where("owner", "in", namesOf(db.doc(documentPaths.user(uid))))
      .get(),
    db.collectionGroup("prices").where("uid", "==", uid).get(),
  ]);
  return {
    settings,
    recommendations: [
      ...shared.recommendations,
      ...own.docs.flatMap((document) => readable(document, parseRecommendation)),
    ],
    subcategories: shared.subcategories,
    hidden: settled.docs.flatMap((document) => {
      const [price] = readable(document, parseRecommendationPrice);
      return price?.hidden ? [document.ref.parent.parent?.id ?? ""] : [];
    }),
  };
}

/**
 * The field `recommendations` to store. Nothing is proposed where a document that decides cannot be read: a client's
 * contraindications are never guessed.
 */
export function proposedFor(
  catalogue: ProposalCatalogue,
  { profile, diagnosis, customer, result, judgement }: ProposalDocuments,
): ReturnType<typeof toStoredDiagnosisRecommendations> {
  const [account] = readable(profile, parseProfile);
  const [opened] = readable(diagnosis, parseDiagnosis);
  const [client = null] = customer?.exists ? readable(customer, parseCustomer) : [];
  const isRead = account !== undefined && opened !== undefined && (client !== null || !customer?.exists);
  if (!isRead || client?.unreadable?.includes("contraindications"))
    return toStoredDiagnosisRecommendations({ cosmetics: [], other: [] });
  const { enabledSubcategories: chosen, created } = opened;
  const proposed = recommendationsForDiagnosis(catalogue, {
    profile: account,
    customer: client,
    chosen,
    created,
    result,
    judgement: judgement ?? opened.judgement,
  });
  return toStoredDiagnosisRecommendations(proposed);
}
