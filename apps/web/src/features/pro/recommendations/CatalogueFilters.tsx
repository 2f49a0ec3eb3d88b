import { compareSubcategories } from "@carnation/domain/internal/subcategory";
import { FilterBar, FilterSelect } from "@carnation/ui/filter-bar";
import { SearchField } from "@carnation/ui/search-field";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import type { ReactNode } from "react";
import { useOptimisticChoice } from "../../../shared/state/useOptimisticChoice.ts";
import type { CatalogueView } from "./catalogueView.ts";
import type { Catalogue } from "./useCatalogue.ts";

const sources = [
  { value: "", label: "Toutes" },
  { value: "commun", label: "Catalogue commun" },
  { value: "miennes", label: "Les miennes" },
] as const;

const states = [
  { value: "actives", label: "actives" },
  { value: "inactives", label: "désactivées" },
  { value: "masquees", label: "masquées" },
] as const;

interface CatalogueFiltersProps {
  readonly view: CatalogueView;
  readonly onChange: (change: Partial<CatalogueView>) => void;
  readonly catalogue: Pick<Catalogue, "items" | "subcategories">;
}

/** Filters of the catalogue. The subcategories are those that something stands in. */
export function CatalogueFilters({
  view,
  onChange,
  catalogue: { items, subcategories },
}: CatalogueFiltersProps): ReactNode {
  const [source, chooseSource] = useOptimisticChoice(view.source, (chosen) => onChange({ source: chosen }));
  const used = new Set(
    items.status === "ready" ? items.value.map(({ recommendation }) => recommendation.subcategory) : [],
  );
  const offered = subcategories
    .filter(({ id, category }) => category === view.category && (used.has(id) || id === view.subcategory))
    .toSorted(compareSubcategories);
  return (
    <FilterBar
      search={
        <SearchField
          label="Rechercher une recommandation"
          value={view.search}
          onValueChange={(search) => onChange({ search })}
        />
      }
      primary={
        <SegmentedControl
          label="Source"
          labelHidden
          options={sources}
          value={source}
          onValueChange={chooseSource}
        />
      }
      activeCount={Number(view.subcategory !== "") + Number(view.state !== "")}
      onClear={() => onChange({ subcategory: "", state: "" })}
    >
      <FilterSelect
        label="Sous-catégorie"
        allLabel="toutes"
        value={view.subcategory}
        onValueChange={(subcategory) => onChange({ subcategory })}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterSelect
        label="État"
        allLabel="tous"
        value={view.state}
        onValueChange={(state) =>
          onChange({ state: states.find(({ value }) => value === state)?.value ?? "" })
        }
        options={states}
      />
    </FilterBar>
  );
}
