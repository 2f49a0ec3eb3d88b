import { type ExclusionReason, exclusionTexts, priceFor } from "@carnation/domain/internal/recommendation";
import type { Cents } from "@carnation/domain/money";
import { foldText } from "@carnation/domain/text";
import { targetWords } from "../../../shared/recommendations/targetWords.ts";
import { momentWords } from "../../../shared/recommendations/usageWords.ts";
import type { CatalogueItem, CatalogueView } from "./catalogueView.ts";
import type { Catalogue } from "./useCatalogue.ts";

/** Describes what becomes of a recommendation of the list. */
export type RowState = "proposed" | "own" | "hidden" | "inactive" | "unproposed";

/** An item of the list, with the words for what it names. */
export interface CatalogueRow extends CatalogueItem {
  readonly id: string;
  /** Empty when it is not known. */
  readonly subcategoryName: string;
  /** « Hydratation, rougeurs ». */
  readonly targets: string;
  /** « Matin et soir ». */
  readonly moments: string;
  readonly contraindications: readonly string[];
  /** Her own, where she has settled one. */
  readonly price: Cents | null;
  readonly state: RowState;
  /** Says why it is not proposed, where its state does not. */
  readonly reason: string | null;
}

function stateOf(exclusion: ExclusionReason | null, isOwn: boolean): RowState {
  if (exclusion === null) return isOwn ? "own" : "proposed";
  return exclusion === "hidden" || exclusion === "inactive" ? exclusion : "unproposed";
}

/** Puts the words for what they name beside the items of a catalogue. */
export function rowsOf(
  items: readonly CatalogueItem[],
  { prices, subcategoryName, contraindicationNames }: Catalogue,
): readonly CatalogueRow[] {
  return items.map((item) => {
    const { recommendation, isOwn, exclusion } = item;
    const { id, subcategory, moments, contraindications } = recommendation;
    const state = stateOf(exclusion, isOwn);
    return {
      ...item,
      id,
      subcategoryName: subcategoryName(subcategory),
      targets: targetWords(recommendation),
      moments: momentWords(moments),
      contraindications: contraindicationNames(contraindications),
      price: priceFor(recommendation, prices.get(id)),
      state,
      reason: state === "unproposed" && exclusion !== null ? exclusionTexts[exclusion] : null,
    };
  });
}

/** The rows of a view. What is hidden is shown where it is asked for, and nowhere else. */
export function rowsOfView(rows: readonly CatalogueRow[], view: CatalogueView): readonly CatalogueRow[] {
  const words = foldText(view.search);
  return rows.filter(({ recommendation, isOwn, exclusion, subcategoryName, targets }) => {
    const { category, subcategory, moments, weights, name, description } = recommendation;
    if (view.category !== "" && category !== view.category) return false;
    if (view.source !== "" && isOwn !== (view.source === "miennes")) return false;
    if (view.subcategory !== "" && subcategory !== view.subcategory) return false;
    if (view.moment !== "" && !moments.includes(view.moment)) return false;
    if (view.criterion !== "" && !Object.hasOwn(weights, view.criterion)) return false;
    if (!isInState(exclusion, view.state)) return false;
    return foldText(`${name} ${subcategoryName} ${targets} ${description}`).includes(words);
  });
}

function isInState(exclusion: ExclusionReason | null, state: CatalogueView["state"]): boolean {
  switch (state) {
    case "masquees":
      return exclusion === "hidden";
    case "actives":
      return exclusion === null;
    case "inactives":
      return exclusion !== null && exclusion !== "hidden";
    default:
      return exclusion !== "hidden";
  }
}
