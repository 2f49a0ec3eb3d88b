import { parseRecommendationPrice, WORLD } from "@carnation/domain/internal/recommendation";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
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
  const [recommendations, subcategories, settled] = await Promise.all([
    db
      .collection(documentPaths.recommendations())
      .where("owner", "in", [WORLD, ...namesOf(db.doc(documentPaths.user(uid)))])
      .get(),
    db.collection(documentPaths.subcategories()).get(),
    db.collectionGroup("prices").where("uid", "==", uid).get(),
  ]);
  return {
    settings,
    recommendations: recommendations.docs.flatMap((document) => readable(document, parseRecommendation)),
    subcategories: subcategories.docs.flatMap((document) => readable(document, parseSubcategory)),
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

/** Gives what a document holds, in a list; an empty one when it cannot be read: it must not keep a diagnosis from its end. */
export function readable<T>(
  document: DocumentSnapshot,
  parse: (id: string, fields: unknown, path: string) => T,
): T[] {
  try {
    return [parse(document.id, document.data(), document.ref.path)];
  } catch {
    return [];
  }
}
