import { type ReactNode, useState } from "react";
import { SearchField } from "../../../fields/search-field/index.ts";
import { SegmentedControl } from "../../../fields/segmented-control/index.ts";
import { FilterBar, FilterSelect, FilterToggle } from "../index.ts";

interface CatalogueFiltersProps {
  readonly subcategory?: string;
  readonly incomplete?: boolean;
}

/** The filters of the shared catalogue, alive, for stories. */
export function CatalogueFilters(start: CatalogueFiltersProps): ReactNode {
  const [subcategory, setSubcategory] = useState(start.subcategory ?? "");
  const [state, setState] = useState("");
  const [incomplete, setIncomplete] = useState(start.incomplete ?? false);
  const clear = (): void => {
    setSubcategory("");
    setState("");
    setIncomplete(false);
  };
  return (
    <FilterBar
      search={<SearchField label="Rechercher un nom" />}
      primary={
        <SegmentedControl
          labelHidden
          label="Catégorie"
          defaultValue="all"
          options={[
            { value: "all", label: "Toutes" },
            { value: "cosmetics", label: "Cosmétiques" },
            { value: "other", label: "Autres soins" },
          ]}
        />
      }
      activeCount={[subcategory, state, incomplete].filter(Boolean).length}
      onClear={clear}
    >
      <FilterSelect
        label="Sous-catégorie"
        allLabel="toutes"
        value={subcategory}
        onValueChange={setSubcategory}
        options={["Nettoyant", "Exfoliant", "Sérum", "Crème de jour", "Protection solaire"].map((name) => ({
          value: name,
          label: name,
        }))}
      />
      <FilterSelect
        label="Statut"
        allLabel="tous"
        value={state}
        onValueChange={setState}
        options={[
          { value: "active", label: "active", count: "31" },
          { value: "inactive", label: "inactive", count: "3" },
        ]}
      />
      <FilterToggle count="3" pressed={incomplete} onPressedChange={setIncomplete}>
        À compléter
      </FilterToggle>
    </FilterBar>
  );
}
