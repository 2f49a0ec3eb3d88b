import { Download, Plus } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "../../../actions/button/index.ts";
import { DataTable } from "../../data-table/index.ts";
import { recommendations } from "../../data-table/testing/recommendations.ts";
import { catalogue } from "../../data-table/testing/recommendationTable.tsx";
import { EmptyState } from "../../../feedback/empty-state/index.ts";
import { FilterBar, FilterSelect } from "../../filter-bar/index.ts";
import { Pagination } from "../../../navigation/pagination/index.ts";
import { SearchField } from "../../../fields/search-field/index.ts";
import { SegmentedControl } from "../../../fields/segmented-control/index.ts";
import { ResourceList } from "../index.ts";

const categories = [
  { value: "", label: "Toutes" },
  { value: "cosmetics", label: "Cosmétiques" },
  { value: "other", label: "Autres soins" },
];
const subcategories = [...new Set(recommendations.map(({ subcategory }) => subcategory))].toSorted((a, b) =>
  a.localeCompare(b, "fr"),
);
const pageSize = 10;

interface CatalogueProps {
  readonly empty?: boolean;
}

/** The administrator's catalogue, alive: a host does as much with its own store, and keeps it all in the address. */
export function Catalogue({ empty = false }: CatalogueProps): ReactNode {
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState("");
  const [subcategory, setSubcategory] = useState("");
  const [page, setPage] = useState(1);
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />}>
      Ajouter
    </Button>
  );
  const found = useMemo(
    () =>
      recommendations.filter(
        (row) =>
          (category === "" || row.category === category) &&
          (subcategory === "" || row.subcategory === subcategory) &&
          row.name.toLowerCase().includes(search.toLowerCase()),
      ),
    [category, subcategory, search],
  );
  const rows = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]);
  const from =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setPage(1);
    };
  const clear = (): void => {
    setSearch("");
    setSubcategory("");
    setCategory("");
    setPage(1);
  };
  return (
    <ResourceList
      title="Recommandations"
      count={empty ? "0 recommandation" : "14 recommandations, dont 13 actives"}
      facts={["Catalogue commun"]}
      actions={
        <>
          <Button variant="text" icon={<Download aria-hidden="true" />}>
            Exporter
          </Button>
          {empty ? null : add}
        </>
      }
      filters={
        empty ? undefined : (
          <FilterBar
            search={<SearchField label="Rechercher un nom" value={search} onValueChange={from(setSearch)} />}
            primary={
              <SegmentedControl
                labelHidden
                label="Catégorie"
                options={categories}
                value={category}
                onValueChange={from(setCategory)}
              />
            }
            activeCount={Number(subcategory !== "")}
            onClear={() => setSubcategory("")}
          >
            <FilterSelect
              label="Sous-catégorie"
              allLabel="toutes"
              value={subcategory}
              onValueChange={from(setSubcategory)}
              options={subcategories.map((name) => ({ value: name, label: name }))}
            />
          </FilterBar>
        )
      }
      pagination={
        found.length > 0 && !empty ? (
          <Pagination page={page} pageSize={pageSize} total={found.length} onPageChange={setPage} />
        ) : undefined
      }
    >
      <DataTable
        {...catalogue}
        rows={empty ? [] : rows}
        filtered={!empty}
        onClearFilters={clear}
        empty={
          <EmptyState title="Aucune recommandation pour l’instant" action={add}>
            Les produits et les soins que vous proposez apparaîtront ici.
          </EmptyState>
        }
      />
    </ResourceList>
  );
}
