import type { RecommendationPrice, SettledPrices } from "@carnation/domain/internal/recommendation";
import { subcategoryLabel } from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import { useAtom, useAtomValue } from "jotai";
import { useMemo } from "react";
import {
  catalogueAtom,
  contraindicationsAtom,
  pricesAtom,
  subcategoriesAtom,
  wholeCatalogueAtom,
} from "../../../shared/watch/catalogueAtoms.ts";
import { profileAtom } from "../../../shared/watch/accountAtoms.ts";
import { itemsOf, type ListQuery, valueOf } from "../../../shared/state/queryState.ts";
import { type CatalogueItem, catalogueItems } from "./catalogueView.ts";

const noPrices: SettledPrices = new Map<string, RecommendationPrice>();

/** Describes what the page of the catalogue lists, and the words beside it. */
export interface Catalogue {
  readonly items: ListQuery<CatalogueItem>;
  readonly retry: () => void;
  readonly prices: SettledPrices;
  readonly subcategories: readonly Subcategory[];
  /** The name of a subcategory; empty when it is not known. */
  readonly subcategoryName: (id: string | null) => string;
  /**
   * The names of contraindications, in the order given; one that is not in the list any more is left out. Before the list is
   * read it says how many there are: that there were none would be false.
   */
  readonly contraindicationNames: (ids: readonly string[]) => string[];
}

/** The catalogue of the professional, with its words. */
export function useCatalogue(): Catalogue {
  const [shown, retry] = useAtom(catalogueAtom);
  const whole = useAtomValue(wholeCatalogueAtom);
  const subcategories = itemsOf(useAtomValue(subcategoriesAtom));
  const listed = useAtomValue(contraindicationsAtom);
  const prices = valueOf(useAtomValue(pricesAtom)) ?? noPrices;
  const profile = valueOf(useAtomValue(profileAtom));
  const items = useMemo((): ListQuery<CatalogueItem> => {
    // It is ready once all that it is made of is.
    if (shown.status !== "ready") return shown;
    if (whole.status !== "ready" || profile === null) return { status: "loading" };
    const hidden = [...prices].filter(([, settled]) => settled.hidden).map(([id]) => id);
    const { uid, enabledSubcategories } = profile;
    const viewer = { uid, enabledSubcategories, subcategories, hidden };
    return { ...whole, value: catalogueItems(whole.value, viewer) };
  }, [shown, whole, profile, prices, subcategories]);
  return useMemo(() => {
    const names = new Map(subcategories.map((care) => [care.id, subcategoryLabel(care)]));
    const precautions = new Map(itemsOf(listed).map(({ id, name }) => [id, name]));
    const isRead = listed.status === "ready";
    return {
      items,
      retry,
      prices,
      subcategories,
      subcategoryName: (id) => names.get(id ?? "") ?? "",
      contraindicationNames: (ids) =>
        isRead || ids.length === 0
          ? ids.map((id) => precautions.get(id)).filter((name) => name !== undefined)
          : [`${ids.length}, dont le nom n’est pas encore lu`],
    };
  }, [items, retry, prices, subcategories, listed]);
}
