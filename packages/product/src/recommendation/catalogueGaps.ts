import type { Recommendation } from "@carnation/domain/routine";
import { foldText } from "@carnation/domain/text";

/** Holds what a recommendation may lack: it can be proposed without, and is less use. */
export const catalogueGaps = ["picture", "price", "criteria"] as const;

/** Something that a recommendation lacks. */
export type CatalogueGap = (typeof catalogueGaps)[number];

/** Holds what a list calls those that lack something. */
export const catalogueGapLabels: Readonly<Record<CatalogueGap, string>> = {
  picture: "Sans photo",
  price: "Sans prix",
  criteria: "Sans critère ciblé",
};

/** Gives what a recommendation lacks, in the order of `catalogueGaps`. */
export function gapsOf({
  picture,
  price,
  weights,
}: Pick<Recommendation, "picture" | "price" | "weights">): CatalogueGap[] {
  const lacks = {
    picture: picture === null,
    price: price === null,
    criteria: Object.keys(weights).length === 0,
  };
  return catalogueGaps.filter((gap) => lacks[gap]);
}

/**
 * Ids of the recommendations whose name, whatever its case, accents and spaces, another one of the same owner has in the
 * same category. A professional may call her own as the shared catalogue calls another.
 */
export function duplicatedRecommendations(
  recommendations: readonly Pick<Recommendation, "id" | "name" | "owner" | "category">[],
): ReadonlySet<string> {
  const byName = new Map<string, string[]>();
  for (const { id, name, owner, category } of recommendations) {
    const key = JSON.stringify([owner, category, foldText(name)]);
    byName.set(key, [...(byName.get(key) ?? []), id]);
  }
  return new Set([...byName.values()].filter(({ length }) => length > 1).flat());
}
