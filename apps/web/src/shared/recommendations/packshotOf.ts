import type { Recommendation } from "@carnation/domain/routine";
import type { PackshotKind } from "@carnation/ui/product-card";

/** Holds what stands for a kind of product or care, by the words of its subcategory; the first that fits. */
const kinds: readonly (readonly [words: RegExp, kind: PackshotKind])[] = [
  [/serum|huile|complement/u, "serum"],
  [/demaquill|nettoyant|lotion|exfoliant|brume/u, "pump"],
  [/contour|solaire|gel/u, "tube"],
  [/creme|masque|baume/u, "jar"],
  [/led|microcourant|radiofrequence|dermabrasion|ultrason|laser|lumiere/u, "device"],
];

/** The drawing that stands for a recommendation until it has a picture. */
export function packshotOf({
  category,
  subcategory,
}: Pick<Recommendation, "category" | "subcategory">): PackshotKind {
  const found = kinds.find(([words]) => words.test(subcategory ?? ""));
  return found?.[1] ?? (category === "cosmetics" ? "serum" : "hands");
}
