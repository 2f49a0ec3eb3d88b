import { criteria } from "@carnation/domain/criterion";
import { careMomentLabels, careMoments } from "@carnation/domain/internal/recommendation";
import { compareSubcategories, recommendationCategoryLabels } from "@carnation/domain/internal/subcategory";
import { FilterBar, FilterSelect } from "@carnation/ui/filter-bar";
import { SearchField } from "@carnation/ui/search-field";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import type { ReactNode, Ref } from "react";
import { useOptimisticChoice } from "../../../shared/state/useOptimisticChoice.ts";
import { type CatalogueRow, rowsOfView } from "./catalogueRows.ts";
import { type CatalogueView, noFilter } from "./catalogueView.ts";
import type { Catalogue } from "./useCatalogue.ts";

const categories = ["cosmetics", "other"] as const;

/** One choice for what is hers, what is shared, and what becomes of either. */
const states = [
  { value: "miennes", label: "les vôtres" },
  { value: "commun", label: "du catalogue commun" },
  { value: "actives", label: "proposées" },
  { value: "inactives", label: "désactivées" },
  { value: "masquees", label: "masquées" },
] as const;

/** Gives what a choice among them leaves of the view. */
function stateChange(chosen: string): Pick<CatalogueView, "source" | "state"> {
  switch (chosen) {
    case "miennes":
    case "commun":
      return { source: chosen, state: "" };
    case "actives":
    case "inactives":
    case "masquees":
      return { source: "", state: chosen };
    default:
      return { source: "", state: "" };
  }
}

const moments = careMoments.map((value) => ({
  value,
  label: careMomentLabels[value].toLocaleLowerCase("fr"),
}));

interface CatalogueFiltersProps {
  readonly view: CatalogueView;
  readonly onChange: (change: Partial<CatalogueView>) => void;
  readonly subcategories: Catalogue["subcategories"];
  readonly rows: readonly CatalogueRow[];
  /** True when the rows are all there are, and may be counted. */
  readonly counted: boolean;
  readonly searchRef: Ref<HTMLInputElement>;
  /** Goes to the rows of what is searched. */
  readonly onEnterRows: () => void;
}

/** Filters of the catalogue. The subcategories and criteria are those that something stands in or answers. */
export function CatalogueFilters({
  view,
  onChange,
  subcategories,
  rows,
  counted,
  searchRef,
  onEnterRows,
}: CatalogueFiltersProps): ReactNode {
  const [category, chooseCategory] = useOptimisticChoice(view.category, (chosen) =>
    // The subcategories of one are none of the other.
    onChange({ category: chosen, subcategory: "" }),
  );
  const used = new Set(rows.map(({ recommendation }) => recommendation.subcategory));
  const offered = subcategories
    .filter(
      (one) =>
        (view.category === "" || one.category === view.category) &&
        (used.has(one.id) || one.id === view.subcategory),
    )
    .toSorted(compareSubcategories);
  const answered = criteria.filter(
    ({ id }) =>
      String(id) === view.criterion ||
      rows.some(({ recommendation }) => Object.hasOwn(recommendation.weights, id)),
  );
  const countOf = (one: CatalogueView["category"]): string | undefined =>
    counted ? String(rowsOfView(rows, { ...view, category: one }).length) : undefined;
  const { category: _category, search: _search, ...choices } = noFilter;
  const { source, subcategory, state, moment, criterion } = view;
  return (
    <FilterBar
      drawerBelow="desktop"
      search={
        <SearchField
          ref={searchRef}
          shortcut="/"
          label="Rechercher un nom, un critère"
          placeholder="Rechercher"
          // The way to clear the filters keeps its place on the line.
          style={{ flexBasis: "13rem" }}
          value={view.search}
          onValueChange={(search) => onChange({ search })}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnterRows();
          }}
        />
      }
      primary={
        <SegmentedControl
          label="Catégorie"
          labelHidden
          options={[
            { value: "", label: "Toutes", count: countOf("") },
            ...categories.map((value) => ({
              value,
              label: recommendationCategoryLabels[value],
              count: countOf(value),
            })),
          ]}
          value={category}
          onValueChange={chooseCategory}
        />
      }
      activeCount={[state || source, subcategory, moment, criterion].filter((given) => given !== "").length}
      onClear={() => onChange(choices)}
    >
      <FilterSelect
        label="Sous-catégorie"
        allLabel="toutes"
        value={subcategory}
        onValueChange={(chosen) => onChange({ subcategory: chosen })}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterSelect
        label="Moment"
        allLabel="tous"
        value={moment}
        onValueChange={(chosen) => onChange({ moment: careMoments.find((one) => one === chosen) ?? "" })}
        options={moments}
      />
      <FilterSelect
        label="Critère"
        allLabel="tous"
        value={criterion}
        onValueChange={(chosen) => onChange({ criterion: chosen })}
        options={answered.map(({ id, label }) => ({ value: String(id), label }))}
      />
      <FilterSelect
        label="État"
        allLabel="tous"
        value={state || source}
        onValueChange={(chosen) => onChange(stateChange(chosen))}
        options={states}
      />
    </FilterBar>
  );
}
