import type { Recommendation } from "../recommendation/recommendation.ts";
import type { Subcategory } from "../subcategory/subcategory.ts";
import { foldText } from "../text/foldText.ts";

/** Active of a product that another product, or the sun, must be asked about. */
export const careActives = ["retinoid", "exfoliant", "vitamin-c", "sun-protection"] as const;

/** Active of a product that another product, or the sun, must be asked about. */
export type CareActive = (typeof careActives)[number];

/** Least sun protection factor that counts as a protection of the morning. */
export const SUN_PROTECTION_MIN = 30;

/**
 * The words that name each one, folded, with spaces for hyphens. Exfoliants are acids (AHA, BHA, PHA, LHA and their
 * names), enzymes and grains, and the cares of a cabin that do the same. Not among them, on purpose: bakuchiol, azelaic
 * and hyaluronic acid, niacinamide, clay and « ferment lactique ».
 */
const namings: Readonly<Record<CareActive, RegExp>> = {
  retinoid:
    /\b(?:retino(?:ls?|ides?|ate|ique)|retinal(?:dehyde)?|retinyl\w*|(?:iso)?tretinoine|adapalene|trifarotene)\b|\bvitamine a(?=\s*(?:$|[,.;)+\d]|pure\b|encapsulee\b|stabilisee\b))/gu,
  exfoliant:
    /\b(?:[abpl]has?|acides? (?:lactique|malique|tartrique|de fruits?)|(?:acide )?(?:glycolique|salicylique|mandelique|lactobionique)|gluconolactone|(?:alpha|beta|poly) ?hydroxy\w*|exfoli\w+|gomm(?:ages?|ante?s?)|peelings?|scrubs?|enzymatiques?|papaine|bromelaine|(?:micro|hydra) ?dermabrasion)\b/gu,
  "vitamin-c": /\b(?:vitamine c|(?:acide )?ascorbique|ascorbyl\w*)\b/gu,
  "sun-protection":
    /\b(?:(?:protections?|ecrans?|filtres?|cremes?|fluides?|laits?|soins?|sprays?|sticks?) solaires?|photoprotect\w*|anti uv|filtres? uv|(?:spf|fps) ?\d+)\b/gu,
};

/** Words before a term that a text names only to say that the product is without it, follows it or replaces it. */
const denials: readonly RegExp[] = [
  /\b(?:sans|ni|non|pas (?:de|d')|apres|post|avant)\s*(?:\w+\s+)?$/u,
  /\b(?:alternatives?|remplacer?|plutot qu|au lieu)[^.;:!?]*$/u,
  /\b(?:ne pas|jamais|eviter?|incompatible|deconseille)[^.;:!?]*$/u,
];

const factors = /\b(?:spf|fps) ?(\d+)/gu;

/**
 * Gives what a product does, read from the words of its name, its description and its subcategory. Its note and its use are
 * not read: they speak of what it must not meet.
 * @param subcategory the id or the name of its subcategory; empty for none
 */
export function activesOf(
  { name, description }: Pick<Recommendation, "name" | "description">,
  subcategory: string = "",
): CareActive[] {
  const texts = [name, description, subcategory].map((text) => foldText(text).replace(/[-‐‑]/gu, " "));
  return careActives.filter((active) =>
    active === "sun-protection" ? protects(texts) : texts.some((text) => names(text, active)),
  );
}

/** A factor that is said and too low is no protection, whatever the product calls itself. */
function protects(texts: readonly string[]): boolean {
  const said = texts.flatMap((text) => Array.from(text.matchAll(factors), ([, factor]) => Number(factor)));
  if (said.length > 0 && Math.max(...said) < SUN_PROTECTION_MIN) return false;
  return texts.some((text) => names(text, "sun-protection"));
}

function names(text: string, active: CareActive): boolean {
  return Array.from(text.matchAll(namings[active])).some(({ index }) => {
    const before = text.slice(0, index);
    return !denials.some((denial) => denial.test(before));
  });
}

/** The actives of recommendations by their id. */
export function activesById(
  recommendations: readonly Pick<Recommendation, "id" | "name" | "description" | "subcategory">[],
  subcategories: readonly Pick<Subcategory, "id" | "name">[],
): ReadonlyMap<string, readonly CareActive[]> {
  const named = new Map(subcategories.map(({ id, name }) => [id, name]));
  return new Map(
    recommendations.map((recommendation) => {
      const subcategory = recommendation.subcategory ?? "";
      return [recommendation.id, activesOf(recommendation, named.get(subcategory) ?? subcategory)];
    }),
  );
}
