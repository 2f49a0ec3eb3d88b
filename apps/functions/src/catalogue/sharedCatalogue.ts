import { type Recommendation, WORLD } from "@carnation/domain/internal/recommendation";
import { parseSubcategory, type Subcategory } from "@carnation/domain/internal/subcategory";
import { documentPaths } from "@carnation/product/path";
import { parseRecommendation } from "@carnation/product/recommendation";
import type { Firestore } from "firebase-admin/firestore";
import { randomUUID } from "node:crypto";
import { readable } from "../readers/readable.ts";
import { runCoalesced } from "../backend/keyedQueue.ts";

/** Care and products that everybody may be proposed; nothing in it belongs to one account. */
export interface SharedCatalogue {
  readonly recommendations: readonly Recommendation[];
  readonly subcategories: readonly Subcategory[];
}

interface Kept {
  readonly version: unknown;
  readonly until: number;
  readonly catalogue: SharedCatalogue;
}

/** Longest time for which a change of the catalogue stays unseen, also where its event is not delivered, milliseconds. */
const KEPT_MS = 60_000;

const kept = new WeakMap<Firestore, Kept>();

/**
 * Reads the shared catalogue, hundreds of documents, or gives what this process has read of the same version, for a minute. The
 * version is read first: what changes meanwhile has a later one. Without a version nothing is kept.
 */
export async function readSharedCatalogue(db: Firestore, now: number = Date.now()): Promise<SharedCatalogue> {
  const version: unknown = (await db.doc(documentPaths.catalogueVersion()).get()).get("version");
  const known = kept.get(db);
  if (version !== undefined && known?.version === version && now < known.until) return known.catalogue;
  const [recommendations, subcategories] = await Promise.all([
    db.collection(documentPaths.recommendations()).where("owner", "==", WORLD).get(),
    db.collection(documentPaths.subcategories()).get(),
  ]);
  const catalogue = {
    recommendations: recommendations.docs.flatMap((document) => readable(document, parseRecommendation)),
    subcategories: subcategories.docs.flatMap((document) => readable(document, parseSubcategory)),
  };
  kept.set(db, { version, until: now + KEPT_MS, catalogue });
  return catalogue;
}

/** Gives the shared catalogue a new version; safe to repeat. */
export async function changeCatalogueVersion(db: Firestore): Promise<void> {
  await runCoalesced("catalogue version", () =>
    db.doc(documentPaths.catalogueVersion()).set({ version: randomUUID() }),
  );
}
